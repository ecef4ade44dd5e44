"""Personal bests and tallies: found in finished games, by whoever sat at the table."""

from typing import Any

from enix_desktop.app.library.bests import beaten_in, standings
from enix_desktop.app.library.tally import people_of, tallies, tally_of
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.bests import FASTEST, RUN, SCORE
from enix_desktop.engine.summary import FinishedGame, SeatResult
from enix_desktop.games.enix.bests import MOST_STOLEN
from enix_desktop.games.enix.summary import STOLEN
from tests.unit.app.shelves import seat, summary


def evening(*games: tuple[SeatResult, ...], **facts: Any) -> list[FinishedGame]:
    """Games on days that follow each other."""
    return [
        summary(*seats, day=f"2026-03-{day:02}", file=f"{day}.json", **facts)
        for day, seats in enumerate(games, 1)
    ]


def ada(score: int = 20, won: bool = False, **facts: Any) -> SeatResult:
    return seat("Ada", score=score, is_winner=won, **facts)


def ben(score: int = 10, won: bool = False, **facts: Any) -> SeatResult:
    return seat("Ben", score=score, is_winner=won, **facts)


def test_the_first_game_sets_bests_and_beats_none() -> None:
    games = evening((ada(22, True), ben()))
    assert standings(ENIX, games, "ada")[SCORE].figure == 22
    assert beaten_in(ENIX, games, games[0]) == {}


def test_a_higher_score_beats_the_best_and_an_equal_one_does_not() -> None:
    games = evening((ada(22), ben()), (ada(24), ben()), (ada(24), ben()))
    [second] = [beaten_in(ENIX, games[:2], games[1])["Ada"][SCORE]]
    assert (second.figure, second.before) == (24, 22)
    assert beaten_in(ENIX, games, games[2]) == {}
    assert standings(ENIX, games, "ada")[SCORE].game is games[1]


def test_a_score_over_the_limit_is_no_best() -> None:
    games = evening((ada(22), ben()), (ada(31, is_out=True), ben()))
    assert beaten_in(ENIX, games, games[1]) == {}
    assert standings(ENIX, games, "ada")[SCORE].figure == 22


def test_wins_in_a_row_count_from_two_and_break() -> None:
    results = [True, False, True, True, False, True, True, True]
    games = evening(*((ada(20, won), ben()) for won in results))
    assert RUN not in standings(ENIX, games[:3], "ada")
    assert standings(ENIX, games[:4], "ada")[RUN].figure == 2
    assert standings(ENIX, games, "ada")[RUN].figure == 3
    assert beaten_in(ENIX, games, games[-1])["Ada"][RUN].before == 2


def test_the_fastest_win_has_the_fewest_rounds_and_losses_do_not_count() -> None:
    slow, fast, lost = (
        evening((ada(20, won), ben()), rounds=rounds)[0] for won, rounds in ((True, 9), (True, 6), (False, 3))
    )
    assert standings(ENIX, [slow, fast, lost], "ada")[FASTEST].figure == 6


def test_a_game_has_bests_of_its_own() -> None:
    games = evening((ada(tallies={STOLEN: 2}), ben()), (ada(tallies={STOLEN: 5}), ben()))
    assert beaten_in(ENIX, games, games[1])["Ada"][MOST_STOLEN].figure == 5


def test_variants_and_other_games_set_no_bests() -> None:
    games = [*evening((ada(25), ben()), is_standard=False), *evening((ada(25), ben()), game="other")]
    assert standings(ENIX, games, "ada") == {}


def test_a_tally_counts_the_games_of_exactly_these_people() -> None:
    games = evening(
        (ada(won=True), ben()),
        (ada(), ben(won=True)),
        (seat("ADA", is_winner=True), ben()),
        (ada(won=True), ben(won=True)),
        (ada(), ben()),
        (ada(), ben(), seat("Volta", "casual", is_winner=True)),
        (ada(won=True), seat("Volta", "casual")),
        (seat("Volta", "casual", is_winner=True), seat("Joule", "casual")),
    )
    tally = tally_of(games, people_of(games[0]))
    assert tally.wins == {"ada": 2, "ben": 1}
    assert (tally.games, tally.shared, tally.nobody, tally.computers) == (6, 1, 1, 1)
    assert tally.people == ["ada", "ben"]
    assert sum(tally.wins.values()) + tally.shared + tally.nobody + tally.computers == tally.games


def test_there_is_a_tally_for_each_set_of_names_and_none_for_computers_alone() -> None:
    games = evening(
        (ada(), seat("Volta", "casual")),
        (ada(), ben()),
        (ben(), ada()),
        (seat("Volta", "casual"), seat("Joule", "casual")),
    )
    assert [(sorted(each.names), each.games) for each in tallies(games)] == [
        (["ada", "ben"], 2),
        (["ada"], 1),
    ]


def test_puzzles_alone_are_no_wins_over_anybody() -> None:
    games = evening((ada(won=True),), (ada(), seat("Volta", "casual", is_winner=True)), (ada(won=True),))
    [tally] = tallies(games)
    assert (tally.games, dict(tally.wins), tally.computers) == (1, {}, 1)
