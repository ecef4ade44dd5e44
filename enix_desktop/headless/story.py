"""A game in English sentences, for the command line. The words are a resource of the game."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from string import Formatter
from typing import Any

from enix_desktop import resources
from enix_desktop.engine.record import Participant


@cache
def _words(game: str) -> Mapping[str, Any]:
    """The words of *game*: `events` and `refusals` are sentences, `words` are its own kinds of facts.

    `each` tells one entry of a list: the parts of a list are called {0}, {1} and so on, those of an object by
    their names, and {index} is its place. `empty` tells a list without entries. `view` says which facts of a
    view have words, and which.
    """
    name = f"{game}/story.json"
    words: Mapping[str, Any] = json.loads(resources.text(name)) if resources.has(name) else {}
    return words


class Storyteller(Formatter):
    """Fills the sentences of a game with plain facts (see `Codec.plain`); without any it lists the facts."""

    def __init__(self, game: str, participants: Sequence[Participant]) -> None:
        self._words = _words(game)
        self._names = [participant.name for participant in participants]

    def event(self, facts: Mapping[str, Any]) -> str:
        return self._sentence("events", facts["event"], facts)

    def refusal(self, facts: Mapping[str, Any]) -> str:
        return self._sentence("refusals", facts["refusal"], facts)

    def is_quiet(self, facts: Mapping[str, Any]) -> bool:
        """Whether an event would only repeat what the next ones show."""
        return facts["event"] in self._words.get("quiet", ())

    def seen(self, name: str, fact: Any) -> Any:
        """The fact *name* of a view, in the words that the game has for such facts."""
        kind = self._words.get("view", {}).get(name)
        return fact if kind is None else _worded(self._words["words"][kind], fact)

    def _sentence(self, kind: str, name: str, facts: Mapping[str, Any]) -> str:
        if kind not in self._words:
            return ", ".join([name, *(f"{key} {fact}" for key, fact in facts.items() if fact != name)]) + "."
        return self.vformat(self._words[kind][name], (), facts)

    def format_field(self, value: Any, format_spec: str) -> str:
        """One fact in words; *format_spec* says what kind of fact it is."""
        match format_spec:
            case "seat":
                return str(self._names[value])
            case "seats":
                return _listed([self._names[seat] for seat in value])
            case "by seat":
                return ", ".join(f"{self._names[int(seat)]} {card}" for seat, card in value.items())
            case "scores":
                return ", ".join(f"{name} {score}" for name, score in zip(self._names, value, strict=True))
            case "hidden card":
                return "a card" if value is None else str(value)
            case "hidden cards":
                return "cards" if value is None else _listed(value)
            case "card":
                return str(value)
            case "cards":
                return _listed(value)
            case "points":
                return f"{value} point" if value == 1 else f"{value} points"
            case "numbers":
                return _listed([str(number) for number in value])
            case kind if kind in (own := self._words.get("words", {})):
                return _listed(list(_chosen(own[kind], value)))
            case kind if kind in (each := self._words.get("each", {})):
                parts = [self._part(each[kind], index, part) for index, part in enumerate(value)]
                return _listed(parts or [self._words.get("empty", {}).get(kind, "nobody")])
            case _:
                return str(super().format_field(value, format_spec))

    def _part(self, sentence: str, index: int, part: Any) -> str:
        if isinstance(part, Mapping):
            return self.vformat(sentence, (), {"index": index, **part})
        return self.vformat(sentence, part, {})


def _chosen(words: Mapping[str, str], value: Any) -> Iterator[str]:
    """The word for a fact, or those for all facts in a list of lists."""
    if isinstance(value, list | tuple):
        for item in value:
            yield from _chosen(words, item)
    else:
        yield words["" if value is None else str(value)]


def _worded(words: Mapping[str, str], fact: Any) -> Any:
    """The same fact with words in it; lists stay lists, and what is not there stays so."""
    if isinstance(fact, list):
        return [_worded(words, item) for item in fact]
    return None if fact is None else words[str(fact)]


def _listed(words: Sequence[str]) -> str:
    if not words:
        return "nobody"
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
