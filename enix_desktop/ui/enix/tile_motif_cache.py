"""Ready-painted layers of one tile, so that a repaint only copies pixels."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from enix_desktop.games.enix.components import Energy, Ray
from enix_desktop.geometry.hexes import SIDES
from enix_desktop.ui.enix.motifs.frame import outline, paint_source
from enix_desktop.ui.enix.motifs.glow import Glow, paint_glow
from enix_desktop.ui.enix.tile_motifs import ART, paint_low_shadow, paint_motif, paint_tile, paint_turning
from enix_desktop.ui.widgets.paper_art import cast_shadow
from enix_desktop.ui.widgets.theme import current_theme

_SIZES_KEPT = 2
"""One for the table, one for the hand."""
_HIGH, _DARKNESS = 18.0, 0.42

Kind: TypeAlias = Literal["rest", "motif", "turning", "source", "shadow", "low shadow"]


class Layer(NamedTuple):
    """What can be painted by itself: a tile at rest, a part of one that turns, or a mark."""

    kind: Kind | Glow
    turn: int = 0
    dark: bool = False


class TilePictures:
    """The layers of one tile, painted when first asked for, in the sizes used last."""

    def __init__(self, energy: Energy, rays: Sequence[Ray]) -> None:
        self._energy = energy
        self._rays = tuple(rays)
        self._sizes: dict[float, dict[Layer, QPixmap]] = {}
        self._is_strong = current_theme.theme.is_strong
        self.scale = 0.0
        """Pixels per board unit in the size in use."""

    @property
    def is_empty(self) -> bool:
        return not self._sizes

    def has(self, scale: float) -> bool:
        self._follow_theme()
        return scale in self._sizes

    def use(self, scale: float) -> None:
        """Take pictures of this size from now on."""
        self._follow_theme()
        self._sizes[scale] = self._sizes.pop(scale, {})
        self.scale = scale
        if len(self._sizes) > _SIZES_KEPT:
            del self._sizes[next(iter(self._sizes))]

    def pixmap(self, layer: Layer) -> QPixmap:
        return self._picture(layer, self.scale)

    def paint(self, painter: QPainter, layer: Layer) -> None:
        """Paint *layer* itself, for paper: there it is sharp in every size."""
        self._painting(layer)(painter)

    def prepare(self, layers: Iterable[Layer], scale: float) -> bool:
        """Paint the first of *layers* that is missing in this size; return whether there was one."""
        self._follow_theme()
        if scale not in self._sizes and len(self._sizes) >= _SIZES_KEPT:
            del self._sizes[next(size for size in self._sizes if size != self.scale)]
        pictures = self._sizes.setdefault(scale, {})
        missing = next((layer for layer in layers if layer not in pictures), None)
        if missing is None:
            return False
        self._picture(missing, scale)
        return True

    def _follow_theme(self) -> None:
        """Other rims are other pictures."""
        if self._is_strong != current_theme.theme.is_strong:
            self._is_strong = current_theme.theme.is_strong
            self._sizes = {size: {} for size in self._sizes}

    def _picture(self, layer: Layer, scale: float) -> QPixmap:
        pictures = self._sizes[scale]
        if layer not in pictures:
            pictures[layer] = self._painted(self._painting(layer), scale)
        return pictures[layer]

    @staticmethod
    def _painted(paint: Callable[[QPainter], None], scale: float) -> QPixmap:
        pixmap = QPixmap((ART.size() * scale).toSize())
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-ART.topLeft())
        paint(painter)
        painter.end()
        return pixmap

    def _painting(self, layer: Layer) -> Callable[[QPainter], None]:
        energy, dark = self._energy, layer.dark
        match layer.kind:
            case "rest":
                rays = tuple(self._rays[(side - layer.turn) % SIDES] for side in range(SIDES))
                return lambda painter: paint_tile(painter, energy, rays, dark)
            case "motif":
                return lambda painter: paint_motif(painter, energy, dark)
            case "turning":
                return lambda painter: paint_turning(painter, energy, self._rays, dark)
            case "source":
                return lambda painter: paint_source(painter, energy, dark)
            case "shadow":
                return lambda painter: cast_shadow(painter, outline(), _HIGH, _DARKNESS)
            case "low shadow":
                return paint_low_shadow
            case mark:
                return lambda painter: paint_glow(painter, mark)
