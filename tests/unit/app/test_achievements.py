"""Badges are found in records, the first time each was earned, and nowhere else."""

from enix_desktop.app.library.badges import ALL_EDITIONS, FULL_TABLE, STRONGEST, earned, first_earned_in
from enix_desktop.games.enix.summary import DEEDS
from tests.unit.app.shelves import finished, seat, summary


def test_a_badge_is_earned_by_the_first_game_that_brings_it() -> None:
    first = summary(seat("Ada", deeds=frozenset({"exact"})), seat("Ben"), day="2026-01-01")
    again = summary(seat("ada ", deeds=frozenset({"exact", "tie"})), seat("Ben"), day="2026-01-02")
    badges = earned([first, again], "ada")
    assert {badge: found.game for badge, found in badges.items()} == {"exact": first, "tie": again}
    assert earned([first, again], "ben") == {}


def test_a_win_against_the_strongest_level_counts_and_a_defeat_does_not() -> None:
    won = summary(seat("Ada", is_winner=True), seat("V", "master"))
    lost = summary(seat("Ada"), seat("V", "master", is_winner=True))
    weak = summary(seat("Ada", is_winner=True), seat("V", "skilled"))
    assert STRONGEST in earned([won], "ada")
    assert STRONGEST not in earned([lost, weak], "ada")


def test_a_full_table_has_as_many_seats_as_there_can_be() -> None:
    others = [seat(name, "casual") for name in "VWXYZ"]
    assert FULL_TABLE in earned([summary(seat("Ada", is_winner=True), *others)], "ada")
    assert FULL_TABLE not in earned([summary(seat("Ada", is_winner=True), *others[1:])], "ada")


def test_the_game_that_completes_the_editions_brings_the_badge() -> None:
    english = summary(seat("Ada", is_winner=True), seat("V", "casual"))
    french = summary(seat("Ada", is_winner=True), seat("V", "casual"), edition="french")
    assert ALL_EDITIONS not in earned([english, english], "ada")
    assert earned([english, french], "ada")[ALL_EDITIONS].game is french


def test_variants_bring_no_badges() -> None:
    lab = summary(seat("Ada", is_winner=True, deeds=frozenset({"exact"})), seat("V"), is_standard=False)
    assert earned([lab], "ada") == {}


def test_news_are_only_what_no_earlier_game_has_brought() -> None:
    before = summary(seat("Ada", deeds=frozenset({"exact"})), seat("Ben"), day="2026-01-01")
    now = summary(
        seat("Ada", deeds=frozenset({"exact", "tie"})),
        seat("Ben", deeds=frozenset({"exact"})),
        day="2026-01-02",
    )
    later = summary(seat("Ben", deeds=frozenset({"exact"})), seat("Ada"), day="2026-01-03")
    assert first_earned_in([before, now, later], now) == {"Ada": ("tie",), "Ben": ("exact",)}
    assert first_earned_in([before, now, later], later) == {}


def test_computers_earn_nothing() -> None:
    game = summary(seat("Ada"), seat("V", "casual", deeds=frozenset({"exact"}), is_winner=True))
    assert first_earned_in([], game) == {}


def test_badges_of_real_games_are_the_same_each_time_they_are_looked_for() -> None:
    games = [finished(seed) for seed in range(8)]
    again = [finished(seed, saved=9 * 10**17) for seed in range(8)]
    known = {*DEEDS, STRONGEST, FULL_TABLE, ALL_EDITIONS}
    found = {person: set(earned(games, person)) for person in ("ada", "ben", "cleo")}
    assert found == {person: set(earned(again, person)) for person in found}
    assert set().union(*found.values()) <= known
    assert any(found.values())
