"""Guessed worlds that fit what everybody has said, and how a round goes on in them."""

from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.counting import price_of
from enix_desktop.games.hertzschlag.guess import World, guess, whereabouts
from enix_desktop.games.hertzschlag.moves import Lay, Move, Signal, Word
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.rules import HertzschlagRules
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.judge import Judge
from enix_desktop.players.hertzschlag.skilled import best_lay, decided
from enix_desktop.players.hertzschlag.ways import card_word, honest_word

RULES = HertzschlagRules()


def world_of(view: View, luck: int) -> World:
    """A guessed world in which nobody else has laid yet, and who spoke could do as it said."""
    world = guess(view, luck)
    for seat in world.seats:
        lay = world.laid[seat]
        if seat != view.seat and lay is not None:
            world.hands[seat] = tuple(sorted((*world.hands[seat], lay.card)))
            world.laid[seat] = None
    certain = whereabouts(view)
    for seat, word in enumerate(view.signals):
        if seat != view.seat and word is not None:
            _fit(world, seat, word, {card for card, holder in certain.items() if holder == seat}, luck)
    return world


def _fit(world: World, seat: Seat, word: Word, certain: set[int], luck: int) -> None:
    """Give *seat* a card of which it may have spoken, if it has none: people mostly tell the truth."""
    components, hand, money = world.table.components, world.hands[seat], world.money[seat]
    if word in (Word.INCOME, Word.SILENT):
        return

    def is_meant(card: int) -> bool:
        is_paid = price_of(components, world.displays[seat], card) <= money
        return is_paid and card_word(components, card) is word

    spare = [card for card in hand if card not in certain]
    wanted = [card for card in world.pile if is_meant(card)]
    if any(is_meant(card) for card in hand) or not spare or not wanted:
        return
    dice = derived(luck, f"fit/{seat}")
    taken, given = wanted[dice % len(wanted)], spare[(dice >> 16) % len(spare)]
    world.hands[seat] = tuple(sorted((*(card for card in hand if card != given), taken)))
    world.pile = tuple(sorted((*(card for card in world.pile if card != taken), given)))


def answer(world: World, seat: Seat, luck: int) -> Move:
    """What a skilled player would do who does not lie, and mostly keeps its word."""
    return answer_to(RULES.view(world, seat), luck)


def answer_to(view: View, luck: int) -> Move:
    """The same for who sees this."""
    judge = Judge(view)
    if view.phase is Phase.SIGNAL:
        return Signal(honest_word(judge.components, best_lay(judge)))
    if view.phase is Phase.LAY:
        return _laid(judge, luck)
    return decided(judge)


def _laid(judge: Judge, luck: int) -> Lay:
    """What somebody lays: what it said, as often as it is to be trusted, else what seems best now."""
    said = judge.view.signals[judge.seat]
    lays = judge.lays(said)
    if derived(luck, f"kept/{judge.seat}") < judge.trust[judge.seat] * 2**64:
        lays = [each for each in lays if honest_word(judge.components, each.lay) is said] or lays
    return max(lays, key=lambda weighed: weighed.worth).lay


def hear_others(world: World, seat: Seat, luck: int) -> None:
    """Let everybody speak who has not, and all others than *seat* lay."""
    chance = SeededChance(0)  # nothing is drawn before all have laid
    while world.phase is Phase.SIGNAL:
        speaker = world.to_move[0]
        RULES.transition(world, speaker, answer(world, speaker, luck), chance)
    others = [other for other in world.to_move if other != seat]
    for other, lay in [(other, answer(world, other, luck)) for other in others]:
        RULES.transition(world, other, lay, chance)


def end_round(world: World, seat: Seat, lay: Lay, luck: int) -> World:
    """What the round leads to if *seat* lays this, and everybody bids as a skilled player would."""
    ended, chance = world.copy(), SeededChance(luck)
    this_round = world.round
    RULES.transition(ended, seat, lay, chance)
    while ended.round == this_round and ended.phase is not Phase.OVER:
        bidder = ended.to_move[0]
        moves = RULES.legal_moves(ended, bidder)
        RULES.transition(ended, bidder, moves[0] if len(moves) == 1 else answer(ended, bidder, luck), chance)
    return ended
