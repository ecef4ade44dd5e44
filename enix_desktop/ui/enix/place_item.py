"""A player's place at the table: name, piece, backs of the hand, laid cards, points and order."""

from collections.abc import Sequence
from itertools import takewhile

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import ENERGIES, Components, Energy
from enix_desktop.ui.enix.card_art import paint_back
from enix_desktop.ui.enix.card_item import CardItem
from enix_desktop.ui.enix.own_place_art import paint_energies, paint_meter
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.pawn_item import PawnItem
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH
from enix_desktop.ui.widgets.fitting import fitting_font, text_width
from enix_desktop.ui.widgets.theme import ACCENT, INK, ON_ACCENT, PAPER, current_theme, font

RADIUS = 10.0
BAND = 6.0
"""How wide the colour of the piece is at the edge of a place."""
USUAL_HEIGHT = 108.0
"""The height of a place in a small window; text grows with it."""
USUAL_OWN_HEIGHT = 165.0
LEGIBLE = 11
"""A size of type below which less is shown."""
BELOW_CAPTION = 60.0
"""The middle of a mark that lies as high as it can without covering the caption."""
TAG_DROP = 7.0
"""How far below the rim the middle of a tag hangs: symbols and numbers stay in sight."""


class PlaceItem(QGraphicsObject):
    """Shows what everybody may know about one player; says which back was clicked."""

    pressed = Signal(object)
    """The Energy of the back that was clicked, or None for the place itself."""

    def __init__(self, name: str, pawn: PawnLook, components: Components) -> None:
        super().__init__()
        self._name = name
        self._components = components
        self._rect = QRectF(0, 0, 220, 110)
        self._counts: tuple[int, ...] = (0,) * len(ENERGIES)
        self._captions: tuple[str, ...] = ("",)
        self._order: str = ""
        self._is_active = False
        self._is_marked = False
        self._is_competing = False
        self._meter: tuple[int, int] | None = None
        self._pickable: frozenset[Energy] = frozenset()
        self._backs: dict[Energy, QRectF] = {}
        self._pawn = PawnItem(pawn)
        self._pawn.setParentItem(self)
        self._laid: list[CardItem] = []
        self._laid_cards: list[Card | None] = []
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCacheMode(QGraphicsObject.CacheMode.DeviceCoordinateCache)
        current_theme.changed.connect(self.update)

    def set_rect(self, rect: QRectF) -> None:
        """Give the place its size and position in the scene."""
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._rect = QRectF(0, 0, rect.width(), rect.height())
        self._pawn.setPos(28, 30)
        self._pawn.setScale(0.9)
        self._arrange_laid()
        self._measure_backs()
        self.update()

    def show_meter(self, total: int | None, limit: int) -> None:
        """At the own place: instead of backs, which the hand shows better, how near it is to the limit."""
        meter = None if total is None else (total, limit)
        if meter != self._meter:
            self._meter = meter
            self.update()

    def show_facts(self, counts: Sequence[int], captions: Sequence[str], order: str, is_active: bool) -> None:
        """Cards in hand by energy, what is said about them (also in short), and the place in the order."""
        facts = tuple(counts), tuple(captions), order, is_active
        if facts != (self._counts, self._captions, self._order, self._is_active):
            self._counts, self._captions, self._order, self._is_active = facts
            self._pawn.set_in_turn(is_active)
            self.update()
        self._measure_backs()

    def set_competing(self, is_competing: bool) -> None:
        """Whether this player is tied with others and lays one more card."""
        if is_competing != self._is_competing:
            self._is_competing = is_competing
            self.update()

    def show_laid(self, cards: Sequence[Card | None]) -> None:
        """The cards laid this round; None is one that still lies face down."""
        pairs = zip(cards, self._laid_cards, strict=False)
        kept = len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))
        remove(self._laid[kept:])
        del self._laid[kept:]
        self._laid_cards = list(cards)
        for card in cards[kept:]:
            face = None if card is None else self._components.cards[card]
            item = CardItem(face, None if face is None else face.energy)
            item.set_face_up(face is not None)
            item.setParentItem(self)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._laid.append(item)
        self._arrange_laid()

    def set_pickable(self, energies: Sequence[Energy], is_marked: bool) -> None:
        """Which backs may be chosen, and whether the whole place is."""
        marks = frozenset(energies), is_marked
        if marks != (self._pickable, self._is_marked):
            self._pickable, self._is_marked = marks
            self.update()

    def laid_spot(self, index: int) -> tuple[QPointF, float]:
        """Where the laid card *index* lies in the scene, and at which scale."""
        centre, scale = self._laid_geometry(index)
        return self.mapToScene(centre), scale

    def laid_count(self) -> int:
        return len(self._laid)

    def back(self, energy: Energy) -> QRectF:
        """Where the backs of *energy* lie, in the measure of the place; the whole of it if none do."""
        return self._backs.get(energy, self._rect)

    def shows_back(self, energy: Energy) -> bool:
        """Whether backs of *energy* lie here."""
        return energy in self._backs

    def below(self, energy: Energy) -> QPointF:
        """The middle of a tag at the lower rim, below the backs of *energy* and their number."""
        return QPointF(self.back(energy).center().x(), self._rect.height() + TAG_DROP)

    @property
    def aside(self) -> QPointF:
        """Where hidden backs can be described, in the measure of the place."""
        if self._meter is not None:
            return QPointF(self._rect.width() - 28, 72)
        right = max((rect.right() for rect in self._backs.values()), default=0.0)
        return QPointF(right + 28, max(self._rect.height() - 46, BELOW_CAPTION))

    def back_at(self, point: QPointF) -> Energy | None:
        """The energy of the backs at a *point* of the scene."""
        here = self.mapFromScene(point)
        return next((energy for energy, rect in self._backs.items() if rect.contains(here)), None)

    def hand_spot(self) -> QPointF:
        """Where cards of this hand fly to and from, in the scene."""
        return self.mapToScene(QPointF(self._rect.width() * 0.35, self._rect.height() * 0.7))

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-6, -6, 6, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme.theme
        path = QPainterPath()
        path.addRoundedRect(self._rect, RADIUS, RADIUS)
        self._paint_paper(painter, path)
        stands_out = self._is_active or self._is_marked or self._is_competing
        wide = theme.wide(3.0, 5.0) if stands_out else theme.wide(1.2, 2.5)
        rim = QPen(ACCENT if stands_out else theme.panel_edge, wide)
        if self._is_competing:
            rim.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(rim)
        painter.drawPath(path)
        width = self._rect.width()
        painter.setPen(theme.text)
        painter.setFont(font(self._size(15), QFont.Weight.DemiBold))
        name_width = width - 52 - 44
        name = painter.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, int(name_width))
        painter.drawText(QRectF(50, 6, name_width, 26), Qt.AlignmentFlag.AlignVCenter, name)
        self._paint_caption(painter)
        if self._order:
            self._paint_order(painter)
        if self._meter is not None:
            paint_energies(painter, self._rect, self._counts)
            paint_meter(painter, self._rect, self._meter, self._size(13))
        for energy, rect in self._backs.items():
            self._paint_back(painter, energy, rect)

    def _paint_paper(self, painter: QPainter, path: QPainterPath) -> None:
        """Paper with a soft shadow, and a band in the colour of the piece along its left edge."""
        shadow = QColor(current_theme.theme.shadow)
        shadow.setAlphaF(shadow.alphaF() / 2)
        for fall in (2.0, 4.0):
            painter.fillPath(path.translated(0, fall), shadow)
        painter.fillPath(path, current_theme.theme.panel)
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(QRectF(0, 0, BAND, self._rect.height()), self._pawn.look.colour)
        painter.fillRect(QRectF(BAND, 0, 1.2, self._rect.height()), current_theme.theme.panel_edge)
        painter.restore()

    def _paint_caption(self, painter: QPainter) -> None:
        """The first caption that fits beside the laid cards in a legible size, else the last, made to fit."""
        right = self._rect.width() - 10
        if self._laid and self._meter is None:
            first, scale = self._laid_geometry(0)
            right = min(right, first.x() - CARD_WIDTH * scale / 2 - 4)
        room = QRectF(50, 30, right - 50, 22)
        fits = [text for text in self._captions if text_width(text, LEGIBLE) <= room.width()]
        caption = (fits or self._captions[-1:])[0]
        painter.setFont(fitting_font(caption, room.width(), range(self._size(13), 8, -1)))
        painter.setPen(current_theme.theme.muted)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, caption)

    def _size(self, size: int) -> int:
        """A size of type, larger where the place is larger."""
        usual = USUAL_HEIGHT if self._meter is None else USUAL_OWN_HEIGHT
        return round(size * max(1.0, min(1.4, self._rect.height() / usual)))

    def _paint_order(self, painter: QPainter) -> None:
        badge = QRectF(self._rect.width() - 36, 8, 26, 22)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ACCENT if self._is_active else current_theme.theme.chip)
        painter.drawRoundedRect(badge, 11, 11)
        painter.setPen(ON_ACCENT if self._is_active else current_theme.theme.text)
        painter.setFont(font(self._size(13), QFont.Weight.DemiBold))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, self._order)

    def _paint_back(self, painter: QPainter, energy: Energy, rect: QRectF) -> None:
        count = self._counts[energy]
        for layer in range(min(count, 3) - 1, -1, -1):
            paint_back(painter, energy, rect.translated(layer * 3, -layer * 2))
        if energy in self._pickable:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(PAPER, 5))
            painter.drawRoundedRect(rect, 4, 4)
            painter.setPen(QPen(ACCENT, 3))
            painter.drawRoundedRect(rect, 4, 4)
        badge = QRectF(rect.center().x() - 9, rect.bottom() - 7, 18, 16)
        painter.setPen(QPen(ENERGY_COLOURS[energy].shade, 1))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(badge, 8, 8)
        painter.setPen(INK)
        painter.setFont(font(self._size(13), QFont.Weight.DemiBold))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(count))

    def _measure_backs(self) -> None:
        height = max(28.0, min(56.0, self._rect.height() - 66))
        width = height * 2 / 3
        held = [energy for energy in ENERGIES if self._counts[energy] and self._meter is None]
        room = self._rect.width() * (0.62 if self._laid else 0.94) - 14
        step = min(width + 12, (room - width) / max(1, len(held) - 1)) if held else 0
        top = self._rect.height() - height - 14
        backs = {energy: QRectF(12 + index * step, top, width, height) for index, energy in enumerate(held)}
        if backs != self._backs:
            self._backs = backs
            self.update()

    def _laid_geometry(self, index: int) -> tuple[QPointF, float]:
        top = 40.0 if self._meter is None else 54.0
        height = (
            min(self._rect.height() - top - 8, 190.0) if self._meter is None else self._rect.height() - 104
        )
        scale = height / CARD_HEIGHT
        width = CARD_WIDTH * scale
        count = max(len(self._laid), index + 1)
        room = self._rect.width() * (0.36 if self._meter is None else 0.9)
        step = min(width * 0.6, (room - width) / (count - 1)) if count > 1 else 0
        right = self._rect.width() - 12 - width / 2
        if self._meter is not None:
            right = (self._rect.width() + (count - 1) * step) / 2
        return QPointF(right - (count - 1 - index) * step, top + height / 2), scale

    def _arrange_laid(self) -> None:
        for index, item in enumerate(self._laid):
            centre, scale = self._laid_geometry(index)
            item.setPos(centre)
            item.setScale(scale)
        self._measure_backs()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Report the back under the mouse, or that it was the place; what that means is not decided here."""
        for energy, rect in self._backs.items():
            if energy in self._pickable and rect.adjusted(-4, -4, 4, 10).contains(event.pos()):
                self.pressed.emit(energy)
                return
        self.pressed.emit(None)
