"""Reviews as JSON, kept beside the game: they are thought out once."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from enix_desktop import PLAYERS_VERSION
from enix_desktop.catalogue import GAMES
from enix_desktop.coaching.judging import Estimate, Verdict
from enix_desktop.coaching.review import Judged, Review, Stretch, WrongSum
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import Node, parse
from enix_desktop.engine.record import Codec, Record

FORMAT, VERSION = "enix-desktop review", 2
Json = Mapping[str, object]
_LARGEST = 10**6
_DECISION = ("number", "asked", "move", "best", "chance", "loss", "gain", "worlds", "reason", "then")
_ENTRIES = (
    "format",
    "version",
    "players",
    "record",
    "seat",
    "start",
    "opening",
    "decisions",
    "result",
    "luck_of_seats",
)


def write_review(review: Review, record: Record[Any, Any]) -> str:
    """*review* of *record* as a JSON document."""
    codec = GAMES[record.game].codec
    document = {
        "format": FORMAT,
        "version": VERSION,
        "players": PLAYERS_VERSION,
        "record": digest(record),
        "seat": review.seat,
        "start": _estimate_json(review.start),
        "opening": _stretch_json(review.opening),
        "decisions": [_judged_json(one, codec, record.setup) for one in review.decisions],
        "result": review.result,
        "luck_of_seats": [_estimate_json(luck) for luck in review.luck_of_seats],
    }
    return json.dumps(document) + "\n"


def read_review(text: str, record: Record[Any, Any]) -> Review | None:
    """The review that *text* describes; None if it is of another game, or of other players than today's.

    Raise BadData if it is no review.
    """
    root = parse(text)
    if root["format"].value != FORMAT:
        raise BadData("this is not a review of Enix Desktop")
    if root["version"].value != VERSION or root["players"].value != PLAYERS_VERSION:
        return None
    if root.only(*_ENTRIES)["record"].text() != digest(record):
        return None
    codec, seats, moves = GAMES[record.game].codec, len(record.participants), len(record.entries)
    try:
        return Review(
            record.game,
            root["seat"].integer(0, seats - 1),
            moves,
            _estimate(root["start"]),
            _stretch(root["opening"]),
            tuple(_judged(node, codec, record.setup, moves) for node in root["decisions"].items(most=moves)),
            _number(root["result"]),
            tuple(map(_estimate, root["luck_of_seats"].items(seats, seats))),
        )
    except WrongSum as error:
        raise BadData(str(error)) from error


def digest(record: Record[Any, Any]) -> str:
    """What tells games apart: setup, moves and luck, but not who played."""
    codec, setup = GAMES[record.game].codec, record.setup
    moves = [
        [entry.seat, codec.move_json(setup, entry.move), [codec.draw_json(setup, one) for one in entry.draws]]
        for entry in record.entries
    ]
    written = json.dumps([record.game, codec.setup_json(setup), moves], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()


def _judged_json(one: Judged, codec: Codec[Any, Any], setup: Any) -> Json:
    verdict = one.verdict
    return {
        "number": one.number,
        "asked": one.asked,
        "move": codec.move_json(setup, one.move),
        "best": codec.move_json(setup, verdict.best),
        "chance": _estimate_json(verdict.chance),
        "loss": [verdict.loss, verdict.half_width],
        "gain": verdict.gain,
        "worlds": verdict.worlds,
        "reason": one.reason,
        "then": _stretch_json(one.then),
    }


def _judged(node: Node, codec: Codec[Any, Any], setup: Any, moves: int) -> Judged:
    node.only(*_DECISION)
    loss = node["loss"].items(2, 2)
    return Judged(
        node["number"].integer(1, moves),
        node["asked"].integer(0, moves),
        codec.read_move(setup, node["move"]),
        Verdict(
            codec.read_move(setup, node["best"]),
            _estimate(node["chance"]),
            _number(loss[0]),
            _number(loss[1]),
            _number(node["gain"]),
            node["worlds"].integer(1, _LARGEST),
        ),
        node["reason"].text(),
        _stretch(node["then"]),
    )


def _estimate_json(one: Estimate) -> list[float]:
    return [one.value, one.half_width]


def _estimate(node: Node) -> Estimate:
    value, half_width = node.items(2, 2)
    return Estimate(_number(value), _number(half_width))


def _stretch_json(one: Stretch) -> list[float]:
    return [one.luck, one.others, one.half_width]


def _stretch(node: Node) -> Stretch:
    luck, others, half_width = node.items(3, 3)
    return Stretch(_number(luck), _number(others), _number(half_width))


def _number(node: Node) -> float:
    if isinstance(node.value, bool) or not isinstance(node.value, int | float) or abs(node.value) > _LARGEST:
        raise node.fail("a number is expected")
    return float(node.value)
