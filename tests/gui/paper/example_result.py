"""How a game has ended, for papers."""

from enix_desktop.games.enix.components import standard_components
from enix_desktop.ui.enix.paper.result_sheet import PlayerResult, Result
from enix_desktop.ui.table.pieces import PAWNS

NAMES = ("Ada", "Volta", "A name of just 24 letters", "Curie", "Hertz", "Noether")


def result(seats: int = 3, scores: tuple[int, ...] = (24, -9, 31, 24, 0, 60)) -> Result:
    """How a game with an equal score, a negative one and two that are out has ended."""
    cards = list(standard_components().cards)
    players = [
        PlayerResult(
            NAMES[seat],
            PAWNS[seat],
            cards[seat : seat + 8],
            scores[seat],
            "Cards worth 24.",
            seat == 0,
            False,
        )
        for seat in range(seats)
    ]
    return Result("Ada wins", "Ada ended the game.", 25, players)
