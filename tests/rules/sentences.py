"""All sentences a situation can use after `then`, and how they are checked."""

import re

from tests.rules.position import Position
from tests.rules.vocabulary.board import board
from tests.rules.vocabulary.cards import cards
from tests.rules.vocabulary.checks import Check, Instead
from tests.rules.vocabulary.ending import ending
from tests.rules.vocabulary.happenings import happenings
from tests.rules.vocabulary.permission import permission
from tests.rules.vocabulary.turn import turn
from tests.rules.words import Vocabulary

SENTENCES: Vocabulary[Check] = Vocabulary(turn, board, cards, permission, happenings, ending)


def what_is_instead(position: Position, sentence: str) -> Instead:
    """None if *sentence* holds in *position*; otherwise what is the case."""
    check, words = SENTENCES.understand(sentence)
    seats = position.state.table.seats
    if strangers := [seat for seat in re.findall(r"seat (\d)", sentence) if int(seat) >= seats]:
        return f"there is no seat {strangers[0]}"
    try:
        return check(position, words)
    except AssertionError as error:
        return str(error)
