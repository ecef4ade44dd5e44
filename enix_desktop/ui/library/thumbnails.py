"""Small pictures of games: painted one at a time while the program is idle, and kept."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from enix_desktop.app.library.facts import Facts
from enix_desktop.ui.widgets.theme import current_theme

_KEPT = 200
_ROUNDING, _MARGIN = 8.0, 4.0

_Key: TypeAlias = tuple[Path, int, str, float]


class BoardPainter(Protocol):
    """Paints boards of one game."""

    def paint(
        self, painter: QPainter, area: QRectF, board: Mapping[str, object], pieces: Sequence[str | None]
    ) -> None:
        """Paint *board* into *area*; *pieces* are those of the seats."""


class Thumbnails(QObject):
    """Pictures of one size; one that is not there yet is painted soon."""

    ready = Signal(object)
    """The path of a game whose picture is there now."""

    def __init__(
        self, size: QSize, painters: Mapping[str, BoardPainter], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._painters = painters
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._wanted: OrderedDict[_Key, Facts] = OrderedDict()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self.paint_next)

    def pixmap(self, facts: Facts, ratio: float) -> QPixmap | None:
        """The picture of a game, or None until it is painted; *ratio* is pixels of the screen to each."""
        key = (facts.path, facts.saved, current_theme.theme.name, ratio)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if facts.game in self._painters:
            self._wanted[key] = facts
            self._wanted.move_to_end(key)  # what was asked last is in sight
            if not self._timer.isActive():
                self._timer.start()
        return None

    @property
    def is_at_rest(self) -> bool:
        """Whether every picture that somebody wanted to see is painted."""
        return not self._wanted

    def paint_next(self) -> None:
        """Paint one picture that is wanted."""
        while len(self._wanted) > _KEPT:
            self._wanted.popitem(last=False)
        if not self._wanted:
            self._timer.stop()
            return
        key, facts = self._wanted.popitem()
        self._kept[key] = self._painted(facts, key[-1])
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        self.ready.emit(facts.path)

    def _painted(self, facts: Facts, ratio: float) -> QPixmap:
        pixmap = QPixmap(self._size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        area = QRectF(0, 0, self._size.width(), self._size.height())
        paper = QPainterPath()
        paper.addRoundedRect(area, _ROUNDING, _ROUNDING)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(paper, current_theme.theme.table)
        inside = area.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        pieces = [who.piece for who in facts.players]
        self._painters[facts.game].paint(painter, inside, facts.board, pieces)
        painter.end()
        return pixmap
