"""Figures over finished games: the same in whatever order they are read, honest about small numbers."""

from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.app.library import statistics as figures
from enix_desktop.app.library.facts import when_begun
from enix_desktop.app.library.statistics import HANDICAP, Choice, Wins, played_games
from enix_desktop.engine.summary import FinishedGame, person_key
from tests.unit.app.shelves import finished, played, seat, summary

SEEDS = range(8)


@pytest.fixture(scope="module")
def games() -> list[FinishedGame]:
    return [finished(seed) for seed in SEEDS]


def test_a_summary_is_what_the_record_says(games: list[FinishedGame]) -> None:
    for seed, game in zip(SEEDS, games, strict=True):
        record = played(seed)
        assert record.outcome is not None
        assert [(each.name, each.player) for each in game.seats] == [
            (who.name, who.player) for who in record.participants
        ]
        assert tuple(each.score for each in game.seats) == record.outcome.scores
        assert [each.is_winner for each in game.seats].count(True) == len(record.outcome.winners)
        assert game.edition == record.setup.table.edition.value
        assert game.hints == (record.agreed["hints"] == "on")
        assert game.when == f"2026-03-01 {seed:02}:15:00"


@settings(max_examples=20)
@given(order=st.permutations(SEEDS))
def test_the_order_of_reading_changes_nothing(games: list[FinishedGame], order: list[int]) -> None:
    shelf, other = played_games(games), played_games(games[seed] for seed in order)
    assert shelf == other
    assert figures.people(shelf.games) == figures.people(other.games)
    assert figures.timeline(shelf.games, None) == figures.timeline(other.games, None)
    assert figures.wins_against(shelf.games, None) == figures.wins_against(other.games, None)


def test_copies_of_a_game_count_once(games: list[FinishedGame]) -> None:
    copy = replace(games[0], file="copy of it.json", when="2026-05-01 00:00:00")
    shelf = played_games([copy, *games])
    assert len(shelf.games) == len(games)
    assert copy not in shelf.games


def test_people_are_told_by_name_however_it_was_typed() -> None:
    assert person_key("  Anna   MARIA ") == person_key("anna maria")
    rivals = [summary(seat("Ada"), seat("ada ", "casual")), summary(seat(" ADA"), seat("Ben"))]
    ada, ben = figures.people(rivals)
    assert (ada.name, ada.wins.games) == ("ADA", 2)
    assert (ben.name, ben.wins.games) == ("Ben", 1)


def test_what_one_person_has_done_is_added_up() -> None:
    games = [
        summary(
            seat("Ada", score=25, is_winner=True, tallies={"cards": 6}), seat("V", "casual"), day="2026-01-01"
        ),
        summary(
            seat("Ada", score=30, is_out=True, tallies={"cards": 8}), seat("V", "casual"), day="2026-01-02"
        ),
        summary(
            seat("Ada", score=20, is_winner=True, tallies={"cards": 7}),
            *[seat("V", "master")] * 3,
            day="2026-01-03",
        ),
        summary(seat("Ada", score=21, is_winner=True), seat("V", "blend-35"), day="2026-01-04"),
    ]
    [ada] = figures.people(games)
    assert ada.wins == Wins(3, 4, 0.5 + 0.5 + 0.25 + 0.5)
    assert (ada.average, ada.best, ada.outs, ada.longest_run) == (24, 25, 1, 2)
    assert ada.per_game("cards") == 21 / 4
    against = figures.wins_against(games, "ada")
    assert list(against) == ["casual", "master", HANDICAP]
    assert against["casual"] == Wins(1, 2, 1.0)
    assert figures.scores(games, "ada") == {25: 1, 30: 1, 20: 1, 21: 1}


def test_for_everybody_a_game_counts_once_however_many_people_played() -> None:
    games = [summary(seat("Ada"), seat("Ben", is_winner=True), seat("V", "casual"), seat("W", "casual"))]
    assert figures.wins_against(games, None) == {"casual": Wins(1, 1, 0.5)}
    assert figures.wins_by_seats(games, None) == {4: Wins(1, 1, 0.5)}
    assert figures.wins_by_seats(games, "ada") == {4: Wins(0, 1, 0.25)}


def test_few_games_are_called_few_and_their_range_is_wide() -> None:
    assert Wins(2, 9).are_few
    assert not Wins(2, 10).are_few
    low, high = Wins(1, 2).range
    assert low < 0.1
    assert high > 0.9


def test_a_choice_picks_by_person_edition_day_and_hints() -> None:
    old = summary(seat("Ada"), seat("Ben"), day="2025-01-01", edition="french", hints=True)
    new = summary(seat("Ben"), seat("V", "casual"), day="2026-01-01")
    lab = summary(seat("Ben"), seat("V", "casual"), day="2026-01-01", is_standard=False)
    games = [old, new, lab]

    def picked(choice: Choice) -> list[FinishedGame]:
        return [game for game in games if choice.picks(game)]

    assert picked(Choice()) == [old, new]
    assert picked(Choice(person="ada")) == [old]
    assert picked(Choice(edition="english")) == [new]
    assert picked(Choice(since="2025-06-01")) == [new]
    assert picked(Choice(since=new.day)) == [new], "the first day counts"
    assert picked(Choice(without_hints=True)) == [new]


@pytest.mark.parametrize(
    ("last", "unit", "count"),
    [
        ("2026-01-05", "day", 5),
        ("2026-04-05", "week", 14),
        ("2027-03-05", "month", 15),
        ("2031-03-05", "year", 6),
    ],
)
def test_time_goes_by_in_spans_without_gaps(last: str, unit: str, count: int) -> None:
    games = [
        summary(seat("Ada", is_winner=True), seat("Ben"), day="2026-01-01"),
        summary(seat("Ada"), seat("Ben"), day=last),
    ]
    line = figures.timeline(games, "ada")
    assert (line.unit, len(line.bins)) == (unit, count)
    assert line.bins[0].wins == Wins(1, 1, 0.5)
    assert line.bins[-1].wins == Wins(0, 1, 0.5)
    assert line.bins[-1].first <= date.fromisoformat(last)
    assert sum(each.wins.games for each in line.bins) == 2


def test_nothing_played_is_no_time_at_all() -> None:
    assert figures.timeline([], None).bins == ()
    assert figures.people([]) == []


def test_the_time_of_a_game_is_in_its_name_or_else_when_it_was_saved() -> None:
    assert when_begun("enix-2026-03-01-141500-2.json", 0.0) == "2026-03-01 14:15:00"
    assert when_begun("enix-2026-13-01-141500.json", 86400.0 * 365)[:4] in ("1970", "1971")
    assert when_begun("mine.json", 1e300) < "2100"


def test_puzzles_alone_make_no_run_of_wins() -> None:
    alone = [summary(seat("Ada", is_winner=True), day=f"2026-01-0{day}") for day in range(1, 4)]
    won = summary(seat("Ada", is_winner=True), seat("V", "casual"), day="2026-01-04")
    [ada] = figures.people([*alone, won])
    assert (ada.longest_run, ada.wins.games) == (1, 4)
