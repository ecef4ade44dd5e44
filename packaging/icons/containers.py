"""Many sizes of one picture in one file: icons for Windows (ICO) and macOS (ICNS)."""

import struct
from collections.abc import Mapping

from PySide6.QtGui import QImage

Pictures = Mapping[int, tuple[QImage, bytes]]
"""By size in pixels, each as an image and as the bytes of a PNG file."""

_BITMAP_BELOW = 256
"""Smaller pictures are bitmaps in an ICO: not every program that reads ICO files expects PNG there."""
_ICNS_PNG = (
    (b"ic11", 32),  # 16 on a screen with twice the pixels
    (b"ic12", 64),
    (b"ic07", 128),
    (b"ic13", 256),
    (b"ic08", 256),
    (b"ic14", 512),
    (b"ic09", 512),
    (b"ic10", 1024),
)
_ICNS_COLOURS_AND_MASK = ((b"is32", b"s8mk", 16), (b"il32", b"l8mk", 32))
_LONGEST_RUN = 128


def ico(pictures: Pictures) -> bytes:
    """An ICO file with all *pictures*."""
    bodies = [
        png if size >= _BITMAP_BELOW else _bitmap(image) for size, (image, png) in sorted(pictures.items())
    ]
    place = 6 + 16 * len(bodies)
    head = struct.pack("<HHH", 0, 1, len(bodies))
    for size, body in zip(sorted(pictures), bodies, strict=True):
        # A byte holds the size, so 256 is written as 0.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(body), place)
        place += len(body)
    return head + b"".join(bodies)


def icns(pictures: Pictures) -> bytes:
    """An ICNS file; *pictures* must have 16, 32, 64, 128, 256, 512 and 1024."""
    parts = [(kind, pictures[size][1]) for kind, size in _ICNS_PNG]
    for colours, mask, size in _ICNS_COLOURS_AND_MASK:
        blue, green, red, alpha = _channels(pictures[size][0])
        parts += [(colours, _runs(red) + _runs(green) + _runs(blue)), (mask, alpha)]
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def _pixels(image: QImage) -> bytes:
    """Rows from top to bottom, four bytes a pixel: blue, green, red, opacity."""
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)  # must live until its bits are copied
    return bytes(plain.constBits())


def _channels(image: QImage) -> tuple[bytes, bytes, bytes, bytes]:
    pixels = _pixels(image)
    return pixels[0::4], pixels[1::4], pixels[2::4], pixels[3::4]


def _bitmap(image: QImage) -> bytes:
    """The picture as a bitmap in an ICO: upside down, and followed by a mask that is empty."""
    size, pixels = image.width(), _pixels(image)
    rows = [pixels[row * 4 * size : (row + 1) * 4 * size] for row in reversed(range(size))]
    mask = bytes((size + 31) // 32 * 4 * size)
    # The height counts picture and mask.
    head = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, len(pixels) + len(mask), 0, 0, 0, 0)
    return head + b"".join(rows) + mask


def _runs(channel: bytes) -> bytes:
    """A channel as ICNS wants it; runs of equal bytes could be shortened, but need not be."""
    cuts = (channel[start : start + _LONGEST_RUN] for start in range(0, len(channel), _LONGEST_RUN))
    return b"".join(bytes([len(cut) - 1]) + cut for cut in cuts)
