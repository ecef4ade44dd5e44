"""The table of what others have made: components.toml as values."""

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

SHIPPED = ("program", "dependency", "frozen")
"""In the wheel itself; installed beside it by pip; only in frozen builds."""
TEXTS = "licences"
"""The folder of the licence texts, below the resources."""
_WORDS = re.compile(r"[A-Za-z0-9.+-]+")
_JOINS = {"AND", "OR", "WITH"}
_WITHOUT_TEXT = {"LicenseRef-public-domain", "LicenseRef-Microsoft-Visual-Cpp-Runtime"}


class WrongTable(Exception):
    """The table cannot be what was meant."""


@dataclass(frozen=True, slots=True)
class Part:
    """Something inside a component with a licence of its own."""

    name: str
    licence: str
    copyright: str
    home: str = ""
    source: str = ""
    files: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Component:
    """Something that people get with the program."""

    name: str
    shipped: str
    licence: str
    copyright: str
    home: str
    source: str = ""
    note: str = ""
    text: str = ""
    copied_from: str = ""
    declared: str = ""
    distributions: tuple[str, ...] = ()
    names_parts: bool = False
    files: tuple[str, ...] = ()
    parts: tuple[Part, ...] = field(default=())

    def texts(self) -> list[str]:
        """All licence texts that belong to it, its own first, each once."""
        own = [self.text] if self.text else texts_of(self.licence)
        return list(dict.fromkeys([*own, *(text for part in self.parts for text in texts_of(part.licence))]))

    def title_of(self, text: str) -> str:
        """The name of the licence in *text*, one of its texts."""
        return self.licence if text == self.text else PurePosixPath(text).stem


def texts_of(expression: str) -> list[str]:
    """The texts of the licences that an SPDX *expression* names; later versions may be chosen, not must."""
    ids = [word for word in _WORDS.findall(expression) if word not in _JOINS]
    names = [re.sub(r"^(L?GPL-\d\.\d)-(only|or-later)$", r"\1", name) for name in ids]
    with_text = [name for name in names if name not in _WITHOUT_TEXT]
    # The LGPL, version 3, is the GPL with additional permissions.
    needed = [text for name in with_text for text in ([name, "GPL-3.0"] if name == "LGPL-3.0" else [name])]
    return [f"{TEXTS}/{name}.txt" for name in dict.fromkeys(needed)]


def read_table(path: Path) -> list[Component]:
    """The components in *path*; WrongTable if there is something in it that nobody understands."""
    try:
        found = [_component(entry) for entry in tomllib.loads(path.read_text(encoding="utf-8"))["component"]]
    except (KeyError, TypeError, tomllib.TOMLDecodeError) as error:
        raise WrongTable(f"{path.name}: {error}") from error
    for one in found:
        if one.shipped not in SHIPPED:
            raise WrongTable(f"{path.name}: {one.name} is shipped as {one.shipped!r}")
    return found


def _component(entry: dict[str, Any]) -> Component:
    parts = tuple(Part(**_frozen(part)) for part in entry.pop("part", ()))
    return Component(parts=parts, **_frozen(entry))


def _frozen(entry: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()}
