"""The pictures of a book by name, painted when first seen and kept in the sizes seen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from enix_desktop.i18n import texts
from enix_desktop.ui.widgets.theme import current_theme

KEPT = 160
"""How many pictures are kept."""


class Canvas(Protocol):
    """What figures are drawn on."""

    def ground(self) -> None:
        """Paint what lies below the figure."""


CanvasT = TypeVar("CanvasT", bound=Canvas)


@dataclass(frozen=True, slots=True)
class Figure(Generic[CanvasT]):
    """A figure, its size in pixels of the page where there is room, and what it shows."""

    width: int
    height: int
    draw: Callable[[CanvasT], None]


@dataclass(frozen=True, slots=True)
class SmallPictures:
    """Pictures in a line of text: how large, whether there is one of a name, and what paints it.

    `paint` fills a circle of radius 1 around the origin.
    """

    size: int
    is_known: Callable[[str], bool]
    paint: Callable[[QPainter, str], None]


class Gallery(Generic[CanvasT]):
    """Knows figures and small pictures; a game may add pictures of other kinds."""

    def __init__(
        self,
        figures: Mapping[str, Figure[CanvasT]],
        canvas: Callable[[QPainter, float, float], CanvasT],
        small: SmallPictures,
        ratios: Mapping[str, float] = MappingProxyType({}),
    ) -> None:
        """*ratios* say of each other kind of picture how high it is to its width."""
        self._figures, self._small, self._ratios = figures, small, ratios
        self.canvas = canvas
        self._kept = lru_cache(maxsize=KEPT)(self._painted)

    def paint_other(self, painter: QPainter, kind: str, what: str, rect: QRectF) -> None:
        """Paint a picture of another *kind* into *rect*."""
        raise NotImplementedError

    def figure_size(self, name: str, column: int) -> tuple[int, int]:
        """Width and height of a figure in a column so wide."""
        figure = self._figures[name]
        width = min(figure.width, column)
        return width, round(figure.height * width / figure.width)

    def picture_size(self, kind: str, width: int) -> tuple[int, int]:
        """Width and height of a picture of another *kind* so wide."""
        return width, round(width * self._ratios[kind])

    def picture(self, name: str, ratio: float) -> QImage | None:
        """The picture *name* in the theme and the language in use, such as `figure/ring@600`."""
        return self._kept(name, ratio, current_theme.theme.name, texts.speech.language)

    def paint(self, painter: QPainter, name: str, rect: QRectF) -> None:
        """Paint the picture *name* into *rect*, for the screen or as shapes on paper."""
        kind, what, _ = _parts(name)
        painter.save()
        if kind == "figure":
            figure = self._figures[what]
            painter.translate(rect.topLeft())
            painter.scale(rect.width() / figure.width, rect.height() / figure.height)
            canvas = self.canvas(painter, figure.width, figure.height)
            canvas.ground()
            figure.draw(canvas)
        elif kind == "small":
            painter.translate(rect.center())
            painter.scale(rect.width() / 2, rect.height() / 2)
            self._small.paint(painter, what)
        else:
            self.paint_other(painter, kind, what, rect)
        painter.restore()

    def _size(self, name: str) -> tuple[int, int] | None:
        kind, what, width = _parts(name)
        if kind == "figure":
            return self.figure_size(what, int(width)) if what in self._figures else None
        if kind == "small":
            return (self._small.size, self._small.size) if self._small.is_known(what) else None
        return self.picture_size(kind, int(width)) if kind in self._ratios else None

    def _painted(self, name: str, ratio: float, _theme: str, _language: str) -> QImage | None:
        size = self._size(name)
        if size is None:
            return None
        pixels = QSize(round(size[0] * ratio), round(size[1] * ratio))
        image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter, name, QRectF(image.rect()))
        painter.end()
        image.setDevicePixelRatio(ratio)
        return image


def _parts(name: str) -> tuple[str, str, str]:
    """Kind, name and width of `figure/ring@600`."""
    kind, _, rest = name.partition("/")
    what, _, width = rest.partition("@")
    return kind, what, width
