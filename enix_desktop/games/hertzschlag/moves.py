"""Everything a player can decide in Hertzschlag (R2); each kind of move is its own type."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from enix_desktop.games.hertzschlag.faces import Card


class Word(StrEnum):
    """What a seat says about the change it means to bring (T1)."""

    FAR_DOWN = "far_down"
    DOWN = "down"
    HOLD = "hold"
    UP = "up"
    FAR_UP = "far_up"
    TOWARDS = "towards"
    INCOME = "income"
    SILENT = "silent"


class Place(StrEnum):
    """Where a card is laid (A1)."""

    ACTION = "action"
    INCOME = "income"


@dataclass(frozen=True, slots=True)
class Signal:
    """Say *word* (T1)."""

    word: Word


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay *card* face down, to play it or for income (A1)."""

    card: Card
    place: Place


@dataclass(frozen=True, slots=True)
class Pledge:
    """Promise to bid so many euros, or with None stay silent (T3)."""

    euro: int | None


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid so many euros for secondary control (Q4)."""

    euro: int


Move: TypeAlias = Signal | Lay | Pledge | Bid
KINDS: tuple[type[Move], ...] = (Signal, Lay, Pledge, Bid)
