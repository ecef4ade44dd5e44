"""What can be proved about a game: it is played again, seals are checked, computer players decide again.

Recomputing takes as long as the computers thought, so it is done in a process of its own, which gets the
text of a record and answers with a Proof.
"""

import multiprocessing
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from multiprocessing.connection import Connection
from typing import Any

from PySide6.QtCore import QObject, Signal

from enix_desktop.app.play.aside import stand_back
from enix_desktop.catalogue import CODECS, GAMES
from enix_desktop.engine.errors import BadData, BrokenRecord
from enix_desktop.engine.match import replay
from enix_desktop.engine.record import Record
from enix_desktop.engine.record_json import read, write
from enix_desktop.engine.seals import BrokenSeal, SealCheck
from enix_desktop.headless.auditing import Audit, Discrepancy


class Fault(Enum):
    """What is wrong with a game."""

    FORM = "form"
    RULE = "rule"
    SEAL = "seal"
    PLAYER = "player"
    """A computer player would have decided otherwise."""
    STOPPED = "stopped"
    """Nothing is known: the checker is gone."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found out about a game, up to the first fault if there is one."""

    moves: int = 0
    is_finished: bool = False
    seals: int = 0
    recomputed: int = 0
    """Decisions of computer players, found again from what their seat could see."""
    not_recomputable: int = 0
    fault: Fault | None = None
    number: int = 0
    """The move with the fault, counted from 1; 0 if no move is to blame, but the result before the first."""
    rule: str = ""
    outdated: int = 0
    """Decisions of computer players as they were in an earlier version of the program."""


def proof_of(text: str, tell: Callable[[int, int], None]) -> Proof:
    """Check the record in *text*; *tell* hears how many moves of how many are checked."""
    try:
        record: Record[Any, Any] = read(text, CODECS)
    except BadData:
        return Proof(fault=Fault.FORM)
    game = GAMES[record.game]
    audit, seals = Audit(game, record), SealCheck(record, game.codec)
    checked = 0

    def found(fault: Fault | None = None, number: int = 0, rule: str = "") -> Proof:
        return Proof(
            moves=checked,
            is_finished=record.outcome is not None,
            seals=seals.count,
            recomputed=audit.confirmed,
            not_recomputable=audit.unknown,
            fault=fault,
            number=number,
            rule=rule,
            outdated=audit.outdated,
        )

    try:
        for step in replay(game.rules, game.codec, record):
            seals.look_at(step.number, step.entry)
            audit.look_at(step)
            checked = step.number
            tell(checked, len(record.entries))
    except BrokenSeal as error:
        return found(Fault.SEAL, error.number)
    except BrokenRecord as error:
        return found(Fault.RULE, error.number or 0, error.rule)
    except Discrepancy as error:
        return found(Fault.PLAYER, error.number)
    return found()


def work(connection: Connection, text: str) -> None:
    """The process that checks: sends pairs of numbers, then the Proof."""
    stand_back()
    with suppress(BrokenPipeError, KeyboardInterrupt):
        connection.send(proof_of(text, lambda done, all_of: connection.send((done, all_of))))


class Prover(QObject):
    """Checks one game; `close` stops it."""

    advanced = Signal(int, int)
    """So many moves of so many are checked."""
    proved = Signal(object)
    """The Proof."""

    def __init__(self, record: Record[Any, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        text = write(record, GAMES[record.game].codec)
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=work, args=(theirs, text), name="enix-prover", daemon=True)
        self._process.start()
        theirs.close()
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._process.kill()
        self._process.join()
        self._thread.join()
        self._ours.close()

    def _listen(self) -> None:
        proof = Proof(fault=Fault.STOPPED)
        with suppress(EOFError, OSError):
            while not isinstance(message := self._ours.recv(), Proof):
                self.advanced.emit(*message)
            proof = message
        with suppress(RuntimeError):  # the window is gone
            self.proved.emit(proof)
