"""The picture on each card: one motif per card, from a small set of paper parts."""

from collections.abc import Callable, Mapping

from PySide6.QtGui import QPainter

from enix_desktop.games.enix.components import ActionCard
from enix_desktop.ui.enix.card_motifs import biomass, geothermal, goblin_places, hydro, ocean, solar, wind
from enix_desktop.ui.enix.card_motifs.scene import Mood, Scene, scene

MOTIFS: Mapping[str, Callable[[Scene], None]] = {
    **solar.MOTIFS,
    **hydro.MOTIFS,
    **geothermal.MOTIFS,
    **ocean.MOTIFS,
    **wind.MOTIFS,
    **biomass.MOTIFS,
    **goblin_places.MOTIFS,
}
"""The motif of each card, by the card's id."""


def mood_of(card: ActionCard) -> Mood:
    """Negative values bring storm, zero brings mist, the goblin brings magic."""
    if card.value is None:
        return Mood.MAGIC
    if card.value < 0:
        return Mood.STORM
    return Mood.FAIR if card.value else Mood.MIST


def paint_motif(painter: QPainter, card: ActionCard) -> None:
    """Paint the motif of *card* into the window from (0, 0) to (WIDTH, HEIGHT)."""
    stage = scene(painter, card.energy, mood_of(card))
    stage.fill_sky()
    motif = MOTIFS.get(card.id)
    if motif is not None:
        motif(stage)
