"""Tiles for hundreds of tables: what goes into a picture is the same, so it is painted once."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

import pytest
from PySide6.QtGui import QPainter, QPixmap

from enix_desktop.ui.enix.tile_motif_cache import Layer, TilePictures
from enix_desktop.ui.widgets.theme import current_theme

Paint = Callable[[QPainter], None]
_painting, _painted = TilePictures._painting, TilePictures._painted
_pictures: dict[Hashable, QPixmap] = {}


def paint_once(patch: pytest.MonkeyPatch) -> None:
    """Keep every painted layer for other tables; each still decides for itself which layer it needs when."""

    def painting(pictures: TilePictures, layer: Layer) -> Paint:
        paint: Any = partial(_painting(pictures, layer))
        paint.inputs = (pictures._energy, pictures._rays, layer, current_theme.theme.name)
        return paint  # type: ignore[no-any-return]

    def painted(paint: Any, scale: float) -> QPixmap:
        key = (paint.inputs, scale)
        if key not in _pictures:
            _pictures[key] = _painted(paint, scale)
        return _pictures[key]

    patch.setattr(TilePictures, "_painting", painting)
    patch.setattr(TilePictures, "_painted", staticmethod(painted))


def forget() -> None:
    """Let go of all pictures, before Qt ends."""
    _pictures.clear()
