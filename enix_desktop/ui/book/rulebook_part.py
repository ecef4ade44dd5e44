"""The rules of a game as pages, a section on each."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from PySide6.QtCore import QObject

from enix_desktop.i18n.texts import Texts
from enix_desktop.markup import NOTHING, Html, html, joined
from enix_desktop.ui.book.content import Entry, Passage, Spot
from enix_desktop.ui.book.html import anchors, figure, image
from enix_desktop.ui.book.markup import Markup, plain
from enix_desktop.ui.book.part import PageTurner
from enix_desktop.ui.book.rulebook import Paragraph, Rulebook, Section
from enix_desktop.ui.book.style import WIDEST

_PAGE, _CHAPTER, _TEXT, _RULE = "part:rules", "chapter:", "text:", "rule:"
FigureSize: TypeAlias = Callable[[str, int], tuple[int, int]]
"""Width and height of a figure in a column so wide."""


class RulebookPart(QObject):
    """A rulebook with its words: resources/GAME/texts/LANGUAGE/rules.toml."""

    key = "rules"

    def __init__(
        self, rulebook: Rulebook, markup: Markup, figure_size: FigureSize, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._rulebook, self._markup, self._figure_size = rulebook, markup, figure_size
        self._texts = Texts(rulebook.game, "rules")
        self._turner = PageTurner(self)
        self.edition: str | None = None

    def title(self) -> str:
        raise NotImplementedError

    def outline(self) -> Entry:
        chapters = (
            Entry(_CHAPTER + section.id, self._title(section.id)) for section in self._rulebook.sections
        )
        return Entry(_PAGE, self.title(), children=tuple(chapters))

    def spot(self, place: str) -> Spot | None:
        if place == _PAGE:
            return Spot(_CHAPTER + self._rulebook.sections[0].id)
        if place.startswith(_CHAPTER):
            known = {section.id for section in self._rulebook.sections}
            return Spot(place) if place.removeprefix(_CHAPTER) in known else None
        if place.startswith(_TEXT):
            key = place.removeprefix(_TEXT)
            found = (part for part in self._rulebook.paragraphs if part.key == key)
            return next((self._spot(part, place) for part in found), None)
        if place.startswith(_RULE):
            best = self._rulebook.best_paragraph(place.removeprefix(_RULE), self.edition)
            return None if best is None else self._spot(best, place)
        return None

    @staticmethod
    def _spot(paragraph: Paragraph, anchor: str) -> Spot:
        return Spot(_CHAPTER + paragraph.section, anchor)

    def _title(self, section: str) -> str:
        return self._texts[f"{section}.title"]

    def page_title(self, page: str) -> str:
        return self._title(page.removeprefix(_CHAPTER))

    def html(self, page: str, width: int) -> Html:
        section = next(section for section in self._rulebook.sections if _CHAPTER + section.id == page)
        pages = [(_CHAPTER + each.id, self._title(each.id)) for each in self._rulebook.sections]
        return html(
            "<h1>{title}</h1>{body}{turner}",
            title=self._title(section.id),
            body=joined(self._paragraph(paragraph, width) for paragraph in section.paragraphs),
            turner=self._turner.html(pages, page),
        )

    def printed(self, width: int) -> list[tuple[str, Html]]:
        """Title and text of each section for paper; with an edition, without what holds for others."""
        told = []
        for section in self._rulebook.sections:
            if section.compares_editions and self.edition is not None:
                continue
            kept = [part for part in section.paragraphs if self.edition is None or self._holds(part)]
            body = joined(self._paragraph(part, width, on_paper=True) for part in kept)
            told.append((self._title(section.id), body))
        return told

    def _holds(self, paragraph: Paragraph) -> bool:
        return paragraph.edition in (None, self.edition)

    def _paragraph(self, paragraph: Paragraph, width: int, on_paper: bool = False) -> Html:
        lines = self._markup.paragraphs(self._texts[paragraph.key])
        # No line begins with the ids.
        ids = joined((html("{rule}", rule=rule) for rule in paragraph.rules), html("&nbsp; "))
        lines[-1] = html('{line}<span class="ids">&nbsp;&nbsp;{ids}</span>', line=lines[-1], ids=ids)
        names = [_TEXT + paragraph.key, *(_RULE + rule for rule in paragraph.rules)]
        return joined([self._told(paragraph, lines, names, on_paper), self._figure(paragraph, width)])

    def _told(self, paragraph: Paragraph, lines: list[Html], names: list[str], on_paper: bool) -> Html:
        """The *lines* of a paragraph as a page shows them."""
        return joined(html("<p>{spots}{line}</p>", spots=anchors(names), line=line) for line in lines)

    def _figure(self, paragraph: Paragraph, width: int) -> Html:
        if paragraph.figure is None:
            return NOTHING
        caption = self._texts.get(f"{paragraph.key}-caption", "")
        across, high = self._figure_size(paragraph.figure, min(width, WIDEST))
        name = f"figure/{paragraph.figure}@{across}"
        below = [self._markup.line(caption), *self._legend(paragraph.figure)]
        return figure(image(name, across, high, plain(caption)), joined(below, html("<br>")))

    def _legend(self, name: str) -> list[Html]:
        """Lines below the caption of a figure."""
        return []

    def hint(self, place: str) -> str:
        if not place.startswith(_RULE):
            return ""
        best = self._rulebook.best_paragraph(place.removeprefix(_RULE), self.edition)
        return "" if best is None else plain(self._texts[best.key])

    def passages(self) -> Iterator[Passage]:
        """Every paragraph, found also by the ids of its rules and by its caption."""
        for section in self._rulebook.sections:
            for part in section.paragraphs:
                yield self._passage(section, part)

    def _passage(self, section: Section, part: Paragraph) -> Passage:
        caption = plain(self._texts.get(f"{part.key}-caption", "")) if part.figure else ""
        words = [plain(self._texts[part.key]), caption, " ".join(part.rules)]
        return Passage(_TEXT + part.key, self._title(section.id), " ".join(filter(None, words)))
