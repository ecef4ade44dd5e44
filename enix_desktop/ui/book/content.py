"""What a book is: contents, pages, pictures and passages. Which game it is about, only its maker knows.

A *place* is an address such as `rule:A5` or `card:solar-04`: it names a page, or a spot on one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtGui import QImage

from enix_desktop.markup import Html


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the contents, and those below it."""

    place: str
    title: str
    picture: str = ""
    """The name of a small picture before the title."""
    children: tuple["Entry", ...] = ()


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a place is: on which page, and at which anchor of it; without one, at its top."""

    page: str
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of text that can be found."""

    place: str
    title: str
    text: str


class Book(Protocol):
    """All that a window needs to show a book; every answer is in the language and the theme in use."""

    home: str
    """The place where the book opens."""

    def title(self) -> str:
        """What the book is called."""

    def outline(self) -> Sequence[Entry]:
        """The contents."""

    def spot(self, place: str) -> Spot | None:
        """Where *place* is, if the book has it."""

    def page_title(self, page: str) -> str:
        """What a page is called."""

    def html(self, page: str, width: int) -> Html:
        """A page for a column *width* pixels wide."""

    def picture(self, name: str, ratio: float) -> QImage | None:
        """The picture *name* with *ratio* pixels of the screen to one of the page."""

    def is_slow(self, name: str) -> bool:
        """Whether a picture takes so long to paint that the text should be seen before it."""

    def hint(self, place: str) -> str:
        """A few plain words about what a link leads to, or none."""

    def passages(self) -> Iterator[Passage]:
        """All text, in the order of the book."""

    def set_edition(self, edition: str | None) -> None:
        """Say which edition of the rules is being played, if any."""
