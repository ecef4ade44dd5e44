"""The log of a table: what happened, in sentences, as far as the viewer may know it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Event
from enix_desktop.ui.table.log_panel import Entry, LogPanel


class EventLog(QObject):
    """Writes events into a log, each with its rule and its number, by which one can ask why."""

    def __init__(
        self, log: LogPanel, sentence: Callable[[Event], str | None], rule: Callable[[Event], str]
    ) -> None:
        """Each event has a *sentence*, unless it needs no words, and a *rule* by which it happened."""
        super().__init__(log)
        self._log, self._sentence, self._rule = log, sentence, rule
        self._told = 0
        self._queued: Sequence[Event] = ()

    def reset(self, happened: Sequence[Event]) -> None:
        """Write the log again from the beginning, for the current viewer."""
        self.clear()
        self._tell(happened)

    def clear(self) -> None:
        self._log.clear()
        self._told = 0
        self._queued = ()

    def queue(self, happened: Sequence[Event]) -> None:
        """Hold back these events until they have been shown: words must not run ahead of the picture."""
        self._queued = (*self._queued, *happened)

    def flush(self) -> None:
        """Write what was queued; not every event needs words."""
        happened, self._queued = self._queued, ()
        self._tell(happened)

    def _tell(self, happened: Sequence[Event]) -> None:
        entries = []
        for number, event in enumerate(happened, self._told):
            sentence = self._sentence(event)
            if sentence is not None:
                entries.append(Entry(sentence, event, self._rule(event), number))
        self._told += len(happened)
        self._log.add(entries)
