"""What each turn of Station Six changed, marked at the ring, and the own last turn in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtGui import QPainterPath

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.station import events
from enix_desktop.games.station.components import Components, Station
from enix_desktop.games.station.events import Change
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.station.art.palette import ENERGY
from enix_desktop.ui.station.art.robots import paint_robot
from enix_desktop.ui.station.table.scene import StationScene
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.words import said
from enix_desktop.ui.station.words.events import sentence
from enix_desktop.ui.table.marked_turns import MarkedTurns
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.place_marks import PILL, TurnMark
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot

TEXTS = Texts("station", "table")
NOBODY: Seat = -1
"""The end of a round is nobody's turn."""
ACTIONS = (
    *(events.Filled, events.Shifted, events.Swapped, events.Passed, events.MachineUsed),
    *(events.CommandUsed, events.BiotopeUsed, events.ShuttlesDocked, events.CanteenUsed, events.LaserFired),
)
"""What somebody chose to do in a turn."""
_BESIDE_LASER = (Spot(Group.ROOM, int(Station.MACHINE)), Spot(Group.ROOM, int(Station.PORT)))
"""Above and below the track of the laser: at their right its numbers would be covered."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What can be marked of one turn: places, each with what changed there."""

    seat: Seat
    marks: tuple[tuple[Spot, str], ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to mark."""
        return not self.marks


def turns(told: Sequence[Event]) -> list[Turn]:
    """All turns, the earliest first; where bridges were exchanged, a turn of nobody comes between."""
    found: list[Turn] = []
    for event in told:
        match event:
            case events.TurnBegan(seat):
                found.append(Turn(seat))
            case events.BridgesExchanged(placed=placed):
                found.append(Turn(NOBODY, tuple((Spot(Group.BRIDGE, slot), "") for slot, _ in placed)))
            case _ if isinstance(event, ACTIONS):
                if not found or found[-1].seat != event.seat:
                    found.append(Turn(event.seat))  # the game was composed in the middle of a turn
                found[-1] = replace(found[-1], marks=tuple(_marks(event)))
    return found


def _marks(event: Event) -> Iterator[tuple[Spot, str]]:
    """Everything that everybody saw change."""
    yield from (_room(change) for change in getattr(event, "changes", ()))
    match event:
        case events.Shifted(_, station, clockwise, anticlockwise):
            before, after = station.slots
            if anticlockwise:
                yield Spot(Group.BRIDGE, before), ""
            if clockwise:
                yield Spot(Group.BRIDGE, after), ""
        case events.Swapped():
            yield Spot(Group.DISCARDS, 0), ""
        case events.ShuttlesDocked(_, docks):
            yield from ((Spot(Group.SHUTTLE, shuttle), "") for shuttle, _ in docks)
        case events.CanteenUsed(_, victims):
            yield from ((Spot(Group.SEAT, victim), signed(-1)) for victim in victims)
        case events.LaserFired(_, shots, _, before, after):
            yield from ((Spot(Group.SHUTTLE, shuttle), "") for shuttle in sorted({each for each, _ in shots}))
            yield Spot(Group.LASER, 0), signed(after - before)


def _room(change: Change) -> tuple[Spot, str]:
    return Spot(Group.ROOM, int(change.station)), signed(change.after - change.before)


def signed(number: int) -> str:
    """+2 or −1."""
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"


class TurnMarks(MarkedTurns[Turn]):
    """Marks everything that everybody saw change."""

    _scene: StationScene

    def last_of(self, happened: Sequence[Event]) -> Sequence[Turn]:
        """With bridges that were exchanged after it."""
        all_turns = turns(happened)
        has_round_ended = bool(all_turns) and all_turns[-1].seat == NOBODY
        return all_turns[-2 if has_round_ended else -1 :]

    def marks_of(self, turn: Turn) -> Iterator[TurnMark]:
        look = None if turn.seat == NOBODY else self._scene.looks[turn.seat]
        for spot, text in turn.marks:
            outline = self._scene.outline(spot)
            if not outline.isEmpty():
                yield self._mark(spot, outline, look, text)

    def _mark(self, spot: Spot, outline: QPainterPath, look: PawnLook | None, text: str) -> TurnMark:
        return TurnMark(
            outline,
            look,
            text,
            is_below=self._is_below(spot) or outline.boundingRect().top() < PILL,  # above it the window ends
            is_left=spot in _BESIDE_LASER,
            nobody=ENERGY,
            piece=paint_robot,
        )

    def _is_below(self, spot: Spot) -> bool:
        """Towards the laser: at the outer corners of a room shuttles dock."""
        return spot.group is Group.ROOM and self._scene.ring.rooms[spot.key].is_above


def last_turn(told: Sequence[Event], seat: Seat, names: PlayerNames, components: Components) -> str:
    """What *seat* did in its last turn."""
    own = [event for event in told if isinstance(event, ACTIONS) and event.seat == seat]
    if not own:
        return said("last.nothing", TEXTS)
    return said("last.own", TEXTS, what=sentence(own[-1], names, components, seat))
