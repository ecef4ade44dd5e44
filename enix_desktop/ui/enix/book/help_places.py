"""Where in the book help is, at each moment of a game."""

from collections.abc import Mapping

from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.view import View

START = "part:rules"
_RULES: Mapping[Phase, str] = {
    Phase.LAY: "R1",
    Phase.COMPETE: "O2",
    Phase.WINDOW: "X1",
    Phase.PLACE_TILE: "A4",
    Phase.TAKE: "K1",
    Phase.MOVE: "M2",
    Phase.STEAL: "K3",
    Phase.REFILL: "K4",
    Phase.OVER: "G3",
}


def place_for(view: View | None, last_refused_rule: str | None = None) -> str:
    """The rule that was just broken, or else the one about what is to be decided now."""
    if last_refused_rule:
        return f"rule:{last_refused_rule}"
    return START if view is None else f"rule:{_RULES[view.phase]}"
