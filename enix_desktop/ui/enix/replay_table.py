"""The ENIX table in a replay: the same table, but nothing can be decided, and the prompt tells the story."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.replay_run import ReplayRun
from enix_desktop.app.play.table_driver import Happening
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.events import CardLaid
from enix_desktop.games.enix.watching import CAP, STEAL
from enix_desktop.ui.enix.replay_scene import ReplayScene
from enix_desktop.ui.enix.symbols import cap_path
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.enix.wording import EventWording
from enix_desktop.ui.replay.kind import ReplayKind
from enix_desktop.ui.table.pawn_item import PAWN_HEIGHT, paint_pawn
from enix_desktop.ui.table.pieces import PAWN_BY_KEY, PAWNS, PawnLook
from enix_desktop.ui.widgets.paper_art import polygon
from enix_desktop.ui.widgets.theme import current_theme

KEYS_OF_THE_REPLAY = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_Space, Qt.Key.Key_P, Qt.Key.Key_O, Qt.Key.Key_H, Qt.Key.Key_I),
)
"""The table leaves these to the screen around it."""


class ReplayTable(TableScreen):
    """A table whose game is the run of a replay."""

    scene_type = ReplayScene

    def __init__(self, run: ReplayRun, speed: str, parent: QWidget | None = None) -> None:
        self._run = run
        super().__init__(run, speed, parent)
        self.help.lamp.hide()
        self.interrupt.hide()
        run.eyes_changed.connect(self.help.put_away)

    def _build(self) -> None:
        super()._build()
        self._wording = EventWording(self.names, self)

    def sentences(self, index: int) -> list[str]:
        """What happened in the last of *index* moves, in words, as whoever is looking may know it."""
        told = (self._wording.sentence(event) for event in self._run.reel.happened(index, self._run.eyes))
        return [sentence for sentence in told if sentence is not None]

    def finish_showing(self) -> None:
        """Show at once what is still moving."""
        self.queue.skip()

    def picture(self, size: QSize, scale: float) -> QImage:
        """The table and its prompt as they are now, *scale* pixels to one."""
        image = QImage(size * scale, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(scale)
        image.fill(current_theme.theme.table)
        self.render(image)
        return image

    def toggle_hint(self) -> None:
        """There is nothing to advise."""

    def toggle_pause(self) -> None:
        """Go on by itself, or stay."""
        self._run.set_paused(self._run.is_playing)

    def undo(self) -> None:
        """A replay goes back by steps."""

    def redo(self) -> None:
        """And forward by steps."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the replay are for the screen around the table, if no answer is open that is read."""
        is_read = event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown) and self.asking.is_open
        if event.key() in KEYS_OF_THE_REPLAY and not is_read:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _show_anew(self) -> None:
        self.queue.skip()
        super()._show_anew()
        self._say_whom_we_wait_for()

    def _on_happened(self, happening: Happening) -> None:
        super()._on_happened(happening)
        self._say_whom_we_wait_for()

    def _say_whom_we_wait_for(self) -> None:
        self.say(self._whom_we_wait_for())
        self.offer([])

    def _whom_we_wait_for(self) -> str:
        """What happened last; where that needs no words in the log, who has laid a card, or is to decide."""
        reel, index = self._run.reel, self._run.index
        stop = reel.stops[reel.position(index)]
        sentences = self.sentences(stop)
        if sentences:
            return sentences[-1]
        laid = [event.seat for event in reel.happened(stop, self._run.eyes) if isinstance(event, CardLaid)]
        if laid:
            return self.tr("{player} lays a card face down.").format(player=self.names.player(laid[-1]))
        return super()._whom_we_wait_for()


def _look(seat: Seat, who: Participant) -> PawnLook:
    return PAWN_BY_KEY.get(who.piece or "", PAWNS[seat])


def _colour(seat: Seat, who: Participant) -> QColor:
    return _look(seat, who).colour


def _paint_piece(painter: QPainter, rect: QRectF, seat: Seat, who: Participant) -> None:
    painter.save()
    painter.translate(rect.center())
    painter.scale(rect.height() / PAWN_HEIGHT, rect.height() / PAWN_HEIGHT)
    paint_pawn(painter, _look(seat, who))
    painter.restore()


def _paint_mark(painter: QPainter, rect: QRectF, kind: str) -> None:
    """The cap, an arrow for what changed hands, a flag for the end."""
    placing = QTransform.fromTranslate(rect.center().x(), rect.center().y())
    shape = placing.scale(rect.height() / 2, rect.height() / 2).map(_mark(kind))
    if kind == CAP and current_theme.theme.is_dark:
        painter.strokePath(shape, QPen(current_theme.theme.text, 1))
    painter.fillPath(shape, current_theme.theme.text)


def _mark(kind: str) -> QPainterPath:
    if kind == CAP:
        return cap_path()
    if kind == STEAL:
        return polygon([(-1, -0.3), (0, -0.3), (0, -0.9), (1, 0), (0, 0.9), (0, 0.3), (-1, 0.3)])
    return polygon([(-0.7, -1), (0.8, -0.5), (-0.4, 0.0), (-0.4, 1), (-0.7, 1)])


ENIX_REPLAY = ReplayKind(ReplayTable, _colour, _paint_piece, _paint_mark)
