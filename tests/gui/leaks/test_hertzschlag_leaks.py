"""The leak gate of Hertzschlag: nothing that a window tells depends on what its seat cannot know."""

from collections.abc import Callable, Iterator, Sequence
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
from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine.match import Match
from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.hertzschlag.events import (
    BidMade,
    CardDrawn,
    CardLaid,
    ForecastSeen,
    HandsPassed,
    IncomeTaken,
)
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Signal, Word
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.ui.hertzschlag.art.thumbnail import BoardThumbnails
from enix_desktop.ui.hertzschlag.replay import HERTZSCHLAG_REPLAY
from enix_desktop.ui.hertzschlag.table.sheets import DISPLAYS, MEMORY
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.replay.replay_screen import ReplayScreen
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

RULES = HERTZSCHLAG.rules
FAMILY = (0, 1, 2)
"""Three people at one screen; the fourth seat is a computer's."""
COMPUTER = 3
HIDDEN = (Phase.LAY, Phase.BID)
PHASES = (Phase.SIGNAL, Phase.LAY, Phase.PLEDGE, Phase.BID)
MOMENTS = (60, 200)
"""Milliseconds: cards are in the air then, long before the sentence about them has been read."""


def position(
    seats: int, wanted: Callable[[Any], bool], people: Sequence[Seat] = (SEAT,), **options: str
) -> Any:
    """The first match in a state that is *wanted*."""
    return next(
        match
        for seed in range(60)
        for match in twins.positions(HERTZSCHLAG, options, seats, seed, wanted, people)
    )


def asked(phase: Phase, seat: Seat = SEAT) -> Callable[[Any], bool]:
    """States after the first round in which *seat* is asked in *phase*; where all are, as the last one."""

    def fits(state: Any) -> bool:
        return state.phase is phase and state.round > 1 and state.to_move == (seat,)

    return fits


def all_owe(phase: Phase) -> Callable[[Any], bool]:
    """States after the first round in which nobody has laid or bid yet."""

    def fits(state: Any) -> bool:
        return state.phase is phase and state.round > 1 and len(state.to_move) == len(state.hands)

    return fits


def decided_but(match: Any, last: Sequence[Seat]) -> Any:
    """The same match, in which all but the *last* seats have made their joint decision."""
    player = HERTZSCHLAG.player("casual")
    for seat in [seat for seat in RULES.to_move(match.state) if seat not in last]:
        moves = RULES.legal_moves(match.state, seat)
        match.play(seat, player.choose(RULES.view(match.state, seat), moves, seat).move)
    return match


def two_decisions(state: Any, seat: Seat) -> tuple[Move, Move]:
    """Two decisions of *seat* that differ in everything."""
    if state.phase is Phase.BID:
        return Bid(0), Bid(min(5, state.money[seat]))
    moves: list[Any] = list(RULES.legal_moves(state, seat))
    played = next(move for move in moves if move.place is Place.ACTION)
    return played, next(move for move in moves if move.place is Place.INCOME and move.card != played.card)


def renamed(match: Any, moves: Sequence[tuple[Seat, Move]], viewer: Seat) -> Any:
    """A state that *viewer* cannot tell from that of *match*, neither now nor after *moves*."""
    record = replace(match.record, entries=list(match.record.entries))
    after: Any = Match.resume(RULES, HERTZSCHLAG.codec, record, seed=0)
    for seat, move in moves:
        after.play(seat, move)
    seen = {*RULES.open_secrets(RULES.view(match.state, viewer))}
    seen |= RULES.open_secrets(RULES.view(after.state, viewer))
    laid = {move.card for _, move in moves if isinstance(move, Lay)}
    hidden = [card for card in match.state.table.components.all_cards if card not in seen | laid]
    # As far apart as possible: other categories, too.
    names = dict(zip(hidden, hidden[len(hidden) // 2 :] + hidden[: len(hidden) // 2], strict=True))
    twin = with_names(match.state.copy(), names)
    assert twin.hands != match.state.hands
    assert RULES.view(twin, viewer) == RULES.view(match.state, viewer)
    return twin


def with_names(state: Any, names: dict[int, int]) -> Any:
    """*state* with other hidden cards, in the same places."""

    def renamed_cards(cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(names.get(card, card) for card in cards)

    state.hands = [tuple(sorted(renamed_cards(hand))) for hand in state.hands]
    state.laid = [lay and replace(lay, card=names.get(lay.card, lay.card)) for lay in state.laid]
    state.removed = [renamed_cards(cards) for cards in state.removed]
    state.drawn = [renamed_cards(cards) for cards in state.drawn]
    state.passed = [
        tuple(entry._replace(cards=renamed_cards(entry.cards)) for entry in entries)
        for entries in state.passed
    ]
    state.pile = renamed_cards(state.pile)
    return state


def retold(viewer: Seat) -> Callable[[Any], Any]:
    """Makes the same events as far as *viewer* sees them, with other secrets."""

    def other(card: int) -> int:
        return (card + 17) % 60

    def tell(event: Any) -> Any:
        seen = event.seen_by(viewer)
        if seen == event:
            return event
        match event:
            case CardLaid(_, card, place):
                elsewhere = Place.INCOME if place is Place.ACTION else Place.ACTION
                return replace(event, card=other(card or 0), place=elsewhere)
            case IncomeTaken() | CardDrawn():
                return replace(event, card=other(event.card or 0))
            case BidMade(_, euro):
                return replace(event, euro=((euro or 0) + 1) % 6)
            case ForecastSeen(_, _, face):
                return replace(event, event=((face or 0) + 1) % 12)
            case HandsPassed(_, passed):
                hands = zip(passed, seen.passed, strict=True)
                changed = [
                    known if known is not None else tuple(map(other, cards or ())) for cards, known in hands
                ]
                return replace(event, passed=tuple(changed))
        raise AssertionError(event)

    return tell


def history_of(match: Any) -> list[Any]:
    reel = Reel(match.record)
    return [event for events in reel.events for event in events]


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


Answer = Callable[[TwinWindow], object]


def assert_shown_alike(pair: Pair, answers: Sequence[Answer], least: int) -> None:
    """Whatever the *answers* set going looks, sounds and lasts alike, in at least so many steps."""
    stories, heard = [], []
    for window, answer in zip(pair, answers, strict=True):
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
    for (_, one), (_, other) in zip(*stories, strict=True):
        assert_same(one, other)
    assert_same(pair[0].shown(), pair[1].shown())


def answer(window: TwinWindow, seat: Seat, move: Move) -> None:
    """The computer at *seat* answers."""
    asked = window.thinker.asked
    asked.sort(key=lambda question: question.seat != seat)
    assert asked[0].seat == seat
    window.thinker.answer(move)


def answering(moves: Sequence[Move], seat: Seat) -> list[Answer]:
    """In each of two windows another answer."""
    return [lambda window, move=move: answer(window, seat, move) for move in moves]  # type: ignore[misc]


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("phase", PHASES)
def test_the_window_looks_and_reads_the_same_whatever_others_hold(
    phase: Phase, seats: int, pair: Pairs
) -> None:
    match = position(seats, asked(phase))
    one, other = pair(match, differing(match), retold(SEAT))
    assert one.table.mode is not None
    assert_same(one.shown(), other.shown())


@pytest.mark.parametrize("phase", [Phase.SIGNAL, Phase.PLEDGE])
def test_while_a_computer_speaks_the_window_is_the_same_and_its_worker_gets_only_its_own(
    phase: Phase, pair: Pairs
) -> None:
    match = position(4, asked(phase, 1))
    one, other = pair(match, differing(match), retold(SEAT))
    assert_same(one.shown(), other.shown())
    same, twin = pair(match, differing(match, 1))
    [question], [as_well] = same.thinker.asked, twin.thinker.asked
    assert question == as_well
    assert question.moves


@pytest.mark.parametrize("phase", HIDDEN)
def test_what_a_computer_lays_or_bids_shows_nowhere_until_all_have(phase: Phase, pair: Pairs) -> None:
    match = position(4, all_owe(phase))
    windows = pair(match, match.state)
    moves = two_decisions(match.state, COMPUTER)
    assert_shown_alike(windows, answering(moves, COMPUTER), 0)
    decided = [window.table.driver.match.record.entries[-1] for window in windows]
    assert [entry.move for entry in decided] == list(moves)


@pytest.mark.parametrize("phase", HIDDEN)
def test_when_the_viewer_has_decided_others_still_decide_unseen(phase: Phase, pair: Pairs) -> None:
    match = decided_but(position(4, all_owe(phase)), (1, 2, COMPUTER))
    windows = pair(match, match.state)
    assert_shown_alike(windows, answering(two_decisions(match.state, COMPUTER), COMPUTER), 0)


@pytest.mark.parametrize("phase", HIDDEN)
@pytest.mark.parametrize("people", [(SEAT,), FAMILY])
def test_a_worker_hears_nothing_of_what_others_have_laid_or_bid(
    phase: Phase, people: tuple[Seat, ...], pair: Pairs
) -> None:
    match = decided_but(position(4, all_owe(phase), people), (COMPUTER,))
    one, other = pair(match, differing(match, COMPUTER))
    assert match.state.laid != other.table.driver.match.state.laid or phase is Phase.BID
    [question], [twin] = one.thinker.asked, other.thinker.asked
    assert question == twin


@pytest.mark.parametrize("people", [(SEAT,), FAMILY])
def test_passed_drawn_and_removed_cards_of_others_show_nowhere(people: tuple[Seat, ...], pair: Pairs) -> None:
    viewer = SEAT if len(people) == 1 else EVERYBODY
    match = decided_but(position(4, all_owe(Phase.LAY), people), (COMPUTER,))
    move = Lay(match.state.hands[COMPUTER][0], Place.INCOME)
    twin = renamed(match, [(COMPUTER, move)], viewer)
    windows = pair(match, twin)
    for window in windows:  # the curtain for the next person would cover everything
        window.table.driver.go_on = lambda: None
    assert_shown_alike(windows, answering((move, move), COMPUTER), 4)
    hands = [window.table.driver.match.state.hands for window in windows]
    assert hands[0] != hands[1]


def test_what_the_mouse_is_over_says_the_same(pair: Pairs) -> None:
    match = position(4, asked(Phase.LAY))
    one, other = pair(match, differing(match), retold(SEAT))
    spots = [Spot(Group.EVENT, 0), Spot(Group.SCALE, 0), Spot(Group.GOAL, 0), Spot(Group.ROUND, 0)]
    spots += [Spot(Group.SEAT, seat) for seat in range(4)]
    for spot in spots:
        for window in (one, other):
            window.table.scene._hover(spot)
        assert one.table.tree._about(spot) == other.table.tree._about(spot)
        assert_same(one.shown(), other.shown())


def test_memory_and_displays_show_only_what_the_viewer_knows(pair: Pairs) -> None:
    match = position(4, lambda state: asked(Phase.LAY)(state) and state.round > 4)
    one, other = pair(match, differing(match), retold(SEAT))
    for sheet in (MEMORY, DISPLAYS):
        for window in (one, other):
            window.table.sheets.toggle(sheet)
            window.settle()
            assert window.table.sheets.shown
        assert_same(one.shown(), other.shown())


def test_an_event_that_another_seat_has_seen_ahead_shows_nowhere(pair: Pairs) -> None:
    def is_foreseen(state: Any) -> bool:
        return state.phase is Phase.PLEDGE and state.forecast is not None and not state.forecasts[SEAT]

    match = position(5, lambda state: is_foreseen(state) and state.to_move == (SEAT,))
    twin = match.state.copy()
    left = [event for event in match.state.events_left if event != match.state.forecast]
    twin.forecast = left[-1]
    assert RULES.view(twin, SEAT) == RULES.view(match.state, SEAT)
    one, other = pair(match, twin, retold(SEAT))
    assert_same(one.shown(), other.shown())


@pytest.mark.parametrize("phase", PHASES)
def test_a_hint_asks_and_says_the_same(phase: Phase, pair: Pairs) -> None:
    match = position(4, asked(phase))
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
    match = position(4, lambda state: asked(Phase.LAY)(state) and state.round > 3)
    history = history_of(match)
    changed = [number for number, event in enumerate(history) if retold(SEAT)(event) != event]
    kinds = {type(history[number]): number for number in changed}
    assert {CardLaid, CardDrawn, HandsPassed, IncomeTaken} <= set(kinds)
    one, other = pair(match, differing(match), retold(SEAT))
    for number in kinds.values():
        for window in (one, other):
            window.table.help.answer_event(number)
        assert [text for _, text in texts(one.window)] == [text for _, text in texts(other.window)]
    for window in (one, other):
        window.table.help.put_away()
        window.table.decide(Signal(Word.UP))  # refused
        window.table.help.ask_why()
        window.settle()
        assert window.table.help.asking.is_open
    assert_same(one.shown(), other.shown())


def test_log_recap_and_last_moves_say_the_same(pair: Pairs) -> None:
    match = position(4, lambda state: asked(Phase.LAY)(state) and state.round > 2)
    one, other = pair(match, differing(match), retold(SEAT))
    for window in (one, other):
        assert len(window.table.log.sentences()) > 20
    assert_same(one.shown(), other.shown())
    for window in (one, other):
        window.table.toggle_last_move()
    assert one.table.story.recap.panel.lines == other.table.story.recap.panel.lines


@pytest.mark.parametrize("phase", [Phase.SIGNAL, Phase.PLEDGE])
def test_the_public_table_is_the_same_while_words_go_round(phase: Phase, pair: Pairs) -> None:
    match = position(4, asked(phase, COMPUTER), FAMILY)
    one, other = pair(match, differing(match, EVERYBODY), retold(EVERYBODY))
    for window in (one, other):
        assert window.table.driver.viewer == EVERYBODY
        assert not window.table.scene.hand.cards
    assert_same(one.shown(), other.shown())
    for window in (one, other):
        window.table.toggle_last_move()
        window.table.log.show()
    assert_same(one.shown(), other.shown())


@pytest.mark.parametrize("phase", HIDDEN)
def test_the_public_table_does_not_tell_what_people_have_laid_or_bid(phase: Phase, pair: Pairs) -> None:
    match = decided_but(position(4, all_owe(phase), FAMILY), (COMPUTER,))
    one, other = pair(match, differing(match, EVERYBODY), retold(EVERYBODY))
    for window in (one, other):
        assert window.table.driver.viewer == EVERYBODY
    assert_same(one.shown(), other.shown())


@pytest.mark.parametrize("phase", HIDDEN)
def test_the_curtain_is_the_same_whatever_anybody_holds(phase: Phase, pair: Pairs) -> None:
    match = decided_but(position(4, all_owe(phase), FAMILY), (1, COMPUTER))
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


@pytest.mark.parametrize("phase", HIDDEN)
def test_behind_the_curtain_a_person_sees_the_same_whatever_the_others_hold(
    phase: Phase, pair: Pairs
) -> None:
    match = decided_but(position(4, all_owe(phase), FAMILY), (1, COMPUTER))
    one, other = pair(match, differing(match, 1), retold(1))
    for window in (one, other):
        lift(window)
        assert window.table.scene.hand.cards
    assert_same(one.shown(), other.shown())


@pytest.mark.parametrize("phase", HIDDEN)
def test_nothing_of_a_private_moment_stays_at_the_public_table(phase: Phase, pair: Pairs) -> None:
    match = decided_but(position(4, all_owe(phase), FAMILY), (1, COMPUTER))
    windows = pair(match, match.state)
    for window, move in zip(windows, two_decisions(match.state, 1), strict=True):
        lift(window)
        window.table.toggle_hint()
        window.table.decide(move)
        window.settle()
        assert window.table.driver.viewer == EVERYBODY
        window.thinker.asked.clear()
    assert_same(windows[0].shown(), windows[1].shown())


def test_signals_and_pledges_need_no_curtain(pair: Pairs) -> None:
    for phase in (Phase.SIGNAL, Phase.PLEDGE):
        match = position(4, asked(phase, 1), FAMILY)
        for window in pair(match, differing(match, EVERYBODY), retold(EVERYBODY)):
            assert not window.window.games.curtain.is_drawn
            assert window.table.driver.viewer == EVERYBODY
            assert window.table.mode is not None


def test_hands_stay_hidden_when_the_game_is_over(pair: Pairs) -> None:
    match = position(3, lambda state: state.round == 8 and asked(Phase.LAY)(state))
    while match.state.phase is not Phase.OVER:
        decided_but(match, ())
    one, other = pair(match, differing(match), retold(SEAT))
    for window in (one, other):
        window.table.skip()
        window.settle()
    assert pixels(one.window.grab().toImage()) == pixels(other.window.grab().toImage())
    assert list(tree(one.window)) == list(tree(other.window))


def test_the_small_picture_in_the_library_is_the_same() -> None:
    match = decided_but(position(4, all_owe(Phase.LAY)), (SEAT,))
    facts = describe(Facts(Path("game.json"), 0, 0), match.record).facts
    assert facts.board == HERTZSCHLAG.board(match.state)
    pictures = []
    for board in (facts.board, HERTZSCHLAG.board(differing(match, EVERYBODY))):
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
    match = decided_but(
        position(4, lambda state: state.round == 4 and all_owe(Phase.LAY)(state), people), (2,)
    )
    viewer = SEAT if len(people) == 1 else EVERYBODY
    reels = [Reel(match.record), Reel(match.record)]
    assert [point.seat for point in reels[0].permitted] == [viewer]
    reels[1].states = [RULES.with_other_secrets(state, viewer, twins.OTHER) for state in reels[1].states]
    reels[1].events = [[retold(viewer)(event) for event in events] for events in reels[1].events]
    assert reels[0].events != reels[1].events
    stops = [number for number, events in enumerate(reels[0].events) if events != reels[1].events[number]]
    stories = []
    for reel in reels:
        screen = ReplayScreen(HERTZSCHLAG_REPLAY, reel, "instant")
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


def test_the_gate_finds_a_place_that_is_told_too_early(pair: Pairs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardLaid, "seen_by", lambda event, _seat: event)
    match = position(4, all_owe(Phase.LAY))
    windows = pair(match, match.state)
    with pytest.raises(AssertionError):
        assert_shown_alike(windows, answering(two_decisions(match.state, COMPUTER), COMPUTER), 0)


def test_the_gate_finds_a_hand_of_somebody_else(pair: Pairs) -> None:
    match = position(4, asked(Phase.LAY))
    windows = pair(match, differing(match))
    assert_same(windows[0].shown(), windows[1].shown())
    for window in windows:
        window.table.scene.hand.show_cards(window.table.driver.match.state.hands[1])
    shown = [window.shown() for window in windows]
    assert pixels(shown[0].picture) != pixels(shown[1].picture)
    with pytest.raises(AssertionError):
        assert_same(*shown)
