"""What everybody saw of a turn: where pieces, tiles and the cap went, and which cards changed hands."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix import events
from enix_desktop.games.enix.components import Energy
from enix_desktop.geometry.hexes import Hex


@dataclass(frozen=True, slots=True)
class Step:
    """A piece went from tile to tile."""

    origin: Energy
    target: Energy
    is_jump: bool


@dataclass(frozen=True, slots=True)
class Placing:
    """A tile was moved or turned; *turns* is how many sides, clockwise if positive."""

    tile: Energy
    origin: Hex
    is_moved: bool
    turns: int


@dataclass(frozen=True, slots=True)
class CapStep:
    """The cap went from tile to tile; None is beside the board."""

    origin: Energy | None
    target: Energy | None


@dataclass(slots=True)
class Trace:
    """One turn of *seat*, from public facts only: energies and places, never the value of a card."""

    seat: Seat
    steps: list[Step] = field(default_factory=list)
    placings: list[Placing] = field(default_factory=list)
    cap: CapStep | None = None
    """From where it was at first to where it is at last."""
    stacks: set[int] = field(default_factory=set)
    """From which cards were taken."""
    gains: Counter[tuple[Seat, Energy]] = field(default_factory=Counter)
    """How many cards more, or fewer, a hand has."""
    has_discarded: bool = False

    @property
    def is_empty(self) -> bool:
        return not (self.steps or self.placings or self.cap or self.gains or self.has_discarded)

    def moved(self) -> tuple[object, ...]:
        """What has moved on the board so far, as a value that stays as it is."""
        return self.seat, tuple(self.steps), tuple(self.placings), self.cap

    def add(self, event: Event) -> None:
        match event:
            case events.PawnJumped(_, origin, target):
                self.steps.append(Step(origin, target, True))
            case events.PawnCrossed(_, origin, target):
                self.steps.append(Step(origin, target, False))
            case events.TilePlaced(_, tile, origin, cell, before, after):
                self.placings.append(Placing(tile, origin, origin != cell, (after - before + 9) % 6 - 3))
            case events.CapMoved(_, cap_origin, cap_target) | events.EnixPlayed(_, _, cap_origin, cap_target):
                first = cap_origin if self.cap is None else self.cap.origin
                self.cap = CapStep(first, cap_target)
            case _:
                self._add_cards(event)

    def _add_cards(self, event: Event) -> None:
        match event:
            case events.CardsTaken(seat, energy, stacks):
                self.stacks.update(stacks)
                self.gains[seat, energy] += len(stacks)
            case events.CardsDrawn(seat, stack, energies):
                self.stacks.add(stack)
                self.gains.update((seat, energy) for energy in energies)
            case events.CardStolen(thief, victim, energy):
                self.gains[thief, energy] += 1
                self.gains[victim, energy] -= 1
            case events.CardsDiscarded():
                self.has_discarded = True


class Tracer:
    """Follows a game: the trace of the last turn lasts until the next one leaves a trace of its own."""

    def __init__(self) -> None:
        self.last: Trace | None = None
        self._next: Trace | None = None

    def follow(self, happened: Iterable[Event]) -> bool:
        """Note what happened; return whether the last trace is another one now."""
        has_changed = False
        for event in happened:
            if isinstance(event, events.TurnBegan):
                self._next = Trace(event.seat)
            elif self._next is not None:
                self._next.add(event)
                if self.last is not self._next and not self._next.is_empty:
                    self.last = self._next
                has_changed = has_changed or self.last is self._next
        return has_changed


def traces(happened: Sequence[Event]) -> list[Trace]:
    """The traces of all turns, an empty one where a turn left nothing to be seen."""
    found: list[Trace] = []
    for event in happened:
        if isinstance(event, events.TurnBegan):
            found.append(Trace(event.seat))
        elif found:
            found[-1].add(event)
    return found
