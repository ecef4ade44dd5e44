"""What a lesson points at: outlines on the table, and their words."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QPushButton, QWidget

from enix_desktop.games.hertzschlag.faces import PLANTS
from enix_desktop.games.hertzschlag.moves import Place, Word
from enix_desktop.ui.hertzschlag.table.modes_words import said
from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.hertzschlag.table.spots import SILENT, Group
from enix_desktop.ui.hertzschlag.words import card_name, plant_name, signal_words
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.paper_art import box, together


class Lit(Protocol):
    """A table on which things are lit."""

    scene: HertzschlagScene
    names: PlayerNames

    @property
    def view(self) -> QWidget:
        """Where everything is seen."""

    def button(self, name: str) -> QPushButton | None:
        """The button with this untranslated name, if it is there."""


def outline(table: Lit, target: str) -> QPainterPath | None:
    """The outline of *target*, such as `card:17` or `button:confirm`; None while it is not there."""
    kind, _, name = target.partition(":")
    if kind == "button":
        button = _button(table, name)
        if button is None or not button.isVisible():
            return None
        corner = button.mapTo(table.view, button.rect().topLeft())
        return box(corner.x(), corner.y(), button.width(), button.height(), 10)
    scene = table.scene
    if kind == "town":
        return scene.board.outline(-4)
    if kind in ("money", "display", "signals"):
        return _at_places(scene, kind, name)
    path = together(scene.outline(spot) for spot in spots(scene, kind, name))
    return None if path.isEmpty() else path


def _button(table: Lit, name: str) -> QPushButton | None:
    """A button of the moment, or one that is always there."""
    lasting: QPushButton | None = table.view.findChild(QPushButton, name)
    return table.button(name) or lasting


def _at_places(scene: HertzschlagScene, kind: str, name: str) -> QPainterPath:
    """A line at the place of one seat, or at the own one; signals are those of everybody."""
    if name:
        seats = [int(name)]
    elif kind == "signals":
        seats = [seat for seat in range(scene.table.seats) if scene.places[seat].standing.said is not None]
    else:
        seats = [scene.front] if scene.shows_hand else list(range(scene.table.seats))
    return together(scene.places[seat].line(kind) for seat in seats)


def spots(scene: HertzschlagScene, kind: str, name: str) -> Sequence[Spot]:
    """The spots of a target."""
    match kind:
        case "hand":
            return [Spot(Group.HAND, card) for card in scene.hand.cards]
        case "card":
            return [Spot(Group.HAND, _card(scene, name))]
        case "place" if name in tuple(Place):
            return [Spot(Group.PLACE, Place(name))]
        case "place" | "seat":
            return [Spot(Group.SEAT, int(name))]
        case "word":
            return [Spot(Group.WORD, Word(name))]
        case "words":
            return [Spot(Group.WORD, word) for word in Word]
        case "bid":
            euros = [int(name)] if name else [euro for euro in scene.desk.euros if euro != SILENT]
            return [Spot(Group.EURO, euro) for euro in euros]
        case "plants":
            return [Spot(Group.PLANT, plant) for plant in PLANTS]
        case "plant":
            return [Spot(Group.PLANT, PLANTS[int(name)])]
        case "field":
            return [Spot(Group.FIELD, int(name))]
        case _:
            return [Spot(Group(kind), 0)]


def _card(scene: HertzschlagScene, name: str) -> int:
    """A card by its number, or by its id."""
    if name.isdigit():
        return int(name)
    return next(card for card, face in enumerate(scene.table.components.cards) if face.id == name)


def words(table: Lit, targets: Sequence[str]) -> str:
    """What is lit, in words."""
    return table.names.listed([_word(table, *target.partition(":")[::2]) for target in targets])


def _word(table: Lit, kind: str, name: str) -> str:
    scene = table.scene
    match kind:
        case "button":
            button = _button(table, name)
            return "" if button is None else button.text()
        case "place" if name in tuple(Place):
            return said(f"lit.{name}")
        case "place" | "seat":
            return table.names.player(int(name))
        case "card":
            return card_name(_card(scene, name), scene.table.components)
        case "word":
            return signal_words(Word(name))
        case "plant":
            return f"{plant_name(PLANTS[int(name)]):the}"
        case _:
            return said(f"lit.{kind}")
