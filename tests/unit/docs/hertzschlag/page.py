"""The page about records of Hertzschlag and its schema, and sound records."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine import record_json
from enix_desktop.games.hertzschlag import codec
from enix_desktop.games.hertzschlag.variants import changed
from enix_desktop.headless.selfplay import Plan, play
from tests.rules.games import HERTZSCHLAG as SITUATIONS
from tests.unit.games.hertzschlag.tables import wandered

ROOT = Path(__file__).parents[4]
DOCS = ROOT / "docs" / "hertzschlag"
DOCUMENT = (DOCS / "record-format.md").read_text(encoding="utf-8")
SCHEMA: dict[str, Any] = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))
EXAMPLE = re.findall(r"^```json\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)[0]
MOVE_FIELDS = {kind: set(names) for kind, (_, names) in codec.MOVE_FIELDS.items()}
Json = dict[str, Any]
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"talk": "off", "start": "2"},
    {"fair_start": "off", "talk_time": "60"},
)
VARIANTS: tuple[dict[str, str], ...] = ({"start_money": "25"}, {"price": "5"}, {"rounds": "3"})


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
    """A game of luck: most are cautious and come far, every fourth is not; some have other numbers."""
    if number % 4 == 3:
        options = changed(VARIANTS[number // 4 % 3])
        record = play(Plan(HERTZSCHLAG, OPTIONS[number % 3], ("random",) * 3, number, 9, options)).record
    else:
        record = wandered(3 + number % 3, number, 60 + 30 * number, OPTIONS[number // 3 % 3]).record
    return record_json.write(record, HERTZSCHLAG.codec)


GAMES = range(24)


def sound_records() -> list[str]:
    situations = [path.read_text(encoding="utf-8") for path in sorted(SITUATIONS.folder.glob("*.json"))]
    golden = sorted((ROOT / "tests" / "golden").glob("hertzschlag-*[0-9].json"))
    return [EXAMPLE, *situations, *(path.read_text() for path in golden), *map(played, GAMES)]
