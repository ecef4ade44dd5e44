"""Writes the records of situations: `python -m tests.rules.write FILE.toml ...` (all, if none is named)."""

import sys
from pathlib import Path

from tests.rules.games import GAMES, game_of
from tests.rules.situation import read_situation
from tests.rules.words import NotUnderstood


def main(names: list[str]) -> int:
    """Write the records of the situations in the files *names*; return how many could not be written."""
    failures = 0
    for path in [Path(name) for name in names] or [path for game in GAMES for path in game.paths()]:
        situation = read_situation(path)
        if situation.compose is None:
            continue
        try:
            situation.record.write_text(game_of(path).composed(situation), encoding="utf-8")
        except NotUnderstood as error:
            failures += 1
            print(error, file=sys.stderr)
    return failures


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
