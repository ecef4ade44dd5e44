"""Words and fingers: signals, pledges, bids, and the minute of talk before a bid."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.clock import Hold, Stopwatch
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Pledge, Signal, Word
from enix_desktop.games.hertzschlag.table import TalkTime
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.hertzschlag.table.modes import BidMode, PledgeMode, SignalMode
from enix_desktop.ui.hertzschlag.table.spots import SILENT, Group
from enix_desktop.ui.hertzschlag.table.standing import Saying
from enix_desktop.ui.hertzschlag.table.talk_clock import ClockItem, TalkClock
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.hertzschlag.hands import Mouse, asked, begin, play_out, table, wait
from tests.gui.hertzschlag.table.positions import Position, match_of, position
from tests.rules.hertzschlag.words import CARDS

pytestmark = pytest.mark.usefixtures("languages")

KEYS = Qt.Key
LAYS: list[tuple[int, Move]] = [
    (seat, Lay(CARDS[name], Place.INCOME)) for seat, name in enumerate(("LED lamps", "Wallbox", "E-bike"))
]
HANDS = ["LED lamps", "Wallbox", "E-bike"]
SILENCE: list[tuple[int, Move]] = [(seat, Signal(Word.SILENT)) for seat in range(3)]


def test_one_click_gives_a_signal(qtbot: QtBot) -> None:
    at = position(qtbot, talk=True)
    assert isinstance(at.mode, SignalMode)
    at.click(Spot(Group.WORD, Word.TOWARDS))
    assert at.decided == [Signal(Word.TOWARDS)]


@pytest.mark.parametrize(("number", "word"), list(enumerate(Word, 1)))
def test_digits_are_signals(qtbot: QtBot, number: int, word: Word) -> None:
    at = position(qtbot, talk=True)
    at.type(Qt.Key(int(KEYS.Key_0) + number))
    assert at.decided == [Signal(word)]


def test_what_others_said_stands_in_bubbles(qtbot: QtBot) -> None:
    at = position(qtbot, (1, Signal(Word.FAR_UP)), (2, Signal(Word.INCOME)), talk=True, start=1)
    said = [place.standing.said for place in at.at.scene.places]
    assert said == [None, Saying(Word.FAR_UP), Saying(Word.INCOME)]
    assert said[1] is not None
    assert said[1].text == "Far up"


@pytest.mark.parametrize(
    ("what", "why"),
    [
        (
            "A skilled player would signal: “I need money”.",
            "The best choice for you is income this time, and the others can plan with that.",
        ),
        (
            "Am besten legst du diese Karte, um sie zu spielen: Neues Rechenzentrum.",
            "Das bringt eins deiner Ziele näher: Einkommen von mindestens 13 in der Auslage. "
            "Du hast dann 6 von 13.",
        ),
    ],
    ids=["three lines", "four lines"],
)
def test_a_hint_leaves_all_signals_in_sight_in_a_small_window(
    window: MainWindow, qtbot: QtBot, what: str, why: str
) -> None:
    begin(window, None, "novice", "novice")
    at = asked(qtbot, window)
    assert isinstance(at.mode, SignalMode)
    note = at.help.hints.note
    note.say(what, why)
    assert note.isVisible()
    assert note.geometry().top() > at.scene.plan.desk.bottom()


def test_a_pledge_is_chosen_and_confirmed(qtbot: QtBot) -> None:
    at = position(qtbot, *SILENCE, *LAYS, hands=HANDS, marker=-6, talk=True)
    assert isinstance(at.mode, PledgeMode)
    assert "11 euros" in at.prompt
    at.click(Spot(Group.EURO, 4))
    assert not at.decided
    at.press("confirm")
    assert at.decided == [Pledge(4)]


def test_silence_is_a_button_a_key_and_a_thing_on_the_table(qtbot: QtBot) -> None:
    at = position(qtbot, *SILENCE, *LAYS, hands=HANDS, marker=-6, talk=True)
    at.press("silent")
    at.type(KEYS.Key_S)
    at.click(Spot(Group.EURO, SILENT))
    at.press("confirm")
    assert at.decided == [Pledge(None)] * 3


def test_fingers_are_raised_by_keys_and_arrows_and_taken_back(qtbot: QtBot) -> None:
    at = position(qtbot, *LAYS, hands=HANDS, marker=-6)
    assert isinstance(at.mode, BidMode)
    at.type(KEYS.Key_3)
    assert at.mode.euro == 3
    at.type(KEYS.Key_Right)
    assert at.mode.euro == 4
    at.type(KEYS.Key_Left, KEYS.Key_Left)
    assert at.mode.euro == 2
    assert "2 euros" in at.prompt
    at.type(KEYS.Key_Backspace)
    assert at.mode.euro is None
    at.type(KEYS.Key_0, KEYS.Key_Return)
    assert at.decided == [Bid(0)]


def test_the_first_arrow_to_the_right_raises_no_finger_yet(qtbot: QtBot) -> None:
    at = position(qtbot, *LAYS, hands=HANDS, marker=-6)
    at.type(KEYS.Key_Right)
    assert at.mode.euro == 0


def penniless(qtbot: QtBot, talk: bool = False) -> Position:
    """The first of four has played and paid its last euro; the marker is orange."""
    hands = ["Wallbox", "E-bike", "LED lamps", "Smart meter"]
    cards = [CARDS[name] for name in hands]
    cost = standard_components().cards[cards[0]].cost
    lays: list[tuple[int, Move]] = [(0, Lay(cards[0], Place.ACTION))]
    lays += [(seat, Lay(cards[seat], Place.INCOME)) for seat in (1, 2, 3)]
    said = [(seat, Signal(Word.SILENT)) for seat in range(4)] if talk else []
    return position(qtbot, *said, *lays, hands=hands, marker=-8, money=[cost, 15, 15, 15], talk=talk)


def test_more_than_one_owns_is_refused(qtbot: QtBot) -> None:
    at = position(qtbot, *LAYS, hands=HANDS, marker=-6, money=[0, 15, 15])
    at.click(Spot(Group.EURO, 5))
    assert at.at.asking.last_rule == "Q4"
    assert at.mode.euro is None
    at.click(Spot(Group.EURO, 3))
    assert at.mode.euro == 3


def test_who_has_no_money_is_told_that_nothing_can_be_bid(qtbot: QtBot) -> None:
    """Q4: laid for income everybody gets 3; so this seat plays, and pays what it has."""
    at = penniless(qtbot)
    assert isinstance(at.mode, BidMode)
    assert at.mode.most == 0
    assert "you have no money, so you can only bid 0" in at.prompt
    assert "11 euros" in at.prompt
    assert at.mode.euro == 0, "there is nothing to choose"
    at.type(KEYS.Key_Backspace)
    assert at.mode.euro == 0
    at.click(Spot(Group.EURO, 2))
    assert at.at.asking.last_rule == "Q4"
    at.press("confirm")
    assert at.decided == [Bid(0)]


def test_who_has_no_money_to_pledge_is_told_so(qtbot: QtBot) -> None:
    at = penniless(qtbot, talk=True)
    assert isinstance(at.mode, PledgeMode)
    assert "you have no money to pledge" in at.prompt
    at.type(KEYS.Key_0, KEYS.Key_Return)
    at.press("silent")
    assert at.decided == [Pledge(0), Pledge(None)]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_having_no_money_is_told_with_the_plant_and_its_price(
    qtbot: QtBot, languages: Languages, language: str
) -> None:
    languages.use(language)
    for talk in (False, True):
        said = penniless(qtbot, talk=talk).prompt
        assert "11" in said
        assert not set("{}") & set(said)


def test_hands_of_others_stay_hidden_until_all_have_bid(qtbot: QtBot) -> None:
    at = position(qtbot, *LAYS, (1, Bid(5)), hands=HANDS, marker=-6)
    at.at.leave_mode()
    at.at.show_all()
    hands = {hand.seat: hand for hand in at.at.scene.desk.bids.hands}
    assert hands[1].is_given
    assert hands[1].euro is None
    assert not hands[2].is_given


class Watch:
    """A time that the test sets."""

    def __init__(self) -> None:
        self.now = 0

    def read(self) -> int:
        return self.now

    def run(self, clock: TalkClock, seconds: int) -> None:
        """Let so many seconds pass; the clock looks twice a second."""
        for _ in range(2 * seconds):
            self.now += 500_000_000
            clock.tick()


@pytest.fixture
def watch() -> Watch:
    return Watch()


def clock_for(qtbot: QtBot, watch: Watch, holds: dict[Hold, bool]) -> TalkClock:
    at = position(qtbot, hands=HANDS)
    item = ClockItem()
    at.at.scene.addItem(item)
    return TalkClock(item, TalkTime.MINUTE, lambda: holds, at.at, Stopwatch(watch.read))


def test_the_minute_runs_while_pledges_are_given_and_ends_once(qtbot: QtBot, watch: Watch) -> None:
    clock, over = clock_for(qtbot, watch, {}), list[bool]()
    clock.over.connect(lambda: over.append(True))
    match = match_of(*SILENCE, *LAYS, hands=HANDS, marker=-6, talk=True)
    view = match.rules.view(match.state, 0)
    clock.attend(view)
    assert clock.is_running
    watch.run(clock, 59)
    assert clock.is_running
    assert not over
    watch.run(clock, 1)
    assert over == [True]
    assert clock.is_over
    clock.attend(view)
    qtbot.waitUntil(lambda: len(over) == 2)  # the next person who has not pledged


def test_while_nobody_sees_the_table_no_time_passes(qtbot: QtBot, watch: Watch) -> None:
    holds = {Hold.CURTAIN: True}
    clock = clock_for(qtbot, watch, holds)
    match = match_of(*SILENCE, *LAYS, hands=HANDS, marker=-6, talk=True)
    clock.attend(match.rules.view(match.state, 0))
    watch.run(clock, 120)
    assert clock.is_running
    holds[Hold.CURTAIN] = False
    watch.run(clock, 61)
    assert clock.is_over


def test_the_clock_goes_when_the_bid_opens(qtbot: QtBot, watch: Watch) -> None:
    clock = clock_for(qtbot, watch, {})
    match = match_of(*SILENCE, *LAYS, hands=HANDS, marker=-6, talk=True)
    clock.attend(match.rules.view(match.state, 0))
    for seat in range(3):
        match.play(seat, Pledge(None))
    clock.attend(match.rules.view(match.state, 0))
    assert not clock.is_running
    assert not clock.is_over


def test_when_the_minute_is_over_who_has_not_pledged_is_silent(qtbot: QtBot) -> None:
    at = position(qtbot, *SILENCE, *LAYS, hands=HANDS, marker=-6, talk=True, talk_time=60)
    assert at.at.talk.is_running
    assert at.at.scene.clock.isVisible()
    heard = at.at.tree.item(("grid", "clock"))
    assert heard is not None
    assert heard.name == "Talking time: 60 seconds left"
    at.at.talk.over.emit()
    assert at.decided == [Pledge(None)]


def test_without_talk_the_minute_is_only_shown(qtbot: QtBot) -> None:
    at = position(qtbot, *LAYS, hands=HANDS, marker=-6, talk_time=60)
    assert isinstance(at.mode, BidMode)
    assert at.at.talk.is_running
    at.at.talk.over.emit()
    assert not at.decided


def test_a_table_without_a_talking_time_has_no_clock(qtbot: QtBot) -> None:
    at = position(qtbot, *SILENCE, *LAYS, hands=HANDS, marker=-6, talk=True)
    assert not at.at.talk.is_running
    assert not at.at.scene.clock.isVisible()


def lay_until_bids(window: MainWindow, qtbot: QtBot) -> None:
    """Lay the first card that can be laid until bids are needed, or the game is over."""
    games, curtain = window.games, window.games.curtain.widget

    def is_next() -> bool:
        at = table(window)
        return games.final is not None or curtain.isVisible() or at.mode is not None or at.queue.is_held

    for _ in range(60):
        wait(qtbot, is_next)
        if games.final is not None or table(window).queue.is_held:
            return
        if curtain.isVisible():
            Mouse().lift(curtain.button)
            wait(qtbot, lambda: not curtain.isVisible())
            continue
        at = asked(qtbot, window)
        decision = at.driver.decision
        assert decision is not None
        Mouse().play(at, decision.moves[0])
        wait(qtbot, lambda made=decision: table(window).driver.decision is not made)


def test_people_at_one_screen_talk_before_the_curtain_falls(window: MainWindow, qtbot: QtBot) -> None:
    """Without signals the minute is shown to all; a key goes on to the bids."""
    for seed in range(1, 12):
        begin(window, None, None, None, seed=seed, talk="off", talk_time="60")
        lay_until_bids(window, qtbot)
        if window.games.final is None:
            break
    at, curtain = table(window), window.games.curtain.widget
    assert at.queue.is_held
    assert at.talk.is_running
    assert at.scene.clock.isVisible()
    assert not curtain.isVisible()
    at.skip()
    wait(qtbot, curtain.isVisible)


def test_a_game_with_a_talking_time_is_played_to_its_end(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, None, "novice", "novice", seed=3, talk_time="60")
    made = play_out(qtbot, window, Mouse(), "novice")
    assert made
    assert not table(window).talk.is_running
