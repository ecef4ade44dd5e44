"""The pieces of the players in words."""

from PySide6.QtCore import QObject


class PieceWords(QObject):
    """Colour and shape by the key of a piece, in the current language."""

    def piece(self, key: str) -> str:
        names = {
            "red": self.tr("Red, round"),
            "blue": self.tr("Blue, square"),
            "green": self.tr("Green, triangle"),
            "yellow": self.tr("Yellow, diamond"),
            "purple": self.tr("Purple, star"),
            "white": self.tr("White, ring"),
        }
        return names.get(key, key.capitalize())
