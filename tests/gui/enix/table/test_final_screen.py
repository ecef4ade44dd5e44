"""The end of a game as it is told: scores, ranking, ties and what comes next (G1 to G5)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enix.final_screen import FinalScreen
from enix_desktop.ui.paper.dialog import PaperDialog
from tests.gui.enix.table.conftest import SitDown
from tests.rules.situation import FOLDER, read_situation


@pytest.fixture
def told(sit_down: SitDown, qtbot: QtBot) -> "EventLog":
    return EventLog(sit_down, qtbot)


class EventLog:
    """Shows the final screen of a situation of tests/rules."""

    def __init__(self, sit_down: SitDown, qtbot: QtBot) -> None:
        self._sit_down = sit_down
        self._qtbot = qtbot

    def __call__(self, name: str) -> FinalScreen:
        compose = read_situation(FOLDER / f"{name}.toml").compose
        assert compose is not None
        person = self._sit_down(compose, begin=False)
        person.screen.begin()
        [outcome] = person.outcomes
        screen = person.screen.final_screen(outcome)
        self._qtbot.addWidget(screen)
        screen.resize(1024, 700)
        screen.show()
        return screen


def texts(screen: FinalScreen) -> list[str]:
    return [label.text() for label in screen.findChildren(QLabel)]


def names_in_order(screen: FinalScreen) -> list[str]:
    rows = sorted(screen.rows, key=lambda row: row.mapTo(screen, row.rect().topLeft()).y())
    return [row.name.text() for row in rows]


def test_whoever_ended_the_game_wins_a_tie_of_others_and_it_is_explained(told: EventLog) -> None:
    screen = told("g4-the-ender-wins-a-tie-of-others")
    assert screen.title.text() == "Cleo wins"
    assert screen.line.text() == (
        "Cleo ended the game. Ada and Ben are tied, so whoever ended the game wins."
    )
    assert names_in_order(screen) == ["Cleo", "Ada", "Ben"]
    assert [screen.rows[seat].sum.text() for seat in screen._outcome.ranking()] == ["1", "9", "9"]


def test_if_the_ender_dropped_out_the_tied_share_the_win(told: EventLog) -> None:
    screen = told("g4-the-ender-has-dropped-out")
    assert "share the win" in screen.title.text()
    assert "are tied and share the win" in screen.line.text()
    assert any("over 25." in text for text in texts(screen))


def test_if_everybody_drops_out_nobody_wins(told: EventLog) -> None:
    screen = told("g5-everybody-drops-out")
    assert screen.title.text() == "Nobody wins"
    assert "Everybody has more than 25." in screen.line.text()


def test_halving_is_told_card_by_card(told: EventLog) -> None:
    screen = told("g2-halved-for-each-enix-card")
    assert any("Halved by each of 2 ENIX card" in text for text in texts(screen))


def test_who_drops_out_comes_last(told: EventLog) -> None:
    screen = told("g3-more-than-25-drops-out")
    last = screen._outcome.ranking()[-1]
    assert last in screen._outcome.dropped_out


def test_the_buttons_say_what_is_wanted(told: EventLog, qtbot: QtBot) -> None:
    screen = told("g4-the-ender-wins-a-tie-of-others")
    signals = {
        "Replay": screen.replay_requested,
        "Look at the table": screen.table_requested,
        "Review": screen.review_requested,
        "New game": screen.new_requested,
        "Play again": screen.again_requested,
    }
    buttons = {button.text(): button for button in screen.findChildren(QPushButton)}
    assert set(buttons) == {*signals, "Score sheet…", "Skip"}
    for text, signal in signals.items():
        with qtbot.waitSignal(signal):
            QTest.mouseClick(buttons[text], Qt.MouseButton.LeftButton)


def test_the_score_sheet_has_everybody_in_the_order_of_the_screen(
    told: EventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = told("g4-the-ender-wins-a-tie-of-others")
    asked: list[str] = []
    monkeypatch.setattr(PaperDialog, "exec", lambda self: asked.append(self.paper.key))
    screen.sheet_button.click()
    assert asked == ["result"]
    result = screen.result()
    assert result.headline == screen.title.text()
    assert [player.score for player in result.players] == [
        screen._outcome.scores[seat] for seat in screen._outcome.ranking()
    ]
    assert result.players[0].is_winner


SIX = [
    "solar-03 hydro-03 geothermal-03 ocean-03 wind-03 biomass-04",
    "wind-07 solar-05 hydro-04",
    "solar-11 hydro-11 geothermal-11 ocean-11 wind-01",
    "wind-11 ocean-09 wind-10 hydro-09",
    "biomass-10 biomass-09 biomass-08 solar-08",
    "geothermal-04 geothermal-05 ocean-05",
]


@pytest.mark.parametrize("count", [4, 5, 6])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_in_the_smallest_window_every_row_is_seen_while_counting_and_after(
    sit_down: SitDown, qtbot: QtBot, qapp: QApplication, count: int, language: str
) -> None:
    languages = Languages(qapp)
    languages.use(language)
    person = sit_down({"hands": SIX[:count], "moves": ["seat 0: end the game"]}, begin=False)
    person.screen.begin()
    [outcome] = person.outcomes
    screen = person.screen.final_screen(outcome)
    qtbot.addWidget(screen)
    screen.resize(1024, 640)  # the rest of 700 is the menu
    screen.show()
    screen.begin("slow")
    QApplication.processEvents()
    assert screen.is_telling
    assert hidden_rows(screen) == []
    screen.skip()
    QApplication.processEvents()
    assert screen.confetti is not None
    screen.confetti.stop()  # it falls over a picture of the rows
    assert hidden_rows(screen) == []
    languages.use("en")


def hidden_rows(screen: FinalScreen) -> list[str]:
    """The rows of which something is out of sight."""
    return [row.name.text() for row in screen.rows if row.visibleRegion().boundingRect() != row.rect()]
