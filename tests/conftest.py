"""What all tests share."""

import gc
import os
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.isolation import leave_desktop

HERE = Path(__file__).parent
OF_QT = {"gui", "e2e", "benchmarks"}
"""Folders in which every module imports Qt."""

# Tests need no screen; those that want a real window start one of their own.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Nor is anybody there to listen.
os.environ.setdefault("ENIX_DESKTOP_SILENT", "1")
leave_desktop()


@pytest.fixture(scope="session", autouse=True)
def runtime_folder() -> Iterator[None]:
    """Programs that tests start must not be found by the one that somebody plays with meanwhile."""
    with tempfile.TemporaryDirectory(prefix="enix") as folder, pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_RUNTIME_DIR", folder)  # a short path: that of a socket has at most 108 bytes
        yield


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Free what a failed test left open before the next one begins, which would fail with its warnings."""
    failed = item.session.testsfailed
    result = yield
    if item.session.testsfailed > failed:
        _free_what_failed()
    return result


def _free_what_failed() -> None:
    # The last traceback keeps all locals of the failed test; pytest drops it in the midst of the next one.
    for name in ("last_type", "last_value", "last_traceback", "last_exc"):
        with suppress(AttributeError):
            delattr(sys, name)
    told, sys.unraisablehook = sys.unraisablehook, lambda unraisable: None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            gc.collect()
    finally:
        sys.unraisablehook = told


# The machine decides how long a test takes, so no test may depend on it.
settings.register_profile(
    "default", deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.register_profile(
    "thorough", parent=settings.get_profile("default"), max_examples=2000, derandomize=False
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test is in one of the two runs of `make test`: what imports Qt is in the one with Qt."""
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] in OF_QT:
            item.add_marker(pytest.mark.qt)


@pytest.hookimpl(optionalhook=True)  # without -n, or without xdist, nobody asks
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Tests that share what takes long to make run in one process."""
    from tests.sharing import Sharing

    return Sharing(config, log) if config.getvalue("dist") == "load" else None


def pytest_addoption(parser: pytest.Parser) -> None:
    """Know the setting of pytest-qt where pytest-qt is not installed."""
    try:
        import pytestqt  # noqa: F401
    except ImportError:
        for name in ("qt_log_level_fail", "qt_log_ignore"):
            parser.addini(name, "a setting of pytest-qt, which this run does not have")
