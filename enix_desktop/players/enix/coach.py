"""What the coach knows of ENIX."""

from collections.abc import Sequence
from math import exp

from enix_desktop.engine.rng import shuffled
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.guess import World
from enix_desktop.games.enix.moves import Move
from enix_desktop.games.enix.rules import EnixRules
from enix_desktop.games.enix.view import View
from enix_desktop.players.coach import coached_by
from enix_desktop.players.enix.master import SEARCH, promising
from enix_desktop.players.enix.outlook import Outlook
from enix_desktop.players.enix.posing import POSING
from enix_desktop.players.enix.skilled import Judge
from enix_desktop.players.enix.worth import learned_worth, stage_of


def _ideas(view: View, moves: Sequence[Move], seed: int) -> Sequence[Move]:
    return promising(Judge(Outlook(view, seed)), moves)


def _standing(world: World) -> list[float]:
    outcome = EnixRules.outcome(world)
    if outcome is not None:
        share = 1 / max(1, len(outcome.winners))
        return [share * (seat in outcome.winners) for seat in range(world.table.seats)]
    table = world.table
    worth = learned_worth(table.components, table.numbers.limit, stage_of(world.round))
    odds = [exp(worth.of(hand)) for hand in world.hands]
    return [each / sum(odds) for each in odds]


def _redrawn(world: World, seed: int) -> World:
    """The stacks in another order; what lies on top keeps its back (C4)."""
    other, energies = world.copy(), world.table.components.energies
    order = list(shuffled(seed, "redrawn", [card for stack in world.stacks for card in stack]))
    tops: list[Card | None] = []
    for stack in world.stacks:
        top = next((card for card in order if stack and energies[card] == energies[stack[-1]]), None)
        if top is not None:
            order.remove(top)
        tops.append(top)
    other.stacks = [
        () if top is None else (*[order.pop() for _ in stack[:-1]], top)
        for stack, top in zip(world.stacks, tops, strict=True)
    ]
    return other


COACH = coached_by(SEARCH, ideas=_ideas, standing=_standing, redrawn=_redrawn, posing=POSING)
