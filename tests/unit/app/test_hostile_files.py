"""Hostile files get a sentence, never a traceback. `make fuzz` does the same for half an hour."""

import random
from pathlib import Path

import pytest

pytest.importorskip("PySide6")
from tests.fuzz.mutations import mutated
from tests.fuzz.targets import ALLOWED, targets

pytestmark = pytest.mark.qt
TARGETS = targets()
TRIES = 150
FEWEST_REFUSED = {"record": 140, "proof": 5, "components": 135, "lesson": 140, "puzzle": 130, "progress": 100}
"""Of so many tries; a proof tells of most faults, components do not judge stored solutions, and settings are
never refused."""


@pytest.mark.parametrize("name", TARGETS)
def test_sound_files_are_read(name: str, tmp_path: Path) -> None:
    import json

    for example in TARGETS[name].examples[:3]:
        path = tmp_path / "sound.json"
        path.write_text(json.dumps(example), encoding="utf-8")
        assert TARGETS[name].read(path) is not None


@pytest.mark.parametrize("name", TARGETS)
def test_changed_files_are_read_or_refused(name: str, tmp_path: Path) -> None:
    target, refused = TARGETS[name], 0
    for seed in range(TRIES):
        path = tmp_path / f"{seed}.json"
        luck = random.Random(seed)
        path.write_bytes(mutated(luck.choice(target.examples), target.examples, luck))
        try:
            target.read(path)
        except ALLOWED:
            refused += 1
    if name == "settings":
        assert refused == 0
    else:
        assert refused >= FEWEST_REFUSED[name.rsplit(maxsplit=1)[-1]]
