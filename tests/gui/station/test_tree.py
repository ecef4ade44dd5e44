"""What a screen reader finds on the table of Station Six: everything that is seen, in words, and no more."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path as File
from typing import Any

import pytest
from PySide6.QtCore import QObject, QSizeF
from PySide6.QtWidgets import QApplication

from enix_desktop.app.library.saves import load
from enix_desktop.app.play.replay_reel import Reel
from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.station.components import SLOTS, STATIONS, Station
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.state import State
from enix_desktop.games.station.view import view
from enix_desktop.games.station.watching import StationWatching
from enix_desktop.i18n import pseudo
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.station.table.scene import StationScene
from enix_desktop.ui.station.table.spoken import TEXTS
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.table.tree import StationTree, path_of, spot_at
from enix_desktop.ui.table.cursor import TableCursor
from enix_desktop.ui.table.mode import Mode
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.accessible import ROOT, AccessibleItem, Path
from tests.unit.games.station.tables import state

GOLDEN = File(__file__).parents[2] / "golden"
NAMES = ("Ada", "Volta", "Joule", "Curie")
GROUPS = ("hand", "cards", "rooms", "bridges", "shuttles", "players", "laser")


class Offering(Mode):
    """Offers some spots."""

    def __init__(self, spots: Sequence[Spot]) -> None:
        super().__init__()
        self._spots = spots

    def spots(self) -> Sequence[Sequence[Spot]]:
        return [[spot] for spot in self._spots]


class Reading:
    """A table that only a screen reader looks at, and what was chosen there."""

    def __init__(self, shown: State, seat: Seat, spots: Sequence[Spot] = (), is_open: bool = False) -> None:
        names = NAMES[: shown.table.seats]
        self.scene = StationScene(shown.table, names, PAWNS[: len(names)])
        self.scene.resize(QSizeF(1024, 660))
        self.scene.show_view(StationWatching().open_view(shown, seat) if is_open else view(shown, seat))
        self._parent = QObject()
        self.cursor = TableCursor(self.scene, lambda: True, self._parent)
        self._mode = Offering(spots)
        self.cursor.follow(self._mode)
        self.chosen: list[Spot] = []
        self.tree = StationTree(
            self.scene, self.cursor, PlayerNames(names, self._parent), self.chosen.append, lambda _: "May be."
        )

    def item(self, *path: object) -> AccessibleItem:
        item = self.tree.item(path)
        assert item is not None, path
        return item

    def items(self, path: Path = ROOT) -> Iterator[tuple[Path, AccessibleItem]]:
        item = self.item(*path)
        yield path, item
        for child in item.children:
            yield from self.items((*path, child))

    def told(self) -> list[object]:
        """Everything that is told, in order; which card it is only where its face is named."""
        found: list[object] = [
            (item.name, item.about, item.role, item.place, len(item.children)) for _, item in self.items()
        ]
        return [*found, *self.tree.board()]


@pytest.fixture
def composed() -> State:
    """Three players at the canteen: two stacks, one shuttle docked, a bridge of each kind."""
    return state(
        ["red-cogs red-cogs white-sun", "blue-glass", "green-plant violet-sun"],
        active="canteen",
        round=2,
        laser=[2, 0, 1],
        shuttles={"white": "biotope"},
    )


@cache
def golden(name: str = "station-laser-4") -> Sequence[State]:
    """All states of a whole game."""
    states: Sequence[Any] = Reel(load(GOLDEN / f"{name}.json")).states
    return states


def with_rows() -> State:
    """A moment at which stolen cards lie in front of players."""
    return next(each for each in golden() if any(each.rows) and each.phase is Phase.ACT)


def exchanged(before: State, seat: Seat) -> State:
    """The same for *seat*: the cards that it cannot see have changed places."""
    later = before.copy()
    others = [other for other in before.seats if other != seat]
    hidden = [
        *(card for other in others for card in (*before.hands[other], *before.rows[other])),
        *before.pile,
    ]
    hidden = hidden[len(hidden) // 2 :] + hidden[: len(hidden) // 2]
    for other in others:
        for cards in (later.hands, later.rows):
            count = len(cards[other])
            cards[other], hidden = tuple(sorted(hidden[:count])), hidden[count:]
    later.pile = hidden
    assert later != before
    return later


def test_every_group_is_there_and_everything_in_it_has_a_name_and_a_place(qapp: QApplication) -> None:
    reading = Reading(with_rows(), 0)
    assert reading.item().children == GROUPS
    for path, item in reading.items():
        assert item.name, path
        assert not item.place.isEmpty(), path
        assert reading.scene.sceneRect().contains(item.place), path
        assert "{" not in item.name + item.about, path


@pytest.mark.parametrize("name", ["station-laser-4", "station-four_rounds-2", "station-four_rounds-3"])
def test_a_whole_game_can_be_read(qapp: QApplication, name: str) -> None:
    states = golden(name)
    for shown in (*states[::23], states[-1]):
        for seat in (0, EVERYBODY):
            assert Reading(shown, seat).told()


WORDS = {
    "en": {
        ("rooms", 4): "Canteen, active",
        ("rooms", 2): "Biotope",
        ("bridges", 0): "Red bridge, from the machine deck to the command centre",
        ("bridges", ("spare", 1)): "Yellow bridge, aside",
        ("shuttles", 0): "White shuttle, docked at the biotope",
        ("shuttles", 1): "Violet shuttle, beside the draw pile",
        ("cards", "discards"): "Discards: none",
        ("rooms", 0, "device"): "Station action: Run machines",
        ("laser", 0): "Ada: 2",
        ("hand",): "Ada’s hand",
    },
    "fr": {
        ("rooms", 4): "Cantine, active",
        ("rooms", 2): "Biotope",
        ("bridges", 0): "Pont rouge, de la salle des machines au centre de commande",
        ("bridges", ("spare", 1)): "Pont jaune, à côté",
        ("shuttles", 0): "Navette blanche, arrimée au biotope",
        ("shuttles", 1): "Navette violette, à côté de la pioche",
        ("cards", "discards"): "Défausse\N{NO-BREAK SPACE}: vide",
        ("rooms", 0, "device"): "Action de station\N{NO-BREAK SPACE}: Lancer les machines",
        ("laser", 0): "Ada\N{NO-BREAK SPACE}: 2",
        ("hand",): "Main\N{NO-BREAK SPACE}: Ada",
    },
    "de": {
        ("rooms", 4): "Kantine, aktiv",
        ("rooms", 2): "Biotop",
        ("bridges", 0): "Rote Brücke, vom Maschinendeck zur Kommandozentrale",
        ("bridges", ("spare", 1)): "Gelbe Brücke, liegt daneben",
        ("shuttles", 0): "Weißes Shuttle, angedockt am Biotop",
        ("shuttles", 1): "Violettes Shuttle, neben dem Nachziehstapel",
        ("cards", "discards"): "Ablage: leer",
        ("rooms", 0, "device"): "Stationsaktion: Maschinen starten",
        ("laser", 0): "Ada: 2",
        ("hand",): "Hand von Ada",
    },
}


@pytest.mark.parametrize("language", WORDS)
def test_things_have_names_in_every_language(qapp: QApplication, composed: State, language: str) -> None:
    Languages(qapp).use(language)
    reading = Reading(composed, 0)
    assert {path: reading.item(*path).name for path in WORDS[language]} == WORDS[language]


@pytest.mark.parametrize(
    ("language", "hand"),
    [
        ("en", ["Red cogs", "Red cogs", "White sun"]),
        ("fr", ["Engrenages rouges", "Engrenages rouges", "Soleil blanc"]),
        ("de", ["Zahnräder in Rot", "Zahnräder in Rot", "Sonne in Weiß"]),
    ],
)
def test_the_hand_is_read_as_it_is_sorted(
    qapp: QApplication, composed: State, language: str, hand: Sequence[str]
) -> None:
    Languages(qapp).use(language)
    reading = Reading(composed, 0)
    *cards, sort = reading.item("hand").children
    assert [reading.item("hand", card).name for card in cards] == hand
    about, press = reading.item("hand").about, reading.item("hand", sort).press
    assert press is not None
    press()
    assert reading.scene.hand.by == "colour"
    assert reading.item("hand").about != about


FACTS = {
    "en": (
        "Inner track, in order: 3 from top to bottom Joule and Ada. Outer track: 3 Volta. "
        "Order: Volta (in turn), Joule, Ada.",
        "Docked: the white shuttle.",
    ),
    "fr": (
        "Piste intérieure, dans l’ordre_: 3 de haut en bas Joule et Ada. Piste extérieure_: 3 Volta. "
        "Ordre_: Volta (joue), Joule, Ada.",
        "Arrimage_: la navette blanche.",
    ),
    "de": (
        "Innenleiste, der Reihe nach: 3 von oben nach unten Joule und Ada. Außenleiste: 3 Volta. "
        "Reihenfolge: Volta (am Zug), Joule, Ada.",
        "Angedockt: das weiße Shuttle.",
    ),
}


@pytest.mark.parametrize("language", FACTS)
def test_a_room_tells_its_tracks_stacks_order_and_shuttles(
    qapp: QApplication, composed: State, language: str
) -> None:
    Languages(qapp).use(language)
    reading = Reading(composed, 0)
    canteen, biotope = (fact.replace("_", "\N{NO-BREAK SPACE}") for fact in FACTS[language])
    assert reading.item("rooms", int(Station.CANTEEN)).about == canteen
    assert reading.item("rooms", int(Station.BIOTOPE)).about.endswith(biotope)
    assert biotope not in reading.item("rooms", int(Station.PORT)).about


@pytest.mark.parametrize("language", ["en", "fr", "de", pseudo.LANGUAGE])
def test_the_whole_table_is_told_in_sentences(qapp: QApplication, composed: State, language: str) -> None:
    Languages(qapp).use(language)
    reading = Reading(composed, 0)
    told = reading.tree.board()
    shown = composed.table
    lines = 1 + len(STATIONS) + len(SLOTS) + 2 + 2 + shown.numbers.display + 2 + shown.seats + 1
    assert len(told) == lines
    assert not any("{" in line for line in told)
    if language != pseudo.LANGUAGE:  # which makes sentences longer at their ends
        assert [line for line in told if not line.endswith(".") or "  " in line] == []


def test_nothing_is_told_before_anything_is_shown(qapp: QApplication, composed: State) -> None:
    reading = Reading(composed, 0)
    reading.scene.view_shown = None
    assert reading.tree.item(ROOT) is None
    assert reading.tree.board() == []


def test_what_is_not_there_is_nothing(qapp: QApplication, composed: State) -> None:
    tree = Reading(composed, 0).tree
    for path in (
        *(("hand", 101), ("cards", 3), ("rooms", 6), ("bridges", 6), ("bridges", ("spare", 2))),
        *(("shuttles", 2), ("players", 3), ("players", 0, ("row", 0)), ("laser", 3), ("nowhere",)),
    ):
        assert tree.item(path) is None, path


SPOTS = [
    Spot(Group.DISPLAY, 1),
    Spot(Group.PILE, 0),
    Spot(Group.DISCARDS, 0),
    Spot(Group.ROOM, 3),
    Spot(Group.DEVICE, 4),
    Spot(Group.BRIDGE, 5),
    Spot(Group.SHUTTLE, 1),
    Spot(Group.SEAT, 2),
    Spot(Group.LASER, 0),
]


def test_the_keyboard_goes_where_a_screen_reader_sends_it_and_what_is_offered_can_be_pressed(
    qapp: QApplication, composed: State
) -> None:
    spots = [Spot(Group.HAND, composed.hands[0][0]), *SPOTS]
    assert {spot.group for spot in spots} == set(Group)
    reading = Reading(composed, 0, spots)
    for spot in spots:
        path = path_of(spot)
        assert spot_at(path) == spot
        assert path[-1] in reading.item(*path[:-1]).children
        reading.tree.take_focus(path)
        assert reading.tree.focused() == path
        item = reading.item(*path)
        assert item.press is not None
        assert item.about.startswith("May be.")
        item.press()
    assert reading.chosen == spots


def test_nothing_else_can_be_pressed_and_the_keyboard_stays(qapp: QApplication, composed: State) -> None:
    reading = Reading(composed, 0, [Spot(Group.PILE, 0)])
    reading.tree.take_focus(("cards", "pile"))
    reading.tree.take_focus(("rooms", 0))
    reading.tree.take_focus(("players",))
    assert reading.tree.focused() == ("cards", "pile")
    pressed = [path for path, item in reading.items() if item.press is not None]
    assert pressed == [("hand", "sort"), ("cards", "pile")]


def test_what_is_chosen_is_told_as_chosen(qapp: QApplication, composed: State) -> None:
    reading = Reading(composed, 0)
    spots = [Spot(Group.HAND, composed.hands[0][1]), Spot(Group.ROOM, 2), Spot(Group.SEAT, 1)]
    reading.scene.choose(spots)
    assert [spot_at(path) for path, item in reading.items() if item.is_chosen] == spots


@pytest.mark.parametrize("seat", [0, 1, 3, EVERYBODY])
@pytest.mark.parametrize("language", ["en", "de"])
def test_other_hidden_cards_make_no_difference(qapp: QApplication, seat: Seat, language: str) -> None:
    Languages(qapp).use(language)
    for shown in (golden()[9], with_rows()):
        later = exchanged(shown, seat)
        assert Reading(shown, seat).told() == Reading(later, seat).told()
        other = 2
        assert Reading(shown, other).told() != Reading(later, other).told()


def test_stolen_cards_are_known_to_those_who_stole_them_only(qapp: QApplication) -> None:
    shown = with_rows()
    thief = next(seat for seat in shown.seats if shown.rows[seat])
    other = next(seat for seat in shown.seats if seat != thief)
    path = ("players", thief, ("row", 0))
    assert Reading(shown, other).item(*path).name == "A card, face down"
    assert Reading(shown, EVERYBODY).item(*path).name == "A card, face down"
    assert Reading(shown, thief).item(*path).name.endswith(", face down")
    assert Reading(shown, thief).item(*path).name != "A card, face down"


def test_at_the_public_table_there_is_no_hand_until_somebody_looks_at_it(
    qapp: QApplication, composed: State
) -> None:
    reading = Reading(composed, EVERYBODY)
    assert reading.item().children == GROUPS[1:]
    assert reading.tree.item(("hand",)) is None
    assert reading.tree.item(("hand", composed.hands[0][0])) is None
    before = reading.told()
    reading.scene.peek(view(composed, 0))
    assert reading.item().children == GROUPS
    assert [reading.item("hand", card).name for card in reading.item("hand").children][-1] == "White sun"
    reading.scene.end_peek(view(composed, EVERYBODY))
    assert reading.told() == before


def test_everybody_is_told_when_their_turn_is(qapp: QApplication, composed: State) -> None:
    reading = Reading(composed, 0)
    order = [composed.turn, *composed.inner[composed.active]]
    about = [reading.item("players", seat).about for seat in order]
    assert "order" not in about[0]
    assert ["Number 2 in the order." in told for told in about] == [False, True, False]
    assert ["Number 3 in the order." in told for told in about] == [False, False, True]


def test_open_hands_are_read_at_the_places_of_their_players(qapp: QApplication, composed: State) -> None:
    reading = Reading(composed, 0, is_open=True)
    assert reading.item("players", 0).children == ()
    cards = reading.item("players", 2).children
    assert [reading.item("players", 2, card).name for card in cards] == ["Green plant", "Violet sun"]
    assert any("Open hand: green plant, violet sun." in line for line in reading.tree.board())


def test_a_game_of_four_rounds_has_no_goal(qapp: QApplication) -> None:
    reading = Reading(golden("station-four_rounds-2")[0], 0)
    assert reading.item("laser", "beam").about == "Round 1 of 4"
    ordinary = Reading(golden()[0], 0)
    assert ordinary.item("laser", "beam").about == "Round 1. The goal is 7."


def test_at_the_end_no_station_is_active_and_nobody_in_turn(qapp: QApplication) -> None:
    reading = Reading(golden()[-1], 0)
    assert [item.name for _, item in reading.items() if "active" in item.name] == []
    assert "In turn" not in " ".join(reading.tree.board())
    assert "The game is over." in reading.tree.board()[0]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_language_has_every_sentence_with_the_same_facts(qapp: QApplication, language: str) -> None:
    english = dict(TEXTS)
    Languages(qapp).use(language)
    for key, text in TEXTS.items():
        assert _asked(text) == _asked(english[key]), key


def _asked(text: str) -> set[str]:
    return {part.partition("}")[0].partition(":")[0] for part in text.split("{")[1:]}
