"""Golden games: a record, and what each seat saw and could do along the way.

`python -m tests.golden.golden` writes them anew, or those that are named. Look at the difference before you
commit it: every change here changes how saved games are read or what players see.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Record
from enix_desktop.engine.record_json import read, write
from enix_desktop.headless.selfplay import Plan, play
from tests.games import CODECS, GAMES

FOLDER = Path(__file__).parent
EVERY = 12
"""Views are kept after every so many moves, and after the last."""


@dataclass(frozen=True)
class Sample:
    """A golden game and how it was played."""

    game: str
    setting: str
    """A value of the first choice of the game."""
    players: tuple[str, ...]
    seed: int
    more: tuple[tuple[str, str], ...] = ()
    """Values of other choices."""

    @property
    def name(self) -> str:
        return f"{self.game}-{self.setting}-{len(self.players)}"

    @property
    def values(self) -> dict[str, str]:
        return {GAMES[self.game].choices[0].key: self.setting, **dict(self.more)}

    @property
    def record(self) -> Path:
        return FOLDER / f"{self.name}.json"

    @property
    def views(self) -> Path:
        return FOLDER / f"{self.name}.views.json"


SAMPLES = (
    Sample("enix", "english", ("casual", "casual"), 11),
    Sample("enix", "french", ("casual", "random", "casual"), 16),
    Sample("enix", "english", ("casual", "casual", "random", "casual"), 37),
    Sample("enix", "french", ("casual",) * 6, 14),
    Sample("station", "laser", ("casual", "casual"), 21),
    Sample("station", "four_rounds", ("casual", "random", "novice"), 22, (("start", "varied"),)),
    Sample("station", "laser", ("casual",) * 4, 23, (("bridges", "first_game"),)),
    Sample("station", "four_rounds", ("novice",) * 2, 24, (("hands", "open"),)),
    Sample("hertzschlag", "on", ("casual", "random", "novice"), 59),
    Sample("hertzschlag", "off", ("casual",) * 4, 52, (("start", "2"),)),
    Sample(
        "hertzschlag", "on", ("casual", "novice", "casual", "novice", "skilled"), 54, (("fair_start", "off"),)
    ),
    Sample("enigma", "45", ("casual", "novice"), 61),
    Sample("enigma", "none", ("casual", "random", "skilled"), 62, (("limit", "none"), ("puzzles", "easier"))),
    Sample("enigma", "60", ("casual",) * 4, 63, (("goal", "10"), ("start", "1"))),
    Sample("enigma", "45", ("random",), 71, (("difficulty", "2"),)),
    Sample("sparks", "row", ("novice", "skilled"), 1),
    Sample("sparks", "four", ("skilled", "novice", "random"), 2),
)


def played(sample: Sample) -> str:
    """The record of the sample, played now."""
    game = GAMES[sample.game]
    plan = Plan(game, sample.values, sample.players, sample.seed)
    record = play(plan).record
    record.program = "golden"  # so that a new version of the program changes nothing
    return write(record, game.codec)


def repeated(sample: Sample) -> str:
    """The saved moves, made again in a new match with the same seed: setup and luck are drawn anew."""
    saved: Record[Any, Any] = read(sample.record.read_text(), CODECS)
    game = GAMES[sample.game]
    options = game.options(sample.values, len(sample.players))
    match = Match.begin(game.rules, game.id, saved.participants, options, seed=sample.seed, program="golden")
    for entry in saved.entries:
        match.play(entry.seat, entry.move, entry.thought)
    return write(match.record, game.codec)


def seen(text: str) -> Iterator[dict[str, Any]]:
    """What each seat sees and can do, from time to time, in the game that *text* records."""
    record: Record[Any, Any] = read(text, CODECS)
    game = GAMES[record.game]
    for step in replay(game.rules, game.codec, record):
        if step.number % EVERY and step.number != len(record.entries):
            continue
        for seat in range(len(record.participants)):
            moves = game.rules.legal_moves(step.state, seat)
            listed = "\n".join(json.dumps(game.codec.move_json(record.setup, move)) for move in moves)
            yield {
                "move": step.number,
                "view": game.codec.plain(record.setup, game.rules.view(step.state, seat)),
                "choices": len(moves),
                "choices_sha256": hashlib.sha256(listed.encode()).hexdigest(),
            }


def written(views: Iterator[dict[str, Any]]) -> str:
    return "[\n" + ",\n".join(json.dumps(view) for view in views) + "\n]\n"


if __name__ == "__main__":
    for sample in SAMPLES:
        if sys.argv[1:] and sample.name not in sys.argv[1:]:
            continue
        text = played(sample)
        sample.record.write_text(text)
        sample.views.write_text(written(seen(text)))
        print(f"{sample.name}: {text.count(chr(10))} lines")
