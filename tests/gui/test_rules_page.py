"""The rules page: complete, found by rule id, searchable."""

import re

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from enix_desktop.games.enix.refusals import Reason
from enix_desktop.ui.enix.rules_text import RulesText
from enix_desktop.ui.rules_page import RulesPage
from enix_desktop.ui.theme import look

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def page(qtbot: QtBot) -> RulesPage:
    page = RulesPage()
    qtbot.addWidget(page)
    page.resize(1024, 700)
    with qtbot.waitExposed(page):
        page.show()
    return page


def told_rules() -> set[str]:
    return {
        rule
        for section in RulesText().sections()
        for paragraph in section.paragraphs
        for rule in paragraph.rules.split()
    }


def test_every_edition_difference_is_told_for_both_books() -> None:
    marks: dict[str, set[str]] = {}
    for section in RulesText().sections():
        for paragraph in section.paragraphs:
            if paragraph.mark:
                marks.setdefault(re.findall(r"E\d", paragraph.rules)[0], set()).add(paragraph.mark)
    assert {rule: len(books) for rule, books in marks.items()} == {"E1": 2, "E2": 2, "E3": 2, "E4": 2}


def test_rules_that_refusals_name_can_be_shown(page: RulesPage) -> None:
    for rule in sorted(told_rules()):
        page.show_rule(rule)
        assert len(page.browser.extraSelections()) == 1, rule


def test_every_rule_a_refusal_can_cite_is_told() -> None:
    assert {reason.rule for reason in Reason} <= told_rules()


def test_no_placeholder_is_left(page: RulesPage) -> None:
    assert "{" not in page.browser.toPlainText()


def test_search_counts_and_enter_goes_on(qtbot: QtBot, page: RulesPage) -> None:
    QTest.keyClicks(page.search, "island")
    assert page.found.text() == "1 of 1"
    page.search.clear()
    QTest.keyClicks(page.search, "CAP")
    count = len(page.browser.extraSelections())
    assert count > 3
    assert page.found.text() == f"1 of {count}"
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.found.text() == f"2 of {count}"
    page.search.clear()
    QTest.keyClicks(page.search, "chess")
    assert page.found.text() == "Nothing found"
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.found.text() == page.search.text() == ""


def test_contents_lead_to_their_section(qtbot: QtBot, page: RulesPage) -> None:
    last = page.contents.item(page.contents.count() - 1)
    place = page.contents.visualItemRect(last).center()
    QTest.mouseClick(page.contents.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.browser.verticalScrollBar().value() > 0


def test_escape_and_the_button_go_back(qtbot: QtBot, page: RulesPage) -> None:
    with qtbot.waitSignal(page.closed, timeout=1000):
        QTest.keyClick(page.search, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.closed, timeout=1000):
        QTest.mouseClick(page.back_button, Qt.MouseButton.LeftButton)


def test_language_and_theme_may_change_while_reading(page: RulesPage) -> None:
    page.contents.setCurrentRow(4)
    place = page.browser.verticalScrollBar().value()
    try:
        look.use("dark")
        page.changeEvent(QEvent(QEvent.Type.LanguageChange))
    finally:
        look.use("light")
    assert page.contents.currentRow() == 4
    assert page.browser.verticalScrollBar().value() == place
