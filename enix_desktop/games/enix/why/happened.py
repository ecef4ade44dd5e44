"""Why something happened: explained from what the viewer may know."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from enix_desktop.engine.rules import Event
from enix_desktop.games.enix import events
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.why.answer import Answer, Mark, Picture, marked
from enix_desktop.games.enix.why.ending import deciding_rules, score_steps, winner_steps
from enix_desktop.games.enix.why.moment import Moment, after
from enix_desktop.games.enix.why.order import (
    compared,
    competition_steps,
    laying_step,
    lot_steps,
    next_steps,
    points_step,
)
from enix_desktop.games.enix.why.rule_ids import rules_of
from enix_desktop.games.enix.why.standing import cost_steps, in_moment
from enix_desktop.games.enix.why.steps import Because, Step, step

Told: TypeAlias = tuple[Iterable[Step], Picture | None]


def why(first: Moment, told: Sequence[Event], index: int) -> Answer | None:
    """Why the event *index* of *told* happened, in a game that began with *first*."""
    event, before = told[index], told[:index]
    moment = after(first, before)
    for answer in (_about_order, _about_symbols, _about_movement, _about_cards):
        found = answer(moment, event, before)
        if found is not None:
            steps, picture = found
            return Answer(event, tuple(steps), _rules(moment, event, before), picture)
    return None


def _rules(moment: Moment, event: Event, before: Sequence[Event]) -> tuple[str, ...]:
    """The rules of *event*, and those that only this case needs."""
    rules = rules_of(event)
    match event:
        case events.TurnBegan(seat) if not moment.laid[seat]:
            return ("R4",)
        case events.TurnBegan(seat) if before and isinstance(before[-1], events.OrderDrawn):
            return ("O3", "O1", "E1", "M1")
        case events.TurnBegan() if moment.contenders:
            return ("O2", "O1", "M1")
        case events.PawnStayed(_, "no_way"):
            return (*rules, "M3", "C2", "M4", "M5", "E2")
        case events.GameEnded():
            return (*rules, *deciding_rules(moment.table, event))
        case _:
            return rules


def _about_order(moment: Moment, event: Event, before: Sequence[Event]) -> Told | None:
    in_competition = bool(moment.contenders)
    match event:
        case events.RoundBegan(number):
            able = tuple(seat for seat, size in enumerate(moment.hand_sizes) if size)
            without = tuple(seat for seat, size in enumerate(moment.hand_sizes) if not size)
            found = [step(Because.ROUND_OVER, number=number)]
            found += [laying_step(able, in_competition=False)] if able else []
            found += [step(Because.LAID_NOTHING, players=without)] if without else []
            return found, None
        case events.CardLaid(seat):
            return [laying_step((seat,), in_competition)], None
        case events.CardsRevealed(cards):
            lays = laying_step(tuple(sorted(cards)), in_competition)
            return [lays, step(Because.TURNED_OVER_TOGETHER), *compared(after(moment, [event]))], None
        case events.CompetitionBegan():
            return competition_steps(moment, event), None
        case events.OrderDrawn(seats):
            return [*compared(moment), *lot_steps(seats)], None
        case events.TurnBegan():
            return next_steps(moment, event, before), None
        case _:
            return None


_JUMP_STOPPED = {
    "there_already": Because.JUMP_THERE_ALREADY,
    "pawn_under_cap": Because.JUMP_FROM_UNDER_CAP,
    "target_under_cap": Because.JUMP_UNDER_CAP,
}


def _about_symbols(moment: Moment, event: Event, before: Sequence[Event]) -> Told | None:
    then = after(moment, [event])
    match event:
        case events.PawnJumped(_, origin, target):
            found = [_symbol(moment), step(Because.JUMPS_ANY_DISTANCE, energy=target)]
            return found, _picture(then, [(target, "chosen")], way=(origin, target))
        case events.JumpFailed(seat, target, obstacle):
            mark: Mark = "chosen" if obstacle == "there_already" else "refused"
            found = [_symbol(moment), step(_JUMP_STOPPED[obstacle], player=seat, energy=target)]
            return found, _picture(moment, [(target, mark)])
        case events.CapMoved(_, origin, target):
            found = [_symbol(moment), _cap_step(origin, target, by_symbol=True)]
            return found, _picture(then, [] if target is None else [(target, "chosen")])
        case events.EnixPlayed(seat, card, origin, target):
            found = [
                step(Because.ENIX_INTERRUPTS, player=seat, card=card),
                step(Because.CAP_MAY_GO_ANYWHERE),
                _cap_step(origin, target, by_symbol=False),
            ]
            return found, _picture(then, [] if target is None else [(target, "chosen")])
        case events.TilePlaced(_, tile, origin, cell):
            picture = _picture(then, [(tile, "chosen")])
            return _placing(moment, event), replace(picture, ghost=origin if origin != cell else None)
        case _:
            return None


def _symbol(moment: Moment) -> Step:
    """The symbol that is executed next (A1)."""
    assert moment.active is not None
    symbols, number = moment.top_symbols, moment.symbols_done
    reason = Because.SYMBOL_SHOWN if len(symbols) == 1 else Because.SYMBOL_OF_SEVERAL
    card = moment.laid[moment.active][-1]
    return step(reason, player=moment.active, card=card, symbol=symbols[number], number=number + 1)


def _cap_step(origin: Energy | None, target: Energy | None, by_symbol: bool) -> Step:
    """Where the cap goes; None is beside the board. A symbol takes it off its own tile (A3)."""
    if origin is None:
        return step(Because.CAP_COMES, energy=target)
    if target is None:
        return step(Because.CAP_TAKEN_OFF if by_symbol else Because.CAP_LEAVES, energy=origin)
    return step(Because.CAP_GOES, origin=origin, energy=target)


def _placing(moment: Moment, event: events.TilePlaced) -> Iterator[Step]:
    tile, layout = event.tile, after(moment, [event]).layout
    is_moved = event.origin != event.cell
    yield _symbol(moment)
    if is_moved:
        yield step(Because.TILE_MOVED, energy=tile)
    else:
        yield step(Because.TILE_TURNED, energy=tile, count=(event.rotation - event.turned_from) % 6)
    touching = tuple(other for other in Energy if layout.side_towards(tile, other) is not None)
    yield step(Because.TOUCHES_TILES, energy=tile, others=touching)
    yield step(Because.ALL_CONNECTED)
    carried = tuple(seat for seat, pawn in enumerate(moment.pawns) if pawn == tile)
    if is_moved and carried:
        reason = Because.CAP_AND_PLAYERS_CARRIED if moment.cap == tile else Because.PLAYERS_CARRIED
        yield step(reason, players=carried)
    elif is_moved and moment.cap == tile:
        yield step(Because.CAP_CARRIED)


def _about_movement(moment: Moment, event: Event, before: Sequence[Event]) -> Told | None:
    match event:
        case events.PawnCrossed(_, origin, target, cost, left):
            sides = in_moment(moment).sides(target)
            assert sides is not None
            paid = step(Because.POINTS_LEFT, points=moment.points, cost=cost, count=left)
            picture = _picture(after(moment, [event]), [(target, "chosen")], way=(origin, target))
            return [*cost_steps(sides), paid], replace(picture, crossings=(sides,))
        case events.PawnStayed():
            return _staying(moment, event)
        case events.MovementEnded(seat, lost):
            here = moment.pawns[seat]
            found = [
                step(Because.STANDS_ON, player=seat, energy=here),
                step(Because.MAY_STOP, player=seat, count=lost),
            ]
            return found, _picture(moment, [(here, "chosen")])
        case _:
            return None


def _staying(moment: Moment, event: events.PawnStayed) -> Told:
    seat, here = event.seat, moment.pawns[event.seat]
    if event.obstacle == "no_points":
        return [points_step(moment, seat), step(Because.NO_POINTS)], None
    if event.obstacle == "under_cap":
        found = [step(Because.STANDS_ON, player=seat, energy=here), step(Because.CAP_BARS, energy=here)]
        return found, _picture(moment, [(here, "refused")])
    standing = in_moment(moment)
    around = standing.neighbours()
    blocked = [obstacle for tile in around if (obstacle := standing.obstacle(tile)) is not None]
    sides = tuple(both for tile in around if (both := standing.sides(tile)) is not None)
    closed = [tile for tile in around if tile == moment.cap or tile in moment.barred]
    picture = _picture(moment, [(here, "chosen"), *marked("refused", *closed)])
    found = [points_step(moment, seat), *blocked, step(Because.NOWHERE_TO_GO, energy=here)]
    return found, replace(picture, crossings=sides)


def _about_cards(moment: Moment, event: Event, before: Sequence[Event]) -> Told | None:
    match event:
        case events.CardsTaken(seat, energy, stacks):
            found = [
                step(Because.ARRIVED, player=seat, energy=energy),
                step(Because.TOPS_TAKEN, energy=energy, count=len(stacks)),
            ]
            return found, _picture(moment, [(energy, "chosen")])
        case events.StacksShuffled(heights):
            return _shuffling(moment, heights, before), None
        case events.CardsDrawn(seat, stack, energies):
            had, full = moment.hand_sizes[seat], moment.table.numbers.hand_size
            drawn = len(energies)
            return [
                step(Because.HAND_SHORT, player=seat, had=had, full=full, count=drawn, stack=stack + 1)
            ], None
        case events.CardsDiscarded(seat):
            return [step(Because.TURN_ENDS, player=seat)], None
        case _:
            return _about_hands(moment, event)


def _shuffling(moment: Moment, heights: tuple[int, ...], before: Sequence[Event]) -> Iterator[Step]:
    """Either a stack has just run empty, or played cards were what the stacks waited for (K2)."""
    left = sum(moment.stack_heights)
    total = left + moment.played
    if before and isinstance(before[-1], events.CardsDiscarded | events.EnixPlayed):
        yield step(Because.ENOUGH_CARDS, total=total, stacks=len(heights))
    else:
        empty = tuple(number for number, height in enumerate(moment.stack_heights, 1) if not height)
        yield step(Because.STACKS_EMPTY, numbers=empty, count=len(empty))
    yield step(Because.GATHERED, stacks=left, played=moment.played, total=total)
    yield step(Because.DEALT, numbers=heights)


def _about_hands(moment: Moment, event: Event) -> Told | None:
    table = moment.table
    how = step(Because.STEALS_BY_BACK if table.edition.steals_by_the_back else Because.STEALS_BY_LUCK)
    match event:
        case events.CardStolen(thief, victim):
            here = moment.pawns[thief]
            shares = step(Because.SHARES_TILE, thief=thief, victim=victim, energy=here)
            return [shares, how], _picture(moment, [(here, "chosen")])
        case events.StealingEnded():
            return [how], None
        case events.GameEnded(seat):
            scores = [found for other in range(table.seats) for found in score_steps(table, event, other)]
            # Who dropped out was said with the scores.
            winners = [
                found for found in winner_steps(table, event) if found.reason is not Because.DROPPED_OUT
            ]
            return [step(Because.HOLDS_ALL, player=seat), *scores, *winners], None
        case _:
            return None


def _picture(moment: Moment, tiles: Sequence[tuple[Energy, Mark]], way: tuple[Energy, ...] = ()) -> Picture:
    return Picture(moment.layout, moment.pawns, moment.cap, tuple(tiles), way=way)
