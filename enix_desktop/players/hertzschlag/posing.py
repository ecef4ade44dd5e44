"""Positions out of the middle of a game of Hertzschlag, with the beginning of a round as their setup."""

from collections.abc import Sequence

from enix_desktop.engine.record import Entry
from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.guess import World
from enix_desktop.games.hertzschlag.moves import Move, Signal
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.table import Position, Setup
from enix_desktop.players.coach import Exchanged, Posing
from enix_desktop.players.hertzschlag.worlds import RULES


def _setup(world: World) -> Setup | None:
    begins = Phase.SIGNAL if world.table.has_talk else Phase.LAY
    has_begun = world.phase is not begins or world.signals or any(world.laid)
    reserves = [euro > world.table.numbers.track_maximum for euro in world.money]
    if has_begun or world.forecast is not None or reserves != world.reserves:
        return None
    position = Position(
        world.round,
        world.marker,
        tuple(world.money),
        tuple(world.displays),
        tuple(world.removed),
        tuple(world.shown),
        tuple(world.plants),
        world.calm,
        world.cheaper,
    )
    return Setup(world.table, world.starter, tuple(world.hands), tuple(world.goals), None, position)


def _exchanged(
    begin: World, entries: Sequence[Entry[Move]], _asked: World, seat: Seat, seed: int
) -> Exchanged[World, Move] | None:
    """As long as there is nothing but talk, nothing hidden has come into play."""
    if not all(isinstance(entry.move, Signal) for entry in entries):
        return None
    return RULES.with_other_secrets(begin, seat, seed), [Entry(entry.seat, entry.move) for entry in entries]


POSING = Posing(_setup, _exchanged)
