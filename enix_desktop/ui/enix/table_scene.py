"""The whole ENIX table in one scene: board, places, stacks and hand. It shows views and reports clicks."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsObject

from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.enix.cardset import CardSet
from enix_desktop.games.enix.components import ActionCard
from enix_desktop.games.enix.scoring import score_of
from enix_desktop.games.enix.table import Table
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.board_item import BoardItem
from enix_desktop.ui.enix.cards_ahead import PicturesAhead, prepare_one
from enix_desktop.ui.enix.competition_item import Competition, CompetitionItem, competition_in, room_for
from enix_desktop.ui.enix.hand_item import HandItem, in_order
from enix_desktop.ui.enix.move_marks import MoveMarks
from enix_desktop.ui.enix.place_facts import laid_cards, order_of, points_of
from enix_desktop.ui.enix.place_item import PlaceItem
from enix_desktop.ui.enix.spots import item_at, outline
from enix_desktop.ui.enix.stack_item import PileItem, StackItem
from enix_desktop.ui.enix.table_ground import paint_ground
from enix_desktop.ui.enix.table_plan import GAP, TablePlan, beside
from enix_desktop.ui.enix.wording import Captions
from enix_desktop.ui.table.camera import Camera
from enix_desktop.ui.table.hand_tray import HandTray
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_names import PlaceNames
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.theme import current_theme


class TableScene(SharedScene):
    """All items of the table; coordinates are pixels of the view."""

    hand_pressed = Signal(int)
    stack_pressed = Signal(int)
    tile_pressed = Signal(object)
    tile_hovered = Signal(object, bool)
    place_pressed = Signal(int, object)
    """A seat, and the Energy of the back or None."""

    def __init__(self, table: Table, names: Sequence[str], pawns: Sequence[PawnLook]) -> None:
        super().__init__()
        self.table = table
        self.captions = Captions()
        self.place_names = PlaceNames(names)
        components = table.components
        self.board = BoardItem(components, pawns)
        self.hand = HandItem(components)
        self.tray = HandTray(HandItem(components))
        """The hand of whoever looks at it at the public table."""
        self.stacks = [StackItem(position) for position in range(table.numbers.stack_count)]
        self.pile = PileItem()
        self.places = [PlaceItem(name, pawn, components) for name, pawn in zip(names, pawns, strict=True)]
        self.marks = MoveMarks(
            self.board, self.stacks, self.pile, self.places, pawns, room=lambda: self.board_room
        )
        """What was done last."""
        self._kept: dict[str, QRectF] = {}
        self._viewer: Seat | None = None
        self._view: View | None = None
        self._size = QSizeF(1280, 800)
        self.competition = CompetitionItem(components, names, pawns)
        self.camera = Camera(self.board, self.board.extent, lambda: self.board_room, self._place_cap_home)
        for item in (self.board, self.hand, self.pile, *self.stacks, *self.places, self.competition):
            self.addItem(item)
        self.addItem(self.tray)
        self.hand.setZValue(30)
        self.tray.setZValue(40)
        self.board.tile_pressed.connect(self.tile_pressed)
        self.board.tile_hovered.connect(self.tile_hovered)
        self.hand.pressed.connect(self.hand_pressed)
        for stack in self.stacks:
            stack.pressed.connect(self.stack_pressed)
        for seat, place in enumerate(self.places):
            place.pressed.connect(lambda energy, seat=seat: self.place_pressed.emit(seat, energy))
        for changed in (self.board.xChanged, self.board.yChanged, self.board.scaleChanged):
            changed.connect(self.rearranged)
            changed.connect(self.marks.look_around)
        self.ahead = PicturesAhead(
            self._prepare, is_busy=lambda: self.is_moving() or self.camera.is_gliding, parent=self
        )
        current_theme.changed.connect(self._repaint)

    @property
    def view_shown(self) -> View | None:
        return self._view

    @property
    def shows_hand(self) -> bool:
        """Whether somebody looks alone; at the public table nobody's hand is shown."""
        return self._viewer != EVERYBODY

    @property
    def plan(self) -> TablePlan:
        has_hand, is_shared = self.shows_hand, len(self.place_names.people) > 1
        places, stacks = self.table.seats - has_hand, self.table.numbers.stack_count
        return TablePlan(self._size, places, stacks, has_hand=has_hand, is_shared=is_shared)

    @property
    def board_room(self) -> QRectF:
        """Where the board belongs: beside a competition, if there is one, and beside notes."""
        board, competition = self.plan.board, self.competition.shown
        if competition is not None:
            board.setLeft(room_for(board, len(competition.seats)).right() + GAP)
        return beside(board, self._kept.values())

    @property
    def prompt_room(self) -> QRectF:
        """Between the board and the hand."""
        return self.plan.prompt

    @property
    def recap_room(self) -> QRectF:
        """The board, and beside it the stacks with the bare table below them; above a hand in sight."""
        room = self.plan.board.united(QRectF(self.plan.cap_home))
        if self.tray.isVisible():
            room.setBottom(self.plan.tray.top() - GAP)
        return room

    @property
    def hint_room(self) -> QRectF:
        """Prompt and narration: nothing that a hint is about lies there."""
        return self.plan.prompt.united(self.plan.narration).adjusted(0, 0, 0, -GAP)

    def keep_clear(self, owner: str, rect: QRectF) -> None:
        """A note of *owner* lies at *rect*: the board makes room, and gets it back with a null one."""
        before = self.board_room
        self._kept[owner] = rect
        if self.board_room != before and self.is_fitted:
            self.camera.fit(gently=True)

    @property
    def button_room(self) -> QRectF:
        """Beside the hand."""
        return self.plan.buttons

    def paint_ground(self, painter: QPainter, room: QRectF) -> None:
        paint_ground(painter, room, self.plan, current_theme.theme)

    def outline(self, spot: Spot) -> QPainterPath:
        """Where the ring of the keyboard lies around *spot*."""
        return outline(self, spot)

    def item_at(self, spot: Spot) -> QGraphicsObject | None:
        return item_at(self, spot)

    def point_at(self, event: object) -> bool:
        """Let the tile glow that *event* was about."""
        target: object = getattr(event, "target", None)
        tile = getattr(event, "tile", None) if target is None else target
        for energy, item in self.board.tiles.items():
            item.set_glow("chosen" if energy == tile else None)
        return tile is not None

    def resize(self, size: QSizeF) -> None:
        """Use the whole of a window of this *size*."""
        before = self.board_room.center()
        self._size = size
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        self.ahead.start()
        self.arrange()
        if self.is_fitted:
            self.fit()
        else:
            self.camera.shift(self.board_room.center() - before)

    def arrange(self) -> None:
        """Give everything its room: the viewer at the bottom, the others above it in seat order."""
        plan = self.plan
        viewer = (self._viewer or 0) if self.shows_hand else None
        first = 0 if viewer is None else viewer
        seats = [seat for seat in self.table.seats_from(first) if seat != viewer]
        for seat, rect in zip(seats, plan.places, strict=True):
            self.places[seat].set_rect(rect)
        if viewer is not None:
            self.places[viewer].set_rect(plan.own_place)
            self.hand.set_rect(plan.hand)
        self.hand.setVisible(self.shows_hand)
        self.tray.set_room(plan.tray)
        for stack, rect in zip(self.stacks, plan.stacks, strict=True):
            stack.setPos(rect.center())
            stack.setScale(rect.width() / CARD_WIDTH)
        self.pile.setPos(plan.pile.center())
        self.pile.setScale(plan.pile.width() / CARD_WIDTH)
        self._arrange_competition()
        self.marks.draw()

    @property
    def is_fitted(self) -> bool:
        """Whether the board is as large as its room allows, and was not changed by hand."""
        return self.camera.is_fitted

    def fit(self) -> None:
        self.camera.fit()

    def reveal(self, rect: QRectF) -> None:
        """Show the whole board with *rect*, which was asked for, unless that is in sight already."""
        self.camera.reveal(rect)

    def frame(self, rect: QRectF) -> None:
        """As long as something is being chosen, *rect* is needed around the board; a null one no more."""
        self.camera.frame(rect)

    def conceal(self) -> None:
        """What was revealed is not needed any more; a board that somebody has moved since stays so."""
        self.camera.conceal()

    def zoom(self, factor: float, about: QPointF) -> None:
        """Zoom the board about a point of the scene."""
        self.camera.zoom(factor, about)
        self.ahead.start()

    def pan(self, by: QPointF) -> None:
        self.camera.pan(by)

    def set_pace(self, duration: Callable[[int], int]) -> None:
        """Let what moves by itself last as long as *duration* makes of milliseconds."""
        self.camera.duration = self.hand.duration = self.tray.hand.duration = duration

    def _place_cap_home(self) -> None:
        self.board.set_cap_home(self.board.mapFromScene(self.plan.cap_home.center()))

    def show_view(self, view: View) -> None:
        """Show exactly what *view* says."""
        first, before, is_fitted = self._view is None, self.plan.board.center(), self.is_fitted
        turned = self._viewer != view.seat
        self._view, self._viewer = view, view.seat
        self.board.show_position(view.layout, view.pawns, view.cap)
        self.hand.show_cards(in_order(self.table.components, view.hand))
        for position, stack in enumerate(self.stacks):
            stack.set_stack(view.stack_tops[position], view.stack_heights[position])
        top = view.discard[-1] if view.discard else None
        face: ActionCard | None = None if top is None else self.table.components.cards[top]
        self.pile.set_pile(face, len(view.discard))
        self._show_places(view)
        self.show_competition(competition_in(view))
        if turned:
            self.arrange()
            self.camera.shift(self.plan.board.center() - before)
        else:
            self.marks.draw()
        if first or (turned and is_fitted):
            self.fit()
        else:
            self.camera.keep_in_sight()
        self.ahead.start()

    def show_competition(self, competition: Competition | None) -> None:
        """Show who is tied beside the board, which makes room for it."""
        made_room = (self.competition.shown is None) != (competition is None)
        self.competition.show_competition(competition)
        self._arrange_competition()
        if made_room and self.is_fitted:
            self.camera.fit(gently=True)

    def _arrange_competition(self) -> None:
        if self.competition.shown is not None:
            self.competition.set_rect(room_for(self.plan.board, len(self.competition.shown.seats)))

    def _prepare(self) -> bool:
        """Paint a picture that the next movement will need; return whether there was one to paint."""
        return self._prepare_card() or any(tile.prepare() for tile in self.board.tiles.values())

    def _prepare_card(self) -> bool:
        """Make ready one of the cards that may be turned over or fly from a stack."""
        if not self.views() or self._view is None:
            return False
        seat, pixels = self._view.seat, CARD_HEIGHT * self.views()[0].devicePixelRatioF()
        own, other = (self.places[place % len(self.places)].laid_spot(0)[1] for place in (seat, seat + 1))
        heights = own * pixels, other * pixels, self.card_scale() * pixels
        return prepare_one(self.table.components.cards, list(self.hand.cards), *heights)

    def peek(self, view: View) -> None:
        """Lay the hand of *view* over the board; everything else stays as it is."""
        total, limit = self.own_total(view), self.table.numbers.limit
        self.tray.lay_out(in_order(self.table.components, view.hand), self.captions.own_hand(total, limit))

    def end_peek(self, view: View) -> None:
        self.tray.put_away()

    def _show_places(self, view: View) -> None:
        for seat, place in enumerate(self.places):
            place.show_laid(laid_cards(view, seat))
            own = self.own_total(view) if seat == view.seat else None
            place.set_competing(seat in view.contenders)
            self.board.pawns[seat].set_in_turn(seat == view.active)
            place.set_name(self.place_names.at(seat, None if own is None else seat))
            place.show_meter(own, self.table.numbers.limit)
            place.set_framed(self.is_framed(seat, view.active))
            cards = sum(view.hand_energies[seat])
            points, limit = points_of(view, seat), self.table.numbers.limit
            captions = self.captions.of_place(cards, points, own, limit)
            place.show_all_six(self.captions.all_six() if all(view.hand_energies[seat]) else "")
            place.show_facts(view.hand_energies[seat], captions, order_of(view, seat), seat == view.active)

    def frame_players(self) -> None:
        active = None if self._view is None else self._view.active
        for seat, place in enumerate(self.places):
            place.set_framed(self.is_framed(seat, active))

    def own_total(self, view: View) -> int:
        """What the own hand would score now, a card laid face down included."""
        hand = view.hand if view.chosen is None else view.hand | 1 << view.chosen
        return score_of(self.table.components, hand)

    def open_cards(self, view: View, seat: Seat) -> CardSet | None:
        """The cards that the viewer sees in the hand of *seat*, or None where only backs are seen."""
        return view.hand if seat == view.seat else None

    def open_total(self, view: View, seat: Seat) -> int | None:
        """What the hand of *seat* would score now, if the viewer can see that."""
        return self.own_total(view) if seat == view.seat else None

    def clear_marks(self) -> None:
        """Remove everything that was shown for choosing."""
        self.board.clear_marks()
        self.hand.clear_marks()
        for stack in self.stacks:
            stack.set_glow(None)
            stack.set_lifted(False)
        for place in self.places:
            place.set_pickable((), False)

    def clear_stacks(self) -> None:
        """Nothing lies on stacks and pile, until a view is shown again."""
        for stack in self.stacks:
            stack.set_stack(None, 0)
        self.pile.set_pile(None, 0)

    def stack_spot(self, position: int) -> QPointF:
        return self.plan.stacks[position].center()

    def card_scale(self) -> float:
        return self.plan.stacks[0].height() / CARD_HEIGHT

    def retranslate(self) -> None:
        if self._view is not None:
            self._show_places(self._view)
        self._repaint()
        self.ahead.start()

    def _repaint(self) -> None:
        for item in self.items():
            item.update()  # what is cached, too
        self.update()
