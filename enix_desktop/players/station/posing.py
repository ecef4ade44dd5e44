"""Positions out of the middle of a game of Station Six, with the beginning of a station as their setup."""

from collections.abc import Sequence

from enix_desktop.engine.record import Entry
from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.actions import STOLEN
from enix_desktop.games.station.cards import SHUFFLE
from enix_desktop.games.station.components import STATIONS, Card
from enix_desktop.games.station.guess import World
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.rules import StationRules
from enix_desktop.games.station.table import Position, Setup
from enix_desktop.players.coach import Exchanged, Posing, renamed


def _setup(world: World) -> Setup | None:
    if world.phase is not Phase.ACT or world.outer != [world.turn] or any(world.rows):
        return None
    inner = [tuple(track) for track in world.inner]
    inner[world.active] = (world.turn, *inner[world.active])
    position = Position(
        tuple(world.hands),
        tuple(world.display),
        tuple(world.discard),
        tuple(world.laser),
        tuple(world.shuttles),
        world.round,
        world.active,
        tuple(inner),
        (),
    )
    energy = tuple(tuple(world.energy[station][seat] for station in STATIONS) for seat in world.seats)
    return Setup(world.table, tuple(world.ring), world.spare, energy, tuple(reversed(world.pile)), position)


def _exchanged(
    begin: World, entries: Sequence[Entry[Move]], asked: World, seat: Seat, seed: int
) -> Exchanged[World, Move] | None:
    """Hidden cards change their names from the beginning on; what everybody saw stays."""
    twin = StationRules.with_other_secrets(asked, seat, seed)
    names: dict[Card, Card] = {}
    known = {card for cards in asked.known for card in cards}
    zones = zip((*asked.hands, *asked.rows, asked.pile), (*twin.hands, *twin.rows, twin.pile), strict=True)
    for zone in zones:
        real, made_up = ([card for card in cards if card not in known] for cards in zone)
        names.update(zip(real, made_up, strict=True))
    other = begin.copy()
    other.hands = [tuple(sorted(names.get(card, card) for card in hand)) for hand in begin.hands]
    other.pile = [names.get(card, card) for card in begin.pile]
    other.discard = [names.get(card, card) for card in begin.discard]
    return other, renamed(entries, names, (SHUFFLE, STOLEN))


POSING = Posing(_setup, _exchanged)
