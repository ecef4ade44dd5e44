"""The lessons of Station Six, as `python -m tools.make_lessons` writes them.

The first shows what the game is about: a shot, in a position of its own. The second and third are the
beginning of a game, the others the last two rounds of another. The cards of a move are named as they lie in
the hand. What is said at each step stands in resources/station/texts/LANGUAGE/tutorial.toml.
"""

from collections.abc import Mapping

from enix_desktop.engine.record import Participant
from enix_desktop.games.station.components import Station
from enix_desktop.games.station.moves import (
    PASS,
    Biotope,
    Command,
    Discard,
    Dock,
    Fill,
    Fire,
    Machine,
    Shift,
    Steal,
    Swap,
    Take,
)
from enix_desktop.games.station.table import Setup
from tools.station_story import At, StationStory, card, cards, composed, dealt, lit

KIM = 1
WHITE, VIOLET = 0, 1
PEOPLE = (Participant("Ada", None, "red"), Participant("Kim", "novice", "blue"))


def told() -> Mapping[str, str]:
    """All lesson files of Station Six by name."""
    shot = StationStory(_shot(), PEOPLE)
    beginning = StationStory(_beginning(), PEOPLE)
    late = StationStory(_late(), PEOPLE, "white centre", "yellow canteen")
    course = (
        ("first-shot", _first_shot, shot),
        ("charge", _charge, beginning),
        ("transfer", _transfer, beginning),
        ("machine-command", _machine_command, late),
        ("biotope-port", _biotope_port, late),
        ("canteen", _canteen, late),
        ("energy-centre", _energy_centre, late),
        ("round-and-end", _round_and_end, late),
    )
    for name, tell, game in course:
        game.lesson(name)
        tell(game)
    for game in (shot, beginning, late):
        game.finish()
    return {
        f"{number:02}-{name}.json": game.lessons[name]
        for number, (name, _, game) in enumerate(course, start=1)
    }


def _shot() -> Setup:
    return composed(
        At(Station.CENTRE, 2, ((2, 1, 4, 0, 2, 3), (1, 3, 2, 1, 2, 2)), (3, 4), (Station.BIOTOPE, None)),
        (
            ("red machine", "blue command", "white biotope", "green port", "white canteen"),
            ("yellow machine", "violet command", "red biotope", "blue port", "green canteen"),
        ),
        ("violet centre", "yellow biotope", "red port"),
        (),
        discards=18,
    )


def _beginning() -> Setup:
    return dealt(
        (
            ("green machine", "violet machine", "red biotope", "yellow port", "blue canteen"),
            ("red machine", "white command", "yellow biotope", "green port", "violet canteen"),
        ),
        ("white centre", "blue biotope", "red command"),
        ("yellow canteen", "green command", "blue machine", "violet port"),
    )


def _late() -> Setup:
    """Round 3; the pile gives everybody what the story needs."""
    return composed(
        At(Station.MACHINE, 3, ((3, 5, 4, 2, 0, 1), (1, 2, 3, 1, 1, 2)), (3, 4)),
        (
            (
                *("red centre", "blue centre", "white biotope", "white port"),
                *("yellow canteen", "green command", "blue machine"),
            ),
            ("yellow machine", "green biotope", "violet port", "violet command", "white centre"),
        ),
        ("violet machine", "white canteen", "red biotope"),
        (
            *(
                "green biotope 2",
                "green centre",
                "blue canteen",
                "red centre 2",
                "yellow port",
                "white machine",
            ),
            *("yellow canteen 2", "violet canteen", "blue port", "red machine"),
            *("violet biotope", "blue centre 2", "yellow command", "red port"),
            *("green port 2", "blue biotope", "yellow command 2", "red canteen"),
        ),
        discards=30,
    )


def _first_shot(story: StationStory) -> None:
    story.read("hello", "laser")
    story.read("ring", "ring")
    story.do(
        Fire(tuple((WHITE, each) for each in cards("white biotope", "white canteen"))),
        "fire",
        *("room:2", "room:5", "shuttle:0", *lit("white biotope", "white canteen"), "button:station"),
        wrong=[{"move": "fire", "text": "fire-one"}, {"move": "pass_turn", "text": "fire-pass"}],
    )
    story.do(Take(0), "take", "display:0", wrong=[{"move": "take", "position": None, "text": "take-pile"}])
    story.read("done", "laser", "place:0", "place:1")


def _charge(story: StationStory) -> None:
    story.read("round", "ring")
    story.read("order", "room:0")
    story.read("cards", "hand")
    story.do(
        Fill(cards("green machine", "violet machine")),
        "charge",
        *("room:0", *lit("green machine", "violet machine"), "button:charge"),
        wrong=[{"move": "fill", "text": "charge-one"}, {"move": "machine", "text": "charge-machine"}],
    )
    story.do(Take(0), "take", "display:0", wrong=[{"move": "take", "position": None, "text": "take-pile"}])
    story.read("more", "room:0")


def _transfer(story: StationStory) -> None:
    story.watch(KIM, Fill(cards("red machine")))
    story.read("tie", "room:1")
    story.watch(KIM, Command(1), Take(1), Take(None))
    story.read("bridges", "bridge:0", "bridge:1")
    story.do(
        Shift(clockwise=cards("yellow port"), anticlockwise=cards("red biotope")),
        "transfer",
        *("bridge:0", "bridge:1", *lit("red biotope", "yellow port"), "button:transfer"),
        wrong=[{"move": "shift", "text": "transfer-one"}, {"move": "command", "text": "transfer-command"}],
    )
    story.do(Take(None), "take", "pile", "button:pile")
    story.read("next", "room:0", "room:1", "room:2")


def _machine_command(story: StationStory) -> None:
    story.read("late", "laser")
    story.do(
        Machine(cards("red centre", "blue centre")),
        "machine",
        *("room:0", "room:5", *lit("red centre", "blue centre"), "button:station"),
        wrong=[{"move": "machine", "text": "machine-other"}, {"move": "fill", "text": "machine-fill"}],
    )
    story.do(Take(0), "take", "display:0")
    story.watch(KIM, Swap(card("yellow machine")), Take(None))
    story.do(
        Command(1),
        "command",
        *("room:1", "button:station"),
        wrong=[{"move": "command", "text": "command-more"}],
    )
    story.do(Take(1), "open", "display:1", wrong=[{"move": "take", "position": None, "text": "open-pile"}])
    story.do(Take(None), "pile", "pile", "button:pile")
    story.do(Discard(cards("blue machine")), "discard", *lit("blue machine"))
    story.read("kept", "hand")


def _biotope_port(story: StationStory) -> None:
    story.watch(KIM, PASS)
    story.read("garden", "room:2")
    story.do(
        Biotope(clockwise=2, anticlockwise=1),
        "spread",
        *("room:1", "room:2", "room:3", "room:4", "button:station"),
        wrong=[
            {"move": "biotope", "clockwise": 3, "anticlockwise": 0, "text": "spread-one-way"},
            {"move": "biotope", "text": "spread-other"},
        ],
    )
    story.watch(KIM, Fill(cards("green biotope")))
    story.read("shuttles", "shuttle:0", "shuttle:1")
    story.do(
        Dock(((WHITE, Station.COMMAND),)),
        "dock",
        *("shuttle:0", "room:1", "button:station"),
        wrong=[{"move": "dock", "text": "dock-other"}],
    )
    story.watch(KIM, Dock(((VIOLET, Station.BIOTOPE),)))
    story.read("docked", "shuttle:1", "room:2")


def _canteen(story: StationStory) -> None:
    story.read("hungry", "room:4", "place:1")
    story.do(Steal((KIM,)), "steal", "place:1", "button:station")
    story.read("row", "place:0")
    story.watch(KIM, Steal((0,)))
    story.read("back", "hand", "place:1")


def _energy_centre(story: StationStory) -> None:
    story.read("needs", "room:5", "shuttle:0", "hand")
    white = ("white biotope", "white port", "white canteen")
    story.do(
        Fire(tuple((WHITE, each) for each in cards(*white))),
        "fire",
        *(*lit(*white), "button:station"),
        wrong=[{"move": "fire", "text": "fire-other"}, {"move": "fill", "text": "fire-fill"}],
    )
    story.do(Take(1), "take", "display:1")
    story.read("six", "laser", "room:1", "room:5")


def _round_and_end(story: StationStory) -> None:
    story.read("watch", "place:1", "shuttle:1")
    violet = cards("violet command", "violet port")
    story.watch(KIM, Fire(tuple((VIOLET, each) for each in violet)), Take(0))
    story.read("over", "shuttle:0", "shuttle:1", "bridge:3", "bridge:4")
    story.do(Discard(cards("blue canteen")), "supply", *lit("blue canteen"))
    _last_round(story)
    story.read("seven", "laser", "place:1")
    violet = cards("violet machine", "violet canteen")
    story.do(
        Fire(tuple((VIOLET, each) for each in violet)),
        "fire",
        *(*lit("violet machine", "violet canteen"), "shuttle:1", "button:station"),
        wrong=[{"move": "fire", "text": "fire-one"}],
    )
    story.do(Take(None), "last", "pile", "button:pile")
    story.read("won", "laser")
    story.read("bye")


def _last_round(story: StationStory) -> None:
    """The learner plays a whole round, as far as the energy centre, with few words."""
    suns = ("red centre 2", "white centre")
    story.do(Machine(cards(*suns)), "machine", *(*lit(*suns), "button:station"))
    story.do(Take(0), "take", "display:0")
    story.watch(KIM, Machine(cards("green centre", "blue centre 2")), Take(2))
    story.do(Fill(cards("green command")), "charge", *("room:1", *lit("green command"), "button:charge"))
    story.watch(KIM, Fill(cards("yellow command")), Biotope(clockwise=1, anticlockwise=0))
    story.do(
        Swap(card("red machine")),
        "swap",
        *(*lit("red machine"), "discards", "button:swap"),
        wrong=[{"move": "swap", "text": "swap-other"}, {"move": "pass_turn", "text": "swap-pass"}],
    )
    story.do(Take(None), "new", "pile", "button:pile")
    story.do(
        Dock(((VIOLET, Station.COMMAND),)),
        "dock",
        *("shuttle:1", "room:1", "button:station"),
        wrong=[{"move": "dock", "text": "dock-other"}],
    )
    story.watch(KIM, Fill(cards("red port")), Fill(cards("yellow canteen")))
    story.do(
        PASS,
        "pass",
        *("room:4", "button:pass"),
        wrong=[{"move": "fill", "text": "pass-fill"}],
    )
    story.watch(KIM, Fire(((VIOLET, card("violet biotope")),)))
