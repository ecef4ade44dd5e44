"""Showing what happened: each event becomes a step of the animation queue."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QPointF
from PySide6.QtWidgets import QGraphicsItem

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix import events
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.card_item import CardItem
from enix_desktop.ui.enix.competition_item import competition_in
from enix_desktop.ui.enix.piece_motion import move_cap, move_pawn, place_tile, shake
from enix_desktop.ui.enix.place_facts import order_of
from enix_desktop.ui.enix.stack_motion import reshuffle
from enix_desktop.ui.enix.stayed_item import StayedItem
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.table.animation import AnimationQueue, glide, one_after_the_other
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.shapes import CARD_WIDTH

FLIGHT, TURN_OVER, STAGGER, PAUSE = 280, 220, 80, 350
SHAKE, STAYED = 420, 1300
"""Milliseconds at normal speed; all cards that move together begin within STAGGER."""
COMPETITION = 1800
"""So long the result of a competition stays at normal speed."""
FLYING_Z = 200.0
FANNED = 0.3
"""How far the cards that arrive together lie apart, in widths of a card."""
_STILL = (events.CardLaid, events.CardsRevealed, events.TurnBegan)
"""What moves nothing on the board."""

Step = Callable[[], Sequence[QAbstractAnimation]]
OnStep = Callable[[Event, Sequence[QAbstractAnimation], View], Sequence[QAbstractAnimation]]


class TableAnimation:
    """Queues the animations of a happening; the last step shows the view itself.

    *on_step* hears what begins to be shown and with which animations, and may let it last longer;
    *on_shown* is called when the view is shown.
    """

    def __init__(
        self,
        scene: TableScene,
        queue: AnimationQueue,
        on_step: OnStep | None = None,
        on_shown: Callable[[], object] = lambda: None,
    ) -> None:
        self._scene = scene
        self._queue = queue
        self._on_step = on_step
        self._on_shown = on_shown
        self._flying: list[QGraphicsItem] = []

    def show(self, happened: Sequence[Event], view: View) -> None:
        """Show *happened* and then *view*."""
        for event in happened:
            self._queue.add(partial(self._begin, event, self._step(event, view), view))
            if isinstance(event, events.CardsRevealed):
                self._queue.add(partial(self._tell_competition, event.cards))
        self._queue.add(lambda: self._settle(happened, view))
        self._queue.start()

    def _begin(self, event: Event, step: Step | None, view: View) -> Sequence[QAbstractAnimation]:
        if step is not None and not isinstance(event, _STILL):
            self._scene.marks.make_way()  # while cards are laid, the last move stays marked
        animations = () if step is None else step()
        return animations if self._on_step is None else self._on_step(event, animations, view)

    def _settle(self, happened: Sequence[Event], view: View) -> Sequence[QAbstractAnimation]:
        remove(self._flying)
        self._flying.clear()
        self._scene.show_view(view)
        self._on_shown()
        self._scene.marks.follow(happened)
        return ()

    def _step(self, event: Event, view: View) -> Step | None:
        board, components = self._scene.board, self._scene.table.components
        match event:
            case events.CardLaid(seat, card):
                return lambda: self._lay(seat, card, view)
            case events.CardsRevealed(cards):
                return lambda: self._reveal(cards)
            case events.CompetitionBegan(seats):
                return lambda: self._begin_competition(seats, view)
            case events.TurnBegan(seat):
                return lambda: self._begin_turn(seat, view)
            case events.StacksShuffled(heights):
                return lambda: reshuffle(
                    self._scene,
                    lambda: self._card(None, None, self._scene.card_scale()),
                    heights,
                    self._duration,
                )
            case events.PawnStayed(seat, obstacle):
                return lambda: self._stay(seat, obstacle, view)
            case events.PawnJumped() | events.PawnCrossed():
                return lambda: move_pawn(board, components, event, self._duration)
            case events.CapMoved() | events.EnixPlayed():
                return lambda: move_cap(board, event.target, self._duration)
            case events.TilePlaced():
                return lambda: place_tile(board, event, self._duration)
            case events.CardsTaken():
                backs = [event.energy] * len(event.stacks)
                return lambda: self._from_stacks(event.seat, event.stacks, backs, event.cards, view)
            case events.CardsDrawn():
                stacks = [event.stack] * len(event.energies)
                return lambda: self._from_stacks(event.seat, stacks, event.energies, event.cards, view)
            case events.CardStolen(thief, victim, energy, card):
                return lambda: self._steal(thief, victim, energy, card, view)
            case _:
                return None

    def _duration(self, milliseconds: int) -> int:
        return self._queue.duration(milliseconds)

    def _lay(self, seat: Seat, card: Card | None, view: View) -> Sequence[QAbstractAnimation]:
        scene = self._scene
        spot, scale = self._laid_spot(seat, len(view.laid[seat]))
        if seat == view.seat and card is not None and card in scene.hand.cards:
            start = scene.hand.spot(card)
            scene.hand.cards[card].hide()
            item = self._card(card, None, scale)
            return [self._fly(item, start, spot), self._turn(item, face_up=False)]
        return [self._fly(self._card(None, None, scale), scene.places[seat].hand_spot(), spot)]

    def _reveal(self, cards: dict[Seat, Card] | object) -> Sequence[QAbstractAnimation]:
        assert isinstance(cards, dict)
        animations: list[QAbstractAnimation] = []
        for index, (seat, card) in enumerate(cards.items()):
            spot, scale = self._laid_spot(seat, max(0, self._scene.places[seat].laid_count() - 1))
            item = self._card(card, None, scale)
            item.setPos(spot)
            waits = self._stagger(index, len(cards))
            rest = self._duration(PAUSE + STAGGER) - waits
            animations.append(
                one_after_the_other(waits, self._turn(item, face_up=True, lasts=TURN_OVER), rest)
            )
        return animations

    def _laid_spot(self, seat: Seat, index: int) -> tuple[QPointF, float]:
        """Where a card is laid: at the place of its player, or large beside the board in a competition."""
        competition = self._scene.competition
        if competition.shown is not None and seat in competition.shown.seats:
            return competition.next_spot(seat)
        return self._scene.places[seat].laid_spot(index)

    def _begin_turn(self, seat: Seat, view: View) -> Sequence[QAbstractAnimation]:
        """Who is in turn is marked at once, not only when all is shown."""
        for other, place in enumerate(self._scene.places):
            place.set_competing(False)
            place.show_turn(order_of(view, other), other == seat)
            self._scene.board.pawns[other].set_in_turn(other == seat)
        return ()

    def _begin_competition(self, seats: Sequence[Seat], view: View) -> Sequence[QAbstractAnimation]:
        """The tied are shown large, with what they have laid so far; nobody is in turn."""
        for seat, place in enumerate(self._scene.places):
            place.set_competing(seat in seats)
            place.show_turn(order_of(view, seat), False)
            self._scene.board.pawns[seat].set_in_turn(False)
        self._scene.show_competition(competition_in(view))
        return [QPauseAnimation(self._duration(COMPETITION // 2))]

    def _tell_competition(self, cards: Mapping[Seat, Card]) -> Sequence[QAbstractAnimation]:
        """In a competition the cards just turned over stay a while, with sums and who is ahead."""
        competition = self._scene.competition.shown
        if competition is None:
            return ()
        revealed = competition.revealed(cards, self._scene.table.components)
        self._scene.show_competition(revealed)
        for seat in revealed.seats:
            self._scene.places[seat].show_laid(revealed.laid[seat])  # the same sum stands at the place
        return [QPauseAnimation(self._duration(COMPETITION))]

    def _stay(self, seat: Seat, obstacle: str, view: View) -> Sequence[QAbstractAnimation]:
        """The piece shakes, and a slip says why it stays."""
        scene, pawn = self._scene, self._scene.board.pawns[seat]
        roads = view.roads[view.pawns[seat]]
        costs = [cost for tile, cost in roads if tile != view.cap and not view.barred >> tile & 1]
        text = scene.captions.stayed(obstacle, min(costs, default=None))
        slip = StayedItem(scene.board, text)
        slip.setPos(scene.board.tiles[view.pawns[seat]].pos())
        self._flying.append(slip)
        return [shake(pawn, self._duration(SHAKE)), QPauseAnimation(self._duration(STAYED))]

    def _from_stacks(
        self,
        seat: Seat,
        stacks: Sequence[int],
        backs: Sequence[Energy],
        cards: Sequence[Card] | None,
        view: View,
    ) -> Sequence[QAbstractAnimation]:
        scene, scale = self._scene, self._scene.card_scale()
        goal, count = self._hand_of(seat, view), len(stacks)
        animations: list[QAbstractAnimation] = []
        for index, (stack, back) in enumerate(zip(stacks, backs, strict=True)):
            item = self._card(None if cards is None else cards[index], back, scale)
            fan = QPointF((index - (count - 1) / 2) * FANNED * CARD_WIDTH * scale, 0)
            waits = self._stagger(index, count)
            animations.append(
                one_after_the_other(waits, self._fly(item, scene.stack_spot(stack), goal + fan))
            )
            if item.card is not None:
                animations.append(one_after_the_other(waits, self._turn(item, face_up=True)))
        return animations

    def _steal(
        self, thief: Seat, victim: Seat, energy: Energy, card: Card | None, view: View
    ) -> Sequence[QAbstractAnimation]:
        item = self._card(card, energy, self._scene.card_scale())
        animations = [self._fly(item, self._hand_of(victim, view), self._hand_of(thief, view))]
        if card is not None:
            animations.append(self._turn(item, face_up=thief == view.seat))
        return animations

    def _hand_of(self, seat: Seat, view: View) -> QPointF:
        return self._scene.plan.hand.center() if seat == view.seat else self._scene.places[seat].hand_spot()

    def _card(self, card: Card | None, back: Energy | None, scale: float) -> CardItem:
        item = CardItem(None if card is None else self._scene.table.components.cards[card], back)
        item.setScale(scale)
        item.setZValue(FLYING_Z)
        self._scene.addItem(item)
        self._flying.append(item)
        return item

    def _fly(self, item: CardItem, start: QPointF, goal: QPointF) -> QAbstractAnimation:
        item.setPos(start)
        return glide(item, "pos", goal, self._duration(FLIGHT))

    def _turn(self, item: CardItem, *, face_up: bool, lasts: int = FLIGHT) -> QAbstractAnimation:
        """Show the other side first, and turn the card over."""
        item.set_face_up(not face_up)
        return glide(item, "flip", float(face_up), self._duration(lasts))

    def _stagger(self, index: int, count: int) -> int:
        return self._duration(STAGGER) * index // max(1, count - 1)
