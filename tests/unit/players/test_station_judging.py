"""What players of Station Six count: the cards of others, shared wins, and ties that the centre decides."""

import pytest

from enix_desktop.games.station.components import Colour, Station
from enix_desktop.games.station.guess import guess
from enix_desktop.games.station.moves import PASS, Fill, Steal, Take
from enix_desktop.games.station.phases import Phase
from enix_desktop.players.station.chances import chance_of
from enix_desktop.players.station.judge import Judge
from enix_desktop.players.station.worth import colour_shares, learned_worth
from tests.unit.games.station.tables import COMPONENTS, RULES, after, state

WHITE, VIOLET = Colour.WHITE, Colour.VIOLET


def test_cards_in_front_of_others_count_among_those_they_may_fire() -> None:
    at = state(
        ["red-sun", "blue-sun", "green-sun green-cogs"], active="canteen", energy={"canteen": [3, 1, 1]}
    )
    held = Judge(RULES.view(at, 2), learned_worth()).rivals.held
    before = held(0)
    later = after(at, Steal((1,)))
    robbed = Judge(RULES.view(later, 2), learned_worth()).rivals.held
    shares = colour_shares(COMPONENTS)
    assert before == pytest.approx([shares[WHITE], shares[VIOLET]])
    assert robbed(0) == pytest.approx([2 * shares[WHITE], 2 * shares[VIOLET]])
    assert robbed(1) == pytest.approx([0.0, 0.0])


@pytest.mark.parametrize(("laser", "chances"), [([7, 7, 5], (0.5, 0.5, 0)), ([8, 7, 5], (1, 0, 0))])
def test_a_shared_win_counts_in_parts(laser: list[int], chances: tuple[float, ...]) -> None:
    at = state(["", "", ""], active="centre", laser=laser, energy={"centre": [2, 2, 6]})
    while at.phase is not Phase.OVER:
        at = after(at, PASS)
    world = guess(RULES.view(at, 0), 1)
    assert tuple(chance_of(world, seat) for seat in range(3)) == chances


def test_energy_at_the_centre_decides_a_tie_in_the_last_turn() -> None:
    """Both have 7 and 2 there; seat 1 is done. One more sun wins, passing shares (G3)."""
    at = state(
        ["red-sun blue-cogs", "green-cogs"],
        active="centre",
        laser=[7, 7],
        acted=[1],
        energy={"centre": [2, 2]},
    )
    [sun] = [card for card in at.hands[0] if COMPONENTS.symbols[card] is Station.CENTRE]
    judge = Judge(RULES.view(at, 0), learned_worth())
    charged, _ = judge.weigh(Fill((sun,)), [(Station.CENTRE, 1)], [sun])
    passed, _ = judge.passing()
    assert charged > passed + 1


def test_of_open_cards_the_best_are_counted_on_first() -> None:
    """A white sun and a green sun lie open; whoever may take one counts on the white one."""
    at = state(["red-cogs", "red-cogs"], active="command", display="green-sun white-sun blue-headset")
    judge = Judge(RULES.view(at, 0), learned_worth())
    worths = {move: worth for worth, move in judge.taking()}
    assert judge.taken(1) == worths[Take(1)] > worths[Take(0)] > judge.unknown > worths[Take(2)]
    assert judge.taken(2) == pytest.approx(worths[Take(1)] + worths[Take(0)])
    assert judge.taken(3) == pytest.approx(worths[Take(1)] + worths[Take(0)] + worths[Take(None)])


def test_of_equal_symbols_a_card_to_fire_with_is_given_away_last() -> None:
    at = state(["white-sun red-sun", "red-cogs"], active="centre", order={"centre": [0, 1]})
    judge = Judge(RULES.view(at, 0), learned_worth())
    first, last = sorted(at.hands[0], key=judge.keep)
    assert (COMPONENTS.colours[first], COMPONENTS.colours[last]) == (Colour.RED, WHITE)
