"""What the parts of a book share, whatever the game."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from PySide6.QtCore import QObject

from enix_desktop.markup import NOTHING, Html
from enix_desktop.ui.book.content import Entry, Passage, Spot
from enix_desktop.ui.book.html import link, turning


class Part(Protocol):
    """One part of a book: it knows its own places and pages."""

    key: str

    def title(self) -> str:
        """What the part is called."""

    def outline(self) -> Entry:
        """The contents of the part."""

    def spot(self, place: str) -> Spot | None:
        """Where *place* is, if it is in this part."""

    def page_title(self, page: str) -> str:
        """What a page of this part is called."""

    def html(self, page: str, width: int) -> Html:
        """A page of this part."""

    def hint(self, place: str) -> str:
        """Plain words about *place*."""

    def passages(self) -> Iterator[Passage]:
        """All text of this part."""


class PageTurner(QObject):
    """The links at the foot of a page to those beside it."""

    def html(self, pages: Sequence[tuple[str, str]], now: str) -> Html:
        """Links to the pages before and after *now* among *pages*, places with their titles."""
        index = [place for place, _ in pages].index(now)
        before = after = NOTHING
        if index > 0:
            place, title = pages[index - 1]
            before = link(place, self.tr("‹ {title}").format(title=title))
        if index + 1 < len(pages):
            place, title = pages[index + 1]
            after = link(place, self.tr("{title} ›").format(title=title))
        return turning(before, after)
