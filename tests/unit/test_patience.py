"""Waiting ends with what is awaited, or with a sentence about the machine."""

import os
import subprocess
import sys
import time

import pytest

from tests import patience


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS", 0.01)


def test_the_first_true_result_ends_the_wait() -> None:
    results = iter([None, 0, "", "here"])
    assert patience.wait_for(lambda: next(results), "a result") == "here"


def test_a_condition_is_looked_at_after_patience_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that was not run for a while looks once more before it gives up."""
    clock, results = iter([0.0, 0.0, 1e6]), iter([None, "late"])
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    assert patience.wait_for(lambda: next(results), "a result") == "late"


def test_a_wait_in_vain_says_what_was_awaited_and_what_the_machine_does(
    hurry: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "getloadavg", lambda: (4.0 * (os.cpu_count() or 1), 0.0, 0.0), raising=False)
    with pytest.raises(AssertionError) as failed:
        patience.wait_for(lambda: None, "a miracle", lambda: "Nothing happened.")
    told = str(failed.value)
    assert "seconds for a miracle" in told
    assert "too slow" in told
    assert patience.VARIABLE in told
    assert told.endswith("Nothing happened.")


def test_an_idle_machine_is_not_blamed(hurry: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "crowd", lambda: 1.0)
    with pytest.raises(AssertionError, match="not to blame"):
        patience.wait_for(lambda: None, "a miracle")


def test_patience_grows_with_the_load(monkeypatch: pytest.MonkeyPatch) -> None:
    cores = os.cpu_count() or 1
    monkeypatch.setattr(patience, "_running", lambda: 1)
    monkeypatch.setattr(os, "getloadavg", lambda: (0.1, 0.0, 0.0), raising=False)
    idle = patience.patience()
    monkeypatch.setattr(os, "getloadavg", lambda: (8.0 * cores, 0.0, 0.0), raising=False)
    assert patience.patience() == pytest.approx(8 * idle)
    monkeypatch.setattr(patience, "_running", lambda: 16 * cores)
    assert patience.patience() == pytest.approx(16 * idle)


def test_a_program_that_does_not_end_is_ended(hurry: None) -> None:
    with pytest.raises(AssertionError, match="the end of"):
        patience.run([sys.executable, "-c", "import time; time.sleep(600)"])


def test_a_program_that_ends_without_a_word_is_told_at_once() -> None:
    with subprocess.Popen([sys.executable, "-c", ""], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        with pytest.raises(AssertionError, match="the program has ended"):
            patience.line_of(program.stdout, "word")
    assert patience.end_of(program, "it") == 0
