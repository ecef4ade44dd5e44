"""Where the shipped resources lie: beside the package in a checkout, inside it in an installed wheel."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path


class MissingResource(Exception):
    """A file that belongs to the program is not there, or is damaged."""

    def __init__(self, name: str, message: str) -> None:
        super().__init__(message)
        self.name = name


@cache
def folder() -> Path:
    """The folder of all resources."""
    package = Path(__file__).parent
    for candidate in (package / "resources", package.parent / "resources"):
        if candidate.is_dir():
            return candidate
    raise MissingResource(
        "resources", f"The resources folder is missing beside {package}: please install the program again."
    )


_more_folders: list[Path] = []


def add_folder(more: Path) -> None:
    """Look in *more* for what the shipped folder lacks: a game that is not shipped brings its own."""
    if more not in _more_folders:
        _more_folders.append(more)


def path(name: str) -> Path:
    """Where the resource *name* lies, a file or a folder, or where it should lie."""
    places = [place / name for place in (folder(), *_more_folders)]
    return next((place for place in places if place.exists()), places[0])


def has(name: str) -> bool:
    """Whether there is a resource *name*."""
    return path(name).is_file()


def text(name: str) -> str:
    """The text of the resource *name*, a path below the resources folder."""
    try:
        return path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise MissingResource(
            name, f"The resource {name} cannot be read ({error.strerror}): please install the program again."
        ) from error


def check(names: Iterable[str]) -> None:
    """Raise MissingResource if one of *names* is not there: better at the start than during a game."""
    for name in names:
        if not has(name):
            raise MissingResource(name, f"The resource {name} is missing: please install the program again.")
