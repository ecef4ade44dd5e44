"""The table of Station Six for screen readers: what lies there in words, and what choosing it does."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from PySide6.QtGui import QAccessible

from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.station.components import SLOTS, STATIONS, Card
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.table import labels
from enix_desktop.ui.station.table.card_item import sorted_cards
from enix_desktop.ui.station.table.hand_item import COLOUR, SYMBOL, HandItem
from enix_desktop.ui.station.table.modes_words import action_name
from enix_desktop.ui.station.table.scene import StationScene
from enix_desktop.ui.station.table.spoken import SpokenWords, fact, said
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.words import (
    station_name,
)
from enix_desktop.ui.table.cursor import TableCursor
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spot_tree import SpotTree, lying
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.accessible import AccessibleItem, Path

_ROLES = QAccessible.Role
_CARDS = {Group.PILE: "pile", Group.DISCARDS: "discards"}
_GROUPS = {"hand": Group.HAND, "rooms": Group.ROOM, "bridges": Group.BRIDGE, "shuttles": Group.SHUTTLE}


def path_of(spot: Spot) -> Path:
    """Where the thing at *spot* is in the tree."""
    match spot.group:
        case Group.DISPLAY:
            return "cards", spot.key
        case Group.PILE | Group.DISCARDS as group:
            return "cards", _CARDS[group]
        case Group.DEVICE:
            return "rooms", spot.key, "device"
        case Group.SEAT:
            return "players", spot.key
        case Group.LASER:
            return "laser", "beam"
        case group:
            return next(name for name, known in _GROUPS.items() if known is group), spot.key


def spot_at(path: Path) -> Spot | None:
    """What the keyboard calls the thing at *path*, if it can go there."""
    match path:
        case ("cards", int(position)):
            return Spot(Group.DISPLAY, position)
        case ("cards", "pile"):
            return Spot(Group.PILE, 0)
        case ("cards", "discards"):
            return Spot(Group.DISCARDS, 0)
        case ("rooms", int(station), "device"):
            return Spot(Group.DEVICE, station)
        case ("players", int(seat)):
            return Spot(Group.SEAT, seat)
        case ("laser", "beam"):
            return Spot(Group.LASER, 0)
        case (str(group), int(key)) if group in _GROUPS:
            return Spot(_GROUPS[group], key)
        case _:
            return None


class StationTree(SpotTree):
    """Answers from what the scene shows now."""

    _scene: StationScene

    def __init__(
        self,
        scene: StationScene,
        cursor: TableCursor,
        names: PlayerNames,
        choose: Callable[[Spot], None],
        about: Callable[[Spot], str],
    ) -> None:
        super().__init__(scene, cursor, choose, about, path_of=path_of, spot_at=spot_at)
        self._names = names
        self._words = SpokenWords(scene, names)

    def item(self, path: Path) -> AccessibleItem | None:
        """What lies there, if anything does."""
        view = self._scene.view_shown
        if view is None:
            return None
        match path:
            case ():
                hand = () if self._hand is None else ("hand",)
                groups = ("cards", "rooms", "bridges", "shuttles", "players", "laser")
                return self._group("table", (*hand, *groups), _ROLES.Grouping)
            case ("hand", *rest):
                return self._in_hand(view, *rest)
            case ("cards", *rest):
                return self._among_cards(view, *rest)
            case ("rooms", *rest):
                return self._among_rooms(view, *rest)
            case ("bridges", *rest):
                return self._among_bridges(view, *rest)
            case ("shuttles",):
                return self._group("shuttles", tuple(range(len(view.shuttles))))
            case ("shuttles", int(number)) if number < len(view.shuttles):
                return self._chosen(path, self._words.shuttle(view, number))
            case ("players", *rest):
                return self._among_players(view, *rest)
            case ("laser", *rest):
                return self._at_laser(view, *rest)
            case _:
                return None

    def board(self) -> list[str]:
        """The whole table in sentences."""
        view, words = self._scene.view_shown, self._words
        if view is None:
            return []
        key = "board.over" if view.phase is Phase.OVER else "board.round"
        texts = [said(key, round=words.round(view), station=station_name(view.active))]
        texts += [fact(words.room(view, each), words.room_facts(view, each)) for each in STATIONS]
        texts += [f"{words.bridge(view, slot)}." for slot in SLOTS]
        texts += [f"{words.spare(view, number)}." for number in range(len(view.spare))]
        texts += [f"{words.shuttle(view, number)}." for number in range(len(view.shuttles))]
        texts += [f"{words.display(view, position)}." for position in range(len(view.display))]
        texts += [f"{words.pile(view)}.", f"{words.discards(view)}."]
        for seat in range(view.table.seats):
            facts = [words.player_facts(view, seat)]
            hand = _open_hand(view, seat)
            if hand:
                facts.append(said("player.open", cards=words.cards(hand)))
            texts.append(fact(self._names.player(seat), " ".join((*facts, words.could_reach(view, seat)))))
        if self._hand is not None:
            texts.append(self._told_hand(view, list(self._hand.cards)))
        return texts

    def _told_hand(self, view: View, cards: Sequence[Card]) -> str:
        key = "hand.cards" if cards else "hand.none"
        return said(key, hand=self._hand_name(view), cards=self._words.cards(cards))

    # The hand

    @property
    def _hand(self) -> HandItem | None:
        """The viewer's, or the one that lies on the tray at the public table."""
        if self._scene.shows_hand:
            return self._scene.hand
        return self._scene.tray.hand if self._scene.tray.isVisible() else None

    def _hand_name(self, view: View) -> str:
        if view.seat == EVERYBODY:
            return labels.said("hand.own", count=len(self._scene.tray.hand.cards))
        return said("group.hand", player=self._names.player(view.seat))

    def _in_hand(self, view: View, *rest: object) -> AccessibleItem | None:
        hand = self._hand
        if hand is None:
            return None
        match rest:
            case ():
                sort = ("sort",) if self._scene.sorting.isVisible() else ()
                about = said(f"hand.by-{hand.by}")
                place = self._scene.plan.hand if self._scene.shows_hand else self._scene.plan.tray
                children = (*hand.cards, *sort)
                return AccessibleItem(self._hand_name(view), _ROLES.List, place, about, children=children)
            case (int(card),) if card in hand.cards:
                return self._chosen(("hand", card), self._words.card(card), item=hand.cards[card])
            case ("sort",) if self._scene.sorting.isVisible():
                by = COLOUR if hand.by == SYMBOL else SYMBOL
                press = partial(self._scene.sorting.chosen.emit, by)
                place = lying(self._scene.sorting)
                return AccessibleItem(said(f"hand.sort-by-{by}"), _ROLES.Button, place, press=press)
            case _:
                return None

    # What lies on the table

    def _among_cards(self, view: View, *rest: object) -> AccessibleItem | None:
        positions = tuple(range(len(view.display)))
        match rest:
            case ():
                return self._group("cards", (*positions, "pile", "discards"))
            case (int(position),) if position in positions:
                return self._chosen(("cards", position), self._words.display(view, position))
            case ("pile",):
                return self._chosen(("cards", "pile"), self._words.pile(view))
            case ("discards",):
                return self._chosen(("cards", "discards"), self._words.discards(view))
            case _:
                return None

    def _among_rooms(self, view: View, *rest: object) -> AccessibleItem | None:
        match rest:
            case ():
                return self._group("rooms", tuple(map(int, STATIONS)))
            case (int(number),) if number in SLOTS:
                station = STATIONS[number]
                facts = self._words.room_facts(view, station)
                return self._chosen(
                    ("rooms", number), self._words.room(view, station), facts, children=("device",)
                )
            case (int(number), "device") if number in SLOTS:
                name = said("room.device", action=action_name(STATIONS[number].key))
                return self._chosen(("rooms", number, "device"), name, role=_ROLES.Button)
            case _:
                return None

    def _among_bridges(self, view: View, *rest: object) -> AccessibleItem | None:
        match rest:
            case ():
                spare = tuple(("spare", number) for number in range(len(view.spare)))
                return self._group("bridges", (*SLOTS, *spare))
            case (int(slot),) if slot in SLOTS:
                return self._chosen(("bridges", slot), self._words.bridge(view, slot))
            case (("spare", int(number)),) if number < len(view.spare):
                place = lying(self._scene.spare[number])
                return AccessibleItem(self._words.spare(view, number), _ROLES.ListItem, place)
            case _:
                return None

    def _at_laser(self, view: View, *rest: object) -> AccessibleItem | None:
        seats = tuple(range(view.table.seats))
        match rest:
            case ():
                return self._group("laser", ("beam", *seats))
            case ("beam",):
                name = said("group.laser")
                return self._chosen(("laser", "beam"), name, self._words.goal(view), role=_ROLES.Button)
            case (int(seat),) if seat in seats:
                name, about = self._words.standing(view, seat), self._words.could_reach(view, seat)
                return AccessibleItem(name, _ROLES.ListItem, lying(self._scene.race), about)
            case _:
                return None

    # Players

    def _among_players(self, view: View, *rest: object) -> AccessibleItem | None:
        seats = tuple(range(view.table.seats))
        match rest:
            case ():
                return self._group("players", seats)
            case (int(seat),) if seat in seats:
                hand = [("open", card) for card in _open_hand(view, seat)]
                row = [("row", number) for number in range(view.row_sizes[seat])]
                facts, name = self._words.player_facts(view, seat), self._names.player(seat)
                return self._chosen(("players", seat), name, facts, children=(*hand, *row))
            case (int(seat), ("open", int(card))) if seat in seats and card in _open_hand(view, seat):
                return self._at_place(seat, self._words.card(card))
            case (int(seat), ("row", int(number))) if seat in seats and number < view.row_sizes[seat]:
                row_cards = _known_row(view, seat)
                card_there = None if row_cards is None else row_cards[number]
                return self._at_place(seat, self._words.row_card(card_there))
            case _:
                return None

    def _at_place(self, seat: Seat, name: str) -> AccessibleItem:
        return AccessibleItem(name, _ROLES.Graphic, lying(self._scene.places[seat]))

    def _group(
        self, name: str, children: tuple[Hashable, ...], role: QAccessible.Role = _ROLES.List
    ) -> AccessibleItem:
        return AccessibleItem(said(f"group.{name}"), role, self._scene.sceneRect(), children=children)


def _open_hand(view: View, seat: Seat) -> Sequence[Card]:
    """The cards of an open hand; the viewer's own hand lies at the bottom of the table."""
    if view.open_hands is None or seat == view.seat:
        return ()
    return sorted_cards(view.open_hands[seat], view.table.components, SYMBOL)


def _known_row(view: View, seat: Seat) -> Sequence[Card] | None:
    """The cards in front of *seat*, if the viewer knows them."""
    if seat == view.seat:
        return view.row
    return None if view.open_rows is None else view.open_rows[seat]
