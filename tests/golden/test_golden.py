"""What was true of these games stays true: same luck, same views, same moves in the same order."""

from typing import Any

import pytest

from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Record
from enix_desktop.engine.record_json import read
from tests.games import CODECS, GAMES
from tests.golden.golden import FOLDER, SAMPLES, Sample, repeated, seen, written


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_the_same_seed_and_moves_still_give_the_same_setup_and_luck(sample: Sample) -> None:
    assert repeated(sample) == sample.record.read_text()


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_every_seat_still_sees_the_same_and_has_the_same_choices_in_the_same_order(sample: Sample) -> None:
    assert written(seen(sample.record.read_text())) == sample.views.read_text()


def version_1() -> Record[Any, Any]:
    """The file that was written by the first version and is never written anew."""
    return read((FOLDER / "version-1.json").read_text(), CODECS)


def test_a_file_of_version_1_can_still_be_read_and_replayed() -> None:
    record = version_1()
    game = GAMES[record.game]
    steps = list(replay(game.rules, game.codec, record))
    assert len(steps) == 175
    assert record.outcome is not None


@pytest.mark.parametrize("moves", [0, 60, 174])
def test_a_game_of_version_1_can_be_continued_by_the_players_that_it_names(moves: int) -> None:
    record = version_1()
    game = GAMES[record.game]
    named = [who.player for who in record.participants]
    assert named == ["greedy", "greedy"]
    del record.entries[moves:]
    record.outcome = None
    match: Any = Match.resume(game.rules, game.codec, record, seed=0)
    while owing := game.rules.to_move(match.state):
        seat = owing[0]
        choices = game.rules.legal_moves(match.state, seat)
        view = game.rules.view(match.state, seat)
        player = game.player(named[seat] or "")
        match.play(seat, choices[0] if len(choices) == 1 else player.choose(view, choices, moves).move)
    assert match.record.outcome is not None
    assert [who.player for who in match.record.participants] == named
