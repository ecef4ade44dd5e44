import pytest

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.errors import BadData
from enix_desktop.games.enix.moves import LAY, PASS, PlayEnix
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.simulate import Job as SimulationJob
from enix_desktop.headless.simulate import Series, run
from enix_desktop.players.player import RandomPlayer


def test_the_random_player_makes_every_kind_of_move_equally_often() -> None:
    moves = [PASS, *(PlayEnix(11, None) for _ in range(9))]
    chosen = [RandomPlayer().choose(None, moves, seed).move for seed in range(1000)]
    assert chosen.count(PASS) == 500


def test_the_random_player_makes_every_move_of_a_kind_equally_often() -> None:
    chosen = [RandomPlayer().choose(None, LAY[:10], seed).move for seed in range(1000)]
    assert all(chosen.count(move) == 100 for move in LAY[:10])


@pytest.mark.parametrize("edition", ENIX.editions)
def test_the_casual_player_beats_the_random_one(edition: str) -> None:
    wins = 0
    for seats in (("casual", "random"), ("random", "casual")):
        series = Series(ENIX.id, {"edition": edition}, seats, games=40, seed=3, max_rounds=200)
        reports = run(SimulationJob(series, range(40), None))
        wins += sum(seats.index("casual") in report.outcome.winners for report in reports if report.outcome)
    assert wins >= 64  # 80 games; by chance alone this happens less than once in ten million times


def test_an_unknown_player_is_named() -> None:
    with pytest.raises(
        BadData, match="no player 'wizard'; there are random, greedy, novice, casual, skilled, master"
    ):
        ENIX.player("wizard")


def test_a_game_can_be_given_up_after_some_rounds() -> None:
    played = play(Plan(ENIX, {}, ("random",) * 3, 1, max_rounds=3))
    assert played.outcome is None
    assert played.rounds == 4
