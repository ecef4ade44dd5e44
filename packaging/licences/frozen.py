"""Whether every library in a frozen build belongs to a component of the table."""

import re
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

from table import Component

_LIBRARY = re.compile(r"\.(so(\.[\w.-]+)?|pyd|dll|dylib)$", re.IGNORECASE)
_INSIDE = ("_internal", "Contents/Frameworks", "Contents/MacOS")
"""Where PyInstaller puts what belongs to a program; patterns begin below."""


def libraries(folder: Path) -> list[str]:
    """Every library below *folder*, as a path from where PyInstaller puts them; links do not count."""
    found = set()
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink() and _is_library(path):
            found.add(_below(path.relative_to(folder).as_posix()))
    return sorted(found)


def uncovered(paths: Sequence[str], components: Sequence[Component]) -> list[str]:
    """The libraries that no component knows."""
    patterns = [pattern for one in components for pattern in one.files]
    patterns += [pattern for one in components for part in one.parts for pattern in part.files]
    return [path for path in paths if not any(_fits(path, pattern) for pattern in patterns)]


def _fits(path: str, pattern: str) -> bool:
    # A pattern without a folder fits the name wherever the file lies.
    return fnmatchcase(path if "/" in pattern else PurePosixPath(path).name, pattern)


def _is_library(path: Path) -> bool:
    return bool(_LIBRARY.search(path.name)) or ".framework/Versions/" in path.as_posix()


def _below(path: str) -> str:
    for inside in _INSIDE:
        if path.startswith(f"{inside}/") or f"/{inside}/" in path:
            return path.split(f"{inside}/", 1)[1]
    return path
