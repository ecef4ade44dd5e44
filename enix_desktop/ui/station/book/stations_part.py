"""A page about each station: what one sees there, what it does, when it is worth it, and an example."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from enix_desktop.games.station.components import STATION_BY_KEY, STATIONS, Station
from enix_desktop.i18n.texts import Texts
from enix_desktop.markup import Html, html, joined
from enix_desktop.ui.book.content import Entry, Passage, Spot
from enix_desktop.ui.book.html import boxed, grid, image, link
from enix_desktop.ui.book.markup import plain
from enix_desktop.ui.book.part import PageTurner
from enix_desktop.ui.station.book.figures.gallery import figure_size
from enix_desktop.ui.station.book.small_pictures import MARKUP
from enix_desktop.ui.station.words import station_name
from enix_desktop.ui.widgets.theme import ACCENT

TEXTS = Texts("station", "stations")
_PAGE, _STATION = "part:stations", "station:"
_LARGE, _SMALL = 264, 180
_TOLD = ("does", "worth", "example", "cards")
"""What a page tells below its picture, in this order."""
_FIRST_RULES = ("TM1", "TC1", "TB1", "TP1", "TK1", "TE1")


class StationsPart(QObject):
    """The six stations."""

    key = "stations"

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._turner = PageTurner(self)

    def title(self) -> str:
        return TEXTS["book.stations"]

    def outline(self) -> Entry:
        stations = (
            Entry(_STATION + station.key, station_name(station), f"small/{station.key}")
            for station in STATIONS
        )
        return Entry(_PAGE, self.title(), children=tuple(stations))

    def spot(self, place: str) -> Spot | None:
        is_station = place.startswith(_STATION) and place.removeprefix(_STATION) in STATION_BY_KEY
        return Spot(place) if place == _PAGE or is_station else None

    def page_title(self, page: str) -> str:
        if page == _PAGE:
            return TEXTS["intro.title"]
        return station_name(STATION_BY_KEY[page.removeprefix(_STATION)])

    def html(self, page: str, width: int) -> Html:
        if page == _PAGE:
            return self._overview(width)
        return self._page(STATION_BY_KEY[page.removeprefix(_STATION)], width)

    def _overview(self, width: int) -> Html:
        across = min(_SMALL, width // 2 - 16)
        return html(
            "<h1>{title}</h1><p>{text}</p>{rooms}",
            title=TEXTS["intro.title"],
            text=MARKUP.line(TEXTS["intro.text"]),
            rooms=grid([_room_link(station, across) for station in STATIONS], 3 if width > 3 * _SMALL else 2),
        )

    def _page(self, station: Station, width: int) -> Html:
        wide, high = figure_size(f"room-{station.key}", min(_LARGE, round(width * 0.45)))
        name = station_name(station)
        head = html(
            '<table width="100%" cellspacing="0" cellpadding="0" style="margin-bottom: 12px"><tr>'
            '<td width="{wide}">{picture}</td><td valign="middle" style="padding-left: 24px">'
            '<p class="above">{above}</p><h1>{name}</h1><p class="lead">{lead}</p></td></tr></table>',
            wide=wide,
            picture=image(f"figure/room-{station.key}@{wide}", wide, high, name),
            above=link(_PAGE, self.title()),
            name=name,
            lead=MARKUP.line(TEXTS[f"{station.key}.lead"]),
        )
        pages = [(_STATION + each.key, station_name(each)) for each in STATIONS]
        return html(
            "{head}{body}{turner}",
            head=head,
            body=joined(_told(station, about) for about in _TOLD),
            turner=self._turner.html(pages, _STATION + station.key),
        )

    def printed(self) -> list[tuple[str, Html]]:
        """Title and text of each page for paper."""
        return [
            (station_name(station), joined(_printed(station, about) for about in ("lead", *_TOLD)))
            for station in STATIONS
        ]

    def hint(self, place: str) -> str:
        station = place.removeprefix(_STATION)
        if not place.startswith(_STATION) or station not in STATION_BY_KEY:
            return ""
        return plain(TEXTS[f"{station}.does"])

    def passages(self) -> Iterator[Passage]:
        """The overview and every page."""
        yield Passage(_PAGE, TEXTS["intro.title"], plain(TEXTS["intro.text"]))
        for station in STATIONS:
            told = " ".join(TEXTS[f"{station.key}.{about}"] for about in ("lead", *_TOLD))
            yield Passage(_STATION + station.key, station_name(station), plain(told))


def _told(station: Station, about: str) -> Html:
    """One matter of a page; the example stands apart."""
    text = html("<p>{text}</p>", text=MARKUP.line(TEXTS[f"{station.key}.{about}"]))
    head = html("<h2>{head}</h2>", head=TEXTS[f"head.{about}"])
    if about == "does":
        rule = _FIRST_RULES[station]
        ids = html('<span class="ids">&nbsp;&nbsp;{link}</span>', link=link(f"rule:{rule}", rule))
        head = html("<h2>{head}{ids}</h2>", head=TEXTS[f"head.{about}"], ids=ids)
    return joined([head, boxed(text, ACCENT.name()) if about == "example" else text])


def _printed(station: Station, about: str) -> Html:
    """One matter of a page on paper; boxes and tables would be cut in two at the foot of a page."""
    text = MARKUP.line(TEXTS[f"{station.key}.{about}"])
    if about == "lead":
        return html('<p class="pale">{text}</p>', text=text)
    return html("<p><b>{head}.</b> {text}</p>", head=TEXTS[f"head.{about}"], text=text)


def _room_link(station: Station, across: int) -> Html:
    place, name = _STATION + station.key, station_name(station)
    wide, high = figure_size(f"room-{station.key}", across)
    picture = link(place, image(f"figure/room-{station.key}@{wide}", wide, high, name))
    return html(
        '<p class="figure">{picture}</p><p align="center">{words}</p>',
        picture=picture,
        words=link(place, name),
    )
