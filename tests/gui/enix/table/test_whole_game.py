"""Whole games with nothing but the mouse."""

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.thinking import Thinker
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.games.enix.moves import EndGame
from enix_desktop.ui.enix.table_screen import TableScreen
from tests.gui.enix.table.clicking import play_on
from tests.gui.enix.table.person import NAMES, Person


def dealt(players: list[str | None], edition: str, seed: int) -> Any:
    participants = [Participant(NAMES[seat], player) for seat, player in enumerate(players)]
    options = ENIX.options({"edition": edition}, len(players))
    return Match.begin(ENIX.rules, ENIX.id, participants, options, seed=seed)


@pytest.fixture
def ends_without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScreen, "confirm_end", lambda _self, _view, end: end())


def finish(person: Person) -> None:
    """Play to the end, and look at it."""
    try:
        person.sit_down()
        play_on(person)
        [outcome] = person.outcomes
        assert person.match.record.outcome == outcome
        assert isinstance(person.match.record.entries[-1].move, EndGame)
        final = person.screen.final_screen(outcome)
        final.show()
        names = {NAMES[seat] for seat in outcome.winners}
        assert {name for name in NAMES if name in final.title.text()} == names
        final.deleteLater()
        person.assert_sound()
    finally:
        person.leave()


@pytest.mark.usefixtures("ends_without_asking")
def test_one_person_plays_against_computers_that_think_in_their_own_process(
    qtbot: QtBot, tmp_path: Path
) -> None:
    thinker = Thinker()
    try:
        match = dealt([None, "casual", "casual", "casual"], "english", seed=4)
        finish(Person(match, tmp_path / "game.json", thinker=thinker))
    finally:
        thinker.close()


@pytest.mark.usefixtures("ends_without_asking")
@pytest.mark.parametrize(("edition", "seed"), [("english", 2), ("french", 3)])
def test_two_people_play_both_editions(qtbot: QtBot, tmp_path: Path, edition: str, seed: int) -> None:
    person = Person(dealt([None, None], edition, seed), tmp_path / "game.json")
    person.screen.curtain_wanted.connect(lambda _: person.screen.lift_curtain())
    finish(person)
