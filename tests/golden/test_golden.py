"""What was true of these games stays true: same luck, same views, same moves in the same order."""

from typing import Any

import pytest

from enix_desktop.catalogue import CODECS, GAMES
from enix_desktop.engine.match import replay
from enix_desktop.engine.record import Record, read
from tests.golden.golden import FOLDER, SAMPLES, Sample, repeated, seen, written


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_the_same_seed_and_moves_still_give_the_same_setup_and_luck(sample: Sample) -> None:
    assert repeated(sample) == sample.record.read_text()


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_every_seat_still_sees_the_same_and_has_the_same_choices_in_the_same_order(sample: Sample) -> None:
    assert written(seen(sample.record.read_text())) == sample.views.read_text()


def test_a_file_of_version_1_can_still_be_read_and_replayed() -> None:
    """This file was written by the first version and is never written anew."""
    record: Record[Any, Any] = read((FOLDER / "version-1.json").read_text(), CODECS)
    game = GAMES[record.game]
    steps = list(replay(game.rules, game.codec, record))
    assert len(steps) == 175
    assert record.outcome is not None
