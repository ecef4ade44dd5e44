"""The light on what a lesson is about: the rest of the table is a little darker."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.table.controls import ROUND, PromptLine
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.view import TableView
from enix_desktop.ui.widgets.theme import ACCENT, PAPER, current_theme

_MARGIN = 8.0
"""So much around a thing is bright, too."""
_EDGE = 13.0
"""No thing is lit nearer to the edge of the table, so that its ring is whole."""
_FOLLOWED = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.ChildAdded, QEvent.Type.Show)


class Spotlight(QWidget):
    """Lies over the table and lets every click through."""

    def __init__(
        self,
        view: TableView,
        scene: SharedScene,
        buttons: QWidget,
        prompt: PromptLine,
        outline: Callable[[str], QPainterPath | None],
    ) -> None:
        """*outline* tells where a thing is, by its name; None while it is not there."""
        super().__init__(view)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._view, self._outline, self._prompt = view, outline, prompt
        self._targets: tuple[str, ...] = ()
        self._shapes: list[QPainterPath] = []
        self._picture: QPixmap | None = None
        # Later, because items may still be moved and buttons made.
        self._following = QTimer(self, singleShot=True, interval=0)
        self._following.timeout.connect(self.follow)
        scene.changed.connect(lambda _: self.follow())
        view.installEventFilter(self)
        buttons.installEventFilter(self)
        prompt.said.connect(self._paint_anew)
        current_theme.changed.connect(self._paint_anew)
        self.hide()

    @property
    def targets(self) -> tuple[str, ...]:
        return self._targets

    def shine_on(self, targets: Sequence[str]) -> None:
        """Light these; nothing at all is as bright as everything."""
        self._targets = tuple(targets)
        self.setVisible(bool(targets))
        self.raise_()
        self.follow()

    def follow(self) -> None:
        if not self._targets:
            return
        self.setGeometry(self._view.rect())
        found = [self._outline(target) for target in self._targets]
        shapes = [self._inside(shape) for shape in found if shape is not None]
        if shapes != self._shapes:
            self._shapes = shapes
            self._paint_anew()

    def _inside(self, shape: QPainterPath) -> QPainterPath:
        room = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        if room.contains(shape.boundingRect()):
            return shape
        table = QPainterPath()
        table.addRect(room)
        return shape.intersected(table)

    def _paint_anew(self) -> None:
        self._picture = None
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Buttons come and go, and the window changes its size."""
        if event.type() in _FOLLOWED and self._targets:
            self._following.start()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The same picture until something moves: the table below is painted much more often."""
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.size() != self.size() * ratio:
            self._picture = self._painted(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _painted(self, ratio: float) -> QPixmap:
        """A shadow, rings on it, and holes cut out of both."""
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(_shade())
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # What the prompt line says must always be readable.
        bright = QPainterPath()
        bright.addRoundedRect(self._prompt.paper, ROUND, ROUND)
        _cut_out(painter, [bright], 0.0)
        for wider, colour in ((7.0, _glow()), (3.0, PAPER), (1.6, ACCENT), (-1.6, PAPER)):
            for shape in self._shapes:
                painter.strokePath(shape, _pen(colour, _MARGIN + wider))
        _cut_out(painter, self._shapes, _MARGIN - 3)
        painter.end()
        return picture


def _cut_out(painter: QPainter, shapes: Sequence[QPainterPath], margin: float) -> None:
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    for shape in shapes:
        painter.fillPath(shape, Qt.GlobalColor.transparent)
        if margin:
            painter.strokePath(shape, _pen(ACCENT, margin))
    painter.restore()


def _shade() -> QColor:
    return (
        QColor(0, 0, 0, round(current_theme.theme.wide(112, 95)))
        if current_theme.theme.is_dark
        else QColor(40, 34, 22, 70)
    )


def _glow() -> QColor:
    glow = QColor(ACCENT)
    glow.setAlpha(90)
    return glow


def _pen(colour: QColor, reach: float) -> QPen:
    """A line that reaches so far to both sides."""
    pen = QPen(colour, 2 * reach)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
