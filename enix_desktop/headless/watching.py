"""A game of computer players, printed in the terminal."""

from typing import Any

from enix_desktop.engine.match import replay
from enix_desktop.engine.rng import fresh_seed
from enix_desktop.headless.lineup import usual_lineup
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.story import Storyteller
from enix_desktop.headless.table_choices import game_named


def watch(key: str, seed: int | None) -> int:
    """Play one game and print it in sentences."""
    game = game_named(key)
    chosen = fresh_seed() if seed is None else seed
    record = play(Plan(game, {}, usual_lineup(game), chosen)).record
    story = Storyteller(game.id, record.participants)
    print(f"A game of {len(record.participants)} computer players with seed {chosen}.\n")
    for step in replay(game.rules, game.codec, record):
        for event in step.events:
            facts: Any = game.codec.plain(record.setup, event)
            if not story.is_quiet(facts):
                print(story.event(facts))
    return 0
