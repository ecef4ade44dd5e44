"""Positions out of the middle of a game of ENIX, with the beginning of a round as their setup."""

from collections.abc import Sequence

from enix_desktop.engine.record import Entry
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card, CardSet, cards_of, set_of
from enix_desktop.games.enix.guess import World
from enix_desktop.games.enix.moves import Move
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.rules import EnixRules
from enix_desktop.games.enix.stacks import RESHUFFLE
from enix_desktop.games.enix.table import Composition, Setup
from enix_desktop.games.enix.turns import STOLEN
from enix_desktop.players.coach import Exchanged, Posing, renamed


def _setup(world: World) -> Setup | None:
    has_begun = any(world.laid) or any(card is not None for card in world.chosen)
    if world.phase is not Phase.LAY or has_begun:
        return None
    composed = Composition(tuple(world.pawns), world.cap, tuple(world.discard), world.round)
    hands = tuple(tuple(cards_of(hand)) for hand in world.hands)
    return Setup(world.table, world.layout, hands, tuple(world.stacks), composed)


def _exchanged(
    begin: World, entries: Sequence[Entry[Move]], asked: World, seat: Seat, seed: int
) -> Exchanged[World, Move]:
    """Hidden cards change their names from the beginning on: backs and all that was seen stay."""
    twin = EnixRules.with_other_secrets(asked, seat, seed)
    energies = asked.table.components.energies
    names: dict[Card, Card] = {}

    def by_energy(hand: CardSet) -> list[Card]:
        return sorted(cards_of(hand), key=lambda card: energies[card])

    for owner, hand in enumerate(asked.hands):
        if owner != seat:
            names.update(zip(by_energy(hand), by_energy(twin.hands[owner]), strict=True))
    for stack, others in zip(asked.stacks, twin.stacks, strict=True):
        names.update(zip(stack, others, strict=True))
    other = begin.copy()
    other.hands = [set_of([names.get(card, card) for card in cards_of(hand)]) for hand in begin.hands]
    other.stacks = [tuple([names.get(card, card) for card in stack]) for stack in begin.stacks]
    other.discard = tuple([names.get(card, card) for card in begin.discard])
    return other, renamed(entries, names, (RESHUFFLE, STOLEN))


POSING = Posing(_setup, _exchanged)
