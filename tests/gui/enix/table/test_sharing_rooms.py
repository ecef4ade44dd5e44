"""What several people share never lies over anything else: the prompt, the hand and the buttons."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.enix.table.person import Person, prepared

SIZES = ((1024, 700), (1280, 800))
FIVE = {
    "hands": [
        "solar-05 hydro-04 wind-07",
        "solar-01 ocean-01 ocean-02",
        "solar-02 ocean-03 wind-01",
        "solar-03 ocean-04 wind-02",
        "solar-04 hydro-01 wind-03",
    ]
}


@pytest.fixture
def family(qtbot: QtBot, tmp_path: Path) -> Iterator[Person]:
    """Four people and a computer."""
    person = Person(prepared(FIVE, people=(0, 1, 2, 3)), tmp_path / "game.json")
    yield person
    person.leave()


@pytest.mark.parametrize("size", SIZES)
def test_the_first_prompt_does_not_cover_the_hand(family: Person, size: tuple[int, int]) -> None:
    screen = family.screen
    screen.resize(*size)
    screen.begin()
    assert family.curtains
    # The computer lays while the first person is called, and that is shown behind the curtain.
    family.wait(lambda: bool(family.match.record.entries))
    family.wait(lambda: bool(screen.scene.places[4]._laid))
    screen.lift_curtain()
    family.wait(lambda: family.controller.decision is not None)
    QApplication.processEvents()
    hand = screen.scene.plan.hand.toRect()
    assert screen.scene.shows_hand
    assert screen._prompt.text()
    assert not screen._prompt.geometry().intersects(hand)
    assert not screen.button_panel.geometry().intersects(hand)
    assert screen.button_panel.geometry() == screen.scene.button_room.toRect()
