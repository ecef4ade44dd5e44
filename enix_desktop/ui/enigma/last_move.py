"""What each turn of ENIGMA changed, marked at the table, and the own last turn in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtGui import QPainterPath

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enigma import events
from enix_desktop.games.enigma.network import Cell
from enix_desktop.ui.enigma.table.scene import EnigmaScene
from enix_desktop.ui.enigma.words import said
from enix_desktop.ui.enigma.words.events import TEXTS, EventWords
from enix_desktop.ui.enigma.words.narration import DECISIONS
from enix_desktop.ui.table.marked_turns import MarkedTurns
from enix_desktop.ui.table.place_marks import TurnMark
from enix_desktop.ui.table.player_names import PlayerNames


@dataclass(frozen=True, slots=True)
class Turn:
    """What can be marked of one turn: where the tile lies, and what the player earned."""

    seat: Seat
    cell: Cell | None = None
    earned: int = 0

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to mark."""
        return self.cell is None


def turns(told: Sequence[Event]) -> list[Turn]:
    """All placements, the earliest first."""
    found: list[Turn] = []
    for event in told:
        match event:
            case events.TilePlaced(seat, x, y):
                found.append(Turn(seat, (x, y)))
            case events.SystemScored(by, _, _, earnings) if found:
                own = sum(earning.points for earning in earnings if earning.seat == by)
                found[-1] = replace(found[-1], earned=found[-1].earned + own)
            case _:
                pass  # nothing that a turn changed on the board
    return found


class TurnMarks(MarkedTurns[Turn]):
    """Marks where a tile was placed."""

    _scene: EnigmaScene

    def last_of(self, happened: Sequence[Event]) -> Sequence[Turn]:
        return turns(happened)[-1:]

    def marks_of(self, turn: Turn) -> Iterator[TurnMark]:
        room = self._scene.plan.board
        outline = QPainterPath() if turn.cell is None else self._scene.cell_outline(turn.cell)
        if not outline.isEmpty() and room.contains(outline.boundingRect().center()):
            text = f"+{turn.earned}" if turn.earned else ""
            yield TurnMark(outline, self._scene.looks[turn.seat], text)


def last_turn(told: Sequence[Event], seat: Seat, names: PlayerNames) -> str:
    """What *seat* decided last."""
    words = EventWords(names)
    own = [event for event in told if isinstance(event, DECISIONS) and event.seat == seat]
    if not own:
        return said("last.nothing", TEXTS)
    start = max(
        (place for place, event in enumerate(own) if isinstance(event, events.TileTaken | events.TilePlaced)),
        default=0,
    )
    sentences = [words.sentence(event) for event in own[start:]]
    return said("last.own", TEXTS, what=" ".join(text for text in sentences if text))
