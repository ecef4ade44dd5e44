"""The lessons of Hertzschlag, as `python -m tools.make_lessons` writes them.

The first shows what the game is about: the last round of a game, in a position of its own. The next three are
the beginning of another game. The fifth, seventh and eighth are the last rounds of a third, which the grid
survives; the sixth is a blackout. What is said at each step stands in
resources/hertzschlag/texts/LANGUAGE/tutorial.toml.
"""

from collections.abc import Mapping

from enix_desktop.engine.record import Participant
from enix_desktop.games.hertzschlag.moves import Bid, Pledge, Word
from enix_desktop.games.hertzschlag.table import Setup
from tools.hertzschlag_story import At, HertzschlagStory, composed, dealt, income, play

PEOPLE = (
    Participant("Ada", None, "red"),
    Participant("Kim", "novice", "blue"),
    Participant("Sami", "novice", "green"),
)


def told() -> Mapping[str, str]:
    """All lesson files of Hertzschlag by name."""
    last, beginning, rescued, dark = (
        HertzschlagStory(setup, PEOPLE) for setup in (_last_round(), _beginning(), _rescued(), _dark())
    )
    course = (
        ("welcome", _welcome, last),
        ("signals", _signals, beginning),
        ("money", _money, beginning),
        ("towards", _towards, beginning),
        ("check", _check, rescued),
        ("blackout", _blackout, dark),
        ("passing", _passing, rescued),
        ("scoring", _scoring, rescued),
    )
    for name, tell, game in course:
        game.lesson(name)
        tell(game)
    for game in (last, beginning, rescued, dark):
        game.finish()
    return {
        f"{number:02}-{name}.json": game.lessons[name]
        for number, (name, _, game) in enumerate(course, start=1)
    }


def _last_round() -> Setup:
    return composed(
        At(
            round=8,
            marker=0,
            money=(8, 8, 9),
            displays=(
                ("solar-03", "wind-03", "wind-01", "efficiency-02", "flexibility-03"),
                ("emobility-03", "politics-02", "efficiency-07", "solar-02"),
                ("wind-05", "flexibility-02", "politics-01", "solar-01", "efficiency-03"),
            ),
            removed=(
                ("emobility-05", "wind-11"),
                ("politics-08", "wind-10", "emobility-06"),
                ("politics-10", "efficiency-10"),
            ),
            shown=("event-07", "event-03", "event-01", "event-04", "event-12", "event-05", "event-11"),
        ),
        0,
        (
            ("solar-08", "wind-02", "flexibility-04", "emobility-04", "politics-03"),
            ("emobility-01", "efficiency-09", "flexibility-06", "wind-06", "solar-09"),
            ("emobility-07", "efficiency-05", "politics-04", "solar-11", "wind-07"),
        ),
        ("goal-1", "goal-3", "goal-2"),
        "event-08",
        talk="off",
    )


def _beginning() -> Setup:
    return dealt(
        2,
        (
            ("efficiency-07", "politics-05", "solar-03", "flexibility-02", "emobility-05"),
            ("efficiency-04", "emobility-07", "solar-02", "wind-05", "politics-10"),
            ("efficiency-11", "wind-11", "wind-03", "emobility-01", "flexibility-06"),
        ),
        ("goal-6", "goal-1", "goal-3"),
        "event-07",
    )


def _rescued() -> Setup:
    """Round 6; both plants are ready."""
    return composed(
        At(
            round=6,
            marker=2,
            money=(9, 12, 8),
            displays=(
                ("flexibility-02", "emobility-05", "solar-05", "efficiency-07"),
                ("solar-03", "wind-05", "politics-01", "flexibility-03", "wind-03"),
                ("efficiency-10", "politics-02", "solar-02", "wind-07"),
            ),
            removed=(("solar-07",), (), ("wind-04",)),
            shown=("event-06", "event-03", "event-01", "event-07", "event-11"),
        ),
        0,
        (
            ("emobility-03", "solar-08", "wind-10", "politics-09", "efficiency-05"),
            ("wind-01", "politics-07", "solar-06", "emobility-08", "efficiency-02"),
            ("emobility-01", "flexibility-09", "wind-02", "solar-01", "efficiency-09"),
        ),
        ("goal-5", "goal-3", "goal-2"),
        "event-09",
    )


def _dark() -> Setup:
    """Round 5 of a game that ends with it."""
    return composed(
        At(
            round=5,
            marker=0,
            money=(6, 9, 6),
            displays=(
                ("efficiency-05", "wind-03", "flexibility-04"),
                ("emobility-06", "solar-08", "wind-01"),
                ("politics-01", "efficiency-06", "solar-04"),
            ),
            removed=(("wind-11",), ("politics-03",), ("emobility-08",)),
            shown=("event-07", "event-05", "event-02", "event-10"),
        ),
        1,
        (
            ("solar-02", "emobility-01", "efficiency-09", "politics-10", "wind-08"),
            ("politics-08", "solar-05", "emobility-02", "flexibility-10", "wind-09"),
            ("flexibility-02", "emobility-03", "efficiency-10", "politics-04", "wind-04"),
        ),
        ("goal-4", "goal-1", "goal-6"),
        "event-08",
    )


def _welcome(story: HertzschlagStory) -> None:
    story.read("hello", "scale")
    story.read("low", "event", "scale")
    story.others_lay(play("emobility-01"), income("solar-11"))
    story.lay(
        "solar-08",
        "lay",
        wrong=[
            {"card": "solar-08", "place": "income", "text": "lay-income"},
            {"place": "action", "text": "lay-other"},
        ],
    )
    story.read("held", "scale", "money")
    story.read("won", "display")


def _signals(story: HertzschlagStory) -> None:
    story.read("start", "event", "scale")
    story.signals(seat_2=Word.DOWN)
    story.read("heard", "signals")
    story.say(Word.FAR_DOWN, "say")
    story.signals(seat_1=Word.HOLD)
    story.others_lay(play("efficiency-04"), play("efficiency-11"))
    story.fate("event-09", "emobility-02", "emobility-04", "efficiency-03")
    story.lay(
        "efficiency-07",
        "lay",
        wrong=[
            {"card": "efficiency-07", "place": "income", "text": "lay-income"},
            {"card": "emobility-05", "text": "lay-wallbox"},
        ],
    )
    story.read("lied", "scale", "display")


def _money(story: HertzschlagStory) -> None:
    story.read("thresholds", "scale")
    story.say(Word.FAR_DOWN, "say")
    story.signals(seat_1=Word.DOWN, seat_2=Word.INCOME)
    story.others_lay(play("emobility-01"), income("efficiency-03"))
    story.fate("event-03", "solar-07", "politics-03", "wind-01")
    story.lay(
        "emobility-07",
        "lay",
        wrong=[
            {"card": "emobility-07", "place": "income", "text": "lay-income"},
            {"card": "politics-10", "text": "lay-small"},
        ],
    )
    story.read("earned", "money")
    story.signals(seat_1=Word.FAR_UP, seat_2=Word.UP)
    story.read("nothing", "hand", "money")
    story.say(Word.INCOME, "need")
    story.others_lay(play("solar-03"), play("solar-02"))
    story.fate("event-04", "wind-02", "solar-11", "politics-09")
    story.lay_for_income(
        "wind-11",
        "income",
        wrong=[
            {"card": "wind-11", "place": "action", "text": "income-play"},
            {"place": "income", "text": "income-other"},
        ],
    )
    story.read("paid", "money")


def _towards(story: HertzschlagStory) -> None:
    story.read("counted", "event")
    story.signals(seat_2=Word.FAR_DOWN)
    story.read("arrows", "hand")
    story.say(Word.TOWARDS, "say")
    story.signals(seat_1=Word.FAR_UP)
    story.others_lay(play("wind-05"), play("emobility-04"))
    story.fate("event-06", "efficiency-02", "emobility-10", "solar-06")
    story.lay(
        "politics-05",
        "lay",
        wrong=[
            {"card": "politics-05", "place": "income", "text": "lay-income"},
            {"card": "flexibility-02", "text": "lay-meter"},
        ],
    )
    story.read("moved", "scale", "money")
    story.read("calm", "event", "scale")


def _check(story: HertzschlagStory) -> None:
    story.read("late", "scale", "event")
    story.say(Word.DOWN, "say")
    story.signals(seat_1=Word.SILENT, seat_2=Word.DOWN)
    story.others_lay(play("wind-01"), play("emobility-01"))
    story.lay(
        "emobility-03", "lay", wrong=[{"card": "emobility-03", "place": "income", "text": "lay-income"}]
    )
    story.read("orange", "scale", "plants")
    story.do(Pledge(4), "pledge", "bid:4", "button:confirm", wrong=[{"euro": None, "text": "pledge-silent"}])
    story.pledges(seat_1=4, seat_2=3)
    story.read("sum", "signals")
    story.others_bid(4, 3)
    story.fate("event-10", "flexibility-01", "solar-04", "emobility-02")
    story.do(Bid(4), "bid", "bid:4", "button:confirm", wrong=[{"euro": 0, "text": "bid-nothing"}])
    story.read("saved", "scale", "plants")


def _blackout(story: HertzschlagStory) -> None:
    story.read("other", "scale", "event")
    story.signals(seat_1=Word.UP, seat_2=Word.TOWARDS)
    story.say(Word.UP, "say")
    story.others_lay(play("politics-08"), play("flexibility-02"))
    story.lay("solar-02", "lay", wrong=[{"card": "solar-02", "place": "income", "text": "lay-income"}])
    story.read("betrayed", "scale", "display")
    story.pledges(seat_1=4, seat_2=4)
    story.do(Pledge(3), "pledge", "bid:3", "button:confirm")
    story.others_bid(1, 4)
    story.do(Bid(3), "bid", "bid:3", "button:confirm", wrong=[{"euro": 5, "text": "bid-five"}])
    story.read("dark", "scale")
    story.read("why", "plants")


def _passing(story: HertzschlagStory) -> None:
    story.read("passed", "hand")
    story.read("memory", "button:memory")
    story.read("goal", "goal")
    story.signals(seat_1=Word.UP, seat_2=Word.INCOME)
    story.say(Word.TOWARDS, "say")
    story.others_lay(play("wind-02"), income("solar-08"))
    story.fate("event-08", "wind-08", "politics-06", "solar-09")
    story.lay(
        "politics-07",
        "lay",
        "goal",
        wrong=[
            {"card": "politics-07", "place": "income", "text": "lay-income"},
            {"card": "flexibility-01", "text": "lay-washing"},
        ],
    )
    story.read("foreseen", "event")


def _scoring(story: HertzschlagStory) -> None:
    story.read("last", "goal", "display")
    story.signals(seat_2=Word.UP)
    story.say(Word.TOWARDS, "say")
    story.signals(seat_1=Word.HOLD)
    story.others_lay(play("politics-09"), play("solar-06"))
    story.lay(
        "flexibility-09",
        "lay",
        "goal",
        wrong=[
            {"card": "flexibility-09", "place": "income", "text": "lay-income"},
            {"place": "action", "text": "lay-other"},
        ],
    )
    story.read("count-goal", "goal")
    story.read("count-cards", "display")
    story.read("won", "money")
    story.read("bye")
