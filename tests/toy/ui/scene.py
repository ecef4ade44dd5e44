"""The table of Sparks in one scene: players above, the board in the middle, numbers below."""

from collections.abc import Sequence
from enum import Enum
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPainterPath

from enix_desktop.engine.rules import Seat
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_names import PlaceNames
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.picture import paint_cloth
from enix_desktop.ui.widgets.theme import current_theme
from tests.toy.rules.events import FieldStruck, LampLit
from tests.toy.rules.state import Phase
from tests.toy.rules.table import FIELDS
from tests.toy.rules.view import View
from tests.toy.ui.items import FieldItem, KeyItem, PaperThing, PlaceItem, QuestionItem

DELETE = "\N{LEFTWARDS ARROW}"
_GAP = 12.0
_PLACE, _KEY, _PROMPT = QSizeF(300, 76), 56.0, 48.0
_BUTTONS = QSizeF(220, 190)


class Group(Enum):
    """What lies together: fields by number, keys by their face."""

    BOARD = "board"
    KEYS = "keys"


class SparksScene(SharedScene):
    """All items of the table; a click is told as the Spot that the keyboard would choose."""

    pressed = Signal(object)

    def __init__(self, names: Sequence[str], pawn_looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self.fields = [FieldItem(list(pawn_looks)) for _ in FIELDS]
        self.keys = {face: KeyItem(face) for face in (*"0123456789", DELETE)}
        self.place_names = PlaceNames(names)
        self.places = [PlaceItem(name, look) for name, look in zip(names, pawn_looks, strict=True)]
        self.question = QuestionItem()
        self.view_shown: View | None = None
        self._size = QSizeF(1024, 660)
        for item in (*self.fields, *self.keys.values(), *self.places, self.question):
            self.addItem(item)
        for field, item in enumerate(self.fields):
            item.pressed.connect(partial(self.pressed.emit, Spot(Group.BOARD, field)))
        for face, key in self.keys.items():
            key.pressed.connect(partial(self.pressed.emit, Spot(Group.KEYS, face)))
        self.question.ask("")
        self.show_keys(())
        current_theme.changed.connect(self.retranslate)

    @property
    def board_room(self) -> QRectF:
        """Between the players and the prompt line, as wide as high."""
        top, bottom = _PLACE.height() + 2 * _GAP, self.prompt_room.top() - _GAP
        side = bottom - top
        return QRectF((self._size.width() - side) / 2, top, side, side)

    @property
    def prompt_room(self) -> QRectF:
        """Above the numbers, beside the buttons."""
        top = self._size.height() - _KEY - _PROMPT - 2 * _GAP
        return QRectF(_GAP, top, self.button_room.left() - 2 * _GAP, _PROMPT)

    @property
    def button_room(self) -> QRectF:
        """In the corner at the right."""
        corner = QPointF(self._size.width() - _GAP, self._size.height() - _GAP)
        return QRectF(corner - QPointF(_BUTTONS.width(), _BUTTONS.height()), corner)

    def resize(self, size: QSizeF) -> None:
        """Use the whole of a window of this *size*."""
        self._size = size
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        self._arrange()
        self.rearranged.emit()

    def _arrange(self) -> None:
        room, count = self.board_room, len(self.places)
        side = room.width() / 3
        for field, item in enumerate(self.fields):
            place = QRectF(room.x() + field % 3 * side, room.y() + field // 3 * side, side, side)
            item.set_rect(place.adjusted(6, 6, -6, -6))
        self.question.set_rect(QRectF(room.center().x() - 170, room.center().y() - 50, 340, 100))
        wide = min(_PLACE.width(), (self._size.width() - _GAP) / count - _GAP)
        left = (self._size.width() - count * (wide + _GAP) + _GAP) / 2
        for seat, player in enumerate(self.places):
            player.set_rect(QRectF(left + seat * (wide + _GAP), _GAP, wide, _PLACE.height()))
        shown = [key for key in self.keys.values() if key.isVisible()]
        start = self.prompt_room.center().x() - len(shown) * (_KEY + 4) / 2
        for number, key in enumerate(shown):
            top = self._size.height() - _KEY - _GAP
            key.set_rect(QRectF(start + number * (_KEY + 4), top, _KEY, _KEY))

    def show_view(self, view: View) -> None:
        """Show exactly what *view* says."""
        self.view_shown = view
        for item, holder in zip(self.fields, view.board, strict=True):
            item.show_holder(holder)
            item.setScale(1.0)
        for seat, place in enumerate(self.places):
            place.name = self.place_names.at(seat, view.seat)
            place.show_facts(view.sparks[seat], self._bid(view, seat))
        self.frame_players()

    def frame_players(self) -> None:
        active = None if self.view_shown is None else self.view_shown.active
        for seat, place in enumerate(self.places):
            place.set_framed(self.is_framed(seat, active))

    @staticmethod
    def has_bid(view: View, seat: Seat) -> bool:
        """Whether *seat* has bid this round."""
        return view.phase is not Phase.OVER and (view.phase is not Phase.BID or seat not in view.to_move)

    def _bid(self, view: View, seat: Seat) -> str:
        if not self.has_bid(view, seat):
            return "\N{EN DASH}"
        bid = view.bids[seat]
        return "\N{BULLET}" if bid is None else str(bid)

    def show_keys(self, faces: Sequence[str], chosen: str = "") -> None:
        """Offer these numbers; one of them may be chosen."""
        for face, key in self.keys.items():
            key.setVisible(face in faces)
            key.set_ring("chosen" if face == chosen else "may")
        self._arrange()

    def offer_fields(self, fields: Sequence[int]) -> None:
        """These may be chosen."""
        for field, item in enumerate(self.fields):
            item.set_ring("may" if field in fields else "")

    def mark_fields(self, fields: Sequence[int]) -> None:
        """Something happened on these."""
        for field, item in enumerate(self.fields):
            item.set_marked(field in fields)

    def point_at(self, event: object) -> bool:
        """The field that *event* was about."""
        fields = [event.field] if isinstance(event, LampLit | FieldStruck) else []
        self.mark_fields(fields)
        return bool(fields)

    def item_at(self, spot: Spot) -> PaperThing | None:
        """What lies at *spot*, if it is there."""
        item = self.fields[spot.key] if spot.group is Group.BOARD else self.keys[spot.key]
        return item if item.isVisible() else None

    def outline(self, spot: Spot) -> QPainterPath:
        """Where the ring of the keyboard lies around *spot*."""
        item = self.item_at(spot)
        return QPainterPath() if item is None else item.outline(6)

    def paint_ground(self, painter: QPainter, room: QRectF) -> None:
        """A plain table."""
        painter.fillRect(room, current_theme.theme.table)
        paint_cloth(painter, room, current_theme.theme)

    def retranslate(self) -> None:
        """Paint everything again, in the language in use."""
        if self.view_shown is not None:
            for seat, place in enumerate(self.places):
                place.name = self.place_names.at(seat, self.view_shown.seat)
        for item in self.items():
            item.update()
