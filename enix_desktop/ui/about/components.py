"""What others have made and people get with the program, as resources/notice.json tells it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from enix_desktop import resources


@dataclass(frozen=True, slots=True)
class Part:
    """Something inside a component with a licence of its own."""

    name: str
    licence: str
    copyright: str
    source: str

    @property
    def is_free_of_rights(self) -> bool:
        """Whether its makers have given up every right."""
        return "public-domain" in self.licence


@dataclass(frozen=True, slots=True)
class Text:
    """A licence in full: its name, and the resource in which it stands."""

    title: str
    file: str


@dataclass(frozen=True, slots=True)
class Component:
    """A library, a font or a program."""

    name: str
    licence: str
    copyright: str
    home: str
    source: str
    shipped: str
    texts: Sequence[Text]
    parts: Sequence[Part]

    @property
    def is_bundled_only(self) -> bool:
        """Whether only ready-made packages contain it."""
        return self.shipped == "frozen"

    @property
    def is_replaceable(self) -> bool:
        """Whether its licence lets everybody put another version in its place."""
        return "LGPL" in " ".join([self.licence, *(part.licence for part in self.parts)])


def components() -> list[Component]:
    """All of them, the program itself first."""
    found = json.loads(resources.text("notice.json"))["components"]
    return [_component(**entry) for entry in found]


def _component(texts: list[dict[str, str]], parts: list[dict[str, str]], **facts: str) -> Component:
    return Component(
        texts=tuple(Text(**text) for text in texts), parts=tuple(Part(**part) for part in parts), **facts
    )
