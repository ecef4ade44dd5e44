"""The choices of a review for the terminal, in the words of the window."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from enix_desktop.coaching.course import Course
from enix_desktop.coaching.review import Judged
from enix_desktop.engine.rules import Seat
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.ui.review.words import ReviewWords


class TerminalWords:
    """English, as everything that the command line tells; no screen is needed."""

    def __init__(self, course: Course, seat: Seat) -> None:
        self._application = QCoreApplication.instance() or QCoreApplication([])
        Languages(self._application).use(FALLBACK)
        self._words, self._seat = ReviewWords(course), seat

    def move(self, one: Judged, move: Any) -> str:
        return self._words.move(one, self._seat, move)

    def why(self, one: Judged) -> str:
        return self._words.why(one, self._seat)
