"""Finding words in passages, whatever their case and accents."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from unicodedata import normalize

from enix_desktop.ui.book.content import Passage

_BEFORE, _AROUND = 28, 110
"""Letters shown before the hit, and in all."""
_ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage that was found, and the line to show of it, the words found in the middle."""

    place: str
    title: str
    before: str
    found: str
    after: str

    @property
    def line(self) -> str:
        return self.before + self.found + self.after


def folded(text: str) -> str:
    """*text* in small letters without accents; every letter stays in its place."""
    return "".join(normalize("NFD", letter)[0].lower()[0] for letter in text)


def words_of(query: str) -> list[str]:
    """What is looked for."""
    return folded(query).split()


def find(passages: Iterable[Passage], query: str) -> list[Hit]:
    """The passages with all words of *query*: titles first, then beginnings of words, then the rest."""
    words = words_of(query)
    if not words:
        return []
    ranked = []
    for passage in passages:
        title, text = folded(passage.title), folded(passage.text)
        if all(word in title or word in text for word in words):
            ranked.append((_rank(words, title, text), _hit(passage, words, text)))
    return [hit for _, hit in sorted(ranked, key=lambda entry: entry[0])]


def places_of(words: Iterable[str], text: str) -> list[tuple[int, int]]:
    """Where *words* stand in the folded *text*, as beginnings and lengths."""
    return sorted(
        (match.start(), len(word)) for word in set(words) for match in re.finditer(re.escape(word), text)
    )


def _rank(words: list[str], title: str, text: str) -> int:
    if all(word in title for word in words):
        return 0
    starts = all(re.search(rf"\b{re.escape(word)}", f"{title} {text}") for word in words)
    return 1 if starts else 2


def _hit(passage: Passage, words: list[str], folded_text: str) -> Hit:
    places = _first_place(words, folded_text)
    if places is None:
        return Hit(passage.place, passage.title, _cut(passage.text, 0), "", "")
    start, length = places
    begin = 0 if start <= _BEFORE else passage.text.rfind(" ", 0, start - _BEFORE // 2) + 1
    before = (_ELLIPSIS if begin else "") + passage.text[begin:start]
    found = passage.text[start : start + length]
    return Hit(passage.place, passage.title, before, found, _cut(passage.text, start + length))


def _first_place(words: list[str], text: str) -> tuple[int, int] | None:
    """The first of *words* at the beginning of a word of *text*, or anywhere."""
    for pattern in (r"\b{}", "{}"):
        for word in words:
            match = re.search(pattern.format(re.escape(word)), text)
            if match:
                return match.start(), len(word)
    return None


def _cut(text: str, start: int) -> str:
    rest = text[start:]
    return rest if len(rest) <= _AROUND else rest[: rest.rfind(" ", 0, _AROUND) or _AROUND] + _ELLIPSIS
