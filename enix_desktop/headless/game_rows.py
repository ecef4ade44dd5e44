"""Single games as rows of a table."""

from enix_desktop.engine.rules import Outcome

OUTCOME_HEAD = ("rounds", "decisions", "finished", "winners", "scores", "dropped_out")


def outcome_cells(outcome: Outcome | None, rounds: int, decisions: int) -> tuple[object, ...]:
    """How a game ended; several seats or scores in one cell are separated by spaces."""
    known = outcome or Outcome((), ())
    lists = (known.winners, known.scores, known.dropped_out)
    return rounds, decisions, int(outcome is not None), *(" ".join(map(str, seats)) for seats in lists)
