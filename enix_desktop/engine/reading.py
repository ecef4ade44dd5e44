"""Reading JSON that somebody else may have written: with limits, and errors that name the place."""

import errno
import json
import os
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NoReturn, TypeVar

from enix_desktop.engine.errors import BadData

LARGEST_FILE = 8 * 1024 * 1024
"""We write nothing larger: a game of 160,000 moves. Parsing the worst file of this size takes a second."""
LONGEST_TEXT = 200
_NOT_THERE = (errno.ENOENT, errno.ENOTDIR, errno.ELOOP)
"""Nothing has that name, or only links that lead to themselves."""

T = TypeVar("T")


class NotAFile(BadData):
    """A path where a folder, a pipe, a socket or a device is."""


def read_file(path: Path, largest: int = LARGEST_FILE) -> str:
    """The text of *path*, or a BadData that says what is wrong with it."""
    try:
        return read_bytes(path, largest).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadData(f"{path}: not a text file in UTF-8 (byte {error.start}).") from error


def read_bytes(path: Path, largest: int = LARGEST_FILE) -> bytes:
    """What is in *path*, or a BadData: only a file is ever opened, and never read beyond *largest*."""
    try:
        descriptor = open_file(path)
        try:
            size = os.fstat(descriptor).st_size
            content = b"" if size > largest else _read_all(descriptor, largest + 1)
        finally:
            os.close(descriptor)
    except ValueError:  # no name of a file has a zero in it
        raise BadData(f"{path}: there is no such file.") from None
    except OSError as error:
        if error.errno in _NOT_THERE:
            raise BadData(f"{path}: there is no such file.") from None
        raise BadData(f"{path}: cannot be read ({error.strerror}).") from error
    if max(size, len(content)) > largest:
        raise BadData(f"{path}: larger than {largest // 1024**2} MiB, so it is not read.")
    return content


def open_file(path: Path, flags: int = os.O_RDONLY) -> int:
    """A descriptor of the file in *path*; NotAFile for a pipe or a device, which are never waited for.

    Opening a pipe may block forever and opening a device may do something, so the path is looked at first.
    What has come into its place meanwhile is opened without waiting, and looked at again.
    """
    _need_file(path, path.stat().st_mode)
    # Windows has only the last of these.
    quiet = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags | quiet)
    try:
        _need_file(path, os.fstat(descriptor).st_mode)
    except NotAFile:
        os.close(descriptor)
        raise
    return descriptor


def _need_file(path: Path, mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise NotAFile(f"{path}: this is not a file.")


def _read_all(descriptor: int, most: int) -> bytes:
    """Up to *most* bytes: a file may grow while it is read, and a call may give less than was asked for."""
    pieces, left = [], most
    while left > 0 and (piece := os.read(descriptor, left)):
        pieces.append(piece)
        left -= len(piece)
    return b"".join(pieces)


def parse(text: str) -> "Node":
    """The root of the JSON document *text*."""
    try:
        value = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise BadData(f"not valid JSON: {error.msg} (line {error.lineno}, column {error.colno})") from error
    except RecursionError as error:
        raise BadData("nested too deeply") from error
    except ValueError as error:  # an integer of thousands of digits
        raise BadData("not valid JSON: a number is too long") from error
    return Node(value, "")


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    result = dict(pairs)
    if len(result) < len(pairs):
        raise BadData("a name occurs twice in one object")
    return result


def _refuse_constant(name: str) -> NoReturn:
    raise BadData(f"{name} is not a number")


_DECODER = json.JSONDecoder(object_pairs_hook=_without_repeats, parse_constant=_refuse_constant)
"""Made once: there may be thousands of short texts."""


class Node:
    """A value in a document together with its place in it."""

    __slots__ = ("path", "value")

    def __init__(self, value: object, path: str) -> None:
        self.value = value
        self.path = path

    def fail(self, message: str) -> BadData:
        """An error about this place, to be raised."""
        return BadData(f"{self.path or 'document'}: {message}")

    def __getitem__(self, name: str) -> "Node":
        """The entry *name* of an object."""
        entries = self._object()
        if name not in entries:
            raise self.fail(f'"{name}" is missing')
        return Node(entries[name], self._path_of(name))

    def get(self, name: str) -> "Node | None":
        """The entry *name* of an object, or None if it is absent or null."""
        value = self._object().get(name)
        return None if value is None else Node(value, self._path_of(name))

    def only(self, *names: str) -> "Node":
        """This node, if it is an object with no other entries than *names*."""
        return self.only_of(frozenset(names))

    def only_of(self, names: frozenset[str]) -> "Node":
        """The same for names that are put together once, where there are very many objects to look at."""
        if not self._object().keys() <= names:
            unknown = next(name for name in self._object() if name not in names)
            raise self.fail(f"unknown entry {_shown(unknown)}")
        return self

    def has_none_of(self, names: frozenset[str]) -> bool:
        """Whether this is an object without any of *names*."""
        return names.isdisjoint(self._object())

    def items(self, least: int = 0, most: int = LARGEST_FILE) -> "list[Node]":
        """The elements of a list of allowed length."""
        if not isinstance(self.value, list):
            raise self.fail("a list is expected")
        if not least <= len(self.value) <= most:
            expected = str(least) if least == most else f"{least} to {most}"
            raise self.fail(f"{expected} entries are expected, not {len(self.value)}")
        return [Node(value, f"{self.path}[{index}]") for index, value in enumerate(self.value)]

    def each(self) -> "Iterator[Node]":
        """The elements of a list of any length, one at a time: the first wrong one ends the work."""
        if not isinstance(self.value, list):
            raise self.fail("a list is expected")
        return (Node(value, f"{self.path}[{index}]") for index, value in enumerate(self.value))

    def entries(self) -> "Iterator[tuple[str, Node]]":
        """Names and values of an object."""
        for name in self._object():
            yield name, self[name]

    def integer(self, least: int, most: int) -> int:
        """A whole number from *least* to *most*."""
        if type(self.value) is not int:
            raise self.fail("a whole number is expected")
        if not least <= self.value <= most:
            raise self.fail(f"a number from {least} to {most} is expected")
        return self.value

    def text(self, longest: int = LONGEST_TEXT) -> str:
        """A text of printable characters."""
        if not isinstance(self.value, str):
            raise self.fail("a text is expected")
        if len(self.value) > longest:
            raise self.fail(f"longer than {longest} characters")
        if not self.value.isprintable():
            raise self.fail("contains characters that cannot be shown")
        return self.value

    def one_of(self, choices: Mapping[str, T], what: str) -> T:
        """The value that *choices* has for this text."""
        name = self.text()
        if name not in choices:
            raise self.fail(f"there is no {what} {_shown(name)}")
        return choices[name]

    def _path_of(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def _object(self) -> Mapping[str, object]:
        if not isinstance(self.value, dict):
            raise self.fail("an object is expected")
        return self.value


def _shown(name: str) -> str:
    """A foreign text, made short and harmless for an error message."""
    shortened = name if len(name) <= 40 else name[:39] + "…"
    return json.dumps(shortened, ensure_ascii=not shortened.isprintable())
