"""The rules of ENIX: what holds for one of the two rulebooks only stands apart."""

from PySide6.QtCore import QObject

from enix_desktop.i18n.texts import Texts
from enix_desktop.markup import NOTHING, Html, html, joined
from enix_desktop.ui.book.html import anchors, boxed, link
from enix_desktop.ui.book.rulebook import Paragraph, Rulebook
from enix_desktop.ui.book.rulebook_part import RulebookPart
from enix_desktop.ui.enix.book.figures.gallery import figure_size
from enix_desktop.ui.enix.book.part import MARKUP
from enix_desktop.ui.enix.edition_words import edition_name
from enix_desktop.ui.widgets.theme import ACCENT, current_theme

RULEBOOK = Rulebook("enix")
_LEGENDS = {"tile": ("source", "path", "path-point"), "card": ("value", "symbol", "energy")}
"""The terms that the numbers in a figure point at."""


class RulesPart(RulebookPart):
    """The rulebook; knows which edition is being played."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(RULEBOOK, MARKUP, figure_size, parent)
        self._glossary = Texts("enix", "glossary")

    def title(self) -> str:
        return self.tr("Rules")

    def _told(self, paragraph: Paragraph, lines: list[Html], names: list[str], on_paper: bool) -> Html:
        if paragraph.edition is None or (on_paper and self.edition is not None):
            return super()._told(paragraph, lines, names, on_paper)
        if on_paper:
            return self._apart(paragraph.edition, lines)
        return self._of_edition(paragraph.edition, lines, names)

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
