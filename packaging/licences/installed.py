"""What is installed: the dependencies of the program, and what they say about their licences."""

import re
import tomllib
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

_LICENCE_FILE = re.compile(r"licen[cs]e|copying|notice", re.IGNORECASE)
_BUNDLED = re.compile(r"^Name: (.+?) *$", re.MULTILINE)


class NotInstalled(Exception):
    """A dependency whose licence nobody can read."""


def dependencies(project: Path) -> list[str]:
    """Every distribution that `pip install` of *project* brings along, by its normalised name.

    Extras are left out: they are for those who develop the program.
    """
    with project.open("rb") as file:
        wanted = [Requirement(text) for text in tomllib.load(file)["project"]["dependencies"]]
    found: set[str] = set()
    while wanted:
        requirement = wanted.pop()
        name = canonicalize_name(requirement.name)
        if name in found or not (requirement.marker is None or requirement.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        wanted += [Requirement(text) for text in found_distribution(name).requires or ()]
    return sorted(found)


def found_distribution(name: str) -> Distribution:
    """The installed distribution *name*."""
    try:
        return distribution(name)
    except PackageNotFoundError as error:
        raise NotInstalled(f"{name} is not installed, so its licence cannot be read.") from error


def declared_licence(name: str) -> str:
    """The licence in the metadata: the SPDX expression, or else what stands in the old field."""
    metadata = found_distribution(name).metadata
    fields = ("License-Expression", "License")
    return next((metadata[field].strip() for field in fields if field in metadata), "")


def licence_text(name: str) -> str:
    """All licence files of a distribution, one after the other, each under its name if there are several."""
    dist = found_distribution(name)
    paths = [path for path in dist.files or () if ".dist-info/" in str(path) and _is_licence(str(path))]
    found: dict[str, str] = {}
    for path in sorted(paths, key=lambda path: (len(path.parts), str(path))):
        text = Path(str(dist.locate_file(path))).read_text(encoding="utf-8")
        found[re.sub(r"^.*?\.dist-info/(licenses/)?", "", path.as_posix())] = tidy(text)
    if len(found) == 1:
        return next(iter(found.values()))
    return "\n".join(f"{title}\n{'=' * len(title)}\n\n{text}" for title, text in found.items())


def bundled_names(text: str) -> set[str]:
    """What a licence text says that the distribution bundles, in the form that wheels use for it."""
    return set(_BUNDLED.findall(text))


def tidy(text: str) -> str:
    """*text* with plain line ends, without blanks at the ends of lines."""
    return "\n".join(line.rstrip() for line in text.replace("\f", "").strip().splitlines()) + "\n"


def words_alone(text: str) -> str:
    """*text* without what changes every year: figures, and how lines are broken."""
    return " ".join(re.sub(r"\d+", "", text).split())


def _is_licence(path: str) -> bool:
    return "/licenses/" in path or bool(_LICENCE_FILE.search(Path(path).name))
