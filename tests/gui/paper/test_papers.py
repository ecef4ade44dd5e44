"""What is printed or saved as PDF: pages, embedded type, shapes instead of dots, and errors that are told."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QEvent, QIODevice, QLocale, QSizeF
from PySide6.QtGui import QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.markup import html, joined
from enix_desktop.storage.files import CannotWrite
from enix_desktop.ui.enix.book.enix_book import EnixBook, enix_book
from enix_desktop.ui.enix.book.rules_part import RulesPart
from enix_desktop.ui.enix.paper.papers import enix_papers
from enix_desktop.ui.enix.paper.result_sheet import ResultSheet
from enix_desktop.ui.enix.paper.rules_paper import RulesPaper
from enix_desktop.ui.enix.paper.score_sheet import ScoreSheet
from enix_desktop.ui.paper import printed_book
from enix_desktop.ui.paper.dialog import PaperDialog
from enix_desktop.ui.paper.pdf import paint_pages, preview
from enix_desktop.ui.paper.printed_book import BookText, book_pages
from enix_desktop.ui.paper.printer import print_on
from enix_desktop.ui.paper.saving import Saving
from enix_desktop.ui.paper.sheet import Page, size_in_units, usual_size
from enix_desktop.ui.widgets.fonts import load_fonts
from enix_desktop.ui.widgets.theme import current_theme
from tests.gui.paper.example_result import result
from tests.gui.paper.reading_pdf import PdfFile, pdf

TYPE = {"NotoSans-Regular", "NotoSans-SemiBold", "NotoSans-Bold"}


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    load_fonts()
    spoken = Languages(qapp)
    spoken.use(FALLBACK)
    yield spoken
    spoken.use(FALLBACK)


@pytest.mark.parametrize(("size", "points"), [("a4", (595, 842)), ("letter", (612, 792))])
@pytest.mark.parametrize("paper", [ScoreSheet(), ResultSheet(result), ResultSheet(lambda: result(6))])
def test_a_score_sheet_is_one_page_with_its_type_and_without_dots(
    languages: Languages, paper: ScoreSheet | ResultSheet, size: str, points: tuple[int, int]
) -> None:
    file = PdfFile(pdf(paper, size))
    assert file.pages == 1
    assert file.size == pytest.approx(points, abs=1)
    assert file.fonts <= file.embedded_fonts <= TYPE
    assert file.fonts
    assert file.images == 0


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_rules_have_a_cover_contents_and_all_chapters(languages: Languages, language: str) -> None:
    languages.use(language)
    paper = RulesPaper("french")
    file = PdfFile(pdf(paper, "a4"))
    assert 12 <= file.pages <= 24
    assert file.embedded_fonts == file.fonts == TYPE
    assert file.images == 0
    assert {*"ENIXaeiou", {"en": "w", "fr": "é", "de": "ß"}[language]} <= file.letters


def test_with_an_edition_the_other_one_is_left_out(languages: Languages) -> None:
    rules = RulesPart()
    told = {}
    for edition in ("english", "french", None):
        rules.edition = edition
        told[edition] = "".join(body for _, body in rules.printed(700))
    assert "English rulebook" not in told["english"] + told["french"]
    assert "English rulebook" in told[None]
    assert told["english"] != told["french"]
    assert len(told[None]) > max(len(told["english"]), len(told["french"]))


def test_a_chapter_is_on_the_page_that_the_contents_say_and_never_at_the_foot_alone(
    languages: Languages, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[list[tuple[str, int]]] = []
    monkeypatch.setattr(
        printed_book, "_paint_contents", lambda text, entries, size, painter: told.append(list(entries))
    )
    titles = "ÀÂÇÉÈÊËÎÏÔÙÛ"
    lines = joined([html("<p>A line of text.</p>")] * 9)
    text = BookText("Contents", "Foot", [(title, lines) for title in titles])
    pages = book_pages(text, lambda painter: None, lambda painter, name, rect: None, QSizeF(876, 600))
    letters = []
    for page in pages:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        painter = QPainter(writer)
        page(painter)
        painter.end()
        letters.append(PdfFile(bytes(buffer.data().data())).letters)
    [entries] = told
    assert entries == [
        (title, number) for number, there in enumerate(letters, 1) for title in titles if title in there
    ]
    assert entries[0] == (titles[0], 3)


def test_paper_is_light_and_the_screen_stays_as_it_is(languages: Languages) -> None:
    before = current_theme.theme.name
    told: list[str] = []
    current_theme.changed.connect(lambda: told.append(current_theme.theme.name))
    try:
        light = preview(ScoreSheet(), "a4", 200, 1.0).toImage()
        current_theme.use("dark")
        told.clear()
        assert preview(ScoreSheet(), "a4", 200, 1.0).toImage() == light
        assert current_theme.theme.name == "dark"
        assert told == []
    finally:
        current_theme.use(before)


def test_another_number_of_dots_is_printed_as_pictures(languages: Languages) -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(150)
    assert paint_pages(writer, ScoreSheet().pages(size_in_units("a4")), 150)
    buffer.close()
    assert PdfFile(bytes(buffer.data().data())).images == 1


def test_a_printer_gets_all_pages(languages: Languages, tmp_path: Path) -> None:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    assert print_on(printer, ScoreSheet())
    file = PdfFile((tmp_path / "printed.pdf").read_bytes())
    assert (file.pages, file.images) == (1, 0)


def test_the_usual_paper_is_that_of_the_country(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, size in (("en_US", "letter"), ("de_DE", "a4"), ("fr_FR", "a4"), ("en_GB", "a4")):
        monkeypatch.setattr(QLocale, "system", staticmethod(lambda name=name: QLocale(name)))
        assert usual_size() == size


@pytest.fixture
def dialog(qtbot: QtBot, languages: Languages) -> PaperDialog:
    made = enix_papers(None, "french", ResultSheet(result))
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_rules_of_the_game_that_is_played_come_first(dialog: PaperDialog) -> None:
    assert dialog.what.keys == ["result", "rules-english", "rules-french", "rules-both", "sheet"]
    assert dialog.paper.key == "rules-french"


def test_it_is_saved_whole_under_a_name_with_an_ending(
    dialog: PaperDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    offered: list[str] = []

    def chosen(parent: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        offered.append(Path(name).name)
        return str(tmp_path / "sheet"), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    dialog.what.set_key("sheet")
    dialog.save_button.click()
    assert offered == ["ENIX - Empty score sheet.pdf"]
    assert dialog.note.text() == "Saving sheet.pdf…"
    assert not dialog.save_button.isEnabled()
    qtbot.waitUntil(dialog.save_button.isEnabled)
    assert PdfFile((tmp_path / "sheet.pdf").read_bytes()).pages == 1
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.pdf"]
    assert dialog.note.text() == "Saved as sheet.pdf."


@pytest.mark.parametrize(("size", "points"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_it_is_saved_on_the_paper_that_is_chosen(
    dialog: PaperDialog,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    size: str,
    points: tuple[int, int],
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "sheet.pdf"), ""))
    dialog.what.set_key("sheet")
    dialog.size_box.set_key(size)
    dialog.save_button.click()
    qtbot.waitUntil(dialog.save_button.isEnabled)
    assert PdfFile((tmp_path / "sheet.pdf").read_bytes()).size == pytest.approx(points, abs=1)


def test_a_dialog_that_is_closed_at_once_still_saves(
    languages: Languages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    path, dialog = tmp_path / "rules.pdf", enix_papers(None, "french", None)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(path), ""))
    dialog.save_button.click()
    dialog.close()
    dialog.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.waitUntil(path.exists, timeout=60_000)
    assert PdfFile(path.read_bytes()).pages > 10


def test_a_program_that_ends_finishes_what_it_saves(tmp_path: Path, languages: Languages) -> None:
    Saving(ScoreSheet(), "a4", tmp_path / "sheet.pdf").complete()
    assert PdfFile((tmp_path / "sheet.pdf").read_bytes()).pages == 1


class Unpaintable(ScoreSheet):
    """Its second page is a fault of the program."""

    def pages(self, size: QSizeF) -> list[Page]:
        def fail(_painter: QPainter) -> None:
            raise ZeroDivisionError

        return [*super().pages(size), fail]


def test_no_file_is_written_without_a_page_that_cannot_be_drawn(
    tmp_path: Path, languages: Languages, qtbot: QtBot
) -> None:
    path = tmp_path / "sheet.pdf"
    with qtbot.captureExceptions() as faults:
        saving = Saving(Unpaintable(), "a4", path)
        with qtbot.waitSignal(saving.finished) as told:
            pass
    assert [kind for kind, *_ in faults] == [ZeroDivisionError]
    assert isinstance(told.args[1], CannotWrite)
    assert not list(tmp_path.iterdir())


def test_what_cannot_be_written_is_told(
    dialog: PaperDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    path = tmp_path / "nowhere" / "sheet.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(path), ""))
    dialog.what.set_key("sheet")
    dialog.save_button.click()
    qtbot.waitUntil(lambda: dialog.findChild(QMessageBox) is not None)
    box = dialog.findChild(QMessageBox)
    assert box is not None
    assert box.text() == "sheet.pdf cannot be written: Its folder is no longer there."
    assert dialog.note.text() == ""
    box.close()


def test_without_a_printer_there_is_a_kind_sentence(
    dialog: PaperDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(lambda: []))
    dialog.print_button.click()
    assert "No printer is set up" in dialog.note.text()


def test_the_book_asks_for_paper_by_button_and_key(
    qtbot: QtBot, languages: Languages, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(PaperDialog, "exec", lambda self: asked.append(self.paper.key))
    window = enix_book()
    qtbot.addWidget(window)
    window.set_edition("english")
    assert isinstance(window.book, EnixBook)
    window.buttons["print"].click()
    window.set_edition(None)
    window.paper_wanted.emit()
    assert asked == ["rules-english", "rules-both"]


def test_enter_saves(languages: Languages, qtbot: QtBot) -> None:
    dialog = enix_papers(None)
    qtbot.addWidget(dialog)
    assert dialog.save_button.isDefault()
