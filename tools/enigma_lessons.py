"""The lessons of ENIGMA, as `python -m tools.make_lessons` writes them.

The first shows what the game is about: the last tile of a game, in a position of its own. The next five are
the beginning of another game, with a puzzle of each kind; the seventh tells about time, and the eighth is the
end of a close game. What is said at each step stands in resources/enigma/texts/LANGUAGE/tutorial.toml.
"""

from collections.abc import Mapping

from enix_desktop.engine.record import Participant
from enix_desktop.games.enigma.moves import Choose, NoNetworker, PlaceNetworker, PlaceTile
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.table import Position, Setup
from tools.enigma_story import RELAXED, EnigmaStory, lying, setup

PEOPLE = (
    Participant("Ada", None, "red"),
    Participant("Kim", "novice", "blue"),
    Participant("Sami", "novice", "green"),
)
_TOPS = ("W03", "W02", "F05", "F03", "C03", "A01", "A05")
_RED, _FIRST = 2, 0
"""The net of tile W07 with its red cell; the first cell of a net."""


def told() -> Mapping[str, str]:
    """All lesson files of ENIGMA by name."""
    last = EnigmaStory(_last_tile(), PEOPLE[:2])
    beginning = EnigmaStory(setup(2, _TOPS, RELAXED), PEOPLE[:2])
    race = EnigmaStory(setup(3, _TOPS, {}), PEOPLE)
    close = EnigmaStory(_close_end(), PEOPLE[:2])
    _before_placing(last)
    _before_the_end(close)
    _before_results(race)
    course = (
        ("welcome", _welcome, last),
        ("weights", _weights, beginning),
        ("placing", _placing, beginning),
        ("pipes", _pipes, beginning),
        ("fragments", _fragments, beginning),
        ("angles", _angles, beginning),
        ("clock", _clock, race),
        ("end", _end, close),
    )
    for name, tell, game in course:
        game.lesson(name)
        tell(game)
    for game in (last, beginning, race, close):
        game.finish()
    return {
        f"{number:02}-{name}.json": game.lessons[name]
        for number, (name, _, game) in enumerate(course, start=1)
    }


def _last_tile() -> Setup:
    """The learner needs two points, and one side of a system with a networker of theirs is still open."""
    position = Position(
        round=7,
        points=(13, 9),
        supplies=(0, 2),
        tiles=(lying("A01", 0, -1, 3),),
        networkers=(((0, 0), 0, 0, 0), ((0, -1), 0, 0, 0), ((0, 0), 1, 0, 0), ((0, -1), 2, 0, 1)),
    )
    return setup(2, ("W07",), RELAXED, position)


def _close_end() -> Setup:
    """The other is about to reach the goal; the learner can draw level, with more networkers on the table."""
    position = Position(
        round=8,
        points=(12, 14),
        supplies=(1, 2),
        tiles=(lying("A01", 0, -1, 3),),
        networkers=(((0, -1), 0, 0, 0), ((0, 0), 1, 0, 0), ((0, -1), 2, 0, 1)),
    )
    return setup(2, ("W07", "F03"), RELAXED, position, starter=1)


def _before_placing(game: EnigmaStory) -> None:
    """Both have chosen; only the learner has solved."""
    game.watch(0, Choose(Category.WEIGHTS))
    game.watch(1, Choose(Category.FRAGMENTS))
    game.watch(0, game.solved(0, 31.2))
    game.others_fail(1)


def _before_the_end(game: EnigmaStory) -> None:
    """Both have solved; Kim has placed first, and has a point more."""
    game.watch(1, Choose(Category.FRAGMENTS))
    game.watch(0, Choose(Category.WEIGHTS))
    game.watch(1, game.solved(1, 58.3))
    game.watch(0, game.solved(0, 31.2))
    game.watch(1, PlaceTile(0, -2, 1))
    game.watch(1, PlaceNetworker(0, 0))


def _welcome(game: EnigmaStory) -> None:
    game.read("hello", "board")
    game.read("system", "net:0,0,0")
    game.place(PlaceTile(1, 0, 0), "place")
    game.read("points", "board")
    game.read("won", "place:0")


def _weights(game: EnigmaStory) -> None:
    game.read("start", "piles")
    game.choose(Category.WEIGHTS, "choose")
    game.watch(1, Choose(Category.ANGLES))
    game.read("turn", "place:0")
    game.solve("solve", 28.4)
    game.others_fail(1)
    game.read("done")


def _placing(game: EnigmaStory) -> None:
    game.read("tile", "own")
    game.place(PlaceTile(1, 0, 0), "place")
    game.do(PlaceNetworker(1, 0), "networker", "power:1,0,1,0", "button:networker")
    game.read("waiting", "place:0")


def _pipes(game: EnigmaStory) -> None:
    game.watch(1, Choose(Category.FRAGMENTS))
    game.choose(Category.CONDUITS, "choose")
    game.solve("solve", 52.0)
    game.watch(1, game.solved(1, 64.5))
    game.watch(1, PlaceTile(0, -1, 0))
    game.watch(1, PlaceNetworker(0, 0))
    game.read("rival", "net:0,-1,0")
    game.place(PlaceTile(1, 1, 2), "place")
    game.attempt("try-blue", "N2", "power:1,1,1,0")
    game.do(PlaceNetworker(0, 0), "networker", "power:1,1,0,0", "button:networker")
    game.read("kept")


def _fragments(game: EnigmaStory) -> None:
    game.choose(Category.FRAGMENTS, "choose")
    game.watch(1, Choose(Category.WEIGHTS))
    game.solve("solve", 70.0)
    game.others_fail(1)
    game.place(PlaceTile(0, -2, 1), "place")
    game.do(NoNetworker(), "decline", "button:none")
    game.read("scored", "board", "place:0", "place:1")


def _angles(game: EnigmaStory) -> None:
    game.watch(1, Choose(Category.WEIGHTS))
    game.choose(Category.ANGLES, "choose")
    game.solve("solve", 90.0)
    game.others_fail(1)
    game.place(PlaceTile(-1, 0, 0), "place", is_free=True)
    game.read("done")


def _before_results(game: EnigmaStory) -> None:
    """A race: the learner turns the sand timer, Kim is in time to the millisecond, Sami a little late."""
    for seat, category in enumerate((Category.WEIGHTS, Category.FRAGMENTS, Category.CONDUITS)):
        game.watch(seat, Choose(category))
    game.watch(1, game.solved(1, 85.0))
    game.watch(2, game.solved(2, 85.001))
    game.watch(0, game.solved(0, 40.0))


def _clock(game: EnigmaStory) -> None:
    game.read("first", "place:0")
    game.read("others", "place:1", "place:2")
    game.place(PlaceTile(1, 0, 0), "place", is_free=True)
    game.read("tables")


def _end(game: EnigmaStory) -> None:
    game.read("behind", "place:1")
    game.place(PlaceTile(1, 0, 0), "place")
    game.do(PlaceNetworker(_RED, _FIRST), "networker", f"power:1,0,{_RED},{_FIRST}", "button:networker")
    game.read("level", "place:0", "place:1")
    game.read("more", "board")
