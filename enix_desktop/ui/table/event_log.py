"""The log of a table: what happened, in sentences, as far as whoever is looking may know it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from enix_desktop.engine.rules import Event
from enix_desktop.ui.table.log_panel import Entry, LogPanel


class EventLog(QObject):
    """Tells events in a log, each with its rule and its number, by which one can ask why."""

    told = Signal(str)
    """A sentence about what has just happened."""

    def __init__(
        self, log: LogPanel, sentence: Callable[[Event], str | None], rule: Callable[[Event], str]
    ) -> None:
        """Each event has a *sentence*, unless it needs no words, and a *rule* by which it happened."""
        super().__init__(log)
        self._log, self._sentence, self._rule = log, sentence, rule
        self._told = 0
        self._untold: Sequence[Event] = ()

    def anew(self, happened: Sequence[Event]) -> None:
        """Tell everything from the beginning, and nothing that somebody else has seen."""
        self.forget()
        self._tell(happened)

    def forget(self) -> None:
        """Nothing was told: somebody else is to look."""
        self._log.clear()
        self._told = 0
        self._untold = ()

    def keep(self, happened: Sequence[Event]) -> None:
        """What came next is to be told when it has been shown: words must not run ahead of the picture."""
        self._untold = (*self._untold, *happened)

    def catch_up(self) -> None:
        """Tell what has been kept; not every event needs words."""
        happened, self._untold = self._untold, ()
        for entry in self._tell(happened):
            self.told.emit(entry.sentence)

    def _tell(self, happened: Sequence[Event]) -> Sequence[Entry]:
        entries = []
        for number, event in enumerate(happened, self._told):
            sentence = self._sentence(event)
            if sentence is not None:
                entries.append(Entry(sentence, event, self._rule(event), number))
        self._told += len(happened)
        self._log.add(entries)
        return entries
