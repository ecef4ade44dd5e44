"""Mixing a few sounds into one stream of samples, without a click."""

import threading
import wave
from dataclasses import dataclass
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from enix_desktop import resources

MOST_VOICES = 4
"""What is heard at a time; one more ends the oldest."""
LOUDEST = 32_767.0

Samples = NDArray[np.float32]


@dataclass(slots=True)
class _Voice:
    samples: Samples
    position: int = 0
    is_leaving: bool = False


class Mixer:
    """Adds voices up; filled from the thread of a device, everything else from another one."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[_Voice] = []
        self._known: dict[tuple[str, float], Samples] = {}
        self._gain: float | None = None
        self.gain = 1.0
        """How loud it is to be, from 0 to 1; a change is heard within one block."""
        self.last_filled = self.last_busy = monotonic()
        """When the device last asked, and when there last was something to be heard."""

    @property
    def is_idle(self) -> bool:
        return not self._voices

    def add(self, name: str, pitch: float = 1.0) -> None:
        samples = self._samples(name, pitch)
        with self._lock:
            if not self._voices:
                self._gain = None  # nothing is heard now, so there is nothing to be faded
            staying = [voice for voice in self._voices if not voice.is_leaving]
            if len(staying) >= MOST_VOICES:
                staying[0].is_leaving = True
            self._voices.append(_Voice(samples))

    def forget(self) -> None:
        """Stop playing this sound."""
        with self._lock:
            self._voices.clear()

    def fill(self, frames: int) -> bytes:
        mixed = np.zeros(frames, dtype=np.float32)
        with self._lock:
            self.last_filled = monotonic()
            if self._voices:
                self.last_busy = self.last_filled
            for voice in self._voices:
                part = voice.samples[voice.position : voice.position + frames]
                if voice.is_leaving:
                    part = part * np.linspace(1.0, 0.0, len(part), dtype=np.float32)
                mixed[: len(part)] += part
                voice.position = len(voice.samples) if voice.is_leaving else voice.position + frames
            self._voices = [voice for voice in self._voices if voice.position < len(voice.samples)]
            before = self.gain if self._gain is None else self._gain
            self._gain = self.gain
            mixed *= np.linspace(before, self._gain, frames, dtype=np.float32)
        return (np.clip(mixed, -1.0, 1.0) * LOUDEST).astype(np.int16).tobytes()

    def _samples(self, name: str, pitch: float) -> Samples:
        found = self._known.get((name, pitch))
        if found is None:
            found = read(name)
            if pitch != 1.0:
                moments = np.arange(0.0, len(found) - 1, pitch)
                found = np.interp(moments, np.arange(len(found)), found).astype(np.float32)
            self._known[name, pitch] = found
        return found


def read(name: str) -> Samples:
    """The samples of the shipped sound *name*, from -1 to 1."""
    with wave.open(str(resources.folder() / "sounds" / f"{name}.wav")) as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), dtype="<i2")
    return samples.astype(np.float32) / np.float32(LOUDEST + 1.0)
