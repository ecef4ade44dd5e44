"""The log as a list: whole games are told at once whenever somebody else sits down."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from enix_desktop.ui.table import log_entries
from enix_desktop.ui.table.log_panel import Entry, LogPanel
from enix_desktop.ui.widgets.style_sheet import style_sheet
from enix_desktop.ui.widgets.theme import CONTRAST

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


def test_its_scroll_bar_is_seen_only_where_there_is_something_to_scroll(panel: LogPanel) -> None:
    bar = panel._list.verticalScrollBar()
    assert not bar.isEnabled()
    panel.add(Entry(LONG, None, "M3", number) for number in range(40))
    QApplication.processEvents()
    assert bar.isEnabled()


def test_what_happened_last_is_in_sight_when_it_is_opened_or_made_smaller(panel: LogPanel) -> None:
    bar = panel._list.verticalScrollBar()
    panel.hide()
    panel.add(Entry(LONG, None, "M3", number) for number in range(40))
    panel.show()
    QApplication.processEvents()
    assert bar.value() == bar.maximum() > 0
    panel.setFixedWidth(240)
    panel.resize(240, 300)
    QApplication.processEvents()
    assert bar.value() == bar.maximum()
    bar.setValue(40)
    panel.resize(240, 400)
    QApplication.processEvents()
    assert bar.value() == 40


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
    plan = log_entries.planned

    def counted(sentence: str, width: int) -> object:
        measured.append(sentence)
        return plan(sentence, width)

    monkeypatch.setattr(log_entries, "planned", counted)
    panel.add([Entry("One more.", None, "M3", 7)])
    QApplication.processEvents()
    assert measured.count("One more.") >= 1
    assert len(measured) < 50


def test_a_click_on_a_sentence_asks_about_it(panel: LogPanel) -> None:
    asked: list[int] = []
    rules: list[str] = []
    panel.asked.connect(asked.append)
    panel.rule_wanted.connect(rules.append)
    click(panel, sentence_of(panel, 1))
    assert (asked, rules) == ([3], [])
    click(panel, sentence_of(panel, 2))
    assert (asked, rules) == ([3], [])


def test_rules_are_not_shown_before_somebody_asks(panel: LogPanel) -> None:
    with_rules = panel._list.grab().toImage()
    panel.clear()
    panel.add([Entry("Round 2 begins.", "round", "", 0), Entry(LONG, "way", "", 3), Entry("Nothing.")])
    QApplication.processEvents()
    assert panel._list.grab().toImage() == with_rules


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


def test_every_line_has_its_room(panel: LogPanel) -> None:
    entries = panel._list
    for row in range(2):
        rect = entries.visualItemRect(entries.item(row))
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
    assert 40 < entries.visualItemRect(item).height() < 120


def copied(panel: LogPanel) -> str:
    QTest.keyClick(panel, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    return QApplication.clipboard().text()


def test_ctrl_c_copies_the_whole_log_as_it_is_told(qtbot: QtBot, panel: LogPanel) -> None:
    with qtbot.waitActive(panel):
        panel.activateWindow()
    assert copied(panel) == f"Round 2 begins.\n{LONG}\nNothing.\n"
    assert panel.copying.told.isVisible()


def test_what_is_selected_is_copied_alone_and_selecting_asks_nothing(qtbot: QtBot, panel: LogPanel) -> None:
    with qtbot.waitActive(panel):
        panel.activateWindow()
    asked: list[int] = []
    panel.asked.connect(asked.append)
    viewport, shift = panel._list.viewport(), Qt.KeyboardModifier.ShiftModifier
    click(panel, sentence_of(panel, 0))
    assert asked == [0]
    assert panel._list.selectedItems() == []
    QTest.mouseClick(viewport, LEFT, shift, sentence_of(panel, 1))
    assert asked == [0]
    assert copied(panel) == f"Round 2 begins.\n{LONG}\n"
    click(panel, sentence_of(panel, 2))
    assert panel._list.selectedItems() == []
    panel._list.setFocus()
    QTest.keyClick(panel._list, Qt.Key.Key_Up)
    QTest.keyClick(panel._list, Qt.Key.Key_Down, shift)
    assert copied(panel) == f"{LONG}\nNothing.\n"


def test_a_right_click_offers_the_sentence_the_log_and_a_file(panel: LogPanel) -> None:
    menu = panel.copying.menu(sentence_of(panel, 1))
    texts = [action.text().replace("&", "") for action in menu.actions()]
    assert texts == ["Copy this sentence", "Copy the whole log", "Save the log as text…"]
    menu.actions()[0].trigger()
    assert QApplication.clipboard().text() == f"{LONG}\n"
    panel._list.selectAll()
    assert panel.copying.menu().actions()[0].text() == "&Copy the selection"
    panel.clear()
    assert not any(action.isEnabled() for action in panel.copying.menu().actions())


def test_the_log_is_saved_whole_or_the_trouble_is_told(
    panel: LogPanel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = tmp_path / "story"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(chosen), ""))
    panel.copying.save()
    assert (tmp_path / "story.txt").read_text(encoding="utf-8") == f"Round 2 begins.\n{LONG}\nNothing.\n"
    chosen = tmp_path / "nowhere" / "story.txt"
    panel.copying.save()
    box = panel.findChild(QMessageBox)
    assert box is not None
    assert box.text() == "story.txt cannot be written: Its folder is no longer there."
    box.close()


def test_high_contrast_gives_the_log_an_edge_of_its_own(panel: LogPanel) -> None:
    panel.setStyleSheet(style_sheet(CONTRAST))
    QApplication.processEvents()
    picture, middle = panel._list.grab().toImage(), panel._list.height() // 2
    for x in (1, panel._list.width() - 2):
        assert picture.pixelColor(x, middle) == CONTRAST.panel_edge
    assert CONTRAST.panel_edge != CONTRAST.table
