"""What reads foreign data, with sound examples. Only errors that can be told to a player may come out."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from enix_desktop import resources
from enix_desktop.app.library.saves import SavedGame, load
from enix_desktop.app.play.choices import Choices, default_choices
from enix_desktop.app.play.games import resumed
from enix_desktop.app.play.lesson import read_lesson
from enix_desktop.app.play.verifying import proof_of
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.errors import EnixError
from enix_desktop.engine.reading import parse, read_file
from enix_desktop.games.enix.components import read_components

TESTS = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Target:
    """Reads the file it is given; *examples* are documents that it reads without complaint."""

    read: Callable[[Path], object]
    examples: tuple[Any, ...]


def _record(path: Path) -> object:
    record = load(path)
    return resumed(SavedGame(path, record))


def _proof(path: Path) -> object:
    """With few computer players: recomputing what they thought is no reading."""
    return proof_of(read_file(path), lambda *_: None)


def _settings(path: Path) -> object:
    settings = Settings(path)
    names = [name for name, kind in vars(Settings).items() if isinstance(kind, property)]
    return [getattr(settings, name) for name in names], Choices.from_json(ENIX, settings.last_choices("enix"))


def _components(path: Path) -> object:
    return read_components(parse(read_file(path)))


def _lesson(path: Path) -> object:
    return read_lesson(read_file(path))


def _example(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def targets() -> Mapping[str, Target]:
    """All of them, by name."""
    situations = sorted((TESTS / "rules" / "situations").glob("*.json"))
    records = [_example(path) for path in (*sorted((TESTS / "golden").glob("enix-*[0-9].json")), *situations)]
    lessons = sorted((resources.folder() / "enix" / "lessons").glob("*.json"))
    people = [
        {**record, "players": [{**who, "player": None} for who in record["players"]]} for record in records
    ]
    kept = {"theme": "dark", "volume": 3, "lessons": {"enix": {"done": ["a"], "current": "", "step": 2}}}
    settings = {**kept, "choices": {"enix": default_choices(ENIX).to_json()}, "window_geometry": "AAAA"}
    return {
        "record": Target(_record, tuple(records)),
        "proof": Target(_proof, tuple(people)),
        "settings": Target(_settings, (settings,)),
        "components": Target(_components, (json.loads(resources.text("enix/components.json")),)),
        "lesson": Target(_lesson, tuple(_example(path) for path in lessons)),
    }


ALLOWED = (EnixError,)
