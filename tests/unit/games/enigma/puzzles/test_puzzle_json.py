"""Puzzle sides and solutions as JSON: read as they were written, and nothing that cannot be a puzzle."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import Node, parse
from enix_desktop.games.enigma.puzzles.puzzle import CATEGORY_OF, Category
from enix_desktop.games.enigma.puzzles.puzzle_json import (
    puzzle_json,
    read_puzzle,
    read_written,
    written_json,
)
from tests.unit.games.enigma.puzzles.boxes import BOX, PIECES


def test_every_puzzle_and_solution_is_read_as_it_was_written() -> None:
    for face in BOX.tiles:
        text = json.dumps(puzzle_json(face.puzzle))
        assert read_puzzle(parse(text), face.category, PIECES) == face.puzzle
        assert read_written(json.loads(json.dumps(written_json(face.solution)))) == face.solution
        assert CATEGORY_OF[type(face.puzzle)] is face.category


SQUARE = [[0, 2], [2, 0], [4, 2], [2, 4]]
PAIR = {"cells": [[0, 0], [1, 0]], "ports": [[0, 0, 3]], "out": ["p2", "p4", "p5", "p6", "p7", "p8", "p9"]}


def weights(**changes: object) -> object:
    return {"left": [13, 6], "right": [5, 7], "n": 5, **changes}


def conduits(**changes: object) -> object:
    return {**PAIR, **changes}


@pytest.mark.parametrize(
    ("category", "document"),
    [
        ("weights", weights()),
        ("fragments", {"outline": SQUARE}),
        ("fragments", {"outline": SQUARE[::-1]}),
        ("conduits", conduits()),
        ("angles", {"picture": ["12", "43"]}),
        ("angles", {"picture": ["1..2", ".34."]}),
        ("angles", {"picture": ["1"]}),
    ],
)
def test_what_can_be_a_puzzle_is_read(category: str, document: object) -> None:
    puzzle = read_puzzle(parse(json.dumps(document)), Category(category), PIECES)
    assert puzzle_json(puzzle) == document


@pytest.mark.parametrize(
    ("category", "document"),
    [
        ("weights", weights(left=[13])),
        ("weights", weights(left=[13, 6, 1, 2])),
        ("weights", weights(left=[13, 5])),
        ("weights", weights(left=[13, 0])),
        ("weights", weights(left=[13, 10**9])),
        ("weights", weights(left=[13, 1.0])),
        ("weights", weights(n=2)),
        ("weights", weights(n=7)),
        ("weights", weights(more=1)),
        ("weights", {"outline": SQUARE}),
        ("fragments", {"outline": [[0, 0], [4, 0], [4, 4], [0, 4]]}),
        ("fragments", {"outline": [[x + 1, y] for x, y in SQUARE]}),
        ("fragments", {"outline": [[0, 0], [1, 0], [1, 8], [0, 8], [0, 8]]}),
        ("fragments", {"outline": [[0, 0], [4, 0], [4, 2], [2, 2], [0, 2]]}),
        ("fragments", {"outline": [[0, 0], [4, 1], [4, 3], [0, 2]]}),
        ("fragments", {"outline": [[0, 0], [2, 0], [2, 4], [4, 4], [4, 2], [0, 2]]}),
        ("fragments", {"outline": [[0, 0], [2, 0], [2, 4], [4, 4], [4, 2], [0, 2]][::-1]}),
        ("fragments", {"outline": [[0, 0], [2, 0], [2, 2], [4, 2], [4, 4], [2, 4], [2, 2], [0, 2]]}),
        ("fragments", {"outline": [[0, 0], [8, 0]]}),
        ("conduits", conduits(cells=[[0, 0]])),
        ("conduits", conduits(cells=[[0, 0], [0, 0]])),
        ("conduits", conduits(cells=[[0, 0], [99, 0]])),
        ("conduits", conduits(ports=[[0, 0, 1]])),
        ("conduits", conduits(ports=[[5, 5, 1]])),
        ("conduits", conduits(ports=[[0, 0, 4]])),
        ("conduits", conduits(ports=[[0, 0, 3], [0, 0, 3]])),
        ("conduits", conduits(out=["p0", "p4", "p5", "p6", "p7", "p8", "p9"])),
        ("conduits", conduits(out=["p2"])),
        ("conduits", conduits(out=["p2", "p2", "p5", "p6", "p7", "p8", "p9"])),
        ("angles", {"picture": []}),
        ("angles", {"picture": [""]}),
        ("angles", {"picture": ["12", "3"]}),
        ("angles", {"picture": ["15"]}),
        ("angles", {"picture": ["..", "12"]}),
        ("angles", {"picture": ["12", ".."]}),
        ("angles", {"picture": [".1", ".2"]}),
        ("angles", {"picture": ["1.", "2."]}),
        ("angles", {"picture": ["1..", "2.."]}),
        ("angles", {"picture": "12"}),
        ("angles", {"picture": ["1" * 13]}),
    ],
)
def test_what_cannot_be_a_puzzle_is_refused(category: str, document: object) -> None:
    with pytest.raises(BadData):
        read_puzzle(parse(json.dumps(document)), Category(category), PIECES)


leaves = st.one_of(st.none(), st.booleans(), st.integers(-2, 13), st.floats(), st.text(max_size=4))
values = st.recursive(leaves, lambda inner: st.lists(inner, max_size=6), max_leaves=20)
names = st.sampled_from(["left", "right", "n", "outline", "cells", "ports", "out", "picture"])


@given(st.dictionaries(names, values), st.sampled_from(Category))
def test_whatever_is_read_it_is_a_puzzle_or_an_error_that_can_be_told(
    document: Any, category: Category
) -> None:
    try:
        puzzle = read_puzzle(Node(document, ""), category, PIECES)
    except BadData:
        return
    assert CATEGORY_OF[type(puzzle)] is category


@given(values)
def test_a_written_solution_keeps_what_was_written(value: Any) -> None:
    assert repr(written_json(read_written(value))) == repr(value)
