"""What happens in two short lines: the table shows the rest, and the log has every number."""

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import EffectKind
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.words import (
    card_name,
    cards_name,
    cards_of,
    euro_change,
    euros,
    event_name,
    hertz,
    plant_name,
    said,
    said_count,
    signed,
)
from enix_desktop.ui.hertzschlag.words.events import TEXTS, EventWords
from enix_desktop.ui.hertzschlag.words.marker import counted_categories
from enix_desktop.ui.table.player_names import PlayerNames


class ShortWords:
    """Short sentences for one reader."""

    def __init__(self, names: PlayerNames, components: Components, you: Seat) -> None:
        self._names, self._components, self._you = names, components, you
        self._words = EventWords(names, components, you)

    def text(self, event: Event, view: View) -> str | None:
        """What happened, if its whole sentence is too long for a line or two."""
        match event:
            case events.EventHappened():
                return self._push(event)
            case events.MarkerMoved():
                return self._move(event)
            case events.IncomeTaken():
                return self._income(event)
            case events.CashPaid(_, card, amount, gains) if any(gain != amount for gain in gains):
                shown = {"card": card_name(card, self._components), "gains": self._words.bids(gains)}
                return said("short.cash", TEXTS, **shown, euros=euros(amount))
            case events.ControlNeeded():
                return self._control(event, view)
            case events.BidsShown():
                return self._bids(event)
            case events.HandsPassed():
                return self._hand(event, view)
            case _:
                return None

    def _push(self, event: events.EventHappened) -> str:
        shove = event.shove
        parts = [signed(shove.plain)]
        if shove.counted:
            counted = counted_categories(event.event, self._components, EffectKind.SHIFT_PER)
            facts = {"steps": signed(shove.counted), "cards": cards_of(counted)}
            parts.append(said("short.counted", TEXTS, **facts))
        if shove.calmed:
            parts.append(said("short.calmed", TEXTS, count=shove.calmed))
        if event.after != event.shifted:
            parts.append(said_count("short.towards", abs(event.after - event.shifted), TEXTS))
        name = event_name(event.event, self._components)
        return self._way("event", event.before, event.after, event=name, parts=", ".join(parts))

    def _move(self, event: events.MarkerMoved) -> str:
        card = card_name(event.card, self._components)
        told = [self._way("move", event.before, event.after, card=card)]
        if event.crossings:
            changes = ", ".join(euro_change(crossing.euro) for crossing in event.crossings)
            key = "short.own-thresholds" if event.seat == self._you else "short.thresholds"
            told.append(said(key, TEXTS, player=self._names.player(event.seat), changes=changes))
        lost = abs(event.steps) - abs(event.after - event.before)
        if lost and event.after != event.before:
            told.append(said_count("short.lost", lost, TEXTS))
        return " ".join(told)

    def _way(self, key: str, before: int, after: int, **facts: object) -> str:
        how = key if before != after else f"{key}-stays"
        ends = {"before": signed(before), "after": signed(after), "hertz": hertz(after)}
        return said(f"short.{how}", TEXTS, **ends, **facts)

    def _income(self, event: events.IncomeTaken) -> str | None:
        income = event.income
        if not income.printed or event.euro < income.total:
            return None  # its whole sentence is short enough, or says why there is less
        key = "short.own-income" if event.seat == self._you else "short.income"
        facts = {"player": self._names.player(event.seat), "parts": self._words.income_parts(income)}
        return said(key, TEXTS, **facts, euros=euros(income.total), money=euros(event.money))

    def _control(self, event: events.ControlNeeded, view: View) -> str:
        """What is needed, and what each can bid at most."""
        fingers = view.table.numbers.fingers
        bidders = [
            said("short.bidder", TEXTS, player=self._words.player(seat), most=min(fingers, money))
            for seat, money in enumerate(view.money)
        ]
        facts = {"field": signed(event.field), "plant": plant_name(event.plant), "price": euros(event.price)}
        return said("short.control", TEXTS, **facts, bidders=", ".join(bidders), most=event.most)

    def _bids(self, event: events.BidsShown) -> str:
        facts = {"bids": self._words.bids(event.bids), "total": event.total, "price": event.price}
        return f"{said('short.bids', TEXTS, **facts)} {self._words.verdict(event)}"

    def _hand(self, event: events.HandsPassed, view: View) -> str | None:
        """Which cards come to the reader: who starts is told with the next round."""
        if self._you < 0:
            return None
        giver = view.table.left_of(self._you)
        cards = event.passed[giver]
        if cards is None:
            return None
        shown = cards_name(cards, self._components)
        return said("short.hand", TEXTS, player=self._names.player(giver), cards=shown)
