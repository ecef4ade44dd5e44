"""How the rulebook is built: sections, paragraphs, the rules they tell, editions and figures."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from enix_desktop import resources


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text of the rulebook and what belongs to it."""

    section: str
    id: str
    rules: tuple[str, ...]
    edition: str | None
    """The edition it holds for, if it does not hold for both."""
    figure: str | None

    @property
    def key(self) -> str:
        """Where its text is."""
        return f"{self.section}.{self.id}"


@dataclass(frozen=True, slots=True)
class Section:
    """Some paragraphs under one title."""

    id: str
    paragraphs: tuple[Paragraph, ...]
    compares_editions: bool = False
    """Whether it says nothing to those who read of one edition only."""


@cache
def sections() -> Sequence[Section]:
    """All sections, in the order in which one reads them."""
    document = json.loads(resources.text("enix/rulebook.json"))
    return tuple(
        Section(
            section["id"],
            tuple(
                Paragraph(section["id"], part["id"], tuple(part["rules"]), part["edition"], part["figure"])
                for part in section["paragraphs"]
            ),
            section.get("compares_editions", False),
        )
        for section in document["sections"]
    )


def paragraphs() -> Iterator[Paragraph]:
    """All paragraphs of all sections."""
    return (paragraph for section in sections() for paragraph in section.paragraphs)


def best_paragraph(rule: str, edition: str | None) -> Paragraph | None:
    """Where to read about *rule*: in the edition played, not the introduction, where it is the subject."""
    introduction = sections()[0].id

    def distance(paragraph: Paragraph) -> tuple[bool, bool, int]:
        is_of_other_edition = edition is not None and paragraph.edition not in (None, edition)
        return is_of_other_edition, paragraph.section == introduction, paragraph.rules.index(rule)

    return min((p for p in paragraphs() if rule in p.rules), key=distance, default=None)
