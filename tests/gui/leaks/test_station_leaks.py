"""The leak gate of Station Six: nothing that a window tells depends on cards that its seat cannot know."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.facts import Facts, describe
from enix_desktop.app.play import thinking
from enix_desktop.app.play.replay_reel import Reel
from enix_desktop.catalogue import STATION
from enix_desktop.engine.match import Match
from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.station.components import STATIONS, Station
from enix_desktop.games.station.events import CardStolen, CardTaken, RowTaken, SupplyDrawn
from enix_desktop.games.station.moves import PASS, Fill, Steal, Take
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.predicates import is_last_round
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from enix_desktop.ui.station.art.thumbnail import BoardThumbnails
from enix_desktop.ui.station.table.animation_stage import Stage
from enix_desktop.ui.station.table.replay_scene import STATION_REPLAY
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.spots import Spot
from tests.gui.leaks import twins
from tests.gui.leaks.twins import (
    SEAT,
    Pair,
    Pairs,
    Shown,
    TwinWindow,
    assert_same,
    differing,
    pixels,
    tree,
)
from tests.gui.reading import texts
from tests.gui.replay.watching import SMALL
from tests.gui.tables import table_of

RULES = STATION.rules
FAMILY = (0, 1, 2)
"""Three people at one screen; the fourth seat is a computer's."""
THIEF, VICTIM = 3, 2
"""Two computers, where seat 0 is a person's."""


def position(seats: int, wanted: Callable[[Any], bool], people: tuple[Seat, ...] = (SEAT,)) -> Any:
    """The first match in a state that is *wanted*."""
    return next(
        match for seed in range(40) for match in twins.positions(STATION, {}, seats, seed, wanted, people)
    )


def asked(phase: Phase, seat: Seat = SEAT) -> Callable[[Any], bool]:
    """States after the first round, or at its end, in which *seat* is asked in *phase*."""

    def fits(state: Any) -> bool:
        is_later = state.round > 1 or phase is Phase.SUPPLY
        return state.phase is phase and state.turn == seat and is_later

    return fits


def renamed(match: Any, seat: Seat, move: Any, viewer: Seat) -> Any:
    """A state that *viewer* cannot tell from that of *match*, neither now nor after *move* of *seat*."""
    record = replace(match.record, entries=list(match.record.entries))
    after: Any = Match.resume(RULES, STATION.codec, record, seed=0)
    after.play(seat, move)
    seen = {*RULES.open_secrets(RULES.view(match.state, viewer))}
    seen |= RULES.open_secrets(RULES.view(after.state, viewer))
    hidden = [card for card in match.state.table.components.all_cards if card not in seen]
    # As far apart as possible: other symbols, and other colours.
    names = dict(zip(hidden, hidden[len(hidden) // 2 :] + hidden[: len(hidden) // 2], strict=True))
    twin = with_names(match.state.copy(), names)
    assert twin.hands != match.state.hands
    assert RULES.view(twin, viewer) == RULES.view(match.state, viewer)
    return twin


def with_names(state: Any, names: dict[int, int]) -> Any:
    """*state* with other hidden cards."""
    state.hands = [tuple(sorted(names.get(card, card) for card in hand)) for hand in state.hands]
    state.rows = [tuple(names.get(card, card) for card in row) for row in state.rows]
    state.pile = [names.get(card, card) for card in state.pile]
    return state


def retold(viewer: Seat) -> Callable[[Any], Any]:
    """Makes the same events as far as *viewer* sees them, with other cards."""

    def other(card: int | None) -> int:
        return ((card or 0) + 17) % 60

    def tell(event: Any) -> Any:
        if event.seen_by(viewer) == event:
            return event
        match event:
            case CardStolen() | CardTaken():
                return replace(event, card=other(event.card))
            case RowTaken() | SupplyDrawn():
                return replace(event, cards=tuple(other(card) for card in event.cards or ()))
        raise AssertionError(event)

    return tell


def history_of(match: Any) -> list[Any]:
    reel = Reel(match.record)
    return [event for events in reel.events for event in events]


MOMENTS = (60, 200)
"""Milliseconds: cards are in the air then, long before the sentence about them has been read."""


def steps_shown(window: TwinWindow) -> Iterator[tuple[int, Shown]]:
    """How long each step of the running animations lasts, and what is shown meanwhile."""
    queue = window.table.queue
    while queue._running is not None:
        running = queue._running
        running.pause()
        lasts = running.totalDuration()
        for moment in (*MOMENTS, round(lasts * 0.8)):
            running.setCurrentTime(min(moment, lasts - 1))
            yield lasts, window.shown()
        running.resume()
        running.setCurrentTime(lasts)
        assert queue._running is not running


def assert_shown_alike(pair: Pair, answer: Callable[[TwinWindow], object], least: int) -> None:
    """Whatever *answer* sets going looks, sounds and lasts alike, in at least so many steps."""
    stories, heard = [], []
    for window in pair:
        sounds: list[Any] = []
        window.table.sound_wanted.connect(lambda name, pitch, sounds=sounds: sounds.append((name, pitch)))
        window.table.set_speed("normal")
        answer(window)
        stories.append(list(steps_shown(window)))
        window.settle()
        heard.append(sounds)
    assert [lasts for lasts, _ in stories[0]] == [lasts for lasts, _ in stories[1]]
    assert len(stories[0]) >= (len(MOMENTS) + 1) * least
    assert heard[0] == heard[1]
    assert heard[0]
    for (_, one), (_, other) in zip(*stories, strict=True):
        assert_same(one, other)
    assert_same(pair[0].shown(), pair[1].shown())


PHASES = (Phase.ACT, Phase.TAKE, Phase.DISCARD, Phase.SUPPLY)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("phase", PHASES)
def test_the_window_looks_and_reads_the_same_whatever_others_hold(
    phase: Phase, seats: int, pair: Pairs
) -> None:
    match = position(seats, asked(phase))
    one, other = pair(match, differing(match), retold(SEAT))
    assert one.table.mode is not None
    assert_same(one.shown(), other.shown())


@pytest.mark.parametrize("phase", PHASES)
def test_while_a_computer_decides_the_window_is_the_same_and_its_worker_gets_only_its_own(
    phase: Phase, pair: Pairs
) -> None:
    match = position(4, asked(phase, 1))
    one, other = pair(match, differing(match), retold(SEAT))
    assert [(question.number, question.seat) for question in one.thinker.asked] == [
        (question.number, question.seat) for question in other.thinker.asked
    ]
    assert_same(one.shown(), other.shown())
    same, twin = pair(match, differing(match, 1))
    [question], [as_well] = same.thinker.asked, twin.thinker.asked
    assert question == as_well
    assert question.moves


def can_steal(thief: Seat, victims: tuple[Seat, ...]) -> Callable[[Any], bool]:
    """States in which *thief*, who is not the last at the canteen, may draw from *victims*."""

    def fits(state: Any) -> bool:
        return (
            state.phase is Phase.ACT
            and state.active is Station.CANTEEN
            and state.turn == thief
            and bool(state.inner[Station.CANTEEN])
            and RULES.refusal(state, thief, Steal(victims)) is None
        )

    return fits


def stolen_cards(window: TwinWindow, thief: Seat = THIEF) -> tuple[int, ...]:
    row: tuple[int, ...] = window.table.driver.match.state.rows[thief]
    return row


def theft(pair: Pairs) -> Pair:
    """A computer is about to steal from another one, before a person."""
    match = position(4, can_steal(THIEF, (VICTIM,)))
    return pair(match, renamed(match, THIEF, Steal((VICTIM,)), SEAT))


def test_a_card_that_one_computer_steals_from_another_shows_nowhere(pair: Pairs) -> None:
    windows = theft(pair)
    assert_shown_alike(windows, lambda window: window.thinker.answer(Steal((VICTIM,))), 2)
    assert stolen_cards(windows[0]) != stolen_cards(windows[1])


def test_a_card_stolen_from_a_person_shows_nowhere_at_the_public_table(pair: Pairs) -> None:
    move = Steal((1, 2))
    match = position(4, can_steal(THIEF, move.seats), FAMILY)
    windows = pair(match, renamed(match, THIEF, move, EVERYBODY))
    for window in windows:
        assert window.table.driver.viewer == EVERYBODY
    for window in windows:  # the curtain for the next person would cover everything
        window.table.driver.go_on = lambda: None
    assert_shown_alike(windows, lambda window: window.thinker.answer(move), 3)
    assert stolen_cards(windows[0]) != stolen_cards(windows[1])


@pytest.mark.parametrize("people", [(SEAT,), FAMILY])
def test_a_card_that_a_computer_draws_from_the_pile_shows_nowhere(
    people: tuple[Seat, ...], pair: Pairs
) -> None:
    def draws(state: Any) -> bool:
        is_in_turn = state.phase is Phase.TAKE and state.turn == THIEF and state.takes > 1
        return is_in_turn and RULES.refusal(state, THIEF, Take(None)) is None

    viewer = SEAT if len(people) == 1 else EVERYBODY
    match = position(4, draws, people)
    windows = pair(match, renamed(match, THIEF, Take(None), viewer))
    assert_shown_alike(windows, lambda window: window.thinker.answer(Take(None)), 1)
    hands = [window.table.driver.match.state.hands[THIEF] for window in windows]
    assert hands[0] != hands[1]


def ends_round(seat: Seat) -> Callable[[Any], bool]:
    """States in which *seat* is the last in a round that is not the last one."""

    def fits(state: Any) -> bool:
        return (
            state.phase is Phase.ACT
            and state.active is STATIONS[-1]
            and state.turn == seat
            and not state.inner[state.active]
            and not is_last_round(state)
        )

    return fits


@pytest.mark.parametrize("people", [(SEAT,), FAMILY])
def test_cards_of_the_supply_show_to_nobody_else(people: tuple[Seat, ...], pair: Pairs) -> None:
    viewer = SEAT if len(people) == 1 else EVERYBODY
    match = position(4, ends_round(THIEF), people)
    windows = pair(match, renamed(match, THIEF, PASS, viewer))
    for window in windows:
        window.table.driver.go_on = lambda: None
    assert_shown_alike(windows, lambda window: window.thinker.answer(PASS), 4)
    tellings = [event for event in windows[0].table.driver.history if isinstance(event, SupplyDrawn)]
    assert {event.seat for event in tellings} - {SEAT}
    hands = [window.table.driver.match.state.hands for window in windows]
    assert hands[0] != hands[1]


def test_whatever_the_mouse_is_over_says_the_same(pair: Pairs) -> None:
    match = position(4, asked(Phase.ACT))
    one, other = pair(match, differing(match), retold(SEAT))
    spots = [Spot(Group.PILE, 0), Spot(Group.DISCARDS, 0), Spot(Group.DEVICE, int(match.state.active))]
    spots += [Spot(Group.SEAT, seat) for seat in range(4)]
    for spot in spots:
        for window in (one, other):
            window.table.scene._hover(spot)
        assert one.table.tree._about(spot) == other.table.tree._about(spot)
        assert_same(one.shown(), other.shown())


def test_a_hint_asks_and_says_the_same(pair: Pairs) -> None:
    match = position(4, asked(Phase.ACT))
    windows = pair(match, differing(match), retold(SEAT))
    for window in windows:
        window.table.toggle_hint()
        QApplication.processEvents()
    [question], [twin] = ([q for q in window.thinker.asked if q.is_hint] for window in windows)
    assert question == twin
    move = question.moves[-1]
    for window in windows:
        window.thinker.asked = [q for q in window.thinker.asked if q.is_hint]
        window.thinker.answer(move, thinking.reason_for(question, move))
        window.settle()
        assert window.table.help.hints.is_shown
    assert_same(windows[0].shown(), windows[1].shown())


def test_every_answer_to_why_is_the_same(pair: Pairs) -> None:
    match = position(4, lambda state: asked(Phase.ACT)(state) and state.round > 2)
    history = history_of(match)
    changed = [number for number, event in enumerate(history) if retold(SEAT)(event) != event]
    kinds = {type(history[number]): number for number in changed}
    assert {CardTaken, SupplyDrawn} <= set(kinds)
    one, other = pair(match, differing(match), retold(SEAT))
    for number in kinds.values():
        for window in (one, other):
            window.table.help.answer_event(number)
        assert [text for _, text in texts(one.window)] == [text for _, text in texts(other.window)]
    for window in (one, other):
        window.table.help.put_away()
        window.table.decide(Fill(()))  # refused
        window.table.help.ask_why()
        window.settle()
        assert window.table.help.asking.is_open
    assert_same(one.shown(), other.shown())


def test_log_recap_and_last_moves_say_the_same_after_a_theft(pair: Pairs) -> None:
    def is_robbed(state: Any) -> bool:
        return asked(Phase.ACT)(state) and any(state.rows[seat] for seat in (1, 2, 3))

    match = next(
        match
        for seed in range(40)
        for match in twins.positions(STATION, {}, 4, seed, is_robbed)
        if any(isinstance(event, CardStolen) and event.seen_by(SEAT) != event for event in history_of(match))
    )
    one, other = pair(match, differing(match), retold(SEAT))
    for window in (one, other):
        assert window.table.story.recap.panel.isVisible()
        assert len(window.table.log.sentences()) > 20
    assert_same(one.shown(), other.shown())
    for window in (one, other):
        window.table.toggle_last_move()
    assert one.table.story.recap.panel.lines == other.table.story.recap.panel.lines


@pytest.mark.parametrize("phase", PHASES)
def test_the_public_table_is_the_same_while_a_computer_decides(phase: Phase, pair: Pairs) -> None:
    match = position(4, asked(phase, THIEF), FAMILY)
    one, other = pair(match, differing(match, EVERYBODY), retold(EVERYBODY))
    for window in (one, other):
        assert window.table.driver.viewer == EVERYBODY
        assert not window.table.scene.hand.cards
    assert_same(one.shown(), other.shown())
    for window in (one, other):
        window.table.toggle_last_move()
        window.table.log.show()
    assert_same(one.shown(), other.shown())


@pytest.mark.parametrize("phase", PHASES)
def test_the_curtain_is_the_same_whatever_anybody_holds(phase: Phase, pair: Pairs) -> None:
    match = position(4, asked(phase, 1), FAMILY)
    one, other = pair(match, differing(match, EVERYBODY), retold(EVERYBODY))
    for window in (one, other):
        assert window.window.games.curtain.is_drawn
        window.window.games.curtain.widget.button.clearFocus()  # only one of two windows has the keys
    assert pixels(one.window.grab().toImage()) == pixels(other.window.grab().toImage())
    assert list(tree(one.window)) == list(tree(other.window))


def lift(window: TwinWindow) -> None:
    window.window.games.curtain.widget.button.click()
    window.settle()
    assert not window.window.games.curtain.is_drawn
    window.table.setFocus()


def before_a_computer(state: Any) -> bool:
    """Seat 1 acts, and then the computer."""
    return asked(Phase.ACT, 1)(state) and state.inner[state.active][:1] == [THIEF]


def test_behind_the_curtain_a_person_sees_the_same_whatever_the_others_hold(pair: Pairs) -> None:
    match = position(4, before_a_computer, FAMILY)
    one, other = pair(match, differing(match, 1), retold(1))
    for window in (one, other):
        lift(window)
        assert window.table.scene.hand.cards
    assert_same(one.shown(), other.shown())


def test_nothing_of_a_private_moment_stays_at_the_public_table(pair: Pairs) -> None:
    match = position(4, before_a_computer, FAMILY)
    one, other = pair(match, renamed(match, 1, PASS, EVERYBODY), retold(EVERYBODY))
    assert match.state.hands[1] != other.table.driver.match.state.hands[1]
    for window in (one, other):
        lift(window)
        assert window.table.scene.hand.cards
        window.table.toggle_hint()
        window.table.decide(PASS)
        window.settle()
        assert window.table.driver.viewer == EVERYBODY
    assert_same(one.shown(), other.shown())


def test_the_small_picture_in_the_library_is_the_same() -> None:
    match = position(4, can_steal(THIEF, (VICTIM,)))
    facts = describe(Facts(Path("game.json"), 0, 0), match.record).facts
    assert facts.board == STATION.board(match.state)
    pictures = []
    for board in (facts.board, STATION.board(differing(match, EVERYBODY))):
        image = QImage(224, 152, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        BoardThumbnails().paint(painter, QRectF(image.rect()), board, [None] * 4)
        painter.end()
        pictures.append(image)
    assert pixels(pictures[0]) == pixels(pictures[1])


@pytest.mark.parametrize("people", [(SEAT,), FAMILY])
def test_the_replay_of_a_game_that_runs_is_the_same(
    people: tuple[Seat, ...], qtbot: QtBot, qapp: QApplication
) -> None:
    match = position(4, lambda state: state.round == 3, people)
    viewer = SEAT if len(people) == 1 else EVERYBODY
    reels = [Reel(match.record), Reel(match.record)]
    assert [point.seat for point in reels[0].permitted] == [viewer]
    reels[1].states = [RULES.with_other_secrets(state, viewer, twins.OTHER) for state in reels[1].states]
    reels[1].events = [[retold(viewer)(event) for event in events] for events in reels[1].events]
    assert reels[0].events != reels[1].events
    stops = [number for number, events in enumerate(reels[0].events) if events != reels[1].events[number]]
    stories = []
    for reel in reels:
        screen = ReplayScreen(STATION_REPLAY, reel, "instant")
        qtbot.addWidget(screen)
        screen.resize(SMALL)
        screen.show()
        screen.begin()
        story: list[Any] = []
        for stop in (*stops[:: max(1, len(stops) // 6)], reel.last):
            screen.run.go_to(stop)
            QApplication.processEvents()
            story += [pixels(screen.grab().toImage()), screen.described(stop), list(tree(screen))]
            story += [sorted(text for _, text in texts(screen)), table_of(screen).log.sentences()]
        stories.append(story)
        screen.close()
    assert stories[0] == stories[1]


def test_the_gate_finds_a_card_of_somebody_else(pair: Pairs) -> None:
    match = position(4, asked(Phase.ACT))
    windows = pair(match, differing(match))
    assert_same(windows[0].shown(), windows[1].shown())
    for window in windows:
        window.table.scene.places[1].show_open(window.table.driver.match.state.hands[1], None)
    shown = [window.shown() for window in windows]
    assert pixels(shown[0].picture) != pixels(shown[1].picture)
    with pytest.raises(AssertionError):
        assert_same(*shown)


def test_the_gate_finds_a_theft_that_is_told(pair: Pairs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardStolen, "seen_by", lambda event, _seat: event)
    windows = theft(pair)
    with pytest.raises(AssertionError):
        assert_shown_alike(windows, lambda window: window.thinker.answer(Steal((VICTIM,))), 2)


def test_the_gate_finds_a_stolen_card_that_flies_face_up(
    pair: Pairs, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing but its face is planted, and nothing but pixels can tell."""
    windows = theft(pair)
    make = Stage.card

    def face_up(stage: Stage, card: Any, start: Any, is_face_up: bool) -> Any:
        window = next(window for window in windows if window.table.scene is stage.scene)
        [stolen] = stolen_cards(window) if card is None else [card]
        return make(stage, stolen, start, is_face_up=True)

    monkeypatch.setattr(Stage, "card", face_up)
    with pytest.raises(AssertionError, match="pixels"):
        assert_shown_alike(windows, lambda window: window.thinker.answer(Steal((VICTIM,))), 2)
