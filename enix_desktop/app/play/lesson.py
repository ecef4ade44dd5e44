"""Lessons: records that a learner plays through, with what is explained, shown and expected at each step.

A lesson file has an `id`, a whole `record`, `from` (so many moves lie before the lesson), `seat` (whose part
the learner plays) and `steps`. A step has `at` (so many moves have been made), `kind` and `text` (the key of
what is said). It may have `lit` (what is pointed at), `rule` (which one a trial is to break), `wrong` (a list
of foreseen mistakes: entries of a move, and the `text` about it), `else` (the `text` about any other one) and
`any` (entries of a move: every move that has them will do, such as any solution of a puzzle).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any

from enix_desktop import resources
from enix_desktop.catalogue import CODECS
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import Node, parse
from enix_desktop.engine.record import Record
from enix_desktop.engine.record_json import read
from enix_desktop.engine.rules import Seat


class StepKind(Enum):
    """What the learner is to do at a step."""

    READ = "read"
    """Read, and say so."""
    DO = "do"
    """Make the recorded move."""
    TRY = "try"
    """Try what a rule forbids; who does not want to goes on."""
    ARM = "arm"
    """Ask to be asked at the next chance to interrupt."""


KIND_BY_KEY = {kind.value: kind for kind in StepKind}


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that was foreseen: all its entries that are named here are *like* this."""

    like: Mapping[str, object]
    text: str


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step; texts are keys."""

    at: int
    kind: StepKind
    text: str
    lit: tuple[str, ...] = ()
    rule: str = ""
    wrong: tuple[Mistake, ...] = ()
    otherwise: str = ""
    accepted: Mapping[str, object] | None = None
    """Every move with these entries is as good as the recorded one."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A record, and the steps through its last part."""

    id: str
    record: Record[Any, Any]
    start: int
    seat: Seat
    steps: tuple[LessonStep, ...]


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """All lessons of *game* in their order, which is that of their file names."""
    folder = resources.path(f"{game}/lessons")
    names = sorted(path.name for path in folder.glob("*.json"))
    return tuple(read_lesson(resources.text(f"{game}/lessons/{name}")) for name in names)


def read_lesson(text: str) -> Lesson:
    """The lesson that *text* describes, or a BadData that names the place."""
    root = parse(text).only("id", "from", "seat", "steps", "record")
    record = _record(root["record"])
    made = len(record.entries)
    seat = root["seat"].integer(0, len(record.participants) - 1)
    start = root["from"].integer(0, made)
    steps = tuple(_step(node, made) for node in root["steps"].items(1, 100))
    _check_order(root["steps"], steps, start)
    for node, step in zip(root["steps"].items(), steps, strict=True):
        if step.kind is StepKind.DO and (step.at == made or record.entries[step.at].seat != seat):
            raise node.fail("the learner does not move here")
    return Lesson(root["id"].text(40), record, start, seat, steps)


def _record(node: Node) -> Record[Any, Any]:
    try:
        return read(json.dumps(node.value), CODECS)
    except BadData as error:
        raise node.fail(str(error)) from error


def _step(node: Node, made: int) -> LessonStep:
    node.only("at", "kind", "text", "lit", "rule", "wrong", "else", "any")
    lit, rule, wrong, otherwise, some = (node.get(name) for name in ("lit", "rule", "wrong", "else", "any"))
    return LessonStep(
        node["at"].integer(0, made),
        node["kind"].one_of(KIND_BY_KEY, "kind of step"),
        node["text"].text(),
        tuple(target.text() for target in lit.items()) if lit else (),
        rule.text() if rule else "",
        tuple(_mistake(mistake) for mistake in wrong.items()) if wrong else (),
        otherwise.text() if otherwise else "",
        {name: entry.value for name, entry in some.entries()} if some else None,
    )


def _mistake(node: Node) -> Mistake:
    like = {name: entry.value for name, entry in node.entries() if name != "text"}
    return Mistake(like, node["text"].text())


def _check_order(node: Node, steps: tuple[LessonStep, ...], start: int) -> None:
    places = [start, *(step.at for step in steps)]
    if places != sorted(places):
        raise node.fail("steps must follow each other in the order of the moves")
    if steps[-1].kind is not StepKind.READ:
        raise node.fail("the last step must be one to read")
