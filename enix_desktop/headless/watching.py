"""A game of computer players, told in the terminal."""

from typing import Any

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import replay
from enix_desktop.engine.rng import fresh_seed
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.story import Storyteller

PLAYERS = ("casual",) * 4
QUIET = frozenset({"CardLaid"})
"""Events that would only repeat what the next ones show."""


def watch(seed: int | None) -> int:
    """Play one game and print it in sentences."""
    game = ENIX
    chosen = fresh_seed() if seed is None else seed
    record = play(Plan(game, game.editions[0], PLAYERS, chosen)).record
    story = Storyteller(game.id, record.participants)
    print(f"A game of {len(PLAYERS)} computer players with seed {chosen}.\n")
    for step in replay(game.rules, game.codec, record):
        for event in step.events:
            facts: Any = game.codec.plain(record.setup, event)
            if facts["event"] not in QUIET:
                print(story.event(facts))
    return 0
