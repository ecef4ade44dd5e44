"""Where the rounds of a game begin."""

from enix_desktop.coaching.course import Course


def rounds_of(course: Course) -> list[tuple[int, int]]:
    """After how many moves each round begins, and its number."""
    found: list[tuple[int, int]] = []
    for moves, state in enumerate(course.states):
        played = course.game.rules.round_number(state)
        if not found or played > found[-1][1]:
            found.append((moves, played))
    return found
