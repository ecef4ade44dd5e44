"""Animated pictures in the APNG format: a PNG of the first picture, and chunks with what changes after it.

Qt compresses; this only puts chunks in order, so that no library is needed. A program that does not know
the format shows the first picture. https://www.w3.org/TR/png-3/ describes acTL, fcTL and fdAT.
"""

import struct
import zlib
from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect
from PySide6.QtGui import QImage

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_KEEP, _OVER = 0, 1
"""A picture stays when the next one comes, which is laid over it."""
_FORMAT = QImage.Format.Format_ARGB32
LONGEST = 60_000
"""Milliseconds a picture may stay: the format has 16 bits for it."""


class AnimatedPng:
    """Takes pictures of one size, each with its duration."""

    def __init__(self) -> None:
        self._last: QImage | None = None
        self._header = b""
        self._frames: list[tuple[QRect, int, list[bytes]]] = []

    @property
    def count(self) -> int:
        """How many pictures there are; one that looks like the one before makes that one longer."""
        return len(self._frames)

    def add(self, image: QImage, milliseconds: int) -> None:
        """Show *image* for so long."""
        plain = image.convertToFormat(QImage.Format.Format_RGB32).convertToFormat(_FORMAT)
        plain.setDevicePixelRatio(1.0)
        news, rect = (plain, plain.rect()) if self._last is None else _news(self._last, plain)
        if rect.isEmpty():
            before, milliseconds_before, data = self._frames[-1]
            self._frames[-1] = before, min(LONGEST, milliseconds_before + milliseconds), data
            return
        self._last = plain
        found = list(chunks(png(news)))
        header = next(body for kind, body in found if kind == b"IHDR")
        if not self._header:
            self._header = header
        assert header[8:] == self._header[8:]  # all pictures have the same colours in the same order
        data = [body for kind, body in found if kind == b"IDAT"]
        self._frames.append((rect, min(LONGEST, milliseconds), data))

    def data(self, plays: int = 0) -> bytes:
        """The file; it is shown *plays* times, or again and again."""
        parts = [SIGNATURE, _chunk(b"IHDR", self._header), _chunk(b"acTL", _longs(self.count, plays))]
        number = 0
        for position, (rect, milliseconds, data) in enumerate(self._frames):
            place = _longs(number, rect.width(), rect.height(), rect.x(), rect.y())
            parts.append(_chunk(b"fcTL", place + struct.pack(">HHBB", milliseconds, 1000, _KEEP, _OVER)))
            number += 1
            for body in data:
                if position == 0:
                    parts.append(_chunk(b"IDAT", body))
                else:
                    parts.append(_chunk(b"fdAT", _longs(number) + body))
                    number += 1
        return b"".join([*parts, _chunk(b"IEND", b"")])


def _news(before: QImage, after: QImage) -> tuple[QImage, QRect]:
    """What has changed, and where; what has not is transparent there, which needs next to no room."""
    now = _pixels(after)
    differs = _pixels(before) != now
    rows, columns = np.flatnonzero(differs.any(axis=1)), np.flatnonzero(differs.any(axis=0))
    if not len(rows):
        return QImage(), QRect()
    left, right, top, bottom = int(columns[0]), int(columns[-1]) + 1, int(rows[0]), int(rows[-1]) + 1
    part = np.where(differs, now, 0)[top:bottom, left:right]
    wide, high = right - left, bottom - top
    data = np.ascontiguousarray(part).tobytes()
    return QImage(data, wide, high, 4 * wide, _FORMAT).copy(), QRect(left, top, wide, high)


def _pixels(image: QImage) -> np.ndarray:
    lines = np.frombuffer(image.constBits(), np.uint32)
    return lines.reshape(image.height(), image.bytesPerLine() // 4)[:, : image.width()]


def png(image: QImage) -> bytes:
    """*image* as a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs say bytes
    return bytes(data.data())


def chunks(written: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Kind and content of all chunks of a PNG file."""
    at = len(SIGNATURE)
    while at < len(written):
        (length,) = struct.unpack_from(">I", written, at)
        yield written[at + 4 : at + 8], written[at + 8 : at + 8 + length]
        at += length + 12


def _chunk(kind: bytes, body: bytes) -> bytes:
    return _longs(len(body)) + kind + body + _longs(zlib.crc32(kind + body))


def _longs(*numbers: int) -> bytes:
    return struct.pack(f">{len(numbers)}I", *numbers)
