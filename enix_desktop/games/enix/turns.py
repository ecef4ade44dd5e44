"""One turn: symbols, movement, cards, and the windows between them (A, M, K and X rules)."""

from typing import assert_never

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card, cards_of
from enix_desktop.games.enix.components import Blackout, Energy, Jump, TurnOrShift
from enix_desktop.games.enix.events import (
    CapMoved,
    CardsDiscarded,
    CardsDrawn,
    CardsTaken,
    CardStolen,
    EnixPlayed,
    JumpFailed,
    MovementEnded,
    PawnCrossed,
    PawnJumped,
    PawnStayed,
    StealingEnded,
    TilePlaced,
    TurnBegan,
)
from enix_desktop.games.enix.layout import roads
from enix_desktop.games.enix.moves import PlaceTile, PlayEnix, Steal
from enix_desktop.games.enix.phases import Phase, Stage
from enix_desktop.games.enix.play import Play
from enix_desktop.games.enix.predicates import crossings, points_laid, takeable
from enix_desktop.games.enix.stacks import discard, refresh_if_empty, take_top

ASKING = "asking"
"""The chance result of E4: the order in which seats are asked whether they interrupt."""
STOLEN = "stolen"
"""The chance result of E3: which card was stolen."""


def begin_turn(play: Play, seat: Seat) -> None:
    """Give *seat* its turn, beginning with a window."""
    state = play.state
    state.active = seat
    state.contenders = ()
    state.waiting = tuple([other for other in state.waiting if other != seat])
    state.stage = Stage.ACTIONS
    state.symbols_done = 0
    state.points = points_laid(state, seat)
    state.moved = False
    state.barred = 1 << state.pawns[seat]
    play.tell(TurnBegan(seat, state.points))
    _open_window(play)


def pass_window(play: Play) -> bool:
    """The seat asked does not interrupt; return whether that ends the turn."""
    state = play.state
    state.owing = state.owing[1:]
    if state.owing:
        return False
    if state.stage is Stage.END:
        return True
    if state.stage is Stage.ACTIONS:
        _execute_next_symbol(play)
    else:
        _go_on_moving(play)
    return False


def play_enix(play: Play, seat: Seat, move: PlayEnix) -> None:
    """Interrupt; afterwards everybody is asked again (X3)."""
    state = play.state
    state.hands[seat] ^= 1 << move.card
    play.tell(EnixPlayed(seat, move.card, state.cap, move.tile))
    state.cap = move.tile
    discard(play, (move.card,))
    _open_window(play)


def place_tile(play: Play, move: PlaceTile) -> None:
    """Turn or move a tile; pawns and cap are on tiles, so they travel along (A4)."""
    state, seat = play.state, _active(play)
    before = state.layout
    state.layout = before.with_tile(move.tile, move.cell, move.rotation)
    state.roads = roads(state.table.components, state.layout)
    cell, turn = before.cells[move.tile], before.rotations[move.tile]
    play.tell(TilePlaced(seat, move.tile, cell, move.cell, turn, move.rotation))
    _open_window(play)


def cross(play: Play, tile: Energy) -> None:
    """Cross to *tile* and pay for it (M3)."""
    state, seat = play.state, _active(play)
    here = state.pawns[seat]
    cost = dict(state.roads[here])[tile]
    state.points -= cost
    state.moved = True
    play.tell(PawnCrossed(seat, here, tile, cost, state.points))
    _arrive(play, tile)


def stop(play: Play) -> None:
    """Move no farther, or steal no more."""
    state, seat = play.state, _active(play)
    if state.phase is Phase.STEAL:
        play.tell(StealingEnded(seat))
        _ask_for_refill(play)
    else:
        play.tell(MovementEnded(seat, state.points))
        _begin_stealing(play)


def take_cards(play: Play, stacks: tuple[int, ...]) -> None:
    """Take the top cards of *stacks* into the hand (K1)."""
    state, seat = play.state, _active(play)
    cards = tuple(take_top(play, position) for position in stacks)
    if cards:
        _into_hand(play, cards)
        play.tell(CardsTaken(seat, state.pawns[seat], stacks, cards))
        refresh_if_empty(play)
    _open_window(play)


def steal(play: Play, move: Steal) -> None:
    """Take a card from the victim's hand (K3)."""
    state, seat, components = play.state, _active(play), play.state.table.components
    hand = state.hands[move.victim]
    choice = hand if move.energy is None else hand & components.cards_of_energy[move.energy]
    card = play.chance.pick(STOLEN, cards_of(choice))
    state.hands[move.victim] ^= 1 << card
    state.hands[seat] |= 1 << card
    state.victims = tuple(victim for victim in state.victims if victim != move.victim)
    play.tell(CardStolen(seat, move.victim, components.energies[card], card))
    if not state.victims:
        _ask_for_refill(play)


def refill(play: Play, position: int) -> None:
    """Draw from one stack until the hand is full; K2 may happen on the way (K4)."""
    state = play.state
    wanted = state.table.numbers.hand_size - state.hands[_active(play)].bit_count()
    while wanted and state.stacks[position]:
        drawn = min(wanted, len(state.stacks[position]))
        cards = tuple(take_top(play, position) for _ in range(drawn))
        wanted -= drawn
        _into_hand(play, cards)
        energies = tuple(state.table.components.energies[card] for card in cards)
        play.tell(CardsDrawn(_active(play), position, energies, cards))
        refresh_if_empty(play)
    _ask_for_refill(play)


def _active(play: Play) -> Seat:
    seat = play.state.active
    assert seat is not None
    return seat


def _ask_active(play: Play, phase: Phase) -> None:
    play.state.phase = phase
    play.state.owing = (_active(play),)


def _open_window(play: Play) -> None:
    """Ask every seat, whatever it holds, whether it interrupts (X2, X4)."""
    state = play.state
    state.phase = Phase.WINDOW
    table = state.table
    if table.edition.asks_by_lot:
        state.owing = play.chance.order(ASKING, range(table.seats))
    else:
        state.owing = table.seats_from(_active(play))


def _execute_next_symbol(play: Play) -> None:
    state, seat = play.state, _active(play)
    laid = state.laid[seat]
    symbols = state.table.components.cards[laid[-1]].symbols if laid else ()
    if state.symbols_done == len(symbols):
        state.stage = Stage.MOVEMENT
        _tell_if_stuck(play)
        _go_on_moving(play)
        return
    symbol = symbols[state.symbols_done]
    state.symbols_done += 1
    match symbol:
        case Jump(target):
            _jump(play, target)
        case Blackout(target):
            tile = None if state.cap == target else target
            play.tell(CapMoved(seat, state.cap, tile, laid[-1]))
            state.cap = tile
            _open_window(play)
        case TurnOrShift():
            _ask_active(play, Phase.PLACE_TILE)
        case _:
            assert_never(symbol)


def _jump(play: Play, target: Energy) -> None:
    state, seat = play.state, _active(play)
    here = state.pawns[seat]
    obstacles = (
        (here == target, "there_already"),
        (here == state.cap, "pawn_under_cap"),
        (target == state.cap, "target_under_cap"),
    )
    obstacle = next((name for holds, name in obstacles if holds), None)
    if obstacle is None:
        play.tell(PawnJumped(seat, here, target))
        _arrive(play, target)
    else:
        play.tell(JumpFailed(seat, target, obstacle))
        _open_window(play)


def _arrive(play: Play, tile: Energy) -> None:
    state = play.state
    state.pawns[_active(play)] = tile
    if state.table.edition.enters_each_tile_once:
        state.barred |= 1 << tile
    if takeable(state):
        _ask_active(play, Phase.TAKE)
    else:
        _open_window(play)


def _tell_if_stuck(play: Play) -> None:
    """Say why there is no movement this turn; who laid no card expects none (R4)."""
    state, seat = play.state, _active(play)
    if not state.laid[seat] or crossings(state):
        return
    if state.points < 1:
        obstacle = "no_points"
    elif state.pawns[seat] == state.cap:
        obstacle = "under_cap"
    else:
        obstacle = "no_way"
    play.tell(PawnStayed(seat, obstacle))


def _go_on_moving(play: Play) -> None:
    if crossings(play.state):
        _ask_active(play, Phase.MOVE)
    else:
        _begin_stealing(play)


def _begin_stealing(play: Play) -> None:
    state, seat = play.state, _active(play)
    here = state.pawns[seat]
    state.victims = tuple(
        [s for s, pawn in enumerate(state.pawns) if pawn == here and s != seat and state.hands[s]]
    )
    if state.victims:
        _ask_active(play, Phase.STEAL)
    else:
        _ask_for_refill(play)


def _ask_for_refill(play: Play) -> None:
    state, seat = play.state, _active(play)
    state.victims = ()
    if state.hands[seat].bit_count() < state.table.numbers.hand_size and any(state.stacks):
        _ask_active(play, Phase.REFILL)
    else:
        _end_turn(play)


def _end_turn(play: Play) -> None:
    """Discard what was laid (K5) and open the last window."""
    state, seat = play.state, _active(play)
    cards, state.laid[seat] = state.laid[seat], ()
    state.stage = Stage.END
    if cards:
        play.tell(CardsDiscarded(seat, cards))
        discard(play, cards)
    _open_window(play)


def _into_hand(play: Play, cards: tuple[Card, ...]) -> None:
    seat = _active(play)
    for card in cards:
        play.state.hands[seat] |= 1 << card
