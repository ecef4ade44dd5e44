"""Badges are found in records, the first time each was earned, and nowhere else."""

from dataclasses import replace

from enix_desktop.app.library.badges import earned, first_earned_in
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.badges import Did, WonAgainst, WonAmong
from enix_desktop.games.enix.badges import ALL_EDITIONS, FULL_TABLE, STRONGEST
from enix_desktop.games.enix.summary import CLOSE, EXACT
from tests.unit.app.shelves import finished, seat, summary


def test_a_badge_is_earned_by_the_first_game_that_brings_it() -> None:
    first = summary(seat("Ada", deeds=frozenset({EXACT})), seat("Ben"), day="2026-01-01")
    again = summary(seat("ada ", deeds=frozenset({EXACT, CLOSE})), seat("Ben"), day="2026-01-02")
    badges = earned(ENIX, [first, again], "ada")
    assert badges == {EXACT: first, CLOSE: again}
    assert earned(ENIX, [first, again], "ben") == {}


def test_a_win_against_the_strongest_level_counts_and_a_defeat_does_not() -> None:
    won = summary(seat("Ada", is_winner=True), seat("V", "master"))
    lost = summary(seat("Ada"), seat("V", "master", is_winner=True))
    weak = summary(seat("Ada", is_winner=True), seat("V", "skilled"))
    assert STRONGEST in earned(ENIX, [won], "ada")
    assert STRONGEST not in earned(ENIX, [lost, weak], "ada")


def test_a_full_table_has_as_many_seats_as_there_can_be() -> None:
    others = [seat(name, "casual") for name in "VWXYZ"]
    assert FULL_TABLE in earned(ENIX, [summary(seat("Ada", is_winner=True), *others)], "ada")
    assert FULL_TABLE not in earned(ENIX, [summary(seat("Ada", is_winner=True), *others[1:])], "ada")


def test_the_game_that_completes_the_editions_brings_the_badge() -> None:
    english = summary(seat("Ada", is_winner=True), seat("V", "casual"))
    french = summary(seat("Ada", is_winner=True), seat("V", "casual"), edition="french")
    assert ALL_EDITIONS not in earned(ENIX, [english, english], "ada")
    assert earned(ENIX, [english, french], "ada")[ALL_EDITIONS] is french


def test_variants_bring_no_badges() -> None:
    lab = summary(seat("Ada", is_winner=True, deeds=frozenset({EXACT})), seat("V"), is_standard=False)
    assert earned(ENIX, [lab], "ada") == {}


def test_news_are_only_what_no_earlier_game_has_brought() -> None:
    before = summary(seat("Ada", deeds=frozenset({EXACT})), seat("Ben"), day="2026-01-01")
    now = summary(
        seat("Ada", deeds=frozenset({EXACT, CLOSE})),
        seat("Ben", deeds=frozenset({EXACT})),
        day="2026-01-02",
    )
    later = summary(seat("Ben", deeds=frozenset({EXACT})), seat("Ada"), day="2026-01-03")
    assert first_earned_in(ENIX, [before, now, later], now) == {"Ada": (CLOSE,), "Ben": (EXACT,)}
    assert first_earned_in(ENIX, [before, now, later], later) == {}


def test_computers_earn_nothing() -> None:
    game = summary(seat("Ada"), seat("V", "casual", deeds=frozenset({EXACT}), is_winner=True))
    assert first_earned_in(ENIX, [], game) == {}


def test_badges_of_real_games_are_the_same_each_time_they_are_looked_for() -> None:
    games = [finished(seed) for seed in range(8)]
    again = [finished(seed, saved=9 * 10**17) for seed in range(8)]
    found = {person: set(earned(ENIX, games, person)) for person in ("ada", "ben", "cleo")}
    assert found == {person: set(earned(ENIX, again, person)) for person in found}
    assert set().union(*found.values()) <= ENIX.badges.keys()
    assert any(found.values())


def test_a_win_in_another_game_earns_that_games_badges_and_no_others() -> None:
    other = replace(ENIX, id="other", badges={"duel": WonAmong(2), EXACT: Did(EXACT)})
    won = summary(
        seat("Ada", is_winner=True, deeds=frozenset({EXACT, CLOSE})), seat("V", "master"), game="other"
    )
    assert earned(ENIX, [won], "ada") == {}
    assert earned(other, [won], "ada") == {"duel": won, EXACT: won}
    assert first_earned_in(other, [], won) == {"Ada": ("duel", EXACT)}
    in_enix = replace(won, game="enix")
    assert set(earned(ENIX, [won, in_enix], "ada")) == {EXACT, CLOSE, STRONGEST}
    assert all(first is in_enix for first in earned(ENIX, [won, in_enix], "ada").values())
    assert earned(replace(other, badges={}), [won], "ada") == {}


def test_conditions_find_the_first_game_that_fulfils_them() -> None:
    lost = summary(seat("Ada"), seat("V", "casual"))
    first = summary(seat("Ada", is_winner=True), seat("V", "casual"))
    again = summary(*first.seats, day="2026-05-05")
    own = [(game, game.seats[0]) for game in (lost, first, again)]
    assert WonAgainst("casual")(own) is first
    assert WonAmong(2)(own) is first
    assert WonAmong(3)(own) is None
    assert WonAgainst("master")(own) is None


def test_a_strong_player_of_any_style_counts() -> None:
    won = summary(seat("Ada", is_winner=True), seat("V", "master-greedy"))
    assert WonAgainst("master")([(won, won.seats[0])]) is won
    assert WonAgainst("mast")([(won, won.seats[0])]) is None
