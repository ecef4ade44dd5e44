"""A table at which nothing happens costs nothing: no timer runs, nothing moves, nothing is painted."""

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import Person

LAYING = {"hands": ["solar-05 hydro-04 wind-07 wind-12", "solar-01 ocean-01 ocean-02"]}


class Paints(QObject):
    """Counts what is painted."""

    def __init__(self, widget: QObject) -> None:
        super().__init__()
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() == QEvent.Type.Paint
        return False


def come_to_rest(person: Person) -> None:
    """Paint ahead all that would be painted in idle moments."""
    person.wait(lambda: not person.screen.queue.is_running)
    for _ in range(2000):
        if not person.scene.ahead.is_active:
            break
        person.scene.ahead.go_on()
    person.wait(lambda: not running(person))


def running(person: Person) -> list[str]:
    timers = [timer for timer in person.screen.findChildren(QTimer) if timer.isActive()]
    for item in person.scene.items():
        if isinstance(item, QObject):
            timers += [timer for timer in item.findChildren(QTimer) if timer.isActive()]
    moving = [
        animation
        for animation in person.screen.findChildren(QAbstractAnimation)
        if animation.state() == QAbstractAnimation.State.Running
    ]
    return [f"{type(thing.parent()).__name__}: {thing}" for thing in (*timers, *moving)]


def test_while_a_person_thinks_no_timer_runs_and_nothing_is_painted(sit_down: SitDown) -> None:
    person = sit_down(LAYING, speed="normal", begin=False)
    person.obedient.is_silent = True
    person.sit_down()
    come_to_rest(person)
    for _ in range(20):
        QApplication.processEvents()  # what was still to be painted
    paints = Paints(person.view.viewport())
    for _ in range(200):
        QApplication.processEvents()
    assert running(person) == []
    assert paints.count == 0


def test_animations_that_have_ended_do_not_stay(sit_down: SitDown) -> None:
    person = sit_down(LAYING, speed="rapid")
    person.click(person.card("wind-07"))
    person.click(person.card("wind-07"))
    person.wait(lambda: bool(person.moves))
    come_to_rest(person)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    queue = person.screen.queue
    assert queue.findChildren(QAbstractAnimation) == [queue.clock]


def test_a_card_that_the_mouse_passes_often_leaves_no_animation_behind(sit_down: SitDown) -> None:
    person = sit_down(LAYING, speed="normal")
    for _ in range(6):
        for name in ("solar-05", "wind-12"):
            person.hover(person.card(name))
            QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(person.scene.hand.findChildren(QAbstractAnimation)) < 8
