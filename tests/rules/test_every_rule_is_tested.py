"""Every rule id of a game's rules is named by one of its situations or unit tests."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.games import ENIGMA, ENIX, GAMES, HERTZSCHLAG, STATION, RuledGame
from tests.rules.situation import read_situation

TESTS = Path(__file__).parents[1]
IDS: dict[str, dict[str, int]] = {
    ENIX.key: {"C": 6, "S": 3, "R": 4, "O": 3, "A": 6, "M": 5, "K": 5, "X": 4, "G": 5, "E": 4},
    STATION.key: {
        **{"C": 9, "S": 5, "R": 2, "O": 3, "A": 6, "TM": 2, "TC": 1, "TB": 2, "TP": 2, "TK": 2, "TE": 3},
        **{"N": 6, "U": 4, "G": 3, "E": 3, "V": 5},
    },
    HERTZSCHLAG.key: {
        **{"C": 7, "S": 4, "R": 3, "V": 5, "A": 4, "I": 1, "P": 4, "F": 4, "X": 6, "Q": 7},
        **{"D": 2, "K": 3, "G": 7, "T": 4, "E": 4},
    },
    ENIGMA.key: {
        **{"C": 6, "S": 3, "R": 5, "Z": 4, "ZW": 4, "ZF": 6, "ZC": 5, "ZA": 6},
        **{"T": 10, "P": 4, "N": 5, "L": 5, "G": 3, "E": 9},
    },
}
"""For each game how many rules there are of each letter."""
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def _ids_in_the_rules(game: RuledGame) -> set[str]:
    text = game.rules_text.read_text(encoding="utf-8")
    return set(re.findall(r"^(?:- |\| )\*\*([A-Z]{1,2}\d\d?)\*\* ", text, re.MULTILINE))


def _ids_in_situations(game: RuledGame) -> set[str]:
    return {rule for path in game.paths() for rule in read_situation(path).rules}


def _unit_tests(game: RuledGame) -> Iterator[Path]:
    """Tests outside this folder; whatever lies in a folder of another game is none of this one."""
    others = {other.key for other in GAMES} - {game.key}
    for path in TESTS.rglob("test_*.py"):
        if Path(__file__).parent not in path.parents and not others & set(path.parts):
            yield path


def _ids_in_unit_tests(game: RuledGame) -> set[str]:
    """Ids in the names, docstrings and markers of tests; ENIX was alone once, so it looks everywhere."""
    found: set[str] = set()
    for path in _unit_tests(game):
        if game is ENIX or game.key in path.parts:
            text = path.read_text(encoding="utf-8")
            found |= set(re.findall(r"\b[A-Z]{1,2}\d\d?\b", text))
            names = " ".join(re.findall(r"def test_(\w+)", text))
            found |= {name.upper() for name in re.findall(r"(?<![a-z0-9])[a-z]{1,2}\d\d?(?![a-z0-9])", names)}
    return found


@EVERY_GAME
def test_the_rules_have_the_ids_we_know(game: RuledGame) -> None:
    counts = IDS[game.key]
    known = {f"{letter}{number}" for letter, count in counts.items() for number in range(1, count + 1)}
    assert _ids_in_the_rules(game) == known


@EVERY_GAME
def test_every_rule_is_named_by_a_test(game: RuledGame) -> None:
    missing = _ids_in_the_rules(game) - _ids_in_situations(game) - _ids_in_unit_tests(game)
    assert not missing, f"no situation or test names {', '.join(sorted(missing))}"


@EVERY_GAME
def test_situations_name_only_rules_that_exist(game: RuledGame) -> None:
    unknown = _ids_in_situations(game) - _ids_in_the_rules(game)
    assert not unknown, f"{game.rules_text.name} has no {', '.join(sorted(unknown))}"
