"""A screen for each test that wants one."""

from collections.abc import Iterator

import pytest

from tests.e2e.window import missing_programs, screen


@pytest.fixture
def display() -> Iterator[str]:
    """The name of a display that nobody else uses."""
    missing = missing_programs()
    if missing:
        pytest.skip(f"A real window needs {' and '.join(missing)}; 'make test' installs them.")
    with screen() as name:
        yield name
