"""What all tests share."""

import os
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# Tests need no screen; those that want a real window start one of their own.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Nor is anybody there to listen.
os.environ.setdefault("ENIX_DESKTOP_SILENT", "1")


@pytest.fixture(scope="session", autouse=True)
def runtime_folder() -> Iterator[None]:
    """Programs that tests start must not be found by the one that somebody plays with meanwhile."""
    with tempfile.TemporaryDirectory(prefix="enix") as folder, pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_RUNTIME_DIR", folder)  # a short path: that of a socket has at most 108 bytes
        yield


# The machine decides how long a test takes, so no test may depend on it.
settings.register_profile(
    "default", deadline=None, max_examples=150, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.register_profile(
    "thorough", parent=settings.get_profile("default"), max_examples=2000, derandomize=False
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Know the setting of pytest-qt where pytest-qt is not installed."""
    try:
        import pytestqt  # noqa: F401
    except ImportError:
        for name in ("qt_log_level_fail", "qt_log_ignore"):
            parser.addini(name, "a setting of pytest-qt, which this run does not have")
