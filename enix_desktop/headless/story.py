"""Telling a game in English sentences, for the command line. The words are a resource of the game."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from string import Formatter
from typing import Any

from enix_desktop import resources
from enix_desktop.engine.record import Participant


@cache
def _words(game: str) -> Mapping[str, Mapping[str, str]]:
    words: Mapping[str, Mapping[str, str]] = json.loads(resources.text(f"{game}/story.json"))
    return words


class Storyteller(Formatter):
    """Fills the sentences of a game with plain facts (see `Codec.plain`)."""

    def __init__(self, game: str, participants: Sequence[Participant]) -> None:
        self._words = _words(game)
        self._names = [participant.name for participant in participants]

    def event(self, facts: Mapping[str, Any]) -> str:
        """The sentence about an event."""
        return self.vformat(self._words["events"][facts["event"]], (), facts)

    def refusal(self, facts: Mapping[str, Any]) -> str:
        """The sentence about a refusal."""
        return self.vformat(self._words["refusals"][facts["refusal"]], (), facts)

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
            case "energy":
                return self._words["energies"][value]
            case "energies":
                return _listed([self._words["energies"][energy] for energy in value])
            case "islands":
                return _listed([self._words["energies"][energy] for island in value for energy in island])
            case "place":
                return "off the board" if value is None else f"onto {self._words['energies'][value]}"
            case "obstacle":
                return self._words["obstacles"][value]
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
            case "cell":
                return f"({value[0]}, {value[1]})"
            case _:
                return str(super().format_field(value, format_spec))


def _listed(words: Sequence[str]) -> str:
    if not words:
        return "nobody"
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
