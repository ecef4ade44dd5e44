"""Games that have a box and nothing in it, to see how a shelf with several looks."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from enix_desktop.ui.enix.game_ui import EnixUi
from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.widgets.theme import PAPER, Theme, font


class FakeUi(EnixUi):
    """What ENIX is, but with another box."""

    def __init__(self, name: str, colour: str, seats: range, minutes: int, age: int) -> None:
        super().__init__()
        self.id, self.seats, self.minutes, self.age = name.casefold().replace(" ", "-"), seats, minutes, age
        self._name, self._colour = name, QColor(colour)

    def title(self) -> str:
        """The same in every language."""
        return self._name

    def paint_title(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The name in one colour with a rim of paper."""
        type_ = font(max(1, round(rect.height() * 0.7)), QFont.Weight.Bold)
        wide = QFontMetricsF(type_).horizontalAdvance(self._name)
        scale = min(1.0, rect.width() / (wide * 1.05))
        path = QPainterPath()
        path.addText(QPointF(0, 0), type_, self._name)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.left() + 0.02 * wide * scale, rect.bottom() - rect.height() * 0.2)
        painter.scale(scale, scale)
        painter.strokePath(path, QPen(PAPER, rect.height() * 0.1))
        painter.fillPath(path, self._colour)
        painter.restore()

    def paint_box(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Hills in the colour of the game, and a sun."""
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(rect, self._colour.lighter(150))
        painter.setBrush(PAPER)
        painter.drawEllipse(
            rect.center() + QPointF(0, -rect.height() * 0.1), rect.width() / 7, rect.width() / 7
        )
        for number, shade in enumerate((110, 130, 160)):
            painter.setBrush(self._colour.darker(shade))
            middle = QPointF(rect.left() + rect.width() * (0.2 + 0.3 * number), rect.bottom() + 10)
            painter.drawEllipse(middle, rect.width() * 0.4, rect.height() * (0.5 - 0.09 * number))
        painter.restore()


def fake_games(count: int) -> list[GameUi]:
    """ENIX and others, *count* in all."""
    others = (
        FakeUi("Station Six", "#4B3F8F", range(2, 5), 60, 12),
        FakeUi("Hertzschlag", "#C1552D", range(3, 7), 90, 14),
        FakeUi("ENIGMA", "#2E7D6B", range(1, 2), 120, 14),
    )
    return [EnixUi(), *others[: count - 1]]
