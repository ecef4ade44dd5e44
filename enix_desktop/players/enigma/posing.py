"""Positions out of the middle of a game of ENIGMA, with the beginning of a round as their setup."""

from collections.abc import Sequence

from enix_desktop.engine.record import Entry
from enix_desktop.engine.rng import shuffled
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.dealing import START_CELL
from enix_desktop.games.enigma.guess import World
from enix_desktop.games.enigma.moves import Move
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.table import PlacedTile, Position, Setup
from enix_desktop.players.coach import Exchanged, Posing


def redrawn(world: World, seed: int) -> World:
    """What lies below the top tiles in another order."""
    other = world.copy()
    other.piles = tuple(
        (*pile[:1], *shuffled(seed, f"redrawn/{number}", pile[1:])) for number, pile in enumerate(world.piles)
    )
    return other


def _setup(world: World) -> Setup | None:
    if world.phase is not Phase.CHOOSE or any(tile is not None for tile in world.taken):
        return None
    start = world.board.tiles.get(START_CELL)
    has_start = start is not None and start.nets == world.table.components.start and not start.rotation
    tiles = tuple(
        PlacedTile(cell, laid.nets, laid.rotation)
        for cell, laid in world.board.tiles.items()
        if cell != START_CELL or not has_start
    )
    networkers = tuple(
        ((spot.x, spot.y), spot.net, spot.cell, seat) for spot, seat in world.board.networkers.items()
    )
    position = Position(world.round, tuple(world.points), tuple(world.supplies), tiles, networkers, has_start)
    return Setup(world.table, world.starter, world.piles, position)


def _exchanged(
    begin: World, entries: Sequence[Entry[Move]], asked: World, _seat: Seat, seed: int
) -> Exchanged[World, Move]:
    """Only the order of tiles that have not been turned up yet is hidden."""
    piles = zip(begin.piles, redrawn(asked, seed).piles, strict=True)
    other = begin.copy()
    other.piles = tuple((*before[: len(before) - len(left)], *left) for before, left in piles)
    return other, [Entry(entry.seat, entry.move) for entry in entries]


POSING = Posing(_setup, _exchanged)
