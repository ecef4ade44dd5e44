"""What the skilled player expects of a card, and of ending the game, is what the rules make of it."""

from itertools import product

import pytest

from enix_desktop.engine.chance import SeededChance
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import PASS, Cross, LayCard, Move, TakeCards
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.scoring import outcome_of
from enix_desktop.games.enix.state import State
from enix_desktop.players.enix.plan import costs, landing
from enix_desktop.players.enix.skilled import is_best
from tests.rules.words import card_called
from tests.unit.players.questions import RULES, composed_state

LIMIT = 25


def played(state: State, move: Move) -> State:
    """The state after *move* of the seat that is asked; nobody interrupts, and no card is taken."""
    after = state.copy()
    RULES.transition(after, RULES.to_move(after)[0], move, SeededChance(1))
    if after.phase is Phase.WINDOW:
        return played(after, PASS)
    return played(after, TakeCards(())) if after.phase is Phase.TAKE else after


def reached(state: State) -> set[Energy]:
    """Every tile that seat 0 can walk to, by making all moves that the rules allow."""
    if state.phase is not Phase.MOVE:
        return set()
    crossings = [move for move in RULES.legal_moves(state, 0) if isinstance(move, Cross)]
    return {move.tile for move in crossings}.union(*(reached(played(state, move)) for move in crossings))


@pytest.mark.parametrize("edition", ["english", "french"])
@pytest.mark.parametrize(
    ("card", "pawn", "cap"),
    [
        ("solar-11", "wind", None),
        ("wind-04", "wind", None),
        ("wind-04", "wind", "wind"),
        ("wind-04", "ocean", "solar"),
        ("solar-03", "ocean", None),
        ("geothermal-04", "solar", None),
        ("biomass-05", "solar", None),
        ("hydro-10", "solar", None),
        ("hydro-10", "solar", "ocean"),
        ("biomass-08", "solar", None),
        ("wind-03", "hydro", "biomass"),
        ("wind-03", "hydro", "hydro"),
    ],
)
def test_a_card_leads_where_the_rules_let_it_lead(
    card: str, pawn: str, cap: str | None, edition: str
) -> None:
    state = composed_state(
        edition=edition,
        hands=[f"{card} solar-05", "wind-01 solar-01"],
        pawns=f"{pawn} biomass",
        **({"cap": cap} if cap else {}),
    )
    view, number = RULES.view(state, 0), card_called(card)
    land, points = landing(view, number), view.table.components.values[number]
    after = played(played(state, LayCard(number)), LayCard(card_called("wind-01")))
    assert after.active == 0
    assert (land.tile, land.cap) == (after.pawns[0], after.cap)
    assert land.jumped == (land.tile != view.pawns[0])
    expected = costs(view.roads, land.tile, points, land.cap, land.barred)
    assert set(expected) == reached(after) - {land.tile}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_ends_the_game_wins_exactly_when_the_rules_say_so(seats: int) -> None:
    """G3 to G5, also with ties at and below the top, and with others who drop out."""
    for scores in product((0, 23, 24, 25, 26), repeat=seats):
        own, *others = scores
        if own <= LIMIT:
            assert is_best(own, others, LIMIT) == (outcome_of(scores, 0, LIMIT).winners == (0,)), scores
