"""Records as JSON documents, written and read; docs/record-format.md describes the format."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Generic

from enix_desktop.engine.branches import branches_json, read_branches
from enix_desktop.engine.errors import BadData, NewerVersion, TooLong
from enix_desktop.engine.reading import LARGEST_FILE, Node, parse
from enix_desktop.engine.record import (
    LONGEST_NAME,
    VERSION,
    Codec,
    Entry,
    Json,
    MoveT,
    Participant,
    Record,
    Seal,
    SetupT,
    Thought,
)
from enix_desktop.engine.rules import Outcome, Seat

FORMAT = "enix-desktop record"
MOST_SEATS = 16
LARGEST_SEED = 2**64 - 1
MOST_AGREED = 20
"""So many things can a table agree on besides the rules."""
LONGEST_UNFINISHED = 20_000
"""So many characters has what a person is in the middle of, written without blanks; more is not kept."""
MOST_ITERATIONS = 10**6
LONGEST_SALT = DIGEST_LENGTH = 64
_HEX_DIGITS = frozenset("0123456789abcdef")
ENTRY_NAMES = ("seat", "chance", "thought", "seal")
"""What a move has in a file besides the entries that its game writes."""
_SELDOM = frozenset(ENTRY_NAMES) - {"seat"}
Migration = Callable[[dict[str, object]], dict[str, object]]
_ENTRIES = (
    "format",
    "version",
    "game",
    "program",
    "players",
    "seed",
    "agreed",
    "setup",
    "moves",
    "result",
    "branches",
    "unfinished",
)


def _from_version_1(document: dict[str, object]) -> dict[str, object]:
    """Version 2 added seals, and nothing else: a seal in version 1 is an unknown entry."""
    moves = document.get("moves")
    for index, move in enumerate(moves if isinstance(moves, list) else ()):
        if isinstance(move, dict) and "seal" in move:
            raise BadData(f'moves[{index}]: unknown entry "seal"')
    return document


def _from_version_2(document: dict[str, object]) -> dict[str, object]:
    """Version 3 added branches, and nothing else."""
    if "branches" in document:
        raise BadData('unknown entry "branches"')
    return document


MIGRATIONS: Mapping[int, Migration] = {1: _from_version_1, 2: _from_version_2}
"""How a document of version n becomes one of version n + 1."""


class Lines(Generic[MoveT]):
    """Moves already written as text: a game is saved after every move, and only the last one is new."""

    def __init__(self) -> None:
        self._kept: list[tuple[Entry[MoveT], str]] = []

    def of(self, record: Record[SetupT, MoveT], codec: Codec[SetupT, MoveT]) -> list[str]:
        entries, kept = record.entries, self._kept
        while kept and (len(kept) > len(entries) or kept[-1][0] is not entries[len(kept) - 1]):
            kept.pop()  # moves that were taken back
        for entry in entries[len(kept) :]:
            kept.append((entry, "  " + json.dumps(_entry_json(record.setup, entry, codec))))
        return [line for _, line in kept]


def write(
    record: Record[SetupT, MoveT], codec: Codec[SetupT, MoveT], lines: Lines[MoveT] | None = None
) -> str:
    """The record as a JSON document, one move a line; *lines* remembers what was written before."""
    setup = record.setup
    head = {
        "format": FORMAT,
        "version": record.version,
        "game": record.game,
        "program": record.program,
        "players": [_participant_json(who) for who in record.participants],
        "seed": record.seed,
        **({"agreed": dict(record.agreed)} if record.agreed else {}),
        **({"branches": branches_json(record.branches)} if record.branches else {}),
        **({"unfinished": record.unfinished} if _can_be_kept(record.unfinished) else {}),
        "setup": codec.setup_json(setup),
    }
    parts = [f" {json.dumps(name)}: {_folded(value)},\n" for name, value in head.items()]
    moves = ",\n".join((lines or Lines()).of(record, codec))
    parts.append(f' "moves": [\n{moves}\n ],\n' if moves else ' "moves": [],\n')
    parts.append(f' "result": {json.dumps(_outcome_json(record.outcome))}\n')
    return "{\n" + "".join(parts) + "}\n"


def file_text(
    record: Record[SetupT, MoveT], codec: Codec[SetupT, MoveT], lines: Lines[MoveT] | None = None
) -> str:
    """The record as `write` has it, to be kept in a file; or raise TooLong: what is kept must be readable."""
    text = write(record, codec, lines)
    if len(text) > LARGEST_FILE or len(text.encode()) > LARGEST_FILE:
        raise TooLong(len(record.entries))
    return text


def read(
    text: str,
    codecs: Mapping[str, Codec[SetupT, MoveT]],
    migrations: Mapping[int, Migration] = MIGRATIONS,
    version: int = VERSION,
) -> Record[SetupT, MoveT]:
    """The record that the document *text* describes; whether its game is sound is for `replay` to say."""
    return read_document(parse(text), codecs, migrations, version)


def read_document(
    document: Node,
    codecs: Mapping[str, Codec[SetupT, MoveT]],
    migrations: Mapping[int, Migration] = MIGRATIONS,
    version: int = VERSION,
) -> Record[SetupT, MoveT]:
    """The same for a text that is parsed already."""
    root = _migrated(document, migrations, version)
    root.only(*_ENTRIES)
    game = root["game"].text()
    codec = root["game"].one_of(codecs, "game")
    participants = tuple(_participant(node) for node in root["players"].items(1, MOST_SEATS))
    seed, result, agreed = root.get("seed"), root.get("result"), root.get("agreed")
    branches, unfinished = root.get("branches"), root.get("unfinished")
    setup = codec.read_setup(root["setup"], len(participants))
    moves = enumerate(root["moves"].each())
    entries = [_entry(setup, node, codec, len(participants), index) for index, node in moves]
    return Record(
        game,
        participants,
        setup,
        entries,
        _outcome(result, len(participants)) if result else None,
        seed.integer(0, LARGEST_SEED) if seed else None,
        root["program"].text(),
        _agreed(agreed) if agreed else {},
        read_branches(branches, len(entries), LARGEST_SEED) if branches else (),
        _unfinished(unfinished) if unfinished else None,
    )


def _migrated(root: Node, migrations: Mapping[int, Migration], version: int) -> Node:
    if root["format"].value != FORMAT:
        raise BadData("this is not a record of Enix Desktop")
    found = root["version"].integer(1, 10**30)
    if found > version:
        raise NewerVersion(
            f"written in record format {found}, but this program knows formats up to {version}: "
            "please use a newer version of Enix Desktop",
            found,
            _program(root),
        )
    for step in range(found, version):
        assert isinstance(root.value, dict)
        try:
            root = Node({**migrations[step](root.value), "version": step + 1}, "")
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadData(f"damaged: it has not the form of version {step}") from error
    return root


def _program(root: Node) -> str:
    """Who wrote a document of an unknown version, as far as it is known."""
    program = root.get("program")
    try:
        return program.text() if program else ""
    except BadData:
        return ""


def _agreed(node: Node) -> Mapping[str, str]:
    """Opaque here: who knows the names are the program and the game."""
    names = [name for name, _ in node.entries()]
    if len(names) > MOST_AGREED or any(len(name) > LONGEST_NAME for name in names):
        raise node.fail(f"at most {MOST_AGREED} names of up to {LONGEST_NAME} characters are expected")
    return {name: entry.text(LONGEST_NAME) for name, entry in node.entries() if entry.value is not None}


def _unfinished(node: Node) -> Json:
    """Opaque here: who knows what it means is the game's table."""
    entries = {name: entry.value for name, entry in node.entries()}
    if not _can_be_kept(entries):
        raise node.fail(f"more than {LONGEST_UNFINISHED} characters, or nested too deeply")
    return entries


def _can_be_kept(unfinished: Json | None) -> bool:
    """Whether there is something, and not so much that it would not be read again."""
    if unfinished is None:
        return False
    try:
        return len(json.dumps(unfinished, separators=(",", ":"), allow_nan=False)) <= LONGEST_UNFINISHED
    except (RecursionError, ValueError):
        return False


def _participant(node: Node) -> Participant:
    node.only("name", "player", "piece")
    player, piece = node.get("player"), node.get("piece")
    return Participant(
        node["name"].text(LONGEST_NAME),
        player.text(LONGEST_NAME) if player else None,
        piece.text(LONGEST_NAME) if piece else None,
    )


def _participant_json(who: Participant) -> Json:
    entries = {"name": who.name, "player": who.player}
    return entries if who.piece is None else {**entries, "piece": who.piece}


def _entry(setup: SetupT, node: Node, codec: Codec[SetupT, MoveT], seats: int, index: int) -> Entry[MoveT]:
    seat, move = node["seat"].integer(0, seats - 1), codec.read_move(setup, node)
    if node.has_none_of(_SELDOM):
        return Entry(seat, move)
    chance, thought, seal = node.get("chance"), node.get("thought"), node.get("seal")
    draws = tuple(codec.read_draw(setup, draw) for draw in chance.items(most=1000)) if chance else ()
    return Entry(
        seat,
        move,
        draws,
        _thought(thought, index) if thought else None,
        _seal(seal) if seal else None,
    )


def _thought(node: Node, index: int) -> Thought:
    node.only("asked", "iterations")
    return Thought(node["asked"].integer(0, index), node["iterations"].integer(0, MOST_ITERATIONS))


def _seal(node: Node) -> Seal:
    node.only("salt", "digest")
    seal = Seal(node["salt"].text(LONGEST_SALT), node["digest"].text(DIGEST_LENGTH))
    if not (seal.salt and len(seal.digest) == DIGEST_LENGTH and set(seal.salt + seal.digest) <= _HEX_DIGITS):
        raise node.fail("a salt and a digest are written in hexadecimal digits")
    return seal


def _entry_json(setup: SetupT, entry: Entry[MoveT], codec: Codec[SetupT, MoveT]) -> Json:
    result = {"seat": entry.seat, **codec.move_json(setup, entry.move)}
    if entry.draws:
        result["chance"] = [codec.draw_json(setup, draw) for draw in entry.draws]
    if entry.thought is not None:
        result["thought"] = {"asked": entry.thought.asked, "iterations": entry.thought.iterations}
    if entry.seal is not None:
        result["seal"] = {"salt": entry.seal.salt, "digest": entry.seal.digest}
    return result


def _outcome_json(outcome: Outcome | None) -> Json | None:
    if outcome is None:
        return None
    return {
        "ended_by": outcome.ended_by,
        "scores": list(outcome.scores),
        "dropped_out": list(outcome.dropped_out),
        "winners": list(outcome.winners),
    }


def _outcome(node: Node, seats: int) -> Outcome:
    node.only("ended_by", "scores", "dropped_out", "winners")
    ended_by = node.get("ended_by")

    def seat_list(name: str) -> tuple[Seat, ...]:
        return tuple(item.integer(0, seats - 1) for item in node[name].items(most=seats))

    return Outcome(
        tuple(item.integer(-(10**6), 10**6) for item in node["scores"].items(seats, seats)),
        seat_list("winners"),
        seat_list("dropped_out"),
        ended_by.integer(0, seats - 1) if ended_by else None,
    )


def _folded(value: object) -> str:
    """JSON with the outer two levels on lines of their own, so that people can read a setup."""
    if not isinstance(value, Mapping):
        return json.dumps(value, ensure_ascii=False)
    return "{\n" + ",\n".join(f"  {json.dumps(name)}: {text}" for name, text in _members(value)) + "\n }"


def _members(value: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    for name, member in value.items():
        if isinstance(member, list) and member and isinstance(member[0], list):
            rows = ",\n".join(f"   {json.dumps(row)}" for row in member)
            yield name, f"[\n{rows}\n  ]"
        else:
            yield name, json.dumps(member)
