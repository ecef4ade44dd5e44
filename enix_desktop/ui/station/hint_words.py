"""The words of a hint: what a skilled player would do, and why."""

from collections.abc import Mapping, Sequence

from enix_desktop.app.play.table_driver import Hint
from enix_desktop.games.station.components import Components, Station
from enix_desktop.games.station.moves import (
    Biotope,
    Command,
    Discard,
    Dock,
    Fill,
    Fire,
    Machine,
    Move,
    Pass,
    Shift,
    Steal,
    Swap,
    Take,
)
from enix_desktop.games.station.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.players.station.advice import Advice
from enix_desktop.ui.station.words import (
    card_name,
    cards_name,
    counted_cards,
    counted_energy,
    listed,
    said,
    shuttle_name,
    station_name,
)
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("station", "hints")


def in_a_lesson() -> str:
    """Why there are no hints in a lesson."""
    return said("in-a-lesson", TEXTS)


class HintWords:
    """One sentence for what to do, and one for why."""

    def __init__(self, names: PlayerNames, components: Components) -> None:
        self._names, self._components = names, components

    def what(self, hint: Hint) -> str:
        """What a skilled player would do."""
        view: View = hint.decision.view
        key, facts = self._done(view, hint.move)
        return said(f"what.{key}", TEXTS, **facts)

    def move(self, view: View, move: Move) -> str:
        """What *move* is, without a subject."""
        key, facts = self._done(view, move)
        return said(f"move.{key}", TEXTS, **facts)

    def why(self, hint: Hint) -> str:
        """Why, if there is more to say."""
        advice = hint.reason
        return self.because(advice) if isinstance(advice, Advice) else ""

    def because(self, advice: Advice) -> str:
        """The reason in words."""
        return said(f"why.{advice.reason}", TEXTS, **self._shown(advice.facts))

    def _done(self, view: View, move: Move) -> tuple[str, Mapping[str, object]]:
        match move:
            case Fill(cards):
                return "fill", {"station": station_name(view.active), "cards": self._cards(cards)}
            case Shift():
                return "shift", {"ways": self._ways(view.active, move)}
            case Swap(card):
                return "swap", {"card": card_name(card, self._components)}
            case Pass():
                return "pass", {}
            case Machine(cards):
                return "machine", {"cards": self._cards(cards)}
            case Command(energy):
                return "command", {"energy": counted_energy(energy)}
            case Biotope():
                return self._spread(move)
            case Dock(docks):
                each = [
                    said(
                        "part.dock",
                        TEXTS,
                        shuttle=shuttle_name(shuttle, self._components),
                        station=station_name(station),
                    )
                    for shuttle, station in docks
                ]
                return "dock", {"docks": listed(each)}
            case Steal(seats):
                return "steal", {"players": self._names.players(seats)}
            case Fire(shots):
                return "fire", {"cards": self._cards([card for _, card in shots])}
            case Take(None):
                return "take-pile", {}
            case Take(position):
                shown = None if position is None else view.display[position]
                return "take", {"card": "" if shown is None else card_name(shown, self._components)}
            case Discard(cards):
                return "discard", {"cards": self._cards(cards)}

    def _ways(self, station: Station, move: Shift) -> str:
        sides = ((station.anticlockwise, move.anticlockwise), (station.clockwise, move.clockwise))
        return listed(
            [
                said("part.way", TEXTS, station=station_name(target), cards=self._cards(cards))
                for target, cards in sides
                if cards
            ]
        )

    def _spread(self, move: Biotope) -> tuple[str, Mapping[str, object]]:
        facts = {"clockwise": move.clockwise, "anticlockwise": move.anticlockwise}
        if not move.anticlockwise:
            return "biotope-clockwise", facts
        return ("biotope", facts) if move.clockwise else ("biotope-anticlockwise", facts)

    def _cards(self, cards: Sequence[int]) -> str:
        return cards_name(cards, self._components)

    def _shown(self, facts: Mapping[str, object]) -> dict[str, object]:
        return {name: self._fact(name, fact) for name, fact in facts.items()}

    def _fact(self, name: str, fact: object) -> object:
        match fact:
            case tuple() | list():
                return self._cards(fact)
            case int() if name in ("card", "wanted"):
                return card_name(fact, self._components)
            case int() if name in ("station", "target"):
                return station_name(fact)
            case int() if name == "cards":
                return counted_cards(fact)
            case int() if name == "energy":
                return counted_energy(fact)
            case _:
                return fact
