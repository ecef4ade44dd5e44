"""The log stays small, tells where faults happened, and quotes nobody."""

import logging
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import pytest

from enix_desktop.app.system import log_files
from enix_desktop.app.system.log_files import LARGEST, NAME, LogFile, last_lines, trace_of


@contextmanager
def logger(folder: Path) -> Iterator[logging.Logger]:
    made, handler = logging.Logger("test"), LogFile(folder)
    made.addHandler(handler)
    yield made
    handler.close()


def raised() -> Exception:
    try:
        try:
            raise KeyError("solar-04")
        except KeyError as error:
            raise ValueError("the hand of Ada") from error
    except ValueError as error:
        return error


def test_nothing_is_made_before_there_is_something_to_write(tmp_path: Path) -> None:
    with logger(tmp_path / "log") as log:
        assert not (tmp_path / "log").exists()
        log.warning("first")
    assert last_lines(tmp_path / "log", NAME, 5)[0].endswith("WARNING test: first")


def test_an_exception_is_told_without_its_words(tmp_path: Path) -> None:
    with logger(tmp_path) as log:
        log.handlers.insert(0, logging.StreamHandler(StringIO()))  # it, too, tells, and in more words
        log.error("It failed", exc_info=raised())
    told = "\n".join(last_lines(tmp_path, NAME, 100))
    for part in ("It failed", "KeyError", "which led to", "ValueError", "in raised"):
        assert part in told
    assert "solar-04" not in told.replace('KeyError("solar-04")', "")
    assert trace_of(raised(), says_more=True).endswith("ValueError: the hand of Ada")


def test_a_full_file_is_followed_by_another_and_the_oldest_goes(tmp_path: Path) -> None:
    with logger(tmp_path) as log:
        for _ in range(2 * LARGEST // 1000 + 100):
            log.warning("x" * 1000)
    sizes = [path.stat().st_size for path in tmp_path.iterdir()]
    assert len(sizes) == 2
    assert max(sizes) <= LARGEST


def test_a_log_that_cannot_be_written_is_no_trouble(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "log").write_text("in the way")
    with logger(tmp_path / "log") as log:
        log.warning("lost")
    assert capsys.readouterr().err == ""
    assert last_lines(tmp_path / "log", NAME, 5) == []


def test_where_python_itself_is_killed_by_a_fault_is_kept(tmp_path: Path) -> None:
    program = (
        "import faulthandler, sys; from pathlib import Path\n"
        "from enix_desktop.app.system.log_files import keep_crashes\n"
        "keep_crashes(Path(sys.argv[1])); faulthandler._sigsegv()"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path / "log")], check=False)
    assert "Segmentation fault" in "\n".join(last_lines(tmp_path / "log", log_files.CRASHES, 20))


def test_what_an_error_says_is_left_out_unless_asked_for() -> None:
    error = ValueError("Ada holds Solar energy 5")
    assert "Ada" not in trace_of(error)
    assert "Ada holds" in trace_of(error, says_more=True)
