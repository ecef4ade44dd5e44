"""Writes the records of situations of Station Six."""

import re
from typing import TypeAlias

from enix_desktop.engine import record_json as records
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant, Record
from enix_desktop.engine.rules import IllegalMove
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.state import State
from enix_desktop.games.station.table import Setup, Table
from enix_desktop.games.station.view import View
from tests.rules.luck import ToldLuck
from tests.rules.situation import Situation, texts
from tests.rules.station.deeds import move_called
from tests.rules.station.luck import told_luck
from tests.rules.station.position import CODEC, RULES
from tests.rules.station.setting import setup_of
from tests.rules.words import NotUnderstood

_Match: TypeAlias = Match[Table, Setup, State, Move, View]

_LUCK = re.compile(r" \(([a-z ]+: [^()]+)\)$")
_DEED = re.compile(r"seat (\d): (.+)")
_ALL_PASS = "everybody passes"


def composed(situation: Situation) -> str:
    """The text of the record that the [compose] table of *situation* describes."""
    assert situation.compose is not None
    setup = setup_of(situation.compose)
    seed = situation.compose.get("seed", 1)
    assert isinstance(seed, int)
    luck = told_luck(seed)
    names = tuple(Participant(f"Seat {seat}") for seat in range(setup.table.seats))
    record: Record[Setup, Move] = Record("station", names, setup)
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
        told.append(found[1])
        sentence = sentence[: found.start()]
    for words in reversed(told):
        luck.tell(words)
    if sentence == _ALL_PASS:
        for seat in (match.state.turn, *match.state.inner[match.state.active]):
            _play(match, f"seat {seat}: pass")
    else:
        _play(match, sentence)
    luck.check_used()


def _play(match: _Match, sentence: str) -> None:
    found = _DEED.fullmatch(sentence)
    if not found:
        raise NotUnderstood(f'expected is "seat 0: ..." or "{_ALL_PASS}"')
    seat = int(found[1])
    try:
        match.play(seat, move_called(match.state, seat, found[2]))
    except IllegalMove as error:
        refusal = error.refusal
        raise NotUnderstood(
            f"seat {seat} may not do this: {refusal.key} ({match.state.phase.value})"
        ) from error
