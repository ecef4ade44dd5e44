"""The game of the day from the start screen to its card, with Sparks: every game of the shelf has one."""

from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.day import day_match, result_of
from enix_desktop.app.system.settings import DayTry
from enix_desktop.catalogue import GAMES
from enix_desktop.ui.day.badge import DayBadge
from enix_desktop.ui.day.card import SIZE
from enix_desktop.ui.day.dialog import DayCardDialog
from enix_desktop.ui.day.sheet import DaySheet
from enix_desktop.ui.day.strip import DayStrip
from enix_desktop.ui.window import start_notes
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.toy.hands import LEFT, Mouse, play_out

TODAY = date(2026, 11, 18)


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start_notes, "utc_today", lambda: TODAY)


def begin_day(window: MainWindow) -> None:
    window._settings.speed = "instant"
    window.show_start()
    QTest.mouseClick(window._start.day_button, LEFT)
    for sheet in sheets(window):
        sheet.start_button.click()
    assert window.games.controller is not None


def sheets(window: MainWindow) -> list[DaySheet]:
    return [sheet for sheet in window.findChildren(DaySheet) if sheet.isVisible()]


def badge(window: MainWindow) -> str:
    shown = [badge for badge in window.findChildren(DayBadge) if badge.isVisible()]
    return shown[0].text() if shown else ""


def about_day(window: MainWindow) -> str:
    window.show_start()
    return window._start.day_button.accessibleDescription()


def strips(window: MainWindow) -> list[DayStrip]:
    page = window._pages.currentWidget()
    assert page is not None
    return page.findChildren(DayStrip)


def strip_of(window: MainWindow) -> DayStrip:
    [strip] = strips(window)
    return strip


def test_one_try_counts_and_its_result_stays(window: MainWindow, qtbot: QtBot) -> None:
    assert "one try" in about_day(window)
    begin_day(window)
    play_out(qtbot, window, Mouse())
    record = window.games.controller.match.record  # type: ignore[union-attr]
    result = result_of(record)
    assert result is not None
    assert result.counts
    told = strip_of(window)._said.text()
    assert told.startswith("Game of the day, 18 Nov 2026: ")
    assert "does not count" not in told
    kept = window._settings.day_try("sparks")
    assert kept is not None
    assert (kept.score, kept.place, kept.seats) == (result.score, result.place, result.seats)
    assert f"place {result.place} of {result.seats}" in about_day(window)
    begin_day(window)
    play_out(qtbot, window, Mouse())
    again = window.games.controller.match.record  # type: ignore[union-attr]
    assert again.setup == record.setup
    assert "This try does not count." in strip_of(window)._said.text()
    assert window._settings.day_try("sparks") == kept


def test_playing_again_after_a_game_of_the_day_is_the_same_deal_and_does_not_count(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin_day(window)
    play_out(qtbot, window, Mouse())
    record, kept = window.games.controller.match.record, window._settings.day_try("sparks")  # type: ignore[union-attr]
    [again] = [button for button in window.findChildren(QPushButton) if "does not count" in button.text()]
    assert again.text() == "Same deal again (does not count)"
    QTest.mouseClick(again, LEFT)
    assert badge(window) == "Game of the day, 18 Nov 2026 · does not count"
    second = window.games.controller.match.record  # type: ignore[union-attr]
    assert second is not record
    assert second.setup == record.setup
    assert second.seed == record.seed
    play_out(qtbot, window, Mouse())
    assert window._settings.day_try("sparks") == kept
    final = window.games.final
    assert final.buttons["again"].text() == "Same deal again (does not count)"  # type: ignore[union-attr]


def test_a_score_below_zero_has_a_true_minus_sign(window: MainWindow) -> None:
    window._settings.set_day_try("sparks", DayTry(TODAY.isoformat(), "a.enix", -3, 2, 4))
    assert about_day(window) == "Sparks. Today: place 2 of 4, score \N{MINUS SIGN}3"


def test_a_sheet_tells_what_is_played_before_it_begins(window: MainWindow, qtbot: QtBot) -> None:
    window.show_start()
    window._start.day_button.click()
    [sheet] = sheets(window)
    assert sheet.title.text() == "Game of the day, 18 Nov 2026"
    assert len(sheet.opponents.text().splitlines()) >= 1
    assert all(line.split(": ")[1] for line in sheet.opponents.text().splitlines())
    assert "Only one try counts" in sheet.counting.text()
    assert sheet.opponents.text() in sheet.accessibleDescription()
    sheet.back_button.click()
    assert window.games.controller is None, "nothing has begun"
    assert window._settings.day_try("sparks") is None
    begin_day(window)
    assert badge(window) == "Game of the day, 18 Nov 2026 · this try counts"
    play_out(qtbot, window, Mouse())
    assert badge(window) == "", "the result says it itself"
    window.show_start()
    window._start.day_button.click()
    [sheet] = sheets(window)
    assert "does not count" in sheet.counting.text()
    sheet.start_button.click()
    assert badge(window).endswith("does not count")
    window.show_start()
    assert badge(window) == ""


def test_a_try_that_was_left_is_continued_and_the_next_day_has_another(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_day(window)
    first = window.games.controller.match.record  # type: ignore[union-attr]
    file = window.games.controller.path  # type: ignore[union-attr]
    assert "waiting for you" in about_day(window)
    begin_day(window)
    assert window.games.controller.path == file  # type: ignore[union-attr]
    monkeypatch.setattr(start_notes, "utc_today", lambda: TODAY + timedelta(days=1))
    assert "one try" in about_day(window)
    begin_day(window)
    second = window.games.controller.match.record  # type: ignore[union-attr]
    assert second.seed != first.seed
    assert second.agreed["day_counts"] == "yes"


def test_the_end_of_another_game_of_the_day_leaves_the_own_try_open(window: MainWindow, qtbot: QtBot) -> None:
    begin_day(window)
    mine = window._settings.day_try("sparks")
    assert mine is not None
    window.games.end()  # its file is written
    other = day_match(GAMES["sparks"], TODAY, window.games.remembered("sparks"), counts=True)
    assert window.games.play_new(other).name != mine.file  # as somebody else's file would be
    play_out(qtbot, window, Mouse())
    assert result_of(other.record) is not None
    assert window._settings.day_try("sparks") == mine
    assert "waiting for you" in about_day(window)


def test_the_result_is_not_given_away_while_it_is_told(window: MainWindow, qtbot: QtBot) -> None:
    begin_day(window)
    play_out(qtbot, window, Mouse())
    final, strip = window.games.final, strip_of(window)
    assert strip.isVisible()
    assert final is not None
    final.begin("slow")
    assert not strip.isVisible()
    final.skip()  # type: ignore[attr-defined]  # as a click does
    assert strip.isVisible()


def test_an_ordinary_game_ends_without_a_strip(window: MainWindow, qtbot: QtBot) -> None:
    from tests.gui.toy.hands import begin

    begin(window, None, "novice")
    assert badge(window) == ""
    play_out(qtbot, window, Mouse())
    assert not strips(window)
    assert window.games.final.buttons["again"].text() == "Play again"  # type: ignore[union-attr]


def test_the_card_can_be_copied_and_saved(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begin_day(window)
    play_out(qtbot, window, Mouse())
    strip_of(window).card_button.click()
    [dialog] = window.findChildren(DayCardDialog)
    dialog.text_button.click()
    text = QGuiApplication.clipboard().text()
    assert text.splitlines()[0] == "Sparks: Game of the day, 18 Nov 2026"
    assert len(text.splitlines()) == 3
    dialog.picture_button.click()
    assert QGuiApplication.clipboard().image().size() == SIZE
    chosen = str(tmp_path / "card")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, ""))
    dialog.save_button.click()
    assert QImage(f"{chosen}.png").size() == SIZE
    assert dialog._said.text() == "The picture is saved."
