"""Every rule id of docs/rules.md is named by a situation or by a unit test."""

import re
from pathlib import Path

from tests.rules.situation import paths, read_situation

TESTS = Path(__file__).parents[1]
RULES_TEXT = TESTS.parent / "docs" / "rules.md"


def _ids_in_the_rules() -> set[str]:
    text = RULES_TEXT.read_text(encoding="utf-8")
    return set(re.findall(r"^(?:- |\| )\*\*([A-Z]\d)\*\* ", text, re.MULTILINE))


def _ids_in_situations() -> set[str]:
    return {rule for path in paths() for rule in read_situation(path).rules}


def _ids_in_unit_tests() -> set[str]:
    """Ids in the names, docstrings and markers of tests outside this folder."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        if Path(__file__).parent not in path.parents:
            text = path.read_text(encoding="utf-8")
            found |= set(re.findall(r"\b[A-Z]\d\b", text))
            names = " ".join(re.findall(r"def test_(\w+)", text))
            found |= {name.upper() for name in re.findall(r"(?<![a-z0-9])[a-z]\d(?![a-z0-9])", names)}
    return found


def test_the_rules_have_the_ids_we_know() -> None:
    counts = {"C": 6, "S": 3, "R": 4, "O": 3, "A": 6, "M": 5, "K": 5, "X": 4, "G": 5, "E": 4}
    known = {f"{letter}{number}" for letter, count in counts.items() for number in range(1, count + 1)}
    assert _ids_in_the_rules() == known


def test_every_rule_is_named_by_a_test() -> None:
    missing = _ids_in_the_rules() - _ids_in_situations() - _ids_in_unit_tests()
    assert not missing, f"no situation or test names {', '.join(sorted(missing))}"


def test_situations_name_only_rules_that_exist() -> None:
    unknown = _ids_in_situations() - _ids_in_the_rules()
    assert not unknown, f"docs/rules.md has no {', '.join(sorted(unknown))}"
