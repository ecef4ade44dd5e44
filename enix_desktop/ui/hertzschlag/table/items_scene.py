"""All items on the table of Hertzschlag, what may be chosen among them, and where each lies."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from enix_desktop.games.hertzschlag.faces import PLANTS
from enix_desktop.games.hertzschlag.table import Table
from enix_desktop.ui.hertzschlag.table.board_item import BirdItem, BoardItem, ReadoutItem
from enix_desktop.ui.hertzschlag.table.card_item import CardItem
from enix_desktop.ui.hertzschlag.table.desk import Desk
from enix_desktop.ui.hertzschlag.table.hand_item import HandItem
from enix_desktop.ui.hertzschlag.table.place_item import PlaceItem
from enix_desktop.ui.hertzschlag.table.preview import Playing
from enix_desktop.ui.hertzschlag.table.side_items import EventItem, FactsItem, GoalItem, PlantItem, RoundsItem
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.hertzschlag.table.talk_clock import ClockItem
from enix_desktop.ui.hertzschlag.table.way_item import WayItem
from enix_desktop.ui.table.hand_tray import HandTray
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.pointed_scene import PointedScene
from enix_desktop.ui.table.shapes import CARD_WIDTH
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.theme import current_theme

WAY_Z, BIRD_Z, HAND_Z, TRAY_Z = 3.0, 4.0, 30.0, 40.0


class ItemsScene(PointedScene):
    """Has everything that can be pointed at, offered, chosen and previewed."""

    previewed = Signal(bool)
    """What a card would do is drawn on the scale, or no longer."""

    def __init__(self, table: Table, names: Sequence[str], looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self.table, self.looks = table, list(looks)
        components, numbers = table.components, table.numbers
        self.board = BoardItem(components.track, numbers.threshold_euro)
        self.bird, self.readout, self.way = (
            BirdItem(self.board),
            ReadoutItem(self.board),
            WayItem(self.board),
        )
        self.desk = Desk(table, self.looks, names)
        self.rounds = RoundsItem(numbers.rounds)
        self.page = EventItem(components)
        self.facts = FactsItem(numbers.calm_maximum)
        self.plants = [PlantItem(plant) for plant in PLANTS]
        self.goal = GoalItem()
        self.places = [
            PlaceItem(seat, name, look) for seat, (name, look) in enumerate(zip(names, looks, strict=True))
        ]
        self.clock = ClockItem()
        self.hand = HandItem(components)
        self.tray = HandTray(HandItem(components))
        """The hand of whoever looks at it at the public table."""
        self._offered: frozenset[Spot] = frozenset()
        self._chosen: frozenset[Spot] = frozenset()
        self._add_items()
        current_theme.changed.connect(self.repaint_all)

    def _add_items(self) -> None:
        for item, height in (
            (self.board, 0.0),
            (self.readout, 1.0),
            (self.way, WAY_Z),
            (self.bird, BIRD_Z),
            (self.clock, BIRD_Z),
            *((item, 0.0) for item in (*self.desk.items, *self.places, *self.plants)),
            *((item, 0.0) for item in (self.rounds, self.page, self.facts, self.goal)),
            (self.hand, HAND_Z),
            (self.tray, TRAY_Z),
        ):
            item.setZValue(height)
            self.addItem(item)

    def offer(self, spots: Collection[Spot]) -> None:
        """These may be chosen."""
        self._offered = frozenset(spots)
        self.mark()

    def choose(self, spots: Collection[Spot]) -> None:
        """These are chosen."""
        self._chosen = frozenset(spots)
        self.mark()

    def show_way(self, playing: Playing | None) -> None:
        """Show what a card would do to the marker and to the own goals; None shows nothing."""
        had_way = self.way.playing is not None
        self.way.show_playing(playing)
        self.goal.show_wished(() if playing is None else [change.after for _, change in playing.goals])
        if had_way != (playing is not None):
            self.previewed.emit(playing is not None)

    def clear_marks(self) -> None:
        """Nothing is offered, chosen or previewed any more."""
        self._offered = self._chosen = frozenset()
        self.show_way(None)
        for pad in self.desk.pads.values():
            pad.show_card(None)
            pad.show_preview(None)
        self.mark()

    def mark(self) -> None:
        """Put a ring around what may be chosen, and around what is."""
        for item in (*self.desk.items, *self.places):
            if item.spot is not None:
                is_chosen, is_offered = item.spot in self._chosen, item.spot in self._offered
                item.set_ring("chosen" if is_chosen else "may" if is_offered else "")
        for card in self.hand.cards.values():
            is_chosen, is_offered = card.spot in self._chosen, card.spot in self._offered
            card.set_glow("chosen" if is_chosen else "may" if is_offered else None)
            card.set_lifted(is_chosen)

    def item_at(self, spot: Spot) -> QGraphicsObject | None:
        """What lies at *spot*, if it is there."""
        key: Any = spot.key
        item: QGraphicsObject | None
        match spot.group:
            case Group.HAND:
                item = self.hand.cards.get(key)
            case Group.PLACE:
                item = self.desk.pads[key]
            case Group.WORD:
                item = self.desk.words[key]
            case Group.EURO:
                item = self.desk.euros[key]
            case Group.SEAT:
                item = self.places[key]
            case Group.PLANT:
                item = self.plants[key]
            case Group.EVENT:
                item = self.page
            case Group.ROUND:
                item = self.rounds
            case Group.GOAL:
                item = self.goal
            case _:
                item = self.board
        return item

    def outline(self, spot: Spot) -> QPainterPath:
        """Where the ring of the keyboard lies around *spot*."""
        if spot.group is Group.FIELD:
            return self.board.field_outline(spot.key)
        if spot.group is Group.SCALE:
            return self.board.scale_outline()
        return super().outline(spot)

    def copy_of(self, spot: Spot) -> QGraphicsItem:
        """What follows the mouse."""
        card = CardItem(spot.key, self.table.components)
        card.set_face_up(True)
        card.setScale(self.hand.scale_of_cards * 0.85)
        return card

    def covers(self, item: QGraphicsItem) -> bool:
        """A tray with a hand lies over the board."""
        return item is self.tray

    def card_scale(self) -> float:
        """How large cards are that fly."""
        return self.desk.row.card_rect(0).width() / CARD_WIDTH

    def set_pace(self, duration: Callable[[int], int]) -> None:
        """Let what moves by itself last as long as *duration* makes of milliseconds."""
        self.hand.duration = self.tray.hand.duration = duration

    def repaint_all(self) -> None:
        """Colours or words are others now."""
        for item in self.items():
            item.update()
