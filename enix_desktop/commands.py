"""What each command of the command line calls; it imports only what it needs, so that all start at once."""

from argparse import Namespace
from importlib.util import find_spec
from typing import TYPE_CHECKING

from enix_desktop.engine.errors import BadData

if TYPE_CHECKING:
    from enix_desktop.coaching.course import Course
    from enix_desktop.headless.reviewing import ChoiceWords


def where(_options: Namespace) -> int:
    """Print what is kept where."""
    from enix_desktop.app.system.upkeep import folders

    for name, folder in folders():
        print(f"{name:9} {folder}")
    return 0


def reset_settings(_options: Namespace) -> int:
    """Put the settings aside."""
    from enix_desktop.app.system.upkeep import reset_settings

    aside = reset_settings()
    print("There were no settings." if aside is None else f"Settings reset. The old ones are kept: {aside}")
    return 0


def play(options: Namespace) -> int:
    """Open the window, unless one is open already."""
    from enix_desktop.app.system import gc_pauses

    gc_pauses.pause_gc()
    from enix_desktop.app.system.single_instance import arrive

    arrival = arrive(options.file)
    if arrival.has_heard:
        return 0
    from enix_desktop.app.system.plain_imports import import_plainly

    import_plainly()
    from enix_desktop.ui.window.application import run

    try:
        return run(options.file, is_first=arrival.lock is not None)
    finally:
        if arrival.lock is not None:
            arrival.lock.release()


def screenshot(options: Namespace) -> int:
    """Paint the table of a recorded game."""
    from enix_desktop.ui.window.screenshot import Shot, take

    names = ("record", "out", "move", "seat", "size", "scale", "theme", "language")
    return take(Shot(**{name: getattr(options, name) for name in names}))


def watch(options: Namespace) -> int:
    """Tell a game of computer players."""
    from enix_desktop.headless.replaying import watch

    return watch(options.game, options.seed)


def simulate(options: Namespace) -> int:
    """Play many games and count."""
    from enix_desktop.headless.simulate import Series, simulate

    series = Series.of(
        game=options.game,
        chosen=options.chosen,
        seats=options.seats,
        players=options.players,
        games=options.games,
        seed=options.seed,
        max_rounds=options.max_rounds,
    )
    return simulate(series, options.workers, options.records, options.json)


def tournament(options: Namespace) -> int:
    """Measure computer players against each other."""
    from enix_desktop.headless.contest import Tournament
    from enix_desktop.headless.pool import local_cores
    from enix_desktop.headless.tournament import measure

    tournament = Tournament.of(
        game=options.game,
        chosen=options.chosen,
        players=options.players,
        games=options.games,
        seed=options.seed,
        max_rounds=options.max_rounds,
        is_timed=options.timing,
    )
    return measure(tournament, options.workers or local_cores(), options.dask, options.csv, options.json)


def lab(options: Namespace) -> int:
    """Compare two variants of the rules."""
    from enix_desktop.headless.experiment import Experiment
    from enix_desktop.headless.lab import Outputs, investigate
    from enix_desktop.headless.pool import local_cores

    names = ("game", "a", "b", "players", "games", "seed", "max_rounds")
    experiment = Experiment.of(**{name: getattr(options, name) for name in names})
    outputs = Outputs(options.csv, options.json, options.report)
    return investigate(experiment, options.workers or local_cores(), options.dask, outputs)


def replay(options: Namespace) -> int:
    """Tell a recorded game, or verify it."""
    from enix_desktop.headless.replaying import tell, verify

    if options.players and not options.verify:
        raise BadData("--players works only together with --verify.")
    if options.verify:
        return verify(options.file, options.players)
    return tell(options.file, options.until, options.view)


def review(options: Namespace) -> int:
    """Say what the choices of a recorded game were worth."""
    from enix_desktop.headless.pool import local_cores
    from enix_desktop.headless.reviewing import StoryWords, review

    def words(course: "Course", seat: int) -> "ChoiceWords":
        """Where there is Qt the words of the window, which has whole sentences for reasons."""
        if find_spec("PySide6") is None:
            return StoryWords(course, seat)
        from enix_desktop.ui.review.terminal import TerminalWords

        return TerminalWords(course, seat)

    return review(options.file, options.seat, options.jobs or local_cores(), options.thorough, words)


def soak(options: Namespace) -> int:
    """Play very many games and check everything."""
    from enix_desktop.headless.soak import soak

    return soak(options.game, options.games, options.seed, options.workers)
