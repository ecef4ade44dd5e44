"""What a table needs from the driver of its game: the controller of a real game, or the run of a lesson."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from enix_desktop.app.play.help import Help, help_of
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Json
from enix_desktop.engine.rules import EVERYBODY, Event, Seat

AnyMatch = Match[Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Happening:
    """What happened, and how the table looks afterwards, for whoever is looking."""

    events: Sequence[Event]
    view: Any


@dataclass(frozen=True, slots=True)
class Decision:
    """What a person is asked."""

    seat: Seat
    """Who decides; at the public table the view is everybody's."""
    view: Any
    moves: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Hint:
    """What a skilled player would do in place of the person who is asked."""

    decision: Decision
    move: Any
    reason: Any
    """Why, as the game's adviser says it."""


class TableDriver(QObject):
    """Asks people through signals, and is answered through methods."""

    happened = Signal(object)
    """A Happening; `go_on` is called when it has been shown."""
    asked = Signal(object)
    """A Decision, to be answered by `decide`."""
    waiting = Signal()
    """Nobody at the table is asked: somebody else is to decide."""
    decided = Signal()
    """The decision asked for is made; what happens next follows."""
    withdrawn = Signal()
    """The decision asked for is no longer owed."""
    refused = Signal(object, object)
    """The Refusal of what a person tried, and the move."""
    curtain_wanted = Signal(int)
    """Another person is to look: hide everything and call `lift_curtain` when that person is there."""
    went_public = Signal(object)
    """Everybody looks again: take the curtain away and show this public view, before what follows."""
    undone = Signal()
    """Moves were undone: everything has to be shown again."""
    finished = Signal(object)
    """The Outcome."""
    hinted = Signal(object)
    """The Hint that was asked for, or None if nobody could be asked."""
    doubted = Signal()
    """There seems to be a better choice than the one just made: `insist` or `think_again` follows."""

    viewer: Seat
    """Whose view the window shows: a seat's, or EVERYBODY's at the public table."""
    people: tuple[Seat, ...]
    can_pause = False
    """Whether anybody but the person who is asked goes on by itself."""
    is_paused = False

    @property
    def match(self) -> AnyMatch:
        """The match; read-only."""
        raise NotImplementedError

    @property
    def decision(self) -> Decision | None:
        """What a person is being asked, if anything."""
        raise NotImplementedError

    @property
    def help(self) -> Help:
        """The help of the person who is asked, or else of the one who is looking."""
        seat = self.viewer if self.decision is None else self.decision.seat
        return help_of(self.match.record.agreed, seat)

    @property
    def hints_allowed(self) -> bool:
        """Whether one may ask for hints."""
        raise NotImplementedError

    @property
    def is_looked_at(self) -> bool:
        """Whether a tutor looks at a choice that was made, which takes a moment."""
        return False

    @property
    def is_public(self) -> bool:
        """Whether everybody looks."""
        return self.viewer == EVERYBODY

    @property
    def person(self) -> Seat:
        """Who is meant by "you": the viewer, or at the public table whoever is asked."""
        if not self.is_public:
            return self.viewer
        if self.decision is not None:
            return self.decision.seat
        return self.people[0] if self.people else 0

    def view(self) -> Any:
        """The table as the viewer sees it now."""
        raise NotImplementedError

    def news(self) -> list[Event]:
        """What has happened since the person last looked alone, as that person may know it."""
        return []

    def peek(self) -> Any:
        """The table as the person sees it who is asked at the public table."""
        return self.view()

    def ask_privately(self) -> None:
        """Ask again what is asked at the public table, behind the curtain."""

    def told(self) -> list[Event]:
        """Everything that happened so far, as the viewer may know it."""
        raise NotImplementedError

    def begin(self) -> None:
        """Start asking."""
        raise NotImplementedError

    def go_on(self) -> None:
        """The window has shown what happened."""
        raise NotImplementedError

    def set_paused(self, is_paused: bool) -> None:
        """Pause or resume."""
        raise NotImplementedError

    def lift_curtain(self) -> None:
        """The person asked for is alone with the screen."""
        raise NotImplementedError

    def decide(self, move: Any) -> None:
        """A person answers the decision that was asked; `decided` or `refused` follows."""
        raise NotImplementedError

    def decide_surely(self, move: Any) -> None:
        """The same after a question that the table itself has asked: there is no second one."""
        self.decide(move)

    def insist(self) -> None:
        """The choice that was doubted is to be made."""

    def think_again(self) -> None:
        """The choice that was doubted is not to be made; the same is asked again."""

    def keep_unfinished(self, unfinished: Json) -> None:
        """Keep what the person who is asked is in the middle of, where the game itself is kept."""

    def refusal(self, move: Any) -> Any:
        """What the rules have against *move* of the person who is asked, for showing it beforehand."""
        raise NotImplementedError

    def set_interrupting(self, seat: Seat, wants: bool) -> None:
        """A person wants, or no longer wants, to be asked at the next chance to interrupt."""
        raise NotImplementedError

    def is_interrupting(self, seat: Seat) -> bool:
        """Whether *seat* has asked to interrupt."""
        raise NotImplementedError

    def undo(self) -> Any:
        """Go back to the last decision of the viewer, or return the Obstacle."""
        raise NotImplementedError

    def redo(self) -> bool:
        """Decide again as before it was taken back; return whether there was anything."""
        raise NotImplementedError

    def ask_hint(self) -> None:
        """Ask what a skilled player would do; `hinted` brings the answer."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop asking."""
        raise NotImplementedError
