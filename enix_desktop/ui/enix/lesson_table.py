"""The ENIX table in a lesson: the same table, with a light on what is meant, and the goblin who tells it."""

from base64 import b64encode
from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.lesson_run import LessonRun
from enix_desktop.games.enix.refusals import Refusal
from enix_desktop.markup import Html, html, joined
from enix_desktop.ui.book.html import image
from enix_desktop.ui.book.markup import Markup
from enix_desktop.ui.enix.accessible.lit_words import LitWords
from enix_desktop.ui.enix.book.card_words import CardWords
from enix_desktop.ui.enix.book.small_pictures import paint_small
from enix_desktop.ui.enix.goblin import paint_goblin
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.lessons.course import Course
from enix_desktop.ui.table.spotlight import Spotlight
from enix_desktop.ui.widgets.theme import Theme, current_theme

_PICTURE_HEIGHT = 1.2
"""Of small pictures, compared with the size of type."""


class LessonTable(TableScreen):
    """A table whose game is the run of a lesson."""

    def __init__(self, run: LessonRun, speed: str, parent: QWidget | None = None) -> None:
        self._run = run
        super().__init__(run, speed, parent)
        self.help.lamp.hide()
        self.hints.forbidden = self.hints.words.in_a_lesson
        self.spotlight = Spotlight(self)
        self._lit_words = LitWords(self)
        run.strayed.connect(self._forget_way)

    def light(self, targets: Sequence[str]) -> None:
        """Light what a step is about, and say what is to be done if nothing is asked."""
        self._forget_way()
        self._say_whom_we_wait_for()
        self.spotlight.shine_on(targets)

    def lit_words(self, targets: Sequence[str]) -> str:
        """What `light` lights, in words."""
        return self._lit_words.listed(targets)

    def explain(self, refusal: Refusal) -> str:
        """The sentence about a refusal, which may be just what was to be found out."""
        self._run.note_refusal(refusal.rule)
        return super().explain(refusal)

    def toggle_hint(self) -> None:
        """The goblin says what to do."""

    def _whom_we_wait_for(self) -> str:
        if self._run.is_waiting:
            return self.tr("Press Enter to continue.")
        return super()._whom_we_wait_for()

    def _say_whom_we_wait_for(self) -> None:
        super()._say_whom_we_wait_for()
        if self.mode is None and not self._run.view().to_move:  # the game is over, the lesson is not
            self.say(self._whom_we_wait_for())

    def _forget_way(self) -> None:
        """Nobody walks on while there is something to read, nor where it was not meant."""
        self.route = ()


def _paint_portrait(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    paint_goblin(painter, rect)


def _html(text: str, size: int, ratio: float) -> Html:
    """Prose with its pictures inside, so that any label can show it."""
    high = round(size * _PICTURE_HEIGHT)

    def picture(name: str) -> Html:
        return image(_written(name, high, ratio, current_theme.theme.name), high, high)

    # Lines are short here: one may end with a picture, and then none begins with a gap.
    parts = Markup(picture, gap=html(" ")).paragraphs(text)
    return joined(html("<p style='margin:0'>{part}</p>", part=part) for part in parts)


@cache
def _written(name: str, high: int, ratio: float, _theme: str) -> str:
    """A small picture as the address of itself; it may have the colours of the theme."""
    painted = QImage(QSize(high, high) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    painted.fill(Qt.GlobalColor.transparent)
    painter = QPainter(painted)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = painted.width() / 2
    painter.translate(half, half)
    painter.scale(half * 0.94, half * 0.94)
    paint_small(painter, name)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    painted.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs say bytes
    return "data:image/png;base64," + b64encode(data.data()).decode()


def _picture_name(name: str) -> str:
    return CardWords().picture(name)


ENIX_COURSE = Course("enix", LessonTable, _paint_portrait, _html, _picture_name)
