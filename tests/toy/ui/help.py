"""What helps at the table of Sparks: hints, refusals in words, the last move, and lights for the lesson."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from enix_desktop.app.play.table_driver import Hint
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.ui.table.asking import Asking
from enix_desktop.ui.table.lamp import LampRing
from enix_desktop.ui.table.player_names import PlayerNames
from tests.toy.rules import events
from tests.toy.rules.moves import Bid, Light
from tests.toy.rules.refusing import Refusal
from tests.toy.ui.items import PaperThing
from tests.toy.ui.scene import SparksScene
from tests.toy.ui.words import advised, advised_because, refused, said, sentence


class SparksAsking(Asking):
    """A refusal in a sentence; why, the book tells."""

    def sentence(self, refusal: Refusal) -> str:
        return refused(refusal)


class SparksHints:
    """`ui.table.hints.GameHints` for Sparks."""

    def __init__(self, scene: SparksScene, names: PlayerNames) -> None:
        self._scene, self._names = scene, names

    def what(self, hint: Hint) -> str:
        return advised(hint)

    def why(self, hint: Hint) -> str:
        return advised_because(hint.reason, self._names)

    def light(self, hint: Hint) -> tuple[Sequence[QGraphicsItem], str]:
        """A ring around the number or the field."""
        match hint.move:
            case Bid(sparks):
                return [_ring(self._scene.keys[str(sparks)])], ""
            case Light(field):
                return [_ring(self._scene.fields[field])], ""
            case _:
                return [], ""

    def stays_lit(self, hint: Hint) -> bool:
        """A number is chosen first and confirmed then."""
        return isinstance(hint.move, Bid)


def _ring(item: PaperThing) -> LampRing:
    return LampRing(item, item.shape(), QPointF(item.rect.left() + 10, item.rect.top()), 10)


@dataclass(frozen=True, slots=True)
class Turn:
    """What can be marked of one turn."""

    seat: Seat
    fields: tuple[int, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to mark."""
        return not self.fields


def turns(told: Sequence[Event]) -> list[Turn]:
    """All turns, the earliest first."""
    found: list[Turn] = []
    for event in told:
        match event:
            case events.TurnBegan(seat):
                found.append(Turn(seat))
            case events.LampLit(field=field) | events.FieldStruck(field):
                found[-1] = replace(found[-1], fields=(*found[-1].fields, field))
    return found


class TurnMarks:
    """`ui.table.last_move.TurnMarks` for Sparks."""

    def __init__(self, scene: SparksScene) -> None:
        self._scene = scene
        self.shown: tuple[Turn, ...] = ()
        self._last: tuple[Turn, ...] = ()

    def reset(self, happened: Sequence[Event]) -> None:
        """Mark the last turn of a game of which all this was told."""
        self._last = tuple(turns(happened)[-1:])
        self.show_last()

    def show(self, marked: Sequence[Turn]) -> None:
        """Mark these turns instead of the last one."""
        self.shown = tuple(marked)
        self._scene.mark_fields([field for turn in marked for field in turn.fields])

    def show_last(self) -> None:
        """Mark the last turn."""
        self.show(self._last)


def last_turn(told: Sequence[Event], seat: Seat, names: PlayerNames) -> str:
    """What *seat* did in its last turn."""
    begun = [
        place
        for place, event in enumerate(told)
        if isinstance(event, events.TurnBegan) and event.seat == seat
    ]
    if not begun:
        return said("last.nothing")
    for event in told[begun[-1] :]:
        if isinstance(event, events.LampLit):
            return said("last.own", what=sentence(event, names))
        if isinstance(event, events.FieldStruck):
            break
    return said("last.own", what=said("last.unlit", player=names.player(seat)))
