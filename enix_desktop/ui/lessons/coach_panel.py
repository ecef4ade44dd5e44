"""The coach beside the table: which lesson it is, what is said, and the way on, back and out."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from enix_desktop.app.play.lesson import StepKind
from enix_desktop.markup import NOTHING, Html
from enix_desktop.ui.lessons.course import Course
from enix_desktop.ui.lessons.speech_bubble import ProgressDots, SpeechBubble
from enix_desktop.ui.widgets.announcer import announce
from enix_desktop.ui.widgets.picture import Picture
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.side_panel import WIDE, SidePanel, scrolled, way
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, current_theme

_SMALL_PORTRAIT, _LARGE_PORTRAIT = QSize(112, 112), QSize(168, 168)
_TYPE = (SIZES[3], SIZES[2], SIZES[1])
"""What is said is as large as there is room for; the largest is for large windows."""


class CoachPanel(SidePanel):
    """Shows a lesson step by step; texts are keys, looked up when they are shown."""

    next_requested = Signal()
    back_requested = Signal()
    leave_requested = Signal()
    place_wanted = Signal(str)

    def __init__(self, course: Course, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._course = course
        self._number = number
        self._text = self._remark = ""
        self._lit: Callable[[], str] = str
        self._kind: StepKind | None = None
        self._is_last = False
        self._count = PlainLabel()
        set_role(self._count, "muted")
        self._title = PlainLabel()
        self._title.setWordWrap(True)
        set_role(self._title, "title")
        self._portrait = Picture(course.portrait, self)
        self._portrait.setFixedSize(_SMALL_PORTRAIT)
        self._says = SpeechBubble()
        self._objects = SpeechBubble(is_remark=True)
        self._your_move = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._your_move.setWordWrap(True)
        set_role(self._your_move, "heading")
        self._dots = ProgressDots()
        self.next_button = way("main")
        self.next_button.setProperty("large", True)
        self.skip_button, self.back_button, self.leave_button = way(), way(), way()
        self.next_button.clicked.connect(self.next_requested)
        self.skip_button.clicked.connect(self.next_requested)
        self.back_button.clicked.connect(self.back_requested)
        self.leave_button.clicked.connect(self.leave_requested)
        for bubble in (self._says, self._objects):
            bubble.place_wanted.connect(self.place_wanted)
        # Pictures in the text have the theme's colours, and a new style sheet takes the size of type away.
        current_theme.changed.connect(self._speak)
        self._lay_out()
        self.retranslate()

    def show_step(
        self, text: str, kind: StepKind, index: int, count: int, lit: Callable[[], str] = str
    ) -> None:
        """Say *text*; step *index* of *count* is open. What is *lit* is said to those who cannot see it."""
        self._text, self._remark, self._kind, self._lit = text, "", kind, lit
        self._is_last = index == count - 1
        self._dots.show_progress(index, count)
        self.back_button.setEnabled(index > 0)
        self._speak()
        announce(self, self._spoken())

    def show_remark(self, text: str) -> None:
        """Also say what was not meant."""
        self._remark = text
        self._speak()
        announce(self, self._course.spoken(text))

    def show_watching(self) -> None:
        """Nobody is waited for; what was said last stays to be read."""
        self._kind, self._remark = None, ""
        self._speak()

    @property
    def said(self) -> str:
        return self._text

    @property
    def remark(self) -> str:
        return self._remark

    def retranslate(self) -> None:
        lessons = self._course.lessons
        place = self.tr("Lesson {number} of {count}")
        self._count.setText(place.format(number=self._number + 1, count=len(lessons)))
        self._title.setText(self._course.texts[f"{lessons[self._number].id}.title"])
        self.skip_button.setText(self.tr("&Skip this"))
        self.back_button.setText(self.tr("&Back"))
        self.leave_button.setText(self.tr("&Leave"))
        self.leave_button.setToolTip(self.tr("You can continue from here later."))
        self._speak()

    def event(self, event: QEvent) -> bool:
        """On a finer screen the pictures in the text are finer."""
        done = bool(super().event(event))
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._speak()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._speak()

    def set_wide(self, is_wide: bool) -> None:
        super().set_wide(is_wide)
        self._portrait.setFixedSize(_LARGE_PORTRAIT if is_wide else _SMALL_PORTRAIT)

    def _speak(self) -> None:
        self._show_ways()
        self._says.setVisible(bool(self._text))
        self._objects.setVisible(bool(self._remark))
        if not self._text:
            return
        size = self._fitting_size()
        self._says.say(self._html(self._text, size), size, self._spoken())
        self._objects.say(self._html(self._remark, size), size, self._course.spoken(self._remark))
        if self._remark:
            QTimer.singleShot(0, self, lambda: self._pages.ensureWidgetVisible(self._objects))

    def _spoken(self) -> str:
        """What is said, and what is meant on the table."""
        lit = self._lit()
        told = self._course.spoken(self._text)
        return " ".join((told, self.tr("Lit on the table: {things}.").format(things=lit))) if lit else told

    def _html(self, key: str, size: int) -> Html:
        return self._course.html(self._course.texts[key], size, self.devicePixelRatioF()) if key else NOTHING

    def _fitting_size(self) -> int:
        room = self._pages.viewport().height()
        for size in _TYPE if self.width() >= WIDE else _TYPE[1:]:
            needed = self._says.height_of(self._html(self._text, size), size)
            if self._remark:
                needed += self._objects.height_of(self._html(self._remark, size), size) + 2 * STEP
            if needed <= room:
                return size
        return _TYPE[-1]

    def _show_ways(self) -> None:
        self.next_button.setVisible(self._kind is StepKind.READ)
        self.next_button.setText(self._next_words())
        self.skip_button.setVisible(self._kind is StepKind.TRY)
        self._your_move.setVisible(self._kind is not StepKind.READ)
        self._your_move.setMinimumHeight(self.next_button.sizeHint().height())
        is_watching = self._kind is None
        self._your_move.setText(self.tr("Just watch…") if is_watching else self.tr("Now you try!"))

    def _next_words(self) -> str:
        if not self._is_last:
            return self.tr("&Next")
        is_last_lesson = self._number == len(self._course.lessons) - 1
        return self.tr("&Finish") if is_last_lesson else self.tr("&Next lesson")

    def _lay_out(self) -> None:
        spoken = QVBoxLayout()
        spoken.setSpacing(2 * STEP)
        spoken.addWidget(self._says)
        spoken.addWidget(self._objects)
        spoken.addStretch(1)
        self._pages = scrolled(spoken)
        ways = QHBoxLayout()
        ways.setSpacing(2 * STEP)
        ways.addWidget(self.back_button)
        ways.addWidget(self.leave_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 4 * STEP)
        layout.setSpacing(2 * STEP)
        layout.addWidget(self._count)
        layout.addWidget(self._title)
        layout.addWidget(self._portrait)
        layout.addWidget(self._pages, 1)
        layout.addWidget(self._dots)
        layout.addWidget(self.skip_button)
        # Where Next was a moment ago, nothing can be clicked: two quick clicks must not skip a task.
        layout.addWidget(self._your_move)
        layout.addWidget(self.next_button)
        layout.addLayout(ways)
