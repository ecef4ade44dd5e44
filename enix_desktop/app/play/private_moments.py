"""Who may look at the screen: everybody at the public table, or one person alone in a private moment."""

from collections.abc import Collection, Sequence
from typing import Any

from enix_desktop.catalogue import Game
from enix_desktop.engine.match import replay
from enix_desktop.engine.record import Record
from enix_desktop.engine.rules import EVERYBODY, Event, Seat


class PrivateMoments:
    """Knows whose view is shown. A single person always looks; where several do, everybody does until one
    of them decides in secret, or asks to."""

    def __init__(self, game: Game, people: Sequence[Seat]) -> None:
        self._rules, self._people, self._goes_on = game.rules, people, game.goes_on
        self.is_shared = len(people) > 1
        self.viewer: Seat = EVERYBODY if self.is_shared else people[0] if people else 0
        """Whose view the window shows."""
        self.curtain_for: Seat | None = None
        """Who is to come alone before anything is shown."""
        self._is_asked_for = False
        self._looked: dict[Seat, int] = {}
        self._withheld: tuple[Any, int] | None = None
        """The public table before a moment that goes on, and how much had happened then."""

    @property
    def is_on(self) -> bool:
        """Whether one of several people looks alone."""
        return self.is_shared and self.viewer != EVERYBODY

    def needs_curtain(self, seat: Seat, state: Any) -> bool:
        """Whether *seat* has to be called before it is asked what it owes in *state*."""
        if not self.is_shared or not self._is_private(state):
            return False
        return seat != self.viewer or self.curtain_for is not None

    def lasts(self, state: Any) -> bool:
        """Whether the viewer still has something to decide alone."""
        return self.viewer in self._rules.to_move(state) and self._is_private(state)

    def goes_on(self, state: Any) -> bool:
        """Whether what the viewer owes in *state* belongs to what was decided just now."""
        return self._goes_on(state) and self.lasts(state)

    def withhold(self, view: Any, happened: int) -> None:
        """The moment goes on: all others see the table as in *view*, after the first *happened* events."""
        if self._withheld is None:
            self._withheld = view, happened

    def release(self, view: Any, history: list[Event]) -> tuple[Any, list[Event]]:
        """Take what all others have not seen yet out of *history*, and say what the table was before it;
        *view* if nothing was withheld."""
        if self._withheld is None:
            return view, []
        view, count = self._withheld
        withheld, history[count:] = history[count:], []
        return view, withheld

    def call(self, seat: Seat) -> bool:
        """The curtain is drawn for *seat*; return whether it was not before."""
        was_called, self.viewer, self.curtain_for = self.curtain_for == seat, seat, seat
        return not was_called

    def call_on_request(self, seat: Seat) -> None:
        """*seat* wants to decide alone what could be decided at the public table."""
        self._is_asked_for = True
        self.call(seat)

    def end(self, happened: int) -> None:
        """Everybody looks again; the viewer has seen the first *happened* events."""
        self.note_look(self.viewer, happened)
        self.viewer, self.curtain_for, self._is_asked_for = EVERYBODY, None, False
        self._withheld = None

    def note_look(self, seat: Seat, happened: int) -> None:
        """*seat* has seen the first *happened* events with its own eyes."""
        self._looked[seat] = happened

    def news(self, seat: Seat, history: Sequence[Event]) -> list[Event]:
        """What has happened since *seat* last looked alone, as it may know it."""
        return [event.seen_by(seat) for event in history[self._looked.get(seat, 0) :]]

    def look_back(self, game: Game, record: Record[Any, Any]) -> None:
        """Find in a game that is continued, or was taken back, when each person last decided in secret."""
        if self.is_shared:
            self._looked, happened = _last_looks(game, record, self._people)
            if self._withheld is not None and happened <= self._withheld[1]:
                self._withheld = None

    def _is_private(self, state: Any) -> bool:
        return self._is_asked_for or self._rules.is_secret(state)


def _last_looks(
    game: Game, record: Record[Any, Any], people: Collection[Seat]
) -> tuple[dict[Seat, int], int]:
    """For each person how much had happened then; and how much has happened in all."""
    rules, state = game.rules, game.rules.start(record.setup)
    looked: dict[Seat, int] = {}
    happened = 0
    for step in replay(rules, game.codec, record):
        entry = step.entry
        # Who is offered to interrupt and did not ask for it has not looked.
        if entry.seat in people and rules.is_secret(state) and entry.move != rules.declining_move(state):
            looked[entry.seat] = happened
        happened += len(step.events)
        state = step.state
    return looked, happened
