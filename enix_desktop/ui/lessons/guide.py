"""All of learning on one page of the window: the list, the lesson that is open, and the end."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from enix_desktop.app.play.lesson import StepKind
from enix_desktop.app.system.settings import LessonProgress, Settings
from enix_desktop.ui.lessons.course import Course
from enix_desktop.ui.lessons.finish_page import FinishPage
from enix_desktop.ui.lessons.lesson_list import LessonList
from enix_desktop.ui.lessons.lesson_screen import LessonScreen
from enix_desktop.ui.screens import TableScreen

SLOWER = {"rapid": "fast", "fast": "normal", "normal": "slow"}


class LessonGuide(QStackedWidget):
    """Opens lessons and remembers how far the learner is. No game is written and none is disturbed."""

    left = Signal()
    """Back to the start screen."""
    game_requested = Signal()
    """A first game against a novice."""
    place_wanted = Signal(str)
    """A place in the book, such as `rule:A5`."""
    sound_wanted = Signal(str, float)
    """The name of a sound, and its pitch."""

    def __init__(self, course: Course, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._course = course
        self._settings = settings
        self._name = ""
        self._number = 0
        self.screen_shown: LessonScreen | None = None
        """The lesson that is open."""
        self.list = LessonList(course)
        self.finish = FinishPage(course)
        self.addWidget(self.list)
        self.addWidget(self.finish)
        self.list.chosen.connect(self.open_lesson)
        self.list.left.connect(self.left)
        self.finish.game_requested.connect(self.game_requested)
        self.finish.list_requested.connect(self.show_list)
        self.finish.start_requested.connect(self.left)
        settings.changed.connect(self._on_setting)
        self.show_list()

    @property
    def progress(self) -> LessonProgress:
        return self._settings.lesson_progress(self._course.game)

    @property
    def table(self) -> TableScreen | None:
        return None if self.screen_shown is None else self.screen_shown.table

    def set_name(self, name: str) -> None:
        """Say what the learner is called; a lesson that is open stays as it is."""
        self._name = name

    def show_list(self) -> None:
        """Show all lessons; an open one can be continued."""
        self.close_lesson()
        self.list.show_progress(self.progress)
        self.setCurrentWidget(self.list)
        self.list.setFocus()

    def open_lesson(self, number: int) -> None:
        """Begin or continue a lesson."""
        self.close_lesson()
        progress, name = self.progress, self._course.lessons[number].id
        step = progress.step if progress.current == name else 0
        screen = LessonScreen(self._course, number, self._speed, name=self._name, step=step)
        screen.progressed.connect(self._on_progress)
        screen.completed.connect(self._on_completed)
        screen.left.connect(self.show_list)
        screen.place_wanted.connect(self.place_wanted)
        screen.table.sound_wanted.connect(self.sound_wanted)
        self._number, self.screen_shown = number, screen
        self.addWidget(screen)
        self.setCurrentWidget(screen)
        screen.begin()

    def close_lesson(self) -> None:
        """Leave the open lesson; it stays where it is."""
        if self.screen_shown is not None:
            self.screen_shown.close_lesson()
            self.removeWidget(self.screen_shown)
            self.screen_shown.deleteLater()
            self.screen_shown = None

    def _on_progress(self, step: int) -> None:
        lesson = self._course.lessons[self._number]
        is_last = step == len(lesson.steps) - 1 and lesson.steps[step].kind is StepKind.READ
        if is_last:  # there is only something left to read
            self._keep(LessonProgress(self._done_with(lesson.id)))
        else:
            self._keep(LessonProgress(self.progress.done, lesson.id, step))

    def _on_completed(self) -> None:
        following = self._number + 1
        self._keep(LessonProgress(self._done_with(self._course.lessons[self._number].id)))
        if following < len(self._course.lessons):
            self.open_lesson(following)
        else:
            self.close_lesson()
            self.setCurrentWidget(self.finish)
            self.finish.setFocus()

    def _done_with(self, name: str) -> tuple[str, ...]:
        done = self.progress.done
        return done if name in done else (*done, name)

    def _keep(self, progress: LessonProgress) -> None:
        self._settings.set_lesson_progress(self._course.game, progress)

    def _on_setting(self, name: str) -> None:
        if name == "speed" and self.screen_shown is not None:
            self.screen_shown.table.set_speed(self._speed)

    @property
    def _speed(self) -> str:
        """A step slower than in a game: a learner has to see what the others do."""
        return SLOWER.get(self._settings.speed, self._settings.speed)
