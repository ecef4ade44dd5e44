"""The markup of long texts: **bold**, [words](place), {picture}, an empty line between paragraphs."""

import re
from collections.abc import Callable

from enix_desktop.markup import NOTHING, Html, html, joined

SOURCE = "source:"
"""Links with this scheme lead to the sources at the foot of the page."""

_MARK = re.compile(
    r"\*\*(?P<bold>.+?)\*\*"
    r"|\[(?P<words>[^\]]*)\]\((?P<place>[^()\s]+)\)"
    r"|\{(?P<picture>[\w-]+)\}(?P<gap> ?)",
    re.DOTALL,
)
_BREAK = re.compile(r"\n\s*\n")
_MARKUP_AROUND_WORDS = re.compile(r"\*\*|\{[\w-]+\} ?|\[(?=[^\]]*\]\()|\]\([^()\s]+\)")


_PICTURE_IN_A_SENTENCE = re.compile(r"\{[\w-]+\} (?=[a-zà-ÿ])")
"""A picture that stands for a word: what follows goes on with the sentence."""


_PICTURE = re.compile(r"\{(?P<picture>[\w-]+)\}(?P<gap> ?)")
_GAP_BEFORE_A_STOP = re.compile(r" +(?=[.,])")
_NO_BREAK = html("&nbsp;")
_BREAKABLE = re.compile(r"[ \n]+")
"""What may become one space; the unbreakable ones of French stay."""
_BESIDE = 30
"""A name in so many characters before a picture stands beside it."""


class Citations:
    """The sources a page cites, numbered in the order in which it does."""

    def __init__(self) -> None:
        self.sources: list[str] = []

    def number(self, source: str) -> int:
        if source not in self.sources:
            self.sources.append(source)
        return self.sources.index(source) + 1


class Markup:
    """Turns marked-up text into HTML; *picture* and *gap* write small pictures."""

    def __init__(self, picture: Callable[[str], Html], gap: Html = _NO_BREAK) -> None:
        self._picture, self._gap = picture, gap

    def paragraphs(self, text: str, citations: Citations | None = None) -> list[Html]:
        return [self.line(part, citations) for part in _BREAK.split(text.strip())]

    def line(self, text: str, citations: Citations | None = None) -> Html:
        pieces: list[Html] = []
        end = 0
        for match in _MARK.finditer(text):
            pieces += [_escaped(text[end : match.start()]), self._piece(match, citations or Citations())]
            end = match.end()
        return joined([*pieces, _escaped(text[end:])])

    def _piece(self, match: re.Match[str], citations: Citations) -> Html:
        if match["bold"] is not None:
            return html("<b>{bold}</b>", bold=self.line(match["bold"], citations))
        if match["picture"] is not None:
            # A picture stays with the word it belongs to.
            picture = self._picture(match["picture"])
            return joined([picture, self._gap]) if match["gap"] else picture
        words = self.line(match["words"], citations)
        place = match["place"]
        link = html('<a href="{place}">{words}</a>', place=place, words=words) if words else NOTHING
        if not place.startswith(SOURCE):
            return link
        number = citations.number(place.removeprefix(SOURCE))
        return html(
            '{link}<sup>&#8288;<a class="cite" href="{place}">{number}</a></sup>',
            link=link,
            place=place,
            number=number,
        )


def plain(text: str) -> str:
    """The words of *text* alone, in one line."""
    told = _PICTURE_IN_A_SENTENCE.sub("\N{HORIZONTAL ELLIPSIS} ", text)
    return " ".join(_MARKUP_AROUND_WORDS.sub("", told).split())


def spoken(text: str, name: Callable[[str], str]) -> str:
    """The words of *text* for somebody who does not see its pictures: each is said by its *name*.

    A picture beside its own name only adorns it and is not said twice.
    """

    def said(match: re.Match[str]) -> str:
        words = name(match["picture"])
        beside = text[: match.start()][-_BESIDE:] + "|" + text[match.end() :].lstrip()[: len(words)]
        return "" if words.casefold() in beside.casefold() else words + match["gap"]

    told = _GAP_BEFORE_A_STOP.sub("", _PICTURE.sub(said, text))
    return _BREAKABLE.sub(" ", _MARKUP_AROUND_WORDS.sub("", told)).strip()


def _escaped(text: str) -> Html:
    return html("{words}", words=" ".join(text.split("\n")))
