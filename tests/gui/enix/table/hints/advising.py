"""What tests of hints share: situations, a thinker that really advises, and what is to be seen."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QGraphicsItem

from enix_desktop.app.play.table_driver import Hint
from enix_desktop.app.play.thinking import Question, answer
from enix_desktop.ui.table.lamp import LampRing
from tests.gui.enix.table.person import ObedientThinker, Person
from tests.gui.enix.table.test_placing import LINK

LAYING = {
    "hands": ["solar-05 solar-08 hydro-04 wind-07 ocean-06 biomass-06", "solar-01 ocean-01 ocean-02"],
    "tops": ["geothermal-05", "geothermal-06", "hydro-07", "biomass-04", "solar-02"],
}
MOVING = {**LAYING, "moves": ["all lay solar-08 and solar-01", "nobody interrupts"]}
TAKING = {**LAYING, "moves": [*MOVING["moves"], "seat 0: cross to geothermal"]}
STEALING = {
    "hands": ["solar-05 solar-01", "hydro-01 hydro-02 wind-01", "ocean-01 ocean-04 ocean-05"],
    "cap": "solar",
    "moves": ["all lay solar-05, hydro-01 and ocean-01", "everybody passes"],
}
REFILLING = {
    "hands": ["solar-01 solar-02 solar-03", "hydro-01 wind-01 wind-03 wind-02 wind-05"],
    "pawns": ["solar", "wind"],
    "cap": "solar",
    "moves": ["all lay solar-03 and hydro-01", "everybody passes", "everybody passes"],
}
ENDING = {
    "hands": ["solar-10 hydro-08 geothermal-03 ocean-08 wind-08 biomass-07", "solar-01 ocean-01 ocean-02"]
}
INTERRUPTING = {
    "hands": ["solar-05 hydro-12 wind-12 wind-07", "hydro-08 ocean-01 ocean-02"],
    "pawns": ["solar", "wind"],
}
SITUATIONS = {
    "lay": LAYING,
    "move": MOVING,
    "take": TAKING,
    "steal": STEALING,
    "refill": REFILLING,
    "end": ENDING,
    "place": LINK,
}


class AdvisingThinker(ObedientThinker):
    """Hints are really thought about; computers obey."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question] = []
        self.is_slow = False

    def ask(self, question: Question) -> None:
        if not question.is_hint:
            super().ask(question)
            return
        self.questions.append(question)
        if not self.is_slow:
            QTimer.singleShot(0, self, lambda: self.answer_hint(question))

    def answer_hint(self, question: Question) -> None:
        self.answered.emit(question, answer(question))


Seated = Callable[..., Person]


def ask(person: Person) -> Hint:
    """Press H and wait for the hint."""
    person.key(Qt.Key.Key_H)
    person.wait(lambda: person.screen.hints.hint is not None)
    hint = person.screen.hints.hint
    assert hint is not None
    return hint


def note(person: Person) -> str:
    """What the note says, as far as it is to be seen."""
    return person.screen.hints.note.text if person.screen.hints.note.isVisible() else ""


def lights(person: Person) -> list[QGraphicsItem]:
    return [light for light in person.screen.hints._lights if light.scene() is not None]


def is_lit(person: Person, point: QPoint) -> bool:
    """Whether a ring lies around a point of the view."""
    where = person.view.mapToScene(point)
    rings = [light for light in lights(person) if isinstance(light, LampRing)]
    return any(ring._ring.contains(ring.mapFromScene(where)) for ring in rings)


def entries(person: Person) -> list[Any]:
    return list(person.match.record.entries)
