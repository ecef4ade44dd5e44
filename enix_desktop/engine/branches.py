"""Branches: where a game continued from a copy, with its own seed from there."""

from collections.abc import Sequence
from dataclasses import dataclass

from enix_desktop.engine.reading import Node


@dataclass(frozen=True, slots=True)
class Branch:
    """After *at* moves the game was copied; luck and computer players continue from *seed*."""

    at: int
    seed: int | None = None
    """None until the copy is played on."""


def seed_after(moves: int, seed: int | None, branches: Sequence[Branch]) -> int | None:
    """The seed that holds when so many *moves* are made, in a game that began with *seed*."""
    return next((branch.seed for branch in reversed(branches) if branch.at <= moves), seed)


def branched_at(moves: int, seed: int | None, branches: Sequence[Branch]) -> tuple[Branch, ...]:
    """The *branches* of a game that goes on from *seed* when so many *moves* are made."""
    return (*(branch for branch in branches if branch.at < moves), Branch(moves, seed))


def shortened(moves: int, branches: Sequence[Branch]) -> tuple[Branch, ...]:
    """The *branches* when only so many *moves* are left: nobody gets back the luck of the game copied."""
    if not branches or branches[-1].at < moves:
        return tuple(branches)
    return branched_at(moves, branches[-1].seed, branches)


def branches_json(branches: Sequence[Branch]) -> list[dict[str, int | None]]:
    """The *branches* as JSON."""
    return [{"at": branch.at, "seed": branch.seed} for branch in branches]


def read_branches(node: Node, moves: int, largest_seed: int) -> tuple[Branch, ...]:
    """The branches of a game of so many *moves* that *node* describes."""
    branches: list[Branch] = []
    for item in node.items(1, moves + 1):
        item.only("at", "seed")
        if branches and branches[-1].seed is None:
            raise item.fail("a copy that goes on has a seed")
        least = branches[-1].at + 1 if branches else 0
        seed = item.get("seed")
        branches.append(
            Branch(item["at"].integer(least, moves), seed.integer(0, largest_seed) if seed else None)
        )
    if branches and branches[-1].seed is None and branches[-1].at < moves:
        raise node.fail("a copy that goes on has a seed")
    return tuple(branches)
