"""A blend of levels: as strong as its strength says, and a pure function like every player."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.errors import BadData
from enix_desktop.players.blend import BlendedPlayer, blend_key, strength_of
from enix_desktop.players.keys import PlayerKey, read_key
from enix_desktop.players.player import UNHURRIED, Budget, Choice


class Level:
    """Always chooses the move with its own name, and tells its number as iterations."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.budgets: list[Budget] = []

    def choose(
        self, view: object, moves: Sequence[str], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[str]:
        """The move of this level."""
        self.budgets.append(budget)
        return Choice(moves[self.number], self.number)


LEVELS = [Level(number) for number in range(4)]
MOVES = ["novice", "casual", "skilled", "master"]


def decided(strength: int, decisions: int = 2000) -> Counter[str]:
    player = BlendedPlayer[object, str](LEVELS, strength)
    return Counter(player.choose(None, MOVES, seed).move for seed in range(decisions))


@pytest.mark.parametrize(("strength", "level"), [(0, "novice"), (100, "master")])
def test_at_the_ends_the_blend_is_a_level(strength: int, level: str) -> None:
    assert set(decided(strength)) == {level}


@pytest.mark.parametrize(
    ("strength", "shares"),
    [
        (20, {"novice": 0.4, "casual": 0.6}),
        (35, {"casual": 0.95, "skilled": 0.05}),
        (50, {"casual": 0.5, "skilled": 0.5}),
        (99, {"skilled": 0.03, "master": 0.97}),
    ],
)
def test_in_between_the_two_nearest_levels_decide_in_proportion(
    strength: int, shares: dict[str, float]
) -> None:
    found = decided(strength)
    assert set(found) == set(shares)
    for level, share in shares.items():
        assert found[level] / 2000 == pytest.approx(share, abs=0.03)


def test_a_percent_more_is_no_more_than_that() -> None:
    found = decided(1, decisions=20_000)
    assert found["casual"] / 20_000 == pytest.approx(0.03, abs=0.004)


def test_the_same_seed_lets_the_same_level_decide_and_its_iterations_are_told() -> None:
    for seed in range(50):
        first, again = (BlendedPlayer[object, str](LEVELS, 50).choose(None, MOVES, seed) for _ in range(2))
        assert first == again
        assert first.iterations == MOVES.index(first.move)


def test_the_budget_reaches_the_level_that_decides() -> None:
    level, budget = Level(0), Budget(iterations=12)
    BlendedPlayer[object, str]([level], 40).choose(None, MOVES, 1, budget)
    assert level.budgets == [budget]


def test_one_level_alone_is_its_own_blend() -> None:
    player = BlendedPlayer[object, str](LEVELS[:1], 70)
    assert player.choose(None, MOVES, 1).move == "novice"


def test_every_strength_has_a_key_and_nothing_else_has_one() -> None:
    assert [strength_of(blend_key(strength)) for strength in range(101)] == list(range(101))
    for key in (
        "blend",
        "blend-",
        "blend-101",
        "blend-05",
        "blend--1",
        "blend-5 ",
        "Blend-5",
        "blend-５",
        "x",
    ):
        assert strength_of(key) is None


def test_the_shelf_makes_blends_of_its_levels() -> None:
    assert isinstance(ENIX.player("blend-35"), BlendedPlayer)
    assert ENIX.has_player("blend-35")
    assert not ENIX.has_player("blend-101")
    with pytest.raises(BadData, match=r"no player 'blend-101'; there are .* blend-0 to blend-100"):
        ENIX.player("blend-101")


def test_the_shelf_offers_players_that_it_has() -> None:
    assert set(ENIX.levels) <= set(ENIX.players)
    assert set(ENIX.former_players.values()) <= set(ENIX.players)
    assert not set(ENIX.former_players) & set(ENIX.players)
    assert all(map(ENIX.has_player, (*ENIX.players, *ENIX.former_players)))


def test_a_former_player_is_still_understood() -> None:
    shelf = replace(ENIX, former_players={"beginner": "random"})
    assert shelf.has_player("beginner")
    assert shelf.player("beginner") is ENIX.player("random")


def test_every_level_and_handicap_has_every_style() -> None:
    for style in ENIX.styles:
        assert list(ENIX.styles[style]) == list(ENIX.levels)
        assert all(ENIX.has_player(f"{level}-{style}") for level in (*ENIX.levels, "blend-35"))
        assert isinstance(ENIX.player(f"blend-35-{style}"), BlendedPlayer)
    assert not ENIX.has_player("random-greedy")
    assert not ENIX.has_player("skilled-lazy")
    assert not ENIX.has_player("blend-35-lazy")
    with pytest.raises(BadData, match="no player 'blend-35-lazy'"):
        ENIX.player("blend-35-lazy")


def test_a_key_is_read_in_its_parts() -> None:
    for level in ("greedy", "skilled", "blend-35", "blend-101"):
        assert read_key(level) == PlayerKey(level)
        assert read_key(f"{level}-greedy") == PlayerKey(level, "greedy")
        assert str(PlayerKey(level, "greedy")) == f"{level}-greedy"
