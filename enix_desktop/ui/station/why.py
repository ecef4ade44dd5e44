"""Answers to "why?": about refusals, the order at a station, everything in the log, and the result."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.station import events
from enix_desktop.games.station.components import STATIONS, Components, Station
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.predicates import bridge_colour
from enix_desktop.games.station.refusals import Reason, Refusal
from enix_desktop.games.station.table import End, Setup, Table
from enix_desktop.games.station.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.words import (
    cards_name,
    colour_name,
    counted_cards,
    counted_energy,
    listed,
    said,
    shuttle_name,
    station_name,
    symbol_name,
)
from enix_desktop.ui.station.words.events import rule_of, sentence
from enix_desktop.ui.station.words.refusals import refused
from enix_desktop.ui.table.answer import Answer
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot

TEXTS = Texts("station", "why")


@dataclass(frozen=True, slots=True)
class NothingPossible:
    """A refusal of everything of a kind, such as charging without a card for it."""

    text: Callable[[], str]
    """In the language of the moment."""
    example: Refusal

    @property
    def rule(self) -> str:
        return self.example.rule


class WhyWords:
    """Answers for one table."""

    def __init__(self, names: PlayerNames, components: Components) -> None:
        self._names, self._components = names, components

    def refused(self, view: View, refusal: Refusal) -> Answer:
        """Why a move is not allowed, as *view* shows it."""
        return Answer(
            lambda: refused(refusal, self._names, self._components, view),
            lambda: [*self._found(view, refusal), self._rule(refusal.rule)],
            (refusal.rule,),
            places(refusal),
        )

    def nothing_possible(self, view: View, refusal: NothingPossible) -> Answer:
        """Why nothing of a kind can be done; no single card is to blame."""
        example = refusal.example
        return Answer(
            refusal.text,
            lambda: [*self._found(view, example), self._rule(example.rule)],
            (example.rule,),
        )

    def happened(self, setup: Setup, told: Sequence[Event], number: int) -> Answer | None:
        """Why the event *number* of all that was told happened."""
        event = told[number]
        if sentence(event, self._names, self._components) is None:
            return None
        rules = _RULES_OF.get(type(event), (rule_of(event),))
        if isinstance(event, events.GameEnded):
            rules = rules_of_end(setup.table, event.laser)
        energy = energy_before(setup, told[:number])
        return Answer(
            lambda: sentence(event, self._names, self._components) or "",
            lambda: [*self._facts(event, setup.table, energy), *(self._rule(rule) for rule in rules)],
            rules,
            places_of(event),
        )

    def order(self, view: View) -> Answer:
        """Why the players act in this order at the active station, if nothing was told of it."""
        return Answer(
            lambda: said("asked.order", TEXTS, station=station_name(view.active)),
            lambda: [self._order_now(view), self._rule("O1")],
            ("O1",),
            (Spot(Group.ROOM, int(view.active)),),
        )

    def won(self, view: View, outcome: Outcome) -> Answer:
        """Why the game is over, and who wins."""
        rules = rules_of_end(view.table, outcome.scores)
        return Answer(
            lambda: said("asked.result", TEXTS), lambda: self._result(view, outcome, rules[1:]), rules
        )

    def score(self, told: Sequence[Event], outcome: Outcome, seat: Seat) -> Answer:
        """Where the laser of *seat* came from: every shot, by round."""
        return Answer(
            lambda: said("asked.score", TEXTS, player=self._names.player(seat), laser=outcome.scores[seat]),
            lambda: self._shots(told, seat),
            ("TE1", "G2"),
        )

    def _rule(self, rule: str) -> str:
        numbers = self._components.numbers
        return said(
            f"rule.{rule}",
            TEXTS,
            top=numbers.track_top,
            goal=numbers.laser_goal,
            limit=numbers.hand_limit,
            rounds=numbers.option_rounds,
        )

    def _found(self, view: View, refusal: Refusal) -> list[str]:
        """What *view* shows about the trouble."""
        reason, facts = refusal.reason, refusal.facts
        station = facts.get("station")
        if isinstance(station, Station) and "energy" in facts:
            energy, needed = facts["energy"], facts.get("needed")
            assert isinstance(energy, int)
            return [
                said("fact.energy", TEXTS, station=station_name(station), energy=counted_energy(energy)),
                said(f"fact.{'gain' if reason is Reason.C4_ABOVE_TOP else 'needed'}", TEXTS, needed=needed),
            ]
        match reason.rule:
            case "O1":
                return [self._order_now(view)]
            case "A1":
                return [self._own_symbols(view)]
            case "A2":
                return [self._bridges(view)]
            case "A5" | "V3":
                return [said("fact.active", TEXTS, station=station_name(view.active))]
            case "TP1" | "TP2" | "TE1" | "TE2":
                return [self._shuttles(view)]
            case "TK1" | "TK2":
                return [self._hands(view)]
            case "N3" | "U4":
                return [said("fact.hand", TEXTS, cards=counted_cards(len(view.hand)))]
            case _:
                return []

    def _order_now(self, view: View) -> str:
        if view.phase is Phase.SUPPLY:
            return said("fact.discards", TEXTS, player=self._player(view.turn))
        waiting = [view.turn, *view.inner[view.active]]
        return said(
            "fact.order",
            TEXTS,
            station=station_name(view.active),
            players=", ".join(map(self._player, waiting)),
        )

    def _own_symbols(self, view: View) -> str:
        cards = [card for card in view.hand if self._components.symbols[card] is view.active]
        key = "fact.symbols" if cards else "fact.no-symbols"
        shown = cards_name(cards, self._components)
        return said(key, TEXTS, cards=shown, symbol=symbol_name(view.active))

    def _bridges(self, view: View) -> str:
        station = view.active
        before, after = station.slots
        ends = ((station.anticlockwise, before), (station.clockwise, after))
        each = [
            said(
                "fact.bridge",
                TEXTS,
                station=station_name(other),
                colour=colour_name(bridge_colour(view, slot)),
            )
            for other, slot in ends
        ]
        return said("fact.bridges", TEXTS, bridges=listed(each))

    def _shuttles(self, view: View) -> str:
        each = []
        for shuttle, place in enumerate(view.shuttles):
            shown = shuttle_name(shuttle, self._components)
            if place is None:
                each.append(said("fact.shuttle-waits", TEXTS, shuttle=shown))
            else:
                each.append(said("fact.shuttle-docked", TEXTS, shuttle=shown, station=station_name(place)))
        return " ".join(each)

    def _hands(self, view: View) -> str:
        each = [
            said("fact.one-hand", TEXTS, player=self._player(seat), count=count)
            for seat, count in enumerate(view.hand_sizes)
            if seat != view.seat
        ]
        return said("fact.hands", TEXTS, hands=", ".join(each))

    def _facts(self, event: Event, table: Table, energy: Sequence[Sequence[int]]) -> list[str]:
        """What had led to *event*; *energy* is that of every station before it."""
        match event:
            case events.StationActivated(station, order):
                return self._order(order, energy[station])
            case events.MachineUsed(_, cards, paid):
                return [said("fact.machine", TEXTS, cards=len(cards), energy=counted_energy(paid))]
            case events.LaserFired(_, shots):
                return [said("fact.shots", TEXTS, shots=len(shots))]
            case events.GameEnded(laser, centre, winners):
                return self._ending(table, laser, centre, winners)
            case _:
                return []

    def _order(self, order: Sequence[Seat], energy: Sequence[int]) -> list[str]:
        """Each field from high to low, with who lies on it from the top."""
        steps = []
        for number in sorted({energy[seat] for seat in order}, reverse=True):
            seats = [seat for seat in order if energy[seat] == number]
            key = "fact.field" if len(seats) == 1 else "fact.stack"
            steps.append(said(key, TEXTS, number=number, players=", ".join(map(self._player, seats))))
        return steps

    def _result(self, view: View, outcome: Outcome, rules: Sequence[str]) -> list[str]:
        ending = self._ending(view.table, outcome.scores, view.energy[Station.CENTRE], outcome.winners)
        return [*ending, *map(self._rule, rules)]

    def _ending(
        self, table: Table, laser: Sequence[int], centre: Sequence[int], winners: Sequence[Seat]
    ) -> list[str]:
        is_short = table.end is End.FOUR_ROUNDS
        key = "fact.over-rounds" if is_short else "fact.over-laser"
        numbers = table.numbers
        steps = [said(key, TEXTS, goal=numbers.laser_goal, rounds=numbers.option_rounds)]
        steps.append(said("fact.lasers", TEXTS, scores=self._scores(range(len(laser)), laser)))
        tied = [seat for seat, score in enumerate(laser) if score == max(laser)]
        if len(tied) > 1:
            steps.append(said("fact.tied", TEXTS, scores=self._scores(tied, centre)))
        key = "fact.winner" if len(winners) == 1 else "fact.winners"
        return [*steps, said(key, TEXTS, players=self._names.players(winners))]

    def _shots(self, told: Sequence[Event], seat: Seat) -> list[str]:
        number, steps = 1, []
        for event in told:
            match event:
                case events.RoundBegan(round_number):
                    number = round_number
                case events.LaserFired(shooter, _, _, before, after) if shooter == seat:
                    steps.append(said("fact.fired", TEXTS, round=number, before=before, after=after))
        return steps or [said("fact.never-fired", TEXTS, player=self._player(seat))]

    def _scores(self, seats: Sequence[Seat], numbers: Sequence[int]) -> str:
        each = [said("fact.score", TEXTS, player=self._player(seat), number=numbers[seat]) for seat in seats]
        return ", ".join(each)

    def _player(self, seat: Seat) -> str:
        return self._names.player(seat)


_RULES_OF: Mapping[type[object], tuple[str, ...]] = {
    events.Filled: ("A1", "N1"),
    events.Shifted: ("A2", "N1"),
    events.MachineUsed: ("TM1", "TM2", "N1"),
    events.CanteenUsed: ("TK1", "TK2"),
    events.BiotopeUsed: ("TB1", "TB2"),
    events.ShuttlesDocked: ("TP1", "TP2"),
    events.LaserFired: ("TE1", "TE2", "N1"),
}
"""Events that need more than one rule."""


def rules_of_end(table: Table, laser: Sequence[int]) -> tuple[str, ...]:
    """Why a game with these scores is over, and who wins."""
    end = "E1" if table.end is End.FOUR_ROUNDS else "G1"
    is_tied = list(laser).count(max(laser)) > 1
    return (end, "G2", "G3") if is_tied else (end, "G2")


def energy_before(setup: Setup, told: Sequence[Event]) -> list[list[int]]:
    """For each station the energy of each seat after *told*."""
    energy = [[row[station] for row in setup.energy] for station in STATIONS]
    for event in told:
        for change in getattr(event, "changes", ()):
            energy[change.station][getattr(event, "seat", 0)] = change.after
    return energy


def places(refusal: Refusal) -> tuple[Spot, ...]:
    """Where the trouble is; nothing that does not exist."""
    if "NO_SUCH" in refusal.key:
        return ()
    groups = {
        "station": Group.ROOM,
        "slot": Group.BRIDGE,
        "shuttle": Group.SHUTTLE,
        "seat": Group.SEAT,
        "card": Group.HAND,
    }
    return tuple(
        Spot(groups[name], int(fact))
        for name, fact in refusal.facts.items()
        if name in groups and isinstance(fact, int)
    )


def places_of(event: Event) -> tuple[Spot, ...]:
    """Which places *event* is about."""
    match event:
        case events.StationActivated(station):
            return (Spot(Group.ROOM, int(station)),)
        case events.BridgesExchanged():
            return tuple(Spot(Group.BRIDGE, slot) for slot, _ in event.placed)
        case _:
            changes = getattr(event, "changes", ())
            return tuple(Spot(Group.ROOM, int(change.station)) for change in changes)
