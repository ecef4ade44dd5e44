"""The rules as pages, a section on each, and how the rulebook is built."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QObject

from enix_desktop import resources
from enix_desktop.i18n.texts import Texts
from enix_desktop.markup import NOTHING, Html, html, joined
from enix_desktop.ui.book.content import Entry, Passage, Spot
from enix_desktop.ui.book.html import anchors, boxed, figure, image, link
from enix_desktop.ui.book.markup import plain
from enix_desktop.ui.book.style import WIDEST
from enix_desktop.ui.enix.book.figures.gallery import figure_size
from enix_desktop.ui.enix.book.part import MARKUP, PageTurner
from enix_desktop.ui.enix.edition_words import edition_name
from enix_desktop.ui.widgets.theme import ACCENT, current_theme


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text of the rulebook and what belongs to it."""

    section: str
    id: str
    rules: tuple[str, ...]
    edition: str | None
    """The edition it holds for, if it does not hold for both."""
    figure: str | None

    @property
    def key(self) -> str:
        return f"{self.section}.{self.id}"


@dataclass(frozen=True, slots=True)
class Section:
    """Some paragraphs under one title."""

    id: str
    paragraphs: tuple[Paragraph, ...]
    compares_editions: bool = False
    """Whether it says nothing to those who read of one edition only."""


@cache
def sections() -> Sequence[Section]:
    """All sections, in the order in which one reads them."""
    document = json.loads(resources.text("enix/rulebook.json"))
    return tuple(
        Section(
            section["id"],
            tuple(
                Paragraph(section["id"], part["id"], tuple(part["rules"]), part["edition"], part["figure"])
                for part in section["paragraphs"]
            ),
            section.get("compares_editions", False),
        )
        for section in document["sections"]
    )


def paragraphs() -> Iterator[Paragraph]:
    """All paragraphs of all sections."""
    return (paragraph for section in sections() for paragraph in section.paragraphs)


def best_paragraph(rule: str, edition: str | None) -> Paragraph | None:
    """Where to read about *rule*: in the edition played, not the introduction, where it is the subject."""
    introduction = sections()[0].id

    def distance(paragraph: Paragraph) -> tuple[bool, bool, int]:
        is_of_other_edition = edition is not None and paragraph.edition not in (None, edition)
        return is_of_other_edition, paragraph.section == introduction, paragraph.rules.index(rule)

    return min((p for p in paragraphs() if rule in p.rules), key=distance, default=None)


_CHAPTER, _TEXT, _RULE = "chapter:", "text:", "rule:"
_LEGENDS = {"tile": ("source", "path", "path-point"), "card": ("value", "symbol", "energy")}
"""The terms that the numbers in a figure point at."""


class RulesPart(QObject):
    """The rulebook; knows which edition is being played."""

    key = "rules"

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = Texts("enix", "rules")
        self._glossary = Texts("enix", "glossary")
        self._turner = PageTurner(self)
        self.edition: str | None = None

    def title(self) -> str:
        return self.tr("Rules")

    def outline(self) -> Entry:
        chapters = tuple(Entry(_CHAPTER + section.id, self._title(section.id)) for section in sections())
        return Entry("part:rules", self.title(), children=chapters)

    def spot(self, place: str) -> Spot | None:
        if place == "part:rules":
            return Spot(_CHAPTER + sections()[0].id)
        if place.startswith(_CHAPTER):
            known = {section.id for section in sections()}
            return Spot(place) if place.removeprefix(_CHAPTER) in known else None
        if place.startswith(_TEXT):
            key = place.removeprefix(_TEXT)
            return next((self._spot(part, place) for part in paragraphs() if part.key == key), None)
        if place.startswith(_RULE):
            best = best_paragraph(place.removeprefix(_RULE), self.edition)
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
        section = next(section for section in sections() if _CHAPTER + section.id == page)
        pages = [(_CHAPTER + each.id, self._title(each.id)) for each in sections()]
        return html(
            "<h1>{title}</h1>{body}{turner}",
            title=self._title(section.id),
            body=joined(self._paragraph(paragraph, width) for paragraph in section.paragraphs),
            turner=self._turner.html(pages, page),
        )

    def printed(self, width: int) -> list[tuple[str, Html]]:
        """Title and text of each section for paper; with an edition, without what holds for the other."""
        told = []
        for section in sections():
            if section.compares_editions and self.edition is not None:
                continue
            kept = [part for part in section.paragraphs if self.edition is None or self._holds(part)]
            body = joined(self._paragraph(part, width, on_paper=True) for part in kept)
            told.append((self._title(section.id), body))
        return told

    def _holds(self, paragraph: Paragraph) -> bool:
        return paragraph.edition in (None, self.edition)

    def _paragraph(self, paragraph: Paragraph, width: int, on_paper: bool = False) -> Html:
        names = [_TEXT + paragraph.key, *(_RULE + rule for rule in paragraph.rules)]
        lines = MARKUP.paragraphs(self._texts[paragraph.key])
        # No line begins with the ids.
        ids = joined((html("{rule}", rule=rule) for rule in paragraph.rules), html("&nbsp; "))
        lines[-1] = html('{line}<span class="ids">&nbsp;&nbsp;{ids}</span>', line=lines[-1], ids=ids)
        if paragraph.edition is None or (on_paper and self.edition is not None):
            text = joined(html("<p>{spots}{line}</p>", spots=anchors(names), line=line) for line in lines)
        elif on_paper:
            text = self._apart(paragraph.edition, lines)
        else:
            text = self._of_edition(paragraph.edition, lines, names)
        return joined([text, self._figure(paragraph, width)])

    def _apart(self, edition: str, lines: list[Html]) -> Html:
        """What holds for one edition only, without a box: Qt would cut it in two at the foot of a page."""
        name = edition_name(edition)
        head = html('<span class="chip">&nbsp;{name}&nbsp;</span> &nbsp;', name=name)
        return joined(
            html('<p style="margin-left: 24px">{head}{line}</p>', head=NOTHING if number else head, line=line)
            for number, line in enumerate(lines)
        )

    def _of_edition(self, edition: str, lines: list[Html], names: list[str]) -> Html:
        """What holds for one edition only stands in a box; that of the other edition is paler."""
        is_played = edition == self.edition
        is_other = self.edition is not None and not is_played
        name = edition_name(edition)
        chip = self.tr("{edition} (this game)").format(edition=name) if is_played else name
        kind = "boxed pale" if is_other else "boxed"
        head = html(
            '<p class="boxed"><span class="{kind}">&nbsp;{chip}&nbsp;</span></p>',
            kind="chip-now" if is_played else "chip",
            chip=chip,
        )
        text = [
            html('<p class="{kind}">{spots}{line}</p>', kind=kind, spots=anchors(names), line=line)
            for line in lines
        ]
        bar = ACCENT.name() if is_played else current_theme.theme.panel_edge.name()
        return boxed(joined([head, *text]), bar)

    def _figure(self, paragraph: Paragraph, width: int) -> Html:
        if paragraph.figure is None:
            return NOTHING
        caption = self._texts.get(f"{paragraph.key}-caption", "")
        across, high = figure_size(paragraph.figure, min(width, WIDEST))
        name = f"figure/{paragraph.figure}@{across}"
        below = [MARKUP.line(caption), *self._legend(paragraph.figure)]
        return figure(image(name, across, high, plain(caption)), joined(below, html("<br>")))

    def _legend(self, name: str) -> list[Html]:
        """What the numbers in a figure point at, as links to the glossary."""
        terms = _LEGENDS.get(name, ())
        names = [link(f"term:{term}", self._term_name(term)) for term in terms]
        if name == "tile":
            names.append(html("{words}", words=self.tr("Side without a path")))
        numbered = [
            html("<b>{number}</b>&nbsp;{words}", number=number, words=words)
            for number, words in enumerate(names, start=1)
        ]
        return [joined(numbered, html(" &nbsp; "))] if numbered else []

    def _term_name(self, term: str) -> str:
        return self._glossary[f"{term}.name"]

    def hint(self, place: str) -> str:
        if not place.startswith(_RULE):
            return ""
        best = best_paragraph(place.removeprefix(_RULE), self.edition)
        return "" if best is None else plain(self._texts[best.key])

    def passages(self) -> Iterator[Passage]:
        """Every paragraph, found also by the ids of its rules and by its caption."""
        for section in sections():
            for part in section.paragraphs:
                yield self._passage(section, part)

    def _passage(self, section: Section, part: Paragraph) -> Passage:
        caption = plain(self._texts.get(f"{part.key}-caption", "")) if part.figure else ""
        words = [plain(self._texts[part.key]), caption, " ".join(part.rules)]
        return Passage(_TEXT + part.key, self._title(section.id), " ".join(filter(None, words)))
