"""Announces what happens through the running screen reader, if there is one."""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(speaker: QWidget, text: str, is_urgent: bool = False) -> None:
    """Say *text* at once; what is urgent breaks off what is being said."""
    if text and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(speaker, text)
        kinds = QAccessible.AnnouncementPoliteness
        event.setPoliteness(kinds.Assertive if is_urgent else kinds.Polite)
        QAccessible.updateAccessibility(event)


class Announcer(QObject):
    """Speaks for a widget, and only while that can be seen: behind a curtain nothing is said."""

    announced = Signal(str)

    def __init__(self, speaker: QWidget) -> None:
        super().__init__(speaker)
        self._speaker = speaker
        self._waiting: list[tuple[str, str, bool]] = []
        self._last: dict[str, str] = {}
        self._later = QTimer(self, interval=0, singleShot=True)
        self._later.timeout.connect(self._flush)

    def say(self, text: str, topic: str = "", is_urgent: bool = False) -> None:
        """Say *text* in a moment; of one *topic* only the last, and nothing twice in a row."""
        if not text or not QAccessible.isActive():
            return
        if topic:
            self._waiting = [entry for entry in self._waiting if entry[1] != topic]
        self._waiting.append((text, topic, is_urgent))
        self._later.start()

    def finish(self) -> None:
        """Say the rest now: somebody else is to listen."""
        self._flush()
        self._last.clear()

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        if not self._speaker.isVisible():
            return
        for text, topic, is_urgent in waiting:
            if not topic:
                self._last.clear()  # something happened since
            elif self._last.get(topic) == text and not is_urgent:
                continue
            else:
                self._last[topic] = text
            announce(self._speaker, text, is_urgent)
            self.announced.emit(text)
