"""A book that consists of parts, with a front page that shows them."""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage

from enix_desktop.markup import Html, html, joined
from enix_desktop.ui.book.content import Entry, Passage, Spot
from enix_desktop.ui.book.html import image, link
from enix_desktop.ui.book.part import Part

HOME = "part:book"
_COVER_WIDTH = 216


class BookOfParts(QObject):
    """`ui.book.content.Book`; a figure named `cover-PART` leads to each of the *parts*."""

    home = HOME

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts: Sequence[Part] = ()

    def title(self) -> str:
        raise NotImplementedError

    def _about(self) -> Mapping[str, str]:
        """A sentence about each part, by its key."""
        raise NotImplementedError

    def _figure_size(self, name: str, column: int) -> tuple[int, int]:
        raise NotImplementedError

    def picture(self, name: str, ratio: float) -> QImage | None:
        raise NotImplementedError

    def outline(self) -> Sequence[Entry]:
        return [part.outline() for part in self._parts]

    def spot(self, place: str) -> Spot | None:
        if place == HOME:
            return Spot(HOME)
        return next((spot for part in self._parts if (spot := part.spot(place)) is not None), None)

    def _part_of(self, page: str) -> Part | None:
        return next((part for part in self._parts if part.spot(page) is not None), None)

    def page_title(self, page: str) -> str:
        part = self._part_of(page)
        return self.title() if part is None else part.page_title(page)

    def html(self, page: str, width: int) -> Html:
        part = self._part_of(page)
        return self._front(width) if part is None else part.html(page, width)

    def _front(self, width: int) -> Html:
        about = self._about()
        rows = []
        for part in self._parts:
            place, title, name = f"part:{part.key}", part.title(), f"cover-{part.key}"
            wide, high = self._figure_size(name, min(_COVER_WIDTH, round(width * 0.4)))
            cover = link(place, image(f"figure/{name}@{wide}", wide, high, title))
            rows.append(
                html(
                    '<tr><td width="{wide}" style="padding-bottom: 20px">{cover}</td>'
                    '<td valign="middle" style="padding-bottom: 20px"><h2>{title}</h2>'
                    "<p>{about}</p></td></tr>",
                    wide=wide + 24,
                    cover=cover,
                    title=link(place, title),
                    about=about[part.key],
                )
            )
        return html(
            '<h1>{title}</h1><p></p><table width="100%" cellspacing="0" cellpadding="0">{rows}</table>',
            title=self.title(),
            rows=joined(rows),
        )

    def is_slow(self, name: str) -> bool:
        """Figures are scenes; all else is quick."""
        return name.startswith("figure/")

    def hint(self, place: str) -> str:
        return next((hint for part in self._parts if (hint := part.hint(place))), "")

    def passages(self) -> Iterator[Passage]:
        for part in self._parts:
            yield from part.passages()

    def set_edition(self, edition: str | None) -> None:
        """Where there is only one, nothing changes."""
