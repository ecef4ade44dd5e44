"""Makes NOTICE, resources/notice.json and the licence texts of what is installed, or checks them.

`make_notice.py` writes them. `make_notice.py --check` says what is wrong and ends with 1: a dependency that
the table lacks or that is gone, another licence, a missing or superfluous text, a NOTICE that is out of date.
`make_notice.py --frozen FOLDER` names every library in a frozen build that no component of the table covers.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from frozen import libraries, uncovered
from installed import (
    NotInstalled,
    bundled_names,
    declared_licence,
    dependencies,
    licence_text,
    tidy,
    words_alone,
)
from packaging.utils import canonicalize_name
from table import TEXTS, Component, WrongTable, read_table
from writing import notice, notice_json

ROOT = Path(__file__).resolve().parents[2]
TABLE = Path(__file__).with_name("components.toml")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what was asked; 0 if all is well."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--check", action="store_true", help="change nothing, and say what is wrong")
    parser.add_argument("--frozen", type=Path, metavar="FOLDER", help="a frozen build to look into")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout")
    parser.add_argument("--table", type=Path, default=TABLE, help="another table of components")
    asked = parser.parse_args(arguments)
    try:
        components = read_table(asked.table)
        if asked.frozen is not None:
            return _told(faults_of_frozen(components, asked.frozen))
        if not asked.check:
            write(components, asked.root)
        return _told(faults(components, asked.root))
    except (WrongTable, NotInstalled) as error:
        return _told([str(error)])


def _told(found: Iterator[str] | list[str]) -> int:
    lines = list(found)
    for line in lines:
        print(line, file=sys.stderr)
    return 1 if lines else 0


def write(components: Sequence[Component], root: Path) -> None:
    """Write what can be made anew; texts that differ only in years stay as they are."""
    resources = root / "resources"
    for one in components:
        text = _copied(one, root)
        if text is not None and not _says(resources / one.text, text):
            (resources / one.text).write_text(text, encoding="utf-8")
    (root / "NOTICE").write_text(notice(components), encoding="utf-8")
    (resources / "notice.json").write_text(notice_json(components), encoding="utf-8")


def faults(components: Sequence[Component], root: Path) -> Iterator[str]:
    """Everything that is wrong, in sentences."""
    yield from _faults_of_dependencies(components, root / "pyproject.toml")
    for one in components:
        for name in one.distributions:
            if (says := declared_licence(name)) != one.declared:
                yield f"{name} is under {says!r} now; the table says {one.declared!r}."
        text = _copied(one, root)
        if text is not None and one.names_parts:
            lacking = bundled_names(text) - {part.name for part in one.parts}
            yield from (
                f"{one.name} bundles {part}, which is no part of it in the table." for part in lacking
            )
        elif text is not None and not _says(root / "resources" / one.text, text):
            yield f"The licence text of {one.name} has changed: resources/{one.text} (make notice)."
    yield from _faults_of_texts(components, root / "resources")
    for path, wanted in (
        (root / "NOTICE", notice(components)),
        (root / "resources" / "notice.json", notice_json(components)),
    ):
        if not path.is_file() or path.read_text(encoding="utf-8") != wanted:
            yield f"{path.relative_to(root).as_posix()} is not up to date (make notice)."


def faults_of_frozen(components: Sequence[Component], folder: Path) -> Iterator[str]:
    """The libraries in a frozen build that nobody has accounted for."""
    found = libraries(folder)
    if not found:
        yield f"There is no library in {folder}, so this is no frozen build."
    for path in uncovered(found, components):
        yield f"{path} belongs to no component of the table."


def _faults_of_dependencies(components: Sequence[Component], project: Path) -> Iterator[str]:
    wanted = set(dependencies(project))
    known = {canonicalize_name(name) for one in components for name in one.distributions}
    yield from (f"{name} is a dependency, and the table lacks it." for name in sorted(wanted - known))
    yield from (f"{name} is in the table, but no dependency any more." for name in sorted(known - wanted))


def _faults_of_texts(components: Sequence[Component], resources: Path) -> Iterator[str]:
    needed = {text for one in components for text in one.texts()}
    there = {path.relative_to(resources).as_posix() for path in (resources / TEXTS).glob("*.txt")}
    yield from (
        f"resources/{text} is missing." for text in sorted(needed) if not (resources / text).is_file()
    )
    yield from (f"resources/{text} belongs to no component." for text in sorted(there - needed))


def _copied(one: Component, root: Path) -> str | None:
    """The text as its makers wrote it, if it is a copy."""
    if one.copied_from:
        return tidy((root / one.copied_from).read_text(encoding="utf-8"))
    if one.text and one.distributions:
        return licence_text(one.distributions[0])
    return None


def _says(path: Path, text: str) -> bool:
    """Whether *path* says what *text* says, but for years."""
    return path.is_file() and words_alone(path.read_text(encoding="utf-8")) == words_alone(text)


if __name__ == "__main__":
    sys.exit(main())
