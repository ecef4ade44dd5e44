"""The rules and the score sheet of ENIGMA on paper."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.ui.enigma.book.enigma_book import enigma_book
from enix_desktop.ui.enigma.paper.papers import enigma_papers
from enix_desktop.ui.enigma.paper.rules_paper import RulesPaper
from enix_desktop.ui.enigma.paper.score_sheet import ScoreSheet
from enix_desktop.ui.paper.dialog import PaperDialog
from enix_desktop.ui.paper.pdf import preview
from enix_desktop.ui.widgets.fonts import load_fonts
from enix_desktop.ui.widgets.theme import current_theme
from tests.gui.paper.reading_pdf import PdfFile, pdf

TYPE = {"NotoSans-Regular", "NotoSans-SemiBold", "NotoSans-Bold"}
SIZES = [("a4", (595, 842)), ("letter", (612, 792))]


@pytest.fixture(params=["en", "fr", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    load_fonts()
    languages = Languages(qapp)
    languages.use(request.param)
    yield request.param
    languages.use(FALLBACK)


@pytest.mark.parametrize(("size", "points"), SIZES)
def test_the_score_sheet_is_one_page_of_shapes_and_letters(
    language: str, size: str, points: tuple[int, int]
) -> None:
    file = PdfFile(pdf(ScoreSheet(), size))
    assert file.pages == 1
    assert file.size == pytest.approx(points, abs=1)
    assert file.fonts
    assert file.fonts <= file.embedded_fonts <= TYPE
    assert file.images == 0


def test_the_rules_have_a_cover_contents_and_all_chapters(language: str) -> None:
    file = PdfFile(pdf(RulesPaper(), "a4"))
    assert 10 <= file.pages <= 20
    assert file.embedded_fonts == file.fonts <= TYPE
    assert file.images == 0
    assert {*"ENIGMA", {"en": "w", "fr": "é", "de": "ß"}[language]} <= file.letters


def test_paper_is_light_whatever_the_screen_is(language: str) -> None:
    light = preview(ScoreSheet(), "a4", 200, 1.0).toImage()
    current_theme.use("dark")
    try:
        assert preview(ScoreSheet(), "a4", 200, 1.0).toImage() == light
    finally:
        current_theme.use("light")


def test_all_papers_are_offered_and_the_rules_come_first(qtbot: QtBot, language: str) -> None:
    dialog = enigma_papers(None, None)
    qtbot.addWidget(dialog)
    assert dialog.what.keys == ["rules", "sheet"]
    assert dialog.paper.key == "rules"


def test_the_book_asks_for_paper(qtbot: QtBot, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(PaperDialog, "exec", lambda self: asked.append(self.paper.key))
    window = enigma_book()
    qtbot.addWidget(window)
    window.buttons["print"].click()
    assert asked == ["rules"]
