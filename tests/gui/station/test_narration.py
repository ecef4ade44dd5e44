"""What happens at the table is told in full, however long the sentence is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.games.station.components import Station
from enix_desktop.games.station.events import MachineUsed
from enix_desktop.games.station.moves import Machine
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.station.table.screen import StationTable
from enix_desktop.ui.table.controls import PromptLine
from tests.gui.station.table.positions import position
from tests.unit.games.station.tables import played
from tools.station_screens import played_until, table

FIVE = "red-headset violet-plant blue-shuttle yellow-glass white-sun green-sun"
"""Cards of all stations but the machine deck: the longest thing there is to tell."""


def line(at: StationTable) -> PromptLine:
    found = at.findChild(PromptLine)
    assert found is not None
    return found


def assert_whole(prompt: PromptLine) -> None:
    """Every line of it is seen, and nothing of it lies over the hand or outside the table."""
    words = prompt.heightForWidth(prompt.width())
    assert prompt.height() >= words, prompt.text()
    over = prompt.parentWidget()
    assert isinstance(over, QWidget)
    assert over.rect().contains(prompt.geometry())


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_event_of_a_game_is_told_in_full_on_a_small_screen(
    qtbot: QtBot, languages: Languages, language: str
) -> None:
    languages.use(language)
    match = played_until(4, 3, lambda s: s.round == 3)
    at = table(match)
    qtbot.addWidget(at)
    at.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    at.show()
    prompt, view, longest = line(at), at.driver.view(), 0
    bottom = prompt.geometry().bottom()
    for event in at.driver.told():
        telling = at.telling((event,), view)
        if telling is not None and not telling.concerns_viewer:
            prompt.tell(telling.text, at.looks[telling.seat] if telling.seat is not None else None)
            longest = max(longest, len(telling.text))
            assert_whole(prompt)
            assert prompt.geometry().bottom() == bottom
    assert longest > 100


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_machine_deck_may_name_every_station(qtbot: QtBot, languages: Languages, language: str) -> None:
    languages.use(language)
    at = position(qtbot, [FIVE, ""], active="machine", energy={"machine": [6, 3]}).at
    match = at.driver.match
    _, happened = played(match.state, Machine(match.state.hands[0]))
    (used,) = [event for event in happened if isinstance(event, MachineUsed)]
    assert len(used.changes) == len(Station)
    telling = at.telling((used,), at.driver.view())
    assert telling is not None
    prompt = line(at)
    usual = prompt.height()
    prompt.tell(telling.text, at.looks[0])
    assert_whole(prompt)
    assert prompt.height() > usual
    prompt.say("Ada?")
    assert prompt.height() == usual
