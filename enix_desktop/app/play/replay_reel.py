"""A recorded game unrolled: every state and event, its chapters, and who may look at it how."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.catalogue import GAMES
from enix_desktop.engine.match import replay
from enix_desktop.engine.rules import EVERYBODY, Event, Seat


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """Who is looking: a seat, or EVERYBODY; and whether all cards are open."""

    seat: Seat
    is_open: bool = False

    @property
    def is_public(self) -> bool:
        """Whether only what everybody knows is seen."""
        return self.seat == EVERYBODY


@dataclass(frozen=True, slots=True)
class Chapter:
    """A round, or the turn of *seat* in it; it begins when *start* moves are made."""

    start: int
    round: int
    seat: Seat | None = None
    """None at the beginning of a round, while all choose."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something worth finding again happened in the last of so many moves."""

    index: int
    kind: str


class Reel:
    """All of a game, computed once; the record is never changed. Raises BrokenRecord."""

    def __init__(self, record: AnyRecord) -> None:
        self.record = replace(record, entries=list(record.entries))  # it may be played on meanwhile
        self.game = GAMES[record.game]
        rules = self.game.rules
        steps = list(replay(rules, self.game.codec, record))
        self.states: Sequence[Any] = [rules.start(record.setup), *(step.state for step in steps)]
        """The state when so many moves were made."""
        self.events: Sequence[Sequence[Event]] = [(), *(step.events for step in steps)]
        """What happened in the last of so many moves."""
        self.is_over = not rules.to_move(self.states[-1])
        self.stops: Sequence[int] = self._stops()
        """After how many moves there is something new to be seen; beginning and end are among them."""
        self.chapters: Sequence[Chapter] = list(self._chapters())
        self.marks: Sequence[Mark] = list(self._marks())

    @property
    def last(self) -> int:
        """How many moves there are."""
        return len(self.states) - 1

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, who in enumerate(self.record.participants) if who.player is None)

    @cached_property
    def permitted(self) -> Sequence[Viewpoint]:
        """Who may look, the usual one first.

        When the game is over, everybody sees everything. Before that, one person sees what that person has
        seen; where several share the screen, or nobody plays, there is only what everybody knows.
        """
        people, seats = self.people, range(len(self.record.participants))
        if not self.is_over:
            return [Viewpoint(people[0] if len(people) == 1 else EVERYBODY)]
        order = sorted(seats, key=lambda seat: (seat not in people, seat))
        return [Viewpoint(seat, is_open) for is_open in (False, True) for seat in order]

    def view(self, index: int, viewpoint: Viewpoint) -> Any:
        """The table when *index* moves were made, as *eyes* may see it."""
        assert viewpoint in self.permitted
        state = self.states[index]
        if viewpoint.is_open:
            return self.game.watching.open_view(state, viewpoint.seat)
        return self.game.rules.view(state, viewpoint.seat)

    def happened(self, index: int, viewpoint: Viewpoint) -> list[Event]:
        """What happened in the last of *index* moves, as *eyes* may know it."""
        assert viewpoint in self.permitted
        events = self.events[index]
        return list(events) if viewpoint.is_open else [event.seen_by(viewpoint.seat) for event in events]

    def told(self, index: int, viewpoint: Viewpoint) -> list[Event]:
        """Everything that happened in the first *index* moves, as *eyes* may know it."""
        return [event for number in range(1, index + 1) for event in self.happened(number, viewpoint)]

    def stop(self, index: int, by: int) -> int:
        """The stop that lies *by* stops after *index*, or before it."""
        at = (bisect_left(self.stops, index) if by < 0 else bisect_right(self.stops, index) - 1) + by
        return self.stops[max(0, min(at, len(self.stops) - 1))]

    def position(self, index: int) -> int:
        return bisect_right(self.stops, index) - 1

    def chapter(self, index: int) -> Chapter:
        return self.chapters[bisect_right([chapter.start for chapter in self.chapters], index) - 1]

    def chapter_beside(self, index: int, forward: bool) -> int:
        """Where the next chapter begins, or the one before; at the last, the end."""
        starts = [chapter.start for chapter in self.chapters]
        if forward:
            return next((start for start in starts if start > index), self.last)
        return next((start for start in reversed(starts) if start < index), 0)

    def span(self, index: int, whole_round: bool) -> tuple[int, int]:
        """First and last index of the chapter around *index*, or of its round."""
        here = self.chapter(index)
        first = here.start
        if whole_round:
            first = next(one.start for one in self.chapters if one.round == here.round)
        after = (
            one.start
            for one in self.chapters
            if one.start > index and (one.round != here.round or not whole_round)
        )
        return first, next(after, self.last)

    def _stops(self) -> list[int]:
        shown = [index for index, events in enumerate(self.events) if events]
        return sorted({0, *shown, len(self.states) - 1})

    def _chapters(self) -> Iterator[Chapter]:
        number = -1
        for index, state in enumerate(self.states):
            turns = (self.game.watching.turn_begun(event) for event in self.events[index])
            seats = [seat for seat in turns if seat is not None]
            if self.game.rules.round_number(state) != number:
                number = self.game.rules.round_number(state)
                yield Chapter(index, number)
            elif seats:
                yield Chapter(index, number, seats[-1])

    def _marks(self) -> Iterator[Mark]:
        for index, events in enumerate(self.events):
            kinds = dict.fromkeys(self.game.watching.mark(event) for event in events)
            yield from (Mark(index, kind) for kind in kinds if kind is not None)
