"""What each turn of Hertzschlag changed, marked at the table, and the own last turn in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.hertzschlag.words import euro_change, said, signed
from enix_desktop.ui.hertzschlag.words.events import TEXTS, sentence
from enix_desktop.ui.hertzschlag.words.narration import DECISIONS
from enix_desktop.ui.table.marked_turns import MarkedTurns
from enix_desktop.ui.table.place_marks import PILL, TurnMark
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot

NOBODY: Seat = -1
"""An event of the grid and a plant are nobody's turn."""
_ACTIONS = (events.CardPlayed, events.IncomeTaken)
_RESULTS = (*_ACTIONS, events.MarkerMoved)
"""What was seen of somebody's turn."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What can be marked of one turn: where the marker went, and whose money changed."""

    seat: Seat
    marks: tuple[tuple[Spot, str], ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to mark."""
        return not self.marks


def turns(told: Sequence[Event]) -> list[Turn]:
    """All turns, the earliest first; where an event or a plant moved the marker, a turn of nobody."""
    found: list[Turn] = []
    money = 0
    for event in told:
        match event:
            case events.EventHappened(_, _, before, _, after) | events.PlantUsed(_, before, after):
                found.append(Turn(NOBODY, _field(before, after)))
            case events.CardPlayed(seat, _, cost):
                money = -cost
                found.append(Turn(seat, (_money(seat, money),)))
            case events.IncomeTaken(seat, _, _, euro):
                found.append(Turn(seat, (_money(seat, euro),)))
            case events.MarkerMoved(seat, _, _, _, before, after, crossings):
                money += sum(crossing.euro for crossing in crossings)
                found[-1:] = [_with_way(found[-1:], event, money)]
            case _:
                pass  # nothing that a turn changed for all to see
    return found


def _with_way(last: Sequence[Turn], moved: events.MarkerMoved, money: int) -> Turn:
    """The turn with the way of the marker; a change and steps towards 50 Hz are one way."""
    seat = moved.seat
    turn = last[0] if last and last[0].seat == seat else Turn(seat)
    fields = [spot for spot, _ in turn.marks if spot.group is Group.FIELD]
    before = fields[0].key if fields else moved.before
    return replace(turn, marks=(_money(seat, money), *_field(before, moved.after)))


def _money(seat: Seat, euro: int) -> tuple[Spot, str]:
    return Spot(Group.SEAT, seat), euro_change(euro)


def _field(before: int, after: int) -> tuple[tuple[Spot, str], ...]:
    if before == after:
        return ((Spot(Group.FIELD, after), ""),)
    return (Spot(Group.FIELD, before), ""), (Spot(Group.FIELD, after), signed(after - before))


class TurnMarks(MarkedTurns[Turn]):
    """Marks where the marker went, and whose money changed."""

    _scene: HertzschlagScene

    def last_of(self, happened: Sequence[Event]) -> Sequence[Turn]:
        return turns(happened)[-1:]

    def marks_of(self, turn: Turn) -> Iterator[TurnMark]:
        look = None if turn.seat == NOBODY else self._scene.looks[turn.seat]
        for spot, text in turn.marks:
            outline = self._scene.outline(spot)
            if not outline.isEmpty():
                is_low = outline.boundingRect().top() < PILL  # above it the window ends
                yield TurnMark(outline, look, text, is_below=is_low)


def last_turn(told: Sequence[Event], seat: Seat, names: PlayerNames, components: Components) -> str:
    """What *seat* decided last, and what its card has done since."""
    own = [event for event in told if isinstance(event, (*DECISIONS, *_RESULTS)) and event.seat == seat]
    if not own:
        return said("last.nothing", TEXTS)
    start = max(place for place, event in enumerate(own) if not isinstance(event, events.MarkerMoved))
    sentences = [sentence(event, names, components, seat) for event in own[start:]]
    return said("last.own", TEXTS, what=" ".join(text for text in sentences if text))
