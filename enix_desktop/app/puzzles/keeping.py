"""Dear decisions of a reviewed game become puzzles, which are thought out beside the window."""

import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from threading import Thread

from PySide6.QtCore import QObject, Signal

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.play.making import Maker
from enix_desktop.app.puzzles.collection import Origin, keep, kept_of
from enix_desktop.app.puzzles.thinking import Mistake, mistakes
from enix_desktop.catalogue import CODECS
from enix_desktop.coaching.positions import CLEAR
from enix_desktop.coaching.review import Judged
from enix_desktop.engine.record_json import read, write
from enix_desktop.engine.rules import Seat
from enix_desktop.storage.files import CannotWrite

log = logging.getLogger(__name__)

FROM_A_GAME = 5
"""So many puzzles come from one game at most."""


def dear_decisions(judged: Iterable[Judged]) -> list[int]:
    """The numbers of the moves that clearly cost most, the dearest first."""
    dear = [one for one in judged if one.verdict.loss >= CLEAR and one.verdict.is_clear]
    return [one.number for one in sorted(dear, key=lambda one: -one.verdict.loss)[:FROM_A_GAME]]


class MistakeKeeper(QObject):
    """Keeps the mistakes of one game after the other; nobody has to wait for it."""

    kept = Signal(int)
    """So many puzzles came of it."""
    trouble = Signal(object)
    """The error because of which they could not be written."""
    _written = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._maker = Maker(self)
        self._maker.made.connect(self._on_made)
        self._maker.failed.connect(lambda: self._on_made(()))
        self._written.connect(self._on_written)
        self._waiting: list[tuple[Origin, str, list[int]]] = []
        self._origin: Origin | None = None
        """Where what is thought about or written comes from; None if there is nothing to do."""
        self._writer: Thread | None = None

    def keep_mistakes(self, record: AnyRecord, seat: Seat, moments: Sequence[int]) -> None:
        """Make puzzles of what *seat*, a person, decided with the moves numbered *moments*; `kept` follows.

        What `dear_decisions` finds in a review is meant. What is hidden in the puzzles is exchanged.
        """
        text = write(record, CODECS[record.game])
        self._waiting.append((Origin.of(record, seat), text, list(moments)[:FROM_A_GAME]))
        self._go_on()

    def close(self) -> None:
        """Stop; what is not thought out yet is not kept, and what is thought out gets written."""
        self._waiting.clear()
        self._maker.close()
        if self._writer is not None:
            self._writer.join()

    def _go_on(self) -> None:
        if self._waiting and self._origin is None:
            self._origin, text, moments = self._waiting.pop(0)
            self._maker.order(mistakes, text, self._origin.seat, moments)

    def _on_made(self, found: Sequence[Mistake]) -> None:
        assert self._origin is not None, "that was ordered"
        arguments = self._origin, found
        # To bring a file to the disk takes long, and the window is not to wait for it.
        self._writer = Thread(target=self._write, args=arguments, name="enix-puzzles", daemon=True)
        self._writer.start()

    def _write(self, origin: Origin, found: Sequence[Mistake]) -> None:
        """Runs in a thread of its own."""
        count = 0
        try:
            for mistake in found:
                record = read(mistake.text, CODECS)
                if kept_of(record.game, origin)[0] >= FROM_A_GAME:
                    break
                keep(record, mistake.grade, origin)
                count += 1
        except CannotWrite as error:
            log.warning("A puzzle cannot be kept: %s", error)
            with suppress(RuntimeError):  # the window is gone
                self.trouble.emit(error)
        finally:
            with suppress(RuntimeError):
                self._written.emit(count)

    def _on_written(self, count: int) -> None:
        self._origin = None
        self.kept.emit(count)
        self._go_on()
