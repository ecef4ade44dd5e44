"""The puzzles of the day: from the start screen to the card, for one person alone (E9)."""

from datetime import date
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.choices import Choices, SeatChoice
from enix_desktop.app.play.day import DayResult, day_match, result_of
from enix_desktop.app.play.making import Maker
from enix_desktop.catalogue import GAMES
from enix_desktop.games.enigma.moves import Failed, Solved, Unsolved
from enix_desktop.games.enigma.posing import known_solution
from enix_desktop.games.enigma.puzzles.generating import day_puzzles
from enix_desktop.games.enigma.solo import next_pose
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.day.badge import DayBadge
from enix_desktop.ui.day.card import day_card
from enix_desktop.ui.day.dialog import DayCardDialog
from enix_desktop.ui.day.sheet import DaySheet
from enix_desktop.ui.day.strip import DayStrip
from enix_desktop.ui.day.words import DayWords
from enix_desktop.ui.enigma.bench.weights_bench import WeightsBench
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.window import start_notes
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.enigma.alone_hands import LEFT, Mouse, bench, between, over, table, wait
from tests.gui.enigma.conftest import Clock

TODAY = date(2026, 11, 18)
TIMES = (42_000, 70_900, None, 123_000)
RESULT = DayResult("enigma", TODAY, True, 3, 1, 1, 4, TIMES)
ADA = Choices("enigma", (SeatChoice("Ada", "red", None),))


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start_notes, "utc_today", lambda: TODAY)


def test_a_day_is_for_one_person_and_the_same_for_everybody() -> None:
    game = GAMES["enigma"]
    mine = day_match(game, TODAY, ADA, counts=True)
    other = day_match(game, TODAY, Choices("enigma", (SeatChoice("Zoe", "blue", None),)), counts=False)
    assert len(mine.record.participants) == 1
    assert mine.record.setup == other.record.setup
    first = [next_pose(each.state.table, each.record.seed or 0, ()) for each in (mine, other)]
    assert first[0] == first[1]


def test_the_result_has_a_time_for_each_puzzle_that_was_solved() -> None:
    match = day_match(GAMES["enigma"], TODAY, ADA, counts=True)
    components = match.state.table.components
    for ms in TIMES:
        done = [each.posed.puzzle for each in match.state.alone]
        pose = next_pose(match.state.table, match.record.seed or 0, done)
        match.play(0, pose)
        solution = known_solution(components, pose.puzzle)
        assert solution is not None
        match.play(0, Solved(ms, solution) if ms else Failed(90_000, Unsolved.GAVE_UP))
    assert result_of(match.record) == RESULT


def test_words_tell_what_was_solved_and_how_fast(languages: Languages) -> None:
    words = DayWords()
    assert words.place(RESULT) == "3 of 4 solved"
    assert words.score(RESULT) == "0:42 · 1:10 · – · 2:03"
    assert words.told(RESULT) == (
        "Game of the day, 18 Nov 2026: 3 of 4 solved · 0:42 · 1:10 · – · 2:03 · 3:55 in all."
    )
    bolt = "\N{HIGH VOLTAGE SIGN}"
    assert words.shared(RESULT, "ENIGMA").splitlines() == [
        "ENIGMA: Game of the day, 18 Nov 2026",
        "3 of 4 solved · 0:42 · 1:10 · – · 2:03",
        f"3:55 in all {bolt}{bolt}\N{WHITE CIRCLE}{bolt}",
    ]
    everything = RESULT._replace(times=(1000, 2000, 3000, 4000), score=4)
    assert words.place(everything) == "All 4 solved!"
    assert "solved!" not in words.told(everything)
    nothing = RESULT._replace(times=(None,) * 4, score=0)
    assert words.told(nothing).endswith("0 of 4 solved · – · – · – · –.")
    assert words.shared(nothing, "ENIGMA").splitlines()[-1] == 4 * "\N{WHITE CIRCLE}"
    languages.use("de")
    assert words.place(RESULT) == "3 von 4 gelöst"
    languages.use("fr")
    assert words.place(RESULT) == "3 sur 4 résolues"


def test_a_card_has_a_lit_bolt_for_each_puzzle_that_was_solved(languages: Languages) -> None:
    def lit(result: DayResult) -> int:
        image, count = day_card(result, GAME_UIS["enigma"], DayWords()), 0
        bolts = image.copy(80, 380, 300, 110)
        for x in range(bolts.width()):
            for y in range(bolts.height()):
                count += QColor(bolts.pixel(x, y)).saturation() > 150
        return count

    nothing, some, everything = (
        lit(RESULT._replace(times=times)) for times in ((None,) * 4, TIMES, (1000, 2000, 3000, 4000))
    )
    assert nothing < some < everything


@pytest.fixture
def ordered(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """After how many puzzles each one that was made comes."""
    found: list[int] = []
    order = Maker.order

    def note(self: Maker, function: Any, *given: Any) -> None:
        found.append(len(given[-1]))
        order(self, function, *given)

    monkeypatch.setattr(Maker, "order", note)
    return found


def test_the_day_from_the_start_screen_to_the_card(
    window: MainWindow, qtbot: QtBot, clock: Clock, ordered: list[int]
) -> None:
    window._settings.speed = "instant"
    window.show_start()
    assert "The same puzzles for everybody, one try" in window._start.day_button.accessibleDescription()
    QTest.mouseClick(window._start.day_button, LEFT)
    [sheet] = [each for each in window.findChildren(DaySheet) if each.isVisible()]
    assert sheet.about.text() == "Today everybody solves the same puzzles. The clock runs along."
    assert not sheet.opponents.isVisible()
    assert "Only one try counts" in sheet.accessibleDescription()
    sheet.start_button.click()
    at, hands = table(window), Mouse()
    [badge] = [each for each in window.findChildren(DayBadge) if each.isVisible()]
    assert badge.text().endswith("this try counts")
    for number in range(4):
        between(qtbot, at)
        assert at.button("finish") is None, "the day is played to its end"
        hands.button(at, "next")
        panel = bench(qtbot, at)
        if panel.is_covered:
            hands.ready(panel)
        assert not panel.side.hint.isVisible(), "there are no hints"
        assert not panel.lay_hint()
        clock.ms += 1200
        if isinstance(panel.bench, WeightsBench):
            hands.solve(panel)
        else:
            QTest.mouseClick(panel.side.give_up, LEFT)
            QTest.mouseClick(panel.question.yes, LEFT)
        wait(qtbot, lambda done=number + 1: len(at.driver.match.state.alone) == done)
    posed = [each.posed.puzzle for each in at.driver.match.state.alone]
    components = at.driver.match.state.table.components
    assert ordered == [0, 1, 2, 3], "nobody makes a fifth puzzle"
    day = day_puzzles(components.pieces, components.limits, TODAY)
    assert posed == [made.puzzle for made in day]
    final = over(qtbot, window)
    assert final.title.text() == "1 puzzle solved"
    assert final.buttons["again"].text() == "Same puzzles again (does not count)"
    page = window._pages.currentWidget()
    assert page is not None
    [strip] = page.findChildren(DayStrip)
    assert "1 of 4 solved" in strip._said.text()
    strip.card_button.click()
    [dialog] = window.findChildren(DayCardDialog)
    assert dialog._said.text() == "Nothing here tells others about the puzzles."
    dialog.close()
    window.show_start()
    assert "Today: 1 puzzle solved" in window._start.day_button.accessibleDescription()
    QTest.mouseClick(window._start.day_button, LEFT)
    [again] = [each for each in window.findChildren(DaySheet) if each.isVisible()]
    assert "does not count" in again.counting.text()
    QTest.keyClick(again, Qt.Key.Key_Escape)
