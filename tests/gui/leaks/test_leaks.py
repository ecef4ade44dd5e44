"""The leak gate: nothing that a window tells depends on cards that its seat cannot know."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from enix_desktop.app.play import tutoring
from enix_desktop.catalogue import ENIX
from enix_desktop.coaching.doubting import is_dear
from enix_desktop.engine.match import replay
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.enix.events import CardsDrawn, CardsTaken, CardStolen
from enix_desktop.games.enix.moves import END_GAME
from enix_desktop.games.enix.phases import Phase
from tests.gui.enix.table.tutoring import ToldMaker
from tests.gui.leaks import twins
from tests.gui.leaks.twins import NAMES, OTHER, SEAT, Pairs, assert_same, differing, pixels, tree


def positions(
    seats: int, edition: str, seed: int, wanted: Callable[[Any], bool], people: Sequence[int] = (SEAT,)
) -> Iterator[Any]:
    """Matches of ENIX."""
    return twins.positions(ENIX, {"edition": edition}, seats, seed, wanted, people)


def asked(phase: Phase, is_own: bool) -> Callable[[Any], bool]:
    """States of some rounds in which the person is asked in *phase*, or somebody else is."""

    def fits(state: Any) -> bool:
        return (
            state.phase is phase
            and state.round > 1
            and (SEAT in ENIX.rules.to_move(state)) is is_own
            and len(ENIX.rules.legal_moves(state, ENIX.rules.to_move(state)[0])) > 1
        )

    return fits


OWN = [(phase, True) for phase in Phase if phase not in (Phase.OVER, Phase.WINDOW)]
OTHERS = [(phase, False) for phase in (Phase.PLACE_TILE, Phase.MOVE, Phase.TAKE, Phase.REFILL)]


@pytest.mark.parametrize(("phase", "is_own"), [*OWN, *OTHERS])
def test_the_window_looks_and_reads_the_same_whatever_others_hold(
    phase: Phase, is_own: bool, pair: Pairs
) -> None:
    seats = 3 if phase is Phase.COMPETE else 4
    matches = (
        match for seed in range(40) for match in positions(seats, "english", seed, asked(phase, is_own))
    )
    match = next(matches)
    one, other = pair(match, differing(match))
    assert_same(one.shown(), other.shown())


@pytest.mark.parametrize("edition", ["english", "french"])
def test_computers_decline_at_the_same_pace_and_the_same_is_shown_meanwhile(
    edition: str, pair: Pairs
) -> None:
    match = next(positions(4, edition, 2, lambda s: s.phase is Phase.WINDOW and s.round > 1))
    one, other = pair(match, differing(match))
    for _ in range(12):
        assert one.table.prompt() == other.table.prompt()
        numbers = [[question.number for question in window.thinker.asked] for window in (one, other)]
        assert numbers[0] == numbers[1], "who is asked, and when, tells nothing"
        declined = [window.thinker.decline() for window in (one, other)]
        if not all(declined):
            break
        for window in (one, other):
            window.settle()
    assert_same(one.shown(), other.shown())


def test_a_worker_gets_nothing_that_its_seat_cannot_know(pair: Pairs) -> None:
    wanted = islice(positions(4, "english", 5, asked(Phase.MOVE, False)), 1)
    match = next(wanted)
    seat = ENIX.rules.to_move(match.state)[0]
    one, other = pair(match, differing(match, seat))
    [question], [twin] = one.thinker.asked, other.thinker.asked
    assert question == twin
    assert question.moves


def test_a_hint_is_asked_for_with_nothing_that_its_seat_cannot_know(pair: Pairs) -> None:
    match = next(positions(4, "english", 5, asked(Phase.LAY, True)))
    one, other = pair(match, differing(match))
    for window in (one, other):
        window.table.toggle_hint()
        QApplication.processEvents()
    hints = [[question for question in window.thinker.asked if question.is_hint] for window in (one, other)]
    assert len(hints[0]) == 1
    assert hints[0] == hints[1]


def with_other_cards(event: Any) -> Any:
    """The same event as far as *SEAT* sees it, with other cards."""
    match event:
        case CardsTaken(seat, _, _, cards) | CardsDrawn(seat, _, _, cards) if seat != SEAT:
            return replace(event, cards=tuple(card + 1 for card in cards or ()))
        case CardStolen(thief, victim, _, card) if SEAT not in (thief, victim):
            return replace(event, card=(card or 0) + 1)
        case _:
            return event


def test_narration_says_the_same_and_lasts_as_long_whatever_others_hold(pair: Pairs) -> None:
    match = next(positions(4, "english", 5, asked(Phase.LAY, True)))
    one, other = pair(match, differing(match))
    history = [event for step in replay(ENIX.rules, ENIX.codec, match.record) for event in step.events]
    assert any(with_other_cards(event) != event for event in history)
    for event in history:
        told = []
        for window, happened in ((one, event), (other, with_other_cards(event))):
            window.table.set_speed("normal")
            seen, view = happened.seen_by(SEAT), window.table.driver.view()
            lasts = window.table.story.narrator.begin(seen, view)
            follows = window.table.consequence([seen], view)
            told.append((lasts, window.table.prompt(), window.table._prompt.is_concerned, follows))
        assert told[0] == told[1]
    assert_same(one.shown(), other.shown())


def test_the_recap_says_the_same_whatever_others_hold(pair: Pairs) -> None:
    match = next(positions(4, "english", 5, asked(Phase.LAY, True)))
    one, other = pair(match, differing(match))
    for window in (one, other):
        assert window.table.story.recap.panel.isVisible()
    assert_same(one.shown(), other.shown())
    for window in (one, other):
        window.table.toggle_last_move()
    assert one.table.story.recap.panel.lines == other.table.story.recap.panel.lines
    assert_same(one.shown(), other.shown())


def test_the_question_whether_to_end_says_the_same_whatever_others_hold(pair: Pairs) -> None:
    def may_end(state: Any) -> bool:
        return asked(Phase.LAY, True)(state) and END_GAME in ENIX.rules.legal_moves(state, SEAT)

    match = next(match for seed in range(40) for match in positions(4, "english", seed, may_end))
    one, other = pair(match, differing(match))
    for window in (one, other):
        window.table.mode._end()
        assert window.table.question.isVisible()
        for button in (window.table.question.yes, window.table.question.no):
            button.clearFocus()  # only one window has the keys
        window.settle()
    assert_same(one.shown(), other.shown())


FAMILY = (0, 1, 2, 3)
"""Four people at one screen; the fifth seat is a computer's."""


def public(phase: Phase, seat: int) -> Callable[[Any], bool]:
    """States of some rounds in which *seat* is asked in *phase*, which is public."""

    def fits(state: Any) -> bool:
        return state.phase is phase and state.round > 1 and ENIX.rules.to_move(state)[0] == seat

    return fits


def at_the_public_table(phase: Phase, seat: int) -> Any:
    return next(
        match
        for seed in range(60)
        for match in positions(5, "english", seed, public(phase, seat), people=FAMILY)
    )


@pytest.mark.parametrize(
    ("phase", "seat"),
    [
        (Phase.PLACE_TILE, 0),
        (Phase.MOVE, 1),
        (Phase.TAKE, 2),
        (Phase.STEAL, 3),
        (Phase.REFILL, 0),
        (Phase.MOVE, 4),
    ],
)
def test_the_public_table_is_the_same_whatever_anybody_holds(phase: Phase, seat: int, pair: Pairs) -> None:
    match = at_the_public_table(phase, seat)
    one, other = pair(match, differing(match, EVERYBODY))
    for window in (one, other):
        assert window.table.driver.viewer == EVERYBODY
        assert not window.table.scene.hand.cards
    assert_same(one.shown(), other.shown())


def test_everything_at_the_public_table_has_its_place_whoever_is_asked(pair: Pairs) -> None:
    places = []
    for seat in (0, 3):
        match = at_the_public_table(Phase.MOVE, seat)
        window, _ = pair(match, match.state)
        scene = window.table.scene
        places.append(
            [scene.plan.board, scene.plan.prompt, scene.plan.buttons]
            + [place.sceneBoundingRect() for place in scene.places]
            + [stack.scenePos() for stack in scene.stacks]
        )
        assert window.table.prompt().startswith(f"{NAMES[seat]}, ")
    assert places[0] == places[1]


@pytest.mark.parametrize("edition", ["english", "french"])
def test_at_a_window_the_public_table_tells_nothing_about_who_could_interrupt(
    edition: str, pair: Pairs
) -> None:
    wanted = positions(5, edition, 2, lambda s: s.phase is Phase.WINDOW and s.round > 1, people=FAMILY)
    match = next(wanted)
    one, other = pair(match, differing(match, EVERYBODY))
    for _ in range(12):
        numbers = [[(q.number, q.seat) for q in window.thinker.asked] for window in (one, other)]
        assert numbers[0] == numbers[1], "who is asked, and when, tells nothing"
        assert_same(one.shown(), other.shown())
        declined = [window.thinker.decline() for window in (one, other)]
        if not all(declined):
            break
        for window in (one, other):
            window.settle()


def test_the_curtain_before_laying_is_the_same_whatever_anybody_holds(pair: Pairs) -> None:
    wanted = positions(5, "english", 3, lambda s: s.phase is Phase.LAY and s.round > 1, people=FAMILY)
    match = next(wanted)
    one, other = pair(match, differing(match, EVERYBODY))
    for window in (one, other):
        assert window.window.games.curtain.is_drawn
        window.window.games.curtain.widget.button.clearFocus()  # only one of two windows has the keys
    assert pixels(one.window.grab().toImage()) == pixels(other.window.grab().toImage())
    assert list(tree(one.window)) == list(tree(other.window))


def test_the_recap_at_the_public_table_says_the_same_whatever_anybody_holds(pair: Pairs) -> None:
    match = at_the_public_table(Phase.MOVE, 1)
    one, other = pair(match, differing(match, EVERYBODY))
    for window in (one, other):
        window.table.toggle_last_move()
        assert window.table.story.recap.panel.isVisible()
    assert_same(one.shown(), other.shown())


def test_a_hand_at_the_public_table_says_the_same_whatever_the_others_hold(pair: Pairs) -> None:
    match = at_the_public_table(Phase.MOVE, 1)
    one, other = pair(match, differing(match, 1))
    for window in (one, other):
        window.table.sharing.peek(True)
        assert window.table.scene.tray.hand.cards
        assert window.table.story.recap.panel.isVisible()
    assert_same(one.shown(), other.shown())
    for window in (one, other):
        window.table.sharing.peek(False)
        assert not window.table.scene.tray.hand.cards
        assert not window.table.story.recap.panel.isVisible()
    assert_same(one.shown(), other.shown())


def test_the_gate_finds_a_hand_at_the_public_table(pair: Pairs) -> None:
    match = at_the_public_table(Phase.MOVE, 1)
    one, other = pair(match, differing(match, EVERYBODY))
    for window in (one, other):
        window.table.sharing.peek(True)
    with pytest.raises(AssertionError):
        assert_same(one.shown(), other.shown())


def test_the_gate_finds_a_leak(pair: Pairs) -> None:
    """What the other seats hold is not equal for a seat that may know it: the comparison can fail."""
    match = next(positions(3, "english", 5, asked(Phase.LAY, True)))
    other_hand = ENIX.rules.with_other_secrets(match.state, 1, OTHER)
    one, other = pair(match, other_hand)
    with pytest.raises(AssertionError):
        assert_same(one.shown(), other.shown())


@pytest.mark.parametrize("move", [0, -1])
def test_a_tutor_gets_and_says_the_same_whatever_others_hold(
    move: int, pair: Pairs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tutoring, "Maker", ToldMaker)
    monkeypatch.setattr(ToldMaker, "is_slow", True)
    monkeypatch.setattr(ToldMaker, "all", [])
    match = next(positions(4, "english", 5, asked(Phase.LAY, True)))
    match.record.agreed = {"tutor": "on"}
    windows = pair(match, differing(match))
    for window in windows:
        window.table.decide(window.table.mode.moves[move])
    [order], [twin] = (maker.orders for maker in ToldMaker.all)
    assert order == twin
    assert order[-1] == derived(0, f"tutor/{SEAT}/{len(match.record.entries)}"), (
        "the seed of the game knows all"
    )
    for maker in ToldMaker.all:
        maker.made.emit(is_dear(*order))
    for window in windows:
        window.settle()
    assert_same(windows[0].shown(), windows[1].shown())
