"""What each reason claims, computed anew from the view and the rules: one check for each."""

from collections.abc import Callable, Mapping
from typing import Any

from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.games.enix.components import ENERGIES, Blackout, Energy, Jump, TurnOrShift
from enix_desktop.games.enix.guess import guess
from enix_desktop.games.enix.layout import Roads, roads
from enix_desktop.games.enix.moves import LayCard, Move, PlaceTile, PlayEnix, Steal, TakeCards
from enix_desktop.games.enix.phases import Phase, Stage
from enix_desktop.games.enix.placements import Placements
from enix_desktop.games.enix.view import View
from enix_desktop.players.enix.advice import Advice, Reason

GUESSES = 300


class Claims:
    """A view, what was advised in it, and what is the case."""

    def __init__(self, view: View, move: Move, advice: Advice) -> None:
        self.view, self.move, self.facts = view, move, dict(advice.facts)
        self.components = view.table.components
        self.limit = view.table.numbers.limit

    def fact(self, name: str) -> Any:
        return self.facts[name]

    def score(self, hand: int) -> int:
        """G2, from the cards themselves."""
        faces = [self.components.cards[card] for card in cards_of(hand)]
        total = sum(face.value for face in faces if face.value is not None)
        return int(total // 2 ** sum(face.value is None for face in faces))

    def energies(self, hand: int) -> set[Energy]:
        return {self.components.cards[card].energy for card in cards_of(hand)}

    @property
    def rest(self) -> int:
        """The hand without the card that the move uses."""
        assert isinstance(self.move, LayCard | PlayEnix)
        return self.view.hand & ~(1 << self.move.card)

    def others(self) -> list[int]:
        """The other cards that could be laid (R3)."""
        assert isinstance(self.move, LayCard)
        hand = cards_of(self.view.hand)
        valued = [card for card in hand if self.components.cards[card].value is not None]
        return [card for card in (valued or hand) if card != self.move.card]

    def hidden(self) -> list[int]:
        open_cards = [*cards_of(self.view.hand), *self.view.discard]
        open_cards += [card for cards in self.view.laid for card in cards]
        if self.view.chosen is not None:
            open_cards.append(self.view.chosen)
        return [card for card in range(len(self.components.cards)) if card not in open_cards]

    def own_score_is_told(self) -> bool:
        return bool(self.fact("score") == self.score(self.view.hand))

    def may_rise_too_high(self, energies: set[Energy]) -> bool:
        return any(
            self.score(self.view.hand | 1 << card) > self.limit
            for card in self.hidden()
            if self.components.cards[card].energy in energies
        )

    def average(self, energy: Energy) -> float:
        faces = [self.components.cards[card] for card in self.hidden()]
        values = [face.value or 0 for face in faces if face.energy == energy]
        return sum(values) / len(values)

    def top_cards_are_told(self) -> bool:
        """So many cards of the tile's energy do lie on top, and the hand does lack it, or does not."""
        tile = self.fact("tile")
        tops = [top for top in self.view.stack_tops if top == tile]
        lacks = tile not in self.energies(self.view.hand)
        return bool(len(tops) == self.fact("count") > 0 and self.fact("lacking") == lacks)

    def have_cards(self, tile: Energy) -> bool:
        """Those who are named stand on *tile* with cards in hand, and nobody else does."""
        seats = {seat for seat, there in enumerate(self.view.pawns) if there == tile}
        seats = {seat for seat in seats - {self.view.seat} if sum(self.view.hand_energies[seat])}
        return bool(seats) and seats == set(self.fact("seats"))

    def walks(
        self, start: Energy, points: int, ways: Roads, cap: Energy | None, barred: int
    ) -> dict[Energy, int]:
        """Every tile that can be walked to and the least cost, by trying all ways."""
        found: dict[Energy, int] = {}

        def go(here: Energy, cost: int, entered: int) -> None:
            if here == cap:
                return
            for tile, price in ways[here]:
                total = cost + price
                if total <= points and tile != cap and not entered >> tile & 1:
                    found[tile] = min(total, found.get(tile, total))
                    go(tile, total, entered | 1 << tile)

        go(start, 0, barred)
        return found

    def walks_now(self, ways: Roads | None = None) -> dict[Energy, int]:
        view = self.view
        return self.walks(view.pawns[view.seat], view.points, ways or view.roads, view.cap, view.barred)

    def points(self) -> int:
        assert isinstance(self.move, LayCard)
        laid = (*self.view.laid[self.view.seat], self.move.card)
        return sum(self.components.cards[card].value or 0 for card in laid)

    def landing(self) -> tuple[Energy, Energy | None, bool]:
        """Where the symbols of the card laid leave the pawn and the cap, and whether it jumped."""
        assert isinstance(self.move, LayCard)
        here, cap, jumped = self.view.pawns[self.view.seat], self.view.cap, False
        for symbol in self.components.cards[self.move.card].symbols:
            match symbol:
                case Blackout(target):
                    cap = None if cap == target else target
                case Jump(target) if target != here and cap not in (here, target):
                    here, jumped = target, True
                case Jump() | TurnOrShift():
                    pass
        return here, cap, jumped

    def walks_after_laying(self, ways: Roads | None = None) -> dict[Energy, int]:
        here, cap, _ = self.landing()
        barred = 1 << self.view.pawns[self.view.seat] | 1 << here
        return self.walks(here, self.points(), ways or self.view.roads, cap, barred)

    def placed(self) -> Roads:
        assert isinstance(self.move, PlaceTile)
        move = self.move
        return roads(self.components, self.view.layout.with_tile(move.tile, move.cell, move.rotation))

    def opens_after_some_placement(self) -> bool:
        layout = self.view.layout
        placements: list[Any] = list(Placements(self.components, layout))
        for move in placements:
            ways = roads(self.components, layout.with_tile(move.tile, move.cell, move.rotation))
            if self.fact("tile") in self.walks_after_laying(ways):
                return True
        return False

    def share_of_wins(self) -> float:
        """How often ending wins, guessed by dealing whole worlds and playing the end in each."""
        won = 0
        for seed in range(GUESSES):
            world = guess(self.view, 10**6 + seed)
            # Who has laid already takes the card back (G1).
            hands = list(world.hands)
            for seat, chosen in enumerate(world.chosen):
                hands[seat] |= 0 if chosen is None else 1 << chosen
            scores = [self.score(hand) for hand in hands]
            staying = [score for score in scores if score <= self.limit]
            own = scores[self.view.seat]
            best = max(staying, default=0)
            won += own <= self.limit and (own == best or staying.count(best) > 1)
        return won / GUESSES

    def guesses_are_fair(self) -> bool:
        told: float = self.fact("wins") / self.fact("of")
        return abs(self.share_of_wins() - told) <= 0.2

    def still_to_move(self) -> set[int]:
        seats = set(self.view.waiting)
        if self.view.active is not None and self.view.stage is not Stage.END:
            seats.add(self.view.active)
        return seats - {self.view.seat}


def _costs_more(c: Claims, other: int) -> bool:
    rest = c.view.hand & ~(1 << other)
    held, others_held = len(c.energies(c.rest)), len(c.energies(rest))
    if held != others_held:
        return others_held < held
    return c.score(rest) > c.limit or c.score(rest) < c.fact("after")


def _walk_is_possible(c: Claims) -> bool:
    """The way is a chain of crossings that the points pay for."""
    here, points, barred = c.view.pawns[c.view.seat], c.view.points, c.view.barred
    for tile in c.fact("way"):
        cost = dict(c.view.roads[here]).get(tile)
        if cost is None or cost > points or barred >> tile & 1 or c.view.cap in (here, tile):
            return False
        here, points, barred = tile, points - cost, barred | 1 << tile
    return bool(here == c.fact("tile"))


def _no_rival_can_have_more(c: Claims) -> bool:
    for seed in range(GUESSES):
        hands = guess(c.view, seed).hands
        rivals = [c.score(hand) for seat, hand in enumerate(hands) if seat != c.view.seat]
        if any(c.fact("score") < score <= c.limit for score in rivals):
            return False
    return True


def _ways_out(c: Claims, ways: Roads) -> int:
    return len(ways[c.view.pawns[c.view.seat]])


def _tops(c: Claims) -> set[Energy]:
    return {top for top in c.view.stack_tops if top is not None}


def _backs(c: Claims) -> tuple[int, ...]:
    return c.view.hand_energies[c.fact("seat")]


CHECKS: Mapping[Reason, Callable[[Claims], bool]] = {
    Reason.GENERAL: lambda c: not c.facts,
    Reason.ONLY: lambda c: not c.facts,  # that there is one legal move is checked with the rules
    Reason.END_TOP: lambda c: c.own_score_is_told() and c.fact("score") == c.limit,
    Reason.END_OUT_OF_REACH: lambda c: c.own_score_is_told() and _no_rival_can_have_more(c),
    Reason.END_LIKELY: lambda c: (
        c.own_score_is_told() and c.fact("score") <= c.limit and c.guesses_are_fair()
    ),
    Reason.LAY_NOT_YET: lambda c: (
        c.own_score_is_told()
        and len(c.energies(c.view.hand)) == len(ENERGIES)
        and c.view.phase is Phase.LAY
        and c.guesses_are_fair()
    ),
    Reason.LAY_OVER: lambda c: (
        c.own_score_is_told() and c.fact("score") > c.limit >= c.fact("after") == c.score(c.rest)
    ),
    Reason.LAY_OFF: lambda c: (
        c.own_score_is_told() and c.fact("score") > c.fact("after") == c.score(c.rest) > c.limit
    ),
    Reason.LAY_NEARER: lambda c: (
        c.own_score_is_told() and c.fact("score") < c.fact("after") == c.score(c.rest) <= c.limit
    ),
    Reason.LAY_ALL_SIX: lambda c: (
        c.fact("after") == c.score(c.rest) and len(c.energies(c.rest)) == len(ENERGIES)
    ),
    Reason.LAY_SPARE: lambda c: (
        c.energies(c.rest) == c.energies(c.view.hand)
        and c.fact("left")
        == sum(c.components.energies[card] == c.fact("energy") for card in cards_of(c.rest))
        > 0
    ),
    Reason.LAY_LEAST: lambda c: (
        c.fact("after") == c.score(c.rest) <= c.limit and all(_costs_more(c, other) for other in c.others())
    ),
    Reason.LAY_JUMP: lambda c: c.top_cards_are_told() and c.landing()[2] and c.landing()[0] == c.fact("tile"),
    Reason.LAY_REACH: lambda c: c.top_cards_are_told() and c.fact("tile") in c.walks_after_laying(),
    Reason.LAY_OPEN: lambda c: c.top_cards_are_told() and c.opens_after_some_placement(),
    Reason.LAY_STEAL: lambda c: c.have_cards(c.fact("tile")) and c.fact("tile") in c.walks_after_laying(),
    Reason.LAY_JUMP_STEAL: lambda c: (
        c.have_cards(c.fact("tile"))
        and c.landing()[2]
        and c.landing()[0] == c.fact("tile")
        and not c.walks_after_laying()
    ),
    Reason.LAY_STAY: lambda c: (
        c.have_cards(c.fact("tile"))
        and not c.landing()[2]
        and c.view.pawns[c.view.seat] == c.fact("tile")
        and not c.walks_after_laying()
    ),
    Reason.CROSS_TAKE: lambda c: c.top_cards_are_told() and c.fact("tile") in c.walks_now(),
    Reason.CROSS_ONWARD: lambda c: c.top_cards_are_told() and _walk_is_possible(c),
    Reason.CROSS_STEAL: lambda c: c.have_cards(c.fact("tile")) and c.fact("tile") in c.walks_now(),
    Reason.CROSS_STEAL_ONWARD: lambda c: c.have_cards(c.fact("tile")) and _walk_is_possible(c),
    Reason.CROSS_NOTHING: lambda c: (
        not _tops(c) & set(c.walks_now())
        and not any(
            tile in c.walks_now() and any(c.view.hand_energies[seat])
            for seat, tile in enumerate(c.view.pawns)
            if seat != c.view.seat
        )
    ),
    Reason.STOP_STEAL: lambda c: c.have_cards(c.view.pawns[c.view.seat]),
    Reason.STOP_NOTHING: lambda c: not _tops(c) & set(c.walks_now()),
    Reason.STOP_HELD: lambda c: (
        _tops(c) & set(c.walks_now()) == set(c.fact("energies")) <= c.energies(c.view.hand)
    ),
    Reason.STOP_RISK: lambda c: c.own_score_is_told() and c.may_rise_too_high(_tops(c) & set(c.walks_now())),
    Reason.TAKE_LACKING: lambda c: (
        c.fact("energy") == c.view.pawns[c.view.seat]
        and c.fact("energy") not in c.energies(c.view.hand)
        and c.move != TakeCards(())
    ),
    Reason.TAKE_ROOM: lambda c: c.own_score_is_told() and c.fact("score") < c.limit,
    Reason.TAKE_CHOICE: lambda c: c.move != TakeCards(()),
    Reason.TAKE_OVER: lambda c: c.own_score_is_told() and c.fact("score") > c.limit,
    Reason.TAKE_RISK: lambda c: c.own_score_is_told() and c.may_rise_too_high({c.fact("energy")}),
    Reason.TAKE_LATER: lambda c: (
        c.fact("energy") in c.energies(c.view.hand)
        and len(cards_of(c.view.hand)) < c.fact("size") == c.view.table.numbers.hand_size
    ),
    Reason.STEAL_LACKING: lambda c: (
        c.fact("energy") not in c.energies(c.view.hand) and _backs(c)[c.fact("energy")] > 0
    ),
    Reason.STEAL_BREAKS: lambda c: all(_backs(c)) and _backs(c)[c.fact("energy")] == 1,
    Reason.STEAL_LAST: lambda c: _backs(c)[c.fact("energy")] == 1,
    Reason.STEAL_LUCK: lambda c: (
        c.move == Steal(c.fact("seat"), None)
        and c.fact("wanted")
        == sum(count for energy, count in enumerate(_backs(c)) if energy not in c.energies(c.view.hand))
        > 0
    ),
    Reason.STEAL_RISK: lambda c: (
        c.own_score_is_told()
        and c.may_rise_too_high(
            {energy for energy in ENERGIES for seat in c.view.victims if c.view.hand_energies[seat][energy]}
        )
    ),
    Reason.STEAL_LATER: lambda c: (
        c.fact("draws") == c.view.table.numbers.hand_size - len(cards_of(c.view.hand)) > 0
    ),
    Reason.REFILL_LACKING: lambda c: c.fact("energy") in _tops(c) - c.energies(c.view.hand),
    Reason.REFILL_HIGHER: lambda c: all(
        c.average(c.fact("energy")) > c.average(top) for top in _tops(c) - {c.fact("energy")}
    ),
    Reason.REFILL_LOWER: lambda c: (
        all(c.average(c.fact("energy")) < c.average(top) for top in _tops(c) - {c.fact("energy")})
        and c.may_rise_too_high(_tops(c) - {c.fact("energy")})
    ),
    Reason.PLACE_OPENS: lambda c: (
        c.top_cards_are_told()
        and c.fact("tile") not in c.walks_now()
        and c.walks_now(c.placed())[c.fact("tile")] == c.fact("cost")
    ),
    Reason.PLACE_SHORTENS: lambda c: (
        c.top_cards_are_told()
        and c.walks_now()[c.fact("tile")] == c.fact("before")
        and c.walks_now(c.placed())[c.fact("tile")] == c.fact("cost") < c.fact("before")
    ),
    Reason.PLACE_KEEPS: lambda c: (
        c.top_cards_are_told()
        and c.walks_now()[c.fact("tile")] == c.fact("cost")
        and c.walks_now(c.placed())[c.fact("tile")] == c.fact("cost")
    ),
    Reason.PLACE_FREES: lambda c: (
        _ways_out(c, c.view.roads) == c.fact("before")
        and _ways_out(c, c.placed()) == c.fact("ways") > c.fact("before")
    ),
    Reason.ENIX_FREES: lambda c: (
        c.view.cap == c.view.pawns[c.view.seat] == c.fact("tile")
        and isinstance(c.move, PlayEnix)
        and c.move.tile != c.view.cap
    ),
    Reason.ENIX_SCORE: lambda c: (
        c.own_score_is_told() and c.fact("score") < c.fact("after") == c.score(c.rest) <= c.limit
    ),
    Reason.ENIX_BLOCKS: lambda c: (
        set() < set(c.fact("seats")) <= c.still_to_move()
        and all(c.view.pawns[seat] == c.fact("tile") for seat in c.fact("seats"))
    ),
    Reason.PASS_NONE: lambda c: not c.view.hand & c.components.enix_cards,
    Reason.PASS_HALVES: lambda c: (
        c.own_score_is_told()
        and c.fact("score") <= c.limit < c.fact("without")
        and c.fact("without")
        == min(
            c.score(c.view.hand & ~(1 << card)) for card in cards_of(c.view.hand & c.components.enix_cards)
        )
    ),
    Reason.PASS_ENERGY: lambda c: (
        not c.energies(c.view.hand & ~c.components.enix_cards) & set(c.fact("energies"))
        and set(c.fact("energies")) == c.energies(c.view.hand & c.components.enix_cards)
    ),
    Reason.PASS_NOBODY: lambda c: not c.still_to_move(),
}


def is_true(view: View, move: Move, advice: Advice) -> bool:
    """Whether every fact that *advice* names is the case."""
    return bool(CHECKS[advice.reason](Claims(view, move, advice)))
