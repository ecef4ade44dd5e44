"""How the end of a game is told: announced, hand by hand, then ranked; and how it is skipped."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QAccessible, QEnterEvent, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.games.enix.cardset import cards_of, set_of
from enix_desktop.games.enix.scoring import outcome_of, score_of
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enix.final_screen import FinalScreen
from enix_desktop.ui.table.motion import motion
from tests.gui.accessibility import found, name
from tests.gui.enix.table.conftest import SitDown
from tests.rules.situation import FOLDER, read_situation

KEYS = [getattr(Qt.Key, f"Key_{key}") for key in ("Escape", "Space", "Return", "Tab", "Right", "X")]
Told = Callable[..., FinalScreen]
HALVED, OUT, TIE = (
    "g2-halved-for-each-enix-card",
    "g3-more-than-25-drops-out",
    "g4-the-ender-wins-a-tie-of-others",
)
ALL_OUT, SHARED = "g5-everybody-drops-out", "g4-the-ender-has-dropped-out"


@pytest.fixture
def told(sit_down: SitDown, qtbot: QtBot) -> Told:
    """The final screen of a situation of tests/rules, at the announcement."""

    def tell(situation: str, speed: str = "slow") -> FinalScreen:
        compose = read_situation(FOLDER / f"{situation}.toml").compose
        assert compose is not None
        person = sit_down(compose, begin=False)
        person.screen.begin()
        [outcome] = person.outcomes
        screen = person.screen.final_screen(outcome)
        qtbot.addWidget(screen)
        screen.resize(1024, 700)
        screen.show()
        screen.begin(speed)
        screen.setFocus()
        return screen

    return tell


@pytest.fixture
def reduced() -> Iterator[None]:
    motion.is_reduced = True
    yield
    motion.is_reduced = False


def to_next_stage(screen: FinalScreen) -> None:
    """Let the time of the present stage pass."""
    running = screen.ending.queue._running
    assert running is not None
    running.setCurrentTime(running.totalDuration())


def sentences(screen: FinalScreen) -> list[str]:
    """Everything that is told until the result is shown."""
    told = [screen.ending.words]
    screen.ending.told.connect(told.append)
    while screen.is_telling:
        to_next_stage(screen)
    return told


def assert_ranked(screen: FinalScreen) -> None:
    assert not screen.is_telling
    assert screen.title.text() == screen.headline()
    assert [row.sum.text() for row in screen.rows] == [
        str(score).replace("-", "\N{MINUS SIGN}") for score in screen._outcome.scores
    ]
    assert all(row.about.isVisible() and row.why.isVisible() for row in screen.rows)
    assert screen.buttons["again"].isVisible()
    assert not screen.skip_button.isVisible()


def test_before_anything_is_counted_the_end_is_announced_and_all_cards_lie_face_down(told: Told) -> None:
    screen = told(TIE)
    assert screen.is_telling
    assert screen.title.text() == "Cleo ends the game!"
    assert all(row.hand.opened == 0 and row.sum.text() == "" for row in screen.rows)
    assert not any(row.about.isVisible() or row.why.isVisible() for row in screen.rows)
    assert not any(button.isVisible() for button in screen.buttons.values())
    assert not any("worth" in name(each) or "wins" in name(each) for each in found(screen))


def test_before_a_hand_is_turned_over_only_its_backs_are_seen_and_read(told: Told, qtbot: QtBot) -> None:
    one = told(TIE)
    view, names, looks = one._view, one._names, one._pawn_looks
    components, limit = view.table.components, view.table.numbers.limit
    same_backs: dict[int, list[int]] = {energy: [] for energy in range(6)}
    for card, face in enumerate(components.cards):
        same_backs[face.energy].append(card)
    hands = []
    for hand in view.open_hands or ():
        energies = [components.cards[card].energy for card in cards_of(hand)]
        hands.append(set_of([same_backs[energy].pop() for energy in energies]))
    scores = tuple(score_of(components, hand) for hand in hands)
    assert scores != one._outcome.scores
    ender = one._outcome.ended_by
    assert ender is not None
    twin = replace(view, open_hands=tuple(hands))
    other = FinalScreen(twin, outcome_of(scores, ender, limit), names, looks)
    qtbot.addWidget(other)
    other.resize(one.size())
    other.show()
    other.begin("slow")
    other.setFocus()

    def seen(screen: FinalScreen) -> tuple[QImage, list[str]]:
        QApplication.processEvents()
        return screen.grab().toImage(), [name(each) for each in found(screen)]

    for screen in (one, other):
        running = screen.ending.queue._running
        assert running is not None
        running.pause()
        screen.skip_button.hide()  # it shows which window has the keys
    assert seen(one) == seen(other)
    for screen in (one, other):
        to_next_stage(screen)
        to_next_stage(screen)
    assert seen(one)[0] != seen(other)[0], "the comparison can fail"


def test_hands_are_told_one_by_one_and_the_last_is_that_of_who_ended_the_game(told: Told) -> None:
    assert sentences(told(TIE)) == [
        "Cleo ends the game!",
        "Ada turns the cards over.",
        "Ada: cards worth 9.",
        "Ben turns the cards over.",
        "Ben: cards worth 9.",
        "Cleo turns the cards over.",
        "Cleo: cards worth 1.",
    ]


def test_only_the_hand_that_is_told_is_open(told: Told) -> None:
    screen = told(TIE)
    for step, seat in ((1, 0), (2, 1)):
        for _ in range(2 if step > 1 else 1):
            to_next_stage(screen)
        shown = [row.hand.opened > 0 for row in screen.rows]
        assert shown[seat + 1 :] == [False] * (2 - seat)


def test_the_sum_follows_the_cards_as_they_are_turned_over(told: Told) -> None:
    screen = told(OUT)
    [out] = [row for seat, row in enumerate(screen.rows) if seat in screen._outcome.dropped_out][:1]
    values = out.hand.values
    for count in range(1, len(values) + 1):
        out.setProperty("opened", float(count))
        assert out.sum.text() == str(sum(values[:count]))
        assert out.meter.is_over is (sum(values[:count]) > 25)
    assert out.meter.is_over


def test_enix_cards_strike_after_the_cards_are_counted(told: Told) -> None:
    screen = told(HALVED)
    told_of = sentences(screen)
    row = max(screen.rows, key=lambda row: row.score.halvings)
    [strike] = [each for each in told_of if f"strike: {row.score.total} becomes" in each]
    assert f"{row.score.total} becomes {row.score.score}" in strike
    assert f"worth {row.score.total}." in told_of[told_of.index(strike) - 1]
    row.cover()
    row.setProperty("opened", float(len(row.hand.values)))
    assert row.sum.text() == str(row.score.total)
    row.setProperty("halved", 1.0)
    assert row.sum.text() == str(row.score.score)


def test_who_has_too_much_is_told_to_be_out_and_how_far_over(told: Told) -> None:
    screen = told(OUT)
    told_of = sentences(screen)
    seat = screen._outcome.dropped_out[0]
    assert any(sentence.endswith("has more than 25 and is out.") for sentence in told_of)
    over = screen._outcome.scores[seat] - 25
    assert f"Out: {over} over" in screen.rows[seat].about.text()


def test_losers_are_told_what_was_missing_and_winners_nothing(told: Told) -> None:
    screen = told(TIE)
    screen.skip()
    assert [screen.words.missing(seat) for seat in range(3)] == ["Tied with Ben.", "Tied with Ada.", ""]
    other = told(OUT)
    winner = other._outcome.winners[0]
    for seat in range(len(other.rows)):
        if seat not in (*other._outcome.winners, *other._outcome.dropped_out):
            short = other._outcome.scores[winner] - other._outcome.scores[seat]
            assert other.words.missing(seat).startswith(f"{short} short of")
    assert other.words.missing(winner) == ""


@pytest.mark.parametrize("situation", [TIE, OUT, HALVED, ALL_OUT, SHARED])
def test_told_to_its_end_skipped_and_instant_end_in_the_same_result(told: Told, situation: str) -> None:
    patient, hasty, instant = told(situation), told(situation), told(situation, "instant")
    sentences(patient)
    hasty.skip()
    for screen in (patient, hasty, instant):
        assert_ranked(screen)
    assert patient._column.order == hasty._column.order == instant._column.order == instant._outcome.ranking()


@pytest.mark.parametrize("key", KEYS)
def test_any_key_skips_and_then_the_keys_are_at_the_next_game(told: Told, key: Qt.Key, qtbot: QtBot) -> None:
    screen = told(OUT)
    focused = screen.window().focusWidget()
    assert focused is screen.skip_button
    QTest.keyClick(focused, Qt.Key.Key_Shift)
    assert screen.is_telling
    QTest.keyClick(focused, key)
    assert_ranked(screen)
    qtbot.waitUntil(lambda: screen.window().focusWidget() is screen.buttons["again"])


def test_a_second_enter_is_no_new_game(told: Told, qtbot: QtBot) -> None:
    screen = told(OUT)
    with qtbot.assertNotEmitted(screen.again_requested):
        for _ in range(2):
            focused = screen.window().focusWidget()
            assert focused is not None
            QTest.keyClick(focused, Qt.Key.Key_Return)
    assert_ranked(screen)


def test_enter_that_is_held_is_no_new_game(told: Told, qtbot: QtBot) -> None:
    screen = told(OUT)
    screen.skip()
    again = screen.buttons["again"]
    qtbot.waitUntil(lambda: screen.window().focusWidget() is again)
    with qtbot.assertNotEmitted(screen.again_requested):
        press_enter(again, is_held=True)
    with qtbot.waitSignal(screen.again_requested):
        press_enter(again, is_held=False)


def press_enter(button: QPushButton, *, is_held: bool) -> None:
    kind, no_keys = QEvent.Type.KeyPress, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(button, QKeyEvent(kind, Qt.Key.Key_Return, no_keys, "\r", is_held))


def test_who_takes_the_keys_elsewhere_keeps_them(told: Told, qtbot: QtBot) -> None:
    screen = told(OUT)
    screen.skip()
    screen.buttons["replay"].setFocus()
    with qtbot.waitSignal(screen._moment.timeout):
        pass
    assert screen.window().focusWidget() is screen.buttons["replay"]


@pytest.mark.parametrize("stage", [0, 2, 4])
def test_a_click_anywhere_skips_and_presses_nothing(told: Told, stage: int, qtbot: QtBot) -> None:
    screen = told(OUT)
    for _ in range(stage):
        to_next_stage(screen)
    with qtbot.assertNotEmitted(screen.again_requested):
        below = screen.buttons["again"].geometry().center()
        QTest.mouseClick(screen, Qt.MouseButton.LeftButton, pos=below)
    assert_ranked(screen)


def test_the_button_to_skip_stands_where_no_other_comes(told: Told) -> None:
    screen = told(OUT)
    place = screen.skip_button.geometry().center()
    QTest.mouseClick(screen.skip_button, Qt.MouseButton.LeftButton)
    assert_ranked(screen)
    assert screen.childAt(place) in (None, screen.confetti)


def test_confetti_falls_for_a_winner_lets_clicks_through_and_goes(told: Told) -> None:
    screen = told(OUT)
    screen.skip()
    confetti = screen.confetti
    assert confetti is not None
    assert confetti.is_falling
    assert confetti.isVisible()
    again = screen.buttons["again"]
    assert screen.childAt(again.geometry().center()) is again
    confetti.stop()
    assert not confetti.isVisible()


class Paints(QObject):
    """Counts how often some widgets are painted."""

    def __init__(self, widgets: Sequence[QWidget]) -> None:
        super().__init__()
        self.count = 0
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_while_confetti_falls_the_result_below_is_not_painted_again(told: Told) -> None:
    screen = told(OUT)
    screen.skip()
    QApplication.processEvents()
    confetti = screen.confetti
    assert confetti is not None
    running = confetti._queue._running
    assert running is not None
    running.pause()
    QApplication.processEvents()
    below = Paints([screen, screen.title, *screen.rows])
    over = Paints([confetti])
    for step in range(1, 10):
        confetti.setProperty("fallen", step / 10)
        QApplication.processEvents()
        assert confetti._pieces
    assert over.count == 9
    assert below.count == 0
    seen = screen.grab().toImage()
    confetti.stop()
    assert not confetti.isVisible()
    bare = screen.grab().toImage()
    assert seen != bare
    confetti.fall(1.0)
    assert screen.grab().toImage() == bare, "before the first piece there is only what lies below"


def test_a_button_under_the_confetti_still_answers_to_the_mouse_and_a_press_ends_it(told: Told) -> None:
    screen = told(OUT)
    screen.skip()
    QApplication.processEvents()
    confetti, again = screen.confetti, screen.buttons["again"]
    assert confetti is not None
    before = confetti._below.cacheKey()
    QApplication.sendEvent(again, QEnterEvent(QPointF(2, 2), QPointF(2, 2), QPointF(2, 2)))
    QApplication.processEvents()
    assert confetti._below.cacheKey() != before, "it shows the button as it looks now"
    QTest.mousePress(again, Qt.MouseButton.LeftButton)
    assert not confetti.is_falling


@pytest.mark.usefixtures("reduced")
def test_where_motion_is_reduced_nothing_falls_and_the_stages_stay(told: Told) -> None:
    screen = told(OUT)
    to_next_stage(screen)
    assert screen.rows[screen._column.order[0]].hand.opened == len(
        screen.rows[screen._column.order[0]].hand.cards
    )
    screen.skip()
    assert screen.confetti is not None
    assert not screen.confetti.is_falling


def test_for_nobody_and_at_once_nothing_falls(told: Told) -> None:
    nobody, instant = told(ALL_OUT), told(OUT, "instant")
    nobody.skip()
    for screen in (nobody, instant):
        assert screen.confetti is not None
        assert not screen.confetti.is_falling


def test_a_screen_reader_hears_every_stage_and_the_whole_result(told: Told) -> None:
    was_active = QAccessible.isActive()
    QAccessible.setActive(True)
    screen = told(HALVED)
    heard: list[str] = []
    screen.announcer.announced.connect(heard.append)
    QApplication.processEvents()
    expected = sentences(screen)
    QApplication.processEvents()
    QAccessible.setActive(was_active)
    assert heard[:-1] == expected
    assert heard[-1].startswith(f"{screen.headline()}. ")
    for seat, row in enumerate(screen.rows):
        assert screen.words.result(seat, row.score) in heard[-1]


@pytest.mark.parametrize(
    ("language", "announced", "out"),
    [
        ("de", "{} beendet das Spiel!", "über 25."),
        ("fr", "{} met fin à la partie\N{NO-BREAK SPACE}!", "au-dessus de 25."),
        ("en", "{} ends the game!", "over 25."),
    ],
)
def test_the_telling_follows_the_language(told: Told, language: str, announced: str, out: str) -> None:
    screen = told(OUT)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    languages = Languages(application)
    languages.use(language)
    try:
        QApplication.processEvents()
        ender = screen._outcome.ended_by
        assert ender is not None
        assert screen.title.text() == announced.format(screen._names.player(ender))
        screen.skip()
        seat = screen._outcome.dropped_out[0]
        assert screen.rows[seat].about.text().endswith(out)
    finally:
        languages.use("en")
