"""Situations: TOML files that name a record and say what holds in it."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "situations"
_ENTRIES = {"title", "rules", "record", "after", "then", "compose"}


@dataclass(frozen=True)
class Situation:
    """One TOML file."""

    path: Path
    title: str
    rules: tuple[str, ...]
    record: Path
    after: int | None
    """The number of moves played; None for all."""
    then: tuple[str, ...]
    compose: dict[str, object] | None
    """How the record was written; None if another situation writes it."""


def paths(folder: Path = FOLDER) -> list[Path]:
    """All situations in *folder*, by name."""
    return sorted(folder.glob("*.toml"))


def read_situation(path: Path) -> Situation:
    """The situation in the file *path*."""
    document: dict[str, object] = tomllib.loads(path.read_text(encoding="utf-8"))
    if unknown := set(document) - _ENTRIES:
        raise ValueError(f"{path.name}: unknown entries {', '.join(sorted(unknown))}")
    record = _text(document["record"]) if "record" in document else f"{path.stem}.json"
    after, compose = document.get("after"), document.get("compose")
    assert after is None or isinstance(after, int), "after: a number of moves is expected"
    assert compose is None or isinstance(compose, dict), "compose: a table is expected"
    return Situation(
        path,
        _text(document["title"]),
        texts(document["rules"]),
        path.parent / record,
        after,
        texts(document["then"]),
        compose,
    )


def texts(value: object) -> tuple[str, ...]:
    """A list of texts; one text of words is a list as well."""
    if isinstance(value, str):
        return tuple(value.split())
    assert isinstance(value, list), f"a list is expected, not {value!r}"
    return tuple(_text(item) for item in value)


def _text(value: object) -> str:
    assert isinstance(value, str), f"a text is expected, not {value!r}"
    return value
