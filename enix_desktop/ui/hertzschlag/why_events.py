"""What had led to something that happened: every number that anybody can count again, step by step."""

from collections.abc import Sequence

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.events import Cause
from enix_desktop.games.hertzschlag.faces import Card, Category, Effect, EffectKind, SpecialKind
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.course_of_game import Round, Step
from enix_desktop.ui.hertzschlag.history import History
from enix_desktop.ui.hertzschlag.why_check import CheckFacts
from enix_desktop.ui.hertzschlag.words import (
    card_name,
    cards_name,
    cards_of,
    euro_change,
    euros,
    event_name,
    plant_name,
    said,
    said_count,
    signed,
)
from enix_desktop.ui.hertzschlag.words.marker import effects_of
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("hertzschlag", "why")


class EventFacts:
    """The steps behind events at one table."""

    def __init__(self, names: PlayerNames, components: Components) -> None:
        self._names, self._components = names, components
        self.check = CheckFacts(names, components)

    def of(self, event: Event, before: History) -> list[str]:
        """What had led to *event*; *before* is the table as it was then."""
        match event:
            case events.RoundBegan(_, starter):
                return [self.order(before.table.order(starter)), self._start(starter)]
            case events.EventHappened():
                return self._push(event, before)
            case events.EventPaid():
                return self._payout(event, before)
            case events.PlacesShown(_, order):
                return [self.order(order)]
            case events.IncomeTaken():
                return self._income(event, before)
            case events.CardPlayed():
                return self._cost(event, before)
            case events.MarkerMoved():
                return self._way(event)
            case _:
                return self._of_specials(event) or self.check.of(event, before.reserve)

    def order(self, order: Sequence[Seat]) -> str:
        """Who comes after whom."""
        return said("fact.turn-order", TEXTS, players=", ".join(map(self._player, order)))

    def marker(self, now: Round) -> list[str]:
        """The way of the marker in a round."""
        steps = [said("fact.began", TEXTS, field=signed(now.began))]
        return [*steps, *(self.step(step) for step in now.steps)]

    def step(self, step: Step) -> str:
        """One step of that way."""
        ends = {"before": signed(step.before), "after": signed(step.after)}
        how = "moved" if step.before != step.after else "still"
        if step.event is not None:
            name = event_name(step.event, self._components)
            return said(f"fact.event-{how}", TEXTS, event=name, **ends)
        if step.plant is not None:
            return said("fact.plant-moved", TEXTS, plant=plant_name(step.plant), **ends)
        assert step.seat is not None, "an event, a plant or a seat"
        player = self._player(step.seat)
        if step.card is None:
            return said("fact.took-income", TEXTS, player=player, **ends)
        card = card_name(step.card, self._components)
        return said(f"fact.card-{how}", TEXTS, player=player, card=card, **ends)

    def _start(self, starter: Seat) -> str:
        return said("fact.start-card", TEXTS, player=self._player(starter))

    def _push(self, event: events.EventHappened, before: History) -> list[str]:
        """Every part of the shift, the calm, and where that leads (V2, V3)."""
        shove, steps = event.shove, [said("fact.plain", TEXTS, steps=signed(event.shove.plain))]
        cards = [card for display in before.displays for card in display]
        counted = effects_of(event.event, self._components, EffectKind.SHIFT_PER)
        for effect in counted:
            steps += self._counted(effect, before, self._per(effect, cards, effect.sign))
        if counted:
            total = shove.plain + shove.counted
            steps.append(said("fact.together", TEXTS, shift=signed(total)))
        if shove.calmed:
            facts = {"calm": before.calm, "less": shove.calmed, "shift": signed(shove.shift)}
            steps.append(said("fact.calm", TEXTS, **facts))
        is_cut = event.shifted != event.before + shove.shift
        key = "fact.shifted-end" if is_cut else "fact.shifted"
        steps.append(said(key, TEXTS, before=signed(event.before), after=signed(event.shifted)))
        for effect in effects_of(event.event, self._components, EffectKind.TOWARDS_PER):
            steps += self._counted(effect, before, self._towards_per(effect, cards))
        if event.after != event.shifted:
            ends = {"before": signed(event.shifted), "after": signed(event.after)}
            steps.append(said("fact.then-towards", TEXTS, **ends))
        return steps

    def _counted(self, effect: Effect, before: History, result: str) -> list[str]:
        """How many cards there are, whose they are, and what that makes."""
        each = [self._components.count(display, effect.categories) for display in before.displays]
        cards = cards_of(effect.categories)
        if not sum(each):
            return [said("fact.counted-none", TEXTS, cards=cards)]
        owners = ", ".join(
            said("fact.who", TEXTS, player=self._player(seat), count=count)
            for seat, count in enumerate(each)
            if count
        )
        return [said("fact.counted", TEXTS, count=sum(each), cards=cards, each=owners), result]

    def _per(self, effect: Effect, cards: Sequence[Card], sign: int) -> str:
        steps = sign * self._steps(effect, cards)
        facts = {"step": signed(sign), "every": effect.every, "cap": effect.cap}
        return said("fact.per", TEXTS, **facts, steps=signed(steps))

    def _towards_per(self, effect: Effect, cards: Sequence[Card]) -> str:
        facts = {"every": effect.every, "cap": effect.cap, "steps": self._steps(effect, cards)}
        return said("fact.towards-per", TEXTS, **facts)

    def _steps(self, effect: Effect, cards: Sequence[Card]) -> int:
        return min(effect.cap, self._components.count(cards, effect.categories) // effect.every)

    def _payout(self, event: events.EventPaid, before: History) -> list[str]:
        """For which cards there was money (V4, C6)."""
        steps, due = [], 0
        for effect in effects_of(event.event, self._components, EffectKind.MONEY_PER):
            cards = self._of(before.displays[event.seat], effect.categories)
            due += min(effect.cap, effect.amount * len(cards))
            shown = {"player": self._player(event.seat), "cards": cards_name(cards, self._components)}
            steps.append(said_count("fact.paid-cards", len(cards), TEXTS, **shown))
            steps.append(said("fact.paid-each", TEXTS, euros=euros(effect.amount), cap=effect.cap))
        return steps + self._room(event.euro, due, event.money)

    def _of(self, cards: Sequence[Card], categories: Sequence[Category]) -> list[Card]:
        return [card for card in cards if self._components.cards[card].category in categories]

    def _income(self, event: events.IncomeTaken, before: History) -> list[str]:
        """Every number that makes an income (I1, X2, C6)."""
        income, faces = event.income, self._components.cards
        steps = [said("fact.income-base", TEXTS, euros=euros(income.base))]
        printed = [
            said("fact.income-card", TEXTS, card=card_name(card, self._components), count=faces[card].income)
            for card in before.displays[event.seat]
            if faces[card].income
        ]
        if printed:
            shown = {"cards": ", ".join(printed), "count": income.printed}
            steps.append(said("fact.income-printed", TEXTS, **shown))
        else:
            steps.append(said("fact.income-none", TEXTS, player=self._player(event.seat)))
        if income.special:
            steps.append(said("fact.income-special", TEXTS, count=income.special))
        facts = {"base": income.base, "printed": income.printed, "special": income.special}
        steps.append(said("fact.income-sum", TEXTS, **facts, total=euros(income.total)))
        return steps + self._room(event.euro, income.total, event.money)

    def _room(self, got: int, due: int, money: int) -> list[str]:
        return [said("fact.no-room", TEXTS, money=euros(money))] if got < due else []

    def _cost(self, event: events.CardPlayed, before: History) -> list[str]:
        """Printed cost and discounts (P2, X1)."""
        face = self._components.cards[event.card]
        name = card_name(event.card, self._components)
        steps = [said("fact.cost", TEXTS, card=name, cost=euros(face.cost))]
        less = self.discounts(before.displays[event.seat], face.category)
        if less:
            facts = {"player": self._player(event.seat), "cards": cards_of((face.category,))}
            steps.append(said("fact.discount-of", TEXTS, **facts, euros=euros(less)))
            steps.append(said("fact.to-pay", TEXTS, cost=euros(event.cost)))
        return steps

    def discounts(self, display: Sequence[Card], category: Category) -> int:
        """How much cheaper *display* makes cards of *category* (X1)."""
        specials = [self._components.cards[card].special for card in display]
        return sum(
            special.amount
            for special in specials
            if special is not None and special.kind is SpecialKind.DISCOUNT and special.category is category
        )

    def _way(self, event: events.MarkerMoved) -> list[str]:
        """Every threshold on the way, and what is lost (F1 to F4)."""
        if event.before == event.after:
            return [said("fact.no-steps", TEXTS, after=signed(event.after))]
        wanted = signed(event.steps) if event.cause is Cause.CHANGE else event.steps
        ends = {"before": signed(event.before), "after": signed(event.after)}
        steps = [said("fact.steps", TEXTS, steps=wanted, **ends)]
        for crossing in event.crossings:
            is_back = abs(crossing.after) < abs(crossing.before)
            facts = {"before": signed(crossing.before), "after": signed(crossing.after)}
            key = "fact.step-back" if is_back else "fact.step-away"
            steps.append(said(key, TEXTS, **facts, change=euro_change(crossing.euro)))
        if not event.crossings:
            steps.append(said("fact.no-threshold", TEXTS))
        lost = abs(event.steps) - abs(event.after - event.before)
        return [*steps, said_count("fact.lost", lost, TEXTS)] if lost else steps

    def _of_specials(self, event: Event) -> list[str]:
        match event:
            case events.DiscountGained():
                return [said("fact.discount-now", TEXTS)]
            case events.GridCalmed(_, _, _, after):
                return [said("fact.calm-now", TEXTS, calm=after)]
            case events.ControlCheapened(_, _, _, after):
                return [said("fact.price-now", TEXTS, price=euros(after))]
            case events.HandsPassed(_, passed):
                return self._hands(passed)
            case _:
                return []

    def _hands(self, passed: Sequence[Sequence[Card] | None]) -> list[str]:
        """What the viewer passed on and got: whose two hands are known, if not all are."""
        known = [seat for seat, cards in enumerate(passed) if cards is not None]
        if len(known) != 2:
            return []
        count = len(passed)
        own = next(seat for seat in known if (seat + 1) % count in known)
        giver, taker = (own + 1) % count, (own - 1) % count
        given, got = passed[own] or (), passed[giver] or ()
        return [self._hand("passed-on", taker, given), self._hand("got", giver, got)]

    def _hand(self, key: str, seat: Seat, cards: Sequence[Card]) -> str:
        shown = cards_name(cards, self._components)
        return said(f"fact.{key}", TEXTS, player=self._player(seat), cards=shown)

    def _player(self, seat: Seat) -> str:
        return self._names.player(seat)
