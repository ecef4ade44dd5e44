"""The picture on each card: one motif per card, from a small set of paper parts."""

from collections.abc import Callable, Mapping

from PySide6.QtGui import QPainter

from enix_desktop.ui.hertzschlag.art.motifs import efficiency, emobility, flexibility, politics, solar, wind
from enix_desktop.ui.hertzschlag.art.motifs.scene import HEIGHT, WIDTH, Scene, scene

__all__ = ["HEIGHT", "MOTIFS", "WIDTH", "paint_motif"]

MOTIFS: Mapping[str, Callable[[Scene], None]] = {
    **efficiency.MOTIFS,
    **politics.MOTIFS,
    **flexibility.MOTIFS,
    **emobility.MOTIFS,
    **solar.MOTIFS,
    **wind.MOTIFS,
}
"""The motif of each card, by the card's id."""


def paint_motif(painter: QPainter, card: str, category: int) -> None:
    """Paint the motif of the card with this id into the window from (0, 0) to (WIDTH, HEIGHT)."""
    stage = scene(painter, category)
    stage.fill_sky()
    motif = MOTIFS.get(card)
    if motif is not None:
        motif(stage)
