"""What a lesson points at: outlines on the table, and their words."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QPushButton, QWidget

from enix_desktop.ui.station.table.modes_words import said
from enix_desktop.ui.station.table.scene import StationScene
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.words import bridge_name, card_name, shuttle_name, station_name
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.paper_art import box, together

GROUPS = {
    "room": Group.ROOM,
    "device": Group.DEVICE,
    "bridge": Group.BRIDGE,
    "shuttle": Group.SHUTTLE,
    "place": Group.SEAT,
    "display": Group.DISPLAY,
    "pile": Group.PILE,
    "discards": Group.DISCARDS,
    "laser": Group.LASER,
}
"""Kinds of targets that are spots, by their number; `display` alone is the whole display."""

COMPOSING = ("button:clockwise", "button:anticlockwise", "button:more", "button:confirm")
"""With these an action is composed and confirmed: they are lit with whatever leads there."""


class Lit(Protocol):
    """A table on which things are lit."""

    scene: StationScene
    names: PlayerNames

    @property
    def view(self) -> QWidget:
        """Where everything is seen."""

    def button(self, name: str) -> QPushButton | None:
        """The button with this untranslated name, if it is there."""


def outline(table: Lit, target: str) -> QPainterPath | None:
    """The outline of *target*, such as `room:2` or `button:charge`; None while it is not there."""
    kind, _, name = target.partition(":")
    if kind == "button":
        button = table.button(name)
        if button is None or not button.isVisible() or (target in COMPOSING and not button.isEnabled()):
            return None
        corner = button.mapTo(table.view, button.rect().topLeft())
        return box(corner.x(), corner.y(), button.width(), button.height(), 10)
    if kind == "ring":
        room = table.scene.board_room
        return box(room.x() + 4, room.y() + 2, room.width() - 8, room.height() - 4, 24)
    if kind == "order":
        return table.scene.order.outline()
    path = together(table.scene.outline(spot) for spot in spots(table.scene, kind, name))
    return None if path.isEmpty() else path


def spots(scene: StationScene, kind: str, name: str) -> Sequence[Spot]:
    """The spots of a target."""
    if kind == "hand":
        return [Spot(Group.HAND, card) for card in scene.hand.cards]
    if kind == "card":
        return [Spot(Group.HAND, int(name))]
    if kind == "display" and not name:
        return [Spot(Group.DISPLAY, position) for position in range(len(scene.display))]
    return [Spot(GROUPS[kind], int(name or 0))]


def words(table: Lit, targets: Sequence[str]) -> str:
    """What is lit, in words."""
    return table.names.listed([_word(table, *target.partition(":")[::2]) for target in targets])


def _word(table: Lit, kind: str, name: str) -> str:
    scene, components = table.scene, table.scene.table.components
    match kind:
        case "button":
            button = table.button(name)
            return "" if button is None else button.text()
        case "room":
            return f"{station_name(int(name)):the}"
        case "device":
            return said("lit.device", station=station_name(int(name)))
        case "bridge":
            view = scene.view_shown
            assert view is not None
            return f"{bridge_name(components.bridges[view.ring[int(name)]]):the}"
        case "shuttle":
            return f"{shuttle_name(int(name), components):the}"
        case "place":
            return table.names.player(int(name))
        case "card":
            return card_name(int(name), components)
        case "display" if name:
            view = scene.view_shown
            card = None if view is None else view.display[int(name)]
            return said("lit.display") if card is None else card_name(card, components)
        case _:
            return said(f"lit.{kind}")
