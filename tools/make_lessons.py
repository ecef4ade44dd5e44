"""Writes the lessons of all games, `python -m tools.make_lessons [FOLDER]`, and tells those of ENIX.

Ten lessons of ENIX are one game of three, told in slices. Its deal is made so that every lesson meets its
subject by itself; the lesson about symbols is a puzzle with a deal of its own. What is said at each step
stands in resources/enix/texts/LANGUAGE/tutorial.toml.
"""

import sys
from collections.abc import Mapping
from pathlib import Path

from enix_desktop.engine.record import Participant
from enix_desktop.games.enix.components import standard_components
from enix_desktop.games.enix.moves import END_GAME, STOP, PlayEnix, Refill
from tools import enigma_lessons, hertzschlag_lessons, station_lessons
from tools.enix_story import EnixStory, cross, dealt, lay, place, steal, take
from tools.lesson_story import LEARNER

RESOURCES = Path(__file__).parents[1] / "resources"
KIM, ROBIN = 1, 2
TILES = {
    "solar": ((0, 0), 5),
    "hydro": ((1, 0), 0),
    "geothermal": ((-1, 0), 4),
    "ocean": ((1, -1), 2),
    "wind": ((0, 1), 3),
    "biomass": ((0, -1), 2),
}
"""Ways: solar-ocean 2, ocean-biomass 3, biomass-geothermal 1, solar-geothermal 4, solar-hydro 4,
ocean-hydro 3, and solar-wind 3 until Wind is moved to (-1, -1): then biomass-wind 4, geothermal-wind 4."""
HANDS = (
    ("wind-07", "solar-05", "ocean-08", "geothermal-06", "hydro-09"),
    ("ocean-06", "hydro-04", "biomass-07", "biomass-05", "geothermal-09"),
    ("geothermal-04", "solar-06", "ocean-07", "solar-03", "biomass-11"),
)
TOPS = (
    ("hydro-10", "hydro-02", "solar-08", "wind-09"),
    ("biomass-09", "hydro-07", "geothermal-11", "hydro-08", "ocean-01", "biomass-10"),
    ("hydro-05", "hydro-03", "wind-08"),
    ("biomass-06", "wind-11", "geothermal-05", "wind-12", "wind-10", "biomass-03", "wind-06"),
    ("solar-10", "solar-11", "biomass-08"),
)


PUZZLE_HANDS = (
    ("ocean-07", "wind-03", "ocean-02", "geothermal-06", "hydro-09"),
    ("ocean-06", "solar-02", "biomass-07", "geothermal-09", "hydro-04"),
    ("geothermal-04", "solar-05", "wind-07", "solar-03", "biomass-11"),
)
"""Two of the learner's cards jump to Biomass; on one of them the cap falls on Solar first."""
PUZZLE_TOPS = (("hydro-10",), ("biomass-09",), ("geothermal-05",), ("wind-11",), ("solar-10",))


def told() -> Mapping[str, str]:
    """All lesson files of ENIX by name."""
    names = ("Ada", None, "red"), ("Kim", "novice", "blue"), ("Robin", "novice", "green")
    people = [Participant(*who) for who in names]
    story = EnixStory(dealt(TILES, HANDS, TOPS), people)
    puzzle = EnixStory(dealt(TILES, PUZZLE_HANDS, PUZZLE_TOPS), people)
    course = (
        (_laying, story),
        (_order, story),
        (_moving, story),
        (_collecting, story),
        (_tiles, story),
        (_blackout, story),
        (_enix, story),
        (_stealing, story),
        (_symbols, puzzle),
        (_scoring, story),
        (_ending, story),
    )
    names_in_order = []
    for tell, game in course:
        name = tell.__name__.removeprefix("_")
        names_in_order.append((name, game))
        game.lesson(name)
        tell(game)
    story.finish()
    puzzle.finish()
    return {
        f"{number:02}-{name}.json": game.lessons[name]
        for number, (name, game) in enumerate(names_in_order, start=1)
    }


def _laying(story: EnixStory) -> None:
    story.read("hello")
    story.read("goal", "own")
    story.read("table", "board", "stacks")
    story.read("hand", "hand")
    story.watch(KIM, lay("ocean-06"))
    story.watch(ROBIN, lay("geothermal-04"))
    story.do(
        lay("wind-07"),
        "lay",
        "card:wind-07",
        "button:lay",
        wrong=[{"move": "lay", "card": "hydro-09", "text": "lay-six"}],
    )
    story.read("shown", "place:1", "place:2", "own")


def _order(story: EnixStory) -> None:
    story.read("equal", "competition")
    story.watch(KIM, lay("hydro-04"))
    story.do(
        lay("solar-05"),
        "compete",
        "competition",
        "card:solar-05",
        "button:lay",
        wrong=[{"move": "lay", "card": "hydro-09", "text": "compete-six"}],
        quiet=False,
    )
    story.read("won", "place:1", "own")
    story.read("points", "own")


def _moving(story: EnixStory) -> None:
    story.watch(LEARNER)
    story.read("piece", "tile:solar")
    story.read("cost", "way:solar:ocean")
    story.read("closed", "way:solar:biomass")
    story.do(
        cross("ocean"),
        "go",
        "tile:ocean",
        wrong=[
            {"move": "cross", "tile": "geothermal", "text": "go-geothermal"},
            {"move": "cross", "tile": "wind", "text": "go-wind"},
        ],
    )
    story.read("left", "tile:ocean", "own")


def _collecting(story: EnixStory) -> None:
    story.read("backs", "stacks")
    story.do(
        cross("biomass"),
        "go",
        "tile:biomass",
        "stack:1",
        "stack:3",
        wrong=[
            {"move": "stop", "text": "go-stop"},
            {"move": "cross", "tile": "hydro", "text": "go-hydro"},
        ],
    )
    story.do(
        take(1, 3),
        "take",
        "stack:1",
        "stack:3",
        "button:take",
        wrong=[{"move": "take", "stacks": [], "text": "take-none"}],
    )
    story.read("got", "card:biomass-06", "card:biomass-09", "own")
    story.do(STOP, "stop", "button:stop", wrong=[{"move": "cross", "text": "stop-cross"}])
    story.read("later", "place:1", "place:2")


def _tiles(story: EnixStory) -> None:
    story.read("watch", "place:1", "place:2")
    story.watch(KIM, cross("ocean"), STOP, Refill(3))
    story.watch(ROBIN, take(0, 1, 2))
    story.watch(KIM, lay("biomass-07"))
    story.watch(ROBIN, lay("solar-06"))
    story.do(
        lay("ocean-08"),
        "lay",
        "card:ocean-08",
        "button:lay",
        wrong=[{"move": "lay", "card": "hydro-09", "text": "lay-six"}],
    )
    story.read("far", "tile:wind", "tile:biomass")
    story.attempt("island", "A5", "tile:wind")
    story.do(
        place("wind", (-1, -1), 3),
        "place",
        "cell:-1,-1:wind",
        "button:confirm",
        wrong=[
            {"move": "place", "tile": "wind", "cell": [-1, -1], "text": "place-turned"},
            {"move": "place", "tile": "wind", "text": "place-elsewhere"},
        ],
    )
    story.do(
        cross("wind"),
        "go",
        "tile:wind",
        wrong=[{"move": "cross", "tile": "geothermal", "text": "go-geothermal"}],
    )
    story.do(take(3), "take", "stack:3", "button:take")
    story.read("enix", "card:wind-12", "own")


def _blackout(story: EnixStory) -> None:
    story.read("watch", "place:2")
    story.watch(KIM, cross("biomass"), cross("geothermal"), take(1))
    story.watch(ROBIN, cross("ocean"))
    story.read("night", "tile:geothermal")
    story.watch(KIM, lay("biomass-05"))
    story.watch(ROBIN, lay("ocean-07"))
    story.do(
        lay("biomass-09"),
        "lay",
        "card:biomass-09",
        "button:lay",
        wrong=[{"move": "lay", "card": "hydro-09", "text": "lay-six"}],
    )
    story.attempt("enter", "M4", "tile:geothermal")
    story.read("barred", "tile:geothermal", "way:wind:geothermal")


def _enix(story: EnixStory) -> None:
    enix = standard_components().card_by_id["wind-12"]
    story.read("card", "card:wind-12", "own")
    story.read("power", "card:wind-12", "tile:geothermal")
    story.arm("arm", "button:interrupt")
    story.do(cross("biomass"), "go", "tile:biomass", quiet=False)
    story.do(
        PlayEnix(enix, None),
        "play",
        "button:cap_off",
        "cap",
        wrong=[
            {"move": "enix", "text": "play-tile"},
            {"move": "pass", "text": "play-pass"},
        ],
    )
    story.read("light", "tile:geothermal", "own")


def _stealing(story: EnixStory) -> None:
    story.do(cross("geothermal"), "go", "tile:geothermal", wrong=[{"move": "stop", "text": "go-stop"}])
    story.read("together", "tile:geothermal", "place:1")
    story.do(steal(KIM, "wind"), "steal", "back:1:wind")
    story.read("stolen", "card:wind-11")
    story.do(Refill(4), "refill", "stack:4", wrong=[{"move": "refill", "text": "refill-other"}])
    story.read("full", "hand")


def _symbols(story: EnixStory) -> None:
    story.read("puzzle", "own", "tile:solar")
    story.watch(KIM, lay("ocean-06"))
    story.watch(ROBIN, lay("geothermal-04"))
    story.do(lay("ocean-07"), "lay", "card:ocean-07", "button:lay")
    story.read("equal", "competition")
    story.watch(KIM, lay("solar-02"))
    story.do(
        lay("wind-03"),
        "top",
        "card:wind-03",
        "card:ocean-02",
        "button:lay",
        wrong=[{"move": "lay", "card": "ocean-02", "text": "top-dark"}],
    )
    story.do(take(1), "take", "stack:1", "button:take")
    story.read("upwards", "own", "tile:biomass", "tile:hydro")
    story.read("covered", "own", "tile:wind")


def _scoring(story: EnixStory) -> None:
    story.read("goal", "own")
    story.watch(ROBIN, cross("hydro"), take(0, 1, 2))
    story.watch(KIM, cross("biomass"), Refill(3))
    story.watch(KIM, lay("geothermal-09"))
    story.watch(ROBIN, lay("solar-03"))
    story.do(
        lay("solar-10"),
        "lay",
        "card:solar-10",
        "button:lay",
        "own",
        wrong=[
            {"move": "lay", "card": "hydro-09", "text": "lay-hydro"},
            {"move": "lay", "card": "wind-11", "text": "lay-wind"},
        ],
    )
    story.do(
        cross("solar"), "go", "tile:solar", "tile:ocean", wrong=[{"move": "cross", "text": "go-biomass"}]
    )
    story.do(
        take(4),
        "take",
        "stack:0",
        "stack:4",
        "button:take",
        wrong=[
            {"move": "take", "stacks": [0, 4], "text": "take-both"},
            {"move": "take", "stacks": [], "text": "take-none"},
            {"move": "take", "stacks": [0], "text": "take-first"},
        ],
    )
    story.read("nine", "card:solar-11", "own")
    story.do(cross("ocean"), "on", "tile:ocean", wrong=[{"move": "stop", "text": "on-stop"}])
    story.do(take(1), "minus", "stack:1", "button:take")
    story.read("right", "card:ocean-01", "own")
    story.read("half", "own")


def _ending(story: EnixStory) -> None:
    story.read("watch", "place:1", "place:2")
    story.watch(KIM, cross("geothermal"), cross("solar"), take(0))
    story.watch(KIM, lay("biomass-03"))
    story.watch(ROBIN, lay("hydro-05"))
    story.read("six", "hand")
    story.do(END_GAME, "end", "button:end", wrong=[{"move": "lay", "text": "end-lay"}])
    story.read("won", "place:1", "place:2", "own")
    story.read("bye")


def main(folder: Path) -> None:
    """Write the lessons of each game to GAME/lessons in *folder*."""
    courses = {
        "enix": told(),
        "station": station_lessons.told(),
        "hertzschlag": hertzschlag_lessons.told(),
        "enigma": enigma_lessons.told(),
    }
    for game, lessons in courses.items():
        place_of_game = folder / game / "lessons"
        place_of_game.mkdir(parents=True, exist_ok=True)
        for name, text in lessons.items():
            (place_of_game / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else RESOURCES)
