"""The table of Hertzschlag in a composed position, as the first seat is asked."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant, Record
from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.moves import Move, Place
from enix_desktop.ui.hertzschlag.table.screen import HertzschlagTable
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.table.spots import Spot
from tests.rules.hertzschlag.setting import setup_of
from tests.rules.hertzschlag.words import CARDS
from tools.hertzschlag_screens import table

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
ACTION, INCOME = Spot(Group.PLACE, Place.ACTION), Spot(Group.PLACE, Place.INCOME)


class Position:
    """A table, its mode, and the moves that somebody confirmed there."""

    def __init__(self, at: HertzschlagTable) -> None:
        self.at, self.decided = at, list[Move]()
        at.decide = self.decided.append  # type: ignore[assignment,method-assign]
        assert at.mode is not None
        self.mode: Any = at.mode

    @property
    def prompt(self) -> str:
        return self.at.prompt()

    @property
    def buttons(self) -> list[str]:
        return [action.name for action in self.at.actions_shown]

    def press(self, name: str) -> None:
        """Press a button."""
        button = self.at.button(name)
        assert button is not None, name
        assert button.isEnabled(), name
        button.click()

    def click(self, *spots: Spot) -> None:
        """Choose these, as a click does."""
        for spot in spots:
            self.at.scene.pressed.emit(spot)

    def drop(self, source: Spot, target: Spot | None) -> None:
        """Drag something onto something."""
        self.at.scene.dropped.emit(source, target)

    def hover(self, spot: Spot | None) -> None:
        """Let the mouse be over something."""
        self.at.scene.hovered.emit(spot)

    def type(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.at, key)


def card(name: str) -> Spot:
    """A card of the hand by its English name."""
    return Spot(Group.HAND, CARDS[name])


def match_of(*moves: tuple[Seat, Move], people: int = 1, **composed: Any) -> Any:
    """A match from a composed position on, after these *moves* (tests/rules/hertzschlag/README.md)."""
    setup = setup_of(composed)
    seats = setup.table.seats
    players = tuple(Participant(NAMES[seat], None if seat < people else "casual") for seat in range(seats))
    record: Any = Record("hertzschlag", players, setup, seed=1)
    match: Any = Match.resume(HERTZSCHLAG.rules, HERTZSCHLAG.codec, record, 1)
    for seat, move in moves:
        match.play(seat, move)
    return match


def position(qtbot: QtBot, *moves: tuple[Seat, Move], seat: Seat = 0, **composed: Any) -> Position:
    """What is not said is as at the beginning of a game without talk."""
    at = table(match_of(*moves, **composed), seat)
    qtbot.addWidget(at)
    at.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    at.show()
    return Position(at)
