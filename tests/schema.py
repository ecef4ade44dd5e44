"""What the program writes, held against the schema that strangers get."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from enix_desktop.catalogue import CODECS
from enix_desktop.engine.record import Record
from enix_desktop.engine.record_json import read


def _each_name_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Strict parsers refuse a name that stands twice in an object; Python would take the last."""
    assert len({name for name, _ in pairs}) == len(pairs), pairs
    return dict(pairs)


SCHEMA: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "docs" / "record.schema.json").read_text(encoding="utf-8"),
    object_pairs_hook=_each_name_once,
)


@cache
def validator() -> Draft202012Validator:
    """The schema of docs/record.schema.json, ready to be asked."""
    return Draft202012Validator(SCHEMA)


def accepted(text: str) -> Record[Any, Any]:
    """The record in *text*, which schema and reader must both accept."""
    validator().validate(json.loads(text))
    return read(text, CODECS)
