"""The table of Station Six for screen readers: what lies there in words, and what choosing it does."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial, reduce
from itertools import groupby

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsObject

from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.station.components import SLOTS, STATIONS, Card, Station
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.predicates import is_last_round
from enix_desktop.games.station.table import End
from enix_desktop.games.station.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.station.table import labels
from enix_desktop.ui.station.table.card_item import sorted_cards
from enix_desktop.ui.station.table.hand_item import COLOUR, SYMBOL, HandItem
from enix_desktop.ui.station.table.modes_words import action_name
from enix_desktop.ui.station.table.race_item import best_laser
from enix_desktop.ui.station.table.scene import StationScene
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.table.thing_item import ThingItem
from enix_desktop.ui.station.words import (
    bridge_name,
    card_name,
    cards_name,
    counted_cards,
    listed,
    shuttle_name,
    station_name,
)
from enix_desktop.ui.station.words import said as said_in
from enix_desktop.ui.table.card_base import PaperItem
from enix_desktop.ui.table.card_marks import CARD
from enix_desktop.ui.table.cursor import TableCursor
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.accessible import AccessibleItem, Path

TEXTS = Texts("station", "spoken")
_ROLES = QAccessible.Role
_CARDS = {Group.PILE: "pile", Group.DISCARDS: "discards"}
_GROUPS = {"hand": Group.HAND, "rooms": Group.ROOM, "bridges": Group.BRIDGE, "shuttles": Group.SHUTTLE}


def said(key: str, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return said_in(key, TEXTS, **facts)


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


class SpokenWords:
    """Names and facts of what *scene* shows; what the viewer may not see is nowhere in them."""

    def __init__(self, scene: StationScene, names: PlayerNames) -> None:
        self._scene, self._names = scene, names
        self._components = scene.table.components
        self._looks = TableWords()

    def card(self, card: Card) -> str:
        """A card as a label."""
        return _capital(card_name(card, self._components))

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards in a row, by symbol."""
        return cards_name(sorted_cards(cards, self._components, SYMBOL), self._components)

    def display(self, view: View, position: int) -> str:
        """A place of the display, and the card there."""
        card = view.display[position]
        if card is None:
            return said("cards.display-empty", number=position + 1)
        return said("cards.display", number=position + 1, card=card_name(card, self._components))

    def pile(self, view: View) -> str:
        """How many cards the draw pile has."""
        return said("cards.pile", cards=counted_cards(view.pile_size))

    def discards(self, view: View) -> str:
        """The card that was discarded last."""
        if not view.discard:
            return said("cards.discards-empty")
        top = card_name(view.discard[-1], self._components)
        return said("cards.discards", card=top, cards=counted_cards(len(view.discard)))

    def room(self, view: View, station: Station) -> str:
        """A station, and whether it is active."""
        name = station_name(station)
        return said("room.active", station=name) if is_active(view, station) else str(name)

    def room_facts(self, view: View, station: Station) -> str:
        """Everybody's energy there on both tracks, what is docked, and the order of play."""
        told = []
        for track, seats in (("inner", view.inner[station]), ("outer", self._outer(view, station))):
            if seats:
                told.append(said(f"room.{track}", fields=self._fields(view, station, seats)))
        docked = [number for number, at in enumerate(view.shuttles) if at == station]
        if docked:
            shuttles = [f"{shuttle_name(number, self._components):the}" for number in docked]
            told.append(said("room.docked", shuttles=listed(shuttles)))
        if is_active(view, station) and has_order(view):
            told.append(self._order(view))
        return " ".join(told)

    def _outer(self, view: View, station: Station) -> Sequence[Seat]:
        return view.outer if station == view.active else ()

    def _fields(self, view: View, station: Station, seats: Sequence[Seat]) -> str:
        """Each field from the highest: who lies there, from the top of the stack."""
        fields = []
        for energy, field in groupby(seats, key=lambda seat: view.energy[station][seat]):
            stack = list(field)
            if len(stack) == 1:
                fields.append(said("room.field", energy=energy, player=self._names.player(stack[0])))
            else:
                fields.append(said("room.stack", energy=energy, players=self._names.players(stack)))
        return reduce(lambda some, last: said("room.fields", some=some, last=last), fields)

    def _order(self, view: View) -> str:
        order, played = self._scene.order_of_play(view)
        players = []
        for place, seat in enumerate(order):
            name = self._names.player(seat)
            if place < played:
                name = said("room.played", player=name)
            elif view.to_move and seat == view.turn:
                name = said("room.in-turn", player=name)
            players.append(name)
        return said("room.order", players=", ".join(players))

    def bridge(self, view: View, slot: int) -> str:
        """A bridge of the ring, and which stations it joins."""
        one = STATIONS[slot]
        ends = {"one": station_name(one), "other": station_name(one.clockwise)}
        return said("bridge.between", bridge=bridge_name(self._components.bridges[view.ring[slot]]), **ends)

    def spare(self, view: View, number: int) -> str:
        """A bridge that lies aside."""
        return said("bridge.aside", bridge=bridge_name(self._components.bridges[view.spare[number]]))

    def shuttle(self, view: View, number: int) -> str:
        """A shuttle, and where it is."""
        name, station = shuttle_name(number, self._components), view.shuttles[number]
        if station is None:
            return said("shuttle.beside", shuttle=name)
        return said("shuttle.docked", shuttle=name, station=station_name(station))

    def player_facts(self, view: View, seat: Seat) -> str:
        """Everything that lies at a player's place, and when it is the player's turn."""
        look = self._looks.pawn(self._scene.looks[seat].key)
        told = [
            said("player.robot", look=look[:1].lower() + look[1:]),
            said("player.laser", laser=view.laser[seat]),
            said("player.hand", cards=counted_cards(view.hand_sizes[seat])),
        ]
        if view.row_sizes[seat]:
            told.append(said("player.row", cards=counted_cards(view.row_sizes[seat])))
        order, played = self._scene.order_of_play(view) if has_order(view) else ([], 0)
        if view.to_move and seat == view.turn:
            told.append(said("player.in-turn"))
        elif seat in order[:played]:
            told.append(said("player.played"))
        elif seat in order:
            told.append(said("player.next", number=order.index(seat) + 1))
        return " ".join(told)

    def row_card(self, card: Card | None) -> str:
        """A card in front of a player: face down, but some know it."""
        return said("player.unknown") if card is None else said("player.known", card=self.card(card))

    def round(self, view: View) -> str:
        """Which round it is, as the race tells it."""
        if view.table.end is End.FOUR_ROUNDS:
            return labels.said("race.rounds", round=view.round, last=view.table.numbers.option_rounds)
        return labels.said("race.last" if is_last_round(view) else "race.round", round=view.round)

    def goal(self, view: View) -> str:
        """The round, and what ends the game."""
        if view.table.end is End.FOUR_ROUNDS:
            return self.round(view)
        return said("race.goal", round=self.round(view), goal=view.table.numbers.laser_goal)

    def standing(self, view: View, seat: Seat) -> str:
        """Somebody's laser."""
        return said("race.laser", player=self._names.player(seat), laser=view.laser[seat])

    def could_reach(self, view: View, seat: Seat) -> str:
        """How far the laser could come this round."""
        best = best_laser(view, seat)
        return said("race.could", best=best) if best > view.laser[seat] else ""


class StationTree:
    """`ui.widgets.accessible.Tree`: answers from what the scene shows now.

    *choose* does what a click on a spot does, *about* says what that would mean.
    """

    def __init__(
        self,
        scene: StationScene,
        cursor: TableCursor,
        names: PlayerNames,
        choose: Callable[[Spot], None],
        about: Callable[[Spot], str],
    ) -> None:
        self._scene, self._cursor, self._names = scene, cursor, names
        self._choose, self._about = choose, about
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

    def focused(self) -> Path | None:
        """What the ring of the keyboard is around."""
        spot = self._cursor.ringed
        return None if spot is None else path_of(spot)

    def take_focus(self, path: Path) -> None:
        """Let the ring go there."""
        spot = spot_at(path)
        if spot is not None:
            self._cursor.go_to(spot)

    def board(self) -> list[str]:
        """The whole table in sentences."""
        view, words = self._scene.view_shown, self._words
        if view is None:
            return []
        key = "board.over" if view.phase is Phase.OVER else "board.round"
        texts = [said(key, round=words.round(view), station=station_name(view.active))]
        texts += [_fact(words.room(view, each), words.room_facts(view, each)) for each in STATIONS]
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
            texts.append(_fact(self._names.player(seat), " ".join((*facts, words.could_reach(view, seat)))))
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
                place = _place(self._scene.sorting)
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
                place = _place(self._scene.spare[number])
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
                return AccessibleItem(name, _ROLES.ListItem, _place(self._scene.race), about)
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
        return AccessibleItem(name, _ROLES.Graphic, _place(self._scene.places[seat]))

    def _group(
        self, name: str, children: tuple[Hashable, ...], role: QAccessible.Role = _ROLES.List
    ) -> AccessibleItem:
        return AccessibleItem(said(f"group.{name}"), role, self._scene.sceneRect(), children=children)

    def _chosen(
        self,
        path: Path,
        name: str,
        facts: str = "",
        *,
        role: QAccessible.Role = _ROLES.ListItem,
        item: QGraphicsObject | None = None,
        children: tuple[Hashable, ...] = (),
    ) -> AccessibleItem:
        """Something that can be chosen, if the mode says so."""
        spot = spot_at(path)
        assert spot is not None
        item = item or self._scene.item_at(spot)
        can = spot in self._cursor.spots()
        press = partial(self._choose, spot) if can else None
        about = f"{self._about(spot)} {facts}".strip() if can else facts
        place = QRectF() if item is None else _place(item)
        return AccessibleItem(name, role, place, about, press, _is_chosen(item), children)


def is_active(view: View, station: Station) -> bool:
    """Whether *station* is shown as the active one."""
    return station == view.active and view.phase is not Phase.OVER


def has_order(view: View) -> bool:
    """Whether somebody is in turn at a station."""
    return view.phase in (Phase.ACT, Phase.TAKE, Phase.DISCARD)


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


def _is_chosen(item: QGraphicsObject | None) -> bool:
    if isinstance(item, ThingItem):
        return item.ring == "chosen"
    return isinstance(item, PaperItem) and bool(item.lift)


def _place(item: QGraphicsObject) -> QRectF:
    """Where the thing itself is, without its marks and its shadow."""
    if isinstance(item, PaperItem):
        return item.mapRectToScene(CARD.translated(0, -item.rise))
    assert isinstance(item, ThingItem)
    return item.outline().boundingRect()


def _fact(name: str, facts: str) -> str:
    return said("board.name-and-facts", name=name, facts=facts).strip()


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
