"""Takes pictures of a replay at a table of its own, so that the one in the window stays as it is."""

from collections.abc import Iterator
from enum import Enum

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from enix_desktop.app.play.replay_run import ReplayRun
from enix_desktop.ui.replay.apng import AnimatedPng
from enix_desktop.ui.replay.kind import ReplayKind
from enix_desktop.ui.table.use import ReplayUse
from enix_desktop.ui.widgets.theme import current_theme

TABLE = QSize(1024, 640)
"""How large the table is; pictures are scaled, so that they all show the same."""
SHOWN, SHOWN_LAST = 1100, 3000
"""Milliseconds for which a moment of an animated picture is seen."""


class Reach(Enum):
    """How much of the game an animated picture shows."""

    TURN = "turn"
    ROUND = "round"
    GAME = "game"


class Camera:
    """Sees what the eyes of *run* may see, and nothing else."""

    def __init__(self, kind: ReplayKind, run: ReplayRun, scale: float) -> None:
        self._scale = scale
        self._run = ReplayRun(run.reel)
        self._run.set_viewpoint(run.viewpoint)
        self._index = run.index
        self._table = kind.table(self._run, "instant", ReplayUse(self._run))
        widget = self._table.widget
        widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        widget.resize(TABLE)
        widget.show()
        self._table.begin()

    def picture(self, index: int) -> QImage:
        """The table when *index* moves were made."""
        self._run.go_to(index)
        image = QImage(TABLE * self._scale, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(self._scale)
        image.fill(current_theme.theme.table)
        self._table.widget.render(image)
        return image

    def stops(self, reach: Reach) -> list[int]:
        """The stops that an animation around the current one shows."""
        reel = self._run.reel
        first, last = 0, reel.last
        if reach is not Reach.GAME:
            first, last = reel.span(self._index, reach is Reach.ROUND)
        return [stop for stop in reel.stops if first <= stop <= last]

    def film(self, reach: Reach, animated: AnimatedPng) -> Iterator[float]:
        """Add everything to *animated*, and tell after each picture what share is done."""
        stops = self.stops(reach)
        for number, stop in enumerate(stops, 1):
            animated.add(self.picture(stop), SHOWN_LAST if number == len(stops) else SHOWN)
            yield number / len(stops)

    def close(self) -> None:
        self._run.close()
        self._table.widget.close()
        self._table.widget.deleteLater()
        self._run.deleteLater()
