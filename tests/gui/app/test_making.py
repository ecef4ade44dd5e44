"""What takes long is made in another process, and only what is still wanted is told."""

import os
import time
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.making import Maker
from tests.patience import patience

PATIENCE_MS = round(patience() * 1000)


def slowly(text: str) -> str:
    time.sleep(0.2)
    return text


def die() -> None:
    os._exit(1)


@pytest.fixture
def maker() -> Iterator[Maker]:
    maker = Maker()
    yield maker
    maker.close()


def test_what_is_ordered_is_made_in_another_process(qtbot: QtBot, maker: Maker) -> None:
    with qtbot.waitSignal(maker.made, timeout=PATIENCE_MS) as made:
        maker.order(os.getpid)
    assert made.args
    assert made.args[0] != os.getpid()


def test_only_the_latest_order_is_told(qtbot: QtBot, maker: Maker) -> None:
    told: list[str] = []
    maker.made.connect(told.append)
    maker.order(slowly, "first")
    maker.order(slowly, "second")
    qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE_MS)
    qtbot.wait(50)
    assert told == ["second"]


def test_after_a_death_another_order_starts_another_process(qtbot: QtBot, maker: Maker) -> None:
    with qtbot.waitSignal(maker.failed, timeout=PATIENCE_MS):
        maker.order(die)
    with qtbot.waitSignal(maker.made, timeout=PATIENCE_MS) as made:
        maker.order(slowly, "again")
    assert made.args == ["again"]
