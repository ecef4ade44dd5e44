"""Tables with a tutor that says what it is told to say, or that really looks."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QObject, QTimer, Signal

from enix_desktop.coaching.doubting import is_dear
from enix_desktop.engine.rules import Seat
from tests.gui.enix.table.hints.advising import AdvisingThinker
from tests.gui.enix.table.person import Compose, Person, prepared


class ToldMaker(QObject):
    """Says at once, or when it is told to, that a choice is dear, or not."""

    made = Signal(object)
    failed = Signal()
    all: ClassVar[list["ToldMaker"]] = []
    is_slow = False
    answer: object = True

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.orders: list[tuple[Any, ...]] = []
        self.closed = 0
        ToldMaker.all.append(self)

    def order(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Remember what was ordered."""
        if function is is_dear:
            self.orders.append(arguments)
            if not ToldMaker.is_slow:
                QTimer.singleShot(0, self, lambda: self.made.emit(ToldMaker.answer))

    def close(self) -> None:
        self.closed += 1


TutoredTable = Callable[..., Person]


def tutored(compose: Compose, path: Path, people: Sequence[Seat] = (0,), agreed: str = "on") -> Person:
    """A table with a tutor."""
    match = prepared(compose, people)
    match.record.agreed = {"tutor": agreed, "undo": "free"}
    return Person(match, path, thinker=AdvisingThinker())
