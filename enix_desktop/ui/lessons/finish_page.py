"""After the last lesson: you can play now."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.ui.lessons.course import Course
from enix_desktop.ui.widgets.picture import Cloth, Picture
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.rich import RichLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font
from enix_desktop.ui.widgets.translated import Translated

_WIDTH = 560


class FinishPage(Translated, QWidget):
    """A few words, a first real game, and the way back to the lessons."""

    game_requested = Signal()
    list_requested = Signal()
    start_requested = Signal()

    def __init__(self, course: Course, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        Cloth(self)
        self._course = course
        self._portrait = Picture(course.portrait, self)
        self._portrait.setFixedSize(168, 168)
        self._title = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._title.setFont(font(SIZES[4], QFont.Weight.Bold))
        self._title.setWordWrap(True)
        self._text = RichLabel()
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text.setFont(font(SIZES[2]))
        self.game_button, self.list_button, self.start_button = QPushButton(), QPushButton(), QPushButton()
        set_role(self.game_button, "main")
        self.game_button.setProperty("large", True)
        for button in (self.game_button, self.list_button, self.start_button):
            button.setAutoDefault(True)
        self.game_button.clicked.connect(self.game_requested)
        self.list_button.clicked.connect(self.list_requested)
        self.start_button.clicked.connect(self.start_requested)
        self.setFocusProxy(self.game_button)
        self._lay_out()
        self.retranslate()

    def retranslate(self) -> None:
        texts = self._course.texts
        self._title.setText(texts["finish.title"])
        html = self._course.html(texts["finish.text"], SIZES[2], self.devicePixelRatioF())
        self._text.set_html(html)
        self.game_button.setText(self.tr("&Play against a novice"))
        self.list_button.setText(self.tr("All &lessons"))
        self.start_button.setText(self.tr("&Start screen"))

    def event(self, event: QEvent) -> bool:
        """On a finer screen the pictures in the text are finer."""
        done = bool(super().event(event))
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.retranslate()
        return done

    def _lay_out(self) -> None:
        paper = QFrame()
        set_role(paper, "panel")
        paper.setFixedWidth(_WIDTH)
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(8 * STEP, 6 * STEP, 8 * STEP, 8 * STEP)
        inside.setSpacing(4 * STEP)
        above = QHBoxLayout()
        above.addStretch(1)
        above.addWidget(self._portrait)
        above.addStretch(1)
        inside.addLayout(above)
        inside.addWidget(self._title)
        inside.addWidget(self._text)
        inside.addSpacing(2 * STEP)
        for button in (self.game_button, self.list_button, self.start_button):
            inside.addWidget(button)
        # Not by an alignment: a page in the middle must still be as high as its text needs.
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(paper)
        middle.addStretch(1)
        whole = QVBoxLayout(self)
        whole.addStretch(1)
        whole.addLayout(middle)
        whole.addStretch(1)
