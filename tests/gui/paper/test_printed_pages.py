"""What stands on the pages: nothing is cut off, split between two pages, or told for the other rulebook."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.pseudo import LANGUAGE as PSEUDO
from enix_desktop.i18n.texts import FALLBACK, Texts
from enix_desktop.markup import html
from enix_desktop.ui.enix.book.rules_part import RulesPart
from enix_desktop.ui.enix.paper.rules_paper import RulesPaper
from enix_desktop.ui.enix.paper.score_sheet import ScoreSheet
from enix_desktop.ui.paper.printed_book import Body, BookText, is_kept_with_next, text_width
from enix_desktop.ui.paper.sheet import EDGE, on_paper, size_in_units
from enix_desktop.ui.widgets.fonts import load_fonts

EDITIONS = ("english", "french", None)


@pytest.fixture(params=["en", "fr", "de", PSEUDO])
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    load_fonts()
    languages = Languages(qapp)
    languages.use(request.param)
    yield request.param
    languages.use(FALLBACK)


@dataclass(frozen=True)
class Written:
    """A text, the room it was given and the room it takes."""

    text: str
    room: QRectF
    taken: QRectF


class NotingPainter(QPainter):
    """Notes what it writes into rectangles."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.written: list[Written] = []

    def drawText(self, *args: Any) -> None:  # type: ignore[override]  # noqa: N802
        if isinstance(args[0], QRectF):
            room, flags, text = args[:3]
            taken = QFontMetricsF(self.font()).boundingRect(room, getattr(flags, "value", flags), text)
            self.written.append(Written(text, room, taken))
        super().drawText(*args)


def texts_on(paper: ScoreSheet | RulesPaper, size: str) -> list[Written]:
    """What stands on the first page."""
    units = size_in_units(size)
    image = QImage(units.toSize(), QImage.Format.Format_RGB32)
    painter = NotingPainter(image)
    with on_paper():
        paper.first_page(units)(painter)
    painter.end()
    return painter.written


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("size", ["a4", "letter"])
@pytest.mark.parametrize("paper", [ScoreSheet(), *map(RulesPaper, EDITIONS)], ids=lambda paper: paper.key)
def test_nothing_on_a_sheet_is_cut_off(paper: ScoreSheet | RulesPaper, size: str) -> None:
    written = texts_on(paper, size)
    assert written
    for each in written:
        assert each.room.adjusted(-0.5, -0.5, 0.5, 0.5).contains(each.taken), each.text


def test_rules_for_one_rulebook_compare_nothing(language: str) -> None:
    rules = RulesPart()
    titles = {}
    for edition in EDITIONS:
        rules.edition = edition
        titles[edition] = [title for title, _ in rules.printed(700)]
    assert len(titles["english"]) == len(titles["french"]) == len(titles[None]) - 1
    rules.edition = "french"
    (left_out,) = set(titles[None]) - set(titles["french"])
    assert left_out == rules.page_title("chapter:editions")


def test_the_caption_of_a_theft_is_true_for_both_rulebooks(language: str) -> None:
    rules, glossary = RulesPart(), Texts("enix", "glossary")
    for edition in EDITIONS:
        rules.edition = edition
        (chapter,) = (body for _, body in rules.printed(700) if "figure/stealing@" in body)
        caption = chapter.split("figure/stealing@")[1].split("</p>")[1]
        # By the French rulebook luck chooses, and nobody looks at the back.
        assert glossary["back.name"].casefold() not in caption.casefold()


def no_picture(painter: QPainter, name: str, rect: QRectF) -> None:
    """Only the room that pictures take matters here."""


def bodies(edition: str | None) -> Iterator[Body]:
    rules = RulesPart()
    rules.edition = edition
    for name in ("a4", "letter"):
        size: QSizeF = size_in_units(name)
        text = BookText("", "", rules.printed(text_width(size)))
        yield Body(text, no_picture, size)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_paragraph_is_split_and_no_heading_or_figure_left_alone(edition: str | None) -> None:
    for body in bodies(edition):
        block, before = body.document.begin(), None
        while block.isValid():
            start, end = body.pages(block)
            assert start == end, block.text()
            assert before in (None, start), block.text()
            before = start if is_kept_with_next(block) else None
            block = block.next()


@pytest.mark.usefixtures("language")
def test_nothing_of_the_next_page_shows_at_the_foot(qapp: QApplication) -> None:
    for body in bodies(None):
        foot = QRect(0, round(EDGE + body.room.height()) - 2, round(body.room.width() + 2 * EDGE), 3)
        for number in range(body.document.pageCount()):
            image = QImage(foot.right() + 1, foot.bottom() + 1, QImage.Format.Format_RGB32)
            image.fill(Qt.GlobalColor.white)
            painter = QPainter(image)
            body.paint(painter, number)
            painter.end()
            strip = image.copy(foot)
            blank = QImage(strip.size(), strip.format())
            blank.fill(Qt.GlobalColor.white)
            assert strip == blank, number


def test_a_paragraph_longer_than_a_page_goes_on_on_the_next(qapp: QApplication) -> None:
    text = BookText("", "", [("Title", html("<p>{words}</p>", words="A long way to go. " * 2000))])
    body = Body(text, no_picture, size_in_units("a4"))
    assert body.document.pageCount() > 2
    assert body.starts == [0]
