"""The styles in which computer players like to play ENIX, in words."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from enix_desktop.ui.game_ui import StyleWords


class EnixStyles(QObject):
    """Words by key, in the current language."""

    def all(self) -> Mapping[str, StyleWords]:
        return {
            "cautious": StyleWords(self.tr("cautious"), self.tr("Cautious: takes little and ends early.")),
            "greedy": StyleWords(self.tr("greedy"), self.tr("Greedy: takes whatever there is.")),
            "trickster": StyleWords(self.tr("trickster"), self.tr("Trickster: gets in the others’ way.")),
            "builder": StyleWords(self.tr("builder"), self.tr("Builder: likes to change the board.")),
        }
