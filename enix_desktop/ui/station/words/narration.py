"""What happens at the table, told to whoever looks: while it happens, and short at the own turn."""

from collections.abc import Iterable, Sequence

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.station import events
from enix_desktop.games.station.components import Card, Components, Station
from enix_desktop.games.station.events import Change
from enix_desktop.games.station.table import End
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.words import (
    card_name,
    cards_name,
    counted_cards,
    counted_energy,
    listed,
    said,
    said_count,
    shuttle_name,
    station_name,
)
from enix_desktop.ui.station.words.events import TEXTS, EventWords, sentence
from enix_desktop.ui.table.narration import Telling
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.recap import RecapLine

ACTIONS = (
    *(events.Filled, events.Shifted, events.Swapped, events.Passed, events.MachineUsed),
    *(events.CommandUsed, events.BiotopeUsed, events.ShuttlesDocked, events.CanteenUsed, events.LaserFired),
)
DECISIONS = (*ACTIONS, events.CardTaken, events.CardsDiscarded)
"""What somebody chose."""
_TAKING = (*ACTIONS, events.CardTaken)
"""After these, somebody may take cards."""
_FOR_CARDS = (events.Swapped, events.CommandUsed)
"""What tells by itself that cards were taken."""
_AT_A_GLANCE = (events.RoundBegan, events.DisplayFilled)
"""The table shows it, so nobody needs time to read it."""


def actor(event: Event) -> Seat | None:
    """Who did it, if anybody did; at the end of a station or a round nobody does anything."""
    if isinstance(event, events.CardStolen):
        return event.thief
    return getattr(event, "seat", None)


def decided_by(event: Event) -> Seat | None:
    """Whose decision it was, if it was one."""
    return actor(event) if isinstance(event, DECISIONS) else None


class StationNarration:
    """Sentences in the current language."""

    def __init__(self, names: PlayerNames, components: Components) -> None:
        self._names, self._components = names, components

    def telling(self, happened: Sequence[Event], view: View, you: Seat) -> Telling | None:
        """What *happened* in one sentence, if there is one; *you* is the seat of the viewer, if any."""
        if len(happened) != 1:
            return None
        [event] = happened
        is_said = isinstance(event, events.CardStolen) and event.card is None and event.victim != you
        text = None if is_said else sentence(event, self._names, self._components, you)
        if text is None:
            return None
        is_own_choice = decided_by(event) == you
        return Telling(
            text,
            actor(event),
            concerns_viewer=concerns(event, you),
            is_held=not is_own_choice and not isinstance(event, _AT_A_GLANCE),
            about=() if isinstance(event, events.RoundBegan) else None,
        )

    def consequence(self, happened: Sequence[Event], view: View, you: Seat) -> Telling | None:
        """This round is the last one, and nobody knew it before."""
        goal = view.table.numbers.laser_goal
        for event in happened:
            match event:
                case events.LaserFired(seat, _, _, before, after) if before < goal <= after:
                    others = [laser for other, laser in enumerate(view.laser) if other != seat]
                    if view.table.end is End.LASER and max(others) < goal:
                        return self._last_round(seat, you, after)
                case events.RoundBegan(number) if view.table.end is End.FOUR_ROUNDS:
                    if number == view.table.numbers.option_rounds:
                        return Telling(said("follows.last-round", TEXTS, number=number), concerns_viewer=True)
        return None

    def recap(self, since: Sequence[Event], view: View, you: Seat) -> Sequence[RecapLine]:
        """What *you* should know before deciding."""
        return RecapWords(self._names, self._components, you).lines(since)

    def _last_round(self, seat: Seat, you: Seat, laser: int) -> Telling:
        key = "follows.own-goal" if seat == you else "follows.goal"
        text = said(key, TEXTS, player=self._names.player(seat), laser=laser)
        return Telling(text, seat, concerns_viewer=True)


def concerns(event: Event, you: Seat) -> bool:
    """Whether the viewer must not miss it."""
    match event:
        case events.CardStolen(_, victim):
            return victim == you
        case events.GameEnded():
            return True
        case _:
            return False


def _with_takes(since: Sequence[Event]) -> list[tuple[Event, list[events.CardTaken]]]:
    """All events; cards that somebody took stand with the action that allowed it, or together."""
    found: list[tuple[Event, list[events.CardTaken]]] = []
    for event in since:
        if not isinstance(event, events.CardTaken):
            found.append((event, []))
            continue
        own = [taken for before, taken in found if isinstance(before, _TAKING) and before.seat == event.seat]
        if own:
            own[-1].append(event)
        else:
            found.append((event, [event]))
    return found


def _open_cards(taken: Sequence[events.CardTaken]) -> list[Card]:
    """What everybody saw of it."""
    return [take.card for take in taken if take.position is not None and take.card is not None]


class RecapWords:
    """Short lines for one reader."""

    def __init__(self, names: PlayerNames, components: Components, you: Seat) -> None:
        self._names, self._components, self._you = names, components, you

    def lines(self, since: Sequence[Event]) -> Sequence[RecapLine]:
        """What others did and what came and went, in the order in which it happened, each once."""
        told: list[RecapLine] = []
        for event, taken in _with_takes(since):
            seat = actor(event)
            text = self._about_you(event)
            if text is None and seat != self._you:
                text = self._about_others(event, taken)
            if text:
                told.append(RecapLine(text, seat, concerns(event, self._you)))
            if seat is not None and seat != self._you and taken and not isinstance(event, _FOR_CARDS):
                told.append(RecapLine(self._taken(seat, taken), seat))
        return told

    def _about_you(self, event: Event) -> str | None:
        match event:
            case events.CardStolen(thief, victim, card) if victim == self._you:
                key = "stolen" if card is None else "stolen-seen"
                shown = "" if card is None else card_name(card, self._components)
                return said(f"recap.{key}", TEXTS, player=self._names.player(thief), card=shown)
            case events.RowTaken(seat, _, cards) if seat == self._you and cards:
                return said("recap.row", TEXTS, cards=self._cards(cards))
            case events.SupplyDrawn(seat, _, _, cards) if seat == self._you and cards:
                return said("recap.supply", TEXTS, cards=self._cards(cards))
            case _:
                return None

    def _about_others(self, event: Event, taken: Sequence[events.CardTaken]) -> str | None:
        if isinstance(event, events.CanteenUsed):
            return self._robbed(event)
        found = self._of_actions(event, _open_cards(taken)) or self._of_rounds(event)
        if found is None:
            return None
        key, facts = found
        seat = actor(event)
        player = "" if seat is None else self._names.player(seat)
        return said(f"recap.{key}", TEXTS, player=player, **facts)

    def _robbed(self, event: events.CanteenUsed) -> str | None:
        """How many cards were stolen from whom; if from nobody but the reader, another line says so."""
        if event.victims == (self._you,):
            return None
        words = EventWords(self._names, self._components, self._you)
        return said_count(
            "recap.canteen",
            len(event.victims),
            TEXTS,
            player=self._names.player(event.seat),
            victims=words.victims(event.victims),
            changes=self._changes(event.changes),
        )

    def _of_actions(self, event: Event, seen: Sequence[Card]) -> tuple[str, dict[str, object]] | None:
        match event:
            case events.Filled(_, _, changes):
                return "filled", {"changes": self._changes(changes)}
            case events.Shifted(_, _, _, _, changes):
                return "shifted", {"changes": self._changes(changes)}
            case events.Swapped():
                return ("swapped-open", {"seen": self._cards(seen)}) if seen else ("swapped", {})
            case events.Passed():
                return "passed", {}
            case events.MachineUsed(_, _, _, changes):
                return "machine", {"changes": self._changes(changes)}
            case events.CommandUsed(_, paid, takes):
                facts: dict[str, object] = {"energy": counted_energy(paid), "cards": counted_cards(takes)}
                if not seen:
                    return "command", facts
                key = "command-all" if len(seen) == takes else "command-open"
                return key, {**facts, "seen": self._cards(seen)}
            case events.BiotopeUsed(_, _, _, changes):
                return "biotope", {"changes": self._changes(changes)}
            case events.ShuttlesDocked(_, docks):
                return "docked", {"docks": listed([self._dock(*dock) for dock in docks])}
            case events.LaserFired(_, _, _, before, after):
                return "fired", {"before": before, "after": after}
            case _:
                return None

    def _of_rounds(self, event: Event) -> tuple[str, dict[str, object]] | None:
        match event:
            case events.RoundBegan(number):
                return "round", {"number": number}
            case events.ShuttlesReturned():
                return "returned", {}
            case events.SupplyDrawn(_, _, count) if count:
                return "supply-others", {"cards": counted_cards(count)}
            case events.CardsDiscarded(_, cards):
                return "discarded", {"cards": self._cards(cards)}
            case events.BridgesExchanged():
                words = EventWords(self._names, self._components, self._you)
                return "exchanged", {"bridges": words.bridges(event), "station": station_name(event.station)}
            case _:
                return None

    def _taken(self, seat: Seat, taken: Sequence[events.CardTaken]) -> str:
        """How many cards *seat* took, and which of them lay open."""
        seen = _open_cards(taken)
        key = "taken-all" if len(seen) == len(taken) else "taken-open" if seen else "taken"
        return said_count(
            f"recap.{key}",
            len(taken),
            TEXTS,
            player=self._names.player(seat),
            cards=self._cards(seen),
        )

    def _dock(self, shuttle: int, station: Station) -> str:
        shown = shuttle_name(shuttle, self._components)
        return said("event.dock", TEXTS, shuttle=shown, station=station_name(station))

    def _cards(self, cards: Iterable[Card]) -> str:
        return cards_name(cards, self._components)

    def _changes(self, changes: Sequence[Change]) -> str:
        return ", ".join(
            said(
                "recap.change",
                TEXTS,
                station=station_name(change.station),
                before=change.before,
                after=change.after,
            )
            for change in changes
        )
