"""A player of Station Six with simple plans: a bit of everything, and never a look at the others."""

from collections.abc import Sequence
from functools import cache

from enix_desktop.games.station.components import STATIONS, Station
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.view import View
from enix_desktop.players.player import UNHURRIED, Budget, Choice
from enix_desktop.players.station.judge import Judge
from enix_desktop.players.station.skilled import best
from enix_desktop.players.station.styles import PLAIN, Style
from enix_desktop.players.station.worth import Worth, stage

FIRST = {
    Station.MACHINE: 0.2,
    Station.COMMAND: 0.5,
    Station.BIOTOPE: 0.3,
    Station.PORT: 0.3,
    Station.CANTEEN: 0.2,
    Station.CENTRE: 0.7,
}
"""What the first energy at each station seems to be worth, in shots; each further one a little less."""
LESS = 0.85
CARD, SHOOTER, SHOT = 0.25, 0.3, 0.25


@cache
def simple_worth() -> Worth:
    """What somebody thinks who has played a few times."""
    energy = []
    for station in STATIONS:
        steps = [FIRST[station] * LESS**number for number in range(7)]
        energy.append([sum(steps[:number]) for number in range(8)])
    tables = {
        "energy": energy,
        "symbol": [CARD] * len(STATIONS),
        "shooters": [SHOOTER * min(number, 5) for number in range(8)],
        "size": [0.0] * 11,
        "bridge": 0.0,
        "inwards": 0.05,
        "shots": [SHOT * number for number in range(7)],
        "laser": [2.0 * number for number in range(7)],
    }
    return (stage(tables),) * len(STATIONS)


class CasualPlayer:
    """Does what looks best in this turn."""

    def __init__(self, style: Style = PLAIN) -> None:
        self._style = style

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        return Choice(best(Judge(view, simple_worth(), self._style, is_wary=False)))
