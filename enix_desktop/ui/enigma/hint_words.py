"""The words of a hint: what a skilled player would do, and why."""

from enix_desktop.app.play.table_driver import Hint
from enix_desktop.games.enigma.faces import Colour
from enix_desktop.games.enigma.moves import Choose, Move, PlaceNetworker, PlaceTile
from enix_desktop.games.enigma.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.players.enigma.advice import Advice
from enix_desktop.ui.enigma.words import (
    a_puzzle,
    colour_name,
    place_name,
    plural_form,
    points_words,
    said,
    said_count,
)
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("enigma", "hints")


def in_a_lesson() -> str:
    """Why there are no hints in a lesson."""
    return said("in-a-lesson", TEXTS)


def while_solving() -> str:
    """Why there are no hints while a puzzle is being solved against others (E8)."""
    return said("while-solving", TEXTS)


class HintWords:
    """One sentence for what to do, and one for why."""

    def __init__(self, names: PlayerNames) -> None:
        self._names = names

    def what(self, hint: Hint) -> str:
        """What a skilled player would do."""
        move: Move = hint.move
        view: View = hint.decision.view
        match move:
            case Choose(category):
                return said("what.choose", TEXTS, puzzle=a_puzzle(category))
            case PlaceTile(x, y, rotation):
                return said_count("what.place", rotation, TEXTS, place=place_name(x, y))
            case PlaceNetworker(net, cell) if view.placed is not None:
                colour = view.board.tiles[view.placed].nets[net].colours[cell]
                return said("what.networker", TEXTS, colour=colour_name(colour))
            case _:
                return said("what.none", TEXTS)

    def why(self, hint: Hint) -> str:
        """Why, if there is more to say."""
        advice = hint.reason
        return self.because(advice) if isinstance(advice, Advice) else ""

    def because(self, advice: Advice) -> str:
        """The reason in words."""
        key = f"why.{advice.reason}"
        facts = {name: self._shown(name, fact) for name, fact in advice.facts.items()}
        for name in ("after", "ends", "supply"):
            number = advice.facts.get(name)
            if isinstance(number, int) and f"{key}.one" in TEXTS:
                return said(f"{key}.{plural_form(number)}", TEXTS, **facts)
        return said(key, TEXTS, **facts) if key in TEXTS else ""

    def _shown(self, name: str, fact: object) -> object:
        match fact:
            case Colour():
                return colour_name(fact)
            case int() if name == "points":
                return points_words(fact)
            case int() if name == "seat":
                return self._names.player(fact)
            case (int(x), int(y)):
                return place_name(x, y)
            case _:
                return fact
