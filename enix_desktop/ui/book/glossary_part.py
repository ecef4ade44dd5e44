"""The glossary of a game: one page, sorted as the language in use sorts."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from enix_desktop.i18n.texts import Texts
from enix_desktop.markup import Html, html, joined
from enix_desktop.ui.book.content import Entry, Passage, Spot
from enix_desktop.ui.book.html import anchors
from enix_desktop.ui.book.markup import Markup, plain
from enix_desktop.ui.book.search import folded

_PAGE, _TERM, _NAME = "part:glossary", "term:", ".name"


class GlossaryPart(QObject):
    """The words of a game: resources/GAME/texts/LANGUAGE/glossary.toml."""

    key = "glossary"

    def __init__(self, game: str, markup: Markup, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts, self._markup = Texts(game, "glossary"), markup

    def title(self) -> str:
        return self.tr("Glossary")

    def _terms(self) -> list[tuple[str, str]]:
        """All terms with their names, sorted by these."""
        terms = [key.removesuffix(_NAME) for key in self._texts if key.endswith(_NAME)]
        return sorted(((term, self._texts[term + _NAME]) for term in terms), key=lambda pair: folded(pair[1]))

    def outline(self) -> Entry:
        terms = tuple(Entry(_TERM + term, name) for term, name in self._terms())
        return Entry(_PAGE, self.title(), children=terms)

    def spot(self, place: str) -> Spot | None:
        if place == _PAGE:
            return Spot(_PAGE)
        is_term = place.startswith(_TERM) and place.removeprefix(_TERM) + _NAME in self._texts
        return Spot(_PAGE, place) if is_term else None

    def page_title(self, page: str) -> str:
        return self.title()

    def html(self, page: str, width: int) -> Html:
        entries = joined(self._entry(term, name) for term, name in self._terms())
        return html("<h1>{title}</h1>{entries}", title=self.title(), entries=entries)

    def _entry(self, term: str, name: str) -> Html:
        spot = anchors([_TERM + term])
        text = self._markup.paragraphs(self._texts[f"{term}.text"])
        lines = joined(html("<p>{spot}{line}</p>", spot=spot, line=line) for line in text)
        return html("<h3>{spot}{name}</h3>{lines}", spot=spot, name=name, lines=lines)

    def hint(self, place: str) -> str:
        return plain(self._texts.get(f"{place.removeprefix(_TERM)}.text", ""))

    def passages(self) -> Iterator[Passage]:
        for term, name in self._terms():
            yield Passage(_TERM + term, name, plain(self._texts[f"{term}.text"]))
