"""Seeded randomness. The only module that may import `random`, `secrets` or `time`.

Only `random.random()` is used: its results are the same in every Python version.
"""

import hashlib
import random
import secrets
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def shuffled(seed: int, stream: str, items: Iterable[T]) -> tuple[T, ...]:
    """The *items* in the order that *stream* of *seed* gives them."""
    source = random.Random(f"{seed}/{stream}")
    pool = list(items)
    return tuple(pool.pop(int(source.random() * len(pool))) for _ in range(len(pool)))


def derived(seed: int, stream: str) -> int:
    """A number below 2**64 that depends on *seed* and *stream* only."""
    return int.from_bytes(hashlib.blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest(), "big")


def decision_seed(record_seed: int | None, seat: int, asked: int) -> int:
    """The seed with which the player on *seat* decides when it is asked after so many moves.

    It depends on the record alone, so that every decision can be recomputed; without a seed it is as with 0.
    """
    return derived(record_seed or 0, f"seat/{seat}/move/{asked}")


def fresh_seed() -> int:
    """A seed nobody can foresee, short enough to be read out."""
    return secrets.randbelow(10**9)


def fresh_salt() -> str:
    """What nobody can guess who wants to try out which choice a seal hides."""
    return secrets.token_hex(16)
