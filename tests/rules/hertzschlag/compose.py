"""Writes the records of situations of Hertzschlag."""

import re
from collections.abc import Iterator
from typing import TypeAlias

from enix_desktop.engine import record_json as records
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant, Record
from enix_desktop.engine.rules import IllegalMove, Seat
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Pledge, Signal, Word
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.table import Setup, Table
from enix_desktop.games.hertzschlag.view import View
from tests.rules.hertzschlag.deeds import move_called
from tests.rules.hertzschlag.luck import told_luck
from tests.rules.hertzschlag.position import CODEC, RULES
from tests.rules.hertzschlag.setting import setup_of
from tests.rules.luck import ToldLuck
from tests.rules.situation import Situation, texts
from tests.rules.words import NotUnderstood

_Match: TypeAlias = Match[Table, Setup, State, Move, View]

_LUCK = re.compile(r" \(([a-z ]+: [^()]+)\)$")
_DEED = re.compile(r"seat (\d): (.+)")
_ALL_BID = re.compile(r"all bid (.+)")
_SILENT, _INCOME, _NO_PLEDGE = "nobody signals anything", "everybody else takes income", "nobody pledges"


def composed(situation: Situation) -> str:
    """The text of the record that the [compose] table of *situation* describes."""
    assert situation.compose is not None
    setup = setup_of(situation.compose)
    seed = situation.compose.get("seed", 1)
    assert isinstance(seed, int)
    luck = told_luck(seed)
    names = tuple(Participant(f"Seat {seat}") for seat in range(setup.table.seats))
    record: Record[Setup, Move] = Record("hertzschlag", names, setup)
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
    for seat, move in _moves(match.state, sentence):
        try:
            match.play(seat, move)
        except IllegalMove as error:
            raise NotUnderstood(
                f"seat {seat} may not do this: {error.refusal.key} ({match.state.phase.value})"
            ) from error
    luck.check_used()


def _moves(state: State, sentence: str) -> Iterator[tuple[Seat, Move]]:
    """What *sentence* stands for; whoever already decided is not asked again."""
    if found := _DEED.fullmatch(sentence):
        yield int(found[1]), move_called(found[2])
    elif found := _ALL_BID.fullmatch(sentence):
        bids = [int(number) for number in re.findall(r"\d+", found[1])]
        yield from enumerate(map(Bid, bids))
    elif sentence == _SILENT:
        yield from ((seat, Signal(Word.SILENT)) for seat in state.order[len(state.signals) :])
    elif sentence == _NO_PLEDGE:
        yield from ((seat, Pledge(None)) for seat in state.order[len(state.pledges) :])
    elif sentence == _INCOME:
        yield from ((seat, Lay(state.hands[seat][0], Place.INCOME)) for seat in state.to_move)
    else:
        kinds = f'"{_SILENT}", "{_INCOME}", "{_NO_PLEDGE}"'
        raise NotUnderstood(f'expected is "seat 0: ...", "all bid 1, 2 and 3", {kinds}')
