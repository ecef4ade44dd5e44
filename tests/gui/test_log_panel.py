"""The log as a list: whole games are told at once whenever somebody else sits down."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.ui import log_panel
from enix_desktop.ui.log_panel import Entry, LogPanel

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
LONG = "Ada goes from Waves and tides to Geothermal heat for 5 points, and this takes three lines."


@pytest.fixture
def panel(qtbot: QtBot) -> LogPanel:
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(300, 600)
    panel.show()
    panel.add([Entry("Round 2 begins.", "round", "R1", 0), Entry(LONG, "way", "M3", 3), Entry("Nothing.")])
    QApplication.processEvents()
    return panel


def click(panel: LogPanel, point: QPoint) -> None:
    QTest.mouseClick(panel._list.viewport(), LEFT, NO_KEYS, point)


def sentence_of(panel: LogPanel, row: int) -> QPoint:
    return panel._list.visualItemRect(panel._list.item(row)).topLeft() + QPoint(24, 12)


def test_a_long_past_is_told_in_order_and_laid_out_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = LogPanel()
    qtbot.addWidget(panel)
    layouts: list[int] = []
    monkeypatch.setattr(panel._list, "scrollToBottom", lambda: layouts.append(panel._list.count()))
    sentences = [f"Ada makes move {number}." for number in range(500)]
    panel.add(Entry(sentence) for sentence in sentences)
    assert panel.sentences() == sentences
    assert layouts == [500]


def test_in_a_long_log_only_what_is_new_or_in_sight_is_measured(
    panel: LogPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel.add(Entry(LONG, None, "M3", number) for number in range(1000))
    QApplication.processEvents()
    measured: list[str] = []
    plan = log_panel._planned

    def counted(sentence: str, rule: str, width: int) -> object:
        measured.append(sentence)
        return plan(sentence, rule, width)

    monkeypatch.setattr(log_panel, "_planned", counted)
    panel.add([Entry("One more.", None, "M3", 7)])
    QApplication.processEvents()
    assert measured.count("One more.") >= 1
    assert len(measured) < 50


def test_a_click_on_a_sentence_asks_about_it_and_one_on_its_chip_wants_the_rule(
    panel: LogPanel, qtbot: QtBot
) -> None:
    asked: list[int] = []
    rules: list[str] = []
    panel.asked.connect(asked.append)
    panel.rule_wanted.connect(rules.append)
    click(panel, sentence_of(panel, 1))
    assert (asked, rules) == ([3], [])
    click(panel, panel._list.chip_rect(panel._list.item(1)).center())
    assert (asked, rules) == ([3], ["M3"])
    click(panel, sentence_of(panel, 2))
    assert (asked, rules) == ([3], ["M3"])


def test_an_entry_that_cannot_be_asked_about_leads_to_its_rule(panel: LogPanel) -> None:
    rules: list[str] = []
    panel.rule_wanted.connect(rules.append)
    panel.add([Entry("Somebody joins.", None, "C6")])
    QApplication.processEvents()
    click(panel, sentence_of(panel, 3))
    assert rules == ["C6"]


def test_arrows_and_enter_ask_without_a_mouse(panel: LogPanel) -> None:
    asked: list[int] = []
    panel.asked.connect(asked.append)
    panel._list.setFocus()
    QTest.keyClick(panel._list, Qt.Key.Key_Home)
    QTest.keyClick(panel._list, Qt.Key.Key_Down)
    QTest.keyClick(panel._list, Qt.Key.Key_Return)
    assert asked == [3]


def test_every_line_and_every_chip_has_its_room(panel: LogPanel) -> None:
    entries = panel._list
    for row in range(2):
        item = entries.item(row)
        rect, chip = entries.visualItemRect(item), entries.chip_rect(item)
        assert rect.contains(chip)
        assert rect.width() <= entries.viewport().width()
    assert entries.visualItemRect(entries.item(1)).height() > entries.visualItemRect(entries.item(0)).height()


def test_a_log_that_was_filled_while_it_was_closed_is_measured_when_it_opens(qtbot: QtBot) -> None:
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.add([Entry(LONG, "way", "M3", 3)])
    panel.resize(300, 600)
    panel.show()
    QApplication.processEvents()
    entries = panel._list
    item = entries.item(0)
    assert entries.visualItemRect(item).contains(entries.chip_rect(item))
    assert entries.visualItemRect(item).height() < 120
