"""Tables at which hints are given."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.engine.rules import Seat
from tests.gui.enix.table.hints.advising import AdvisingThinker, Seated
from tests.gui.enix.table.person import Compose, Person, prepared


@pytest.fixture
def seated(qtbot: QtBot, tmp_path: Path) -> Iterator[Seated]:
    """A table at which hints are given."""
    people: list[Person] = []

    def make(
        compose: Compose, seats: Sequence[Seat] = (0,), agreed: str | None = None, speed: str = "instant"
    ) -> Person:
        match = prepared(compose, seats)
        if agreed is not None:
            match.record.agreed = {"hints": agreed}
        person = Person(match, tmp_path / f"{len(people)}.json", speed, AdvisingThinker())
        people.append(person)
        return person.sit_down()

    yield make
    for person in people:
        person.leave()
