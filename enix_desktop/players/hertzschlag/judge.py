"""What a seat thinks of its cards: what each brings, and what becomes of the grid."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.counting import income_of, price_of
from enix_desktop.games.hertzschlag.faces import Card, GoalKind, Special, SpecialKind
from enix_desktop.games.hertzschlag.moves import Lay, Place, Word
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag import crowd
from enix_desktop.players.hertzschlag.crowd import Chances
from enix_desktop.players.hertzschlag.experience import PRACTISED, Experience
from enix_desktop.players.hertzschlag.outlook import Standing, card_worth, outlook, winning
from enix_desktop.players.hertzschlag.styles import PLAIN, Style
from enix_desktop.players.hertzschlag.survival import at_check
from enix_desktop.players.hertzschlag.trust import trust_in
from enix_desktop.players.hertzschlag.ways import card_ways, honest_word, most_money, settled

HONESTY = 0.12
"""Which part of its chances somebody seems to lose by breaking its word."""
EURO = 0.13
"""Points that a euro is worth to anybody in the middle of the game."""
CALM = 0.12
"""By which part one step of calm lowers the risk of all rounds that are left."""
CHEAPER = 0.05
FORESIGHT = 0.1
"""Points that seeing the next event is worth."""


class Weighed(NamedTuple):
    """A card and a place with what they promise."""

    worth: float
    lay: Lay
    win: float
    """How likely the seat wins if the grid holds."""
    holds: float
    """How likely the grid holds to the end."""


class Judge:
    """Weighs what can be laid in one view."""

    def __init__(self, view: View, style: Style = PLAIN, known: Experience = PRACTISED) -> None:
        self.view, self.style, self.known = view, style, known
        self.care = known.care_among(view.table.seats, view.table.has_talk) * style.care
        table = view.table
        self.components, self.numbers, self.seat = table.components, table.numbers, view.seat
        self.left = max(0, table.numbers.rounds - view.round)
        self.lowest = self.components.track.lowest
        self.spread = known.spread_of_points(self.left)
        self.rivals = [self.hoped_of(seat) for seat in range(table.seats) if seat != view.seat]
        self.most = most_money(self.numbers, view.reserves, view.seat)
        self.own = view.money[view.seat]
        self.display = view.displays[view.seat]
        place = view.order.index(view.seat)
        self.earlier, self.later = view.order[:place], view.order[place + 1 :]

    def hoped(self, display: tuple[Card, ...], money: int, marker: int) -> float:
        """The points that the own seat may expect with such a display and money after this round."""
        standing = Standing(self.view.goal, display, money)
        return outlook(self.view.table, self.known, standing, self.left, marker)

    def hoped_of(self, seat: Seat) -> float:
        """The points that another seat may expect."""
        view = self.view
        standing = Standing(None, view.displays[seat], view.money[seat])
        return outlook(view.table, self.known, standing, self.left, view.marker)

    @cached_property
    def trust(self) -> dict[Seat, float]:
        """How far each seat that has spoken is believed."""
        return {seat: trust_in(self.view, seat) for seat in range(self.view.table.seats)}

    @cached_property
    def grid(self) -> Chances:
        """How likely the grid holds to the end, for each field at the check of this round."""
        return at_check(self.view, self.rescued(), min(0.5, self.bid_share() * EURO / self.spread))

    def rescued(self) -> float:
        """How likely a bid in this round brings enough."""
        most = sum(min(self.numbers.fingers, money) for money in self.view.money)
        return max(0.2, min(0.92, 0.65 + 0.06 * (most - self.view.price)))

    def bid_share(self) -> float:
        """What the own seat would pay for secondary control."""
        return self.view.price / self.view.table.seats

    def _turn(self, seat: Seat) -> tuple[float, crowd.Kernel, crowd.Kernel]:
        """How *seat* is expected to move the marker: trust in its word, its word, and what it does else."""
        components, view = self.components, self.view
        word = view.signals[seat]
        else_ = crowd.reacting(components)
        if word is None or word is Word.SILENT:
            return 0.0, else_, else_
        return self.trust[seat], crowd.saying(components, word), else_

    @cached_property
    def before(self) -> Chances:
        """Where the marker may be when the own turn comes."""
        chances = [0.0] * len(self.grid)
        chances[self.view.marker - self.lowest] = 1.0
        for seat in self.earlier:
            share, word, else_ = self._turn(seat)
            after = crowd.pushed(else_, chances)
            chances = crowd.mixed(crowd.pushed(word, chances), after, share) if share else after
        return chances

    def back(self, worth: Sequence[float]) -> Chances:
        """What each field is worth right after the own turn, from what each is worth at the check."""
        for seat in reversed(self.later):
            share, word, else_ = self._turn(seat)
            before = crowd.expected(else_, worth)
            worth = crowd.mixed(crowd.expected(word, worth), before, share) if share else before
        return list(worth)

    @cached_property
    def holding(self) -> Chances:
        """How likely the grid holds, for each field right after the own turn."""
        return self.back(self.grid)

    @cached_property
    def near(self) -> Chances | None:
        """How likely the marker ends near the middle, if an own goal asks for that now."""
        view = self.view
        if self.left or view.goal is None:
            return None
        for goal in self.components.goals[view.goal].goals:
            if goal.kind is GoalKind.FREQUENCY_WITHIN:
                wanted = [abs(index + self.lowest) <= goal.number for index in range(len(self.grid))]
                return self.back([float(is_near) for is_near in wanted])
        return None

    def lays(self, said: Word | None = None) -> list[Weighed]:
        """Everything that can be laid, in the order of the rules; who has *said* something is bound by it."""
        found = []
        for card in self.view.hand:
            cost = price_of(self.components, self.display, card)
            if cost <= self.own:
                found.append(self.playing(card, cost))
            found.append(self.income(card))
        return [each._replace(worth=self.bound(each.lay, said, each.worth)) for each in found]

    def bound(self, lay: Lay, said: Word | None, worth: float) -> float:
        """What is left of *worth* for whoever has *said* something and lays this."""
        is_bound = said is not None and said is not Word.SILENT
        is_broken = is_bound and honest_word(self.components, lay) is not said
        return worth * (1 - self.broken_word) if is_broken else worth

    @property
    def broken_word(self) -> float:
        """Which part of the own chances seems to be lost by breaking one's word."""
        return min(0.9, HONESTY * max(0.0, 1 + self.style.honesty)) if self.left else 0.0

    def income(self, card: Card) -> Weighed:
        """Lay *card* for income (I1)."""
        return self._weighed(Lay(card, Place.INCOME), *self._income)

    @cached_property
    def _income(self) -> tuple[float, float]:
        """How likely the seat wins, and the grid holds, with an income."""
        total = income_of(self.components, self.numbers, self.display).total
        money = max(self.own, min(self.most, self.own + total))
        holds = near = 0.0
        for index, chance in enumerate(self.before):
            holds += chance * self.holding[index]
            near += chance * self.near[index] if self.near else 0
        return self._win(self.display, money, near), holds

    def playing(self, card: Card, cost: int) -> Weighed:
        """Play *card* (P1)."""
        display, money = (*self.display, card), self.own - cost
        special = self.components.cards[card].special
        ways = card_ways(self.components)[card]
        worths: dict[tuple[bool, ...], tuple[float, float]] = {}
        holds = 0.0
        for index, chance in enumerate(self.before):
            if chance < 1e-4:
                continue
            after, crossed = ways[index]
            holds += chance * self.holding[after]
            share, near = worths.get(crossed, (0.0, 0.0))
            worths[crossed] = share + chance, near + (chance * self.near[after] if self.near else 0)
        win = total = 0.0
        for crossed, (share, near) in worths.items():
            left = settled(self.numbers, money, self.most, crossed)
            win += share * self._win(display, left, near / share, special)
            total += share
        holds = self._with_effect(holds / total, special)
        return self._weighed(Lay(card, Place.ACTION), win / total, holds)

    def _win(
        self, display: tuple[Card, ...], money: int, near: float, special: Special | None = None
    ) -> float:
        """How likely the seat wins with such a display and money, if the grid holds."""
        rivals, extra = self.rivals, 0.0
        if special is not None and special.kind is SpecialKind.CASH_ALL:
            money = min(self.most, money + special.amount)
            rivals = [rival + EURO * special.amount for rival in rivals]
        elif special is not None and special.kind is SpecialKind.FORECAST and self.left:
            extra = FORESIGHT

        def win(marker: int) -> float:
            return winning(self.hoped(display, money, marker) + extra, rivals, self.spread)

        if self.near is None:
            return win(self.components.track.highest)
        return near * win(0) + (1 - near) * win(self.components.track.highest)

    def _with_effect(self, holds: float, special: Special | None) -> float:
        if special is None or not self.left:
            return holds
        part = self.left / self.numbers.rounds
        if special.kind is SpecialKind.CALM and self.view.calm < self.numbers.calm_maximum:
            return holds + (1 - holds) * CALM * special.amount * part
        if special.kind is SpecialKind.RESERVE_CHEAPER and self.view.price > self.numbers.lowest_price:
            return holds + (1 - holds) * CHEAPER * part
        return holds

    def outwards(self, lay: Lay) -> float:
        """How many fields a lay is expected to lead the marker away from the middle."""
        if lay.place is Place.INCOME:
            return 0.0
        ways, middle = card_ways(self.components)[lay.card], -self.lowest
        return sum(
            chance * max(0, abs(ways[index].after - middle) - abs(index - middle))
            for index, chance in enumerate(self.before)
        )

    def liking(self, lay: Lay) -> float:
        """Which part of its worth a lay has for the own style: the steady do not lead the marker outwards."""
        steadiness = self.style.steadiness
        return max(0.1, 1 - steadiness * self.outwards(lay)) if steadiness else 1.0

    def _weighed(self, lay: Lay, win: float, holds: float) -> Weighed:
        worth = win * holds**self.care * self.liking(lay)
        if self.left:
            rest = [card_worth(self.components, card) for card in self.view.hand if card != lay.card]
            worth *= 1 - self.known.gift * sum(sorted(rest)[-2:])
        return Weighed(worth, lay, win, holds)
