"""Writes the records of situations of ENIGMA."""

import re
from collections.abc import Iterator
from typing import TypeAlias

from enix_desktop.engine import record_json as records
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant, Record
from enix_desktop.engine.rules import IllegalMove, Seat
from enix_desktop.games.enigma.moves import Failed, Move, Solved, Unsolved
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.table import Setup, Table
from enix_desktop.games.enigma.view import View
from tests.rules.enigma.deeds import move_called, stored_solution
from tests.rules.enigma.position import CODEC, RULES
from tests.rules.enigma.setting import setup_of
from tests.rules.situation import Situation, texts
from tests.rules.words import NotUnderstood

_Match: TypeAlias = Match[Table, Setup, State, Move, View]

_DEED = re.compile(r"seat (\d): (.+)")
_ALL_CHOOSE = re.compile(r"all choose (.+)")
_ALL_SOLVE = re.compile(r"all solve in (.+) ms")
_NOBODY = "nobody solves"
_ROUND = re.compile(r"(\d+) rounds? in which nobody solves")


def composed(situation: Situation) -> str:
    """The text of the record that the [compose] table of *situation* describes."""
    assert situation.compose is not None
    setup = setup_of(situation.compose)
    names = tuple(Participant(f"Seat {seat}") for seat in range(setup.table.seats))
    record: Record[Setup, Move] = Record("enigma", names, setup)
    match: _Match = Match(RULES, record, SeededChance(1), RULES.start(setup))
    for number, sentence in enumerate(texts(situation.compose.get("moves", [])), 1):
        try:
            _perform(match, sentence)
        except NotUnderstood as error:
            raise NotUnderstood(f"{situation.path.name}, move {number}, {sentence}: {error}") from error
    return records.write(match.record, CODEC)


def _perform(match: _Match, sentence: str) -> None:
    for seat, move in _moves(match, sentence):
        try:
            match.play(seat, move)
        except IllegalMove as error:
            raise NotUnderstood(
                f"seat {seat} may not do this: {error.refusal.key} ({match.state.phase.value})"
            ) from error


def _moves(match: _Match, sentence: str) -> Iterator[tuple[Seat, Move]]:
    """What *sentence* stands for."""
    if found := _DEED.fullmatch(sentence):
        seat = int(found[1])
        yield seat, move_called(match.state, seat, found[2])
    elif found := _ALL_CHOOSE.fullmatch(sentence):
        for seat, name in zip(match.state.order, re.split(r", | and ", found[1]), strict=True):
            yield seat, move_called(match.state, seat, f"choose {name}")
    elif found := _ALL_SOLVE.fullmatch(sentence):
        for seat, ms in enumerate(re.split(r", | and ", found[1])):
            yield seat, Solved(int(ms), stored_solution(match.state, seat))
    elif sentence == _NOBODY:
        yield from ((seat, Failed(1000, Unsolved.GAVE_UP)) for seat in match.state.to_move)
    elif found := _ROUND.fullmatch(sentence):
        for _ in range(int(found[1])):
            while match.state.phase is Phase.CHOOSE:
                seat = match.state.to_move[0]
                yield seat, RULES.legal_moves(match.state, seat)[0]
            yield from _moves(match, _NOBODY)
    else:
        raise NotUnderstood(
            'expected is "seat 0: ...", "all choose weights and angles", "all solve in 1000 and 2000 ms",'
            f' "{_NOBODY}" or "3 rounds in which nobody solves"'
        )
