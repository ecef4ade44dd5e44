"""The guide to the energy system: the beat of the grid, categories with their cards, events and plants."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial

from PySide6.QtCore import QObject

from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import CATEGORIES, PLANTS, Category
from enix_desktop.markup import NOTHING, Html, html, joined
from enix_desktop.ui.book.content import Entry, Passage, Spot
from enix_desktop.ui.book.html import grid, image, link
from enix_desktop.ui.book.markup import SOURCE, Citations, plain
from enix_desktop.ui.book.part import PageTurner
from enix_desktop.ui.book.sources import SourceWords, sources_of
from enix_desktop.ui.hertzschlag.book.facts import card_lines, event_lines, plant_lines
from enix_desktop.ui.hertzschlag.book.figures.gallery import figure_size, picture_size
from enix_desktop.ui.hertzschlag.book.rules_part import TEXTS
from enix_desktop.ui.hertzschlag.book.small_pictures import MARKUP
from enix_desktop.ui.hertzschlag.words import NAMES, category_name

_PAGE, _GUIDE, _CATEGORY = "part:guide", "guide:", "category:"
_EVENTS, _PLANTS, _SOURCES = "guide:events", "guide:plants", "guide:sources"
_ESSAYS = ("why", "tells", "control", "plants")
"""Pages that explain the grid itself."""
_LARGE, _SMALL, _SCENE = 220, 96, 190


@dataclass(frozen=True, slots=True)
class Thing:
    """A card, an event or a plant: it has a picture, and a page that tells what it is in the real world."""

    kind: str
    id: str
    above: str
    """The page it is listed on."""
    facts: Callable[[], Html]
    """What is printed on it."""

    @property
    def place(self) -> str:
        return f"{self.kind}:{self.id}"

    @property
    def name(self) -> str:
        return NAMES[self.id]


@cache
def _things() -> Sequence[Thing]:
    """All of them, in the order in which they are listed."""
    components = standard_components()
    plants = (Thing("plant", plant.key, _PLANTS, partial(plant_lines, plant)) for plant in PLANTS)
    cards = (
        Thing("card", card.id, _CATEGORY + card.category.key, partial(card_lines, card))
        for card in components.cards
    )
    events = (Thing("event", event.id, _EVENTS, partial(event_lines, event)) for event in components.events)
    return (*plants, *cards, *events)


class GuidePart(QObject):
    """What is known about everything that the cards show, and where it is known from."""

    key = "guide"

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sources = SourceWords("hertzschlag", self)
        self._turner = PageTurner(self)
        self._places = {thing.place for thing in _things()}

    def title(self) -> str:
        return TEXTS["book.guide"]

    def _chapters(self) -> list[str]:
        """The pages below the overview, in their order."""
        essays = [_GUIDE + essay for essay in _ESSAYS]
        return [*essays, *(_CATEGORY + category.key for category in CATEGORIES), _EVENTS, _SOURCES]

    def outline(self) -> Entry:
        return Entry(_PAGE, self.title(), children=tuple(map(self._entry, self._chapters())))

    def _entry(self, page: str) -> Entry:
        things = tuple(Entry(thing.place, thing.name) for thing in _listed_on(page))
        small = f"small/{page.removeprefix(_CATEGORY)}" if page.startswith(_CATEGORY) else ""
        return Entry(page, self.page_title(page), small, things)

    def spot(self, place: str) -> Spot | None:
        is_known = place == _PAGE or place in self._chapters() or place in self._places
        return Spot(place) if is_known else None

    def page_title(self, page: str) -> str:
        if page == _PAGE:
            return TEXTS["intro.title"]
        if page == _SOURCES:
            return TEXTS["head.sources"]
        if page.startswith(_CATEGORY):
            return str(category_name(_category(page)))
        if page.startswith(_GUIDE):
            return TEXTS[f"{page.removeprefix(_GUIDE)}.title"]
        return NAMES[page.partition(":")[2]]

    def html(self, page: str, width: int) -> Html:
        citations = Citations()
        if page == _PAGE:
            return self._overview(width, citations)
        if page == _SOURCES:
            citations.sources.extend(sources_of("hertzschlag"))
            body = self._sources.listed(citations)
        elif page in self._chapters():
            body = self._chapter(page, width, citations)
        else:
            return self._thing_page(_thing(page), width, citations)
        pages = [(each, self.page_title(each)) for each in self._chapters()]
        return joined([body, self._turner.html(pages, page)])

    def _prose(self, key: str, citations: Citations) -> Html:
        lines = MARKUP.paragraphs(TEXTS[key], citations)
        return joined(html("<p>{line}</p>", line=line) for line in lines)

    def _overview(self, width: int, citations: Citations) -> Html:
        is_wide = width > 3 * _SCENE

        def scenes(pages: Sequence[str], columns: int) -> Html:
            across = min(_SCENE, width // columns - 16)
            return grid([self._scene_link(page, across) for page in pages], columns)

        return html(
            "<h1>{title}</h1>{prose}<h2>{beat}</h2>{essays}<h2>{categories}</h2>{cards}<h2>{events}</h2>{papers}"
            "<p>{sources}</p>",
            title=TEXTS["intro.title"],
            prose=self._prose("intro.text", citations),
            beat=TEXTS["head.beat"],
            essays=scenes([_GUIDE + essay for essay in _ESSAYS], 4 if is_wide else 2),
            categories=TEXTS["head.categories"],
            cards=scenes([_CATEGORY + category.key for category in CATEGORIES], 3 if is_wide else 2),
            events=TEXTS["head.events"],
            papers=scenes([_EVENTS], 3 if is_wide else 2),
            sources=link(_SOURCES, TEXTS["head.sources"]),
        )

    def _scene_link(self, page: str, across: int) -> Html:
        title, name = self.page_title(page), _scene(page)
        wide, high = figure_size(name, across)
        return html(
            '<p class="figure">{picture}</p><p align="center">{words}</p>',
            picture=link(page, image(f"figure/{name}@{wide}", wide, high, title)),
            words=link(page, title),
        )

    def _chapter(self, page: str, width: int, citations: Citations) -> Html:
        """An essay, a category or the events: a picture, what is told about it, and what belongs to it."""
        key = page.partition(":")[2]
        wide, high = figure_size(_scene(page), min(300, round(width * 0.45)))
        lead = TEXTS.get(f"{key}.lead", "")
        told = html('<p class="lead">{lead}</p>', lead=MARKUP.line(lead, citations)) if lead else NOTHING
        title = self.page_title(page)
        head = html(
            '<table width="100%" cellspacing="0" cellpadding="0" style="margin-bottom: 20px"><tr>'
            '<td width="{wide}">{picture}</td><td valign="middle" style="padding-left: 24px">{above}'
            "<h1>{title}</h1>{told}</td></tr></table>",
            wide=wide,
            picture=image(f"figure/{_scene(page)}@{wide}", wide, high, title),
            above=_above(_PAGE, self.title()),
            title=title,
            told=told,
        )
        prose = self._prose(f"{key}.text", citations)
        return joined([head, prose, self._listing(page, width), self._sources.listed(citations)])

    def _listing(self, page: str, width: int) -> Html:
        """Pictures of the things on *page* that lead to their own pages."""
        things = _listed_on(page)
        if not things:
            return NOTHING
        columns = max(3, min(6, width // (_SMALL + 24)))
        head = {"plant": "head.plants", "card": "head.cards", "event": "head.events"}[things[0].kind]
        cells = grid([_thing_link(thing) for thing in things], columns)
        return html("<h2>{head}</h2>{cells}", head=TEXTS[head], cells=cells)

    def _thing_page(self, thing: Thing, width: int, citations: Citations) -> Html:
        wide, high = picture_size(thing.kind, min(_LARGE, round(width * 0.36)))
        head = html(
            '<table width="100%" cellspacing="0" cellpadding="0" style="margin-bottom: 20px"><tr>'
            '<td width="{room}">{picture}</td>'
            '<td valign="top" style="padding-left: 20px">{above}<h1>{name}</h1>{facts}</td></tr></table>',
            room=wide + 12,
            picture=image(f"{thing.kind}/{thing.id}@{wide}", wide, high, thing.name),
            above=_above(thing.above, self.page_title(thing.above)),
            name=thing.name,
            facts=thing.facts(),
        )
        prose = self._prose(f"{thing.id}.text", citations)
        pages = [(each.place, each.name) for each in _things() if each.kind == thing.kind]
        turner = self._turner.html(pages, thing.place)
        return joined([head, prose, self._sources.listed(citations), turner])

    def hint(self, place: str) -> str:
        """What a link leads to, in a sentence or two."""
        if place.startswith(SOURCE):
            return self._sources.line(place.removeprefix(SOURCE))
        key = place.partition(":")[2]
        if place.startswith(_CATEGORY) or place == _EVENTS:
            return plain(TEXTS.get(f"{key}.lead", ""))
        return plain(TEXTS.get(f"{key}.text", "")) if self.spot(place) and place != _PAGE else ""

    def passages(self) -> Iterator[Passage]:
        """The overview, the chapters and everything in them."""
        yield Passage(_PAGE, TEXTS["intro.title"], plain(TEXTS["intro.text"]))
        for page in self._chapters():
            if page == _SOURCES:
                continue
            key = page.partition(":")[2]
            text = f"{TEXTS.get(f'{key}.lead', '')} {TEXTS[f'{key}.text']}"
            yield Passage(page, self.page_title(page), plain(text))
            for thing in _listed_on(page):
                yield Passage(thing.place, thing.name, plain(TEXTS[f"{thing.id}.text"]))


def _listed_on(page: str) -> list[Thing]:
    return [thing for thing in _things() if thing.above == page]


def _thing(place: str) -> Thing:
    return next(thing for thing in _things() if thing.place == place)


def _category(page: str) -> Category:
    return next(category for category in CATEGORIES if _CATEGORY + category.key == page)


def _scene(page: str) -> str:
    """The figure at the head of a chapter."""
    return "guide-" + page.partition(":")[2]


def _above(place: str, title: str) -> Html:
    return html('<p class="above">{link}</p>', link=link(place, title))


def _thing_link(thing: Thing) -> Html:
    picture = image(f"{thing.kind}/{thing.id}@{_SMALL}", *picture_size(thing.kind, _SMALL), thing.name)
    return html(
        '<p class="figure">{picture}</p><p class="name">{words}</p>',
        picture=link(thing.place, picture),
        words=link(thing.place, thing.name),
    )
