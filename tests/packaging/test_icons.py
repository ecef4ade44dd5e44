"""The icons: drawn by our script, the game's own cap, and readable down to 16 pixels."""

import importlib
import re
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from numpy.typing import NDArray

pytest.importorskip("PySide6")

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from enix_desktop import resources
from enix_desktop.identity import APP_ID, COMMAND, RECORD_TYPE
from enix_desktop.ui.enix.goblin import paint_cap, paint_peeking
from enix_desktop.ui.window import icon as icons

pytestmark = pytest.mark.qt

ROOT = Path(__file__).parents[2]
DRAWING = ROOT / "packaging" / "icons"
HICOLOR = ROOT / "packaging" / "linux" / "icons" / "hicolor"
PANEL_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ANTIALIASING = 6
"""Of 255: as far apart may two versions of Qt be."""

Pixels = NDArray[np.float64]
"""Rows, columns, and red, green, blue and opacity from 0 to 255."""


def pixels(image: QImage) -> Pixels:
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return np.array(plain.constBits()).reshape(plain.height(), plain.width(), 4).astype(np.float64)


def on_black(image: QImage) -> Pixels:
    """As `pixels`, but the colour of what cannot be seen does not count."""
    found = pixels(image)
    found[..., :3] *= found[..., 3:] / 255
    return found


def panel_icon(size: int) -> QImage:
    return QImage(str(HICOLOR / f"{size}x{size}" / "apps" / f"{APP_ID}.png"))


def contrast(one: Pixels | tuple[float, ...], other: Pixels | tuple[float, ...]) -> float:
    """How far two colours are apart for reading, from 1 to 21 (WCAG)."""

    def luminance(colour: Pixels | tuple[float, ...]) -> float:
        parts = np.asarray(colour, dtype=np.float64)[:3] / 255
        linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
        return float(linear @ np.array([0.2126, 0.7152, 0.0722]))

    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


def rgb(name: str) -> tuple[float, float, float]:
    colour = QColor(name)
    return colour.red(), colour.green(), colour.blue()


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The module with the drawings, which is imported from beside the script."""
    monkeypatch.syspath_prepend(str(DRAWING))
    yield importlib.import_module("drawings")
    sys.modules.pop("drawings", None)


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the script has just drawn everything."""
    folder = tmp_path_factory.mktemp("icons")
    subprocess.run([sys.executable, str(DRAWING / "draw_icons.py"), str(folder)], check=True)
    return folder


# The files


def test_the_script_draws_exactly_the_icons_that_are_here(drawn: Path) -> None:
    here = [
        *HICOLOR.rglob("*.*g"),
        *(ROOT / "resources" / "icons").iterdir(),
        *DRAWING.glob("*.ic*"),
    ]
    new = {path.relative_to(drawn) for path in drawn.rglob("*") if path.is_file()}
    assert {path.relative_to(ROOT) for path in here} == new


def test_the_script_draws_the_same_pictures_again(drawn: Path) -> None:
    for path in sorted(path for path in drawn.rglob("*") if path.is_file()):
        old = ROOT / path.relative_to(drawn)
        hint = f"{old.name}: python packaging/icons/draw_icons.py has something to write"
        if path.suffix == ".svg":
            assert path.read_bytes() == old.read_bytes(), hint
        elif path.suffix == ".png":
            before, after = on_black(QImage(str(old))), on_black(QImage(str(path)))
            assert before.shape == after.shape, hint
            assert np.abs(before - after).max() <= ANTIALIASING, hint


@pytest.mark.parametrize("size", PANEL_SIZES)
def test_an_icon_is_as_large_as_its_folder_says_and_fills_it(size: int) -> None:
    image = panel_icon(size)
    assert image.size() == QSize(size, size)
    columns = np.flatnonzero((pixels(image)[..., 3] > 40).any(axis=0))
    assert columns[0] <= size / 16
    assert columns[-1] >= size - 1 - size / 16
    assert pixels(image)[0, 0, 3] == 0, "around the tile nothing is painted"


def test_records_have_an_icon_of_their_own() -> None:
    name = RECORD_TYPE.replace("/", "-")
    image = QImage(str(HICOLOR / "256x256" / "mimetypes" / f"{name}.png"))
    assert image.size() == QSize(256, 256)
    assert QSvgRenderer(str(HICOLOR / "scalable" / "mimetypes" / f"{name}.svg")).isValid()
    assert np.abs(on_black(image) - on_black(panel_icon(256))).mean() > 20


def test_the_symbolic_icon_has_one_colour_and_the_grid_of_16() -> None:
    text = (HICOLOR / "symbolic" / "apps" / f"{APP_ID}-symbolic.svg").read_text()
    assert 'viewBox="0 0 16 16"' in text
    assert re.findall(r"#[0-9a-f]+|url|opacity", text) == ["#2e3436"]
    assert "stroke" not in text, "panels colour areas, not strokes"


def test_windows_gets_every_size_and_each_is_the_icon() -> None:
    check_ico(f"{COMMAND}.ico", panel_icon)


def test_windows_gets_an_icon_for_records() -> None:
    drawing = QSvgRenderer(str(HICOLOR / "scalable" / "mimetypes" / f"{RECORD_TYPE.replace('/', '-')}.svg"))

    def record_icon(size: int) -> QImage:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter)
        painter.end()
        return image

    check_ico("record.ico", record_icon)


def check_ico(name: str, picture: Callable[[int], QImage]) -> None:
    data = (DRAWING / name).read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind) == (0, 1)
    sizes, end = [], 6 + 16 * count
    for index in range(count):
        width, height, _, _, planes, bits, length, start = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * index
        )
        assert (width, planes, bits, start) == (height, 1, 32, end)
        size, end = width or 256, start + length
        sizes.append(size)
        body = data[start:end]
        if size == 256:
            image = QImage.fromData(body)
            found = pixels(image).astype(int)
        else:
            bottom_up = np.frombuffer(body, np.uint8, 4 * size * size, 40).reshape(size, size, 4)
            found = bottom_up[::-1, :, [2, 1, 0, 3]].astype(int)
        assert np.abs(found - pixels(picture(size))).max() <= ANTIALIASING
    assert sizes == [16, 24, 32, 48, 64, 256]
    assert end == len(data)


def test_macos_gets_every_size_and_each_is_the_icon() -> None:
    data = (DRAWING / f"{COMMAND}.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    found, place = {}, 8
    while place < len(data):
        kind, (length,) = data[place : place + 4].decode(), struct.unpack_from(">I", data, place + 4)
        found[kind] = data[place + 8 : place + length]
        place += length
    assert place == len(data)
    png_sizes = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512}
    for kind, size in png_sizes.items():
        image = QImage.fromData(found.pop(kind))
        assert np.array_equal(pixels(image), pixels(panel_icon(size)))
    assert QImage.fromData(found.pop("ic10")).size() == QSize(1024, 1024)
    for colours, mask, size in (("is32", "s8mk", 16), ("il32", "l8mk", 32)):
        runs = np.frombuffer(found.pop(colours), np.uint8).reshape(-1, 129)
        assert (runs[:, 0] == 127).all(), "128 bytes follow, none of them repeated"
        planes = runs[:, 1:].reshape(3, size, size)
        opacity = np.frombuffer(found.pop(mask), np.uint8).reshape(1, size, size)
        whole = np.concatenate([planes, opacity]).transpose(1, 2, 0)
        assert np.array_equal(whole, pixels(panel_icon(size)))
    assert not found


# The looks


def test_the_cap_is_the_one_of_the_game(drawings: ModuleType) -> None:
    size = 400
    place = "scale(4) translate(50 50) scale(1.12) translate(-53 -34)"
    text = drawings.svg(size, f'<g transform="{place}">{drawings.cap()}</g>')
    ours, theirs = (QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied) for _ in range(2))
    for image in (ours, theirs):
        image.fill(QColor("#23afa2"))
    painter = QPainter(ours)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(text.encode()).render(painter)
    painter.end()
    painter = QPainter(theirs)
    paint_peeking(painter, QRectF(0, 0, size, size))
    paint_cap(painter, QRectF(0, 0, size, size))
    painter.end()
    apart = np.abs(pixels(ours) - pixels(theirs)).max(axis=2)
    assert apart.mean() < 0.5
    assert (apart > 40).mean() < 0.003, "only edges may differ, by their antialiasing"


@pytest.mark.parametrize("size", [16, 22, 24, 32])
def test_a_small_icon_shows_a_dark_cap_on_a_lighter_tile(drawings: ModuleType, size: int) -> None:
    found = pixels(panel_icon(size))
    solid = found[found[..., 3] == 255][:, :3]

    def share(*names: str) -> float:
        colours = [rgb(name) for name in names]
        return sum(float((solid == colour).all(axis=1).mean()) for colour in colours)

    cap, tile = share(drawings.NIGHT, drawings.NIGHT_DEEP, drawings.NIGHT_BAND), share(drawings.BASE)
    assert 0.25 < cap < 0.6, "the cap is the largest thing, but the tile can be seen around it"
    assert 0.12 < tile < 0.5
    assert share(drawings.STAR) > 0.02
    assert cap + tile + share(drawings.STAR, drawings.SHADE, drawings.TINT) > 0.55, "most pixels are sharp"
    assert contrast(rgb(drawings.NIGHT), rgb(drawings.BASE)) > 4.5
    assert contrast(rgb(drawings.STAR), rgb(drawings.NIGHT)) > 4.5


def test_at_16_pixels_the_cap_has_brim_tip_and_bobble(drawings: ModuleType) -> None:
    found = pixels(panel_icon(16))
    dark = (found[..., :3].max(axis=2) < 160) & (found[..., 3] > 200) & (found[..., 1] < 100)
    widths = dark.sum(axis=1)
    assert widths[10:13].min() >= 9, "a wide brim"
    assert widths[3] < widths[9] < widths[11], "a cap that gets wider downwards"
    yellow = np.argwhere(np.abs(found[..., :3] - rgb(drawings.STAR)).max(axis=2) < 8)
    assert any(column >= 11 and 5 <= row <= 8 for row, column in yellow), "a bobble at the right"
    assert any(column <= 8 for _, column in yellow), "a star on the cap"


@pytest.mark.parametrize("ground", ["#fafafa", "#e9e3d6", "#262626", "#232a34"])
@pytest.mark.parametrize("size", [16, 24, 48, 256])
def test_the_tile_stands_out_on_light_and_dark_panels(size: int, ground: str) -> None:
    found = pixels(panel_icon(size))
    middle = found[size // 2 - 1, : size // 4]
    assert max(contrast(pixel, rgb(ground)) for pixel in middle if pixel[3] == 255) > 2


def test_the_window_icon_has_all_its_sizes_and_nothing_lies_about_unused(qtbot: QtBot) -> None:
    icon = icons.window_icon()
    assert [size.width() for size in icon.availableSizes()] == list(icons.SIZES)
    for size in icons.SIZES:
        shown = icon.pixmap(QSize(size, size), 1.0).toImage()
        assert np.abs(on_black(shown) - on_black(panel_icon(size))).max() <= 2
    names = {path.name for path in (resources.folder() / "icons").iterdir()}
    assert names == {f"{COMMAND}-{size}.png" for size in icons.SIZES}
