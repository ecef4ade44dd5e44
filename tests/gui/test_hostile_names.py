"""Whatever somebody is called, and whatever a file is called: it is shown letter by letter, everywhere."""

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QMessageBox,
    QTextEdit,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from enix_desktop.app.system.settings import Damage, Settings
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.record import LONGEST_NAME
from enix_desktop.games.enix.components import standard_components
from enix_desktop.ui.enix.paper.result_sheet import PlayerResult, Result, ResultSheet
from enix_desktop.ui.table.log_panel import Entry, LogPanel
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.widgets.plain import PlainLabel, unmarked
from enix_desktop.ui.widgets.plain_box import PlainBox
from enix_desktop.ui.widgets.rich import RichBrowser, RichLabel
from enix_desktop.ui.widgets.style_sheet import Appearance
from enix_desktop.ui.widgets.tooltips import show_tip
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.troubles import TroubleTeller
from tests.gui.accessibility import found as accessible
from tests.gui.bait import NAMES, Bait
from tests.gui.paper.reading_pdf import PdfFile, pdf

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who opens a file")
PICTURES = Path(__file__).parents[2] / "tools" / "screens.py"
FILES = tuple(name.replace("/", "&#47;") for name in NAMES)
"""The same without what no file name can have."""
FILE = FILES[0]
WITHOUT_NAMES = ("book", "guide", "glossary", "rules", "keys", "about", "settings", "new-game", "arrange")
"""Screens that begin so know nobody; all words in them are our own."""
TELLING = ("bait", "bold", "Tom", "%1", "table>", "&lt")
"""In each name one word that no sentence of ours has."""


def _screens() -> Any:
    spec = importlib.util.spec_from_file_location("hostile_screens", PICTURES)
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.NAMES, module.FILE, module.REPORT = NAMES, FILE, FILE
    return module


SCREENS = {name: make for name, make in _screens().SCREENS.items() if not name.startswith(WITHOUT_NAMES)}


@pytest.fixture
def bait(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bait]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    application()
    style = Appearance(qapp, Settings())
    made = Bait(tmp_path)
    yield made
    made.close()
    style.deleteLater()
    qapp.setStyleSheet("")


def shown(qtbot: QtBot, widget: QWidget) -> QWidget:
    qtbot.addWidget(widget)
    widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    widget.resize(1024, 700)
    widget.show()
    widget.grab()
    QApplication.processEvents()
    return widget


def everything(window: QWidget) -> list[QWidget]:
    return [window, *window.findChildren(QWidget)]


def texts(widget: QWidget) -> Iterator[str]:
    """Everything that *widget* says, as a person reads or hears it."""
    yield widget.toolTip()
    yield widget.windowTitle()
    match widget:
        case RichLabel():
            return
        case QLabel():
            yield widget.text()
        case QAbstractButton():
            yield widget.text().replace("&&", "&")
        case QComboBox():
            yield from (widget.itemText(index) for index in range(widget.count()))
        case QAbstractItemView() if widget.model() is not None:
            model = widget.model()
            roles = Qt.ItemDataRole
            for row in range(model.rowCount()):
                for role in (roles.DisplayRole, roles.ToolTipRole, roles.AccessibleTextRole):
                    text = model.index(row, 0).data(role)
                    yield text if isinstance(text, str) else ""


def guessing(window: QWidget) -> list[QWidget]:
    """Whatever could take a text for markup and is not one of ours."""
    found: list[QWidget] = []
    for widget in everything(window):
        match widget:
            case RichLabel() | RichBrowser():
                continue
            case QLabel() if widget.textFormat() is not Qt.TextFormat.PlainText:
                found.append(widget)
            case QTextEdit() if not isinstance(window, PlainBox):  # whose details are always plain
                found.append(widget)
    return found


def told(window: QWidget) -> Iterator[str]:
    """Everything that *window* says to the eye and to a screen reader."""
    for widget in everything(window):
        yield from texts(widget)
    for node in accessible(window):
        yield from (node.text(QAccessible.Text.Name), node.text(QAccessible.Text.Description))


def mangled(window: QWidget) -> list[str]:
    """Texts with a piece of a name that is not there as a whole."""
    found = []
    for text in told(window):
        rest = text
        for name in (*NAMES, *FILES, *(name.casefold() for name in NAMES)):
            rest = rest.replace(name, "")
        if any(word in rest for word in TELLING):
            found.append(text)
    return found


@pytest.mark.parametrize("name", SCREENS)
def test_names_are_only_letters_on_every_screen(qtbot: QtBot, bait: Bait, name: str) -> None:
    window = shown(qtbot, SCREENS[name]())
    assert guessing(window) == []
    assert mangled(window) == []
    assert bait.times_taken() == 0


def test_names_are_on_the_screens_at_all(qtbot: QtBot, bait: Bait) -> None:
    for name, who in (("curtain", NAMES[-1]), ("final", NAMES[0]), ("library", FILE), ("laying", NAMES[1])):
        window = shown(qtbot, SCREENS[name]())
        assert any(who in text for text in told(window)), name


@pytest.mark.parametrize("name", [NAMES[0], NAMES[2]])
def test_the_bait_is_taken_where_a_text_may_be_markup(qtbot: QtBot, bait: Bait, name: str) -> None:
    QApplication.instance().setStyleSheet("")  # type: ignore[union-attr]
    label = QLabel(name)
    shown(qtbot, label)
    assert bait.times_taken() > 0


def test_even_a_label_of_qt_itself_is_plain(qtbot: QtBot, bait: Bait) -> None:
    box = QMessageBox(QMessageBox.Icon.Warning, "", NAMES[0])
    box.setInformativeText(NAMES[0])
    shown(qtbot, box)
    assert guessing(box) == []
    assert bait.times_taken() == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_label_shows_a_name_before_and_after_it_is_shown(qtbot: QtBot, bait: Bait, name: str) -> None:
    label = PlainLabel(name)
    label.setText(name + name)
    label.sizeHint()
    shown(qtbot, label)
    assert label.text() == name + name
    assert bait.times_taken() == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_tooltip_shows_a_name_as_it_is(qtbot: QtBot, bait: Bait, name: str) -> None:
    widget = QWidget()
    shown(qtbot, widget)
    show_tip(QPoint(5, 5), f"{name}\n{name}", widget)
    [tip] = [tip for tip in QApplication.topLevelWidgets() if tip.inherits("QTipLabel")]
    assert isinstance(tip, QLabel)
    tip.grab()
    assert (tip.text(), tip.textFormat()) == (f"{name}\n{name}", Qt.TextFormat.PlainText)
    QToolTip.hideText()
    assert bait.times_taken() == 0


def test_a_long_tooltip_is_broken_into_lines(qtbot: QtBot, bait: Bait) -> None:
    widget = QWidget()
    shown(qtbot, widget)
    sentence = "Wind 😀 and water " * 12
    show_tip(QPoint(5, 5), sentence.strip(), widget, 200)
    [tip] = [tip for tip in QApplication.topLevelWidgets() if tip.inherits("QTipLabel")]
    assert isinstance(tip, QLabel)
    assert tip.text().split() == sentence.split()
    metrics = tip.fontMetrics()
    assert max(metrics.horizontalAdvance(line) for line in tip.text().splitlines()) <= 200
    QToolTip.hideText()


@pytest.mark.parametrize("name", FILES)
def test_boxes_about_files_show_their_names(qtbot: QtBot, bait: Bait, name: str) -> None:
    window = QWidget()
    shown(qtbot, window)
    teller = TroubleTeller(window)
    path = Path(f"{name}.json")
    path.touch()
    teller.on_opening(path, BadData(name))
    teller.on_exporting(path, BadData(name))
    teller.on_damage(Damage(path, path))
    boxes = window.findChildren(PlainBox)
    assert len(boxes) == 3
    for box in boxes:
        box.grab()
        assert name in box.text()
        assert guessing(box) == []
        assert all(label.text() in (box.text(), "") for label in box.findChildren(QLabel))
        assert all(edit.toPlainText() == name for edit in box.findChildren(QTextEdit))
    assert mangled(window) == []
    assert bait.times_taken() == 0


def test_the_log_and_its_copy_show_names_as_they_are(
    qtbot: QtBot, bait: Bait, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = LogPanel()
    panel.add([Entry(f"{name} begins.", "round", "R1", 0) for name in NAMES])
    shown(qtbot, panel)
    panel.copying.copy_all()
    assert mangled(panel) == []
    sentences = "".join(f"{name} begins.\n" for name in NAMES)
    assert QApplication.clipboard().text().strip() == sentences.strip()
    assert not QApplication.clipboard().mimeData().hasHtml()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "story.txt"), ""))
    panel.copying.save()
    assert (tmp_path / "story.txt").read_text(encoding="utf-8") == sentences
    assert bait.times_taken() == 0


def test_a_name_is_printed_as_it_is(bait: Bait) -> None:
    cards = list(standard_components().cards)
    players = [
        PlayerResult(name, PAWNS[seat], cards[:8], 24, f"{name} has 24.", seat == 0, False)
        for seat, name in enumerate(NAMES)
    ]
    sheet = ResultSheet(lambda: Result(f"{NAMES[0]} wins", f"{NAMES[1]} ended the game.", 25, players))
    file = PdfFile(pdf(sheet, "a4"))
    assert file.images == 0
    assert {*"<=>/&;"} <= file.letters
    assert bait.times_taken() == 0


def test_a_button_loses_no_sign_of_a_name(qtbot: QtBot, bait: Bait) -> None:
    module = _screens()
    curtain: Any = shown(qtbot, module.SCREENS["curtain"]())
    for name in NAMES:
        curtain.show_for(name)
        assert unmarked(name) in curtain.button.text()
        assert curtain.button.shortcut().isEmpty()
        interface: Any = QAccessible.queryAccessibleInterface(curtain.button)
        assert name in interface.text(QAccessible.Text.Name)


@pytest.mark.parametrize(
    "name", ["curtain", "final", "library", "replay", "replay-branch", "review", "verify"]
)
def test_the_longest_names_make_no_screen_larger(qtbot: QtBot, bait: Bait, name: str) -> None:
    module = _screens()
    module.NAMES = tuple("W" * (LONGEST_NAME - 1) + str(seat) for seat in range(6))
    module.FILE = "W" * 180
    window = shown(qtbot, module.SCREENS[name]())
    assert window.minimumSizeHint().width() <= 1024


def test_a_plain_label_needs_no_style_sheet_to_be_plain(qtbot: QtBot) -> None:
    """A label takes in its text before any style sheet reaches it."""
    label = PlainLabel("<b>bold</b>")
    qtbot.addWidget(label)
    assert label.styleSheet() == ""
    assert label.textFormat() is Qt.TextFormat.PlainText
