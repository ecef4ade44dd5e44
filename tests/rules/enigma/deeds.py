"""What a seat can do in ENIGMA, in words: "choose weights" is a move."""

from collections.abc import Callable

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.moves import (
    Choose,
    Failed,
    Finish,
    Move,
    NoNetworker,
    PlaceNetworker,
    PlaceTile,
    Pose,
    Solved,
    Unsolved,
)
from enix_desktop.games.enigma.posing import known_solution
from enix_desktop.games.enigma.puzzles.puzzle import Written
from enix_desktop.games.enigma.solving import puzzle_for
from enix_desktop.games.enigma.state import State
from tests.rules.enigma.words import KINDS, category_in, cell_in, ms_in, solution_in, tile_in
from tests.rules.words import Vocabulary, Words

Deed = Callable[[State, Seat, Words], Move]
"""The move, for what stood in the holes."""

deeds: Vocabulary[Deed] = Vocabulary(kinds=KINDS)


def stored_solution(state: State, seat: Seat) -> Written:
    """The stored solution of what *seat* is solving; nothing if that is nothing."""
    puzzle = puzzle_for(state, seat)
    return () if puzzle is None else known_solution(state.table.components, puzzle)


def _pose(words: Words, difficulty: int | None = None) -> Pose:
    face = standard_components().tiles[tile_in(words)]
    return Pose(face.puzzle, face.difficulty if difficulty is None else difficulty, face.id)


def _place(words: Words) -> PlaceTile:
    return PlaceTile(*cell_in(words), words.number())


deeds("choose {category}")(lambda state, seat, words: Choose(category_in(words)))
deeds("solve in {ms} ms")(lambda state, seat, words: Solved(ms_in(words), stored_solution(state, seat)))
deeds("solve in {ms} ms with a hint")(
    lambda state, seat, words: Solved(ms_in(words), stored_solution(state, seat), is_aided=True)
)
deeds("solve in {ms} ms with {solution}")(lambda state, seat, words: Solved(ms_in(words), solution_in(words)))
deeds("give up after {ms} ms")(lambda state, seat, words: Failed(ms_in(words), Unsolved.GAVE_UP))
deeds("be stopped by the timer after {ms} ms")(
    lambda state, seat, words: Failed(ms_in(words), Unsolved.TIMER)
)
deeds("be stopped by the limit after {ms} ms")(
    lambda state, seat, words: Failed(ms_in(words), Unsolved.LIMIT)
)
deeds("place the tile on {cell} turned {number}")(lambda state, seat, words: _place(words))
deeds("put a networker on net {net:number}, cell {cell:number}")(
    lambda state, seat, words: PlaceNetworker(words.number("net"), words.number("cell"))
)
deeds("put no networker")(lambda state, seat, words: NoNetworker())
deeds("pose {tile}")(lambda state, seat, words: _pose(words))
deeds("pose {tile} as difficulty {number}")(lambda state, seat, words: _pose(words, words.number()))
deeds("finish")(lambda state, seat, words: Finish())


def move_called(state: State, seat: Seat, deed: str) -> Move:
    """The move that *deed* describes."""
    meaning, words = deeds.understand(deed)
    return meaning(state, seat, words)
