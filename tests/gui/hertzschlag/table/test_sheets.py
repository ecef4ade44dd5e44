"""Sheets over the board: everybody's display, and what only the viewer remembers."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.hertzschlag.moves import Lay, Place
from enix_desktop.ui.hertzschlag.table.sheets import DISPLAYS, MEMORY
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.table.spots import Spot
from tests.gui.hertzschlag.table.positions import Position, position
from tests.rules.hertzschlag.words import CARDS

pytestmark = pytest.mark.usefixtures("languages")

KEYS = Qt.Key
HANDS = ["LED lamps, Wallbox, E-bike, Coal exit, Smart meter", "Solar park", "Repowering"]


def after_a_round(qtbot: QtBot) -> Position:
    lays = [(0, Lay(CARDS["LED lamps"], Place.INCOME)), (1, Lay(CARDS["Solar park"], Place.INCOME))]
    return position(qtbot, *lays, (2, Lay(CARDS["Repowering"], Place.INCOME)), hands=HANDS, marker=0, round=1)


def read(at: Position) -> str:
    return at.at.sheets.sheet.page.accessibleName()


def test_what_was_passed_on_drawn_and_laid_is_a_key_away(qtbot: QtBot) -> None:
    at = after_a_round(qtbot)
    at.type(KEYS.Key_M)
    assert at.at.sheets.shown == MEMORY
    assert "Round 1: passed on to Cleo: " in read(at)
    for name in ("Wallbox", "E-bike", "Coal exit", "Smart meter"):
        assert name in read(at)
    assert "Laid for income: LED lamps." in read(at)
    at.type(KEYS.Key_M)
    assert not at.at.sheets.shown
    assert not read(at)


def test_nobody_else_can_read_what_one_remembers(qtbot: QtBot) -> None:
    at = after_a_round(qtbot)
    at.type(KEYS.Key_M)
    at.at.on_viewer()
    assert not at.at.sheets.shown
    assert not read(at)
    public = position(qtbot, talk=True, people=2, seat=EVERYBODY)
    assert not public.at.sheets.toggle(MEMORY)
    assert not public.at.sheets.buttons[MEMORY].isVisible()


def test_everybody_can_see_all_displays(qtbot: QtBot) -> None:
    at = position(qtbot, hands=["LED lamps"], displays=["Wallbox, Solar park", "Repowering"])
    at.type(KEYS.Key_D)
    assert at.at.sheets.shown == DISPLAYS
    assert "Ada: Wallbox, Solar park." in read(at)
    assert "Ben: Repowering." in read(at)
    assert "Cleo: no cards yet." in read(at)


def test_a_click_on_a_place_shows_the_displays_and_escape_puts_them_away(qtbot: QtBot) -> None:
    at = position(qtbot, hands=["LED lamps"])
    at.click(Spot(Group.HAND, CARDS["LED lamps"]), Spot(Group.SEAT, 1))
    assert at.at.sheets.shown == DISPLAYS
    at.type(KEYS.Key_Escape)
    assert not at.at.sheets.shown
    assert at.mode.card == CARDS["LED lamps"]  # only the sheet goes


@pytest.mark.parametrize("name", [DISPLAYS, MEMORY])
def test_buttons_open_both_sheets(qtbot: QtBot, name: str) -> None:
    at = after_a_round(qtbot)
    at.at.sheets.buttons[name].click()
    assert at.at.sheets.shown == name
    at.at.sheets.buttons[name].click()
    assert not at.at.sheets.shown
