"""A player's place at the table: name, face, piece, energies in hand, laid cards, points and order."""

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
from enix_desktop.ui.enix.card_item import CardItem
from enix_desktop.ui.enix.own_place_art import paint_meter
from enix_desktop.ui.enix.place_art import SumItem, paint_all_six, paint_lamps, paint_pickable_back
from enix_desktop.ui.enix.place_layout import PlaceLayout
from enix_desktop.ui.table.faces import paint_face
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.pawn_item import PawnItem
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.shapes import CARD_HEIGHT
from enix_desktop.ui.widgets.fitting import fitting_font, text_width
from enix_desktop.ui.widgets.theme import ACCENT, ON_ACCENT, current_theme, font

RADIUS = 10.0
BAND = 6.0
"""How wide the colour of the piece is at the edge of a place."""
LEGIBLE = 11
"""A size of type below which less is shown."""


class PlaceItem(QGraphicsObject):
    """Shows what everybody may know about one player; says which back was clicked."""

    pressed = Signal(object)
    """The Energy of the back that was clicked, or None for the place itself."""

    def __init__(self, name: str, pawn: PawnLook, components: Components) -> None:
        super().__init__()
        self._name, self._face = name, ""
        self._components = components
        self._rect = QRectF(0, 0, 220, 110)
        self._counts: tuple[int, ...] = (0,) * len(ENERGIES)
        self._captions: tuple[str, ...] = ("",)
        self._order: str = ""
        self._is_active = self._is_framed = False
        self._is_marked = False
        self._is_competing = False
        self._meter: tuple[int, int] | None = None
        self._all_six = ""
        self._pickable: tuple[Energy, ...] = ()
        self._pawn = PawnItem(pawn)
        self._pawn.setParentItem(self)
        self._laid: list[CardItem] = []
        self._laid_cards: list[Card | None] = []
        self._sum = SumItem(self)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCacheMode(QGraphicsObject.CacheMode.DeviceCoordinateCache)
        current_theme.changed.connect(self.update)

    def set_rect(self, rect: QRectF) -> None:
        """Give the place its size and position in the scene."""
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._rect = QRectF(0, 0, rect.width(), rect.height())
        self._arrange_piece()
        self._arrange_laid()
        self.update()

    @property
    def layout(self) -> PlaceLayout:
        """Where everything lies here."""
        return PlaceLayout(self._rect, self._meter is not None, bool(self._face))

    @property
    def name(self) -> str:
        """What stands at the place."""
        return self._name

    def set_name(self, name: str) -> None:
        if name != self._name:
            self._name = name
            self.update()

    def show_face(self, name: str) -> None:
        """A computer player sits here, with the face of *name*."""
        self._face = name
        self._arrange_piece()
        self.update()

    def _arrange_piece(self) -> None:
        middle, scale = self.layout.piece
        self._pawn.setPos(middle)
        self._pawn.setScale(scale)

    def show_meter(self, total: int | None, limit: int) -> None:
        """At the own place: how near the hand is to the limit."""
        meter = None if total is None else (total, limit)
        if meter != self._meter:
            self._meter = meter
            self._arrange_piece()
            self._arrange_laid()
            self.update()

    def show_all_six(self, text: str) -> None:
        """Mark with *text* that this player holds every energy and may end the game; empty if not."""
        if text != self._all_six:
            self._all_six = text
            self.update()

    def show_facts(self, counts: Sequence[int], captions: Sequence[str], order: str, is_active: bool) -> None:
        """Cards in hand by energy, what is said about them (also in short), and the place in the order.

        Without *counts* there are no lamps: the hand lies open instead.
        """
        facts = tuple(counts), tuple(captions), order, is_active
        if facts != (self._counts, self._captions, self._order, self._is_active):
            self._counts, self._captions, self._order, self._is_active = facts
            self._pawn.set_in_turn(is_active)
            self.update()

    @property
    def is_framed(self) -> bool:
        return self._is_framed

    def set_framed(self, is_framed: bool) -> None:
        """Whether the prompt line speaks of this player."""
        if is_framed != self._is_framed:
            self._is_framed = is_framed
            self.update()

    @property
    def is_in_turn(self) -> bool:
        return self._is_active

    def show_turn(self, order: str, is_active: bool) -> None:
        """Mark whether this player is in turn, before everything else is shown."""
        self.show_facts(self._counts, self._captions, order, is_active)

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
        marks = tuple(sorted(energies)), is_marked
        if marks != (self._pickable, self._is_marked):
            self._pickable, self._is_marked = marks
            for item in self._laid:
                item.setVisible(not energies)  # its room is needed for the backs
            self._show_sum()
            self.update()

    def laid_spot(self, index: int) -> tuple[QPointF, float]:
        """Where the laid card *index* lies in the scene, and at which scale."""
        centre, scale = self._laid_geometry(index)
        return self.mapToScene(centre), scale

    def laid_count(self) -> int:
        return len(self._laid)

    def back(self, energy: Energy) -> QRectF:
        """Where the backs of *energy* are shown, in the measure of the place; the whole of it if none are."""
        if energy in self._pickable:
            return self.layout.backs(self._pickable)[energy]
        return self.layout.lamp(energy) if self._counts else self._rect

    def shows_back(self, energy: Energy) -> bool:
        """Whether something stands here for the cards of *energy*, or for having none."""
        return bool(self._counts)

    def below(self, energy: Energy) -> QPointF:
        """The middle of a tag below the lamp of *energy* and its number."""
        return self.layout.tag(energy)

    @property
    def aside(self) -> QPointF:
        """Where what an open hand gained can be told, in the measure of the place."""
        return QPointF(30, self._rect.height() + 1)

    def back_at(self, point: QPointF) -> Energy | None:
        """The energy of the backs at a *point* of the scene."""
        here = self.mapFromScene(point)
        held = [energy for energy in ENERGIES if self._counts and self._counts[energy]]
        return next((energy for energy in held if self.back(energy).contains(here)), None)

    def hand_spot(self) -> QPointF:
        """Where cards of this hand fly to and from, in the scene."""
        lamps = self.layout.lamp(ENERGIES[0]).united(self.layout.lamp(ENERGIES[-1]))
        return self.mapToScene(lamps.center())

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
        stands_out = self._is_framed or self._is_marked or self._is_competing
        wide = theme.wide(3.0, 5.0) if stands_out else theme.wide(1.2, 2.5)
        rim = QPen(ACCENT if stands_out else theme.panel_edge, wide)
        if self._is_competing:
            rim.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(rim)
        painter.drawPath(path)
        if self._face:
            paint_face(painter, self.layout.face, self._face)
        painter.setPen(theme.text)
        room = self.layout.name
        if not self._order:
            room.setRight(self.layout.order.right())
        sizes = range(self._size(15), self._size(10), -1)
        painter.setFont(fitting_font(self._name, room.width(), sizes, QFont.Weight.DemiBold))
        name = painter.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
        if self._order:
            self._paint_order(painter)
        if self._pickable:
            for energy, rect in self.layout.backs(self._pickable).items():
                paint_pickable_back(painter, rect, energy, self._counts[energy])
            return
        if not self._all_six or not self.layout.all_six.intersects(self.layout.caption):
            self._paint_caption(painter)
        if self._all_six:
            paint_all_six(painter, self.layout, self._all_six)
        if self._counts:
            paint_lamps(painter, self.layout, self._counts)
        if self._meter is not None:
            paint_meter(painter, self._rect, self._meter, self._size(13))

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
        """The first caption that fits in a legible size, else the last, made to fit."""
        room = self.layout.caption
        fits = [text for text in self._captions if text_width(text, LEGIBLE) <= room.width()]
        caption = (fits or self._captions[-1:])[0]
        painter.setFont(fitting_font(caption, room.width(), range(self._size(13), 8, -1)))
        painter.setPen(current_theme.theme.muted)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, caption)

    def _size(self, size: int) -> int:
        """A size of type, larger where the place is larger."""
        return round(size * min(1.3, self.layout.grown))

    def _paint_order(self, painter: QPainter) -> None:
        badge = self.layout.order
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ACCENT if self._is_active else current_theme.theme.chip)
        painter.drawRoundedRect(badge, 11, 11)
        painter.setPen(ON_ACCENT if self._is_active else current_theme.theme.text)
        painter.setFont(font(13, QFont.Weight.DemiBold))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, self._order)

    def _laid_geometry(self, index: int) -> tuple[QPointF, float]:
        return self.layout.laid(index, max(len(self._laid), index + 1))

    def _arrange_laid(self) -> None:
        for index, item in enumerate(self._laid):
            centre, scale = self._laid_geometry(index)
            item.setPos(centre)
            item.setScale(scale)
        self._show_sum()

    def _show_sum(self) -> None:
        """One card says itself what it is worth; several are added up."""
        known = [self._components.values[card] for card in self._laid_cards if card is not None]
        if len(known) < 2 or self._pickable:
            self._sum.show_sum(None, QPointF())
            return
        (first, scale), (last, _) = self._laid_geometry(0), self._laid_geometry(len(self._laid) - 1)
        down = QPointF(0, CARD_HEIGHT * scale / 2 - 8)
        self._sum.show_sum(sum(known), (first + last) / 2 + down)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Report the back under the mouse, or that it was the place; what that means is not decided here."""
        for energy, rect in self.layout.backs(self._pickable).items():
            if rect.adjusted(-6, -6, 6, 12).contains(event.pos()):
                self.pressed.emit(energy)
                return
        self.pressed.emit(None)
