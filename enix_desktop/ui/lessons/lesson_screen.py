"""A lesson being played: the table, and the coach beside it."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from enix_desktop.app.play.lesson import StepKind
from enix_desktop.app.play.lesson_run import LessonRun
from enix_desktop.ui.lessons.coach_panel import CoachPanel
from enix_desktop.ui.lessons.course import Course
from enix_desktop.ui.table.use import LessonUse

_WIDE = 1500
"""From this width on the coach has more room."""


class LessonScreen(QWidget):
    """Shows where the lesson is, and says when it is over or left."""

    completed = Signal()
    left = Signal()
    progressed = Signal(int)
    """The step that is open now."""
    place_wanted = Signal(str)
    """Something in the rules that the learner wants to read."""

    def __init__(
        self,
        course: Course,
        number: int,
        speed: str,
        *,
        name: str = "",
        step: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        """Lesson *number*, counted from 0, from its *step* on; the learner is called *name*."""
        super().__init__(parent)
        self.run = LessonRun(course.lessons[number], name, step)
        self.run.setParent(self)
        self.coach = CoachPanel(course, number)
        self.table = course.table(self.run, speed, LessonUse(self.run))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.table.widget, 1)
        layout.addWidget(self.coach)
        self.run.step_reached.connect(self._on_step)
        self.run.watching.connect(self._on_watching)
        self.run.strayed.connect(self._on_strayed)
        self.run.strayed.connect(self.table.drop_plans)
        self.run.completed.connect(self.completed)
        self.coach.next_requested.connect(self.run.next_step)
        self.coach.back_requested.connect(self._on_back)
        self.coach.leave_requested.connect(self.left)
        self.coach.place_wanted.connect(self.place_wanted)
        self.table.place_wanted.connect(self.place_wanted)
        self.setFocusProxy(self.table.widget)

    def begin(self) -> None:
        self.table.begin()

    def close_lesson(self) -> None:
        """Stop asking."""
        self.run.close()

    def _on_step(self, index: int) -> None:
        step = self.run.lesson.steps[index]
        self.table.light(step.lit)
        lit = partial(self.table.lit_words, step.lit)
        self.coach.show_step(step.text, step.kind, index, len(self.run.lesson.steps), lit)
        self.progressed.emit(index)

    def _on_watching(self) -> None:
        self.coach.show_watching()
        self.table.light(())

    def _on_strayed(self, text: str) -> None:
        self.coach.show_remark(text)

    def _on_back(self) -> None:
        if self.run.is_waiting:
            self.run.go_back()
            self.table.lift_curtain()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter continues, where there is something to read."""
        step = self.run.lesson.steps[min(self.run.index, len(self.run.lesson.steps) - 1)]
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self.run.is_waiting and step.kind is StepKind.READ:
            self.run.next_step()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.coach.set_wide(self.width() >= _WIDE)
