"""Showing what happened: each event becomes a step of the animation queue."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix import events
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.board_geometry import centre
from enix_desktop.ui.enix.board_item import LIFTED_Z, PAWNS_Z
from enix_desktop.ui.enix.card_item import CardItem
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.scene.animation import AnimationQueue, glide

FLIGHT, TURN_OVER, STEP, LIFT, SETTLE, DROP, PAUSE = 280, 220, 160, 120, 200, 350, 350
"""Milliseconds at normal speed."""
FLYING_Z = 200.0


class TableAnimation:
    """Queues the animations of a happening; the last step shows the view itself.

    Whoever wants to know what begins to be shown, and for how many milliseconds, gives *on_step*.
    """

    def __init__(
        self, scene: TableScene, queue: AnimationQueue, on_step: Callable[[Event, int], object] | None = None
    ) -> None:
        self._scene = scene
        self._queue = queue
        self._on_step = on_step
        self._flying: list[CardItem] = []

    def show(self, happened: Sequence[Event], view: View) -> None:
        """Show *happened* and then *view*."""
        for event in happened:
            step = self._step(event, view)
            if step is not None:
                self._queue.add(partial(self._begin, event, step))
        self._queue.add(lambda: self._settle(view))
        self._queue.start()

    def _begin(
        self, event: Event, step: Callable[[], Sequence[QAbstractAnimation]]
    ) -> Sequence[QAbstractAnimation]:
        animations = step()
        if self._on_step is not None:
            self._on_step(event, max((shown.totalDuration() for shown in animations), default=0))
        return animations

    def _settle(self, view: View) -> Sequence[QAbstractAnimation]:
        for card in self._flying:
            self._scene.removeItem(card)
        self._flying.clear()
        self._scene.show_view(view)
        return ()

    def _step(self, event: Event, view: View) -> Callable[[], Sequence[QAbstractAnimation]] | None:
        match event:
            case events.CardLaid(seat, card):
                return lambda: [self._lay(seat, card, view)]
            case events.CardsRevealed(cards):
                return lambda: self._reveal(cards)
            case events.PawnJumped() | events.PawnCrossed():
                return lambda: self._move_pawn(event)
            case events.CapMoved() | events.EnixPlayed():
                return lambda: self._move_cap(event.target)
            case events.TilePlaced():
                return lambda: self._place_tile(event)
            case events.CardsTaken():
                backs = [event.energy] * len(event.stacks)
                return lambda: self._from_stacks(event.seat, event.stacks, backs, event.cards, view)
            case events.CardsDrawn():
                stacks = [event.stack] * len(event.energies)
                return lambda: self._from_stacks(event.seat, stacks, event.energies, event.cards, view)
            case events.CardStolen(thief, victim, energy, card):
                return lambda: [self._steal(thief, victim, energy, card, view)]
            case _:
                return None

    def _duration(self, milliseconds: int) -> int:
        return self._queue.duration(milliseconds)

    def _lay(self, seat: Seat, card: Card | None, view: View) -> QAbstractAnimation:
        scene = self._scene
        if seat == view.seat and card is not None and card in scene.hand.cards:
            start = scene.hand.spot(card)
            scene.hand.cards[card].hide()
        else:
            start = scene.places[seat].hand_spot()
        spot, scale = scene.places[seat].laid_spot(len(view.laid[seat]))
        return self._fly(self._card(None, None, scale), start, spot)

    def _reveal(self, cards: dict[Seat, Card] | object) -> Sequence[QAbstractAnimation]:
        assert isinstance(cards, dict)
        animations: list[QAbstractAnimation] = []
        for seat, card in cards.items():
            place = self._scene.places[seat]
            spot, scale = place.laid_spot(max(0, place.laid_count() - 1))
            face = self._scene.table.components.cards[card]
            item = self._card(card, face.energy, scale)
            item.setPos(spot)
            item.setProperty("flip", 0.0)
            animations.append(glide(item, "flip", 1.0, self._duration(TURN_OVER + PAUSE)))
        return animations

    def _move_pawn(self, event: events.PawnJumped | events.PawnCrossed) -> Sequence[QAbstractAnimation]:
        board, seat, target = self._scene.board, event.seat, event.target
        steps = event.cost if isinstance(event, events.PawnCrossed) else 2
        board.pawns[seat].setZValue(LIFTED_Z)
        spots = board.move_pawn(seat, target)
        duration = self._duration(STEP * max(2, steps))
        animations: list[QAbstractAnimation] = [
            glide(board.pawns[pawn], "pos", spot, duration, QEasingCurve.Type.InOutQuad)
            for pawn, spot in spots.items()
        ]
        board.pawns[seat].setZValue(PAWNS_Z + 0.5)
        return animations

    def _move_cap(self, target: Energy | None) -> Sequence[QAbstractAnimation]:
        board = self._scene.board
        spot = board.move_cap(target)
        return [glide(board.cap, "pos", spot, self._duration(DROP), QEasingCurve.Type.OutBounce)]

    def _place_tile(self, event: events.TilePlaced) -> Sequence[QAbstractAnimation]:
        board = self._scene.board
        tile = board.tiles[event.tile]
        tile.setZValue(LIFTED_Z)
        tile.set_lifted(True)
        duration = self._duration(LIFT + SETTLE + PAUSE)
        move = glide(tile, "pos", centre(event.cell), duration, QEasingCurve.Type.InOutCubic)
        move.valueChanged.connect(lambda _: board.carry(event.tile))
        turns = (event.rotation - event.turned_from + 9) % 6 - 3
        angle = float(tile.property("turn_angle")) if tile.property("turn_angle") is not None else 0.0
        turn = glide(tile, "turn_angle", angle + 60.0 * turns, duration, QEasingCurve.Type.InOutCubic)
        return [move, turn]

    def _from_stacks(
        self,
        seat: Seat,
        stacks: Sequence[int],
        backs: Sequence[Energy],
        cards: Sequence[Card] | None,
        view: View,
    ) -> Sequence[QAbstractAnimation]:
        scene = self._scene
        goal = scene.plan.hand.center() if seat == view.seat else scene.places[seat].hand_spot()
        animations: list[QAbstractAnimation] = []
        for index, (stack, back) in enumerate(zip(stacks, backs, strict=True)):
            card = None if cards is None else cards[index]
            item = self._card(card, back, scene.card_scale())
            animations.append(self._fly(item, scene.stack_spot(stack), goal))
        return animations

    def _steal(
        self, thief: Seat, victim: Seat, energy: Energy, card: Card | None, view: View
    ) -> QAbstractAnimation:
        scene = self._scene

        def spot(seat: Seat) -> QPointF:
            return scene.plan.hand.center() if seat == view.seat else scene.places[seat].hand_spot()

        return self._fly(self._card(card, energy, scene.card_scale()), spot(victim), spot(thief))

    def _card(self, card: Card | None, back: Energy | None, scale: float) -> CardItem:
        face = None if card is None else self._scene.table.components.cards[card]
        item = CardItem(face, back)
        item.set_face_up(face is not None)
        item.setScale(scale)
        item.setZValue(FLYING_Z)
        self._scene.addItem(item)
        self._flying.append(item)
        return item

    def _fly(self, item: CardItem, start: QPointF, goal: QPointF) -> QAbstractAnimation:
        item.setPos(start)
        return glide(item, "pos", goal, self._duration(FLIGHT))
