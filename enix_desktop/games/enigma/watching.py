"""ENIGMA for those who watch, and the small picture of a game."""

from collections.abc import Mapping
from dataclasses import replace

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enigma import events
from enix_desktop.games.enigma.components_json import nets_json
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.view import View, view

RESULTS, SCORED, PUZZLE, END = "results", "scored", "puzzle", "end"
MARKS = (RESULTS, SCORED, PUZZLE, END)
"""What a replay marks."""


class EnigmaWatching:
    """`engine.watching.Watching` for ENIGMA."""

    def open_view(self, state: State, seat: Seat) -> View:
        """The view of *seat*, that knows its own puzzle from the moment of taking it."""
        face = state.puzzle_of(seat) if seat in state.seats else None
        shown = view(state, seat)
        if face is None or state.is_result_shown:
            return shown
        return replace(shown, puzzle=face.puzzle, difficulty=face.difficulty)

    def turn_begun(self, event: Event) -> Seat | None:
        """Whose turn began: who starts a round."""
        match event:
            case events.RoundBegan():
                return event.starter
            case events.PuzzlePosed():
                return 0
            case _:
                return None

    def mark(self, event: Event) -> str | None:
        """Results, scored systems, puzzles that were solved alone, and the end."""
        match event:
            case events.ResultsShown():
                return RESULTS
            case events.SystemScored() if event.earnings:
                return SCORED
            case events.PuzzleSolved() | events.PuzzleLeft():
                return PUZZLE
            case events.GameEnded():
                return END
            case _:
                return None


def board_facts(state: State) -> Mapping[str, object]:
    """What everybody sees, as JSON: the tiles on the table, networkers, points, and puzzles done alone."""
    return {
        "mode": state.table.mode.value,
        "round": state.round,
        "points": list(state.points),
        "tiles": [
            [*cell, laid.rotation, nets_json(laid.nets)] for cell, laid in sorted(state.board.tiles.items())
        ],
        "networkers": [[*spot, seat] for spot, seat in sorted(state.board.networkers.items())],
        "puzzles": len(state.alone),
    }
