"""The board as everybody at the table sees it, for small pictures of a game."""

from collections.abc import Mapping

from enix_desktop.games.enix.state import State


def board_facts(state: State) -> Mapping[str, object]:
    """Where tiles, pawns and cap are, as JSON; cards are none of it."""
    return {
        "cells": [[cell.q, cell.r] for cell in state.layout.cells],
        "rotations": list(state.layout.rotations),
        "pawns": [int(tile) for tile in state.pawns],
        "cap": None if state.cap is None else int(state.cap),
    }
