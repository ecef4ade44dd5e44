"""The stopwatch of decisions counts only the time in which a person can see the question."""

import pytest

from enix_desktop.app.play.clock import LONGEST_STEP_MS, Hold, Stopwatch


class Time:
    """A clock that moves only when it is told to."""

    def __init__(self) -> None:
        self.ns = 5_000_000_000

    def __call__(self) -> int:
        return self.ns

    def pass_ms(self, ms: float) -> None:
        self.ns += round(ms * 1_000_000)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def watch(time: Time) -> Stopwatch:
    return Stopwatch(time)


def test_nothing_counts_before_the_question_is_asked(time: Time, watch: Stopwatch) -> None:
    time.pass_ms(700)
    assert watch.read() == 0
    assert not watch.is_running
    watch.start()
    assert watch.is_running
    time.pass_ms(30)
    assert watch.read() == 30


def test_parts_of_a_millisecond_are_not_lost_between_readings(time: Time, watch: Stopwatch) -> None:
    watch.start()
    readings = []
    for _ in range(5):
        time.pass_ms(0.6)
        readings.append(watch.read())
    assert readings == [0, 1, 1, 2, 3]


@pytest.mark.parametrize("why", list(Hold))
def test_held_time_does_not_count(time: Time, watch: Stopwatch, why: Hold) -> None:
    watch.start()
    time.pass_ms(100)
    watch.hold(why)
    time.pass_ms(400)
    assert watch.read() == 100
    assert not watch.is_running
    watch.release(why)
    time.pass_ms(20)
    assert watch.stop() == 120


def test_a_question_behind_the_curtain_begins_when_the_curtain_is_lifted(
    time: Time, watch: Stopwatch
) -> None:
    watch.hold(Hold.CURTAIN)
    watch.start()
    time.pass_ms(900)
    watch.release(Hold.CURTAIN)
    time.pass_ms(50)
    assert watch.stop() == 50


def test_the_time_counts_again_when_the_last_reason_to_hold_it_is_gone(time: Time, watch: Stopwatch) -> None:
    watch.start()
    watch.hold(Hold.PAUSE)
    watch.hold(Hold.PAUSE)
    watch.hold(Hold.CURTAIN)
    watch.release(Hold.PAUSE)
    time.pass_ms(300)
    assert watch.read() == 0
    watch.release(Hold.CURTAIN)
    time.pass_ms(300)
    assert watch.read() == 300


@pytest.mark.parametrize("jump", [LONGEST_STEP_MS + 1, 8 * 3_600_000, -5_000])
def test_the_sleep_of_a_computer_does_not_count(time: Time, watch: Stopwatch, jump: float) -> None:
    watch.start()
    time.pass_ms(LONGEST_STEP_MS)
    assert watch.read() == LONGEST_STEP_MS
    time.pass_ms(jump)
    assert watch.read() == LONGEST_STEP_MS
    time.pass_ms(40)
    assert watch.stop() == LONGEST_STEP_MS + 40


def test_an_answer_stops_the_time_and_the_next_question_starts_at_zero(time: Time, watch: Stopwatch) -> None:
    watch.start()
    time.pass_ms(250)
    assert watch.stop() == 250
    time.pass_ms(500)
    assert watch.read() == watch.stop() == 250
    watch.start()
    time.pass_ms(10)
    assert watch.stop() == 10


def test_the_real_clock_runs_forwards() -> None:
    watch = Stopwatch()
    watch.start()
    first = watch.read()
    assert 0 <= first <= watch.stop()
