"""Writes the records of situations of ENIX."""

import re
from typing import TypeAlias

from enix_desktop.engine import record_json as records
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant, Record
from enix_desktop.engine.rules import IllegalMove, Seat
from enix_desktop.games.enix.moves import PASS, Move
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.state import State
from enix_desktop.games.enix.table import Options, Setup
from enix_desktop.games.enix.view import View
from tests.rules.deeds import move_called
from tests.rules.luck import ToldLuck
from tests.rules.position import CODEC, RULES
from tests.rules.setting import setup_of
from tests.rules.situation import Situation, texts
from tests.rules.vocabulary.permission import reason_in_words
from tests.rules.words import NotUnderstood

_Match: TypeAlias = Match[Options, Setup, State, Move, View]

_LUCK = re.compile(r" \(([a-z ]+: [^()]+)\)$|, (getting [a-z]+-\d\d)$")
_DEED = re.compile(r"seat (\d): (.+)")
_ALL_LAY = re.compile(r"all lay (.+)")


def composed(situation: Situation) -> str:
    """The text of the record that the [compose] table of *situation* describes."""
    assert situation.compose is not None
    setup = setup_of(situation.compose)
    seed = situation.compose.get("seed", 1)
    assert isinstance(seed, int)
    luck = ToldLuck(seed)
    names = tuple(Participant(f"Seat {seat}") for seat in range(setup.table.seats))
    record: Record[Setup, Move] = Record("enix", names, setup)
    match: _Match = Match(RULES, record, luck, RULES.start(setup))
    for number, sentence in enumerate(texts(situation.compose.get("moves", [])), 1):
        try:
            _perform(match, luck, sentence)
        except NotUnderstood as error:
            raise NotUnderstood(f"{situation.path.name}, move {number}, {sentence}: {error}") from error
    return records.write(match.record, CODEC)


def _perform(match: _Match, luck: ToldLuck, sentence: str) -> None:
    told = []
    while found := _LUCK.search(sentence):
        told.append(found[1] or found[2])
        sentence = sentence[: found.start()]
    for words in reversed(told):
        luck.tell(words)
    if sentence == "everybody passes":
        for _ in match.state.owing:
            _play(match, RULES.to_move(match.state)[0], PASS)
    elif sentence == "nobody interrupts":
        while match.state.phase is Phase.WINDOW:
            _play(match, RULES.to_move(match.state)[0], PASS)
    elif found := _ALL_LAY.fullmatch(sentence):
        for seat, card in enumerate(re.split(r", | and ", found[1])):
            _play(match, seat, move_called(match.state, f"lay {card}"))
    elif found := _DEED.fullmatch(sentence):
        _play(match, int(found[1]), move_called(match.state, found[2]))
    else:
        raise NotUnderstood(
            'expected is "seat 0: ...", "all lay ...", "everybody passes" or "nobody interrupts"'
        )
    luck.check_used()


def _play(match: _Match, seat: Seat, move: Move) -> None:
    try:
        match.play(seat, move)
    except IllegalMove as error:
        reason = f"{error.refusal.rule}, {reason_in_words(error.refusal)}"
        raise NotUnderstood(f"seat {seat} may not do this: {reason} ({match.state.phase.value})") from error
