"""What happened before the first move, in the log before everything else: the first round and its event."""

from collections.abc import Callable, Sequence

from enix_desktop.engine.rules import Event
from enix_desktop.ui.table.event_log import EventLog
from enix_desktop.ui.table.log_panel import Entry, LogPanel


class OpeningLog(EventLog):
    """A log that begins with the *opening*: its events have the first numbers."""

    def __init__(
        self,
        log: LogPanel,
        opening: Sequence[Event],
        sentence: Callable[[Event], str | None],
        rule: Callable[[Event], str],
    ) -> None:
        super().__init__(log, sentence, rule)
        self._panel, self._opening, self._words, self._rules = log, opening, sentence, rule

    def reset(self, happened: Sequence[Event]) -> None:
        self.clear()
        told = [(number, event, self._words(event)) for number, event in enumerate(self._opening)]
        self._panel.add(
            [
                Entry(text, event, self._rules(event), number)
                for number, event, text in told
                if text is not None
            ]
        )
        self._told = len(self._opening)
        self._tell(happened)
