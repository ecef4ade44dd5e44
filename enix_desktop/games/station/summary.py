"""Summary of a finished game of Station Six: what each seat did, and what was remarkable."""

from collections.abc import Iterable, Mapping

from enix_desktop.engine.badges import Condition, Did, WonAgainst, WonAmong
from enix_desktop.engine.bests import COMMON_BESTS, Best, Tallied
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.engine.summary import GameSummary, Listener
from enix_desktop.games.station import events
from enix_desktop.games.station.components import standard_components
from enix_desktop.games.station.table import SEATS, Setup

FILL, SHIFT, SWAP, PASS = "fill", "shift", "swap", "pass"
MACHINE, COMMAND, BIOTOPE, DOCK, STEAL, FIRE = "machine", "command", "biotope", "dock", "steal", "fire"
ACTIONS = (FILL, SHIFT, SWAP, PASS, MACHINE, COMMAND, BIOTOPE, DOCK, STEAL, FIRE)
"""How often each action was chosen."""
STOLEN, LOST, PLAYED, LARGEST_SHOT = "stolen", "lost", "played", "largest-shot"
TALLIES = (*ACTIONS, STOLEN, LOST, PLAYED, LARGEST_SHOT)

BIG_SHOT, SALVO, FULL_ROOM, GARDENER = "big-shot", "both-shuttles", "full-station", "gardener"
PICKPOCKET, COMEBACK, TIE, PEACEFUL, BORROWED = (
    "pickpocket",
    "comeback",
    "won-tie",
    "peaceful",
    "borrowed-shuttle",
)
DEEDS = (BIG_SHOT, SALVO, FULL_ROOM, GARDENER, PICKPOCKET, COMEBACK, TIE, PEACEFUL, BORROWED)
"""Everything remarkable that this module finds."""
BIG = 5
"""So much energy in one turn is a big shot (TE1)."""
MANY_UNITS = 5
"""So many stations at once are the most that a biotope can reach (TB2)."""
MANY_VICTIMS = 2

BEAT_STRONGEST, FULL_TABLE = "beat-strongest", "full-table"


def station_badges(strongest: str) -> Mapping[str, Condition]:
    """All badges with what they are earned for; *strongest* is the best computer player."""
    return {
        **{deed: Did(deed) for deed in DEEDS},
        BEAT_STRONGEST: WonAgainst(strongest),
        FULL_TABLE: WonAmong(SEATS[-1]),
    }


BIGGEST_SHOT = "biggest-shot"
STATION_BESTS: Mapping[str, Best] = {**COMMON_BESTS, BIGGEST_SHOT: Best(Tallied(LARGEST_SHOT), least=2)}


def summarize(setup: Setup, happened: Iterable[Event]) -> GameSummary:
    """The game that began with *setup*; *happened* is everything that happened in it."""
    return _Listener(setup).summary(happened, is_standard=_is_standard(setup))


def _is_standard(setup: Setup) -> bool:
    components = setup.table.components
    is_whole = setup.position is None and components is standard_components()
    return is_whole and setup.table.numbers == components.numbers


class _Listener(Listener):
    """Hears one event after the other."""

    def __init__(self, setup: Setup) -> None:
        seats, position = setup.table.seats, setup.position
        self._top = setup.table.numbers.track_top
        self._laser = list(position.laser) if position else [0] * seats
        self._docked_by: dict[int, Seat] = {}
        self._trailed: set[Seat] = set()
        """Who was last alone when the last round began."""
        super().__init__(seats, position.round if position else 1)

    def hear(self, event: Event) -> None:
        match event:
            case events.RoundBegan(number):
                self._begin_round(number)
            case events.Filled(seat, cards, changes):
                self._count(seat, FILL, len(cards))
                self._look_for_full(seat, changes)
            case events.Shifted(seat, _, clockwise, anticlockwise, changes):
                self._count(seat, SHIFT, len(clockwise) + len(anticlockwise))
                self._look_for_full(seat, changes)
            case events.Swapped(seat):
                self._count(seat, SWAP)
            case events.Passed(seat):
                self._count(seat, PASS)
            case events.MachineUsed(seat, cards, _, changes):
                self._count(seat, MACHINE, len(cards))
                self._look_for_full(seat, changes)
            case events.CommandUsed(seat):
                self._count(seat, COMMAND)
            case events.BiotopeUsed(seat, clockwise_units, anticlockwise_units, changes):
                self._count(seat, BIOTOPE)
                self._look_for_full(seat, changes)
                if clockwise_units + anticlockwise_units >= MANY_UNITS:
                    self.deeds[seat].add(GARDENER)
            case events.ShuttlesDocked(seat, docks):
                self._count(seat, DOCK)
                self._docked_by.update((shuttle, seat) for shuttle, _ in docks)
            case events.CanteenUsed(seat, victims):
                self._count(seat, STEAL)
                if len(victims) >= MANY_VICTIMS:
                    self.deeds[seat].add(PICKPOCKET)
            case events.CardStolen(thief, victim):
                self.tallies[thief][STOLEN] += 1
                self.tallies[victim][LOST] += 1
            case events.LaserFired():
                self._fire(event)
            case events.ShuttlesReturned():
                self._docked_by.clear()
            case events.GameEnded():
                self._end(event)
            case _:
                pass  # nothing that anybody counts

    def _count(self, seat: Seat, action: str, played: int = 0) -> None:
        self.tallies[seat][action] += 1
        if played:
            self.tallies[seat][PLAYED] += played

    def _look_for_full(self, seat: Seat, changes: tuple[events.Change, ...]) -> None:
        if any(change.after == self._top > change.before for change in changes):
            self.deeds[seat].add(FULL_ROOM)

    def _begin_round(self, number: int) -> None:
        self.rounds = number
        lowest = min(self._laser)
        last = [seat for seat, laser in enumerate(self._laser) if laser == lowest]
        self._trailed = set(last) if len(last) == 1 else set()

    def _fire(self, fired: events.LaserFired) -> None:
        seat, units = fired.seat, len(fired.shots)
        self._count(seat, FIRE, units)
        tallies, deeds = self.tallies[seat], self.deeds[seat]
        tallies[LARGEST_SHOT] = max(tallies[LARGEST_SHOT], units)
        self._laser[seat] = fired.laser_after
        shuttles = {shuttle for shuttle, _ in fired.shots}
        if units >= BIG:
            deeds.add(BIG_SHOT)
        if len(shuttles) > 1:
            deeds.add(SALVO)
        if any(self._docked_by.get(shuttle, seat) != seat for shuttle in shuttles):
            deeds.add(BORROWED)

    def _end(self, end: events.GameEnded) -> None:
        for seat in end.winners:
            if not self.tallies[seat][STEAL]:
                self.deeds[seat].add(PEACEFUL)
            if seat in self._trailed:
                self.deeds[seat].add(COMEBACK)
        if len(end.winners) == 1 and end.laser.count(end.laser[end.winners[0]]) > 1:
            self.deeds[end.winners[0]].add(TIE)
