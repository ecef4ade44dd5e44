"""How a rulebook is built: sections of paragraphs, the rules that each tells, and its figures."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from enix_desktop import resources


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text of the rulebook and what belongs to it."""

    section: str
    id: str
    rules: tuple[str, ...]
    edition: str | None
    """The edition it holds for, if it does not hold for all."""
    figure: str | None

    @property
    def key(self) -> str:
        return f"{self.section}.{self.id}"


@dataclass(frozen=True, slots=True)
class Section:
    """Some paragraphs under one title."""

    id: str
    paragraphs: tuple[Paragraph, ...]
    compares_editions: bool = False
    """Whether it says nothing to those who read of one edition only."""


class Rulebook:
    """The rulebook of a game: resources/GAME/rulebook.json."""

    def __init__(self, game: str) -> None:
        self.game = game

    @cached_property
    def sections(self) -> Sequence[Section]:
        """All sections, in the order in which one reads them."""
        document = json.loads(resources.text(f"{self.game}/rulebook.json"))
        return tuple(
            Section(
                section["id"],
                tuple(
                    Paragraph(
                        section["id"],
                        part["id"],
                        tuple(part["rules"]),
                        part.get("edition"),
                        part.get("figure"),
                    )
                    for part in section["paragraphs"]
                ),
                section.get("compares_editions", False),
            )
            for section in document["sections"]
        )

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        """All paragraphs of all sections."""
        return (paragraph for section in self.sections for paragraph in section.paragraphs)

    def best_paragraph(self, rule: str, edition: str | None = None) -> Paragraph | None:
        """Where to read about *rule*: in the edition played, beyond the introduction, as the subject."""
        introduction = self.sections[0].id

        def distance(paragraph: Paragraph) -> tuple[bool, bool, int]:
            is_of_other_edition = edition is not None and paragraph.edition not in (None, edition)
            return is_of_other_edition, paragraph.section == introduction, paragraph.rules.index(rule)

        return min((p for p in self.paragraphs if rule in p.rules), key=distance, default=None)
