"""What a lesson points at: outlines on the table, and their words."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QPushButton, QWidget

from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.network import CellSpot, NetSpot
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.ui.enigma.table.modes_words import said
from enix_desktop.ui.enigma.table.scene import EnigmaScene
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.enigma.words import category_name, place_name
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.paper_art import box, together


class Lit(Protocol):
    """A table on which things are lit."""

    scene: EnigmaScene
    names: PlayerNames

    @property
    def view(self) -> QWidget:
        """Where everything is seen."""

    def button(self, name: str) -> QPushButton | None:
        """The button with this untranslated name, if it is there."""


def outline(table: Lit, target: str) -> QPainterPath | None:
    """The outline of *target*; None while it is not there.

    `pile:weights`, `piles`, `board`, `cell:1,0`, `net:0,0,1`, `power:1,0,0,0`, `own`, `turn`, `place:0`,
    `places`, `wheel`, `bench` and `button:take`.
    """
    kind, _, name = target.partition(":")
    if kind == "button":
        button = table.button(name)
        if button is None or not button.isVisible():
            return None
        corner = button.mapTo(table.view, button.rect().topLeft())
        return box(corner.x(), corner.y(), button.width(), button.height(), 10)
    scene = table.scene
    if kind in ("board", "bench"):
        room = scene.plan.board if kind == "board" else scene.plan.bench
        return box(room.x(), room.y(), room.width(), room.height(), 10)
    path = together(scene.outline(spot) for spot in spots(scene, kind, name))
    return None if path.isEmpty() else path


def spots(scene: EnigmaScene, kind: str, name: str) -> list[Spot]:
    """What *kind* and *name* mean on the table."""
    numbers = [int(part) for part in name.split(",")] if name and kind in ("cell", "net", "power") else []
    match kind:
        case "pile":
            return [Spot(Group.PILE, Category(name))]
        case "piles":
            return [Spot(Group.PILE, category) for category in CATEGORIES]
        case "cell":
            return [Spot(Group.CELL, (numbers[0], numbers[1]))]
        case "net":
            return [Spot(Group.NET, NetSpot(*numbers))]
        case "power":
            return [Spot(Group.POWER, CellSpot(*numbers))]
        case "own":
            return [Spot(Group.OWN, 0)]
        case "turn":
            return [Spot(Group.TURN, by) for by in scene.turns if scene.turns[by].isVisible()]
        case "place":
            return [Spot(Group.SEAT, int(name))]
        case "places":
            return [Spot(Group.SEAT, seat) for seat in range(len(scene.places))]
        case "wheel":
            return [Spot(Group.WHEEL, 0)]
        case _:
            raise ValueError(f"nothing on the table is called {kind}")


def words(table: Lit, targets: Sequence[str]) -> str:
    """What is lit, in words."""
    return table.names.listed([_words(table, *target.partition(":")[::2]) for target in targets])


def _words(table: Lit, kind: str, name: str) -> str:
    match kind:
        case "button":
            button = table.button(name)
            return "" if button is None else button.text()
        case "pile":
            return category_name(Category(name))
        case "cell":
            x, y = map(int, name.split(","))
            return said("target.cell", place=place_name(x, y))
        case "place":
            return table.names.player(int(name))
        case _:
            return said(f"target.{kind}")
