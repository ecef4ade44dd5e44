"""Questions that computer players of Station Six are asked, in every phase."""

from collections.abc import Mapping
from dataclasses import dataclass

from hypothesis import assume
from hypothesis import strategies as st

from enix_desktop.catalogue import STATION
from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.rules import StationRules
from enix_desktop.games.station.state import State
from enix_desktop.games.station.view import View
from enix_desktop.headless.table_choices import all_values
from enix_desktop.players.blend import BlendedPlayer
from enix_desktop.players.player import Player
from enix_desktop.players.station.master import MasterPlayer
from enix_desktop.players.station.skilled import SkilledPlayer
from enix_desktop.players.station.styles import STYLES
from tests.conformance.positions import Way, lucky_move, reach
from tools.station_learner import LearnerPlayer

RULES = StationRules()
ASKED = tuple(phase for phase in Phase if phase is not Phase.OVER)
"""The phases in which somebody is asked something."""
FEW_WORLDS = 8
"""Enough to search, so few that many positions can be tried; with four seats two worlds remain."""

StationPlayer = Player[View, Move]
QUICK_LEVELS: Mapping[str, StationPlayer] = {
    **{key: STATION.player(key) for key in ("random", "novice", "casual", "skilled", "blend-50")},
    **{
        f"{level}-{style}": STATION.player(f"{level}-{style}")
        for level in ("casual", "skilled")
        for style in STYLES
    },
    "learner": LearnerPlayer(),
}
_MASTER = MasterPlayer(worlds=FEW_WORLDS)
SLOW_LEVELS: Mapping[str, StationPlayer] = {
    "master": _MASTER,
    "master-thief": MasterPlayer(STYLES["thief"], FEW_WORLDS),
    "blend": BlendedPlayer([SkilledPlayer(), _MASTER], 50),
}

_MOST_MOVES, _PATIENCE = 60, 120


@dataclass(frozen=True)
class Question:
    """The seat in turn in *state* owes a decision."""

    state: State

    @property
    def seat(self) -> Seat:
        return self.state.turn

    @property
    def view(self) -> View:
        return RULES.view(self.state, self.seat)

    @property
    def moves(self) -> list[Move]:
        return list(RULES.legal_moves(self.state, self.seat))


@st.composite
def questions(draw: st.DrawFn, phase: Phase) -> Question:
    """A question in *phase* with at least two answers, reached by luck, at any kind of table."""
    way = Way(
        STATION.id,
        draw(st.sampled_from(all_values(STATION, {}))),
        draw(st.sampled_from(STATION.seats)),
        draw(st.integers(0, 2**32)),
        draw(st.integers(0, _MOST_MOVES)),
    )
    match = reach(way)
    for _ in range(_PATIENCE):
        if _is_asked(match.state, phase):
            return Question(match.state)
        assume(match.state.phase is not Phase.OVER)
        match.play(*lucky_move(match, way))
    assume(_is_asked(match.state, phase))
    return Question(match.state)


def _is_asked(state: State, phase: Phase) -> bool:
    return state.phase is phase and len(RULES.legal_moves(state, state.turn)) > 1
