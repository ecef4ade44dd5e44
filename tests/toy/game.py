"""Sparks, a whole small game: the example to copy. Only the catalogue of the tests has it.

rules/      the rules and how they are written down: copy them to `enix_desktop/games/NAME`
players/    computer players: to `enix_desktop/players/NAME`
ui/         the window: to `enix_desktop/ui/NAME`
resources/  words, lessons and texts: to `resources/NAME`
game.py     the entry in the catalogue: to `enix_desktop/catalogue.py`

CONTRIBUTING.md, "Adding a game", has the commands.
"""

from pathlib import Path

from enix_desktop import resources
from enix_desktop.catalogue import Adviser, Choice, Game
from enix_desktop.engine.badges import Did
from enix_desktop.players.player import RandomPlayer
from tests.toy.players.novice import NovicePlayer
from tests.toy.players.skilled import SkilledPlayer, reason
from tests.toy.rules.codec import SparksCodec
from tests.toy.rules.rules import SparksRules
from tests.toy.rules.summary import FREE_LAMP, QUICK, summarize
from tests.toy.rules.table import SEATS, Goal, options, variant
from tests.toy.rules.view import SparksWatching, board_facts

resources.add_folder(Path(__file__).parent / "resources")


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
