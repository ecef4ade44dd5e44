"""Sentences about what may and may not be done, and why not."""

from collections.abc import Callable, Sequence

from enix_desktop.engine.rules import Refusal, Seat
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import Move
from tests.rules.deeds import move_called
from tests.rules.position import RULES, Position
from tests.rules.vocabulary.checks import Check, Instead, holds
from tests.rules.words import Vocabulary, Words, card_name, energy_names, listed

permission: Vocabulary[Check] = Vocabulary()


def _refusal(at: Position, seat: Seat, move: Move) -> Refusal | None:
    """Why *move* is refused; the list of legal moves must agree."""
    refusal = RULES.refusal(at.state, seat, move)
    listed_as_legal = move in RULES.legal_moves(at.state, seat)
    assert (refusal is None) == listed_as_legal, "refusals and the list of legal moves disagree"
    return refusal


@permission("seat {seat} may {deed}")
def _(at: Position, words: Words) -> Instead:
    refusal = _refusal(at, words.seat(), move_called(at.state, words.text("deed")))
    return None if refusal is None else f"{refusal.rule}, {reason_in_words(refusal)}"


@permission("seat {seat} may not {deed}: {rule}")
def _(at: Position, words: Words) -> Instead:
    refusal = _refusal(at, words.seat(), move_called(at.state, words.text("deed")))
    if refusal is None:
        return "it may"
    return holds(refusal.rule == words.text("rule"), f"{refusal.rule}, {reason_in_words(refusal)}")


@permission("seat {seat} may not {deed}: {rule}, {reason}")
def _(at: Position, words: Words) -> Instead:
    refusal = _refusal(at, words.seat(), move_called(at.state, words.text("deed")))
    if refusal is None:
        return "it may"
    found = refusal.rule, reason_in_words(refusal)
    return holds(found == (words.text("rule"), words.text("reason")), ", ".join(found))


@permission("seat {seat} may only: {deeds}")
def _(at: Position, words: Words) -> Instead:
    wanted = [move_called(at.state, deed) for deed in words.text("deeds").split("; ")]
    legal = RULES.legal_moves(at.state, words.seat())
    extra = [move for move in legal if move not in wanted]
    missing = [move for move in wanted if move not in legal]
    return holds(not extra and not missing, f"also allowed: {extra}; not allowed: {missing}")


def _energy(fact: object) -> str:
    assert isinstance(fact, Energy)
    return fact.key


def _energies(fact: object) -> str:
    return energy_names(energy for energy in _items(fact) if isinstance(energy, Energy))


def _items(fact: object) -> Sequence[object]:
    assert isinstance(fact, tuple)
    return fact


def _card(fact: object) -> str:
    assert isinstance(fact, int)
    return card_name(fact)


def _count(fact: object) -> str:
    return "1 point is" if fact == 1 else f"{fact} points are"


def _number(fact: object) -> str:
    return str(fact)


def _islands(fact: object) -> str:
    return "; ".join(_energies(island) for island in _items(fact))


_FACTS_IN_WORDS: dict[str, Callable[[object], str]] = {
    "tile": _energy,
    "origin": _energy,
    "covered": _energy,
    "energies": _energies,
    "lacking": _energies,
    "islands": _islands,
    "card": _card,
    "missing": _count,
    "stack": _number,
    "victim": _number,
    "allowed": lambda fact: listed(_items(fact)),
    "seats": lambda fact: listed(_items(fact)),
}

_REASONS = {
    "R1_ALREADY_LAID": "its card is laid already",
    "O2_NOT_COMPETING": "another card is still to be laid by seat(s) {seats} only",
    "X3_NOT_ASKED": "seat {seats} is asked",
    "O1_NOT_IN_TURN": "seat {seats} is in turn",
    "G1_GAME_OVER": "the game is over",
    "R1_NO_LAYING_NOW": "no cards are laid now",
    "R1_NOT_IN_HAND": "{card} is not in hand",
    "R2_ONLY_INSTEAD_OF_LAYING": "only instead of laying a card",
    "R2_ENERGIES_MISSING": "there is no card of {energies}",
    "R3_OTHER_CARDS_LEFT": "other cards are left",
    "A4_NO_TILE_TO_PLACE": "no tile is to be turned or moved now",
    "A4_CELL_TAKEN": "{covered} lies there",
    "A4_NOTHING_CHANGES": "nothing would change",
    "A5_NO_COMMON_SIDE": "{tile} would share no side",
    "A5_ISLAND": "{islands} would be an island",
    "M2_NO_MOVEMENT_NOW": "nobody moves now",
    "M2_MUST_MOVE": "the pawn must move",
    "M2_SAME_TILE": "the pawn is there already",
    "C2_NOT_ADJACENT": "{origin} and {tile} do not touch",
    "C2_NO_RAY": "{lacking} has no ray there",
    "M3_POINTS_MISSING": "{missing} missing",
    "M3_NOTHING_TO_STOP": "there is nothing to stop",
    "M4_TARGET_UNDER_CAP": "{tile} is under the cap",
    "M4_UNDER_CAP": "the pawn is under the cap",
    "M5_NOT_AGAIN": "{tile} may not be entered again",
    "K1_NO_ARRIVAL": "no cards are taken now",
    "K1_NOT_TAKEABLE": "only stacks {allowed} may be taken from",
    "K3_NO_STEALING_NOW": "nobody steals now",
    "K3_NOT_A_VICTIM": "only from seats {seats}",
    "E3_MANDATORY": "stealing is mandatory",
    "E3_NO_SUCH_BACK": "the hand shows only {energies}",
    "E3_LEFT_TO_LUCK": "the card is left to luck",
    "K4_NO_REFILL_NOW": "nobody draws now",
    "K4_NO_SUCH_STACK": "stack {stack} is empty",
    "X1_NOT_HELD": "{card} is not an ENIX card in hand",
    "X1_CAP_MUST_MOVE": "the cap must change its place",
    "X2_NO_WINDOW": "nobody may interrupt now",
}


def reason_in_words(refusal: Refusal) -> str:
    """The sentence about a refusal, such as "2 points are missing"."""
    if refusal.key not in _REASONS:
        return refusal.key
    facts = {
        name: in_words(refusal.facts[name])
        for name, in_words in _FACTS_IN_WORDS.items()
        if name in refusal.facts and f"{{{name}}}" in _REASONS[refusal.key]
    }
    return _REASONS[refusal.key].format(**facts)
