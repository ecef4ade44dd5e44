"""Questions that computer players are asked: who must choose among which moves, in every phase."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hypothesis import assume
from hypothesis import strategies as st

from enix_desktop.catalogue import ENIX
from enix_desktop.engine import record_json as records
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.moves import Move
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.rules import EnixRules
from enix_desktop.games.enix.state import State
from enix_desktop.games.enix.view import View
from enix_desktop.headless.table_choices import all_values
from enix_desktop.players.blend import BlendedPlayer
from enix_desktop.players.enix.casual import CasualPlayer
from enix_desktop.players.enix.master import MasterPlayer
from enix_desktop.players.enix.novice import NovicePlayer
from enix_desktop.players.enix.skilled import SkilledPlayer
from enix_desktop.players.enix.styles import STYLES
from enix_desktop.players.player import Player, RandomPlayer
from tests.conformance.positions import Way, lucky_move, reach
from tests.rules.compose import composed
from tests.rules.position import CODEC, position_of
from tests.rules.situation import Situation

RULES = EnixRules()
ASKED = tuple(phase for phase in Phase if phase is not Phase.OVER)
"""The phases in which somebody is asked something."""
FEW_WORLDS = 12
"""Enough to search, so few that many positions can be tried; with six seats two worlds remain."""

EnixPlayer = Player[View, Move]
QUICK_LEVELS: Mapping[str, EnixPlayer] = {
    "random": RandomPlayer(),
    "novice": NovicePlayer(),
    "casual": CasualPlayer(),
    "skilled": SkilledPlayer(),
    "blend": BlendedPlayer([NovicePlayer(), CasualPlayer(), SkilledPlayer()], 60),
    **{f"casual-{key}": CasualPlayer(style) for key, style in STYLES.items()},
    **{f"skilled-{key}": SkilledPlayer(style=style) for key, style in STYLES.items()},
}
_MASTER = MasterPlayer(FEW_WORLDS)
SLOW_LEVELS: Mapping[str, EnixPlayer] = {
    "master": _MASTER,
    "master-trickster": MasterPlayer(FEW_WORLDS, STYLES["trickster"]),
    "blend": BlendedPlayer([SkilledPlayer(), _MASTER], 50),
}

_MOST_MOVES, _PATIENCE = 100, 400
_MOST_SKIPPED = 4


@dataclass(frozen=True)
class Question:
    """A *seat* that owes a decision in *state*."""

    state: State
    seat: Seat

    @property
    def view(self) -> View:
        return RULES.view(self.state, self.seat)

    @property
    def moves(self) -> list[Move]:
        return list(RULES.legal_moves(self.state, self.seat))


@st.composite
def states(draw: st.DrawFn, phase: Phase) -> State:
    """A state in *phase* in which somebody has a choice, reached by luck, at any kind of table."""
    way = Way(
        ENIX.id,
        draw(st.sampled_from(all_values(ENIX, {}))),
        draw(st.sampled_from(ENIX.seats)),
        draw(st.integers(0, 2**32)),
        draw(st.integers(0, _MOST_MOVES)),
    )
    skipped = draw(st.integers(0, _MOST_SKIPPED))
    match = reach(way)
    for _ in range(_PATIENCE):
        assume(match.state.phase is not Phase.OVER)
        if match.state.phase is phase and _choosers(match.state):
            if not skipped:
                break
            skipped -= 1
        match.play(*lucky_move(match, way))
    assume(match.state.phase is phase and _choosers(match.state))
    state: State = match.state
    return state


@st.composite
def questions(draw: st.DrawFn, phase: Phase) -> Question:
    """A question with at least two answers."""
    state = draw(states(phase))
    return Question(state, draw(st.sampled_from(_choosers(state))))


def _choosers(state: State) -> list[Seat]:
    return [seat for seat in RULES.to_move(state) if len(RULES.legal_moves(state, seat)) > 1]


def composed_state(**compose: object) -> State:
    """The state after the moves of a position that is described as in tests/rules/README.md."""
    here = Path(__file__)
    situation = Situation(here, "", (), here, None, (), dict(compose))
    return position_of(records.read(composed(situation), {ENIX.id: CODEC}), None).state
