"""Questions that computer players of Hertzschlag are asked, in every phase."""

from collections.abc import Mapping
from dataclasses import dataclass

from hypothesis import assume
from hypothesis import strategies as st

from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.moves import Move
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.styles import STYLES
from enix_desktop.players.player import Player
from tests.unit.games.hertzschlag.tables import RULES, cautious, wandered
from tools.hertzschlag_balance import SCRIPTED

ASKED = tuple(phase for phase in Phase if phase is not Phase.OVER)
"""The phases in which somebody is asked something."""

HertzschlagPlayer = Player[View, Move]
ALL_LEVELS: Mapping[str, HertzschlagPlayer] = {
    **{
        key: HERTZSCHLAG.player(key)
        for key in ("random", "novice", "casual", "skilled", "master", "blend-50")
    },
    **{
        f"{level}-{style}": HERTZSCHLAG.player(f"{level}-{style}")
        for level in ("novice", "casual", "skilled", "master")
        for style in STYLES
    },
    **SCRIPTED,
}

_MOST_MOVES, _PATIENCE = 70, 120


@dataclass(frozen=True)
class Question:
    """*seat* owes a decision in *state*."""

    state: State
    seat: Seat

    @property
    def view(self) -> View:
        return RULES.view(self.state, self.seat)

    @property
    def moves(self) -> list[Move]:
        return list(RULES.legal_moves(self.state, self.seat))


@st.composite
def questions(draw: st.DrawFn, phase: Phase) -> Question:
    """A question in *phase* with at least two answers, reached by luck, at any kind of table."""
    chosen = {"talk": "on" if phase in (Phase.SIGNAL, Phase.PLEDGE) else draw(st.sampled_from(("on", "off")))}
    seats, seed = draw(st.sampled_from(HERTZSCHLAG.seats)), draw(st.integers(0, 2**32))
    is_cautious = draw(st.booleans())
    match = wandered(seats, seed, draw(st.integers(0, _MOST_MOVES)), chosen, is_cautious)
    for number in range(_PATIENCE):
        state = match.state
        if state.phase is phase:
            asked = [seat for seat in state.to_move if len(RULES.legal_moves(state, seat)) > 1]
            if asked:
                return Question(state, draw(st.sampled_from(asked)))
        assume(state.phase is not Phase.OVER)
        luck = derived(seed, f"further/{number}")
        if is_cautious:
            match.play(*cautious(match, luck))
        else:
            seat = state.to_move[0]
            choices = RULES.legal_moves(state, seat)
            match.play(seat, choices[luck % len(choices)])
    assume(False)
    raise AssertionError("not reached")
