"""Reduced motion: nothing flies, and everything still happens one after the other."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtDBus import QDBusVariant
from PySide6.QtWidgets import QGraphicsObject, QGraphicsTextItem
from pytestqt.qtbot import QtBot

from enix_desktop.app.system.settings import MOTION_CHOICES, SPEED_CHOICES, Settings
from enix_desktop.ui.lessons.guide import SLOWER
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.table.animation import BEAT, SPEEDS, AnimationQueue, glide
from enix_desktop.ui.table.motion import MotionKeeper, motion
from enix_desktop.ui.table.motion_portal import LESS, MotionPortal

APPEARANCE, GNOME = LESS


@pytest.fixture
def settings(tmp_path: Path) -> Iterator[Settings]:
    yield Settings(tmp_path / "settings.json")
    motion.is_reduced = False


def nobody(keeper: MotionKeeper) -> None:
    """A desktop that says nothing."""


def item() -> QGraphicsObject:
    """Something that can move."""
    return QGraphicsTextItem("x")


def test_there_are_four_speeds_and_off_and_each_has_a_name(qtbot: QtBot) -> None:
    factors = [SPEEDS[key] for key in SPEED_CHOICES]
    assert factors == sorted(factors, reverse=True)
    assert sum(factor > 0 for factor in factors) == 4
    assert factors[-1] == 0
    assert tuple(TableWords().speeds()) == SPEED_CHOICES
    assert set(SLOWER) | set(SLOWER.values()) == {key for key in SPEED_CHOICES if SPEEDS[key]}


def test_with_full_motion_things_glide(qtbot: QtBot, settings: Settings) -> None:
    thing = item()
    animation = glide(thing, "pos", QPointF(80, 0), 200)
    animation.start()
    animation.setCurrentTime(50)
    assert 0 < thing.pos().x() < 80


def test_the_clock_goes_on_behind_a_step_and_stops_by_itself(qtbot: QtBot) -> None:
    thing, queue = item(), AnimationQueue()
    running = QAbstractAnimation.State.Running
    queue.add(lambda: [glide(thing, "pos", QPointF(80, 0), 20)])
    with qtbot.waitSignal(queue.emptied):
        queue.start()
    assert queue.clock.state() == running
    queue.clock.setCurrentTime(BEAT)
    assert queue.clock.state() != running


def test_after_a_skip_the_next_step_takes_its_time_again(qtbot: QtBot) -> None:
    thing, queue = item(), AnimationQueue()
    lasting: list[int] = []

    def step() -> list[QAbstractAnimation]:
        lasting.append(queue.duration(100))
        return [glide(thing, "pos", QPointF(80, 0), lasting[-1])]

    for _ in range(2):
        queue.add(step)
    queue.start()
    queue.skip()
    assert not queue.is_running
    assert lasting == [100, 0], "what is skipped takes no time"
    assert queue.duration(100) == 100


def test_with_little_motion_things_are_where_they_belong_and_time_passes(
    qtbot: QtBot, settings: Settings
) -> None:
    MotionKeeper(settings, settings, nobody)
    settings.motion = "reduced"
    thing, queue = item(), AnimationQueue()
    animation = glide(thing, "pos", QPointF(80, 0), 200)
    assert thing.pos() == QPointF(80, 0)
    queue.add(lambda: [animation])
    queue.start()
    assert queue.is_running
    animation.setCurrentTime(50)
    assert thing.pos() == QPointF(80, 0)
    queue.skip()
    assert not queue.is_running


@pytest.mark.parametrize("motion_set", MOTION_CHOICES)
@pytest.mark.parametrize("wants_less", [False, True])
def test_the_desktop_decides_only_where_it_is_asked(
    settings: Settings, motion_set: str, wants_less: bool
) -> None:
    settings.motion = motion_set
    MotionKeeper(settings, settings, lambda keeper: keeper.hear_desktop(wants_less))
    assert motion.is_reduced is (wants_less if motion_set == "system" else motion_set == "reduced")
    settings.motion = "full"
    assert not motion.is_reduced


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="needs a D-Bus of its own")
def test_a_portal_is_asked_and_listened_to() -> None:
    program = Path(__file__).with_name("motion_desktop.py")
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, str(program)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert done.stdout.split() == ["True", "False"]


@pytest.mark.parametrize("wrapped", [lambda v: v, QDBusVariant, lambda v: QDBusVariant(QDBusVariant(v))])
def test_what_the_portal_says_is_understood(settings: Settings, wrapped: Callable[[object], object]) -> None:
    keeper = MotionKeeper(settings, settings, nobody)
    portal = MotionPortal(keeper.hear_desktop, keeper)
    portal.hear(APPEARANCE, wrapped(0))
    portal.hear(GNOME, wrapped(True))
    assert not motion.is_reduced
    portal.hear(GNOME, wrapped(False))
    assert motion.is_reduced
    portal.hear(GNOME, wrapped(True))
    portal.hear(APPEARANCE, wrapped(1))
    assert motion.is_reduced
    portal.hear(("org.freedesktop.appearance", "color-scheme"), wrapped(1))
    portal.hear(APPEARANCE, wrapped(7))
    assert not motion.is_reduced
