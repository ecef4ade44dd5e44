"""Sentences about what may and may not be done."""

from enix_desktop.games.enigma.refusals import Refusal
from tests.rules.enigma.deeds import move_called
from tests.rules.enigma.position import RULES, Position
from tests.rules.enigma.vocabulary.checks import Check, Instead, holds
from tests.rules.enigma.words import KINDS
from tests.rules.words import Vocabulary, Words

permission: Vocabulary[Check] = Vocabulary(kinds=KINDS)


def _refusal(at: Position, words: Words) -> Refusal | None:
    """Why the deed is refused; the legal moves must agree."""
    seat = words.seat()
    move = move_called(at.state, seat, words.text("deed"))
    refusal = RULES.refusal(at.state, seat, move)
    is_legal = move in RULES.legal_moves(at.state, seat)
    assert (refusal is None) == is_legal, "refusals and the legal moves disagree"
    return refusal


@permission("seat {seat} may {deed}")
def _(at: Position, words: Words) -> Instead:
    refusal = _refusal(at, words)
    return None if refusal is None else refusal.key


@permission("seat {seat} may not {deed}: {rule}")
def _(at: Position, words: Words) -> Instead:
    refusal = _refusal(at, words)
    return "it may" if refusal is None else holds(refusal.rule == words.text("rule"), refusal.key)


@permission("seat {seat} is offered only: {deeds}")
def _(at: Position, words: Words) -> Instead:
    seat = words.seat()
    wanted = [move_called(at.state, seat, deed) for deed in words.text("deeds").split("; ")]
    offered = list(RULES.legal_moves(at.state, seat))
    extra, missing = [it for it in offered if it not in wanted], [it for it in wanted if it not in offered]
    return holds(not extra and not missing, f"also offered: {extra}; not offered: {missing}")


@permission("seat {seat} is offered {number} different ways to place")
def _(at: Position, words: Words) -> Instead:
    found = len(RULES.legal_moves(at.state, words.seat()))
    return holds(found == words.number(), f"there are {found}")
