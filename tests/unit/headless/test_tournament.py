"""Players are measured fairly, and the same seed gives the same figures."""

import csv
import io
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from enix_desktop.catalogue import ENIX
from enix_desktop.cli import main
from enix_desktop.engine.rules import Outcome
from enix_desktop.headless.contest import Result, Tournament, hold
from enix_desktop.headless.lineup import rotations
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.statistics import wilson
from enix_desktop.headless.tournament import standings, table
from tests.unit.headless.levels import BETTER, WEAK

Capture = pytest.CaptureFixture[str]
ENGLISH, FRENCH = {"edition": "english"}, {"edition": "french"}


def tournament(players: str = f"{BETTER},{WEAK},{WEAK}", games: int = 6, **changes: object) -> Tournament:
    made = Tournament.of(
        game="enix", chosen="", players=players, games=games, seed=11, max_rounds=25, is_timed=False
    )
    return replace(made, **changes)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def played() -> list[Result]:
    return hold(tournament(), 1)


@pytest.mark.parametrize("players", [("a", "b"), ("a", "b", "b", "c"), ("a", "b", "a", "b"), ("a", "a")])
def test_every_player_has_every_seat_equally_often(players: tuple[str, ...]) -> None:
    turned = rotations(players)
    for seat in range(len(players)):
        there = Counter(lineup[seat] for lineup in turned)
        assert there == {key: count * len(turned) // len(players) for key, count in Counter(players).items()}
    assert len(set(turned)) == len(turned)


def test_every_rotation_meets_the_same_deal(played: list[Result]) -> None:
    assert Counter((result.values["edition"], result.deal) for result in played) == {
        (edition, deal): 3 for edition in ("english", "french") for deal in range(2)
    }
    seeds = {(result.values["edition"], result.deal): result.seed for result in played}
    assert all(result.seed == seeds[result.values["edition"], result.deal] for result in played)
    assert len(set(seeds.values())) == len(seeds)
    assert {result.players for result in played} == set(rotations(tournament().players))


def test_the_seed_of_a_deal_depends_on_nothing_but_series_setting_and_number() -> None:
    one = tournament()
    other = tournament(f"{WEAK},{BETTER}", games=100, max_rounds=7)
    assert one.deal_seed(FRENCH, 5) == other.deal_seed(FRENCH, 5)
    assert one.deal_seed(FRENCH, 5) != one.deal_seed(ENGLISH, 5)
    assert one.deal_seed(FRENCH, 5) != one.deal_seed(FRENCH, 6)
    assert one.deal_seed(FRENCH, 5) != replace(one, seed=12).deal_seed(FRENCH, 5)


def test_a_game_of_a_tournament_can_be_played_again(played: list[Result]) -> None:
    result = played[4]
    again = play(Plan(ENIX, result.values, result.players, result.seed, 25))
    assert (again.outcome, again.decisions) == (result.outcome, result.decisions)


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert tournament(games=7).games == 9
    assert tournament(games=9).games == 9
    assert tournament(f"{BETTER},{WEAK},{BETTER},{WEAK}", games=7).games == 8


def test_workers_change_nothing(played: list[Result]) -> None:
    longer = tournament(games=15)
    assert hold(longer, 2) == hold(longer, 1)
    assert [result for result in hold(longer, 1) if result.deal < 2] == played


def test_timing_changes_nothing_but_the_times(played: list[Result]) -> None:
    timed = hold(tournament(is_timed=True), 1)
    assert [replace(result, times={}) for result in timed] == played
    figures = standings(tournament(is_timed=True), timed)["times"]
    assert set(figures) == {BETTER, WEAK}
    for row in figures.values():
        assert 0 < row["milliseconds"]["p50"] <= row["milliseconds"]["p95"] <= row["milliseconds"]["max"]
        assert row["iterations"]["p50"] <= row["iterations"]["max"]
        assert row["decisions"] > 10


def test_wins_are_counted_for_each_kind_of_player() -> None:
    def game(players: tuple[str, ...], outcome: Outcome | None) -> Result:
        return Result(ENGLISH, 0, 0, players, 1, outcome, 5, 50, {})

    first, second, third = rotations((BETTER, WEAK, WEAK))
    results = [
        game(first, Outcome((25, 20, 20), (0,))),
        game(second, Outcome((20, 25, 25), (1, 2))),
        game(third, Outcome((24, 24, 20), (0, 1))),
        game(first, Outcome((26, 27, 28), (), (0, 1, 2))),
        game(first, None),
    ]
    figures = standings(tournament(settings=(ENGLISH,)), results)["together"]
    assert (figures["games"], figures["given_up"], figures["without_winner"]) == (5, 1, 1)
    assert figures["shared_wins"] == 2
    better, weak = figures["players"][BETTER], figures["players"][WEAK]
    assert (better["wins"], better["shared_wins"], better["fair_share"]) == (3, 2, pytest.approx(1 / 3))
    assert (weak["wins"], weak["shared_wins"], weak["fair_share"]) == (2, 2, pytest.approx(2 / 3))
    assert better["win_interval"] == wilson(3, 5)
    assert better["win_share"] == 3 / 5
    assert (better["fraction_share"], weak["fraction_share"]) == (2 / 5, 1 / 5)


def test_the_table_names_seed_rounding_and_given_up_games(played: list[Result]) -> None:
    told = table(standings(tournament(), played))
    assert "seed 11" in told
    assert "6 games in each edition: 2 deals, each in 3 rotations" in told
    assert "given up after 25 rounds" in told
    assert told.count("together") == 3


def test_the_command_prints_json_and_writes_a_row_for_each_game(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    arguments = ["--players", f"{BETTER},{WEAK}", "--games", "3", "--seed", "4", "--max-rounds", "30"]
    assert main(["tournament", *arguments, "--workers", "1", "--json", "--csv", str(path)]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["seed"] == 4
    assert figures["games_per_setting"] == 4
    assert set(figures["settings"]) == {"english", "french"}
    assert figures["together"]["games"] == 8
    rows = list(csv.DictReader(io.StringIO(path.read_text())))
    assert len(rows) == 8
    wins = sum(
        BETTER in [row["players"].split()[int(seat)] for seat in row["winners"].split()] for row in rows
    )
    assert wins == figures["together"]["players"][BETTER]["wins"]


def test_the_command_prints_a_table_with_times(capsys: Capture) -> None:
    arguments = ["--players", f"{BETTER},{WEAK}", "--games", "2", "--set", "edition=french", "--timing"]
    assert main(["tournament", *arguments, "--workers", "1", "--max-rounds", "30"]) == 0
    told = capsys.readouterr().out
    assert "iterations p50" in told
    assert "together" not in told


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", f"{WEAK},{WEAK}"], "needs at least two different players"),
        (["--players", WEAK], "played by 2 to 6, not by 1"),
        (["--players", f"{WEAK},wizard"], "no player 'wizard'"),
        (["--players", f"{WEAK},{BETTER}", "--set", "edition=german"], "no edition 'german'"),
        (["--players", f"{WEAK},{BETTER}", "--csv", "/dev/null/games.csv"], "there is no folder /dev/null"),
        (["--players", f"{WEAK},{BETTER}", "--dask", "localhost"], "has the form tcp://host:port"),
        (["--players", f"{WEAK},{BETTER}", "--workers", "0"], "a number from 1"),
        ([], "required: --players"),
    ],
)
def test_wrong_arguments_are_refused_with_one_sentence(
    capsys: Capture, arguments: list[str], complaint: str
) -> None:
    try:
        code = main(["tournament", *arguments])
    except SystemExit as ended:
        code = int(ended.code or 0)
    told = capsys.readouterr()
    assert code == 2
    assert complaint in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""
