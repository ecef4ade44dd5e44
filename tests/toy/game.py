"""Sparks, a whole small game: the example to copy. Only the catalogue of the tests has it.

rules/      the rules and how they are written down: copy them to `enix_desktop/games/NAME`
players/    computer players: to `enix_desktop/players/NAME`
resources/  words: to `resources/NAME`
game.py     the entry in the catalogue: to `enix_desktop/catalogue.py`
"""

from collections.abc import Mapping
from pathlib import Path

from enix_desktop import resources
from enix_desktop.catalogue import Adviser, Choice, Game, MakeOptions
from enix_desktop.engine.badges import Did
from enix_desktop.engine.errors import BadData
from enix_desktop.players.player import RandomPlayer
from tests.toy.players.novice import NovicePlayer
from tests.toy.players.skilled import SkilledPlayer, reason
from tests.toy.rules.codec import SparksCodec
from tests.toy.rules.rules import SparksRules
from tests.toy.rules.state import State
from tests.toy.rules.summary import FREE_LAMP, QUICK, summarize
from tests.toy.rules.table import SEATS, Goal, options
from tests.toy.rules.view import SparksWatching

resources.add_folder(Path(__file__).parent / "resources")


def board_facts(state: State) -> Mapping[str, object]:
    """The board as everybody sees it, for a small picture."""
    return {"board": list(state.board)}


def variant(changes: Mapping[str, str]) -> MakeOptions:
    """There is nothing that a variant could change."""
    if changes:
        raise BadData(f"Sparks has no {next(iter(changes))!r} to change.")
    return options


TOY = Game(
    id="sparks",
    rules=SparksRules(),
    codec=SparksCodec(),
    watching=SparksWatching(),
    players={"random": RandomPlayer(), "novice": NovicePlayer(), "skilled": SkilledPlayer()},
    levels=("novice", "skilled"),
    adviser=Adviser("skilled", reason),
    former_players={},
    choices=(Choice("goal", tuple(goal.value for goal in Goal)),),
    seats=SEATS,
    options=options,
    changeable=(),
    variant=variant,
    board=board_facts,
    summarize=summarize,
    badges={QUICK: Did(QUICK), FREE_LAMP: Did(FREE_LAMP)},
)
