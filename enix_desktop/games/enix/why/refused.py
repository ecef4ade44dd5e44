"""Why something is not possible: explained from what the viewer sees."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.moves import Move, PlaceTile, Steal
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.placements import Placements
from enix_desktop.games.enix.refusals import Reason, Refusal
from enix_desktop.games.enix.view import View
from enix_desktop.games.enix.why.answer import Answer, Mark, Picture, marked
from enix_desktop.games.enix.why.standing import Standing, cost_steps, in_view
from enix_desktop.games.enix.why.steps import Because, Step, step

Told: TypeAlias = tuple[Sequence[Step], Picture | None]

_MORE_RULES = {
    Reason.X3_NOT_ASKED: ("E4",),
    Reason.O1_NOT_IN_TURN: ("E1",),
    Reason.R1_NO_LAYING_NOW: ("O2",),
    Reason.A4_NO_TILE_TO_PLACE: ("A1",),
    Reason.A4_NO_SUCH_TILE: ("C1",),
    Reason.A4_NO_SUCH_ROTATION: ("C1",),
    Reason.A5_NO_COMMON_SIDE: ("A4",),
    Reason.A5_ISLAND: ("A4",),
    Reason.M3_NO_SUCH_TILE: ("C1",),
    Reason.M3_POINTS_MISSING: ("C2",),
    Reason.M5_NOT_AGAIN: ("E2",),
    Reason.E3_MANDATORY: ("K3",),
    Reason.E3_NO_SUCH_BACK: ("C4",),
    Reason.K4_NO_SUCH_STACK: ("K2",),
    Reason.X1_NO_SUCH_TILE: ("C1",),
}
"""Rules that belong to a refusal beside its own."""


def why_refused(view: View, refusal: Refusal, move: Move | None = None) -> Answer:
    """Why *move* was refused; without the move the answer has no more than the refusal itself tells."""
    steps, picture = _ANSWERS.get(refusal.reason, _untimely)(view, refusal, move)
    rules = (refusal.rule, *_MORE_RULES.get(refusal.reason, ()))
    if refusal.reason is Reason.C2_NOT_ADJACENT:
        # A click on a tile far away asks about the whole way there.
        is_closed = steps[-1].reason is Because.NO_OPEN_WAY
        rules = ("M3", "C2", "M4", "M5", "E2") if is_closed else ("M3", "C2")
    return Answer(refusal, tuple(steps), rules, picture)


def _untimely(view: View, refusal: Refusal, move: Move | None) -> Told:
    """Another moment or another player would be right for it."""
    now = [step(refusal.reason)]
    if view.phase is not Phase.OVER:
        now.append(step(view.phase, players=view.to_move))
    return now, None


def _only_six(view: View, refusal: Refusal, move: Move | None) -> Told:
    """No table has such a thing."""
    return [step(Because.ONLY_SIX)], None


def _picture(view: View, tiles: tuple[tuple[Energy, Mark], ...] = ()) -> Picture:
    return Picture(view.layout, view.pawns, view.cap, tiles)


def _tile(refusal: Refusal, name: str = "tile") -> Energy:
    tile = refusal.facts[name]
    assert isinstance(tile, Energy)
    return tile


def _mover(view: View) -> Seat:
    """The player in turn; if nobody is, the viewer."""
    return view.seat if view.active is None else view.active


# Laying and ending


def _not_in_hand(view: View, refusal: Refusal, move: Move | None) -> Told:
    hand = tuple(cards_of(view.hand))
    return [step(Because.HOLDS_CARDS, cards=hand) if hand else step(Because.HOLDS_NOTHING)], None


def _energies_missing(view: View, refusal: Refusal, move: Move | None) -> Told:
    counts = view.table.components.energy_counts(view.hand)
    held = tuple(energy for energy in ENERGIES if counts[energy])
    needed = tuple(energy for energy in ENERGIES if not counts[energy])
    if not held:
        return [step(Because.HOLDS_NOTHING)], None
    return [step(Because.HOLDS_ENERGIES, held=held, needed=needed)], None


def _other_cards_left(view: View, refusal: Refusal, move: Move | None) -> Told:
    valued = tuple(cards_of(view.hand & ~view.table.components.enix_cards))
    return [step(Because.MUST_LAY_ONE_OF, cards=valued)], None


# Tiles


def _placement(
    view: View, refusal: Refusal, move: Move | None, found: Sequence[Step], picture: Picture
) -> Told:
    """The tile imagined where it was to lie, and the places where it may."""
    tile = _tile(refusal)
    here = view.layout.cells[tile]
    cells = {legal.cell for legal in Placements(view.table.components, view.layout) if legal.tile == tile}
    places = tuple(sorted(cells - {here}))
    picture = replace(picture, cells=places)
    if isinstance(move, PlaceTile) and refusal.reason is not Reason.A4_NOTHING_CHANGES:
        picture = replace(picture, ghost=move.cell, is_refused=True)
        if refusal.reason is not Reason.A4_CELL_TAKEN:  # two tiles on one cell could not be told apart
            picture = replace(picture, layout=view.layout.with_tile(tile, move.cell, move.rotation))
    if not places:
        return [*found, step(Because.CAN_ONLY_TURN, energy=tile)], picture
    reason = Because.OTHER_PLACES_OR_TURN if here in cells else Because.OTHER_PLACES
    return [*found, step(reason, energy=tile, count=len(places))], picture


def _cell_taken(view: View, refusal: Refusal, move: Move | None) -> Told:
    covered = _tile(refusal, "covered")
    picture = _picture(view, marked("refused", covered))
    return _placement(view, refusal, move, [step(Because.COVERED, energy=covered)], picture)


def _nothing_changes(view: View, refusal: Refusal, move: Move | None) -> Told:
    tile = _tile(refusal)
    picture = _picture(view, marked("refused", tile))
    return _placement(view, refusal, move, [step(Because.SAME_AS_BEFORE, energy=tile)], picture)


def _island(view: View, refusal: Refusal, move: Move | None) -> Told:
    tile = _tile(refusal)
    islands = refusal.facts.get("islands", ((tile,),))
    assert isinstance(islands, tuple)
    found = [step(Because.WOULD_LIE, energy=tile)]
    found += [step(Because.CUT_OFF, energies=island) for island in islands]
    found.append(step(Because.MUST_CONNECT))
    others = [energy for island in islands for energy in island if energy != tile]
    picture = _picture(view, marked("refused", tile) + marked("island", *others))
    return _placement(view, refusal, move, found, picture)


# Movement


def _must_move(view: View, refusal: Refusal, move: Move | None) -> Told:
    standing = in_view(view)
    sides = [standing.sides(tile) for tile in standing.neighbours() if standing.obstacle(tile) is None]
    open_sides = tuple(both for both in sides if both is not None)
    found = [step(Because.MAY_CROSS, energy=both.target, count=both.cost) for both in open_sides]
    picture = _picture(view, marked("may", *(both.target for both in open_sides)))
    return [step(Because.MUST_MOVE), *found], replace(picture, crossings=open_sides)


def _same_tile(view: View, refusal: Refusal, move: Move | None) -> Told:
    tile = _tile(refusal)
    found = [step(Because.STANDS_ON, player=_mover(view), energy=tile), step(Because.MUST_MOVE)]
    return found, _picture(view, marked("refused", tile))


def _no_ray(view: View, refusal: Refusal, move: Move | None) -> Told:
    sides = in_view(view).sides(_tile(refusal))
    assert sides is not None
    closed = step(Because.NO_PATH, origin=sides.origin, energy=sides.target, lacking=sides.lacking)
    picture = _picture(view, marked("refused", sides.target))
    return [*cost_steps(sides), closed], replace(picture, crossings=(sides,))


def _points_missing(view: View, refusal: Refusal, move: Move | None) -> Told:
    tile, standing = _tile(refusal), in_view(view)
    sides = standing.sides(tile)
    assert sides is not None
    assert sides.cost is not None
    found = [*cost_steps(sides), standing.too_dear(tile, sides.cost)]
    way = standing.cheapest_way(tile)
    if way is not None and way.total < sides.cost:
        found.append(way.step())  # too dear as well, or it would not have been refused
    return found, replace(_picture(view, marked("refused", tile)), crossings=(sides,))


def _under_cap(view: View, refusal: Refusal, move: Move | None) -> Told:
    """What the crossing would cost does not matter."""
    tile = _tile(refusal)
    return [step(Because.CAP_BARS, energy=tile)], _picture(view, marked("refused", tile))


def _not_again(view: View, refusal: Refusal, move: Move | None) -> Told:
    tile, standing = _tile(refusal), in_view(view)
    sides = standing.sides(tile)
    picture = _picture(view, marked("refused", tile))
    return [standing.not_again(tile)], replace(picture, crossings=() if sides is None else (sides,))


def _not_adjacent(view: View, refusal: Refusal, move: Move | None) -> Told:
    """Too far for one step: the cheapest way there, or that there is none."""
    tile, standing = _tile(refusal), in_view(view)
    way = standing.cheapest_way(tile)
    found = [step(Because.NOT_TOUCHING, origin=standing.here, energy=tile)]
    if way is None:
        found += [*_blocked(standing, tile), step(Because.NO_OPEN_WAY, energy=tile)]
        return found, _picture(view, marked("refused", tile))
    found.append(way.step())
    is_too_dear = way.total > view.points
    found += [standing.too_dear(tile, way.total)] if is_too_dear else []
    picture = _picture(view, marked("refused" if is_too_dear else "may", tile))
    return found, replace(picture, way=way.tiles)


def _blocked(standing: Standing, target: Energy) -> list[Step]:
    """What closes every way to *target*: the cap, or tiles that may not be entered again, or both."""
    past_cap = replace(standing, cap=None).cheapest_way(target)
    past_closed = replace(standing, barred=()).cheapest_way(target)
    past_both = replace(standing, cap=None, barred=()).cheapest_way(target)
    found: list[Step] = []
    if standing.cap is not None and past_both is not None and past_closed is None:
        found.append(step(Because.CAP_BARS, energy=standing.cap))
    closed = [tile for tile in standing.barred if tile != standing.here]
    if closed and past_both is not None and past_cap is None:
        found.append(standing.not_again(target if target in closed else closed[0]))
    return found


# Cards


def _not_takeable(view: View, refusal: Refusal, move: Move | None) -> Told:
    seat = _mover(view)
    here = view.pawns[seat]
    found = [step(Because.STANDS_ON, player=seat, energy=here), step(Because.TOPS_SHOW, tops=view.stack_tops)]
    allowed = tuple(number for number, top in enumerate(view.stack_tops, 1) if top == here)
    if allowed:
        found.append(step(Because.TAKEABLE, energy=here, numbers=allowed, count=len(allowed)))
    else:
        found.append(step(Because.NONE_TAKEABLE, energy=here))
    return found, _picture(view, marked("chosen", here))


def _not_a_victim(view: View, refusal: Refusal, move: Move | None) -> Told:
    thief = _mover(view)
    victim, own = refusal.facts["victim"], view.pawns[thief]
    assert isinstance(victim, int)
    found: list[Step] = []
    if victim == thief:
        found.append(step(Because.OWN_HAND))
    elif not 0 <= victim < view.table.seats:
        pass  # nobody sits there
    elif view.pawns[victim] != own:
        found.append(step(Because.NOT_HERE, player=victim, energy=view.pawns[victim], own=own))
    elif not sum(view.hand_energies[victim]):
        found.append(step(Because.NOTHING_TO_GIVE, player=victim))
    else:
        found.append(step(Because.STOLEN_ALREADY, player=victim))
    found.append(step(Because.MAY_STEAL_FROM, players=view.victims))
    return found, _picture(view, marked("chosen", own))


def _mandatory(view: View, refusal: Refusal, move: Move | None) -> Told:
    return [step(Because.STEALS_BY_BACK), step(Because.MAY_STEAL_FROM, players=view.victims)], None


def _no_such_back(view: View, refusal: Refusal, move: Move | None) -> Told:
    found = [step(Because.STEALS_BY_BACK)]
    if isinstance(move, Steal):
        found.append(step(Because.BACKS_SHOWN, player=move.victim, backs=refusal.facts["energies"]))
    return found, None


def _left_to_luck(view: View, refusal: Refusal, move: Move | None) -> Told:
    return [step(Because.STEALS_BY_LUCK)], None


def _no_such_stack(view: View, refusal: Refusal, move: Move | None) -> Told:
    filled = tuple(number for number, height in enumerate(view.stack_heights, 1) if height)
    return [step(Because.STACKS_WITH_CARDS, numbers=filled)], None


# ENIX cards


def _not_held(view: View, refusal: Refusal, move: Move | None) -> Told:
    held = tuple(cards_of(view.hand & view.table.components.enix_cards))
    return [step(Because.ONLY_ENIX, cards=held) if held else step(Because.ONLY_ENIX_NONE_HELD)], None


def _cap_must_move(view: View, refusal: Refusal, move: Move | None) -> Told:
    free = step(Because.CAP_MAY_GO_ANYWHERE)
    if view.cap is None:
        return [step(Because.CAP_BESIDE), free], _picture(view)
    return [step(Because.CAP_LIES, energy=view.cap), free], _picture(view, marked("refused", view.cap))


_ANSWERS: dict[Reason, Callable[[View, Refusal, Move | None], Told]] = {
    Reason.R1_NOT_IN_HAND: _not_in_hand,
    Reason.R2_ENERGIES_MISSING: _energies_missing,
    Reason.R3_OTHER_CARDS_LEFT: _other_cards_left,
    Reason.A4_CELL_TAKEN: _cell_taken,
    Reason.A4_NOTHING_CHANGES: _nothing_changes,
    Reason.A5_NO_COMMON_SIDE: _island,
    Reason.A5_ISLAND: _island,
    Reason.M2_MUST_MOVE: _must_move,
    Reason.M2_SAME_TILE: _same_tile,
    Reason.C2_NOT_ADJACENT: _not_adjacent,
    Reason.C2_NO_RAY: _no_ray,
    Reason.M3_POINTS_MISSING: _points_missing,
    Reason.M4_TARGET_UNDER_CAP: _under_cap,
    Reason.M5_NOT_AGAIN: _not_again,
    Reason.K1_NOT_TAKEABLE: _not_takeable,
    Reason.K3_NOT_A_VICTIM: _not_a_victim,
    Reason.E3_MANDATORY: _mandatory,
    Reason.E3_NO_SUCH_BACK: _no_such_back,
    Reason.E3_LEFT_TO_LUCK: _left_to_luck,
    Reason.K4_NO_SUCH_STACK: _no_such_stack,
    Reason.X1_NOT_HELD: _not_held,
    Reason.X1_CAP_MUST_MOVE: _cap_must_move,
    Reason.A4_NO_SUCH_TILE: _only_six,
    Reason.A4_NO_SUCH_ROTATION: _only_six,
    Reason.M3_NO_SUCH_TILE: _only_six,
    Reason.X1_NO_SUCH_TILE: _only_six,
}
