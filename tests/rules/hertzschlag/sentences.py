"""All sentences a situation of Hertzschlag can use after `then`, and how they are checked."""

import re

from tests.rules.hertzschlag.position import Position
from tests.rules.hertzschlag.vocabulary.cards import cards
from tests.rules.hertzschlag.vocabulary.checks import Check, Instead
from tests.rules.hertzschlag.vocabulary.ending import ending
from tests.rules.hertzschlag.vocabulary.grid import grid
from tests.rules.hertzschlag.vocabulary.happenings import happenings
from tests.rules.hertzschlag.vocabulary.knowledge import knowledge
from tests.rules.hertzschlag.vocabulary.money import money
from tests.rules.hertzschlag.vocabulary.permission import permission
from tests.rules.hertzschlag.vocabulary.turn import turn
from tests.rules.words import Vocabulary

SENTENCES: Vocabulary[Check] = Vocabulary(turn, grid, money, cards, knowledge, permission, happenings, ending)


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
