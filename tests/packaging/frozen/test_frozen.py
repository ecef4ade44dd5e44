"""The frozen game does what the game does: in a window, in three languages, with worker processes."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

pytest.importorskip("PySide6")
from enix_desktop import __version__
from enix_desktop.app.library.saves import load
from enix_desktop.app.play.choices import Choices, SeatChoice
from enix_desktop.app.play.games import dealt
from enix_desktop.catalogue import CODECS
from enix_desktop.engine.record_json import write
from enix_desktop.identity import NAME, RECORD_SUFFIX
from tests.e2e.window import ROOT, environment, missing_programs
from tests.packaging.frozen.first_paint import BARE, PATIENCE, Screen, bare_screen, seconds_to_first_paint
from tests.packaging.frozen.frozen_program import VARIABLE, Shown, frozen_program

pytestmark = [
    pytest.mark.slow,
    pytest.mark.qt,
    pytest.mark.skipif(
        frozen_program() is None,
        reason="'make smoke' freezes the game and tries it; nothing else names a frozen program "
        f"in {VARIABLE}.",
    ),
]

RECORD = ROOT / "tests" / "golden" / "enix-french-3.json"
LANGUAGES = ("en", "fr", "de")
PAIRS = 11
MOST = 3.0
"""Times a bare window: the longest start that is still called quick."""


@pytest.fixture
def program() -> Path:
    found = frozen_program()
    assert found is not None
    assert found.is_file(), f"{found} is not there; 'make smoke' makes it."
    return found


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    missing = missing_programs()
    if missing:
        pytest.skip(f"A real window needs {' and '.join(missing)}; 'make smoke' installs them.")
    folder = tmp_path / "screen"
    folder.mkdir()
    with bare_screen(folder) as found:
        yield found


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A copy, since the program may live in a system that sees only this folder."""
    copy = tmp_path / f"game{RECORD_SUFFIX}"
    copy.write_bytes(RECORD.read_bytes())
    return copy


def said(program: Path, home: Path, *arguments: str) -> str:
    """What the frozen program prints without a screen; it must end well."""
    done = subprocess.run(
        [str(program), *arguments],
        env=environment(ENIX_DESKTOP_HOME=str(home), LC_ALL="C.UTF-8"),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def with_language(home: Path, language: str) -> Path:
    """A folder for the files of somebody who has chosen *language*."""
    settings = home / "config" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"language": language}), encoding="utf-8")
    return home


def test_it_says_which_version_it_is(program: Path, tmp_path: Path) -> None:
    assert said(program, tmp_path, "--version") == f"{NAME} {__version__}\n"


def test_it_says_where_its_files_are(program: Path, tmp_path: Path) -> None:
    assert str(tmp_path) in said(program, tmp_path, "--where")


def test_the_window_shows_itself_and_closes_without_a_complaint(
    program: Path, screen: Screen, tmp_path: Path
) -> None:
    with Shown(program, screen, tmp_path / "home") as shown:
        assert len(set(shown.picture())) > 100  # colours, and not one grey
        assert NAME in shown.title()
        assert shown.quit() == 0
        assert shown.said() == ""


def test_a_record_is_loaded(program: Path, record: Path, screen: Screen, tmp_path: Path) -> None:
    with Shown(program, screen, tmp_path / "start") as shown:
        start = shown.picture()
        assert shown.quit() == 0
    with Shown(program, screen, tmp_path / "record", str(record)) as shown:
        assert shown.picture() != start
        assert shown.quit() == 0
        assert shown.said() == ""


def test_the_window_speaks_every_language(program: Path, screen: Screen, tmp_path: Path) -> None:
    pictures = {}
    for language in LANGUAGES:
        with Shown(program, screen, with_language(tmp_path / language, language)) as shown:
            pictures[language] = shown.picture()
            assert shown.quit() == 0
            assert shown.said() == ""
    assert len(set(pictures.values())) == len(LANGUAGES)


def test_the_language_is_switched_by_menu(program: Path, screen: Screen, tmp_path: Path) -> None:
    home = with_language(tmp_path / "home", "en")
    with Shown(program, screen, home) as shown:
        before = shown.picture()
        # View, Language, and the last one in the list but for that of the desktop.
        shown.press("alt+v", "g", "End", "Up", "Return")
        assert shown.picture() != before
        settings = json.loads((home / "config" / "settings.json").read_text(encoding="utf-8"))
        assert settings["language"] in LANGUAGES[1:]
        assert shown.quit() == 0
        assert shown.said() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screenshot_is_the_same_as_from_source(
    language: str, program: Path, record: Path, tmp_path: Path
) -> None:
    frozen, source = tmp_path / "frozen.png", tmp_path / "source.png"
    options = ("screenshot", "--record", str(record), "--move", "30", "--language", language, "--out")
    said(program, tmp_path, *options, str(frozen))
    subprocess.run(
        [sys.executable, "-m", "enix_desktop", *options, str(source)],
        cwd=ROOT,
        env=environment(ENIX_DESKTOP_HOME=str(tmp_path), LC_ALL="C.UTF-8"),
        check=True,
        capture_output=True,
        timeout=120,
    )
    from PySide6.QtGui import QImage

    assert not QImage(str(frozen)).isNull()
    assert QImage(str(frozen)) == QImage(str(source))


def test_computer_players_think_in_their_process_and_move(
    program: Path, screen: Screen, tmp_path: Path
) -> None:
    seats = (SeatChoice("Ada", "red", "skilled"), SeatChoice("Bo", "blue", "casual"))
    record = dealt(Choices("enix", seats, seed=1), None).record
    path = tmp_path / "home" / "data" / "games" / f"computers{RECORD_SUFFIX}"
    path.parent.mkdir(parents=True)
    path.write_text(write(record, CODECS[record.game]), encoding="utf-8")
    with Shown(program, screen, tmp_path / "home", str(path)) as shown:
        shown.wait_for(lambda: len(load(path).entries) >= 4, "move of a computer")
        workers = Path(f"/proc/{shown.process.pid}/task/{shown.process.pid}/children").read_text().split()
        commands = [Path(f"/proc/{worker}/cmdline").read_bytes() for worker in workers]
        assert any(b"--multiprocessing-fork" in command for command in commands)
        assert shown.quit() == 0
        assert shown.said() == ""
    end = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < end, "A worker is left behind."
        time.sleep(0.05)


def test_processes_share_the_work(program: Path, tmp_path: Path) -> None:
    series = ("--players", "casual,casual", "--games", "4", "--json")
    alone = json.loads(said(program, tmp_path, "simulate", *series, "--workers", "1"))
    together = json.loads(said(program, tmp_path, "simulate", *series, "--workers", "2"))
    for figures in (alone, together):
        figures.pop("seconds", None)
    assert alone.keys() == together.keys()
    assert alone["games"] == together["games"] == 4


def test_a_record_is_verified(program: Path, record: Path, tmp_path: Path) -> None:
    assert said(program, tmp_path, "replay", "--verify", str(record))


def test_every_library_in_it_is_named_in_notice(program: Path) -> None:
    if not (program.parent / "_internal").is_dir():
        pytest.skip("This is only a way into a program that lies elsewhere.")
    check = [sys.executable, str(ROOT / "packaging" / "licences" / "make_notice.py"), "--frozen"]
    done = subprocess.run([*check, str(program.parent)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_start_takes_at_most_three_times_as_long_as_that_of_a_bare_window(
    program: Path, screen: Screen, tmp_path: Path
) -> None:
    env = environment(
        ENIX_DESKTOP_HOME=str(tmp_path / "home"),
        ENIX_DESKTOP_SILENT="1",
        QT_QPA_PLATFORM="xcb",
        LC_ALL="C.UTF-8",
        PYTHONPYCACHEPREFIX=str(tmp_path / "bytecode"),
    )
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    frozen, bare = [str(program), "play"], [sys.executable, "-c", BARE]
    for command in (frozen, bare):
        seconds_to_first_paint(screen, command, env, stay=2)  # warms the disk, and keeps the first picture
    pairs = [
        (seconds_to_first_paint(screen, frozen, env), seconds_to_first_paint(screen, bare, env))
        for _ in range(PAIRS)
    ]
    ratio = median(ours / theirs for ours, theirs in pairs)
    ours, theirs = (1e3 * median(times) for times in zip(*pairs, strict=True))
    print(f"\nfrozen {ours:.0f} ms, bare {theirs:.0f} ms, ratio {ratio:.2f}, load {os.getloadavg()[0]:.1f}")
    assert ratio <= MOST, f"{ours:.0f} ms, and a bare window takes {theirs:.0f} ms"
