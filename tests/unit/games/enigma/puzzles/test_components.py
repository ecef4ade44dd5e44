"""The box of ENIGMA: what is shipped, and what is refused with its place."""

import json
import pickle
from collections import Counter
from typing import Any

import pytest

from enix_desktop import resources
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import parse
from enix_desktop.games.enigma.components import Components, components_of_version, read_components
from enix_desktop.games.enigma.components_json import nets_json, read_nets
from enix_desktop.games.enigma.faces import Colour
from enix_desktop.games.enigma.puzzles.puzzle import CATEGORY_OF, Category
from tests.unit.games.enigma.puzzles.boxes import BOX, PIECES

DOCUMENT = resources.text("enigma/components.json")


def test_c1_there_are_27_tiles_of_each_category_nine_of_each_difficulty() -> None:
    kinds = Counter((face.category, face.difficulty) for face in BOX.tiles)
    assert kinds == {(category, difficulty): 9 for category in Category for difficulty in (1, 2, 3)}
    assert all(CATEGORY_OF[type(face.puzzle)] is face.category for face in BOX.tiles)
    assert [len(BOX.of(category)) for category in Category] == [27] * 4


def test_c2_the_pieces_are_six_seven_nine_and_four() -> None:
    counts = (PIECES.weights, len(PIECES.fragments), len(PIECES.conduits), len(PIECES.angles))
    assert counts == (6, 7, 9, 4)
    assert [len(block.cubes) for block in PIECES.angles] == [3, 4, 4, 4]


def test_c3_the_conduit_sides_of_a_pile_differ_and_no_side_has_two_channels() -> None:
    for category in Category:
        faces = [face for face in BOX.tiles if face.category is category]
        assert len({face.nets for face in faces}) == 27
    for nets in [face.nets for face in BOX.tiles] + [BOX.start]:
        sides = [side for net in nets for side in net.sides]
        assert len(sides) == len(set(sides))
        assert all(1 <= len(net.colours) <= 3 for net in nets)
        assert all(isinstance(colour, Colour) for net in nets for colour in net.colours)


def test_a_conduit_side_is_written_as_it_is_read() -> None:
    for face in BOX.tiles:
        assert read_nets(parse(json.dumps(nets_json(face.nets)))) == face.nets


def test_the_shipped_box_travels_as_its_version() -> None:
    assert pickle.loads(pickle.dumps(BOX)) is BOX
    assert len(pickle.dumps(BOX)) < 200
    assert components_of_version(BOX.version) is BOX
    assert components_of_version(999_999) is None


def test_another_box_and_its_pieces_travel_whole() -> None:
    other = changed(lambda document: document.update(version=77))
    copy: Components = pickle.loads(pickle.dumps(other))
    assert copy is not other
    assert (copy.version, copy.tiles, copy.pieces) == (77, other.tiles, other.pieces)
    assert hash(copy.pieces) == hash(PIECES)


def changed(change: Any) -> Components:
    """The shipped components after *change*."""
    document = json.loads(DOCUMENT)
    change(document)
    return read_components(parse(json.dumps(document)))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda it: it.update(extra=1), "extra"),
        (lambda it: it["colours"].reverse(), "colours"),
        (lambda it: it["limits"].update(weights=[75, 40]), "limits"),
        (lambda it: it["limits"].pop("angles"), "angles"),
        (lambda it: it["tiles"].append(it["tiles"][0]), "tiles"),
        (lambda it: it.update(tiles=it["tiles"][:27]), "tiles"),
        (lambda it: it["tiles"][0].update(category="riddles"), "tiles[0].category"),
        (lambda it: it["tiles"][0].update(difficulty=4), "tiles[0].difficulty"),
        (lambda it: it["tiles"][0].update(effort="much"), "tiles[0].effort"),
        (lambda it: it["tiles"][0].update(effort=True), "tiles[0].effort"),
        (lambda it: it["tiles"][0].update(effort=float("1e300")), "tiles[0].effort"),
        (lambda it: it["tiles"][3]["nets"].append([[0], [1]]), "tiles[3].nets"),
        (lambda it: it["tiles"][3].update(nets=[[[0], [3]]]), "tiles[3].nets[0][1][0]"),
        (lambda it: it["tiles"][3].update(nets=[[[0, 0], [1]]]), "tiles[3].nets[0][0]"),
        (lambda it: it["angles"][0]["cubes"].extend([[0, 0, 1], [0, 0, 2]]), "angles[0].cubes"),
        (lambda it: it["angles"][0].update(id="s2"), "angles"),
        (lambda it: it["conduits"][0].update(sides=[4]), "conduits[0].sides[0]"),
    ],
)
def test_a_box_that_cannot_be_is_refused_with_its_place(change: Any, place: str) -> None:
    with pytest.raises(BadData) as refused:
        changed(change)
    assert place in str(refused.value)
