"""Tables with a person at them."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.engine.rules import Seat
from tests.gui.enix.table.person import Compose, Person, prepared


class SitDown(Protocol):
    """Makes a table from a composed position and begins."""

    def __call__(
        self, compose: Compose, *, people: Sequence[Seat] = (0,), speed: str = "instant", begin: bool = True
    ) -> Person: ...


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path) -> Iterator[SitDown]:
    """A table with a person at it, at the first question unless told otherwise."""
    seated: list[Person] = []

    def make(
        compose: Compose, *, people: Sequence[Seat] = (0,), speed: str = "instant", begin: bool = True
    ) -> Person:
        person = Person(prepared(compose, people), tmp_path / f"{len(seated)}.json", speed)
        seated.append(person)
        return person.sit_down() if begin else person

    yield make
    for person in seated:
        person.leave()
