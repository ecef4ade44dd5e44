"""Why something happened: told from what whoever is looking may know."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from enix_desktop.engine.rules import Event
from enix_desktop.games.enix import events
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.why import board_steps, card_steps, order_steps
from enix_desktop.games.enix.why.answer import Answer, Mark, Picture
from enix_desktop.games.enix.why.ending import score_steps, winner_steps
from enix_desktop.games.enix.why.moment import Moment, after, moment_before
from enix_desktop.games.enix.why.order import compared, competition_steps, lot_steps, next_steps
from enix_desktop.games.enix.why.rule_ids import rules_of
from enix_desktop.games.enix.why.standing import cost_steps, in_moment
from enix_desktop.games.enix.why.steps import Step

Told: TypeAlias = tuple[Iterable[Step], Picture | None]


def why(first: Moment, told: Sequence[Event], index: int) -> Answer | None:
    """Why the event *index* of *told* happened, in a game that began with *first*."""
    event, before = told[index], told[:index]
    moment = moment_before(first, told, index)
    answers = (_about_order, _about_symbols, _about_movement, _about_cards, _about_hands)
    for answer in answers:
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
            left = [seat for seat in range(moment.table.seats) if seat not in event.dropped_out]
            if not left:
                return (*rules, "G5")
            top = max(event.scores[seat] for seat in left)
            tie = sum(event.scores[seat] == top for seat in left) > 1
            return (*rules, "G4") if tie else rules
        case _:
            return rules


def _about_order(moment: Moment, event: Event, before: Sequence[Event]) -> Told | None:
    match event:
        case events.RoundBegan(number):
            able = tuple(seat for seat, size in enumerate(moment.hand_sizes) if size)
            found: list[Step] = [order_steps.RoundOver(number)]
            if able:
                found.append(order_steps.EverybodyLays(able, in_competition=False))
            without = tuple(seat for seat, size in enumerate(moment.hand_sizes) if not size)
            return ([*found, order_steps.LaidNothing(without)] if without else found), None
        case events.CardLaid(seat):
            return [order_steps.EverybodyLays((seat,), bool(moment.contenders))], None
        case events.CardsRevealed(cards):
            seats = tuple(sorted(cards))
            lays = order_steps.EverybodyLays(seats, bool(moment.contenders))
            shown = after(moment, [event])
            return [lays, order_steps.TurnedOverTogether(), *compared(shown)], None
        case events.CompetitionBegan():
            return competition_steps(moment, event), None
        case events.OrderDrawn(seats):
            return [*compared(moment), *lot_steps(seats)], None
        case events.TurnBegan():
            return next_steps(moment, event, before), None
        case _:
            return None


def _about_symbols(moment: Moment, event: Event, before: Sequence[Event]) -> Told | None:
    then = after(moment, [event])
    match event:
        case events.PawnJumped(_, origin, target):
            found = [_symbol(moment), board_steps.JumpsAnyDistance(target)]
            return found, _picture(then, [(target, "chosen")], way=(origin, target))
        case events.JumpFailed(seat, target, obstacle):
            mark: Mark = "chosen" if obstacle == "there_already" else "refused"
            found = [_symbol(moment), board_steps.JumpStopped(seat, target, obstacle)]
            return found, _picture(moment, [(target, mark)])
        case events.CapMoved(_, origin, target):
            marks: list[tuple[Energy, Mark]] = [] if target is None else [(target, "chosen")]
            found = [_symbol(moment), board_steps.CapGoes(origin, target, by_symbol=True)]
            return found, _picture(then, marks)
        case events.EnixPlayed(seat, card, origin, target):
            marks = [] if target is None else [(target, "chosen")]
            found = [
                board_steps.EnixInterrupts(seat, card),
                board_steps.CapMayGoAnywhere(),
                board_steps.CapGoes(origin, target, by_symbol=False),
            ]
            return found, _picture(then, marks)
        case events.TilePlaced():
            return _placing(moment, event), _placed(then, event)
        case _:
            return None


def _symbol(moment: Moment) -> board_steps.BoardStep:
    """The symbol that is executed next."""
    assert moment.active is not None
    symbols, number = moment.top_symbols, moment.symbols_done
    card = moment.laid[moment.active][-1]
    return board_steps.SymbolShown(moment.active, card, symbols[number], number + 1, len(symbols))


def _placing(moment: Moment, event: events.TilePlaced) -> list[Step]:
    tile, then = event.tile, after(moment, [event])
    found: list[Step] = [_symbol(moment)]
    if event.origin != event.cell:
        found.append(board_steps.TileMoved(tile))
    else:
        found.append(board_steps.TileTurned(tile, (event.rotation - event.turned_from) % 6))
    touching = [other for other in Energy if then.layout.side_towards(tile, other) is not None]
    found += [board_steps.TouchesTiles(tile, tuple(touching)), board_steps.AllHangTogether()]
    carried = tuple(seat for seat, pawn in enumerate(moment.pawns) if pawn == tile)
    if event.origin != event.cell and (carried or moment.cap == tile):
        found.append(board_steps.CarriedAlong(carried, moment.cap == tile))
    return found


def _placed(then: Moment, event: events.TilePlaced) -> Picture:
    ghost = event.origin if event.origin != event.cell else None
    return Picture(then.layout, then.pawns, then.cap, ((event.tile, "chosen"),), ghost=ghost)


def _about_movement(moment: Moment, event: Event, before: Sequence[Event]) -> Told | None:
    match event:
        case events.PawnCrossed(_, origin, target, cost, left):
            sides = in_moment(moment).sides(target)
            assert sides is not None
            found = [*cost_steps(sides), board_steps.PointsLeft(moment.points, cost, left)]
            then = after(moment, [event])
            picture = Picture(
                then.layout, then.pawns, then.cap, ((target, "chosen"),), (sides,), way=(origin, target)
            )
            return found, picture
        case events.PawnStayed():
            return _staying(moment, event)
        case events.MovementEnded(seat, lost):
            here = moment.pawns[seat]
            found = [board_steps.StandsOn(seat, here), board_steps.MayStop(seat, lost)]
            return found, _picture(moment, [(here, "chosen")])
        case _:
            return None


def _staying(moment: Moment, event: events.PawnStayed) -> Told:
    seat, here = event.seat, moment.pawns[event.seat]
    if event.obstacle == "no_points":
        total = moment.total(seat)
        found: list[Step] = [order_steps.Points(seat, moment.laid[seat], total), board_steps.NoPoints(total)]
        return found, None
    if event.obstacle == "under_cap":
        return [board_steps.StandsOn(seat, here), board_steps.CapBars(here)], _picture(
            moment, [(here, "refused")]
        )
    standing = in_moment(moment)
    around = standing.neighbours()
    obstacles = [standing.obstacle(tile) for tile in around]
    sides = tuple(both for tile in around if (both := standing.sides(tile)) is not None)
    marks: list[tuple[Energy, Mark]] = [
        (tile, "refused") for tile in around if tile == moment.cap or tile in moment.barred
    ]
    picture = Picture(moment.layout, moment.pawns, moment.cap, ((here, "chosen"), *marks), sides)
    points = order_steps.Points(seat, moment.laid[seat], moment.total(seat))
    blocked = [step for step in obstacles if step is not None]
    return [points, *blocked, board_steps.NowhereToGo(here)], picture


def _about_cards(moment: Moment, event: Event, before: Sequence[Event]) -> Told | None:
    match event:
        case events.CardsTaken(seat, energy, stacks):
            found: list[Step] = [card_steps.Arrived(seat, energy), card_steps.TopsTaken(energy, stacks)]
            return found, _picture(moment, [(energy, "chosen")])
        case events.StacksShuffled(heights):
            return _shuffling(moment, heights, before), None
        case events.CardsDrawn(seat, stack, energies):
            full = moment.table.numbers.hand_size
            return [card_steps.HandShort(seat, moment.hand_sizes[seat], full, len(energies), stack + 1)], None
        case events.CardsDiscarded(seat):
            return [card_steps.TurnEnds(seat)], None
        case _:
            return None


def _shuffling(moment: Moment, heights: tuple[int, ...], before: Sequence[Event]) -> list[Step]:
    """Either a stack has just run empty, or played cards were what the stacks waited for (K2)."""
    left = sum(moment.stack_heights)
    total = left + moment.played
    if before and isinstance(before[-1], events.CardsDiscarded | events.EnixPlayed):
        cause: Step = card_steps.EnoughCards(total, len(heights))
    else:
        empty = [position + 1 for position, height in enumerate(moment.stack_heights) if not height]
        cause = card_steps.StacksEmpty(tuple(empty))
    return [cause, card_steps.Gathered(left, moment.played, total), card_steps.DealtAnew(heights)]


def _about_hands(moment: Moment, event: Event, before: Sequence[Event]) -> Told | None:
    table = moment.table
    how = card_steps.HowStolen(table.edition.steals_by_the_back)
    match event:
        case events.CardStolen(thief, victim):
            here = moment.pawns[thief]
            return [card_steps.SharesTile(thief, victim, here), how], _picture(moment, [(here, "chosen")])
        case events.StealingEnded():
            return [how], None
        case events.GameEnded(seat):
            found: list[Step] = [card_steps.HoldsAll(seat)]
            for other in range(table.seats):
                found += score_steps(table, event, other)
            # Who dropped out was said with the scores.
            found += [
                step for step in winner_steps(table, event) if not isinstance(step, card_steps.DroppedOut)
            ]
            return found, None
        case _:
            return None


def _picture(moment: Moment, tiles: Sequence[tuple[Energy, Mark]], way: tuple[Energy, ...] = ()) -> Picture:
    return Picture(moment.layout, moment.pawns, moment.cap, tuple(tiles), way=way)
