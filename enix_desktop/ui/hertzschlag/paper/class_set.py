"""A set for a class: the rules on two pages, a score sheet, questions, and notes for a lesson."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QSizeF

from enix_desktop.markup import Html, html, joined
from enix_desktop.ui.book.html import figure, image
from enix_desktop.ui.hertzschlag.book.figures.gallery import figure_size, paint_picture
from enix_desktop.ui.hertzschlag.book.small_pictures import MARKUP
from enix_desktop.ui.hertzschlag.paper.score_sheet import paint_score_sheet
from enix_desktop.ui.hertzschlag.paper.sheet_head import PAPERS, paint_cover
from enix_desktop.ui.paper.printed_book import Body, BookText, body_pages, text_width
from enix_desktop.ui.paper.sheet import Page

MINUTES = (5, 10, 20, 10)
"""How long each part of a lesson takes."""
_STEPS = ("event", "lay", "income", "play", "thresholds", "check")
_PICTURE = 560
"""How wide figures are at most: two pages are not much."""


class ClassSet:
    """`ui.paper.sheet.Sheets`: a cover and what a teacher may want to copy."""

    key = "class"

    def title(self) -> str:
        return PAPERS["paper.class"]

    def first_page(self, size: QSizeF) -> Page:
        """The cover."""
        return partial(paint_cover, size, self.title(), PAPERS["paper.class-subtitle"])

    def pages(self, size: QSizeF) -> Sequence[Page]:
        pages: list[Page] = [self.first_page(size)]
        pages += self._text(PAPERS["short.title"], short_rules(text_width(size)), len(pages) + 1, size)
        pages.append(partial(paint_score_sheet, size))
        for title, body in ((PAPERS["ask.title"], questions()), (PAPERS["teach.title"], notes())):
            pages += self._text(title, body, len(pages) + 1, size)
        return pages

    @staticmethod
    def _text(title: str, told: Html, first: int, size: QSizeF) -> list[Page]:
        """One chapter that begins a page."""
        foot = PAPERS["paper.foot"].format(title=title)
        body = Body(BookText("", foot, [(title, told)]), paint_picture, size)
        return body_pages(body, foot, first, size)


def short_rules(width: int) -> Html:
    """The rules in as few words as possible."""
    return joined(
        [
            _headed("idea"),
            _headed("setup"),
            _figure("scale", width),
            *(_line(f"short.{step}") for step in _STEPS),
            _figure("bid", width),
            _line("short.pass"),
            _figure("card", width),
            *(_headed(part) for part in ("money", "special", "end")),
        ]
    )


def questions() -> Html:
    """What to talk about, in three lists."""
    lists = (("ask.blackout", 6), ("ask.survived", 5), ("ask.world", 4))
    return joined(joined([_heading(f"{key}-title"), *_numbered(key, count)]) for key, count in lists)


def notes() -> Html:
    """Aims, a plan for a lesson, hints, and where the game is simpler than the world; in small type."""
    plan = [
        html(
            '<p class="source"><b>{minutes}</b>&nbsp; {line}</p>',
            minutes=PAPERS["teach.minutes"].format(minutes=minutes),
            line=MARKUP.line(PAPERS[f"teach.plan-{number}"]),
        )
        for number, minutes in enumerate(MINUTES, start=1)
    ]
    return joined(
        [
            _heading("teach.goals-title"),
            *_numbered("teach.goals", 5, "source"),
            _heading("teach.plan-title"),
            *plan,
            _heading("teach.tips-title"),
            *_numbered("teach.tips", 4, "source"),
            _heading("teach.simple-title"),
            *_numbered("teach.simple", 4, "source"),
        ]
    )


def _line(key: str) -> Html:
    return html("<p>{line}</p>", line=MARKUP.line(PAPERS[key]))


def _headed(part: str) -> Html:
    """A paragraph that begins with its own heading."""
    title, line = PAPERS[f"short.{part}-title"], MARKUP.line(PAPERS[f"short.{part}"])
    return html("<p><b>{title}.</b> {line}</p>", title=title, line=line)


def _heading(key: str) -> Html:
    # Not a heading of HTML: the pages are cut at chapters and paragraphs.
    return html('<p style="margin-top: 14px"><b>{words}</b></p>', words=PAPERS[key])


def _numbered(key: str, count: int, kind: str = "") -> Iterator[Html]:
    """The lines of a list; *kind* is their class in the style sheet."""
    for number in range(1, count + 1):
        line = MARKUP.line(PAPERS[f"{key}-{number}"])
        yield html('<p class="{kind}">{number}. &nbsp;{line}</p>', kind=kind, number=number, line=line)


def _figure(name: str, width: int) -> Html:
    wide, high = figure_size(name, min(width, _PICTURE))
    # The sentences beside it say what it shows.
    return figure(image(f"figure/{name}@{wide}", wide, high), html(""))
