"""What lies on the table of Station Six, in words for who does not see it."""

from collections.abc import Sequence
from functools import reduce
from itertools import groupby

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import STATIONS, Card, Station
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.predicates import is_last_round
from enix_desktop.games.station.table import End
from enix_desktop.games.station.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.station.table import labels
from enix_desktop.ui.station.table.card_item import sorted_cards
from enix_desktop.ui.station.table.hand_item import SYMBOL
from enix_desktop.ui.station.table.race_item import best_laser
from enix_desktop.ui.station.table.scene import StationScene
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
from enix_desktop.ui.table.piece_words import PieceWords
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("station", "spoken")


def said(key: str, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return said_in(key, TEXTS, **facts)


class SpokenWords:
    """Names and facts of what *scene* shows; what the viewer may not see is nowhere in them."""

    def __init__(self, scene: StationScene, names: PlayerNames) -> None:
        self._scene, self._names = scene, names
        self._components = scene.table.components
        self._looks = PieceWords()

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
        look = self._looks.piece(self._scene.looks[seat].key)
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


def is_active(view: View, station: Station) -> bool:
    """Whether *station* is shown as the active one."""
    return station == view.active and view.phase is not Phase.OVER


def has_order(view: View) -> bool:
    """Whether somebody is in turn at a station."""
    return view.phase in (Phase.ACT, Phase.TAKE, Phase.DISCARD)


def fact(name: str, facts: str) -> str:
    """A thing and what is to be known of it, in one sentence."""
    return said("board.name-and-facts", name=name, facts=facts).strip()


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
