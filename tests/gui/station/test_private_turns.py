"""Several people at one screen: one private moment per turn, and then all see the whole turn."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saver import Saver
from enix_desktop.app.play.controller import Controller
from enix_desktop.app.play.table_driver import Decision, Happening
from enix_desktop.app.play.thinking import Thinker
from enix_desktop.catalogue import STATION
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant, Record
from enix_desktop.engine.rules import EVERYBODY, Event
from enix_desktop.games.station.moves import Command, Discard, Move, Take
from enix_desktop.games.station.phases import Phase
from tests.rules.station.setting import setup_of

ONCE_A_TURN = (Phase.ACT, Phase.SUPPLY)
"""What is decided with others looking on just before."""


class Family:
    """Two people at one screen who show everything at once."""

    def __init__(self, path: Path, setup: Any = None, seed: int = 1, undo: str = "own") -> None:
        people = (Participant("Ada"), Participant("Ben"))
        if setup is None:
            match: Any = Match.begin(STATION.rules, "station", people, STATION.options({}, 2), seed=seed)
        else:
            record: Any = Record("station", people, setup, seed=1)
            match = Match.resume(STATION.rules, STATION.codec, record, 1)
        match.record.agreed["undo"] = undo
        self.match = match
        self.thinker, self.saver = Thinker(), Saver()
        self.driver = Controller(match, path, self.thinker, self.saver)
        self.asked: list[Decision] = []
        self.curtains: list[int] = []
        self.happenings: list[Happening] = []
        self.logs: list[list[Event]] = []
        """What the log of the public table begins with, each time that all look again."""
        driver = self.driver
        driver.asked.connect(self.asked.append)
        driver.curtain_wanted.connect(self.curtains.append)
        driver.curtain_wanted.connect(lambda _: driver.lift_curtain(), Qt.ConnectionType.QueuedConnection)
        driver.went_public.connect(lambda _: self.logs.append(driver.told()))
        driver.happened.connect(self.happenings.append)
        driver.happened.connect(lambda _: driver.go_on())

    @property
    def public(self) -> list[Event]:
        """Everything that all were shown."""
        seen = [one.events for one in self.happenings if one.view.seat == EVERYBODY]
        return [event for events in seen for event in events]

    def decision(self, qtbot: QtBot) -> Decision:
        """What somebody is asked, once the move before is on disk."""
        qtbot.waitUntil(lambda: self.driver.decision is not None, timeout=20_000)
        assert self.driver.decision is not None
        return self.driver.decision

    def decide(self, qtbot: QtBot, move: Move) -> None:
        self.decision(qtbot)
        self.driver.decide(move)

    def close(self) -> None:
        self.driver.close()
        self.thinker.close()
        self.saver.close()


@pytest.fixture
def families(tmp_path: Path) -> Iterator[Callable[..., Family]]:
    made: list[Family] = []

    def make(**more: Any) -> Family:
        made.append(Family(tmp_path / "game.json", **more))
        return made[-1]

    yield make
    for family in made:
        family.close()


def rich() -> Any:
    """Ada is in turn at the command centre with a hand so full that she has to discard."""
    hand = "red-cogs red-sun blue-sun green-sun blue-glass"
    return setup_of({"hands": [hand, "red-glass"], "active": "command", "energy": {"command": [4, 1]}})


def test_a_whole_game_has_one_curtain_for_each_turn_and_all_see_everything(
    families: Callable[..., Family], qtbot: QtBot
) -> None:
    family = families(seed=3)
    player = STATION.player("casual")

    def answer(decision: Decision) -> None:
        assert decision.view.seat == decision.seat
        count = len(family.match.record.entries)
        family.driver.decide(player.choose(decision.view, decision.moves, count).move)

    family.driver.asked.connect(answer, Qt.ConnectionType.QueuedConnection)
    with qtbot.waitSignal(family.driver.finished, timeout=60_000):
        family.driver.begin()
    record = family.match.record
    moments, phase = 0, Phase.ACT
    for step in replay(STATION.rules, STATION.codec, record):
        moments += phase in ONCE_A_TURN
        phase = step.state.phase
    assert sum(isinstance(entry.move, Take) for entry in record.entries) > 20
    assert len(family.curtains) == moments
    assert family.public == [event.seen_by(EVERYBODY) for event in family.driver.history]


def test_acting_taking_and_discarding_are_one_moment(families: Callable[..., Family], qtbot: QtBot) -> None:
    family = families(setup=rich())
    before = STATION.rules.view(family.match.state, EVERYBODY)
    shown: list[Any] = []
    family.driver.went_public.connect(shown.append)
    family.driver.begin()
    family.decide(qtbot, Command(2))
    for _ in range(4):
        decision = family.decision(qtbot)
        assert decision.seat == family.driver.viewer == 0
        assert decision.view.phase is Phase.TAKE
        family.driver.decide(Take(None))
    decision = family.decision(qtbot)
    assert decision.view.phase is Phase.DISCARD
    assert family.curtains == [0]
    assert family.public == [], "all others look away"
    family.driver.decide(Discard(decision.view.hand[:2]))
    assert shown == [before], "all see the table as it was before the turn"
    assert family.logs == [[]]
    qtbot.waitUntil(lambda: family.curtains == [0, 1])
    assert family.public == [event.seen_by(EVERYBODY) for event in family.driver.history]


def test_a_step_that_is_taken_back_within_the_turn_is_shown_to_nobody(
    families: Callable[..., Family], qtbot: QtBot
) -> None:
    family = families(setup=rich(), undo="free")
    driver = family.driver
    driver.begin()
    family.decide(qtbot, Command(1))
    family.decide(qtbot, Take(0))
    family.decision(qtbot)
    assert driver.undo() is None
    assert (driver.viewer, family.decision(qtbot).view.phase) == (0, Phase.TAKE)
    driver.decide(Take(1))
    family.decision(qtbot)
    assert driver.undo() is None
    family.decision(qtbot)
    assert driver.undo() is None
    assert (driver.viewer, family.decision(qtbot).view.phase) == (0, Phase.ACT)
    driver.decide(Command(1))
    family.decide(qtbot, Take(2))
    family.decide(qtbot, Take(None))
    qtbot.waitUntil(lambda: len(family.curtains) == 2)
    assert family.public == [event.seen_by(EVERYBODY) for event in driver.history]
    assert family.logs == [[]]
