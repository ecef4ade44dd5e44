"""The strongest player of ENIGMA: looks ahead over the tiles in sight to the end of the next round."""

from collections.abc import Sequence
from heapq import nlargest

from enix_desktop.games.enigma.moves import Choose, Move
from enix_desktop.games.enigma.view import View
from enix_desktop.players.enigma.ahead import Ahead
from enix_desktop.players.enigma.deciding import MASTER, Weighed, scales, solved, weighed_in
from enix_desktop.players.enigma.outlook import Outlook, outlook_of
from enix_desktop.players.enigma.styles import PLAIN, Style
from enix_desktop.players.player import UNHURRIED, Budget, Choice

IDEAS = 12
"""So many moves are tried, those that look best first."""
TRUST = 0.01
"""What one unit of worth counts in chances to win before anything is tried."""
LIKING = 0.05
"""The same in a style of placing: it would hardly show in what a look ahead leaves open."""


class MasterPlayer:
    """Tries its best ideas, sees what everybody would answer, and compares how likely it wins."""

    def __init__(self, style: Style = PLAIN, number: int = IDEAS) -> None:
        self._style, self._number = style, number

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The move with the best chances; each iteration tries one."""
        done = solved(view, moves, seed, MASTER, self._style)
        return done or best_in(outlook_of(view), self._style, self._number, budget)


def best_in(outlook: Outlook, style: Style, number: int, budget: Budget) -> Choice[Move]:
    """The best of so many ideas."""
    found = weighed_in(outlook, scales(outlook, MASTER, style))
    tried = nlargest(number, found, key=lambda one: one.worth)
    until = len(tried) if budget.iterations is None else min(len(tried), budget.iterations)
    trust = LIKING if style.is_of_placing else TRUST
    ahead, best, chosen, done = Ahead(outlook), float("-inf"), tried[0].move, 0
    while done < until and not (done and budget.is_time_up()):
        worth = _chance(outlook, ahead, tried[done]) + trust * tried[done].worth
        if worth > best:
            best, chosen = worth, tried[done].move
        done += 1
    return Choice(chosen, done)


def _chance(outlook: Outlook, ahead: Ahead, one: Weighed) -> float:
    """How likely the seat wins if it does this."""
    sketch = outlook.sketch
    if isinstance(one.move, Choose):
        nets = outlook.tops[one.move.category]
        rest = [other for category, other in outlook.tops.items() if category is not one.move.category]
        later = ahead.choices(sketch, outlook.choosers, rest)
        return ahead.hoped(sketch, [*outlook.before, (outlook.seat, nets), *later])
    assert one.idea is not None, "what is not a choice places something"
    after = ahead.placed(one.idea.after(sketch, outlook.seat), outlook.after)
    return ahead.next_round(after, list(outlook.tops.values()))
