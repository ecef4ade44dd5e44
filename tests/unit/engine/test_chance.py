import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.engine.chance import Draw, RecordedChance, SeededChance
from enix_desktop.engine.errors import WrongChance


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(), max_size=80))
def test_an_order_is_a_permutation_and_depends_on_the_seed_alone(seed: int, items: list[int]) -> None:
    order = SeededChance(seed).order("lot", items)
    assert sorted(order) == sorted(items)
    assert SeededChance(seed).order("lot", items) == order


def test_the_same_seed_gives_these_very_results_on_every_system() -> None:
    chance = SeededChance(7)
    assert chance.order("lot", range(6)) == (1, 3, 2, 4, 5, 0)
    assert [chance.pick("stolen", range(100)) for _ in range(4)] == [39, 32, 72, 53]


def test_draws_are_told_once_and_in_order() -> None:
    chance = SeededChance(1)
    order = chance.order("lot", [3, 4])
    card = chance.pick("stolen", [8, 9])
    assert chance.take_drawn() == (Draw("lot", order), Draw("stolen", (card,)))
    assert chance.take_drawn() == ()


def test_luck_goes_on_where_a_loaded_game_left_it() -> None:
    whole, resumed = SeededChance(5), SeededChance(5, {"lot": 1})
    whole.order("lot", range(6))
    assert whole.order("lot", range(6)) == resumed.order("lot", range(6))


def test_every_order_is_about_equally_likely() -> None:
    counts: dict[tuple[int, ...], int] = {}
    for seed in range(6000):
        order = SeededChance(seed).order("lot", range(3))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    # Six standard deviations of a fair draw: 6 * sqrt(6000 / 6 * 5 / 6).
    assert all(abs(count - 1000) < 174 for count in counts.values())


@pytest.mark.parametrize(
    ("draws", "items"),
    [
        ([], [1, 2]),
        ([Draw("lot", (1, 1))], [1, 2]),
        ([Draw("lot", (1, 2, 2))], [1, 2]),
        ([Draw("lot", (1, 2))], [1, 2, 2]),
        ([Draw("lot", (1,))], [1, 2]),
        ([Draw("stolen", (1, 2))], [1, 2]),
    ],
)
def test_a_recorded_order_that_could_not_have_been_drawn_is_refused(
    draws: list[Draw], items: list[int]
) -> None:
    with pytest.raises(WrongChance):
        RecordedChance(draws).order("lot", items)


@pytest.mark.parametrize("result", [(3,), (), (1, 1), (1, 2)])
def test_a_recorded_pick_is_exactly_one_of_the_items(result: tuple[int, ...]) -> None:
    with pytest.raises(WrongChance, match="not among"):
        RecordedChance([Draw("stolen", result)]).pick("stolen", [1, 2])


def test_recorded_results_are_given_back_one_after_the_other() -> None:
    chance = RecordedChance([Draw("lot", (2, 1)), Draw("stolen", (7,)), Draw("lot", (1, 2))])
    assert chance.order("lot", [1, 2]) == (2, 1)
    assert chance.pick("stolen", [6, 7]) == 7
    assert chance.order("lot", [1, 2]) == (1, 2)
    chance.finish()


def test_left_over_results_are_refused() -> None:
    with pytest.raises(WrongChance, match="was not to be drawn"):
        RecordedChance([Draw("stolen", (3,))]).finish()
