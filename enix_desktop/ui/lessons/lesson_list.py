"""All lessons on one page: which are done, which is open, and any of them to begin."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.app.system.settings import LessonProgress
from enix_desktop.ui.lessons.course import Course
from enix_desktop.ui.widgets.picture import Cloth, Picture
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import ACCENT, ON_ACCENT, SIZES, STEP, current_theme, font
from enix_desktop.ui.widgets.translated import Translated

_COLUMNS = 2
_WIDEST = 1160
_BADGE = 44.0


class LessonCard(QPushButton):
    """One lesson: its number or a tick, what it is about, and whether it has been begun."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._title = self._about = self._note = ""
        self._is_done = False
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        current_theme.changed.connect(self.update)

    def show_lesson(self, title: str, about: str, note: str, is_done: bool) -> None:
        """Tell about the lesson; the *note* says how far it is."""
        self._title, self._about, self._note, self._is_done = title, about, note, is_done
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{about} {note}".strip())
        self.update()

    @property
    def note(self) -> str:
        return self._note

    def sizeHint(self) -> QSize:
        return QSize(360, 18 * STEP)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        middle = self.height() / 2 - 1
        badge = QRectF(4 * STEP, middle - _BADGE / 2, _BADGE, _BADGE)
        self._paint_badge(painter, badge)
        is_main = self.property("role") == "main"
        left = badge.right() + 4 * STEP
        right = self.width() - 4 * STEP
        painter.setFont(font(SIZES[0], QFont.Weight.DemiBold))
        noted = painter.fontMetrics().horizontalAdvance(self._note) + 2 * STEP if self._note else 0
        painter.setPen(ON_ACCENT if is_main else current_theme.theme.muted)
        note = QRectF(right - noted, middle - 24, noted, 24)
        painter.drawText(note, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._note)
        self._paint_line(painter, QRectF(left, middle - 25, right - noted - left, 26), self._title, True)
        self._paint_line(painter, QRectF(left, middle + 1, right - left, 22), self._about, False)
        painter.end()

    def _paint_line(self, painter: QPainter, room: QRectF, text: str, is_title: bool) -> None:
        is_main = self.property("role") == "main"
        quiet = ON_ACCENT if is_main else current_theme.theme.muted
        painter.setPen((ON_ACCENT if is_main else current_theme.theme.text) if is_title else quiet)
        painter.setFont(font(SIZES[2], QFont.Weight.DemiBold) if is_title else font(SIZES[1]))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_badge(self, painter: QPainter, badge: QRectF) -> None:
        is_main = self.property("role") == "main"
        painter.setPen(QPen(ON_ACCENT if is_main else ACCENT, 2))
        painter.setBrush(ACCENT if self._is_done and not is_main else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(badge)
        stands_on_paper = not self._is_done and not is_main
        painter.setPen(current_theme.theme.text if stands_on_paper else ON_ACCENT)
        painter.setFont(font(SIZES[3], QFont.Weight.Bold))
        sign = "\N{CHECK MARK}" if self._is_done else str(self._number)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, sign)


class LessonList(Translated, QWidget):
    """Says which lesson is wanted."""

    chosen = Signal(int)
    left = Signal()

    def __init__(self, course: Course, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        Cloth(self)
        self._course = course
        self._progress = LessonProgress()
        self._portrait = Picture(course.portrait, self)
        self._portrait.setFixedSize(76, 76)
        self._title, self._intro = PlainLabel(parent=self), PlainLabel(parent=self)
        self._title.setFont(font(SIZES[4], QFont.Weight.Bold))
        self._intro.setFont(font(SIZES[1]))
        self._intro.setWordWrap(True)
        self.cards = [LessonCard(number + 1) for number in range(len(course.lessons))]
        for number, card in enumerate(self.cards):
            card.clicked.connect(lambda _=False, number=number: self.chosen.emit(number))
        self.back_button = QPushButton()
        self.back_button.setAutoDefault(True)
        self.back_button.clicked.connect(self.left)
        self._lay_out()
        self.retranslate()

    def show_progress(self, progress: LessonProgress) -> None:
        """Tick what is done, and offer first what comes next."""
        self._progress = progress
        self.retranslate()
        self.setFocusProxy(self.cards[self.first])
        self.cards[self.first].setFocus()

    @property
    def first(self) -> int:
        """The lesson to continue: the one that was left, else the first that is not done."""
        ids = [lesson.id for lesson in self._course.lessons]
        if self._progress.current in ids:
            return ids.index(self._progress.current)
        return next((number for number, name in enumerate(ids) if name not in self._progress.done), 0)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Learn to play"))
        self._intro.setText(
            self.tr("A first game in %n short lesson(s). You can leave at any time.", "", len(self.cards))
        )
        self.back_button.setText(self.tr("&Back"))
        texts = self._course.texts
        for number, (card, lesson) in enumerate(zip(self.cards, self._course.lessons, strict=True)):
            is_done, is_open = lesson.id in self._progress.done, lesson.id == self._progress.current
            note = self.tr("Continue") if is_open else self.tr("Done") if is_done else ""
            set_role(card, "main" if number == self.first else "plain")
            card.show_lesson(texts[f"{lesson.id}.title"], texts[f"{lesson.id}.about"], note, is_done)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._intro)
        head = QHBoxLayout()
        head.setSpacing(4 * STEP)
        head.addWidget(self._portrait)
        head.addLayout(words, 1)
        grid = QGridLayout()
        grid.setSpacing(3 * STEP)
        rows = (len(self.cards) + _COLUMNS - 1) // _COLUMNS
        for number, card in enumerate(self.cards):
            grid.addWidget(card, number % rows, number // rows)
        foot = QHBoxLayout()
        foot.addWidget(self.back_button)
        foot.addStretch(1)
        page = QVBoxLayout()
        page.setSpacing(4 * STEP)
        page.addStretch(1)
        page.addLayout(head)
        page.addLayout(grid, 12)
        page.addLayout(foot)
        page.addStretch(1)
        column = QWidget()
        column.setMaximumWidth(_WIDEST)
        column.setMaximumHeight(860)
        column.setLayout(page)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(10 * STEP, 5 * STEP, 10 * STEP, 5 * STEP)
        whole.addWidget(column)
