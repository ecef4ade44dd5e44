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


@pytest.mark.parametrize("name", TARGETS)
def test_sound_files_are_read(name: str, tmp_path: Path) -> None:
    import json

    for example in TARGETS[name].examples[:3]:
        path = tmp_path / "sound.json"
        path.write_text(json.dumps(example), encoding="utf-8")
        assert TARGETS[name].read(path) is not None


@pytest.mark.parametrize("name", TARGETS)
def test_changed_files_are_read_or_refused(name: str, tmp_path: Path) -> None:
    target, outcomes = TARGETS[name], set()
    for seed in range(TRIES):
        path = tmp_path / f"{seed}.json"
        luck = random.Random(seed)
        path.write_bytes(mutated(luck.choice(target.examples), target.examples, luck))
        try:
            target.read(path)
            outcomes.add("read")
        except ALLOWED:
            outcomes.add("refused")
    assert outcomes <= {"read", "refused"}
    assert ("read" if name == "settings" else "refused") in outcomes
