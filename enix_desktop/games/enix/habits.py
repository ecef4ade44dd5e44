"""What each seat did in a game that tells how it likes to play."""

from collections.abc import Iterable
from dataclasses import dataclass

from enix_desktop.engine.rules import Event
from enix_desktop.games.enix import events
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.table import Setup


@dataclass(slots=True)
class Habits:
    """Counted things of one seat."""

    collected: int = 0
    """Cards taken from the stacks on arrival (K1)."""
    stolen: int = 0
    blackouts: int = 0
    """How often it put the cap onto a tile with somebody else on it."""
    placed: int = 0
    """Tiles turned or moved."""
    ended_with: int | None = None
    """Its score, if it ended the game."""


def habits_of(setup: Setup, happened: Iterable[Event]) -> tuple[Habits, ...]:
    """The habits of all seats in the game that began with *setup*."""
    seats = setup.table.seats
    pawns = list(setup.composed.pawns) if setup.composed else [Energy.SOLAR] * seats
    found = tuple(Habits() for _ in range(seats))
    for event in happened:
        match event:
            case events.PawnCrossed(seat, _, target) | events.PawnJumped(seat, _, target):
                pawns[seat] = target
            case events.CapMoved(seat, _, target) | events.EnixPlayed(seat, _, _, target):
                found[seat].blackouts += any(
                    there == target for other, there in enumerate(pawns) if other != seat
                )
            case events.CardsTaken(seat, _, stacks):
                found[seat].collected += len(stacks)
            case events.CardStolen(thief):
                found[thief].stolen += 1
            case events.TilePlaced(seat):
                found[seat].placed += 1
            case events.GameEnded(seat, scores=scores):
                found[seat].ended_with = scores[seat]
            case _:
                pass  # tells nothing about a style
    return found
