"""Only one program opens a window; others hand over what they were to open."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Client, Listener
from pathlib import Path
from threading import Timer

import pytest

from enix_desktop.app.system.paths import HOME_VARIABLE
from enix_desktop.app.system.single_instance import (
    LONGEST_WISH,
    Arrival,
    InstanceServer,
    OpenRequest,
    address,
    arrive,
    place,
)

PATIENCE = 10.0


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    for name in ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def heard() -> Iterator[list[OpenRequest]]:
    """What the first one hears."""
    wishes: list[OpenRequest] = []
    lock = place()
    assert lock is not None
    door = InstanceServer(granting(wishes))
    yield wishes
    door.close()
    lock.release()


def granting(wishes: list[OpenRequest]) -> Callable[[OpenRequest], bool]:
    """Keep every wish and grant it."""

    def grant(open_request: OpenRequest) -> bool:
        wishes.append(open_request)
        return True

    return grant


def is_heard(file: Path | None, patience: float = PATIENCE) -> bool:
    return arrive(file, patience).has_heard


def test_only_one_has_the_place_and_leaves_it_free() -> None:
    first = place()
    assert first is not None
    assert place() is None
    first.release()
    second = place()
    assert second is not None
    second.release()


def test_a_place_is_free_when_its_holder_was_killed() -> None:
    script = (
        "from enix_desktop.app.system.single_instance import place\n"
        "held = place(); print('held', flush=True); input()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        assert place() is None
        holder.kill()
    held = place()
    assert held is not None
    held.release()


def test_a_file_is_handed_over_with_its_whole_path(
    heard: list[OpenRequest], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "from the desktop")
    assert is_heard(Path("ein Spiel für Zoë.enix"))
    assert is_heard(None)
    assert heard == [
        OpenRequest(tmp_path / "ein Spiel für Zoë.enix", "from the desktop"),
        OpenRequest(None, "from the desktop"),
    ]


def test_a_door_that_a_killed_program_left_is_replaced(heard: list[OpenRequest]) -> None:
    wishes: list[OpenRequest] = []
    again = InstanceServer(granting(wishes))
    assert is_heard(None)
    assert (heard, wishes) == ([], [OpenRequest()])
    again.close()


def test_who_has_the_place_and_does_not_answer_is_not_waited_for_long() -> None:
    lock = place()
    assert lock is not None
    assert arrive(None, patience=0.1) == Arrival()
    lock.release()


def test_who_comes_while_the_first_one_goes_takes_its_place() -> None:
    going = place()
    assert going is not None
    Timer(0.2, going.release).start()
    lock = arrive(None, PATIENCE).lock
    assert lock is not None
    assert place() is None
    lock.release()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"\xff\x00",
        b"[" * 20_000,
        b'{"file": 3, "token": ""}',
        b'{"file": "a\\u0000b", "token": ""}',
        b'{"file": null, "token": ["a"]}',
        b'{"file": null}',
        b'{"file": null, "token": "a\\u0000b"}',
        b'{"file": "relative.enix", "token": ""}',
        b"x" * (LONGEST_WISH + 1),
    ],
)
def test_strangers_are_not_heard_and_close_no_door(data: bytes, heard: list[OpenRequest]) -> None:
    with Client(address()) as stranger:
        with suppress(ConnectionError):  # too long a wish is not even read to its end
            stranger.send_bytes(data)
        with pytest.raises((EOFError, ConnectionError)):
            stranger.recv_bytes()
    assert heard == []
    assert is_heard(None, patience=PATIENCE)
    assert heard == [OpenRequest()]


def test_who_says_nothing_or_half_a_word_does_not_keep_others_waiting(heard: list[OpenRequest]) -> None:
    with Client(address()), Client(address()) as stammering:
        os.write(stammering.fileno(), b"\0\0")
        assert is_heard(None)
    assert heard == [OpenRequest()]


def test_a_wish_that_is_not_granted_is_not_heard() -> None:
    lock = place()
    assert lock is not None
    door = InstanceServer(lambda open_request: False)
    assert arrive(None, patience=0.2) == Arrival()
    door.close()
    lock.release()


def test_many_that_knock_at_a_door_where_nobody_answers_all_give_up() -> None:
    lock = place()
    assert lock is not None
    with Listener(address(), backlog=1):
        found = [arrive(None, patience=0.1) for _ in range(5)]
    assert found == [Arrival()] * 5
    lock.release()


def test_a_wish_is_told_without_pickles() -> None:
    told = OpenRequest(Path("/games/a.enix"), "token").to_bytes()
    assert json.loads(told) == {"file": str(Path("/games/a.enix")), "token": "token"}
    assert OpenRequest.from_bytes(told) == OpenRequest(Path("/games/a.enix"), "token")


@pytest.mark.skipif(sys.platform == "win32", reason="a named pipe has no folder")
def test_the_door_is_in_a_folder_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    tmp_path.chmod(0o755)
    assert Path(address()).parent != tmp_path  # others may look into it
    tmp_path.chmod(0o700)
    assert Path(address()).parent == tmp_path
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    own = Path(address()).parent
    assert own == tmp_path / f"enix-desktop-{os.getuid()}"
    assert own.stat().st_mode & 0o777 == 0o700
    own.chmod(0o777)
    with pytest.raises(PermissionError):
        address()
    InstanceServer(lambda _: True).close()  # then there is no door, and that is no reason not to play
