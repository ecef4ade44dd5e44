"""Sparks around the table: lesson, book, papers, replay, library, statistics and keys, in the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from enix_desktop import resources
from enix_desktop.app.play.lesson import StepKind
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.paper.pdf import preview
from enix_desktop.ui.paper.sheet import size_in_units
from enix_desktop.ui.statistics.badges_page import BadgePaper
from enix_desktop.ui.statistics.dialog import StatisticsDialog
from enix_desktop.ui.window.keys_dialog import KeysDialog
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.toy.hands import LEFT, Keyboard, Mouse, asked, begin, play_out, wait
from tests.toy.rules.state import Phase
from tests.toy.ui.book import RULES, RulesPaper, SparksBook
from tests.toy.ui.final import SparksFinal
from tests.toy.ui.game_ui import TOY_UI
from tests.toy.ui.table import SparksTable

MOUSE, KEYBOARD = Mouse(), Keyboard()


def played(window: MainWindow, qtbot: QtBot) -> None:
    """A game that Ada has finished; every sum took no time."""
    begin(window, None, "novice")
    play_out(qtbot, window, MOUSE)
    window.games.saver.flush()


def test_the_lesson_is_played_through(window: MainWindow, qtbot: QtBot, languages: Languages) -> None:
    window._settings.speed = "instant"
    QTest.mouseClick(window._start.learn_button, LEFT)
    guide = window.rooms.lessons("sparks")
    guide.open_lesson(0)
    lesson = guide.screen_shown
    assert lesson is not None
    at = lesson.table
    assert isinstance(at, SparksTable)

    def reach(text: str) -> None:
        wait(qtbot, lambda: lesson.run.is_waiting and lesson.run.lesson.steps[lesson.run.index].text == text)

    reach("first.hello")
    assert at.lit == ("board",)
    KEYBOARD.type(at, Qt.Key.Key_Return)
    reach("first.bid")
    wait(qtbot, lambda: at.mode is not None)
    MOUSE.bid(at, 3)
    assert lesson.coach.remark == "first.bid-else"
    languages.use("de")
    QApplication.processEvents()
    assert any("wollen wir sicher gewinnen" in label.text() for label in lesson.coach.findChildren(QLabel))
    languages.use("en")
    MOUSE.bid(at, 2)
    reach("first.paid")
    KEYBOARD.type(at, Qt.Key.Key_Return)
    reach("first.solve")
    MOUSE.answer(at, 41)
    assert lesson.coach.remark == "first.solve-else"
    assert lesson.run.lesson.steps[lesson.run.index].kind is StepKind.DO
    MOUSE.answer(at, 42)
    reach("first.light")
    MOUSE.light(at, 4)
    reach("first.struck")
    KEYBOARD.type(at, Qt.Key.Key_Return)
    wait(qtbot, lambda: guide.currentWidget() is guide.finish)
    assert guide.progress.done == ("first",)


def test_f1_opens_the_book_at_what_is_asked(window: MainWindow, qtbot: QtBot, languages: Languages) -> None:
    begin(window, None, "novice")
    asked(qtbot, window, Phase.BID)
    window.menus.actions["rules"].trigger()
    book = window.rooms.book("sparks")
    assert book.place == "rule:B1"
    assert "everybody bids some of their sparks in secret" in book.browser.toPlainText()
    languages.use("fr")
    QApplication.processEvents()
    assert book.windowTitle() == "Le livre de Sparks"
    assert "mise en secret" in book.browser.toPlainText()
    book.close()


def test_the_menu_offers_only_what_the_book_has(window: MainWindow) -> None:
    menus = window.menus
    for game, is_there in (("sparks", False), ("enix", True)):
        window._settings.last_game = game
        menus._menus["help"].aboutToShow.emit()
        assert menus.actions["rules"].isVisible()
        assert menus.actions["guide"].isVisible() is is_there
        assert menus.actions["glossary"].isVisible() is is_there
        menus._menus["help"].aboutToHide.emit()


def test_every_rule_is_in_the_book_and_on_paper() -> None:
    book = SparksBook()
    assert [entry.place for entry in book.outline()[0].children] == [f"rule:{rule}" for rule in RULES]
    assert {place for rule in RULES if (place := book.spot(f"rule:{rule}"))}
    assert book.spot("rule:Z9") is None
    assert len(list(book.passages())) == 1 + len(RULES)
    assert not preview(RulesPaper(), "a4", 260, 1.0).isNull()
    assert len(RulesPaper().pages(size_in_units("a4"))) == 3, "a cover, the contents and the rules"


def test_a_game_is_watched_again_and_played_on(window: MainWindow, qtbot: QtBot) -> None:
    played(window, qtbot)
    final = window.games.final
    assert final is not None
    final.replay_requested.emit()
    screen = window.games.back.replays.screen
    assert screen is not None
    last = screen.run.reel.last
    KEYBOARD.type(screen, Qt.Key.Key_End)
    assert screen.run.index == last
    KEYBOARD.type(screen, Qt.Key.Key_Right)
    assert isinstance(screen.final, SparksFinal), "played on, the result is told again"
    for _ in range(3):
        KEYBOARD.type(screen, Qt.Key.Key_Left)
    assert screen.final is None
    assert 0 < screen.run.index < last
    assert "lights" in screen.text()
    assert {mark.kind for mark in screen.run.reel.marks} >= {"end"}


def test_the_library_shows_the_game(window: MainWindow, qtbot: QtBot) -> None:
    played(window, qtbot)
    window.show_library()
    library = window.library
    wait(qtbot, lambda: not library.is_reading and library.current is not None)
    facts = library.current
    assert facts is not None
    assert facts.game == "sparks"
    assert library.search.games.isVisible(), "there are two games to choose from"
    wait(qtbot, lambda: library.list.thumbnails.pixmap(facts, 1.0) is not None)


def test_a_win_earns_badges_of_sparks_and_none_of_enix(window: MainWindow, qtbot: QtBot) -> None:
    played(window, qtbot)
    final = window.games.final
    assert final is not None
    wait(qtbot, final.news.isVisible)  # type: ignore[attr-defined]
    assert "Quick as lightning" in final.news.badges.text()  # type: ignore[attr-defined]
    dialog = StatisticsDialog(window._settings, window, "sparks")
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.read()
    wait(qtbot, lambda: dialog.filters.person_box.count() > 1)
    dialog.badges_button.click()

    def earned() -> dict[str, bool]:
        papers = [paper for paper in dialog.badges_page.findChildren(BadgePaper) if paper.isVisible()]
        return {paper.accessibleName(): "Ada" in paper.accessibleDescription() for paper in papers}

    assert set(earned()) == {"Quick as lightning", "Free light"}
    assert earned()["Quick as lightning"]
    dialog.show_game("enix")
    assert len(earned()) != 2
    assert not any(earned().values())


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_keys_of_the_game_are_listed(qtbot: QtBot, languages: Languages, language: str) -> None:
    languages.use(language)
    dialog = KeysDialog(TOY_UI)
    qtbot.addWidget(dialog)
    words = {"en": "Give up the sum", "de": "Die Rechnung aufgeben", "fr": "Abandonner le calcul"}
    assert words[language] in [entry.text for entry in TOY_UI.own_keys()]


def test_a_board_that_is_none_is_not_painted() -> None:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    image = QImage(90, 90, QImage.Format.Format_ARGB32)
    for board, is_painted in (([-1, 0, 1, -2, -1, -1, -1, -1, -1], True), ([7] * 9, False), ("x", False)):
        image.fill(0)
        painter = QPainter(image)
        TOY_UI.thumbnails().paint(painter, QRectF(0, 0, 90, 90), {"board": board}, ["red", "blue"])
        painter.end()
        assert bool(image.pixelColor(45, 45).alpha()) is is_painted


def test_every_file_that_the_game_needs_is_there() -> None:
    assert len(TOY_UI.files) > 1
    resources.check(TOY_UI.files)
