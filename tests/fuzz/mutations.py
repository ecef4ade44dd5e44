"""Documents that nobody would write by accident: sound ones, changed in structure or byte by byte."""

import copy
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

from enix_desktop.engine.reading import LARGEST_FILE

NASTY: Sequence[Any] = (
    None,
    True,
    False,
    0,
    -1,
    1.5,
    2**63,
    10**40,
    "",
    "x" * 300,
    "../../etc/passwd",
    "file:///dev/zero",
    "\x00",
    "\u202e",
    "\ud800",
    [],
    {},
    [[]],
    {"": {}},
    "solar",
    "solar-01",
    "lay",
    "machine",
    "fill",
    99,
)
MANY = 20_000


def mutated(document: Any, others: Sequence[Any], luck: random.Random) -> bytes:
    """*document* with a few changes, as bytes; some are no JSON any more."""
    changed = copy.deepcopy(document)
    for _ in range(luck.randint(1, 6)):
        changed = _changed(changed, others, luck)
    data = json.dumps(changed, ensure_ascii=luck.random() < 0.5).encode("utf-8", "surrogatepass")
    return _scratched(data, luck) if luck.random() < 0.3 else data


def monsters() -> Iterator[bytes]:
    """The largest and deepest documents that fit into a file that is still read."""
    room = LARGEST_FILE - 400
    head = b'{"format": "enix-desktop record", "version": 2, "game": "enix", "program": "", "players": '
    lists, dicts = b"[" + b"[]," * (room // 3) + b"[]]", b"[" + b"{}," * (room // 3) + b"{}]"
    yield b"[" * room
    yield b'{"a":' * (room // 5)
    yield lists
    yield dicts
    yield b"{" + b",".join(b'"%d":0' % number for number in range(room // 12)) + b"}"
    yield b'"' + b"x" * room + b'"'
    yield b"1" * room
    yield b"-" + b"9" * 4000
    yield head + lists + b"}"
    people = b'[{"name": "A", "player": null}, {"name": "B", "player": null}]'
    yield head + people + b', "moves": ' + dicts + b"}"
    yield head + b'"' + b"\\u0041" * (room // 6) + b'"}'


def long_games(document: Any) -> Iterator[bytes]:
    """The largest files that have the form of a record, made from a sound one; no such game can be played."""
    head = json.dumps({**document, "moves": [], "result": None}, separators=(",", ":")).encode()
    for move in (
        b'{"seat":0,"move":"pass"}',
        b'{"seat":0,"move":"pass_turn"}',
        b'{"seat":0,"move":"pass","chance":[' + b",".join([b'{"lot":[0,1]}'] * 1000) + b"]}",
        b'{"seat":0,"move":"take","stacks":[0,1,2]}',
        b'{"seat":0,"move":"fill","cards":[0,1,2]}',
    ):
        count = (LARGEST_FILE - len(head)) // (len(move) + 1)
        yield head.replace(b'"moves":[]', b'"moves":[' + b",".join([move] * count) + b"]")


def _changed(document: Any, others: Sequence[Any], luck: random.Random) -> Any:
    places = list(_places(document))
    if not places:
        return luck.choice(NASTY)
    holder, key = luck.choice(places)
    match luck.randrange(8):
        case 0 | 1:
            holder[key] = copy.deepcopy(luck.choice(NASTY))
        case 2:
            del holder[key]
        case 3 if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        case 4 if isinstance(holder, dict):
            holder[luck.choice(["x", "__class__", "", "seat", "seal", str(key) * 30])] = holder[key]
        case 5:
            other_holder, other_key = luck.choice(list(_places(luck.choice(others))))
            holder[key] = copy.deepcopy(other_holder[other_key])
        case 6 if isinstance(holder[key], int) and not isinstance(holder[key], bool):
            holder[key] += luck.choice([-1, 1, 2, 1000])
        case _:
            holder[key] = _exaggerated(holder[key], luck)
    return document


def _exaggerated(value: Any, luck: random.Random) -> Any:
    if luck.random() < 0.9:
        return [value, value]
    if luck.random() < 0.5:
        return (
            [copy.deepcopy(value) for _ in range(MANY)]
            if not isinstance(value, list | dict)
            else [value] * 50
        )
    deep: Any = value
    for _ in range(luck.choice([8, 40, 120])):
        deep = [deep]
    return deep


def _places(value: Any) -> Any:
    """Every place in a document, as what holds it and the key it is held by."""
    waiting = [value]
    while waiting:
        holder = waiting.pop()
        keys = (
            list(holder)
            if isinstance(holder, dict)
            else range(len(holder))
            if isinstance(holder, list)
            else ()
        )
        for key in keys:
            yield holder, key
            if isinstance(holder[key], list | dict):
                waiting.append(holder[key])


def _scratched(data: bytes, luck: random.Random) -> bytes:
    scratched = bytearray(data)
    for _ in range(luck.randint(1, 8)):
        if not scratched:
            break
        place = luck.randrange(len(scratched))
        match luck.randrange(3):
            case 0:
                scratched[place] ^= 1 << luck.randrange(8)
            case 1:
                del scratched[place : place + luck.randint(1, 40)]
            case _:
                scratched[place:place] = luck.choice(
                    [b"\xff", b"\x00", b"[[", b"}", b"1e999", b"NaN", b"\xef\xbb\xbf"]
                )
    return bytes(scratched)
