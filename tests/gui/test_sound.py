"""Sounds: as loud as set, never in the way, and silent where there is nothing to hear them with."""

import logging
import math
import os
import subprocess
import sys
import time
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenuBar
from pytestqt.qtbot import QtBot

from enix_desktop import resources
from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.settings.controls import SwitchControl, VolumeControl
from enix_desktop.ui.settings.dialog import SettingsDialog
from enix_desktop.ui.sound import sounds as sounding
from enix_desktop.ui.sound.device import BLOCK, RATE, SILENT_VARIABLE, Fill, MiniaudioDevice, NoSound, opened
from enix_desktop.ui.sound.mixer import MOST_VOICES, Mixer, read
from enix_desktop.ui.sound.sounds import Sounds
from enix_desktop.ui.window.menus import Menus
from tools import make_sounds

ROOT = Path(__file__).parents[2]
NAMES = (
    *("blackout", "cap", "coin", "energy", "laser", "lay", "move", "refused", "rescue", "steal", "take"),
    *("tile", "turn", "win"),
)
IN_SECONDS = 5.0


class FakeDevice:
    """Loudspeakers that are asked by the test."""

    def __init__(self) -> None:
        self.fill: Fill | None = None
        self.starts = 0
        self.is_closed = False
        self.trouble: Exception | None = None

    def start(self, fill: Fill) -> None:
        if self.trouble is not None:
            raise self.trouble
        self.fill = fill
        self.starts += 1

    def stop(self) -> None:
        self.fill = None

    def close(self) -> None:
        self.fill = None
        self.is_closed = True

    def heard(self, frames: int = RATE) -> np.ndarray[Any, np.dtype[np.int16]]:
        assert self.fill is not None
        return np.frombuffer(self.fill(frames), dtype=np.int16)


def until(holds: Callable[[], bool]) -> None:
    """Wait for the thread."""
    end = time.monotonic() + IN_SECONDS
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.005)


def has_voices(sounds: Sounds, number: int) -> bool:
    mixer = sounds.player._mixer
    return mixer is not None and len(mixer._voices) == number


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.json")


@pytest.fixture
def device() -> FakeDevice:
    return FakeDevice()


@pytest.fixture
def sounds(qtbot: QtBot, settings: Settings, device: FakeDevice) -> Iterator[Sounds]:
    found = Sounds(settings, opener=lambda: device)
    yield found
    found.close()


def silent(settings: Settings, opener: Callable[[], Any]) -> Sounds:
    """Sounds where nothing can be heard, after one was wanted."""
    found = Sounds(settings, opener=opener)
    found.play("lay")
    until(lambda: found.player._is_told)
    return found


# The files


def test_the_sounds_are_what_the_script_makes() -> None:
    made = make_sounds.made()
    folder = resources.folder() / "sounds"
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == made, (
        "python -m tools.make_sounds has something to write"
    )
    assert {f"{name}.wav" for name in NAMES} == set(made)
    assert sum(map(len, made.values())) < 340_000


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_equally_loud_and_does_not_click(name: str) -> None:
    with wave.open(str(resources.folder() / "sounds" / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        assert file.getnframes() < 0.8 * RATE
    samples = read(name).astype(np.float64)
    expected = make_sounds.LOUDNESS - make_sounds.QUIETER.get(name, 0.0)
    assert make_sounds.loudness(samples) == pytest.approx(expected, abs=0.1)
    assert np.max(np.abs(samples)) < 0.9, "nothing is cut off"
    assert abs(samples[0]) < 0.001
    assert abs(samples[-1]) < 0.001
    assert abs(float(np.mean(samples))) < 0.001
    loudest_step = np.max(np.abs(np.diff(samples[:20])))
    assert loudest_step < 0.05, "it begins softly"


# Playing


def test_a_sound_is_heard_as_loud_as_it_is_set(
    sounds: Sounds, settings: Settings, device: FakeDevice
) -> None:
    settings.volume = 100
    sounds.play("win")
    until(lambda: has_voices(sounds, 1))
    full = device.heard()
    assert np.array_equal(full[: len(read("win"))], (read("win") * 32767).astype(np.int16))
    settings.volume = 50
    time.sleep(0.07)
    sounds.play("win")
    until(lambda: has_voices(sounds, 1))
    half = device.heard()
    assert np.max(np.abs(half - full * 0.25)) <= 2
    settings.muted = True
    assert sounds.player.gain == 0.0
    assert not np.any(device.heard(RATE)[1:])


def test_muting_is_heard_at_once_but_does_not_click(sounds: Sounds, settings: Settings) -> None:
    mixer = Mixer()
    mixer.add("cap")
    mixer.fill(RATE // 5)
    mixer.gain = 0.0
    fading = np.frombuffer(mixer.fill(660), dtype=np.int16)
    assert fading[-1] == 0
    assert np.any(fading[:300])
    assert not np.any(np.frombuffer(mixer.fill(660), dtype=np.int16))


def test_muted_opens_no_device(sounds: Sounds, settings: Settings, device: FakeDevice) -> None:
    settings.muted = True
    sounds.play("lay")
    settings.muted, settings.volume = False, 0
    sounds.play("lay")
    assert sounds.player._thread is None
    assert device.starts == 0


def test_setting_the_volume_lets_it_be_heard_once(
    qtbot: QtBot, sounds: Sounds, settings: Settings, device: FakeDevice
) -> None:
    for volume in (10, 20, 30):
        settings.volume = volume
    qtbot.waitUntil(lambda: has_voices(sounds, 1))
    assert device.starts == 1
    settings.speed = "fast"
    assert not sounds._sample.isActive()


def test_many_of_a_kind_at_once_are_one(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    now = 100.0
    monkeypatch.setattr(sounding, "monotonic", lambda: now)
    monkeypatch.setattr(sounds.player, "play", lambda name, pitch: asked.append(name))
    for step in range(100):
        now = 100.0 + step / 1000
        sounds.play("move")
        sounds.play("take")
    assert asked == ["move", "take", "move", "take"]


def test_only_a_few_voices_are_heard_and_the_oldest_leaves_softly() -> None:
    mixer = Mixer()
    for _ in range(MOST_VOICES + 3):
        mixer.add("cap")
        mixer.fill(600)
    assert len(mixer._voices) == MOST_VOICES
    mixer.add("win")
    assert sum(not voice.is_leaving for voice in mixer._voices) == MOST_VOICES
    while not mixer.is_idle:
        mixer.fill(600)


def test_a_higher_pitch_is_shorter() -> None:
    mixer = Mixer()
    assert len(mixer._samples("move", 1.2)) == pytest.approx(len(read("move")) / 1.2, abs=2)


def test_asking_costs_the_window_next_to_nothing(
    qtbot: QtBot, settings: Settings, device: FakeDevice
) -> None:
    def slow() -> FakeDevice:
        time.sleep(0.3)
        return device

    sounds = Sounds(settings, opener=slow)
    took = []
    for name in NAMES:
        begin = time.perf_counter()
        sounds.play(name)
        took.append(time.perf_counter() - begin)
    assert sorted(took)[len(took) // 2] < 0.001
    assert max(took) < 0.1, "not even the first waits for the device"
    sounds.close()


def test_what_comes_too_late_is_not_heard(
    qtbot: QtBot, settings: Settings, device: FakeDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounding, "LATE", 0.05)

    def slow() -> FakeDevice:
        time.sleep(0.2)
        return device

    sounds = Sounds(settings, opener=slow)
    sounds.play("lay")
    until(lambda: sounds.player._device is not None)
    sounds.play("win")
    until(lambda: has_voices(sounds, 1))
    assert len(sounds.player._mixer._voices[0].samples) == len(read("win"))  # type: ignore[union-attr]
    sounds.close()
    assert device.is_closed


def test_the_device_rests_when_there_is_nothing_to_hear(
    qtbot: QtBot, settings: Settings, device: FakeDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounding, "LOST", 0.2)
    monkeypatch.setattr(sounding, "REST", 0.1)
    sounds = Sounds(settings, opener=lambda: device)
    sounds.play("move")
    until(lambda: device.fill is not None and has_voices(sounds, 1))

    def rests() -> bool:
        if device.fill is not None:
            device.fill(RATE)
        return device.fill is None

    until(rests)
    assert not device.is_closed
    sounds.play("move")
    until(lambda: device.starts == 2)
    sounds.close()


# Where nothing can be heard


def test_without_a_device_it_is_silent_and_said_once(
    qtbot: QtBot, settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounding, "TRY_AGAIN", 0.0)
    tries: list[int] = []

    def none() -> FakeDevice:
        tries.append(1)
        raise NoSound("no device")

    with caplog.at_level(logging.INFO):
        sounds = silent(settings, none)
        sounds.play("win")
        until(lambda: len(tries) == 2)
    sounds.close()
    assert [record.getMessage() for record in caplog.records] == ["There is no sound: no device"]
    assert caplog.records[0].levelno == logging.INFO


def test_without_miniaudio_it_is_silent(
    qtbot: QtBot,
    settings: Settings,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(SILENT_VARIABLE)
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with caplog.at_level(logging.INFO):
        silent(settings, opened).close()
    assert "miniaudio" in caplog.records[0].getMessage()
    assert len(caplog.records) == 1


def test_it_can_be_told_to_open_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SILENT_VARIABLE, "1")
    with pytest.raises(NoSound, match=SILENT_VARIABLE):
        opened()


def test_a_device_that_does_not_start_is_given_back(
    qtbot: QtBot, settings: Settings, device: FakeDevice
) -> None:
    device.trouble = OSError("in use")
    sounds = silent(settings, lambda: device)
    until(lambda: device.is_closed)
    assert sounds.player._thread is not None
    assert sounds.player._thread.is_alive()
    sounds.close()


def test_a_device_that_vanishes_is_given_back_and_looked_for_again(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounding, "LOST", 0.1)
    monkeypatch.setattr(sounding, "TRY_AGAIN", 0.0)
    devices = [FakeDevice(), FakeDevice()]
    waiting = iter(devices)
    sounds = Sounds(settings, opener=lambda: next(waiting))
    sounds.play("tile")
    until(lambda: devices[0].is_closed)
    sounds.play("lay")
    until(lambda: devices[1].fill is not None)
    sounds.close()
    assert devices[1].is_closed


def test_after_closing_nothing_is_played(sounds: Sounds, device: FakeDevice) -> None:
    sounds.close()
    sounds.play("lay")
    assert sounds.player._thread is None
    assert device.starts == 0


RUN = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
app = application()
window = MainWindow(Settings(Path(sys.argv[1])))
window.show()
def play():
    assert "miniaudio" not in sys.modules and "enix_desktop.ui.sound.sounds" not in sys.modules
    for name in ("lay", "win"):
        window._sounds.play(name)
    QTimer.singleShot(100, end)
def end():
    if not window._sounds.player._is_told and not window._sounds.player._is_started:
        return QTimer.singleShot(100, end)
    assert "miniaudio" in sys.modules
    window.close()
    app.quit()
QTimer.singleShot(400, play)
app.exec()
print("ended")
"""


def test_a_real_run_says_nothing_whether_there_is_a_device_or_not(tmp_path: Path) -> None:
    """And miniaudio is not imported before the first sound."""
    home = {"ENIX_DESKTOP_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    environment = {name: value for name, value in os.environ.items() if name != SILENT_VARIABLE} | home
    settings = tmp_path / "settings.json"
    settings.write_text('{"volume": 1}')
    done = subprocess.run(
        # Which objects of Qt outlive the interpreter is not about sound: it is the same without.
        [sys.executable, "-W", "error", "-W", "ignore:gc:ResourceWarning", "-c", RUN, str(settings)],
        check=False,
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    said = [line for line in done.stderr.splitlines() if "This plugin does not support" not in line]
    assert (done.returncode, done.stdout.strip(), said) == (0, "ended", [])


# Settings


def test_volume_and_mute_are_kept_and_nonsense_is_not_believed(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = Settings(path)
    assert (settings.volume, settings.muted) == (60, False)
    settings.volume, settings.muted = 35, True
    again = Settings(path)
    assert (again.volume, again.muted) == (35, True)
    with pytest.raises(ValueError, match="volume"):
        settings.volume = 101
    path.write_text('{"volume": true, "muted": 1}')
    damaged = Settings(path)
    assert (damaged.volume, damaged.muted) == (60, False)
    assert math.isclose(Sounds(damaged).player.gain, 0.36)


def test_the_settings_dialog_sets_the_sound(qtbot: QtBot, settings: Settings) -> None:
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    volume, muted = dialog.controls["volume"], dialog.controls["muted"]
    assert isinstance(volume, VolumeControl)
    assert isinstance(muted, SwitchControl)
    slider, percent = volume.bar.slider, volume.bar.percent
    assert percent.text() == "60%"
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert settings.volume == 65
    muted.switch.click()
    assert settings.muted
    settings.muted, settings.volume = False, 10
    assert not muted.switch.isChecked()
    assert (slider.value(), percent.text()) == (10, "10%")


def test_the_menu_turns_the_sound_off_and_on(qtbot: QtBot, settings: Settings) -> None:
    bar = QMenuBar()
    qtbot.addWidget(bar)
    menus = Menus(bar, {"sound": lambda: setattr(settings, "muted", not settings.muted)}, settings, set)
    action = menus.actions["sound"]
    assert action.isChecked()
    action.trigger()
    assert settings.muted
    assert not action.isChecked()
    settings.muted = False
    assert action.isChecked()


def test_a_device_of_miniaudio_asks_stops_and_asks_again() -> None:
    miniaudio = pytest.importorskip("miniaudio")
    device = MiniaudioDevice(
        miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=BLOCK,
            backends=[miniaudio.Backend.NULL],
        )
    )
    mixer, busy = Mixer(), []
    for _ in range(2):
        mixer.add("move")
        assert not mixer.is_idle
        device.start(mixer.fill)
        until(lambda: mixer.is_idle)
        device.stop()
        busy.append(mixer.last_busy)
    device.close()
    assert busy[0] < busy[1]
