"""Questions that computer players of ENIGMA are asked, in every phase."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hypothesis import assume
from hypothesis import strategies as st

from enix_desktop.catalogue import ENIGMA
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.moves import Move
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.rules import EnigmaRules
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.view import View
from enix_desktop.players.blend import BlendedPlayer
from enix_desktop.players.enigma.master import MasterPlayer
from enix_desktop.players.enigma.skilled import SkilledPlayer
from enix_desktop.players.enigma.styles import STYLES
from enix_desktop.players.player import Player

RULES = EnigmaRules()
ASKED = (Phase.CHOOSE, Phase.SOLVE, Phase.PLACE, Phase.NETWORKER)
"""The phases of a match in which somebody is asked something."""
SEATS = (2, 3, 4)
FEW_IDEAS = 3

EnigmaPlayer = Player[View, Move]
QUICK_LEVELS: Mapping[str, EnigmaPlayer] = {
    **{key: ENIGMA.player(key) for key in ("random", "novice", "casual", "skilled", "blend-50")},
    **{
        f"{level}-{style}": ENIGMA.player(f"{level}-{style}")
        for level in ("novice", "casual", "skilled")
        for style in STYLES
    },
}
_MASTER = MasterPlayer(number=FEW_IDEAS)
SLOW_LEVELS: Mapping[str, EnigmaPlayer] = {
    "master": _MASTER,
    "master-rival": MasterPlayer(STYLES["rival"], number=FEW_IDEAS),
    "blend": BlendedPlayer([SkilledPlayer(), _MASTER], 50),
}
_MOST_MOVES, _PATIENCE = 60, 60


@dataclass(frozen=True)
class Question:
    """*seat* owes a decision in *state*."""

    state: State
    seat: Seat

    @property
    def view(self) -> View:
        return RULES.view(self.state, self.seat)

    @property
    def moves(self) -> Sequence[Move]:
        return RULES.legal_moves(self.state, self.seat)


def begun(seats: int, seed: int, chosen: Mapping[str, str] | None = None) -> tuple[State, SeededChance]:
    """A game before its first move."""
    chance = SeededChance(seed)
    options = ENIGMA.options({**ENIGMA.usual_choices(), **(chosen or {})}, seats)
    return RULES.start(RULES.deal(options, chance)), chance


@st.composite
def questions(draw: st.DrawFn, phase: Phase) -> Question:
    """A question in *phase* with at least two answers, reached by skilled and by aimless play."""
    seats, seed = draw(st.sampled_from(SEATS)), draw(st.integers(0, 2**32))
    limit = draw(st.sampled_from(("180", "none")))
    state, chance = begun(seats, seed, {"limit": limit})
    player = ENIGMA.player(draw(st.sampled_from(("casual-sprinter", "skilled-sprinter", "random"))))
    for number in range(draw(st.integers(0, _MOST_MOVES)) + _PATIENCE):
        assume(state.phase is not Phase.OVER)
        seat = state.to_move[derived(seed, f"seat/{number}") % len(state.to_move)]
        moves = RULES.legal_moves(state, seat)
        is_choice = len(moves) > 1
        if number >= _PATIENCE // 2 and state.phase is phase and is_choice:
            return Question(state, seat)
        luck = derived(seed, f"move/{number}")
        move = player.choose(RULES.view(state, seat), moves, luck).move if is_choice else moves[0]
        RULES.transition(state, seat, move, chance)
    assume(False)
    raise AssertionError("not reached")
