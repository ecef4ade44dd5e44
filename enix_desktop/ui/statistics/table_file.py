"""All finished games as a table that other programs read."""

from collections.abc import Iterator, Sequence

from enix_desktop.engine.summary import FinishedGame
from enix_desktop.storage.files import csv_text

HEAD = (
    *("when", "game", "edition", "standard_rules", "hints_allowed", "rounds", "players"),
    *("seat", "name", "computer_player", "score", "won", "dropped_out", "ended_the_game"),
)


def table_text(games: Sequence[FinishedGame]) -> str:
    """One row for each seat of each game, as comma-separated values."""
    return csv_text([HEAD, *(row for game in games for row in _rows(game))])


def _rows(game: FinishedGame) -> Iterator[Sequence[object]]:
    about = (game.when, game.game, game.edition, int(game.is_standard), int(game.hints), game.rounds)
    for number, seat in enumerate(game.seats):
        yield (
            *about,
            len(game.seats),
            number,
            seat.name,
            seat.player or "",
            seat.score,
            int(seat.is_winner),
            int(seat.is_out),
            int(number == game.ended_by),
        )
