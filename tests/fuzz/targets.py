"""What reads foreign data, with sound examples. Only errors that can be told to a player may come out."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from enix_desktop import resources
from enix_desktop.app.library.saves import SavedGame, load
from enix_desktop.app.play.choices import Choices, default_choices
from enix_desktop.app.play.games import resumed
from enix_desktop.app.play.lesson import read_lesson
from enix_desktop.app.play.verifying import proof_of
from enix_desktop.app.puzzles.progress import FORMAT, VERSION, read_progress
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import CODECS, ENIX, GAMES, SHIPPED
from enix_desktop.coaching.positions import kept_solution, read_position, starters
from enix_desktop.engine.errors import EnixError
from enix_desktop.engine.match import replay
from enix_desktop.engine.reading import Node, parse, read_file
from enix_desktop.engine.record_json import read_document
from enix_desktop.games.enigma.components import read_components as enigma_components
from enix_desktop.games.enix.components import read_components as enix_components
from enix_desktop.games.hertzschlag.components import read_components as hertzschlag_components
from enix_desktop.games.station.components import read_components as station_components

TESTS = Path(__file__).parents[1]
COMPONENTS: Mapping[str, Callable[[Node], object]] = {
    "enix": enix_components,
    "station": station_components,
    "hertzschlag": hertzschlag_components,
    "enigma": enigma_components,
}
SITUATIONS = {
    "enix": TESTS / "rules" / "situations",
    **{game: TESTS / "rules" / game for game in ("station", "hertzschlag", "enigma")},
}


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
    chosen = [Choices.from_json(game, settings.last_choices(game.id)) for game in SHIPPED.values()]
    return [getattr(settings, name) for name in names], chosen


def _lesson(path: Path) -> object:
    return read_lesson(read_file(path))


def _progress(path: Path) -> object:
    return read_progress(read_file(path))


def _puzzle(path: Path) -> object:
    position = read_position(load(path))
    return position.view, kept_solution(position)


def _example(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def targets() -> Mapping[str, Target]:
    """All of them, by name; what belongs to a game has its id before it, unless it is ENIX."""
    kept = {"theme": "dark", "volume": 3, "lessons": {"enix": {"done": ["a"], "current": "", "step": 2}}}
    choices = {game.id: default_choices(game).to_json() for game in SHIPPED.values()}
    settings = {**kept, "choices": choices, "window_geometry": "AAAA"}
    standing = {
        "enix/easy-01": {"solved": 2, "due": "2026-11-19"},
        "enix/own/a": {"solved": 0, "due": "2026-11-20"},
    }
    progress = {"format": FORMAT, "version": VERSION, "streak": 2, "best": 5, "puzzles": standing}
    found = {"settings": Target(_settings, (settings,)), "progress": Target(_progress, (progress,))}
    for game in SHIPPED:
        before = "" if game == ENIX.id else f"{game} "
        found |= {f"{before}{name}": target for name, target in _of_game(game)}
    return found


def _of_game(game: str) -> Iterator[tuple[str, Target]]:
    """The files of one game."""
    golden = sorted((TESTS / "golden").glob(f"{game}-*[0-9].json"))
    records = [_example(path) for path in (*golden, *sorted(SITUATIONS[game].rglob("*.json")))]
    people = [
        {**record, "players": [{**who, "player": None} for who in record["players"]]} for record in records
    ]
    yield "record", Target(_record, tuple(records))
    yield "proof", Target(_proof, tuple(people))
    components, document = COMPONENTS[game], json.loads(resources.text(f"{game}/components.json"))
    yield "components", Target(lambda path: components(parse(read_file(path))), (document,))
    yield "puzzle", Target(_puzzle, tuple(_puzzles(game, records)))
    lessons = sorted((resources.folder() / game / "lessons").glob("*.json"))
    if lessons:
        yield "lesson", Target(_lesson, tuple(_example(path) for path in lessons))


def _puzzles(game: str, records: Sequence[Any]) -> Iterator[Any]:
    """What is shipped, and any record that asks somebody."""
    yield from (json.loads(resources.text(name)) for name in starters(game))
    for record in records:
        state, read = None, read_document(Node(record, ""), CODECS)
        for step in replay(GAMES[game].rules, CODECS[game], read):
            state = step.state
        if state is not None and (owing := GAMES[game].rules.to_move(state)):
            yield {**record, "agreed": {"puzzle": str(owing[0])}, "unfinished": None}
            return


ALLOWED = (EnixError,)
