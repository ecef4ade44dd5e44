"""Positions in which anybody at the table would groan if a player did the wrong thing."""

import pytest

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import (
    END_GAME,
    PASS,
    STOP,
    LayCard,
    Move,
    PlayEnix,
    Steal,
    TakeCards,
)
from enix_desktop.games.enix.phases import Phase, Stage
from enix_desktop.games.enix.scoring import hand_score
from enix_desktop.games.enix.state import State
from enix_desktop.players.enix.casual import CasualPlayer
from enix_desktop.players.enix.master import MasterPlayer
from enix_desktop.players.enix.novice import NovicePlayer
from enix_desktop.players.enix.skilled import SkilledPlayer
from tests.rules.words import card_called
from tests.unit.players.questions import RULES, EnixPlayer, Question, composed_state

PLAYERS: dict[str, EnixPlayer] = {
    "novice": NovicePlayer(),
    "casual": CasualPlayer(),
    "skilled": SkilledPlayer(),
    "master": MasterPlayer(),
}
SEEDS = range(5)
everybody = pytest.mark.parametrize("level", PLAYERS)
all_but_novices = pytest.mark.parametrize("level", ["casual", "skilled", "master"])
"""A novice is distracted now and then, and may do the wrong thing."""
the_thoughtful = pytest.mark.parametrize("level", ["skilled", "master"])
"""Who guesses at the hands of others; the rest look at their own hand only."""

HAND_OF_25 = "solar-07 hydro-08 geothermal-07 ocean-06 wind-07 biomass-07"
RIVALS_25 = "solar-06 hydro-07 geothermal-08 ocean-07 wind-05 biomass-08"


def chosen(level: str, state: State, seat: Seat = 0) -> set[Move]:
    """What the player does, with several seeds."""
    question = Question(state, seat)
    assert len(question.moves) > 1, "there is nothing to decide"
    return {PLAYERS[level].choose(question.view, question.moves, seed).move for seed in SEEDS}


def score(state: State, seat: Seat) -> int:
    return hand_score(state.table.components, state.hands[seat]).score


@everybody
def test_nobody_ends_the_game_with_too_much_in_hand(level: str) -> None:
    """All energies and 48 points: whoever ends now drops out."""
    state = composed_state(
        hands=["solar-11 hydro-11 geothermal-11 ocean-11 wind-11 biomass-11", "solar-05 wind-03 wind-07"],
    )
    assert score(state, 0) == 48
    assert END_GAME in RULES.legal_moves(state, 0)
    assert END_GAME not in chosen(level, state)


@everybody
def test_nobody_ends_the_game_with_3_points_against_a_certain_20(level: str) -> None:
    """Seat 1 holds five solar cards, and only five are unseen: together they count 20."""
    state = composed_state(
        hands=[
            "solar-02 hydro-04 geothermal-04 ocean-04 wind-02 biomass-05",
            "solar-05 solar-06 solar-07 solar-08 solar-09",
        ],
        discard="solar-01 solar-03 solar-04 solar-10 solar-11 solar-12",
    )
    assert (score(state, 0), score(state, 1)) == (3, 20)
    assert END_GAME in RULES.legal_moves(state, 0)
    assert END_GAME not in chosen(level, state)


@the_thoughtful
def test_24_is_not_enough_against_a_certain_25(level: str) -> None:
    """Seat 1 holds five solar cards, and only five are unseen: together they count 25."""
    state = composed_state(
        hands=[
            "solar-05 hydro-08 geothermal-07 ocean-06 wind-07 biomass-07",
            "solar-03 solar-08 solar-09 solar-10 solar-11",
        ],
        discard="solar-01 solar-02 solar-04 solar-06 solar-07 solar-12",
    )
    assert (score(state, 0), score(state, 1)) == (24, 25)
    assert END_GAME not in chosen(level, state)


@everybody
@pytest.mark.parametrize(("edition", "seats"), [("english", 2), ("french", 4)])
def test_everybody_ends_the_game_with_25(level: str, edition: str, seats: int) -> None:
    """All energies and 25 points; the others hold five cards each."""
    others = [
        "solar-03 hydro-04 hydro-05 ocean-05 wind-05",
        "solar-05 hydro-09 geothermal-05 ocean-11 wind-12",
        "solar-11 hydro-12 geothermal-09 ocean-12 biomass-03",
    ]
    state = composed_state(edition=edition, hands=[HAND_OF_25, *others[: seats - 1]])
    assert score(state, 0) == 25
    assert chosen(level, state) == {END_GAME}


@everybody
def test_everybody_ends_the_game_with_25_even_if_a_rival_has_25_for_certain(level: str) -> None:
    """A tie is won by whoever ends the game (G4): seat 1 holds the five unseen solar cards, 25 in all."""
    state = composed_state(
        hands=[HAND_OF_25, "solar-03 solar-08 solar-09 solar-10 solar-11"],
        discard="solar-01 solar-02 solar-04 solar-05 solar-06 solar-12",
    )
    assert (score(state, 0), score(state, 1)) == (25, 25)
    assert chosen(level, state) == {END_GAME}


WINNING_NEXT_ROUND = {
    "hands": [
        "solar-05 hydro-07 geothermal-08 geothermal-02 ocean-06 wind-07 biomass-08",
        "solar-03 solar-07 solar-08 solar-10 solar-11",
    ],
    "discard": "solar-01 solar-02 solar-04 solar-06 solar-09 solar-12",
    "pawns": "biomass solar",
    "cap": "biomass",
}
"""Seat 0 has 23 points, and 25 once it has laid geothermal-02, which counts -2.

Seat 1 has 24 for certain, lacks five energies, and cannot reach seat 0 under the cap, where the jump of
geothermal-02 has no effect: so seat 0 loses by ending now and can end with 25 in the next round.
"""


# A novice is content with 20 points, soon with less, and never asks what the others may have.
@all_but_novices
def test_nobody_ends_into_a_loss_when_laying_wins(level: str) -> None:
    state = composed_state(**WINNING_NEXT_ROUND)
    assert (score(state, 0), score(state, 1)) == (23, 24)
    assert END_GAME in RULES.legal_moves(state, 0)
    assert END_GAME not in chosen(level, state)


# A casual player likes to keep room for more cards, and lays geothermal-08 instead.
@the_thoughtful
def test_the_card_is_laid_without_which_the_hand_wins(level: str) -> None:
    state = composed_state(**WINNING_NEXT_ROUND)
    assert chosen(level, state) == {LayCard(card_called("geothermal-02"))}


@all_but_novices
def test_no_card_is_taken_that_spoils_a_hand_of_25(level: str) -> None:
    """After its jump to hydro seat 0 has all energies and 25 points; every unseen hydro card counts 5 to 8.

    Seat 1 has had its turn and sits under the cap: nobody will steal this round.
    """
    state = composed_state(
        hands=[f"{HAND_OF_25} geothermal-04", "solar-01 wind-03 wind-05 ocean-01 ocean-03 solar-08"],
        pawns="solar ocean",
        cap="ocean",
        tops="hydro-09 hydro-10 hydro-11",
        discard="hydro-01 hydro-02 hydro-03 hydro-04 hydro-05 hydro-06 hydro-12",
        moves=["all lay geothermal-04 and solar-08", "nobody interrupts"],
    )
    assert (state.phase, state.waiting) == (Phase.TAKE, ())
    assert score(state, 0) == 25
    assert chosen(level, state) == {TakeCards(())}


@everybody
@pytest.mark.parametrize("cap", [None, "ocean"])
def test_nobody_puts_the_cap_on_the_own_tile_before_the_own_turn(level: str, cap: str | None) -> None:
    """Seat 1 begins its turn; seat 0, alone on wind, holds an ENIX card and has yet to move."""
    state = composed_state(
        hands=["wind-05 wind-12 solar-05 hydro-04 ocean-05", "wind-09 hydro-08 solar-03 ocean-03 biomass-03"],
        pawns="wind hydro",
        moves=["all lay wind-05 and wind-09", "seat 1: pass"],
        **({"cap": cap} if cap else {}),
    )
    assert state.phase is Phase.WINDOW
    assert (state.active, state.waiting) == (1, (0,))
    own_tile = PlayEnix(card_called("wind-12"), Energy.WIND)
    assert own_tile in RULES.legal_moves(state, 0)
    assert own_tile not in chosen(level, state)


@everybody
def test_nobody_puts_the_cap_on_the_own_tile_when_about_to_move(level: str) -> None:
    """Seat 0 begins its own turn on wind with 2 points and an ENIX card."""
    state = composed_state(
        hands=["wind-05 wind-12 solar-05 hydro-04 ocean-05", "wind-02 hydro-08 solar-03 ocean-03 biomass-03"],
        pawns="wind hydro",
        moves=["all lay wind-05 and wind-02"],
    )
    assert (state.phase, state.active) == (Phase.WINDOW, 0)
    own_tile = PlayEnix(card_called("wind-12"), Energy.WIND)
    assert own_tile in RULES.legal_moves(state, 0)
    assert own_tile not in chosen(level, state)


@everybody
@pytest.mark.parametrize("edition", ["english", "french"])
def test_an_enix_card_is_played_before_it_halves_a_good_score(level: str, edition: str) -> None:
    """The last window of the round: seat 0 has 25 points, but 12 with its ENIX card.

    It has all energies without that card. Seat 1 has all energies too and may end the game.
    """
    last_window = "everybody passes" if edition == "english" else "everybody passes (asked: 0, 1)"
    state = composed_state(
        edition=edition,
        hands=[f"{HAND_OF_25} hydro-12 hydro-04", f"{RIVALS_25} hydro-09"],
        pawns="biomass solar",
        cap="solar",
        moves=["all lay hydro-04 and hydro-09", "everybody passes", "everybody passes", last_window],
    )
    assert (state.phase, state.stage, state.waiting) == (Phase.WINDOW, Stage.END, ())
    assert score(state, 0) == 12
    assert PASS not in chosen(level, state)


@all_but_novices
def test_nothing_is_stolen_at_random_by_a_hand_of_25(level: str) -> None:
    """French edition: seat 0 shares biomass with seat 1, and has all energies and 25 points."""
    state = composed_state(
        edition="french",
        hands=[f"{HAND_OF_25} hydro-04", "wind-02 wind-09 hydro-09 ocean-09 ocean-11"],
        pawns="biomass biomass",
        moves=["all lay hydro-04 and wind-02", "nobody interrupts"],
    )
    assert state.phase is Phase.STEAL
    assert score(state, 0) == 25
    assert list(RULES.legal_moves(state, 0)) == [Steal(1, None), STOP]
    assert chosen(level, state) == {STOP}
