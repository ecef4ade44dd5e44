"""What a review finds dear becomes puzzles, if a person of this machine decided it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.coaching.review import Review
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from enix_desktop.ui.window.own_mistakes import OwnMistakes
from tests.unit.app.kept_games import TO_THE_END, keep, text_of
from tests.unit.coaching.reviewed import course_of, review_of

SEAT = 1


class Run(QObject):
    """A review of a game in *path*, of a person or a computer."""

    reviewed = Signal(object)

    def __init__(self, path: Path | None, is_person: bool = True) -> None:
        super().__init__()
        self.path = path
        course = course_of("enix")
        who = tuple(
            replace(one, player=None if is_person else "casual") for one in course.record.participants
        )
        self.course = replace(course, record=replace(course.record, participants=who))


class Kept:
    """Stands for the keeper."""

    def __init__(self) -> None:
        self.orders: list[tuple[Any, int, Sequence[int]]] = []

    def keep_mistakes(self, record: Any, seat: int, moments: Sequence[int]) -> None:
        self.orders.append((record, seat, moments))

    def close(self) -> None:
        """Nothing is thought about."""


@pytest.fixture
def mistakes(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OwnMistakes]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    parent = QObject()
    made = OwnMistakes(parent)
    vars(made)["keeper"] = Kept()
    yield made
    parent.deleteLater()


def dear(numbers: Sequence[int]) -> Review:
    """A review that finds the decisions at these places dear, and no others."""
    review = review_of("enix", SEAT)
    judged = [
        replace(one, verdict=replace(one.verdict, loss=0.2 if place in numbers else 0.0, half_width=0.05))
        for place, one in enumerate(review.decisions)
    ]
    return SimpleNamespace(seat=SEAT, decisions=judged)  # type: ignore[return-value]


def orders(mistakes: OwnMistakes) -> list[Sequence[int]]:
    kept: Any = mistakes.keeper
    return [moments for _, _, moments in kept.orders]


def test_what_is_found_dear_is_kept_once(mistakes: OwnMistakes) -> None:
    run = Run(games_folder() / "mine.enix")
    mistakes.follow(run)  # type: ignore[arg-type]
    numbers = [one.number for one in review_of("enix", SEAT).decisions]
    run.reviewed.emit(dear([0, 2]))
    run.reviewed.emit(dear([0, 2, 3]))
    run.reviewed.emit(dear([0]))
    assert orders(mistakes) == [[numbers[0], numbers[2]], [numbers[3]]]


@pytest.mark.parametrize(
    ("name", "is_person"), [("elsewhere/theirs.enix", True), ("", True), ("games/mine.enix", False)]
)
def test_what_is_not_ours_is_not_kept(
    mistakes: OwnMistakes, tmp_path: Path, name: str, is_person: bool
) -> None:
    path = games_folder() / "mine.enix" if name.startswith("games") else tmp_path / name if name else None
    run = Run(path, is_person)
    mistakes.follow(run)  # type: ignore[arg-type]
    run.reviewed.emit(dear([0]))
    assert orders(mistakes) == []


def test_every_review_in_the_window_is_followed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    followed: list[Any] = []
    monkeypatch.setattr(OwnMistakes, "follow", lambda _self, run: followed.append(run))
    application()
    window = MainWindow(Settings())
    window.show()
    path = games_folder() / "over.enix"
    keep(path, text_of(TO_THE_END))
    window.games.review(path)
    assert [run.path for run in followed] == [path]
    window.close()
