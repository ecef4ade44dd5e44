"""The keys of computer players: a level or a handicap, perhaps in a style (`blend-35-builder`)."""

import re
from typing import NamedTuple

_KEY = re.compile(r"(?P<level>[a-z]+(-[0-9]+)?)-(?P<style>[a-z]+)")


class PlayerKey(NamedTuple):
    """How well a computer player plays, and in which style; None is the plain one."""

    level: str
    style: str | None = None

    def __str__(self) -> str:
        return self.level if self.style is None else f"{self.level}-{self.style}"


def read_key(key: str) -> PlayerKey:
    """The parts of *key*."""
    found = _KEY.fullmatch(key)
    return PlayerKey(found["level"], found["style"]) if found else PlayerKey(key)
