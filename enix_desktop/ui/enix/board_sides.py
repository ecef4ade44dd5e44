"""Where a place on the board is, seen from a tile."""

from PySide6.QtCore import QObject


class BoardSides(QObject):
    """The six sides of a tile in words, in the current language."""

    def beyond(self, side: int, energy: str) -> str:
        """Beyond that *side* of the tile of *energy*."""
        sides = (
            self.tr("south-east of {energy}"),
            self.tr("south of {energy}"),
            self.tr("south-west of {energy}"),
            self.tr("north-west of {energy}"),
            self.tr("north of {energy}"),
            self.tr("north-east of {energy}"),
        )
        return sides[side].format(energy=energy)
