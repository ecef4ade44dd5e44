"""Short sounds: requested by the window, played by a thread; without a device nothing happens.

miniaudio and numpy are imported by the thread, at the first sound: the window starts without them.
"""

import atexit
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.sound.device import Device, NoSound, opened

if TYPE_CHECKING:
    from enix_desktop.ui.sound.mixer import Mixer

log = logging.getLogger(__name__)

APART = 0.06
"""Seconds between two sounds of a kind: what comes sooner is the same sound to an ear."""
LATE = 0.5
"""Seconds after which a sound no longer belongs to what is seen."""
REST = 3.0
"""Seconds of silence after which the device is stopped, so that it uses no power."""
LOST = 1.5
"""Seconds after which a device that asks for nothing counts as gone."""
TRY_AGAIN = 30.0
"""Seconds before a device is looked for again: somebody may have put headphones in."""
SAMPLE, SAMPLE_AFTER = "lay", 150
"""What is heard when the volume has been set, and milliseconds of quiet hand before it."""


@dataclass(frozen=True, slots=True)
class _Order:
    name: str
    pitch: float
    time: float


class Sounds(QObject):
    """Plays sounds by name, as loud as the settings say."""

    def __init__(
        self, settings: Settings, parent: QObject | None = None, opener: Callable[[], Device] = opened
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._last: dict[str, float] = {}
        self.player = Player(opener)
        self._sample = QTimer(self)
        self._sample.setSingleShot(True)
        self._sample.setInterval(SAMPLE_AFTER)
        self._sample.timeout.connect(lambda: self.play(SAMPLE))
        settings.changed.connect(self._on_setting)
        self._set_gain()

    @property
    def is_on(self) -> bool:
        return not self._settings.muted and self._settings.volume > 0

    def play(self, name: str, pitch: float = 1.0) -> None:
        """Let *name* be heard now, *pitch* times as high; returns at once."""
        now = monotonic()
        if not self.is_on or now - self._last.get(name, -APART) < APART:
            return
        self._last[name] = now
        self.player.play(name, pitch)

    def close(self) -> None:
        """End everything; nothing is heard any more."""
        self._sample.stop()
        self.player.close()

    def _on_setting(self, name: str) -> None:
        if name in ("volume", "muted"):
            self._set_gain()
            self._sample.start()

    def _set_gain(self) -> None:
        # Squared, because an ear measures ratios: so half the way sounds like about half as loud.
        self.player.gain = (self._settings.volume / 100) ** 2 if self.is_on else 0.0


class Player:
    """A thread that opens the device when it is needed, and lets it rest when it is not."""

    def __init__(self, opener: Callable[[], Device] = opened) -> None:
        self._opener = opener
        self._orders: queue.SimpleQueue[_Order | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._mixer: Mixer | None = None
        self._gain = 1.0
        self._device: Device | None = None
        self._is_started = False
        self._is_told = False
        self._next_try = 0.0
        self._is_closed = False

    @property
    def gain(self) -> float:
        """How loud it is, from 0 to 1."""
        return self._gain

    @gain.setter
    def gain(self, gain: float) -> None:
        self._gain = gain
        if self._mixer is not None:
            self._mixer.gain = gain

    def play(self, name: str, pitch: float) -> None:
        """Ask for a sound; costs the asking thread next to nothing."""
        if self._is_closed:
            return
        self._orders.put(_Order(name, pitch, monotonic()))
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
            atexit.register(self.close)  # a device must not call Python when there is no Python left

    def close(self) -> None:
        """End the thread and give the device back; a driver that hangs is not waited for."""
        self._is_closed = True
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(1.0)
            self._thread = None
            atexit.unregister(self.close)

    def _run(self) -> None:
        try:
            from enix_desktop.ui.sound.mixer import Mixer

            mixer = self._mixer = Mixer()
            mixer.gain = self._gain
            while self._serve(mixer):
                pass
        except Exception as error:  # whatever it is, the game goes on without sound
            self._is_closed = True
            self._tell(f"{type(error).__name__}: {error}")
        finally:
            self._let_go()

    def _serve(self, mixer: "Mixer") -> bool:
        """Do the next request; False when it was the last."""
        try:
            order = self._orders.get(timeout=LOST if self._is_started else None)
        except queue.Empty:
            self._look_after(mixer)
            return True
        if order is None:
            return False
        try:
            if self._device is None:
                self._open()
            if self._device is not None and monotonic() - order.time < LATE:
                mixer.add(order.name, order.pitch)
                self._start(mixer)
            if self._is_started:
                self._look_after(mixer)
        except Exception as error:  # of the driver, which may say anything
            self._lose(mixer, f"{type(error).__name__}: {error}")
        return True

    def _open(self) -> None:
        if monotonic() < self._next_try:
            return
        try:
            self._device = self._opener()
        except NoSound as error:
            self._next_try = monotonic() + TRY_AGAIN
            self._tell(str(error))

    def _start(self, mixer: "Mixer") -> None:
        if self._device is not None and not self._is_started:
            mixer.last_filled = monotonic()
            self._device.start(mixer.fill)
            self._is_started = True

    def _look_after(self, mixer: "Mixer") -> None:
        """Notice a device that is gone, and stop one that has nothing to do."""
        quiet = monotonic() - mixer.last_filled
        if quiet > LOST:
            self._lose(mixer, "the device has gone")
        elif mixer.is_idle and monotonic() - mixer.last_busy > REST and self._device is not None:
            self._is_started = False
            self._device.stop()

    def _lose(self, mixer: "Mixer", reason: str) -> None:
        mixer.forget()
        self._let_go()
        self._next_try = monotonic() + TRY_AGAIN
        self._tell(reason)

    def _let_go(self) -> None:
        device, self._device, self._is_started = self._device, None, False
        if device is not None:
            try:
                device.close()
            except Exception as error:
                log.debug("The sound device does not close: %s", error)

    def _tell(self, reason: str) -> None:
        """Once is enough; and it is no warning, because many computers have no sound."""
        if not self._is_told:
            self._is_told = True
            log.info("There is no sound: %s", reason)
