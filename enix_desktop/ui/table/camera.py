"""The camera over the board: it fits, zooms and pans, and moves by itself only to keep all tiles in sight."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsObject

from enix_desktop.ui.table.motion import motion

GLIDE = 260
"""Milliseconds at normal speed in which the board comes to another place."""
LEAST, MOST = 0.25, 3.0
"""How small and how large the board can be."""


class Camera(QObject):
    """Moves and scales the board in its room; a view zoomed or panned by hand is left alone."""

    def __init__(
        self,
        board: QGraphicsObject,
        extent: Callable[[], QRectF],
        room: Callable[[], QRectF],
        moved: Callable[[], object],
    ) -> None:
        """*extent* is what has to be seen of *board*, *room* its place; *moved* is called when it moves."""
        super().__init__(board)
        self._board, self._extent, self._room, self._moved = board, extent, room, moved
        self.duration: Callable[[int], int] = lambda milliseconds: 0
        """How long something lasts at the chosen speed."""
        self.is_fitted = True
        self._framed, self._revealed = QRectF(), QRectF()
        self._glide = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._glide.valueChanged.connect(self._on_glide)
        self._way = (1.0, QPointF(), 1.0, QPointF())

    @property
    def is_gliding(self) -> bool:
        return bool(self._glide.state() == QVariantAnimation.State.Running)

    def fit(self, gently: bool = False) -> None:
        """Show the whole board, at once or *gently*."""
        room, extent = self._room(), self._needed()
        scale = min(room.width() / extent.width(), room.height() / extent.height())
        scale = max(LEAST, min(MOST, scale))
        self.is_fitted = True
        self._go(scale, room.center() - extent.center() * scale, gently)

    def keep_in_sight(self) -> None:
        """A tile may have come to lie outside the room: then show the whole board."""
        if self.is_fitted and not self._has_room_for(self._needed()):
            self.fit(gently=True)

    def reveal(self, rect: QRectF) -> None:
        """Show the whole board with *rect*, which was asked for, unless that is in sight already."""
        if not self._has_room_for(rect):
            self._revealed = self._revealed.united(rect)
            self.fit(gently=True)

    def conceal(self) -> None:
        """What was revealed is not needed any more; a board that somebody has moved since stays so."""
        self._need(self._framed, QRectF())

    def frame(self, rect: QRectF) -> None:
        """As long as something is being chosen, *rect* is needed around the board; a null one no more."""
        self._need(rect, self._revealed)

    def _need(self, framed: QRectF, revealed: QRectF) -> None:
        if (framed, revealed) != (self._framed, self._revealed):
            self._framed, self._revealed = framed, revealed
            if self.is_fitted:
                self.fit(gently=True)

    def _needed(self) -> QRectF:
        return self._extent().united(self._framed).united(self._revealed)

    def zoom(self, factor: float, about: QPointF) -> None:
        """Zoom the board about a point of the scene."""
        self._glide.stop()
        scale = max(LEAST, min(MOST, self._board.scale() * factor))
        anchor = self._board.mapFromScene(about)
        self.is_fitted = False
        self._go(scale, about - anchor * scale)

    def pan(self, by: QPointF) -> None:
        """Shift the board by hand."""
        self.is_fitted = False
        self.shift(by)

    def shift(self, by: QPointF) -> None:
        self._glide.stop()
        self._go(self._board.scale(), self._board.pos() + by)

    def _has_room_for(self, rect: QRectF) -> bool:
        if self.is_gliding:
            _, _, scale, place = self._way
            shown = QRectF(place + rect.topLeft() * scale, rect.size() * scale)
        else:
            shown = self._board.mapRectToScene(rect)
        return self._room().adjusted(-1, -1, 1, 1).contains(shown)

    def _go(self, scale: float, place: QPointF, gently: bool = False) -> None:
        self._glide.stop()
        here = self._board.scale(), self._board.pos()
        is_shown = gently and not motion.is_reduced and here != (scale, place)
        milliseconds = self.duration(GLIDE) if is_shown else 0
        self._way = (*here, scale, place)
        if milliseconds > 0:
            self._glide.setDuration(milliseconds)
            self._glide.start()
        else:
            self._on_glide(1.0)

    def _on_glide(self, part: float) -> None:
        from_scale, from_place, to_scale, to_place = self._way
        if part >= 1.0:
            self._board.setScale(to_scale)
            self._board.setPos(to_place)
        else:
            self._board.setScale(from_scale + (to_scale - from_scale) * part)
            self._board.setPos(from_place + (to_place - from_place) * part)
        self._moved()
