"""The laboratory: variants as people write them, figures, and the files it writes."""

import csv
import io
import json
import re
import shlex
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path

import pytest

from enix_desktop.cli import main
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.rules import Outcome
from enix_desktop.headless.estimates import Estimate
from enix_desktop.headless.experiment import Experiment, Result, perform
from enix_desktop.headless.figure_words import change_words, figure_words, interval_words
from enix_desktop.headless.lab import command, table
from enix_desktop.headless.lab_report import report_html
from enix_desktop.headless.measures import Compared, compare
from enix_desktop.headless.plots import Sample, histogram, whiskers
from enix_desktop.headless.statistics import wilson
from tests.unit.headless.levels import BETTER, WEAK

Capture = pytest.CaptureFixture[str]
PLAYERS = f"{BETTER},{BETTER},{WEAK}"


def experiment(a: str = "", b: str = "limit=20", games: int = 24, max_rounds: int = 25) -> Experiment:
    return Experiment.of(game="enix", a=a, b=b, players=PLAYERS, games=games, seed=3, max_rounds=max_rounds)


@pytest.fixture(scope="module")
def played() -> Mapping[str, list[Result]]:
    return perform(experiment(), 1)


@pytest.fixture(scope="module")
def compared(played: Mapping[str, list[Result]]) -> list[Compared]:
    return compare(experiment(), played)


def by_key(compared: list[Compared]) -> dict[str, Compared]:
    return {line.measure.key: line for line in compared}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            "goblins=2",
            "There is no 'goblins' to change; there are edition, limit, hand_size, stacks, components.",
        ),
        ("limit", "limit needs a value, as in limit=VALUE."),
        ("limit=", "limit needs a value"),
        ("limit=20,limit=21", "limit is given twice."),
        ("limit=x", "limit=x: a whole number from 1 to 1000 is needed."),
        ("edition=german", "There is no edition 'german'"),
        ("hand_size=20,stacks=10", "Variant B: "),
        ("components=nowhere.json", "there is no such file"),
    ],
)
def test_a_variant_that_cannot_be_is_refused_before_a_game_is_played(text: str, complaint: str) -> None:
    with pytest.raises(BadData) as refused:
        Experiment.of(
            game="enix",
            a="",
            b=text,
            players=f"{WEAK},{WEAK},{WEAK},{WEAK}",
            games=1,
            seed=0,
            max_rounds=5,
        )
    assert complaint in str(refused.value)
    assert str(refused.value).startswith("Variant B: ")


def test_a_variant_may_change_several_things() -> None:
    variant = experiment(a=" edition=french , limit = 30,stacks=4").variants[0]
    options = variant.options(variant.values, 3)
    assert variant.values == {"edition": "french"}
    assert (options.table.numbers.limit, options.table.numbers.stack_count) == (30, 4)
    assert variant.title == "French edition, limit = 30, stacks=4"


def test_both_variants_meet_the_same_luck_and_line_ups(played: Mapping[str, list[Result]]) -> None:
    assert [result.number for result in played["a"]] == list(range(24))
    for one, other in zip(played["a"], played["b"], strict=True):
        assert (one.number, one.seed, one.players) == (other.number, other.seed, other.players)
    assert len({result.seed for result in played["a"]}) == 24
    assert {result.players.index(WEAK) for result in played["a"]} == {0, 1, 2}


def test_a_limit_changes_games_and_equal_variants_are_equal(played: Mapping[str, list[Result]]) -> None:
    assert [result.outcome for result in played["a"]] != [result.outcome for result in played["b"]]
    lines = compare(experiment(), {"a": played["a"], "b": played["a"]})
    assert all(line.difference is None or line.difference.value == 0 for line in lines)
    assert not any(line.is_clear for line in lines)


def test_workers_change_nothing(played: Mapping[str, list[Result]]) -> None:
    assert perform(experiment(), 2) == played


def test_figures_are_counted_rightly() -> None:
    def game(number: int, outcome: Outcome | None, rounds: int) -> Result:
        return Result("a", number, number, (WEAK,) * 3, outcome, rounds, 100)

    games = [
        game(0, Outcome((25, 3, 4), (0,)), 5),
        game(1, Outcome((9, 24, 24), (1, 2)), 6),
        game(2, Outcome((30, 31, 26), (), (0, 1, 2)), 7),
        game(3, Outcome((20, 30, 4), (0,), (1,)), 8),
        game(4, None, 26),
    ]
    lines = by_key(compare(experiment(games=5), {"a": games, "b": games}))
    values = {key: line.a.value for key, line in lines.items() if line.a is not None}
    assert values["rounds_median"] == 7
    assert values["rounds_p95"] == 26
    assert values["winning_score_median"] == 24
    assert values["winning_score_mean"] == 23
    assert values["drop_outs_mean"] == 1
    assert values["with_drop_out"] == 0.5
    assert values["without_winner"] == 0.25
    assert values["shared_wins"] == 0.25
    assert values["given_up"] == 0.2
    assert [values[f"wins_of_seat_{seat}"] for seat in range(3)] == [0.5, 0.25, 0.25]
    seat = lines["wins_of_seat_0"].a
    assert seat is not None
    assert (seat.low, seat.high) == wilson(2, 4)


def test_a_difference_of_shares_is_told_in_points_of_a_hundred() -> None:
    share = by_key(compare(experiment(games=9), {"a": [], "b": []}))["with_drop_out"].measure
    assert change_words(share, Estimate(0.25, 0.1, 0.4)) == ("+25.0", "+10.0 to +40.0")


def test_a_length_beyond_counting_is_not_subtracted() -> None:
    games = [Result("a", number, 0, (WEAK,) * 3, None, 26, 100) for number in range(9)]
    line = by_key(compare(experiment(games=9), {"a": games, "b": games}))["rounds_median"]
    assert line.difference is None
    assert figure_words(line.measure, line.a) == interval_words(line.measure, line.a) == "> 25"
    assert change_words(line.measure, line.difference) == ("-", "-")
    assert by_key(compare(experiment(games=9), {"a": games, "b": games}))["winning_score_mean"].a is None


def test_a_whisker_tells_its_share_and_its_interval_in_percent() -> None:
    drawn = whiskers([("Seat 1", (Estimate(0.25, 0.1, 0.4), None))], (0.25, 0.25), "Wins")
    assert "A: 25.0 % (10.0 to 40.0 %)" in str(drawn)


def test_the_table_has_every_figure_and_the_command(compared: list[Compared]) -> None:
    told = table(experiment(), compared)
    assert all(line.measure.title in told for line in compared)
    assert "seed 3" in told
    assert command(experiment()) in told


def test_the_command_repeats_the_experiment(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    arguments = shlex.split(command(experiment(b="limit=20,edition=french", games=6)))
    assert arguments[0] == "enix-desktop"
    assert main([*arguments[1:], "--workers", "1", "--json", str(path)]) == 0
    figures = json.loads(path.read_text())
    assert shlex.split(figures["command"]) == arguments
    assert command(experiment(b="limit=20,edition=french", games=6)) in capsys.readouterr().out


def test_csv_json_and_report_are_written(capsys: Capture, tmp_path: Path) -> None:
    files = {name: tmp_path / f"out.{name}" for name in ("csv", "json", "report")}
    outputs = [part for name, path in files.items() for part in (f"--{name}", str(path))]
    arguments = [
        "--b",
        "hand_size=6",
        "--players",
        PLAYERS,
        "--games",
        "8",
        "--max-rounds",
        "25",
        "--seed",
        "5",
    ]
    assert main(["lab", *arguments, "--workers", "1", *outputs]) == 0
    assert "games with a drop-out" in capsys.readouterr().out
    rows = list(csv.DictReader(io.StringIO(files["csv"].read_text())))
    figures = json.loads(files["json"].read_text())
    assert [row["variant"] for row in rows] == ["a"] * 8 + ["b"] * 8
    finished = [row for row in rows if row["variant"] == "b" and row["finished"] == "1"]
    dropped = sum(bool(row["dropped_out"]) for row in finished)
    assert figures["figures"]["with_drop_out"]["b"]["value"] == pytest.approx(dropped / len(finished))
    assert sum(figures["variants"]["a"]["rounds"].values()) == 8
    assert figures["seed"] == 5
    assert "hand_size=6" in files["report"].read_text()


class Page(HTMLParser):
    """Collects what a page is made of, and that every element is closed in its turn."""

    VOID = frozenset({"meta"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes.update(name for name, _ in attrs)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes.update(name for name, _ in attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_needs_nothing_but_itself(
    played: Mapping[str, list[Result]], compared: list[Compared]
) -> None:
    text = report_html(experiment(), played, compared, command(experiment()))
    page = Page(text)
    assert page.open == []
    assert page.tags.count("svg") == 3
    assert not {"script", "link", "img", "iframe", "object"}.intersection(page.tags)
    assert not {"src", "href", "srcset", "onload"}.intersection(page.attributes)
    assert not re.search(r"https?:|//|url\(|@import|@font-face", text)
    assert "prefers-color-scheme: dark" in text
    assert "--seed 3" in text


def test_the_report_shows_every_figure_and_the_seats(
    played: Mapping[str, list[Result]], compared: list[Compared]
) -> None:
    text = report_html(experiment(), played, compared, command(experiment()))
    assert all(line.measure.title.replace("'", "&#x27;") in text for line in compared)
    assert [name for name in ("seat 0", "seat 1", "seat 2", "seat 3") if f">{name}<" in text] == [
        "seat 0",
        "seat 1",
        "seat 2",
    ]


def test_what_was_written_cannot_break_out_of_the_report(tmp_path: Path) -> None:
    from tests.unit.games.enix.test_variants import other_components

    folder = tmp_path / "<b>&"
    folder.mkdir()
    made = experiment(a=f"components={other_components(folder)}", games=4)
    done = perform(made, 1)
    text = report_html(made, done, compare(made, done), command(made))
    assert "&lt;b&gt;&amp;" in text
    assert "<b>&" not in text


def test_a_histogram_shows_all_games_of_each_variant_once() -> None:
    samples = (Sample([1, 2, 2, 41, 41], 2), Sample([7] * 30 + [40] * 10, 7))
    plot = histogram(samples, "Rounds", "rounds", 40, "given up")
    tips = re.findall(r"<title>([AB]), (.*?) rounds: ([\d.]+) %</title>", plot)
    for side in "AB":
        assert sum(float(share) for name, _, share in tips if name == side) == pytest.approx(100, abs=0.5)
    assert ("A", "given up", "40.0") in tips
    assert ("B", "given up", "0.0") in tips
    assert plot.count('class="median') == 2


def test_a_histogram_of_nothing_says_so() -> None:
    assert "nothing to show" in histogram((Sample([], None), Sample([], None)), "Scores", "points", None, "")


@pytest.mark.parametrize("option", ["--csv", "--json", "--report"])
def test_a_file_that_cannot_be_written_is_refused_before_the_games(
    option: str, capsys: Capture, tmp_path: Path
) -> None:
    for path in (tmp_path, tmp_path / "missing" / "file"):
        assert main(["lab", "--players", PLAYERS, "--games", "1000000", option, str(path)]) == 2
        told = capsys.readouterr()
        assert told.err.count("\n") == 1
        assert str(path) in told.err
