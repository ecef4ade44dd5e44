"""The energy guide: an overview, a page for each energy, one for each of the 72 cards, and their sources."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from enix_desktop.games.enix.components import (
    ENERGIES,
    ENERGY_BY_KEY,
    ActionCard,
    Energy,
    standard_components,
)
from enix_desktop.i18n.texts import Texts
from enix_desktop.markup import NOTHING, Html, html, joined
from enix_desktop.ui.book.content import Entry, Passage, Spot
from enix_desktop.ui.book.html import grid, image, link
from enix_desktop.ui.book.markup import SOURCE, Citations, plain
from enix_desktop.ui.book.part import PageTurner
from enix_desktop.ui.book.sources import SourceWords
from enix_desktop.ui.enix.book.card_words import CardWords, symbol_key, symbol_rule
from enix_desktop.ui.enix.book.figures.gallery import card_size, tile_size
from enix_desktop.ui.enix.book.part import MARKUP
from enix_desktop.ui.enix.book.small_pictures import symbol_picture

_PAGE, _ENERGY, _CARD = "part:guide", "energy:", "card:"
_LARGE_CARD, _SMALL_CARD = 220, 92
_LARGE_TILE, _SMALL_TILE = 300, 168
_COLUMNS_OF_CARDS = (6, 4, 3)
"""Twelve cards fill each of these."""


class GuidePart(QObject):
    """What is known about the six energies and all that the cards show."""

    key = "guide"

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = Texts("enix", "guide")
        self._names = Texts("enix", "cards")
        self._words = CardWords(self)
        self._sources = SourceWords("enix", self)
        self._turner = PageTurner(self)
        cards = standard_components().cards
        self._cards = {card.id: card for card in cards}

    def title(self) -> str:
        return self.tr("Energy guide")

    def _energy_name(self, energy: Energy) -> str:
        return self._words.names.energy(energy)

    def _cards_of(self, energy: Energy) -> list[ActionCard]:
        return [card for card in self._cards.values() if card.energy == energy]

    def outline(self) -> Entry:
        return Entry(_PAGE, self.title(), children=tuple(self._outline_of(energy) for energy in ENERGIES))

    def _outline_of(self, energy: Energy) -> Entry:
        cards = tuple(Entry(_CARD + card.id, self._names[card.id]) for card in self._cards_of(energy))
        return Entry(_ENERGY + energy.key, self._energy_name(energy), f"small/{energy.key}", cards)

    def spot(self, place: str) -> Spot | None:
        is_energy = place.startswith(_ENERGY) and place.removeprefix(_ENERGY) in ENERGY_BY_KEY
        is_card = place.startswith(_CARD) and place.removeprefix(_CARD) in self._cards
        return Spot(place) if place == _PAGE or is_energy or is_card else None

    def page_title(self, page: str) -> str:
        if page.startswith(_ENERGY):
            return self._energy_name(ENERGY_BY_KEY[page.removeprefix(_ENERGY)])
        return self._names[page.removeprefix(_CARD)] if page.startswith(_CARD) else self.title()

    def html(self, page: str, width: int) -> Html:
        citations = Citations()
        if page.startswith(_ENERGY):
            return self._energy_page(ENERGY_BY_KEY[page.removeprefix(_ENERGY)], width, citations)
        if page.startswith(_CARD):
            return self._card_page(self._cards[page.removeprefix(_CARD)], width, citations)
        return self._overview(width, citations)

    def _prose(self, key: str, citations: Citations) -> Html:
        lines = MARKUP.paragraphs(self._texts[key], citations)
        return joined(html("<p>{line}</p>", line=line) for line in lines)

    def _overview(self, width: int, citations: Citations) -> Html:
        across = min(_SMALL_TILE, width // 2 - 16)
        cells = [self._tile_link(energy, across) for energy in ENERGIES]
        prose = self._prose("intro.text", citations)
        return html(
            "<h1>{title}</h1>{prose}{tiles}{sources}",
            title=self._texts["intro.title"],
            prose=prose,
            tiles=grid(cells, 3 if width > 3 * _SMALL_TILE else 2),
            sources=self._sources.listed(citations),
        )

    def _tile_link(self, energy: Energy, across: int) -> Html:
        name, place = self._energy_name(energy), _ENERGY + energy.key
        picture = link(place, image(f"tile/{energy.key}@{across}", *tile_size(across), name))
        words = link(place, name)
        return html(
            '<p class="figure">{picture}</p><p align="center">{words}</p>', picture=picture, words=words
        )

    def _energy_page(self, energy: Energy, width: int, citations: Citations) -> Html:
        name = self._energy_name(energy)
        across = min(_LARGE_TILE, round(width * 0.45))
        picture = image(f"tile/{energy.key}@{across}", *tile_size(across), name)
        lead = MARKUP.line(self._texts[f"{energy.key}.lead"], citations)
        head = html(
            '<table width="100%" cellspacing="0" cellpadding="0" style="margin-bottom: 20px"><tr>'
            '<td width="{across}">{picture}</td><td valign="middle" style="padding-left: 24px">{above}'
            '<h1>{name}</h1><p class="lead">{lead}</p></td></tr></table>',
            across=across,
            picture=picture,
            above=self._above(_PAGE, self.title()),
            name=name,
            lead=lead,
        )
        prose = self._prose(f"{energy.key}.text", citations)
        cells = [self._card_link(card) for card in self._cards_of(energy)]
        columns = next((count for count in _COLUMNS_OF_CARDS if width >= count * (_SMALL_CARD + 8)), 3)
        title = self.tr("The cards of {energy}").format(energy=name)
        pages = [(_ENERGY + each.key, self._energy_name(each)) for each in ENERGIES]
        return html(
            "{head}{prose}<h2>{title}</h2>{cards}{sources}{turner}",
            head=head,
            prose=prose,
            title=title,
            cards=grid(cells, columns),
            sources=self._sources.listed(citations),
            turner=self._turner.html(pages, _ENERGY + energy.key),
        )

    @staticmethod
    def _above(place: str, title: str) -> Html:
        return html('<p class="above">{link}</p>', link=link(place, title))

    def _card_link(self, card: ActionCard) -> Html:
        name, place = self._names[card.id], _CARD + card.id
        picture = link(place, image(f"card/{card.id}@{_SMALL_CARD}", *card_size(_SMALL_CARD), name))
        words = link(place, name)
        return html(
            '<p class="figure">{picture}</p><p class="name">{words}</p>', picture=picture, words=words
        )

    def _card_page(self, card: ActionCard, width: int, citations: Citations) -> Html:
        name = self._names[card.id]
        across = min(_LARGE_CARD, round(width * 0.36))
        picture = image(f"card/{card.id}@{across}", *card_size(across), name)
        head = html(
            '<table width="100%" cellspacing="0" cellpadding="0" style="margin-bottom: 20px"><tr>'
            '<td width="{across}">{picture}</td>'
            '<td valign="top" style="padding-left: 20px">{facts}</td></tr></table>',
            across=across + 12,
            picture=picture,
            facts=self._facts(card, name),
        )
        prose = self._prose(f"{card.id}.text", citations)
        pages = [(_CARD + each.id, self._names[each.id]) for each in self._cards.values()]
        return html(
            "{head}{prose}{sources}{turner}",
            head=head,
            prose=prose,
            sources=self._sources.listed(citations),
            turner=self._turner.html(pages, _CARD + card.id),
        )

    def _facts(self, card: ActionCard, name: str) -> Html:
        above = self._above(_ENERGY + card.energy.key, self._energy_name(card.energy))
        rule = "X1" if card.is_enix else "M1"
        facts = html(
            "{above}<h1>{name}</h1><p><b>{value}</b></p><p>{meaning}&nbsp;{rule}&nbsp;{worth}</p>",
            above=above,
            name=name,
            value=self._words.value(card),
            meaning=self._words.meaning(card),
            rule=self._rule(rule),
            worth=self._rule("G2"),
        )
        if card.is_enix:
            return facts
        rows = [
            html(
                '<tr><td width="56" style="padding-bottom: 8px">{picture}</td>'
                '<td valign="middle" style="padding-bottom: 8px">{number}{words}&nbsp;{rule}</td></tr>',
                picture=symbol_picture(symbol_key(symbol)),
                number=self._number(card, number),
                words=self._words.symbol(symbol),
                rule=self._rule(symbol_rule(symbol)),
            )
            for number, symbol in enumerate(card.symbols, start=1)
        ]
        table = html('<table cellspacing="0" cellpadding="0">{rows}</table>', rows=joined(rows))
        symbols = html("<p>{symbols}</p>", symbols=self._words.symbols(card))
        return joined([facts, symbols, table if rows else NOTHING])

    @staticmethod
    def _number(card: ActionCard, number: int) -> Html:
        return html("<b>{number}.</b> ", number=number) if len(card.symbols) > 1 else NOTHING

    @staticmethod
    def _rule(rule: str) -> Html:
        return html('<span class="ids">{link}</span>', link=link(f"rule:{rule}", rule))

    def hint(self, place: str) -> str:
        """A card's name and value, an energy's lead, or a source."""
        if place.startswith(SOURCE):
            return self._sources.line(place.removeprefix(SOURCE))
        if place.startswith(_ENERGY):
            return plain(self._texts.get(f"{place.removeprefix(_ENERGY)}.lead", ""))
        card = self._cards.get(place.removeprefix(_CARD))
        if card is None:
            return ""
        return self.tr("{name}: {value}").format(name=self._names[card.id], value=self._words.value(card))

    def passages(self) -> Iterator[Passage]:
        """The introduction, the energies and the cards."""
        yield Passage(_PAGE, self._texts["intro.title"], plain(self._texts["intro.text"]))
        for energy in ENERGIES:
            text = f"{self._texts[f'{energy.key}.lead']} {self._texts[f'{energy.key}.text']}"
            yield Passage(_ENERGY + energy.key, self._energy_name(energy), plain(text))
            for card in self._cards_of(energy):
                yield Passage(_CARD + card.id, self._names[card.id], plain(self._texts[f"{card.id}.text"]))
