"""A report tells what happened, and of a game that is not over nothing that the reader must not know."""

from dataclasses import fields, replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("PySide6")
pytestmark = pytest.mark.qt

from enix_desktop.app.library.saves import load  # noqa: E402
from enix_desktop.app.play.games import events_of  # noqa: E402
from enix_desktop.app.system.log_files import NAME  # noqa: E402
from enix_desktop.app.system.reports import Fault, GameSeen, Report  # noqa: E402
from enix_desktop.catalogue import CODECS, ENIX, GAMES  # noqa: E402
from enix_desktop.engine.match import Match  # noqa: E402
from enix_desktop.engine.record_json import read  # noqa: E402
from enix_desktop.engine.rules import Event  # noqa: E402
from tests.conformance.positions import Way, reach, ways_in  # noqa: E402

NOW = datetime(2026, 11, 16, 12, 0)
NOWHERE = Path("/nowhere")


def fault(words: str) -> Fault:
    try:
        raise KeyError(words)
    except KeyError as error:
        return Fault(error, 3)


def text(game: GameSeen | None, words: str = "", logs: Path = NOWHERE, is_anonymous: bool = True) -> str:
    return Report([fault(words)], game, logs, is_anonymous).text(NOW)


def unfinished(seed: int = 987_654_321, seats: int = 3) -> Any:
    match = reach(Way("enix", {}, seats, seed, 40))
    assert match.record.outcome is None
    return match


def seen(match: Any, reader: int | None) -> GameSeen:
    return GameSeen(match, events_of(match.record), reader)


def with_other_secrets(event: Event, reader: int) -> Event:
    """The same event, with something else in every place that *reader* does not see."""
    redacted = event.seen_by(reader)
    hidden = [
        field.name
        for field in fields(event)  # type: ignore[arg-type]
        if getattr(event, field.name) != getattr(redacted, field.name)
    ]
    changed = {name: _other(getattr(event, name)) for name in hidden}
    return replace(event, **changed) if changed else event  # type: ignore[type-var]


def _other(value: Any) -> Any:
    return tuple(_other(part) for part in value) if isinstance(value, tuple) else (value + 1) % 40


@settings(max_examples=60)
@given(ways_in(ENIX, most_moves=150), st.integers(0, 2**32), st.booleans())
def test_hidden_cards_change_nothing_in_a_report(way: Way, seed: int, is_alone: bool) -> None:
    match = reach(way)
    if match.record.outcome is not None:
        return
    reader = seed % way.seats if is_alone else None
    seat = way.seats if reader is None else reader
    history = events_of(match.record)
    state = match.rules.with_other_secrets(match.state, seed % way.seats, seed)
    other_record = replace(match.record, seed=seed, entries=list(match.record.entries))
    other = GameSeen(
        Match(match.rules, other_record, match._chance, state),
        [with_other_secrets(event, seat) for event in history],
        reader,
    )
    assert text(GameSeen(match, history, reader), "my card") == text(other, "your card")


def test_a_game_that_is_not_over_is_told_as_its_only_person_saw_it() -> None:
    match = unfinished()
    told = text(seen(match, 0), "solar-04 in the hand of seat 2")
    assert "40 moves, not over yet" in told
    assert "As seat 0 sees it" in told
    assert "Seat 1" in told
    assert "solar-04 in the hand" not in told
    assert "KeyError\n(3 times)" in told
    assert '"moves"' not in told
    assert str(match.record.seed) not in told


def test_at_a_table_of_several_people_only_what_all_may_know_is_told() -> None:
    match = unfinished()
    told = text(seen(match, None))
    assert "sees it" not in told
    assert "40 moves, not over yet" in told
    plain = GAMES["enix"].codec.plain
    own = [plain(match.record.setup, event) for event in events_of(match.record) if event.seen_by(3) != event]
    assert own, "there is something to hide"


def test_a_finished_game_is_in_the_report_as_its_whole_record() -> None:
    record = load(Path(__file__).parents[2] / "golden" / "enix-english-2.json")
    assert record.outcome is not None
    match = Match.resume(GAMES["enix"].rules, GAMES["enix"].codec, record, seed=0)
    told = text(seen(match, 0), "what it said")
    assert "KeyError: 'what it said'" in told
    start = told.index("{\n")
    written = told[start : told.index("\n}\n", start) + 3]
    found = read(written, CODECS)
    assert found.entries == record.entries
    assert [who.name for who in found.participants] == ["Seat 0", "Seat 1"]


def test_names_and_the_home_folder_are_left_out(tmp_path: Path) -> None:
    match = unfinished()
    people = tuple(
        replace(who, name=name)
        for who, name in zip(match.record.participants, ("Ada", "Bo", "é.*"), strict=True)
    )
    match.record.participants = people
    (tmp_path / NAME).write_text(f"WARNING Ada (é.*) and Adam in {Path.home()}/games\n")
    told = text(seen(match, 0), logs=tmp_path)
    assert "Seat 0 (Seat 2) and Adam in ~/games" in told
    assert "Bo" not in told.split()
    named = text(seen(match, 0), logs=tmp_path, is_anonymous=False)
    assert "Ada (é.*) and Adam in ~/games" in named
    assert "Bo" in named


def test_without_a_game_versions_and_faults_are_told() -> None:
    told = text(None, "why")
    assert "No game was open." in told
    assert "KeyError: 'why'" in told
    assert "Enix Desktop: a report of 2026-11-16 12:00:00" in told
    assert "Python 3." in told
