"""Where the facts of a book come from: resources/GAME/sources.json."""

import json
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QObject

from enix_desktop import resources
from enix_desktop.markup import NOTHING, Html, html, joined
from enix_desktop.ui.book.html import anchors
from enix_desktop.ui.book.markup import SOURCE, Citations


@cache
def sources_of(game: str) -> Mapping[str, Mapping[str, object]]:
    """Title, publisher, year and address of each source of *game*."""
    found: Mapping[str, Mapping[str, object]] = json.loads(resources.text(f"{game}/sources.json"))
    return found


class SourceWords(QObject):
    """Sources in words."""

    def __init__(self, game: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game

    def line(self, source: str) -> str:
        """Title, publisher and year of *source*, or its id if nothing is known of it."""
        facts = sources_of(self._game).get(source)
        if facts is None:
            return source
        parts = [str(facts[name]) for name in ("title", "publisher", "year") if facts.get(name)]
        return ", ".join(parts)

    def address(self, source: str) -> str:
        """Where *source* is found, if that is known."""
        return str(sources_of(self._game).get(source, {}).get("url", ""))

    def listed(self, citations: Citations) -> Html:
        """The sources at the foot of a page; addresses are text, for the program never opens the network."""
        if not citations.sources:
            return NOTHING
        lines = [html("<h2>{title}</h2>", title=self.tr("Sources"))]
        for number, source in enumerate(citations.sources, start=1):
            address = self.address(source)
            muted = html('<br><span class="muted">{address}</span>', address=address)
            lines.append(
                html(
                    '<p class="source">{spot}{number}. {line}{where}</p>',
                    spot=anchors([SOURCE + source]),
                    number=number,
                    line=self.line(source),
                    where=muted if address else NOTHING,
                )
            )
        return joined(lines)
