"""What "Verify this game" finds out."""

import json
from functools import partial
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.verifying import Fault, Proof, Prover, proof_of
from enix_desktop.catalogue import CODECS, ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant, Record, Thought
from enix_desktop.engine.record_json import read, write
from enix_desktop.engine.rng import decision_seed
from enix_desktop.engine.seals import sealed


@pytest.fixture(scope="module")
def record() -> Record[Any, Any]:
    """A finished game of two computers, written as the controller writes it."""
    who = [Participant("Volta", "casual"), Participant("Joule", "novice")]
    match: Any = Match.begin(ENIX.rules, ENIX.id, who, ENIX.options({}, 2), seed=8)
    while owing := ENIX.rules.to_move(match.state):
        seat, made = owing[0], len(match.record.entries)
        moves = ENIX.rules.legal_moves(match.state, seat)
        player = ENIX.player(who[seat].player or "")
        seed = decision_seed(match.record.seed, seat, made)
        choice = player.choose(ENIX.rules.view(match.state, seat), moves, seed)
        thought = Thought(made, choice.iterations) if len(moves) > 1 else None
        seal = (
            partial(sealed, match.record, ENIX.codec, seat, choice.move, "5a17") if len(owing) > 1 else None
        )
        match.play(seat, choice.move, thought, seal)
    found: Record[Any, Any] = match.record
    return found


def text_of(record: Record[Any, Any]) -> str:
    return write(record, ENIX.codec)


def ignore(*_: int) -> None:
    """Nobody waits."""


def test_a_sound_game_is_proved_from_beginning_to_end(record: Record[Any, Any]) -> None:
    heard: list[tuple[int, int]] = []
    proof = proof_of(text_of(record), lambda done, of: heard.append((done, of)))
    seals = sum(entry.seal is not None for entry in record.entries)
    thoughts = sum(entry.thought is not None for entry in record.entries)
    assert proof == Proof(len(record.entries), True, seals, thoughts, 0)
    assert seals > 2
    assert thoughts > 20
    assert heard[-1] == (len(record.entries), len(record.entries))


def damaged(record: Record[Any, Any], change: str) -> str:
    document = json.loads(text_of(record))
    moves = document["moves"]
    match change:
        case "form":
            del document["players"]
        case "rule":
            document["result"]["winners"] = [0, 1]
        case "seal":
            next(move for move in moves if "seal" in move)["seal"]["salt"] = "0"
        case "player":
            document["players"][0]["player"] = "random"
    return json.dumps(document)


@pytest.mark.parametrize("fault", [Fault.FORM, Fault.RULE, Fault.SEAL, Fault.PLAYER])
def test_the_first_fault_is_found(record: Record[Any, Any], fault: Fault) -> None:
    proof = proof_of(damaged(record, fault.value), ignore)
    assert proof.fault is fault
    assert (proof.number > 0) == (fault is not Fault.FORM)


def test_of_a_wrong_seal_and_a_later_illegal_move_the_seal_is_told(record: Record[Any, Any]) -> None:
    document = json.loads(damaged(record, "seal"))
    document["moves"][-1]["seat"] = 1 - document["moves"][-1]["seat"]
    proof = proof_of(json.dumps(document), ignore)
    assert (proof.fault, proof.number) == (Fault.SEAL, 1)


def test_of_an_illegal_move_and_a_later_wrong_seal_the_move_is_told(record: Record[Any, Any]) -> None:
    document = json.loads(text_of(record))
    next(move for move in reversed(document["moves"]) if "seal" in move)["seal"]["salt"] = "0"
    document["moves"][2]["seat"] = 1 - document["moves"][2]["seat"]
    proof = proof_of(json.dumps(document), ignore)
    assert (proof.fault, proof.number) == (Fault.RULE, 3)


def test_a_process_of_its_own_checks_and_tells_how_far_it_is(record: Record[Any, Any], qtbot: QtBot) -> None:
    sent = read(text_of(record), CODECS)
    prover = Prover(sent)
    advanced: list[tuple[int, int]] = []
    prover.advanced.connect(lambda done, of: advanced.append((done, of)))
    with qtbot.waitSignal(prover.proved, timeout=60_000) as proved:
        pass
    assert proved.args[0].fault is None
    assert proved.args[0].moves == len(record.entries) == len(advanced)
    prover.close()


def test_who_loses_interest_ends_the_process(record: Record[Any, Any], qtbot: QtBot) -> None:
    prover = Prover(read(text_of(record), CODECS))
    proofs: list[Proof] = []
    prover.proved.connect(proofs.append)
    prover.close()
    assert not prover._process.is_alive()
    qtbot.waitUntil(lambda: [proof.fault for proof in proofs] == [Fault.STOPPED])
