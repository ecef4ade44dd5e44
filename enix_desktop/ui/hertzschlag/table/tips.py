"""What symbols mean, in words under the mouse: cards, the event, plants, calm and the own goals."""

from PySide6.QtWidgets import QGraphicsObject

from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.hertzschlag.table.spoken import SpokenWords
from enix_desktop.ui.table.player_names import PlayerNames


class Tips:
    """Writes the words of screen readers under what the mouse can point at."""

    def __init__(self, scene: HertzschlagScene, names: PlayerNames) -> None:
        self._scene, self._words = scene, SpokenWords(scene, names)

    def write(self) -> None:
        """Say what is shown now, in the current language."""
        scene, words, view = self._scene, self._words, self._scene.view_shown
        if view is None:
            return
        for card, item in scene.hand.cards.items():
            _tell(item, words.card(card, view))
        for plant in scene.plants:
            _tell(plant, f"{words.plant(view, plant.plant)}.")
        _tell(scene.page, ": ".join(filter(None, words.event(view))))
        _tell(scene.facts, words.facts(view))
        _tell(scene.goal, " ".join(words.goal(goal, progress) for goal, progress in scene.goal.goals))


def _tell(item: QGraphicsObject, text: str) -> None:
    if item.toolTip() != text:
        item.setToolTip(text)
