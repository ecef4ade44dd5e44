"""What makes the window fast; how fast it is, `make bench` says."""

import sys
from pathlib import Path

import pytest

from enix_desktop.app.system.paths import HOME_VARIABLE
from tools.bench_window import OURS, started
from tools.measuring import Row

pytestmark = pytest.mark.qt


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")


def test_the_start_screen_is_painted_before_anything_heavy_is_loaded() -> None:
    loaded = started(OURS).modules
    assert "enix_desktop.ui.window.start_screen" in loaded
    heavy = {"shapely", "numpy", "multiprocessing", "enix_desktop.catalogue", "enix_desktop.engine.rules"}
    assert not heavy & loaded


def test_this_process_would_notice_a_heavy_module() -> None:
    assert "pytest" in sys.modules
    assert "pytest" not in started(OURS).modules


def test_a_limit_is_for_the_figure_or_for_the_ratio() -> None:
    assert Row("repaint", "ms", 4.0, 1.0, 5.0).is_met
    assert not Row("repaint", "ms", 6.0, 1.0, 5.0).is_met
    assert Row("start", "ms", 300.0, 200.0, 2.0, is_ratio=True, ratio=1.5).is_met
    assert not Row("start", "ms", 300.0, 100.0, 2.0, is_ratio=True, ratio=3.0).is_met
