"""Replays: any way through a recorded game shows what was, and nothing that one may not know."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.app.library.saves import AnyRecord, load
from enix_desktop.app.play.replay_branch import branch_points, branched
from enix_desktop.app.play.replay_reel import Reel, Viewpoint
from enix_desktop.app.play.undo import CASUAL, FREE, OWN, way_back
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record_json import write
from enix_desktop.engine.rules import EVERYBODY, Event
from enix_desktop.engine.seals import check_seals
from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.games.enix.events import TurnBegan
from enix_desktop.games.enix.watching import MARKS
from enix_desktop.headless.auditing import Audit
from enix_desktop.headless.selfplay import Plan, play
from tests.schema import accepted

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("enix-*-?.json"))
RULES = ENIX.rules


def seated(record: AnyRecord, people: Sequence[int], moves: int | None = None, undo: str = OWN) -> AnyRecord:
    """The same game with persons on some seats, perhaps not yet over."""
    participants = tuple(
        replace(who, player=None if seat in people else "casual")
        for seat, who in enumerate(record.participants)
    )
    entries = record.entries if moves is None else record.entries[:moves]
    outcome = record.outcome if moves is None else None
    return replace(
        record, participants=participants, entries=list(entries), outcome=outcome, agreed={"undo": undo}
    )


@pytest.fixture(scope="module", params=GOLDEN, ids=lambda path: path.stem)
def record(request: pytest.FixtureRequest) -> AnyRecord:
    return load(request.param)


def assert_as_replayed(record: AnyRecord) -> None:
    reel = Reel(record)
    told: list[Event] = []
    states = [RULES.start(record.setup)]
    for step in replay(RULES, ENIX.codec, record):
        told += step.events
        states.append(step.state)
    assert list(reel.states) == states
    for index in range(0, reel.last + 1, 17):
        for seat in range(len(record.participants)):
            assert reel.view(index, Viewpoint(seat)) == RULES.view(states[index], seat)
    for seat in range(len(record.participants)):
        assert reel.told(reel.last, Viewpoint(seat)) == [event.seen_by(seat) for event in told]
    assert reel.told(reel.last, Viewpoint(0, is_open=True)) == told


def test_every_moment_is_as_it_was(record: AnyRecord) -> None:
    assert_as_replayed(record)


@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4), edition=st.sampled_from(ENIX.editions))
@settings(max_examples=12)
def test_every_moment_of_any_game_is_as_it_was(seed: int, seats: int, edition: str) -> None:
    assert_as_replayed(play(Plan(ENIX, {"edition": edition}, ("greedy",) * seats, seed)).record)


def test_stops_are_the_beginning_the_end_and_whatever_happened(record: AnyRecord) -> None:
    reel = Reel(record)
    assert reel.stops[0] == 0
    assert reel.stops[-1] == reel.last
    assert all(reel.events[stop] for stop in reel.stops[1:])
    silent = set(range(reel.last + 1)) - set(reel.stops)
    assert not any(reel.events[index] for index in silent)


def test_steps_lead_from_stop_to_stop_and_back(record: AnyRecord) -> None:
    reel = Reel(record)
    index, forward = 0, [0]
    while index < reel.last:
        index = reel.stop(index, 1)
        forward.append(index)
    assert forward == list(reel.stops)
    backward = [index]
    while index > 0:
        index = reel.stop(index, -1)
        backward.append(index)
    assert backward == forward[::-1]
    for between in range(reel.last + 1):
        assert reel.stop(between, -1) < between or between == 0
        assert reel.stop(between, 1) > between or between == reel.last


def test_chapters_begin_with_rounds_and_turns(record: AnyRecord) -> None:
    reel = Reel(record)
    rounds = [chapter for chapter in reel.chapters if chapter.seat is None]
    assert [chapter.round for chapter in rounds] == list(range(1, RULES.round_number(reel.states[-1]) + 1))
    turns = [chapter for chapter in reel.chapters if chapter.seat is not None]
    begun = [event.seat for events in reel.events for event in events if isinstance(event, TurnBegan)]
    assert [chapter.seat for chapter in turns] == begun
    for chapter in reel.chapters:
        assert reel.chapter(chapter.start) == chapter
        assert RULES.round_number(reel.states[chapter.start]) == chapter.round


def test_chapters_follow_each_other(record: AnyRecord) -> None:
    reel = Reel(record)
    starts = [chapter.start for chapter in reel.chapters]
    assert reel.chapter_beside(0, forward=False) == 0
    assert reel.chapter_beside(reel.last, forward=True) == reel.last
    for before, after in pairwise(starts):
        assert reel.chapter_beside(before, forward=True) == after
        assert reel.chapter_beside(after, forward=False) == before


def test_the_span_of_a_round_holds_its_turns(record: AnyRecord) -> None:
    reel = Reel(record)
    for chapter in reel.chapters:
        first, last = reel.span(chapter.start, whole_round=True)
        assert first <= chapter.start < last or last == reel.last
        assert RULES.round_number(reel.states[first]) == chapter.round
        assert reel.span(chapter.start, whole_round=False)[0] == chapter.start


def test_marks_are_known_and_the_end_is_one(record: AnyRecord) -> None:
    marks = Reel(record).marks
    assert {mark.kind for mark in marks} <= set(MARKS)
    assert marks[-1].kind == "end"


def test_when_a_game_is_over_everybody_sees_everything(record: AnyRecord) -> None:
    reel = Reel(record)
    seats = range(len(record.participants))
    assert set(reel.permitted) == {Viewpoint(seat, is_open) for seat in seats for is_open in (True, False)}
    index = reel.last // 2
    view = reel.view(index, Viewpoint(0, is_open=True))
    assert view.open_hands == tuple(reel.states[index].hands)
    assert view.all_chosen == tuple(reel.states[index].chosen)


def test_whoever_played_is_shown_first(record: AnyRecord) -> None:
    assert Reel(seated(record, [1])).permitted[0] == Viewpoint(1)


def test_before_the_end_one_person_sees_only_what_that_person_saw(record: AnyRecord) -> None:
    reel = Reel(seated(record, [1], 60))
    assert reel.permitted == [Viewpoint(1)]
    for viewpoint in (Viewpoint(0), Viewpoint(1, is_open=True), Viewpoint(EVERYBODY)):
        with pytest.raises(AssertionError):
            reel.view(10, viewpoint)
        with pytest.raises(AssertionError):
            reel.happened(10, viewpoint)


@pytest.mark.parametrize("people", [[0, 1], []])
def test_where_several_share_a_screen_only_public_facts_are_seen(
    record: AnyRecord, people: list[int]
) -> None:
    reel = Reel(seated(record, people, 60))
    assert reel.permitted == [Viewpoint(EVERYBODY)]
    for index in range(reel.last + 1):
        view = reel.view(index, Viewpoint(EVERYBODY))
        assert not cards_of(view.hand)
        assert view.chosen is None
        assert view.open_hands is None
    for seat in range(len(record.participants)):
        for told in reel.told(reel.last, Viewpoint(EVERYBODY)):
            assert told.seen_by(seat) == told  # nothing in it is hidden from anybody


def test_what_is_hidden_changes_nothing_for_everybody(record: AnyRecord) -> None:
    reel = Reel(seated(record, [0, 1], 60))
    for index in range(0, reel.last + 1, 5):
        other = reel.states[index]
        for seat in range(len(record.participants)):
            other = RULES.with_other_secrets(other, seat, index)
        seen = RULES.view(reel.states[index], EVERYBODY)
        known = RULES.view(other, EVERYBODY)
        assert seen == known
        assert index == 0 or other != reel.states[index]


def test_a_game_that_is_over_can_be_played_on_from_anywhere_but_its_end(record: AnyRecord) -> None:
    reel = Reel(record)
    assert branch_points(reel) == range(reel.last)


def test_where_decisions_stand_a_running_game_has_no_branches(record: AnyRecord) -> None:
    assert not branch_points(Reel(seated(record, [0], 60, OWN)))
    assert not branch_points(Reel(seated(record, [0, 1], 60, FREE)))
    assert not branch_points(Reel(seated(record, [], 60, FREE)))


def test_where_nobody_may_go_back_after_learning_something_nobody_may_try_it_either(
    record: AnyRecord,
) -> None:
    for moves in range(20, 60, 7):
        assert not branch_points(Reel(seated(record, [0], moves, CASUAL)))


def test_a_running_game_branches_where_one_may_go_back_to(record: AnyRecord) -> None:
    for moves in range(20, 60, 7):
        running = seated(record, [0], moves, FREE)
        back = way_back(ENIX, running, 0, [0])
        points = branch_points(Reel(running))
        assert points == (range(back, moves + 1) if isinstance(back, int) else range(0))


def test_a_branch_is_a_new_record_up_to_there(record: AnyRecord) -> None:
    reel, before = Reel(seated(record, [0])), list(record.entries)
    index = reel.last // 2
    players = ["master" if seat else None for seat in range(len(record.participants))]
    branch = branched(reel, index, players)
    assert accepted(write(branch, ENIX.codec)) == branch
    assert len(branch.entries) == index
    assert branch.outcome is None
    assert [who.player for who in branch.participants] == players
    assert branch.seed == record.seed
    [fork] = branch.branches
    assert fork.at == index
    assert fork.seed not in (None, record.seed)
    match: Any = Match.resume(RULES, ENIX.codec, branch, seed=1)
    assert match.state == reel.states[index]
    assert record.entries == before
    assert len(reel.record.entries) == reel.last


def test_a_branch_can_still_be_proved(record: AnyRecord) -> None:
    reel = Reel(record)
    index = reel.last // 3
    players: list[str | None] = [who.player for who in record.participants]
    players[0] = "master" if players[0] != "master" else "casual"
    branch = branched(reel, index, players)
    assert check_seals(branch, ENIX.codec) == 0
    audit = Audit(ENIX, branch)
    for step in replay(RULES, ENIX.codec, branch):
        audit.look_at(step)
    kept = [entry for entry in record.entries[:index] if entry.thought is not None and entry.seat != 0]
    assert audit.confirmed == len(kept) > 0
