"""The page about records of ENIGMA and its schema, and sound records."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from enix_desktop.catalogue import ENIGMA
from enix_desktop.engine import record_json
from enix_desktop.games.enigma import codec
from tests.rules.games import ENIGMA as SITUATIONS
from tests.unit.games.enigma.tables import CHOICES, wandered

ROOT = Path(__file__).parents[4]
DOCS = ROOT / "docs" / "enigma"
DOCUMENT = (DOCS / "record-format.md").read_text(encoding="utf-8")
SCHEMA: dict[str, Any] = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))
EXAMPLES = re.findall(r"^```json\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
MOVE_FIELDS = {kind: set(names) for kind, (_, names) in codec.MOVE_FIELDS.items()}
Json = dict[str, Any]


@cache
def validator() -> Draft202012Validator:
    Draft202012Validator.check_schema(SCHEMA)
    return Draft202012Validator(SCHEMA)


def section(heading: str) -> str:
    level = heading.split(" ", 1)[0]
    pattern = rf"^{re.escape(heading)}$(.*?)(?=^#{{1,{len(level)}}} |\Z)"
    found = re.search(pattern, DOCUMENT, re.MULTILINE | re.DOTALL)
    assert found, f"the document has no heading {heading!r}"
    return found[1]


@cache
def played(number: int) -> str:
    """A game of luck, of any kind."""
    seats, values = CHOICES[number % len(CHOICES)]
    return record_json.write(wandered(seats, number, 40 + 20 * number, values).record, ENIGMA.codec)


GAMES = range(14)


def sound_records() -> list[str]:
    situations = [path.read_text(encoding="utf-8") for path in sorted(SITUATIONS.folder.glob("*.json"))]
    golden = sorted((ROOT / "tests" / "golden").glob("enigma-*[0-9].json"))
    return [*EXAMPLES, *situations, *(path.read_text() for path in golden), *map(played, GAMES)]
