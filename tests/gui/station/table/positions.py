"""The table of Station Six in a composed position, as the seat in turn is asked."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from enix_desktop.catalogue import STATION
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant, Record
from enix_desktop.games.station.moves import Move
from enix_desktop.ui.station.table.act_mode import ActMode
from enix_desktop.ui.station.table.screen import StationTable
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.spots import Spot
from tests.rules.station.setting import setup_of
from tools.station_screens import table

NAMES = ("Ada", "Ben", "Cleo", "Dan")


class Position:
    """A table, its mode, and the moves that somebody confirmed there."""

    def __init__(self, at: StationTable) -> None:
        self.at, self.decided = at, list[Move]()
        at.decide = self.decided.append  # type: ignore[assignment,method-assign]
        assert at.mode is not None
        self.mode: Any = at.mode

    @property
    def act(self) -> ActMode:
        assert isinstance(self.mode, ActMode)
        return self.mode

    @property
    def prompt(self) -> str:
        return self.at.prompt()

    @property
    def buttons(self) -> list[str]:
        return [action.name for action in self.at.actions_shown]

    def card(self, name: str, number: int = 0) -> Spot:
        """A card of the hand by colour and symbol; of several, the one with this *number*."""
        components = self.at.scene.table.components
        colour, symbol = name.split("-")
        station = SYMBOLS.index(symbol)
        found = [
            card
            for card in sorted(self.at.scene.hand.cards)
            if components.symbols[card] == station and components.colours[card].key == colour
        ]
        return Spot(Group.HAND, found[number])

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

    def type(self, key: Qt.Key) -> None:
        QTest.keyClick(self.at, key)


SYMBOLS = ("cogs", "headset", "plant", "shuttle", "glass", "sun")


def position(qtbot: QtBot, hands: Sequence[str], *moves: Move, **more: object) -> Position:
    """The table after these *moves* of seat 0; what is not said is as in a first game
    (tests/rules/station/README.md)."""
    setup = setup_of({"hands": list(hands), **more})
    people = tuple(Participant(NAMES[seat], None if seat == 0 else "casual") for seat in range(len(hands)))
    record: Any = Record("station", people, setup, seed=1)
    match: Any = Match.resume(STATION.rules, STATION.codec, record, 1)
    for move in moves:
        match.play(0, move)
    assert match.state.turn == 0
    at = table(match)
    qtbot.addWidget(at)
    at.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    at.show()
    return Position(at)
