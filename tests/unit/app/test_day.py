"""The game of the day: the date alone decides the deal and the opponents."""

from datetime import date
from pathlib import Path

import pytest

pytest.importorskip("PySide6")
pytestmark = pytest.mark.qt

from enix_desktop.app.library.copies import as_branch, copied  # noqa: E402
from enix_desktop.app.play.choices import Choices, SeatChoice, default_choices  # noqa: E402
from enix_desktop.app.play.day import (  # noqa: E402
    DAY,
    counts,
    day_choices,
    day_match,
    day_of,
    result_of,
)
from enix_desktop.app.play.replay_branch import branched  # noqa: E402
from enix_desktop.app.play.replay_reel import Reel  # noqa: E402
from enix_desktop.app.system.settings import DayTry, Settings  # noqa: E402
from enix_desktop.catalogue import GAMES  # noqa: E402
from enix_desktop.engine.match import Match  # noqa: E402
from enix_desktop.engine.record_json import read, write  # noqa: E402
from enix_desktop.engine.rng import decision_seed  # noqa: E402

GAME = GAMES["enix"]
DAYS = [date(2026, 11, 18), date(2026, 11, 19), date(2027, 1, 1)]


def remembered(name: str = "Ada", pawn: str = "green") -> Choices:
    usual = default_choices(GAME)
    seats = (SeatChoice(name, pawn, None), *(seat for seat in usual.seats[1:] if seat.pawn != pawn))
    return Choices(GAME.id, seats, {"edition": "french"}, undo="free", hints=True)


def test_everybody_gets_the_same_deal_and_every_day_another() -> None:
    setups = [day_match(GAME, day, remembered(), counts=True).record.setup for day in DAYS]
    others = [day_match(GAME, day, remembered("Zoe", "red"), counts=False).record.setup for day in DAYS]
    assert setups == others
    assert setups[0] != setups[1] != setups[2]


@pytest.mark.parametrize("name", ["Zoe", "Volta", "joule", "Curie"])
def test_opponents_play_alike_whatever_the_person_is_called(name: str) -> None:
    usual, own = (
        day_match(GAME, DAYS[0], remembered(called), counts=True).record.participants
        for called in ("Ada", name)
    )
    assert [who.player for who in own] == [who.player for who in usual]
    assert [who.player for who in usual] == [
        None,
        "casual-trickster",
        "skilled-cautious",
        "casual-builder",
    ]


def test_only_name_and_piece_are_ones_own() -> None:
    choices = day_choices(GAME, DAYS[0], remembered("Zoe", "purple"))
    assert choices.seats[0] == SeatChoice("Zoe", "purple", None)
    assert [seat.player for seat in choices.seats[1:]] == ["casual", "skilled", "casual"]
    assert choices.options == GAME.usual_choices()
    assert (choices.undo, choices.hints) == ("own", False)


def test_a_record_says_of_which_day_it_is_and_older_ones_say_nothing() -> None:
    match = day_match(GAME, DAYS[0], remembered(), counts=True)
    again = read(write(match.record, GAME.codec), {"enix": GAME.codec})
    assert day_of(again) == DAYS[0]
    assert result_of(again) is None, "it is not over"
    again.agreed = {}
    assert day_of(again) is None
    again.agreed = {DAY: "someday"}
    assert day_of(again) is None


def test_the_result_is_that_of_the_person() -> None:
    match = day_match(GAME, DAYS[0], remembered(), counts=False)
    played_out(match)
    result = result_of(match.record)
    assert result is not None
    outcome = match.record.outcome
    assert outcome is not None
    assert (result.score, result.seats, result.counts) == (outcome.scores[0], 4, False)
    assert result.place == outcome.place(0)
    assert result.rounds == GAME.rules.round_number(match.state) > 0


def test_what_begins_in_the_middle_of_a_try_does_not_count() -> None:
    match = day_match(GAME, DAYS[0], remembered(), counts=True)
    played_out(match)
    record = match.record
    assert counts(record)
    reel = Reel(record)
    branch = branched(reel, reel.last - 1, [who.player for who in record.participants])
    assert not counts(branch)
    last = record.entries[-1]
    again = Match.resume(GAME.rules, GAME.codec, branch, seed=0)
    again.play(last.seat, last.move)
    result = result_of(again.record)
    assert result is not None
    assert not result.counts


def test_copies_of_a_try_do_not_count() -> None:
    record = day_match(GAME, DAYS[0], remembered(), counts=True).record
    assert counts(record)
    assert not counts(copied(record))
    assert not counts(as_branch(record))


def played_out(match: Match) -> None:  # type: ignore[type-arg]
    """Casual players decide for everybody, each with its own seed."""
    player = GAME.player("casual")
    while match.record.outcome is None:
        seat = GAME.rules.to_move(match.state)[0]
        moves = GAME.rules.legal_moves(match.state, seat)
        seed = decision_seed(match.record.seed, seat, len(match.record.entries))
        view = GAME.rules.view(match.state, seat)
        match.play(seat, moves[0] if len(moves) == 1 else player.choose(view, moves, seed).move)


def test_the_try_that_counts_is_remembered_for_each_game(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    assert settings.day_try("enix") is None
    settings.set_day_try("enix", DayTry("2026-11-18", "a.enix"))
    settings.set_day_try("sparks", DayTry("2026-11-18", "b.enix", 3, 1, 2))
    again = Settings(tmp_path / "settings.json")
    assert again.day_try("enix") == DayTry("2026-11-18", "a.enix")
    assert again.day_try("sparks") == DayTry("2026-11-18", "b.enix", 3, 1, 2)


@pytest.mark.parametrize("kept", ["7", '{"enix": 3}', '{"enix": {"day": 5, "file": "x"}}'])
def test_a_damaged_try_counts_as_none(tmp_path: Path, kept: str) -> None:
    (tmp_path / "settings.json").write_text(f'{{"day": {kept}}}')
    assert Settings(tmp_path / "settings.json").day_try("enix") is None
