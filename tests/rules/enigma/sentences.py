"""All sentences a situation of ENIGMA can use after `then`, and how they are checked."""

import re

from tests.rules.enigma.position import Position
from tests.rules.enigma.vocabulary.checks import Check, Instead
from tests.rules.enigma.vocabulary.ending import ending
from tests.rules.enigma.vocabulary.happenings import happenings
from tests.rules.enigma.vocabulary.knowledge import knowledge
from tests.rules.enigma.vocabulary.permission import permission
from tests.rules.enigma.vocabulary.table import table
from tests.rules.enigma.vocabulary.turn import turn
from tests.rules.words import Vocabulary

SENTENCES: Vocabulary[Check] = Vocabulary(turn, table, knowledge, permission, happenings, ending)


def what_is_instead(position: Position, sentence: str) -> Instead:
    """None if *sentence* holds in *position*; otherwise what is the case."""
    check, words = SENTENCES.understand(sentence)
    seats = position.state.table.seats
    is_about_strangers = "may not" not in sentence
    if is_about_strangers and any(int(seat) >= seats for seat in re.findall(r"seat (\d)", sentence)):
        return "there is no such seat"
    try:
        return check(position, words)
    except AssertionError as error:
        return str(error)
