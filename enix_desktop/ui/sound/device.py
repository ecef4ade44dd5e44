"""The audio device, through miniaudio; without one there is a message and no sound."""

import ctypes
import os
import sys
from collections.abc import Callable, Generator
from contextlib import suppress
from importlib import import_module
from typing import Any, Protocol

RATE = 22_050
BLOCK = 30
"""Milliseconds that are mixed at a time."""
SILENT_VARIABLE = "ENIX_DESKTOP_SILENT"
"""Set to anything, the program opens no device: for tests, and where sound troubles."""

Fill = Callable[[int], bytes]
"""Gives so many samples, of 16 bits each."""


class NoSound(Exception):
    """There is no sound, and why."""


class Device(Protocol):
    """Something that asks for samples from a thread of its own while it is started."""

    def start(self, fill: Fill) -> None:
        """Ask *fill* from now on."""

    def stop(self) -> None:
        """Stop; it may be started again."""

    def close(self) -> None:
        """Release the device."""


class MiniaudioDevice:
    """The usual loudspeakers of this computer."""

    def __init__(self, device: Any) -> None:
        self._device = device

    def start(self, fill: Fill) -> None:
        """Ask *fill* from now on."""
        asked = _asked(fill)
        next(asked)
        self._device.start(asked)

    def stop(self) -> None:
        """Stop; it may be started again."""
        self._device.stop()

    def close(self) -> None:
        self._device.close()


def opened() -> Device:
    """The usual loudspeakers; NoSound if there is nothing to be opened, whatever the reason."""
    if os.environ.get(SILENT_VARIABLE):
        raise NoSound(f"{SILENT_VARIABLE} is set")
    try:
        library: Any = import_module("miniaudio")
        backends = []
        if sys.platform.startswith("linux"):
            _hush_alsa()
            # Not JACK: its library complains aloud where nobody has started it.
            backends = [library.Backend.PULSEAUDIO, library.Backend.ALSA]
        return MiniaudioDevice(
            library.PlaybackDevice(
                output_format=library.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=BLOCK,
                backends=backends,
                app_name="Enix Desktop",
            )
        )
    except Exception as error:  # a game without sound is better than none, so every reason is the same
        raise NoSound(f"{type(error).__name__}: {error}") from error


def _asked(fill: Fill) -> Generator[bytes, int, None]:
    """As miniaudio wants it: samples for each number that is sent."""
    frames = yield b""
    while True:
        frames = yield fill(frames)


def _hush_alsa() -> None:
    """Where there is no card, ALSA writes a page of its own troubles to the terminal; nobody needs it."""
    with suppress(OSError, AttributeError):
        # A function of C that does nothing, not one of ours: ALSA may call it until the very end.
        nothing = ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(nothing)
