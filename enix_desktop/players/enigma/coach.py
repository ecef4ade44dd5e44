"""What the coach knows of ENIGMA: solving is not judged, it is not chosen."""

from collections.abc import Sequence
from heapq import nlargest

from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.guess import World, guess
from enix_desktop.games.enigma.moves import Choose, Move
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.rules import EnigmaRules
from enix_desktop.games.enigma.view import View
from enix_desktop.players.coach import coached_by
from enix_desktop.players.enigma.ahead import SOLVED, Ahead, chance_of
from enix_desktop.players.enigma.deciding import MASTER, scales, weighed_in
from enix_desktop.players.enigma.outlook import Coming, Outlook, outlook_of
from enix_desktop.players.enigma.posing import POSING, redrawn
from enix_desktop.players.enigma.sketch import Sketch
from enix_desktop.players.enigma.skilled import SkilledPlayer
from enix_desktop.players.enigma.styles import PLAIN
from enix_desktop.players.search import Search

REDRAWS = 8
"""So many times what comes up is drawn again."""
IDEAS = 8
"""So many moves are tried, to the end of the next round: a placement shows only then what it is good for."""


def _chance(world: World, seat: Seat) -> float:
    return _chances(world, (seat,))[0]


def _chances(world: World, seats: Sequence[Seat]) -> list[float]:
    outcome = EnigmaRules.outcome(world)
    if outcome is not None:
        return [(seat in outcome.winners) / len(outcome.winners) for seat in seats]
    sketch = Sketch.of(world.board, tuple(world.points), tuple(world.supplies))
    return [chance_of(sketch, seat, world.table.goal) for seat in seats]


def _standing(world: World) -> list[float]:
    """While tiles are chosen it matters which ones lie open for the next round, if all solve in this one."""
    if world.phase not in (Phase.CHOOSE, Phase.SOLVE):
        return _chances(world, world.seats)
    view = EnigmaRules.view(world, EVERYBODY)
    sketch = Sketch.of(world.board, tuple(world.points), tuple(world.supplies))
    taken = [(seat, nets) for seat in world.order if (nets := view.sides[seat]) is not None]
    tops = [
        (category, nets) for category, nets in zip(CATEGORIES, view.tops, strict=True) if nets is not None
    ]
    free = [nets for category, nets in tops if category not in view.taken]
    ahead = Ahead(Outlook(world.order[0], sketch, world.table.goal, world.order, dict(tops)))
    chosen = ahead.choices(sketch, world.order[len(taken) :], free)
    after = ahead.placed(sketch, [*taken, *chosen])
    left = [nets for _, nets in tops]
    for _, nets in chosen:
        left.remove(nets)  # what comes up there nobody knows
    next_order = (*world.order[1:], world.order[0])
    return _hoped(ahead, after, ahead.choices(after, next_order, left), world.table.goal)


def _hoped(ahead: Ahead, sketch: Sketch, coming: Sequence[Coming], goal: int) -> list[float]:
    """How likely each seat wins after all of these have placed, if each solves in time or not."""
    if not coming:
        return [chance_of(sketch, seat, goal) for seat in range(len(sketch.points))]
    (seat, nets), rest = coming[0], coming[1:]
    solved = _hoped(ahead, ahead.reply(sketch, seat, nets)[1], rest, goal)
    failed = _hoped(ahead, sketch, rest, goal)
    return [SOLVED * one + (1 - SOLVED) * other for one, other in zip(solved, failed, strict=True)]


def _ideas(view: View, _moves: Sequence[Move], _seed: int) -> Sequence[Move]:
    outlook = outlook_of(view)
    found = weighed_in(outlook, scales(outlook, MASTER, PLAIN))
    return [one.move for one in nlargest(IDEAS, found, key=lambda one: one.worth)]


def _may_draw(move: Move) -> bool:
    """Only whoever takes a tile turns up another one."""
    return isinstance(move, Choose)


def _judges(view: View) -> bool:
    return view.phase in (Phase.CHOOSE, Phase.PLACE, Phase.NETWORKER)


SEARCH = Search(EnigmaRules(), guess, SkilledPlayer(), _chance, rounds=2)
COACH = coached_by(
    SEARCH,
    ideas=_ideas,
    standing=_standing,
    redrawn=redrawn,
    judges=_judges,
    may_draw=_may_draw,
    redraws=REDRAWS,
    posing=POSING,
)
