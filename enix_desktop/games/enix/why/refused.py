"""Why something is not possible: told from what whoever is looking sees."""

from collections.abc import Callable, Sequence
from dataclasses import replace

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

_UNTIMELY = {
    Reason.R1_ALREADY_LAID: ("R1",),
    Reason.O2_NOT_COMPETING: ("O2",),
    Reason.X3_NOT_ASKED: ("X3", "E4"),
    Reason.O1_NOT_IN_TURN: ("O1", "E1"),
    Reason.G1_GAME_OVER: ("G1",),
    Reason.R1_NO_LAYING_NOW: ("R1", "O2"),
    Reason.R2_ONLY_INSTEAD_OF_LAYING: ("R2",),
    Reason.A4_NO_TILE_TO_PLACE: ("A4", "A1"),
    Reason.M2_NO_MOVEMENT_NOW: ("M2",),
    Reason.M3_NOTHING_TO_STOP: ("M3",),
    Reason.K1_NO_ARRIVAL: ("K1",),
    Reason.K3_NO_STEALING_NOW: ("K3",),
    Reason.K4_NO_REFILL_NOW: ("K4",),
    Reason.X2_NO_WINDOW: ("X2",),
}
"""Refusals of something that another moment or another player would be right for."""

_IMPOSSIBLE = {
    Reason.A4_NO_SUCH_TILE: ("A4", "C1"),
    Reason.A4_NO_SUCH_ROTATION: ("A4", "C1"),
    Reason.M3_NO_SUCH_TILE: ("M3", "C1"),
    Reason.X1_NO_SUCH_TILE: ("X1", "C1"),
}
"""Refusals of something that no table has."""


def why_refused(view: View, refusal: Refusal, move: Move | None = None) -> Answer:
    """Why *move* was refused; without the move the answer has no more than the refusal itself tells."""
    reason = refusal.reason
    if reason in _UNTIMELY:
        now = [step(reason)]
        if view.phase is not Phase.OVER:
            now.append(step(view.phase, players=view.to_move))
        return Answer(refusal, tuple(now), _UNTIMELY[reason])
    if reason in _IMPOSSIBLE:
        return Answer(refusal, (step(Because.ONLY_SIX),), _IMPOSSIBLE[reason])
    return _ANSWERS[reason](view, refusal, move)


def _picture(view: View) -> Picture:
    return Picture(view.layout, view.pawns, view.cap)


def _tile(refusal: Refusal, name: str = "tile") -> Energy:
    tile = refusal.facts[name]
    assert isinstance(tile, Energy)
    return tile


# Laying and ending


def _not_in_hand(view: View, refusal: Refusal, move: Move | None) -> Answer:
    hand = tuple(cards_of(view.hand))
    held = step(Because.HOLDS_CARDS, cards=hand) if hand else step(Because.HOLDS_NOTHING)
    return Answer(refusal, (held,), ("R1",))


def _energies_missing(view: View, refusal: Refusal, move: Move | None) -> Answer:
    counts = view.table.components.energy_counts(view.hand)
    held = tuple(energy for energy in ENERGIES if counts[energy])
    needed = tuple(energy for energy in ENERGIES if not counts[energy])
    found = step(Because.HOLDS_ENERGIES, held=held, needed=needed) if held else step(Because.HOLDS_NOTHING)
    return Answer(refusal, (found,), ("R2",))


def _other_cards_left(view: View, refusal: Refusal, move: Move | None) -> Answer:
    valued = tuple(cards_of(view.hand & ~view.table.components.enix_cards))
    return Answer(refusal, (step(Because.MUST_LAY_ONE_OF, cards=valued),), ("R3",))


# Tiles


def _places(view: View, tile: Energy) -> tuple[Step, Picture]:
    """Where *tile* could go instead."""
    here = view.layout.cells[tile]
    cells = {move.cell for move in Placements(view.table.components, view.layout) if move.tile == tile}
    places = tuple(sorted(cells - {here}))
    picture = replace(_picture(view), cells=places)
    if not places:
        return step(Because.CAN_ONLY_TURN, energy=tile), picture
    reason = Because.OTHER_PLACES_OR_TURN if here in cells else Because.OTHER_PLACES
    return step(reason, energy=tile, count=len(places)), picture


def _placement(
    view: View,
    refusal: Refusal,
    move: Move | None,
    found: Sequence[Step],
    tiles: tuple[tuple[Energy, Mark], ...],
) -> Answer:
    """The tile imagined where it was to lie, and the places where it may."""
    tile = _tile(refusal)
    places, picture = _places(view, tile)
    rules = ("A5", "A4") if refusal.rule == "A5" else ("A4",)
    if isinstance(move, PlaceTile):
        layout = view.layout.with_tile(tile, move.cell, move.rotation)
        if refusal.reason is Reason.A4_CELL_TAKEN:
            layout = view.layout  # two tiles on one cell could not be told apart
        picture = replace(picture, layout=layout, ghost=move.cell, is_refused=True)
    return Answer(refusal, (*found, places), rules, replace(picture, tiles=tiles))


def _cell_taken(view: View, refusal: Refusal, move: Move | None) -> Answer:
    covered = _tile(refusal, "covered")
    found = [step(Because.COVERED, energy=covered)]
    return _placement(view, refusal, move, found, marked("refused", covered))


def _nothing_changes(view: View, refusal: Refusal, move: Move | None) -> Answer:
    tile = _tile(refusal)
    places, picture = _places(view, tile)
    found = (step(Because.SAME_AS_BEFORE, energy=tile), places)
    return Answer(refusal, found, ("A4",), replace(picture, tiles=marked("refused", tile)))


def _no_common_side(view: View, refusal: Refusal, move: Move | None) -> Answer:
    return _cut_off(view, refusal, move, ((_tile(refusal),),))


def _island(view: View, refusal: Refusal, move: Move | None) -> Answer:
    islands = refusal.facts["islands"]
    assert isinstance(islands, tuple)
    return _cut_off(view, refusal, move, islands)


def _cut_off(
    view: View, refusal: Refusal, move: Move | None, islands: tuple[tuple[Energy, ...], ...]
) -> Answer:
    tile = _tile(refusal)
    found = [step(Because.WOULD_LIE, energy=tile)]
    found += [step(Because.CUT_OFF, energies=island) for island in islands]
    found.append(step(Because.MUST_CONNECT))
    others = [energy for island in islands for energy in island if energy != tile]
    marks = marked("refused", tile) + marked("island", *others)
    return _placement(view, refusal, move, found, marks)


# Movement


def _must_move(view: View, refusal: Refusal, move: Move | None) -> Answer:
    standing = in_view(view)
    found = [step(Because.MUST_MOVE)]
    sides = [standing.sides(tile) for tile in standing.neighbours() if standing.obstacle(tile) is None]
    open_sides = tuple(both for both in sides if both is not None)
    found += [step(Because.MAY_CROSS, energy=both.target, count=both.cost) for both in open_sides]
    marks = marked("may", *(both.target for both in open_sides))
    picture = replace(_picture(view), tiles=marks, crossings=open_sides)
    return Answer(refusal, tuple(found), ("M2",), picture)


def _same_tile(view: View, refusal: Refusal, move: Move | None) -> Answer:
    seat = view.seat if view.active is None else view.active
    tile = _tile(refusal)
    found = (step(Because.STANDS_ON, player=seat, energy=tile), step(Because.MUST_MOVE))
    return Answer(refusal, found, ("M2",), replace(_picture(view), tiles=marked("refused", tile)))


def _crossing(view: View, refusal: Refusal, found: Sequence[Step], rules: tuple[str, ...]) -> Answer:
    """What the touching sides have, and the step that the move fails at."""
    tile, standing = _tile(refusal), in_view(view)
    sides = standing.sides(tile)
    crossings = () if sides is None else (sides,)
    picture = replace(_picture(view), tiles=((tile, "refused"),), crossings=crossings)
    return Answer(refusal, tuple(found), rules, picture)


def _no_ray(view: View, refusal: Refusal, move: Move | None) -> Answer:
    sides = in_view(view).sides(_tile(refusal))
    assert sides is not None
    closed = step(Because.NO_PATH, origin=sides.origin, energy=sides.target, lacking=sides.lacking)
    return _crossing(view, refusal, [*cost_steps(sides), closed], ("C2",))


def _points_missing(view: View, refusal: Refusal, move: Move | None) -> Answer:
    tile, standing = _tile(refusal), in_view(view)
    sides = standing.sides(tile)
    assert sides is not None
    assert sides.cost is not None
    found = [*cost_steps(sides), standing.too_dear(tile, sides.cost)]
    way = standing.cheapest_way(tile)
    if way is not None and way.total < sides.cost:
        found.append(way.step())  # too dear as well, or it would not have been refused
    return _crossing(view, refusal, found, ("M3", "C2"))


def _under_cap(view: View, refusal: Refusal, move: Move | None) -> Answer:
    """What the crossing would cost does not matter."""
    picture = replace(_picture(view), tiles=((_tile(refusal), "refused"),))
    return Answer(refusal, (step(Because.CAP_BARS, energy=_tile(refusal)),), ("M4",), picture)


def _not_again(view: View, refusal: Refusal, move: Move | None) -> Answer:
    return _crossing(view, refusal, [in_view(view).not_again(_tile(refusal))], ("M5", "E2"))


def _not_adjacent(view: View, refusal: Refusal, move: Move | None) -> Answer:
    """Too far for one step: the cheapest way there, or that there is none."""
    tile, standing = _tile(refusal), in_view(view)
    way = standing.cheapest_way(tile)
    found = [step(Because.NOT_TOUCHING, origin=standing.here, energy=tile)]
    picture = replace(_picture(view), tiles=marked("refused", tile))
    if way is None:
        found += [*_blocked(standing, tile), step(Because.NO_OPEN_WAY, energy=tile)]
        return Answer(refusal, tuple(found), ("M3", "C2", "M4", "M5", "E2"), picture)
    found.append(way.step())
    picture = replace(picture, way=way.tiles)
    if way.total > view.points:
        found.append(standing.too_dear(tile, way.total))
    else:
        picture = replace(picture, tiles=marked("may", tile))
    return Answer(refusal, tuple(found), ("M3", "C2"), picture)


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


def _not_takeable(view: View, refusal: Refusal, move: Move | None) -> Answer:
    seat = view.seat if view.active is None else view.active
    here = view.pawns[seat]
    allowed = tuple(position + 1 for position, top in enumerate(view.stack_tops) if top == here)
    takeable = step(Because.NONE_TAKEABLE, energy=here)
    if allowed:
        takeable = step(Because.TAKEABLE, energy=here, numbers=allowed, count=len(allowed))
    found = (
        step(Because.STANDS_ON, player=seat, energy=here),
        step(Because.TOPS_SHOW, tops=view.stack_tops),
        takeable,
    )
    picture = replace(_picture(view), tiles=marked("chosen", here))
    return Answer(refusal, found, ("K1",), picture)


def _not_a_victim(view: View, refusal: Refusal, move: Move | None) -> Answer:
    victim, own = refusal.facts["victim"], view.pawns[view.seat]
    assert isinstance(victim, int)
    found: list[Step] = []
    if victim == view.seat:
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
    picture = replace(_picture(view), tiles=marked("chosen", own))
    return Answer(refusal, tuple(found), ("K3",), picture)


def _mandatory(view: View, refusal: Refusal, move: Move | None) -> Answer:
    found = (step(Because.STEALS_BY_BACK), step(Because.MAY_STEAL_FROM, players=view.victims))
    return Answer(refusal, found, ("E3", "K3"))


def _no_such_back(view: View, refusal: Refusal, move: Move | None) -> Answer:
    found = [step(Because.STEALS_BY_BACK)]
    if isinstance(move, Steal):
        found.append(step(Because.BACKS_SHOWN, player=move.victim, backs=refusal.facts["energies"]))
    return Answer(refusal, tuple(found), ("E3", "C4"))


def _left_to_luck(view: View, refusal: Refusal, move: Move | None) -> Answer:
    return Answer(refusal, (step(Because.STEALS_BY_LUCK),), ("E3",))


def _no_such_stack(view: View, refusal: Refusal, move: Move | None) -> Answer:
    filled = tuple(number for number, height in enumerate(view.stack_heights, 1) if height)
    return Answer(refusal, (step(Because.STACKS_WITH_CARDS, numbers=filled),), ("K4", "K2"))


# ENIX cards


def _not_held(view: View, refusal: Refusal, move: Move | None) -> Answer:
    held = tuple(cards_of(view.hand & view.table.components.enix_cards))
    found = step(Because.ONLY_ENIX, cards=held) if held else step(Because.ONLY_ENIX_NONE_HELD)
    return Answer(refusal, (found,), ("X1",))


def _cap_must_move(view: View, refusal: Refusal, move: Move | None) -> Answer:
    free, picture = step(Because.CAP_MAY_GO_ANYWHERE), _picture(view)
    if view.cap is None:
        return Answer(refusal, (step(Because.CAP_BESIDE), free), ("X1",), picture)
    found = (step(Because.CAP_LIES, energy=view.cap), free)
    return Answer(refusal, found, ("X1",), replace(picture, tiles=marked("refused", view.cap)))


_ANSWERS: dict[Reason, Callable[[View, Refusal, Move | None], Answer]] = {
    Reason.R1_NOT_IN_HAND: _not_in_hand,
    Reason.R2_ENERGIES_MISSING: _energies_missing,
    Reason.R3_OTHER_CARDS_LEFT: _other_cards_left,
    Reason.A4_CELL_TAKEN: _cell_taken,
    Reason.A4_NOTHING_CHANGES: _nothing_changes,
    Reason.A5_NO_COMMON_SIDE: _no_common_side,
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
}
