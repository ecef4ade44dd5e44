"""The command line: reads arguments, calls one command, turns errors into one sentence and exit code 2.

Each command is imported when it is called, so that `--help` and `--version` answer at once.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from enix_desktop import __version__, commands
from enix_desktop.engine.errors import EnixError
from enix_desktop.identity import RECORD_SUFFIXES
from enix_desktop.resources import MissingResource

BAD_INPUT = 2
INTERRUPTED = 130

LARGEST_SEED = 2**64 - 1
COMMANDS = ("play", "watch", "simulate", "tournament", "lab", "replay", "review", "screenshot", "soak")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code."""
    _need_streams()
    options = _options(list(sys.argv[1:] if arguments is None else arguments))
    command: Callable[[argparse.Namespace], int] = options.command
    try:
        code = command(options)
        sys.stdout.flush()
        return code
    except (EnixError, MissingResource) as error:
        print(f"enix-desktop: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("enix-desktop: stopped.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has closed the pipe; what is still buffered must not complain on the way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    """What *arguments* say; starting the window does not wait for the description of all commands."""
    if arguments in ([], ["play"]):
        return argparse.Namespace(command=commands.play, file=None)
    return _parser().parse_args(_with_command(arguments))


def _need_streams() -> None:
    """Without a console nothing can be printed, which is no error."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123  # until the process ends
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123


def _with_command(arguments: Sequence[str]) -> Sequence[str]:
    """A file alone is opened; anything that is no file is a mistyped command."""
    if not arguments or arguments[0] in COMMANDS:
        return arguments
    first = arguments[0]
    if first == "--":  # what follows is a file, whatever it looks like
        return ["play", *arguments]
    if first.startswith("-"):
        return ["play", "--", *arguments] if first.lower().endswith(RECORD_SUFFIXES) else arguments
    looks_like_a_file = "/" in first or os.sep in first or first.lower().endswith(RECORD_SUFFIXES)
    return ["play", *arguments] if looks_like_a_file or Path(first).exists() else arguments


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence; the usage is there for the asking."""

    def __init__(self, **settings: Any) -> None:
        # Abbreviations would take --game for --games.
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see --help)\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="enix-desktop", description="Board games about energy, and their tools.")
    parser.add_argument("--version", action="version", version=f"Enix Desktop {__version__}")
    _add_flag(parser, "--where", commands.where, "print where games, settings and logs are")
    _add_flag(parser, "--reset-settings", commands.reset_settings, "reset all settings; games are kept")
    parser.set_defaults(command=commands.play, file=None)
    known = parser.add_subparsers(title="commands", metavar="COMMAND")

    play = known.add_parser("play", help="open the window (the default, also with a FILE alone)")
    play.add_argument("file", nargs="?", type=_file, metavar="FILE", help="a saved game to continue")
    play.set_defaults(command=commands.play)

    watch = known.add_parser("watch", help="watch a game of computer players in the terminal")
    _add_game(watch)
    watch.add_argument("--seed", type=_seed, help="the seed of the game (default: a new one)")
    watch.set_defaults(command=commands.watch)

    simulate = known.add_parser("simulate", help="play many games and count the results")
    _add_table_options(simulate)
    simulate.add_argument("--games", type=_count, default=1000, metavar="N", help="how many (default: 1000)")
    simulate.add_argument("--seed", type=_seed, default=0, help="the seed of the series (default: 0)")
    simulate.add_argument("--max-rounds", type=_count, metavar="N", help="give up a game after N rounds")
    simulate.add_argument("--records", type=Path, metavar="DIR", help="save every game in this folder")
    simulate.add_argument("--workers", type=_count, default=1, metavar="N", help="processes (default: 1)")
    simulate.add_argument("--json", action="store_true", help="print JSON instead of a table")
    simulate.set_defaults(command=commands.simulate)

    _add_tournament_options(
        known.add_parser("tournament", help="measure computer players against each other")
    )
    _add_lab_options(known.add_parser("lab", help="compare two variants of the rules"))

    replay = known.add_parser("replay", help="print a recorded game in words, or verify it")
    replay.add_argument("file", type=Path, metavar="FILE", help="a record")
    replay.add_argument("--until", type=_whole, metavar="N", help="stop after N moves")
    replay.add_argument("--view", type=_whole, metavar="SEAT", help="print only what this seat may know")
    replay.add_argument("--verify", action="store_true", help="only check every move and the result")
    replay.add_argument(
        "--players", action="store_true", help="with --verify: recompute what computer players decided"
    )
    replay.set_defaults(command=commands.replay)

    review = known.add_parser("review", help="say what each choice of a finished game was worth")
    review.add_argument("file", type=Path, metavar="FILE", help="a record")
    review.add_argument(
        "--seat", type=_whole, metavar="N", help="whose choices (default: the first person's, else seat 0)"
    )
    review.add_argument("--jobs", type=_count, metavar="N", help="processes (default: one for each core)")
    review.add_argument("--thorough", action="store_true", help="think more than three times as long")
    review.set_defaults(command=commands.review)

    shot = known.add_parser("screenshot", help="render the table of a recorded game, without a screen")
    shot.add_argument("--record", type=Path, required=True, metavar="FILE", help="a record")
    shot.add_argument("--move", type=_whole, metavar="N", help="after N moves (default: all)")
    shot.add_argument("--seat", type=_whole, default=0, metavar="S", help="as this seat sees it (default: 0)")
    shot.add_argument("--size", type=_size, default=(1280, 800), metavar="WxH", help="default: 1280x800")
    shot.add_argument("--scale", type=_scale, default=1.0, metavar="F", help="pixels per unit (default: 1)")
    shot.add_argument("--language", choices=("en", "fr", "de", "pseudo"), default="en", help="default: en")
    shot.add_argument("--theme", choices=("light", "dark"), default="light")
    shot.add_argument("--out", type=Path, required=True, metavar="FILE.png", help="the picture to write")
    shot.set_defaults(command=commands.screenshot)

    _add_soak_options(
        known.add_parser("soak", help="play very many games, checking all invariants after every move")
    )
    return parser


def _add_soak_options(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument(
        "--games", type=_count, default=100_000, metavar="N", help="how many (default: 100000)"
    )
    parser.add_argument("--seed", type=_seed, default=0, help="the seed of the series (default: 0)")
    parser.add_argument("--workers", type=_count, default=2, metavar="N", help="processes (default: 2)")
    parser.set_defaults(command=commands.soak)


def _add_flag(
    parser: argparse.ArgumentParser, name: str, command: Callable[[argparse.Namespace], int], help_: str
) -> None:
    """A command that looks like an option: nobody looks for it among the others."""
    parser.add_argument(name, action="store_const", dest="command", const=command, help=help_)


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="enix", metavar="KEY", help="which game (default: enix)")


def _add_table_options(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    _add_choices(parser, "the rest is as usual")
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (default: as many as named)")
    parser.add_argument(
        "--players",
        metavar="A,B,...",
        help="a computer player for each seat, or one for all (default: four of the second level)",
    )


def _add_choices(parser: argparse.ArgumentParser, rest: str) -> None:
    words = f'what the game leaves to choose, such as "edition=french"; {rest}'
    parser.add_argument("--set", default="", dest="chosen", metavar="CHOICES", help=words)


def _add_tournament_options(parser: argparse.ArgumentParser) -> None:
    _add_series_options(parser, "how many in each setting, rounded up to whole rotations (default: 400)")
    _add_choices(parser, "a game with one choice is played in all its settings, the rest is as usual")
    parser.add_argument("--timing", action="store_true", help="also measure how long decisions take")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a row for every game")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.set_defaults(command=commands.tournament)


def _add_lab_options(parser: argparse.ArgumentParser) -> None:
    example = "limit=30,hand_size=6,stacks=4,edition=french,components=FILE"
    for side in ("a", "b"):
        words = f'variant {side.upper()}, such as "{example}" (default: the rulebook)'
        parser.add_argument(f"--{side}", default="", metavar="CHANGES", help=words)
    _add_series_options(parser, "how many of each variant (default: 400)")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a row for every game")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures")
    parser.add_argument("--report", type=Path, metavar="FILE.html", help="write a page with plots")
    parser.set_defaults(command=commands.lab)


def _add_series_options(parser: argparse.ArgumentParser, games: str) -> None:
    _add_game(parser)
    parser.add_argument("--players", required=True, metavar="A,B,...", help="a computer player for each seat")
    parser.add_argument("--games", type=_count, default=400, metavar="N", help=games)
    parser.add_argument("--seed", type=_seed, default=0, help="the seed of the series (default: 0)")
    parser.add_argument(
        "--max-rounds",
        type=_count,
        default=60,
        metavar="N",
        help="give up a game after N rounds (default: 60)",
    )
    parser.add_argument("--workers", type=_count, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--dask", metavar="tcp://HOST:PORT", help="use the workers of a Dask cluster")


def _file(text: str) -> Path:
    """A path, also one that a desktop hands over as an address."""
    if not text.lower().startswith("file:"):
        return Path(text)
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    address = urlsplit(text)
    if address.netloc not in ("", "localhost"):
        raise argparse.ArgumentTypeError(f"{text!r} is on another machine")
    return Path(url2pathname(address.path))


def _seed(text: str) -> int:
    return _number(text, 0, LARGEST_SEED)


def _count(text: str) -> int:
    return _number(text, 1, 10**9)


def _whole(text: str) -> int:
    return _number(text, 0, 10**9)


def _number(text: str, least: int, most: int) -> int:
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"must be a number from {least} to {most}, not {number}")
    return number


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return _number(width, 640, 8000), _number(height, 480, 8000)


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
    if not 0.5 <= scale <= 4:
        raise argparse.ArgumentTypeError("must be a number from 0.5 to 4")
    return scale
