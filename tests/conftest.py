"""What all tests share."""

import os

import pytest
from hypothesis import HealthCheck, settings

# Tests need no screen; those that want a real window start one of their own.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Nor is anybody there to listen.
os.environ.setdefault("ENIX_DESKTOP_SILENT", "1")

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
