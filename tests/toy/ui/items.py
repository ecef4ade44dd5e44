"""What lies on the table of Sparks: fields, players and keys with numbers. Items decide nothing."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from enix_desktop.engine.rules import Seat
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.paper_art import box, disc, lay
from enix_desktop.ui.widgets.theme import ACCENT, PAPER, current_theme, font
from tests.toy.rules.table import DARK, FREE, MOST_SPARKS
from tests.toy.ui.art import SPARK, bolt, paint_field, paint_look

_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_MARGIN = 8.0
"""Room around an item for its shadow and its ring."""


class PaperThing(QGraphicsObject):
    """A piece of paper that lies in a rectangle and can be clicked; a ring says that it may be chosen."""

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rect, self._ring, self.is_marked = QRectF(), "", False

    def set_rect(self, rect: QRectF) -> None:
        """Lie around the middle of *rect*, so that it grows and shrinks there."""
        self.prepareGeometryChange()
        self.setPos(rect.center())
        self.rect = rect.translated(-rect.center())

    def set_ring(self, ring: str) -> None:
        """It `may` be chosen, is `chosen`, or nothing of that."""
        self._ring = ring
        self.update()

    def set_marked(self, is_marked: bool) -> None:
        """Something happened here."""
        self.is_marked = is_marked
        self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def shape(self) -> QPainterPath:
        return box(self.rect.x(), self.rect.y(), self.rect.width(), self.rect.height(), 10)

    def outline(self, margin: float = 0.0) -> QPainterPath:
        """Its edge in the scene, so far outside."""
        rect = self.sceneTransform().mapRect(self.rect).adjusted(-margin, -margin, margin, margin)
        return box(rect.x(), rect.y(), rect.width(), rect.height(), 12)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.pressed.emit()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_paper(painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._ring:
            painter.strokePath(self.shape(), QPen(PAPER, 7))
            painter.strokePath(self.shape(), QPen(ACCENT, 5 if self._ring == "chosen" else 2.5))
        if self.is_marked:
            painter.strokePath(self.shape(), QPen(current_theme.theme.text, 3, Qt.PenStyle.DotLine))

    def paint_paper(self, painter: QPainter) -> None:
        """Paint what lies there."""
        raise NotImplementedError


class FieldItem(PaperThing):
    """One field of the board."""

    def __init__(self, pawn_looks: list[PawnLook]) -> None:
        super().__init__()
        self._pawn_looks = pawn_looks
        self.holder: Seat = FREE

    def show_holder(self, holder: Seat) -> None:
        """A seat, FREE or DARK."""
        self.holder = holder
        self.update()

    def paint_paper(self, painter: QPainter) -> None:
        look = self._pawn_looks[self.holder] if self.holder >= 0 else None
        paint_field(painter, self.rect, look, self.holder == DARK)


class KeyItem(PaperThing):
    """A number that can be bid or written."""

    def __init__(self, face: str) -> None:
        super().__init__()
        self.face = face

    def paint_paper(self, painter: QPainter) -> None:
        lay(painter, self.shape(), current_theme.theme.panel, 3)
        painter.setPen(current_theme.theme.text)
        painter.setFont(font(24, QFont.Weight.DemiBold))
        painter.drawText(self.rect, _CENTRE, self.face)


class PlaceItem(PaperThing):
    """A player: piece, name, sparks and bid."""

    def __init__(self, name: str, look: PawnLook) -> None:
        super().__init__()
        self.name, self._look = name, look
        self.sparks, self.bid, self.is_framed = 0, "", False

    def show_facts(self, sparks: int, bid: str) -> None:
        """A bid is a number, a dash while there is none, or a dot that hides it."""
        self.sparks, self.bid = sparks, bid
        self.update()

    def set_framed(self, is_framed: bool) -> None:
        """Whether the prompt line speaks of this player."""
        self.is_framed = is_framed
        self.update()

    def paint_paper(self, painter: QPainter) -> None:
        theme, rect = current_theme.theme, self.rect
        lay(painter, self.shape(), theme.tint if self.is_framed else theme.panel, 3)
        painter.strokePath(self.shape(), QPen(theme.chosen if self.is_framed else theme.panel_edge, 2))
        paint_look(painter, self._look, QPointF(rect.left() + 32, rect.center().y()), 44)
        name = QRectF(rect.left() + 62, rect.top() + 6, rect.width() - 118, 30)
        painter.setPen(theme.text)
        painter.setFont(fitting_font(self.name, name.width(), (18, 15, 13), QFont.Weight.DemiBold))
        painter.drawText(name, _LEFT, self.name)
        for number in range(MOST_SPARKS):
            spark = bolt(rect.left() + 72 + 22 * number, rect.top() + 52, 12)
            lay(painter, spark, SPARK if number < self.sparks else theme.table_edge)
        lay(painter, disc(rect.right() - 32, rect.center().y(), 21), theme.table)
        painter.setPen(theme.text)
        painter.setFont(font(18, QFont.Weight.Bold))
        painter.drawText(QRectF(rect.right() - 53, rect.center().y() - 21, 42, 42), _CENTRE, self.bid)


class QuestionItem(PaperThing):
    """The sum with what is written as its answer, and the time that is left as a shrinking bar."""

    def __init__(self) -> None:
        super().__init__()
        self.text, self._left = "", 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(20)

    def ask(self, text: str, left: float = 1.0) -> None:
        """Show *text* and the part of the time that is *left*; no text hides the paper."""
        self.text, self._left = text, left
        self.setVisible(bool(text))
        self.update()

    def paint_paper(self, painter: QPainter) -> None:
        theme, rect = current_theme.theme, self.rect
        lay(painter, self.shape(), theme.panel, 5)
        painter.strokePath(self.shape(), QPen(theme.chosen, 2))
        painter.setPen(theme.text)
        painter.setFont(font(36, QFont.Weight.Bold))
        painter.drawText(rect.adjusted(0, 0, 0, -16), _CENTRE, self.text)
        bar = QRectF(rect.left() + 20, rect.bottom() - 22, rect.width() - 40, 8)
        lay(painter, box(bar.x(), bar.y(), bar.width(), 8, 4), theme.table_edge)
        lay(painter, box(bar.x(), bar.y(), bar.width() * self._left, 8, 4), ACCENT)
