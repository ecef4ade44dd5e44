"""What happened, a sentence for each event: who, what, and every number before and after."""

from collections.abc import Mapping, Sequence

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.counting import Income
from enix_desktop.games.hertzschlag.faces import EffectKind
from enix_desktop.games.hertzschlag.moves import Place, Word
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.words import (
    card_name,
    card_of,
    cards_of,
    euros,
    event_name,
    hertz,
    listed,
    plant_name,
    said,
    said_count,
    signal_meaning,
    signed,
)
from enix_desktop.ui.hertzschlag.words.marker import counted_categories, marker_moved, pushed
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("hertzschlag", "events")
NOBODY: Seat = -1
"""Nobody is "you"."""
Facts = tuple[str, dict[str, object]]

RULES: Mapping[type[object], str] = {
    events.RoundBegan: "R1",
    events.EventHappened: "V1",
    events.EventPaid: "V4",
    events.Signalled: "T1",
    events.CardLaid: "A1",
    events.PlacesShown: "A3",
    events.IncomeTaken: "I1",
    events.CardPlayed: "P1",
    events.MarkerMoved: "F1",
    events.DiscountGained: "X1",
    events.IncomeGrown: "X2",
    events.CashPaid: "X3",
    events.GridCalmed: "X4",
    events.ControlCheapened: "X5",
    events.ForecastSeen: "X6",
    events.CheckPassed: "Q1",
    events.ControlNeeded: "Q2",
    events.Pledged: "T3",
    events.BidMade: "Q4",
    events.BidsShown: "Q5",
    events.PlantUsed: "Q6",
    events.BlackedOut: "Q7",
    events.HandsPassed: "D2",
    events.CardDrawn: "D2",
    events.GameEnded: "G1",
}
"""By which rule each event happens."""


def rule_of(event: Event) -> str:
    """The rule by which *event* happened."""
    if isinstance(event, events.MarkerMoved) and event.cause is events.Cause.TOWARDS:
        return "F4"
    if isinstance(event, events.GameEnded) and event.is_blackout:
        return "Q7"
    return RULES[type(event)]


def is_told(event: Event) -> bool:
    """Whether *event* needs words in the log: what all do in secret is told when all have."""
    match event:
        case events.CardLaid(_, card) | events.CardDrawn(_, card):
            return card is not None
        case events.BidMade(_, euro):
            return euro is not None
        case _:
            return True


def sentence(event: Event, names: PlayerNames, components: Components, you: Seat = NOBODY) -> str | None:
    """What happened, as far as *event* tells it; *you* is whoever reads it, if that is one person."""
    return EventWords(names, components, you).sentence(event) if is_told(event) else None


def seat_of(event: Event) -> Seat | None:
    """Of whom *event* speaks."""
    match event:
        case events.RoundBegan(_, starter) | events.HandsPassed(starter):
            return starter
        case _:
            return getattr(event, "seat", None)


class EventWords:
    """Sentences for one reader."""

    def __init__(self, names: PlayerNames, components: Components, you: Seat = NOBODY) -> None:
        self._names, self._components, self._you = names, components, you

    def sentence(self, event: Event) -> str:
        """What happened."""
        text = self._of_parts(event)
        if text is not None:
            return text
        found = self._about_rounds(event) or self._about_talk(event)
        found = found or self._about_actions(event) or self._about_specials(event) or self._about_check(event)
        if found is None:
            raise TypeError(f"no words for {event!r}")
        key, facts = found
        seat = seat_of(event)
        if seat is not None:
            facts["player"] = self._names.player(seat)
        if seat == self._you and f"own.{key}" in TEXTS:
            return said(f"own.{key}", TEXTS, **facts)
        return said(f"event.{key}", TEXTS, **facts)

    def player(self, seat: Seat) -> str:
        """The name of *seat*, or “you”."""
        return said("you") if seat == self._you else self._names.player(seat)

    def players(self, seats: Sequence[Seat]) -> str:
        """Several of them in a row."""
        return listed([self.player(seat) for seat in seats])

    def bids(self, shown: Sequence[int]) -> str:
        """Every bid with its owner."""
        return ", ".join(
            said("bids.one", TEXTS, player=self.player(seat), euro=euro) for seat, euro in enumerate(shown)
        )

    def _of_parts(self, event: Event) -> str | None:
        """Sentences that are put together from several."""
        match event:
            case events.EventHappened():
                return " ".join(pushed(event, self._components))
            case events.MarkerMoved():
                player = None if event.seat == self._you else self._names.player(event.seat)
                return " ".join(marker_moved(event, self._components, player))
            case events.IncomeTaken():
                return " ".join(self._income(event))
            case events.BidsShown():
                return " ".join(self._bids_shown(event))
            case _:
                return None

    def _about_rounds(self, event: Event) -> Facts | None:
        match event:
            case events.RoundBegan(number):
                return "round", {"number": number}
            case events.EventPaid(_, card, euro, money):
                counted = counted_categories(card, self._components, EffectKind.MONEY_PER)
                facts = {"event": event_name(card, self._components), "cards": cards_of(counted)}
                key = "paid" if euro else "paid-full"
                return key, {**facts, "euros": euros(euro), "money": euros(money)}
            case events.HandsPassed():
                return "passed", {}
            case events.CardDrawn(_, card):
                return self._if_seen("drawn", card)
            case events.GameEnded():
                return self._over(event)
            case _:
                return None

    def _about_talk(self, event: Event) -> Facts | None:
        match event:
            case events.Signalled(_, word):
                return "silent" if word is Word.SILENT else "signal", {"signal": signal_meaning(word)}
            case events.Pledged(_, None):
                return "unpledged", {}
            case events.Pledged(_, euro):
                return "pledged" if euro else "pledged-nothing", {"euros": euros(euro or 0)}
            case events.BidMade(_, None):
                return "bid", {}
            case events.BidMade(_, euro):
                return "bid-seen", {"euros": euros(euro or 0)}
            case _:
                return None

    def _about_actions(self, event: Event) -> Facts | None:
        match event:
            case events.CardLaid(_, card, place):
                if card is None:
                    return "laid", {}
                return f"laid-{place}", {"card": card_name(card, self._components)}
            case events.PlacesShown():
                return self._places(event)
            case events.CardPlayed(_, card, cost, money):
                printed = self._components.cards[card].cost
                key = "played-free" if not cost else "played" if cost == printed else "played-cheaper"
                facts = {"card": card_name(card, self._components), "cost": euros(cost), "printed": printed}
                return key, {**facts, "money": euros(money)}
            case _:
                return None

    def _about_specials(self, event: Event) -> Facts | None:
        match event:
            case events.DiscountGained(_, _, category, amount):
                return "discount", {"cards": cards_of((category,)), "euros": euros(amount)}
            case events.IncomeGrown(_, _, category, amount):
                return "income-grown", {"card": card_of(category), "euros": euros(amount)}
            case events.CashPaid(_, card, amount, gains):
                key = "cash" if all(gain == amount for gain in gains) else "cash-capped"
                facts = {"card": card_name(card, self._components), "euros": euros(amount)}
                return key, {**facts, "gains": self.bids(gains)}
            case events.GridCalmed(_, card, before, after):
                return self._changed("calmed" if after > before else "calm-full", card, before, after)
            case events.ControlCheapened(_, card, before, after):
                return self._changed("cheaper" if after < before else "cheapest", card, before, after)
            case events.ForecastSeen(_, _, seen, is_last_round):
                if is_last_round:
                    return "forecast-last", {}
                if seen is None:
                    return "forecast", {}
                return "forecast-seen", {"event": event_name(seen, self._components)}
            case _:
                return None

    def _about_check(self, event: Event) -> Facts | None:
        match event:
            case events.CheckPassed(number, field):
                return "check-green", {"number": number, **_place(field)}
            case events.ControlNeeded():
                return "control", self._control(event)
            case events.PlantUsed(plant, before, after):
                way = {"before": signed(before), "after": signed(after), "hertz": hertz(after)}
                return "plant", {"plant": plant_name(plant), **way}
            case events.BlackedOut(_, field, failure, plant, price, most):
                facts = {"plant": plant_name(plant), "price": euros(price), "most": most}
                return f"blackout-{failure}", {**facts, **_place(field)}
            case _:
                return None

    def _if_seen(self, key: str, card: int | None) -> Facts:
        return (key, {}) if card is None else (f"{key}-seen", {"card": card_name(card, self._components)})

    def _changed(self, key: str, card: int, before: int, after: int) -> Facts:
        return key, {"card": card_name(card, self._components), "before": before, "after": after}

    def _control(self, event: events.ControlNeeded) -> dict[str, object]:
        facts = {"plant": plant_name(event.plant), "price": euros(event.price), "most": event.most}
        return {**facts, **_place(event.field)}

    def _places(self, event: events.PlacesShown) -> Facts:
        playing = [seat for seat in event.order if event.places[seat] is Place.ACTION]
        taking = [seat for seat in event.order if seat not in playing]
        if not playing or not taking:
            return "places-action" if playing else "places-income", {}
        return "places", {"action": self.players(playing), "income": self.players(taking)}

    def income_parts(self, income: Income) -> str:
        """What an income is made of."""
        parts = [said("income.base", TEXTS, count=income.base)]
        if income.printed:
            parts.append(said("income.printed", TEXTS, count=income.printed))
        if income.special:
            parts.append(said("income.special", TEXTS, count=income.special))
        return " + ".join(parts)

    def _income(self, event: events.IncomeTaken) -> list[str]:
        income = event.income
        whose = "" if event.card is None else "own-" if event.seat == self._you else "seen-"
        key = whose + ("whole" if income.printed or income.special else "only")
        facts = {
            "player": self._names.player(event.seat),
            "card": "" if event.card is None else card_name(event.card, self._components),
            "parts": self.income_parts(income),
            "euros": euros(income.total),
            "money": euros(event.money),
        }
        told = [said(f"income.{key}", TEXTS, **facts)]
        if event.euro < income.total:
            told.append(said("income.capped", TEXTS, euros=euros(event.euro)))
        return told

    def _bids_shown(self, event: events.BidsShown) -> list[str]:
        facts = {"bids": self.bids(event.bids), "total": event.total, "price": event.price}
        return [said("bids.whole", TEXTS, **facts), self.verdict(event)]

    def verdict(self, event: events.BidsShown) -> str:
        """Whether the bids are enough."""
        spare = event.total - event.price
        if not spare:
            return said("bids.enough", TEXTS)
        return said_count("bids.over" if spare > 0 else "bids.short", abs(spare), TEXTS)

    def scores(self, totals: Sequence[int]) -> str:
        """Everybody's points, the most first."""
        ranked = sorted(range(len(totals)), key=lambda seat: -totals[seat])
        return ", ".join(
            said("event.score", TEXTS, player=self.player(seat), points=totals[seat]) for seat in ranked
        )

    def _over(self, event: events.GameEnded) -> Facts:
        facts: dict[str, object] = {"scores": self.scores([each.total for each in event.scores])}
        if event.is_blackout:
            return "over-blackout", facts
        facts["winners"] = self._names.players(event.winners)
        return "over" if len(event.winners) == 1 else "over-shared", facts


def _place(field: int) -> dict[str, object]:
    return {"field": signed(field), "hertz": hertz(field)}
