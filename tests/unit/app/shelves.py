"""Records of finished games with people at the table."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from enix_desktop.app.library.facts import Facts, describe
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.record import Participant, Record
from enix_desktop.engine.record_json import write
from enix_desktop.engine.summary import FinishedGame, SeatResult
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.table_choices import all_values

PEOPLE = ("Ada", "Ben", "Cleo")


@cache
def played(seed: int) -> Record[Any, Any]:
    """A game in which the first seats are people by name."""
    seats = 2 + seed % 3
    record = play(Plan(ENIX, all_values(ENIX, {})[seed % 2], ("casual",) * seats, seed)).record
    people = 1 + seed % 2
    participants = tuple(
        Participant(PEOPLE[(seed + seat) % 3], None)
        if seat < people
        else Participant(f"Volta {seat}", ENIX.levels[(seed + seat) % 4])
        for seat in range(seats)
    )
    agreed = {"hints": "on" if seed % 3 else "off", "undo": "own", "assistance": "on"}
    return replace(record, participants=participants, agreed=agreed)


@cache
def text(seed: int) -> str:
    """The file of such a game."""
    return write(played(seed), ENIX.codec)


def file_name(seed: int) -> str:
    """Its name, with the time at which it began."""
    return f"enix-2026-03-{1 + seed // 24:02}-{seed % 24:02}1500.json"


def finished(seed: int, saved: int = 0) -> FinishedGame:
    """What the statistics count of it, if it was *saved* then."""
    found = describe(Facts(Path(file_name(seed)), saved, 0), played(seed)).finished
    assert found is not None
    return found


def seat(name: str, player: str | None = None, **facts: Any) -> SeatResult:
    """A seat of a made-up game."""
    usual = SeatResult(name, player, 20, False, False, {}, frozenset())
    return replace(usual, **facts)


def summary(*seats: SeatResult, day: str = "2026-03-01", **facts: Any) -> FinishedGame:
    """A made-up game."""
    usual = FinishedGame(
        f"{day}.json", f"{day} 12:00:00", str(id(seats)), "enix", "english", True, False, 25, 8, 0, seats
    )
    return replace(usual, **facts)
