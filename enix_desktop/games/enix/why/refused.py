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
from enix_desktop.games.enix.why import board_steps, card_steps, refused_steps
from enix_desktop.games.enix.why.answer import Answer, Picture, marked
from enix_desktop.games.enix.why.standing import Standing, cost_steps, in_view
from enix_desktop.games.enix.why.steps import Step

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
        now: list[Step] = [refused_steps.ItsTime(reason)]
        if view.phase is not Phase.OVER:
            now.append(refused_steps.NowAwaited(view.phase, view.to_move))
        return Answer(refusal, tuple(now), _UNTIMELY[reason])
    if reason in _IMPOSSIBLE:
        return Answer(refusal, (refused_steps.OnlySix(),), _IMPOSSIBLE[reason])
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
    return Answer(refusal, (refused_steps.OwnCards(hand, is_rule_three=False),), ("R1",))


def _energies_missing(view: View, refusal: Refusal, move: Move | None) -> Answer:
    counts = view.table.components.energy_counts(view.hand)
    held = tuple(energy for energy in ENERGIES if counts[energy])
    lacking = tuple(energy for energy in ENERGIES if not counts[energy])
    return Answer(refusal, (refused_steps.Holds(held, lacking),), ("R2",))


def _other_cards_left(view: View, refusal: Refusal, move: Move | None) -> Answer:
    valued = tuple(cards_of(view.hand & ~view.table.components.enix_cards))
    return Answer(refusal, (refused_steps.OwnCards(valued, is_rule_three=True),), ("R3",))


# Tiles


def _places(view: View, tile: Energy) -> tuple[refused_steps.OtherPlaces, Picture]:
    """Where *tile* could go instead."""
    here = view.layout.cells[tile]
    cells = {move.cell for move in Placements(view.table.components, view.layout) if move.tile == tile}
    places = tuple(sorted(cells - {here}))
    return refused_steps.OtherPlaces(tile, len(places), here in cells), replace(_picture(view), cells=places)


def _placement(view: View, refusal: Refusal, move: Move | None, found: Sequence[Step]) -> Answer:
    """The tile imagined where it was to lie, and the places where it may."""
    tile = _tile(refusal)
    places, picture = _places(view, tile)
    steps, rules = [*found, places], ("A5", "A4") if refusal.rule == "A5" else ("A4",)
    if isinstance(move, PlaceTile):
        layout = view.layout.with_tile(tile, move.cell, move.rotation)
        if refusal.reason is Reason.A4_CELL_TAKEN:
            layout = view.layout  # two tiles on one cell could not be told apart
        picture = replace(picture, layout=layout, ghost=move.cell, is_refused=True)
    return Answer(refusal, tuple(steps), rules, picture)


def _cell_taken(view: View, refusal: Refusal, move: Move | None) -> Answer:
    covered = _tile(refusal, "covered")
    found = _placement(view, refusal, move, [refused_steps.Covers(_tile(refusal), covered)])
    assert found.picture is not None
    return replace(found, picture=replace(found.picture, tiles=((covered, "refused"),)))


def _nothing_changes(view: View, refusal: Refusal, move: Move | None) -> Answer:
    tile = _tile(refusal)
    places, picture = _places(view, tile)
    marked = replace(picture, tiles=((tile, "refused"),))
    return Answer(refusal, (refused_steps.SameAsBefore(tile), places), ("A4",), marked)


def _no_common_side(view: View, refusal: Refusal, move: Move | None) -> Answer:
    tile = _tile(refusal)
    cut_off = refused_steps.CutOff((tile,))
    steps: list[Step] = [refused_steps.WouldLie(tile), cut_off, refused_steps.MustHangTogether()]
    found = _placement(view, refusal, move, steps)
    assert found.picture is not None
    return replace(found, picture=replace(found.picture, tiles=((tile, "refused"),)))


def _island(view: View, refusal: Refusal, move: Move | None) -> Answer:
    tile, islands = _tile(refusal), refusal.facts["islands"]
    assert isinstance(islands, tuple)
    steps: list[Step] = [refused_steps.WouldLie(tile)]
    steps += [refused_steps.CutOff(island) for island in islands]
    found = _placement(view, refusal, move, [*steps, refused_steps.MustHangTogether()])
    assert found.picture is not None
    cut_off = [energy for island in islands for energy in island if energy != tile]
    marks = marked("refused", tile) + marked("island", *cut_off)
    return replace(found, picture=replace(found.picture, tiles=marks))


# Movement


def _must_move(view: View, refusal: Refusal, move: Move | None) -> Answer:
    standing = in_view(view)
    steps: list[Step] = [board_steps.MustMove()]
    sides = [standing.sides(tile) for tile in standing.neighbours() if standing.obstacle(tile) is None]
    open_sides = tuple(found for found in sides if found is not None)
    for found in open_sides:
        assert found.cost is not None
        steps.append(board_steps.MayCross(found.target, found.cost))
    marks = marked("may", *(found.target for found in open_sides))
    picture = replace(_picture(view), tiles=marks, crossings=open_sides)
    return Answer(refusal, tuple(steps), ("M2",), picture)


def _same_tile(view: View, refusal: Refusal, move: Move | None) -> Answer:
    seat = view.seat if view.active is None else view.active
    tile = _tile(refusal)
    steps = (board_steps.StandsOn(seat, tile), board_steps.MustMove())
    return Answer(refusal, steps, ("M2",), replace(_picture(view), tiles=((tile, "refused"),)))


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
    lacking = refusal.facts["lacking"]
    assert isinstance(lacking, tuple)
    steps = [*cost_steps(sides), board_steps.NoPath(sides.origin, sides.target, lacking)]
    return _crossing(view, refusal, steps, ("C2",))


def _points_missing(view: View, refusal: Refusal, move: Move | None) -> Answer:
    tile, standing = _tile(refusal), in_view(view)
    sides = standing.sides(tile)
    assert sides is not None
    assert sides.cost is not None
    steps: list[Step] = [*cost_steps(sides), board_steps.TooDear(tile, sides.cost, view.points)]
    way = standing.cheapest_way(tile)
    if way is not None and way.total < sides.cost:
        steps.append(way)  # too dear as well, or it would not have been refused
    return _crossing(view, refusal, steps, ("M3", "C2"))


def _under_cap(view: View, refusal: Refusal, move: Move | None) -> Answer:
    """What the crossing would cost does not matter."""
    picture = replace(_picture(view), tiles=((_tile(refusal), "refused"),))
    return Answer(refusal, (board_steps.CapBars(_tile(refusal)),), ("M4",), picture)


def _not_again(view: View, refusal: Refusal, move: Move | None) -> Answer:
    steps = [in_view(view).not_again(_tile(refusal))]
    return _crossing(view, refusal, steps, ("M5", "E2"))


def _not_adjacent(view: View, refusal: Refusal, move: Move | None) -> Answer:
    """Too far for one step: the cheapest way there, or that there is none."""
    tile, standing = _tile(refusal), in_view(view)
    way = standing.cheapest_way(tile)
    steps: list[Step] = [board_steps.NotTouching(standing.here, tile)]
    if way is None:
        steps += [*_blocked(standing, tile), board_steps.NoOpenWay(tile)]
        picture = replace(_picture(view), tiles=((tile, "refused"),))
    else:
        steps.append(way)
        steps += [board_steps.TooDear(tile, way.total, view.points)] if way.total > view.points else []
        marks = marked("refused" if way.total > view.points else "may", tile)
        picture = replace(_picture(view), tiles=marks, way=way.tiles)
    return Answer(refusal, tuple(steps), ("M3", "C2", "M4", "M5", "E2")[: 2 if way else 5], picture)


def _blocked(standing: Standing, target: Energy) -> list[Step]:
    """What closes every way to *target*: the cap, or tiles that may not be entered again, or both."""
    past_cap = replace(standing, cap=None).cheapest_way(target)
    past_closed = replace(standing, barred=()).cheapest_way(target)
    past_both = replace(standing, cap=None, barred=()).cheapest_way(target)
    found: list[Step] = []
    if standing.cap is not None and past_both is not None and past_closed is None:
        found.append(board_steps.CapBars(standing.cap))
    closed = [tile for tile in standing.barred if tile != standing.here]
    if closed and past_both is not None and past_cap is None:
        found.append(standing.not_again(target if target in closed else closed[0]))
    return found


# Cards


def _not_takeable(view: View, refusal: Refusal, move: Move | None) -> Answer:
    seat = view.seat if view.active is None else view.active
    here = view.pawns[seat]
    allowed = tuple(position + 1 for position, top in enumerate(view.stack_tops) if top == here)
    steps = (
        board_steps.StandsOn(seat, here),
        refused_steps.TopsShow(view.stack_tops),
        refused_steps.TakeableStacks(here, allowed),
    )
    picture = replace(_picture(view), tiles=((here, "chosen"),))
    return Answer(refusal, steps, ("K1",), picture)


def _not_a_victim(view: View, refusal: Refusal, move: Move | None) -> Answer:
    victim, own = refusal.facts["victim"], view.pawns[view.seat]
    assert isinstance(victim, int)
    steps: list[Step] = []
    if victim == view.seat:
        steps.append(refused_steps.OwnHand())
    elif not 0 <= victim < view.table.seats:
        pass  # nobody sits there
    elif view.pawns[victim] != own:
        steps.append(refused_steps.NotHere(victim, view.pawns[victim], own))
    elif not sum(view.hand_energies[victim]):
        steps.append(refused_steps.NothingToGive(victim))
    else:
        steps.append(refused_steps.TakenFromAlready(victim))
    steps.append(refused_steps.MayTakeFrom(view.victims))
    picture = replace(_picture(view), tiles=((own, "chosen"),))
    return Answer(refusal, tuple(steps), ("K3",), picture)


def _mandatory(view: View, refusal: Refusal, move: Move | None) -> Answer:
    steps = (card_steps.HowStolen(by_back=True), refused_steps.MayTakeFrom(view.victims))
    return Answer(refusal, steps, ("E3", "K3"))


def _no_such_back(view: View, refusal: Refusal, move: Move | None) -> Answer:
    energies = refusal.facts["energies"]
    assert isinstance(energies, tuple)
    steps: list[Step] = [card_steps.HowStolen(by_back=True)]
    if isinstance(move, Steal):
        steps.append(refused_steps.BacksShown(move.victim, energies))
    return Answer(refusal, tuple(steps), ("E3", "C4"))


def _left_to_luck(view: View, refusal: Refusal, move: Move | None) -> Answer:
    return Answer(refusal, (card_steps.HowStolen(by_back=False),), ("E3",))


def _no_such_stack(view: View, refusal: Refusal, move: Move | None) -> Answer:
    filled = tuple(position + 1 for position, height in enumerate(view.stack_heights) if height)
    return Answer(refusal, (refused_steps.StacksWithCards(filled),), ("K4", "K2"))


# ENIX cards


def _not_held(view: View, refusal: Refusal, move: Move | None) -> Answer:
    held = tuple(cards_of(view.hand & view.table.components.enix_cards))
    return Answer(refusal, (refused_steps.OnlyEnix(held),), ("X1",))


def _cap_must_move(view: View, refusal: Refusal, move: Move | None) -> Answer:
    steps = (refused_steps.CapLies(view.cap), board_steps.CapMayGoAnywhere())
    marks = () if view.cap is None else marked("refused", view.cap)
    picture = replace(_picture(view), tiles=marks)
    return Answer(refusal, steps, ("X1",), picture)


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
