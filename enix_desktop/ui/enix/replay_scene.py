"""ENIX in a replay: the table with all hands open or nobody's, and small pictures for the timeline."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.app.play.replay_run import ReplayRun
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card, CardSet
from enix_desktop.games.enix.components import ActionCard
from enix_desktop.games.enix.scoring import score_of
from enix_desktop.games.enix.table import Table
from enix_desktop.games.enix.view import View
from enix_desktop.games.enix.watching import CAP, STEAL, OpenView
from enix_desktop.ui.enix.hand_item import in_order
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.place_facts import order_of, points_of
from enix_desktop.ui.enix.symbols import cap_path, energy_symbol
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.enix.wording import signed
from enix_desktop.ui.replay.kind import ReplayKind
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.use import TableUse
from enix_desktop.ui.widgets.paper_art import polygon
from enix_desktop.ui.widgets.theme import PAPER, current_theme, font

_LOWEST, _HIGHEST = 30.0, 60.0


class OpenHandItem(QGraphicsObject):
    """The hand of another player, face up where its backs would lie: value and energy of each card."""

    def __init__(self, place: QGraphicsItem) -> None:
        super().__init__(place)
        self._faces: Sequence[ActionCard] = ()
        self._rect = QRectF()
        self._has_laid = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        current_theme.changed.connect(self.update)

    def set_rect(self, rect: QRectF) -> None:
        """Use the place of the player, in its own measure."""
        self.prepareGeometryChange()
        self._rect = rect

    def show_faces(self, faces: Sequence[ActionCard], has_laid: bool) -> None:
        """Show these cards beside those that were laid."""
        if (self._faces, self._has_laid) != (faces, has_laid):
            self._faces, self._has_laid = faces, has_laid
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(12, 52, self._rect.width() * (0.6 if self._has_laid else 0.96) - 16, 0)
        room.setBottom(max(self._rect.bottom() - 6, room.top() + _LOWEST))
        rows = max((1, 2), key=lambda rows: min(_measures(room, len(self._faces), rows)[:2]))
        wide, step, high = _measures(room, len(self._faces), rows)
        in_row = -(-len(self._faces) // rows)
        for index, face in enumerate(self._faces):
            row, column = divmod(index, in_row)
            top = room.bottom() - (rows - row) * (high + 2)
            _paint_small_card(painter, face, QRectF(room.left() + column * step, top, wide, high))


def _measures(room: QRectF, count: int, rows: int) -> tuple[float, float, float]:
    """How wide a card is with *count* of them in so many rows, the step to the next, and how high it is."""
    high = min(_HIGHEST, room.height() / rows - 2)
    wide = high * 2 / 3
    in_row = max(1, -(-count // rows))
    return wide, min(wide + 3, (room.width() - wide) / max(1, in_row - 1)), high


def _paint_small_card(painter: QPainter, face: ActionCard, rect: QRectF) -> None:
    """What counts, large enough to be read: the value above the symbol of the energy."""
    colours = ENERGY_COLOURS[face.energy]
    painter.setPen(
        QPen(PAPER if current_theme.theme.is_strong else colours.shade, current_theme.theme.wide(1.0, 2.0))
    )
    painter.setBrush(colours.base)
    painter.drawRoundedRect(rect, 4, 4)
    ink = colours.on_base
    size = rect.height() * 0.2
    painter.fillPath(_placed_symbol(energy_symbol(face.energy), rect, 0.76, size), ink)
    if face.value is None:  # an ENIX card
        painter.fillPath(_placed_symbol(cap_path(), rect, 0.3, size * 1.2), ink)
        return
    painter.setPen(ink)
    painter.setFont(font(max(11, round(rect.height() * 0.4)), QFont.Weight.DemiBold))
    upper = QRectF(rect.left() - 2, rect.top() + 1, rect.width() + 4, rect.height() * 0.52)
    painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, signed(face.value))


def _placed_symbol(path: QPainterPath, rect: QRectF, down: float, radius: float) -> QPainterPath:
    placing = QTransform.fromTranslate(rect.center().x(), rect.top() + rect.height() * down)
    return placing.scale(radius, radius).map(path)


class ReplayScene(TableScene):
    """Shows views as always, and also those of open games."""

    def __init__(self, table: Table, names: Sequence[str], pawns: Sequence[PawnLook]) -> None:
        super().__init__(table, names, pawns)
        self.open_hands = [OpenHandItem(place) for place in self.places]

    def arrange(self) -> None:
        """Open hands lie at the places of their players."""
        super().arrange()
        for place, hand in zip(self.places, self.open_hands, strict=True):
            hand.set_rect(place.boundingRect().adjusted(6, 6, -6, -8))

    def _show_places(self, view: View) -> None:
        super()._show_places(view)
        for seat, hand in enumerate(self.open_hands):
            is_open = isinstance(view, OpenView) and seat != view.seat
            hand.setVisible(is_open)
            if is_open and isinstance(view, OpenView):
                self._show_open(view, seat)

    def _show_open(self, view: OpenView, seat: Seat) -> None:
        assert view.open_hands is not None
        components, chosen = self.table.components, view.all_chosen[seat]
        laid: list[Card | None] = list(view.laid[seat])
        if chosen is not None:
            laid.append(chosen)
        place, hand, points = self.places[seat], view.open_hands[seat], points_of(view, seat)
        cards = in_order(components, hand)
        self.open_hands[seat].show_faces([components.cards[card] for card in cards], bool(laid))
        place.show_laid(laid)
        captions = tuple(self._open_caption(view, seat, told) for told in dict.fromkeys((points, None)))
        place.show_facts((), captions, order_of(view, seat), seat == view.active)

    def _open_caption(self, view: OpenView, seat: Seat, points: int | None) -> str:
        total = self.open_total(view, seat)
        return self.captions.place(_held(view, seat).bit_count(), points, total, self.table.numbers.limit)

    def open_cards(self, view: View, seat: Seat) -> CardSet | None:
        """All hands of an open game."""
        if isinstance(view, OpenView) and view.open_hands is not None:
            return view.open_hands[seat]
        return super().open_cards(view, seat)

    def open_total(self, view: View, seat: Seat) -> int | None:
        """What an open hand would score, a card laid face down included."""
        if isinstance(view, OpenView):
            return score_of(self.table.components, _held(view, seat))
        return super().open_total(view, seat)


def _held(view: OpenView, seat: Seat) -> CardSet:
    assert view.open_hands is not None
    hand, chosen = view.open_hands[seat], view.all_chosen[seat]
    return hand if chosen is None else hand | 1 << chosen


def _table(run: ReplayRun, speed: str, use: TableUse) -> TableScreen:
    return TableScreen(run, speed, use, ReplayScene)


def _paint_mark(painter: QPainter, rect: QRectF, kind: str) -> None:
    """The cap, an arrow for what changed hands, a flag for the end."""
    placing = QTransform.fromTranslate(rect.center().x(), rect.center().y())
    shape = placing.scale(rect.height() / 2, rect.height() / 2).map(_mark(kind))
    if kind == CAP and current_theme.theme.is_dark:
        painter.strokePath(shape, QPen(current_theme.theme.text, 1))
    painter.fillPath(shape, current_theme.theme.text)


def _mark(kind: str) -> QPainterPath:
    if kind == CAP:
        return cap_path()
    if kind == STEAL:
        return polygon([(-1, -0.3), (0, -0.3), (0, -0.9), (1, 0), (0, 0.9), (0, 0.3), (-1, 0.3)])
    return polygon([(-0.7, -1), (0.8, -0.5), (-0.4, 0.0), (-0.4, 1), (-0.7, 1)])


ENIX_REPLAY = ReplayKind(_table, _paint_mark)
