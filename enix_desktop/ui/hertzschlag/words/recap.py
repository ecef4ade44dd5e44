"""Short lines about what has happened, for whoever decides next."""

from collections.abc import Callable, Sequence

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import Card
from enix_desktop.ui.hertzschlag.words import (
    card_name,
    euro_change,
    euros,
    event_name,
    plant_name,
    said,
    signal_words,
    signed,
)
from enix_desktop.ui.hertzschlag.words.events import TEXTS, EventWords
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.recap import RecapLine

_Fact = tuple[str, dict[str, object]]


class RecapWords:
    """Short lines for one reader, without the cards that came: the hand shows them."""

    def __init__(
        self, names: PlayerNames, components: Components, you: Seat, concerns: Callable[[Event, Seat], bool]
    ) -> None:
        self._names, self._components, self._you, self._concerns = names, components, you, concerns
        self._words = EventWords(names, components, you)
        self._number = 1
        """Of the round that is told about."""

    def lines(self, since: Sequence[Event]) -> Sequence[RecapLine]:
        """What happened, one line for each card, and one for all signals and for all pledges of a round."""
        told: list[RecapLine] = []
        for place, event in enumerate(since):
            if isinstance(event, events.Signalled | events.Pledged):
                if place and type(since[place - 1]) is type(event):
                    continue
                told += self._talk(since[place:], type(event))
                continue
            text = self._card(event, since[place:]) or self._line(event, since[place + 1 :])
            if isinstance(event, events.RoundBegan):
                self._number = event.number
            if text:
                told.append(RecapLine(text, getattr(event, "seat", None), self._concerns(event, self._you)))
        return told

    def _talk(self, rest: Sequence[Event], kind: type[object]) -> list[RecapLine]:
        """What others said, one after the other."""
        each = []
        for event in rest:
            if type(event) is not kind:
                break
            if getattr(event, "seat", None) != self._you:
                each.append(self._word(event))
        if not each:
            return []
        if kind is events.Signalled:
            return [RecapLine(said("recap.signals", TEXTS, signals=", ".join(each)))]
        return [RecapLine(said("recap.pledges", TEXTS, pledges=", ".join(each)))]

    def _word(self, event: Event) -> str:
        match event:
            case events.Signalled(seat, word):
                return said("recap.signal", TEXTS, player=self._player(seat), signal=signal_words(word))
            case events.Pledged(seat, None):
                return said("recap.pledge-none", TEXTS, player=self._player(seat))
            case events.Pledged(seat, euro):
                return said("recap.pledge", TEXTS, player=self._player(seat), euro=euro)
            case _:
                return ""

    def _card(self, event: Event, rest: Sequence[Event]) -> str | None:
        """A card with the way of the marker, and with what thresholds cost or brought its owner."""
        if not isinstance(event, events.CardPlayed):
            return None
        moves: list[events.MarkerMoved] = []
        for later in rest[1:]:
            if not isinstance(later, events.MarkerMoved):
                break
            moves.append(later)
        own = "own-" if event.seat == self._you else ""
        facts: dict[str, object] = {
            "player": self._names.player(event.seat),
            "card": self._name(event.card),
        }
        if not moves:
            return None if own else said("recap.played-only", TEXTS, **facts)
        before, after = moves[0].before, moves[-1].after
        money = sum(crossing.euro for move in moves for crossing in move.crossings)
        key = "played-still" if before == after else "played-paid" if money else "played"
        facts |= {"before": signed(before), "after": signed(after), "change": euro_change(money)}
        return said(f"recap.{own}{key}", TEXTS, **facts)

    def _line(self, event: Event, later: Sequence[Event]) -> str | None:
        found = self._about_you(event) or self._about_others(event) or self._about_all(event, later)
        if found is None:
            return None
        key, facts = found
        return said(f"recap.{key}", TEXTS, **facts)

    def _about_you(self, event: Event) -> _Fact | None:
        you = self._you
        match event:
            case events.EventPaid(seat, _, euro) if seat == you:
                return "own-paid", {"euros": euros(euro)}
            case events.IncomeTaken(seat, _, _, euro) if seat == you:
                return "own-income", {"change": euro_change(euro)}
            case events.CashPaid(_, card, _, gains) if you >= 0 and gains[you]:
                return "own-cash", {"euros": euros(gains[you]), "card": self._name(card)}
            case _:
                return None

    def _about_others(self, event: Event) -> _Fact | None:
        match event:
            case events.IncomeTaken(seat, _, _, euro) if seat != self._you:
                return "income", {"player": self._player(seat), "change": euro_change(euro)}
            case events.ForecastSeen(seat, _, _, False) if seat != self._you:
                return "forecast", {"player": self._player(seat)}
            case _:
                return None

    def _about_all(self, event: Event, later: Sequence[Event]) -> _Fact | None:
        match event:
            case events.RoundBegan(number) if not isinstance(next(iter(later), None), events.EventHappened):
                return "round", {"number": number}
            case events.EventHappened(card, _, before, _, after):
                facts = {"event": event_name(card, self._components), "number": self._number}
                return "event", {**facts, "before": signed(before), "after": signed(after)}
            case events.GridCalmed(_, _, _, after):
                return "calm", {"after": after}
            case events.ControlCheapened(_, _, _, after):
                return "price", {"after": after}
            case events.CheckPassed(_, field):
                return "check", {"field": signed(field)}
            case events.ControlNeeded(field, _, price):
                return "control", {"field": signed(field), "price": euros(price)}
            case events.BidsShown(bids, price):
                return "bids", {"bids": self._words.bids(bids), "total": event.total, "price": price}
            case events.PlantUsed(plant, _, after):
                return "plant", {"plant": plant_name(plant), "after": signed(after)}
            case _:
                return None

    def _player(self, seat: Seat) -> str:
        return self._words.player(seat)

    def _name(self, card: Card) -> str:
        return card_name(card, self._components)
