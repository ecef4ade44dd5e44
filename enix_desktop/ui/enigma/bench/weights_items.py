"""What lies on the weights bench: the cups of the balance, the weights, and their tray."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from enix_desktop.ui.enigma.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT
from enix_desktop.ui.enigma.bench.weights_model import Cup
from enix_desktop.ui.enigma.bench.words import said
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import MARGIN, ThingItem
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.paper_art import box, disc, lay, mix, polygon, thick
from enix_desktop.ui.widgets.theme import INK, PAPER, Theme, current_theme, font

_IRON, _IRON_PALE = QColor("#59626F"), QColor("#AEB9C8")
BOWL = 50.0
"""How high a bowl is, with its number."""


class Group(Enum):
    """What can be chosen on the weights bench."""

    CUP = auto()
    """A cup, by its Cup: another weight goes into it."""
    PILE = auto()
    """The weights in a cup, by its Cup: one of them comes out."""
    STOCK = auto()
    """The weights in the tray."""


def edge(theme: Theme, colour: QColor) -> QPen:
    """A line around paper of this *colour*: fine, or plain to see where edges count."""
    return QPen(theme.text, 2.5) if theme.is_strong else QPen(mix(colour, INK, 0.35), 1.2)


def paint_weight(painter: QPainter, place: QRectF) -> None:
    """A weight with a knob, standing in *place*."""
    theme = current_theme.theme
    iron = _IRON_PALE if theme.is_dark else _IRON
    wide, high = place.width(), place.height()
    x, bottom = place.center().x(), place.bottom()
    body = polygon(
        (
            (x - wide * 0.46, bottom),
            (x + wide * 0.46, bottom),
            (x + wide * 0.34, bottom - high * 0.66),
            (x - wide * 0.34, bottom - high * 0.66),
        )
    )
    neck = box(x - wide * 0.1, bottom - high * 0.76, wide * 0.2, high * 0.14)
    knob = disc(x, bottom - high * 0.84, high * 0.14)
    shape = thick(body, 3).united(body).united(neck).united(knob)
    lay(painter, shape, iron, 2.0)
    shine = polygon(
        (
            (x - wide * 0.34, bottom - high * 0.08),
            (x - wide * 0.24, bottom - high * 0.08),
            (x - wide * 0.18, bottom - high * 0.58),
            (x - wide * 0.27, bottom - high * 0.58),
        )
    )
    lay(painter, shine, mix(iron, PAPER, 0.35))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(edge(theme, iron))
    painter.drawPath(shape)


class WeightItem(ThingItem):
    """One weight; all are equal, so it stands wherever one is wanted."""

    def __init__(self) -> None:
        super().__init__(Spot(Group.STOCK, 0))
        self.start: QPointF | None = None
        """Where it comes from, while it is on its way."""

    def resize(self, side: float) -> None:
        """Be so large."""
        if side != self.rect.width():
            self.prepareGeometryChange()
            self.rect = QRectF(-side / 2, -side / 2, side, side)
            self.update()

    def paint_thing(self, painter: QPainter) -> None:
        paint_weight(painter, self.rect.adjusted(1, 1, -1, -1))


class CupItem(ThingItem):
    """Hangs from the beam by two strings; its origin is the hook."""

    def __init__(self, cup: Cup, number: int) -> None:
        super().__init__(Spot(Group.CUP, cup))
        self.cup, self.number = cup, number
        self.wide, self.strings, self.headroom = 100.0, 120.0, 80.0
        self.setZValue(2)

    def resize(self, wide: float, strings: float, headroom: float) -> None:
        """Be so wide, hang so low, and have so much room for weights above the bowl."""
        self.prepareGeometryChange()
        self.wide, self.strings, self.headroom = wide, strings, headroom
        self.rect = QRectF(-wide / 2, strings - headroom, wide, headroom + BOWL)
        self.update()

    @property
    def bowl(self) -> QRectF:
        return QRectF(-self.wide / 2, self.strings, self.wide, BOWL)

    @property
    def corner(self) -> float:
        return 12.0

    def boundingRect(self) -> QRectF:
        high = self.strings + BOWL
        return QRectF(-self.wide / 2, 0, self.wide, high).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def outline(self, margin: float = 0.0) -> QPainterPath:
        """The ring lies around the bowl alone, beside that of the weights in it."""
        rect = self.mapRectToScene(self.bowl).adjusted(-margin, -margin, margin, margin)
        return box(rect.x(), rect.y(), rect.width(), rect.height(), self.corner)

    def paint_thing(self, painter: QPainter) -> None:
        theme = current_theme.theme
        bowl, half = self.bowl, self.wide / 2
        string = QPen(theme.text if theme.is_strong else mix(BRASS_DARK, theme.table, 0.25), 1.6)
        painter.setPen(string)
        for side in (-1, 1):
            painter.drawLine(QPointF(0, 4), QPointF(side * (half - 4), bowl.top() + 3))
        path = QPainterPath(QPointF(-half, bowl.top()))
        path.lineTo(half, bowl.top())
        path.cubicTo(half - 4, bowl.bottom() - 6, half * 0.55, bowl.bottom(), 0, bowl.bottom())
        path.cubicTo(-half * 0.55, bowl.bottom(), -half + 4, bowl.bottom() - 6, -half, bowl.top())
        lay(painter, path, BRASS, 3)
        lay(painter, box(-half - 2, bowl.top() - 3, self.wide + 4, 8, 4), BRASS_LIGHT, 1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(edge(theme, BRASS))
        painter.drawPath(path)
        plate = QRectF(-24, bowl.top() + 8, 48, 34)
        lay(painter, box(plate.x(), plate.y(), plate.width(), plate.height(), 9), PAPER, 1.5)
        painter.setPen(INK)
        painter.setFont(font(24, QFont.Weight.Bold))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(self.number))
        lay(painter, disc(0, 3, 5), BRASS_DARK)

    def paint_ring(self, painter: QPainter) -> None:
        if self.is_hovered:
            painter.setPen(QPen(current_theme.theme.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.bowl.adjusted(-3, -5, 3, 3), 12, 12)


class TrayItem(ThingItem):
    """Where the weights lie that are in no cup, and how many they are."""

    def __init__(self, whole: int) -> None:
        super().__init__(Spot(Group.STOCK, 0))
        self.whole, self.left = whole, whole
        self.slots: list[QRectF] = []

    def show_left(self, left: int) -> None:
        if left != self.left:
            self.left = left
            self.update()

    def lay_out(self, rect: QRectF, side: float) -> None:
        """Lie in *rect*, with places for weights of this size at the right."""
        self.set_rect(rect)
        step = side + 8
        first = self.rect.right() - 14 - self.whole * step + 4
        self.slots = [QRectF(first + number * step, -side / 2, side, side) for number in range(self.whole)]
        self.update()

    def slot(self, number: int) -> QPointF:
        """The middle of a place, in the scene."""
        return self.mapToScene(self.slots[number].center())

    @property
    def corner(self) -> float:
        return 14.0

    def paint_thing(self, painter: QPainter) -> None:
        theme = current_theme.theme
        lay(painter, self.shape(), theme.panel, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.panel_edge, theme.wide(1.4, 3)))
        painter.drawPath(self.shape())
        painter.setPen(QPen(theme.line, 1.4, Qt.PenStyle.DashLine))
        for slot in self.slots:
            painter.drawRoundedRect(slot.adjusted(3, 3, -3, -3), 8, 8)
        text = said("weights.tray", left=self.left, whole=self.whole)
        room = QRectF(self.rect.left() + 16, self.rect.top(), 0, self.rect.height())
        room.setRight(self.slots[0].left() - 8)
        painter.setPen(theme.text)
        painter.setFont(fitting_font(text, room.width(), (18, 15, 13, 11), QFont.Weight.DemiBold))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
