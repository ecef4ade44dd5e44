"""Hidden choices are sealed when they are made, and a seal tells when one was exchanged."""

import hashlib
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from enix_desktop.catalogue import CODECS, ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Entry, Participant, Record, Seal
from enix_desktop.engine.record_json import read, write
from enix_desktop.engine.rng import fresh_salt
from enix_desktop.engine.seals import BrokenSeal, check_seals, sealed
from enix_desktop.games.enix.moves import LayCard


def played(moves: int = 60) -> Record[Any, Any]:
    """A game in which every choice made while others still chose is sealed."""
    people = [Participant(name) for name in ("Ada", "Ben", "Cleo")]
    match: Any = Match.begin(ENIX.rules, ENIX.id, people, ENIX.options({}, 3), seed=5)
    player = ENIX.player("casual")
    for number in range(moves):
        owing = ENIX.rules.to_move(match.state)
        seat = owing[0]
        choices = ENIX.rules.legal_moves(match.state, seat)
        move = player.choose(ENIX.rules.view(match.state, seat), choices, number).move
        salt = f"{number:032x}"
        seal = partial(sealed, match.record, ENIX.codec, seat, move, salt) if len(owing) > 1 else None
        match.play(seat, move, None, seal)
    record: Record[Any, Any] = match.record
    return record


def sealed_entries(record: Record[Any, Any]) -> list[int]:
    return [number for number, entry in enumerate(record.entries) if entry.seal is not None]


def test_seals_are_kept_in_the_file_and_are_right() -> None:
    record = played()
    assert len(sealed_entries(record)) > 3
    again: Record[Any, Any] = read(write(record, ENIX.codec), CODECS)
    assert again == record
    assert check_seals(again, ENIX.codec) == len(sealed_entries(record))


def test_a_seal_is_what_the_document_says() -> None:
    entry = played(1).entries[0]
    card = ENIX.codec.move_json(played(1).setup, entry.move)["card"]
    text = f'/0/{entry.seat}/{"0" * 32}/{{"card":"{card}","move":"lay"}}'
    assert entry.seal == Seal("0" * 32, hashlib.sha256(text.encode()).hexdigest())


def exchanged(record: Record[Any, Any], number: int, **changes: Any) -> Record[Any, Any]:
    entries = list(record.entries)
    entries[number] = replace(entries[number], **changes)
    return replace(record, entries=entries)


def test_another_choice_breaks_its_seal() -> None:
    record = played()
    number = sealed_entries(record)[2]
    entry: Entry[Any] = record.entries[number]
    other = next(card for card in range(72) if LayCard(card) != entry.move)
    with pytest.raises(BrokenSeal) as found:
        check_seals(exchanged(record, number, move=LayCard(other)), ENIX.codec)
    assert (found.value.number, found.value.seat) == (number + 1, entry.seat)


@pytest.mark.parametrize("change", ["seat", "salt", "removed", "moved"])
def test_whatever_is_changed_a_seal_is_wrong(change: str) -> None:
    record = played()
    number, later = sealed_entries(record)[1:3]
    entry = record.entries[number]
    assert entry.seal is not None
    match change:
        case "seat":
            changed = exchanged(record, number, seat=(entry.seat + 1) % 3)
        case "salt":
            changed = exchanged(record, number, seal=replace(entry.seal, salt="ff"))
        case "removed":
            changed = exchanged(record, number, seal=None)
        case _:
            changed = exchanged(record, later, move=entry.move, seal=entry.seal, seat=entry.seat)
    with pytest.raises(BrokenSeal):
        check_seals(changed, ENIX.codec)


def test_no_two_salts_are_alike() -> None:
    assert len({fresh_salt() for _ in range(100)}) == 100
