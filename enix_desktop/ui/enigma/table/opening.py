"""What happened before the first move, in the log before everything else: the first round began."""

from collections.abc import Callable, Sequence

from enix_desktop.engine.rules import Event
from enix_desktop.ui.table.event_log import EventLog
from enix_desktop.ui.table.log_panel import LogPanel


class OpeningLog(EventLog):
    """A log that begins with the *opening*; its events are counted with all others."""

    def __init__(
        self,
        log: LogPanel,
        opening: Sequence[Event],
        sentence: Callable[[Event], str | None],
        rule: Callable[[Event], str],
    ) -> None:
        super().__init__(log, sentence, rule)
        self._opening = opening

    def reset(self, happened: Sequence[Event]) -> None:
        super().reset((*self._opening, *happened))
