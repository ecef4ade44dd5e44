"""What a test starts keeps away from the desktop of whoever runs it."""

import os
from pathlib import Path

import pytest

from tests.e2e.window import Window, environment

pytestmark = [pytest.mark.slow, pytest.mark.qt]


def test_no_program_under_test_starts_a_bus(
    display: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt would start dbus-launch, which outlives the test and keeps its streams open."""
    called, launcher = tmp_path / "called", tmp_path / "dbus-launch"
    launcher.write_text(f"#!/bin/sh\ntouch {called}\nexit 1\n")
    launcher.chmod(0o700)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    with Window(display, tmp_path, tmp_path) as window:
        assert window.situation()["page"] == "StartScreen"
    assert not called.exists()


def test_programs_find_neither_bus_nor_session_of_the_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    assert os.environ["DBUS_SESSION_BUS_ADDRESS"] == "disabled:"
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/run/user/1000/bus")
    monkeypatch.setenv("AT_SPI_BUS_ADDRESS", "unix:path=/run/user/1000/at-spi")
    found = environment()
    assert found["DBUS_SESSION_BUS_ADDRESS"] == "disabled:"
    assert "AT_SPI_BUS_ADDRESS" not in found
