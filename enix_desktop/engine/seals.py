"""Seals of hidden choices: anybody who has seen a seal can check later that the choice was not exchanged.

A seal is the SHA-256 hash of the choice, a salt that nobody can guess, and the seal before it, so that
neither one choice nor the order of several can be changed afterwards without later seals becoming wrong.
"""

import hashlib
import json
from typing import Generic

from enix_desktop.engine.errors import EnixError
from enix_desktop.engine.record import Codec, Entry, MoveT, Record, Seal, SetupT
from enix_desktop.engine.rules import Seat


class BrokenSeal(EnixError):
    """A choice that is not the one that was sealed."""

    def __init__(self, number: int, seat: Seat) -> None:
        super().__init__(f"move {number} by seat {seat} is not what was sealed when it was chosen")
        self.number = number
        """The number of the move, counted from 1."""
        self.seat = seat


def sealed(
    record: Record[SetupT, MoveT], codec: Codec[SetupT, MoveT], seat: Seat, move: MoveT, salt: str
) -> Seal:
    """The seal of *move*, which *seat* makes as the next one of *record*."""
    seals = (entry.seal for entry in reversed(record.entries))
    previous = next((seal.digest for seal in seals if seal is not None), "")
    return Seal(salt, _digest(previous, len(record.entries), seat, codec.move_json(record.setup, move), salt))


class SealCheck(Generic[SetupT, MoveT]):
    """Judges the seals of *record* one after the other, in the order of the moves."""

    def __init__(self, record: Record[SetupT, MoveT], codec: Codec[SetupT, MoveT]) -> None:
        self._setup = record.setup
        self._codec = codec
        self._previous = ""
        self.count = 0
        """How many seals there were so far, all of them right."""

    def look_at(self, number: int, entry: Entry[MoveT]) -> None:
        """Judge the seal of move *number*, if it has one, or raise BrokenSeal."""
        seal = entry.seal
        if seal is None:
            return
        move = self._codec.move_json(self._setup, entry.move)
        if seal.digest != _digest(self._previous, number - 1, entry.seat, move, seal.salt):
            raise BrokenSeal(number, entry.seat)
        self._previous = seal.digest
        self.count += 1


def check_seals(record: Record[SetupT, MoveT], codec: Codec[SetupT, MoveT]) -> int:
    """How many seals *record* has, all of them right, or raise BrokenSeal; the game may be unsound."""
    seals = SealCheck(record, codec)
    for number, entry in enumerate(record.entries, 1):
        seals.look_at(number, entry)
    return seals.count


def _digest(previous: str, index: int, seat: Seat, move: object, salt: str) -> str:
    written = json.dumps(move, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"{previous}/{index}/{seat}/{salt}/{written}".encode()).hexdigest()
