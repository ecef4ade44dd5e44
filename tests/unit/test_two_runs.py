"""`make test` runs what needs Qt with it and everything else without: no test may be in neither run."""

from pathlib import Path

import pytest

from tests.sharing import TOGETHER

TESTS = Path(__file__).parents[1]
FOLDERS_OF_QT = ("gui", "e2e", "benchmarks")
MODULES = [
    path
    for path in sorted(TESTS.rglob("test_*.py"))
    if 'importorskip("PySide6")' in path.read_text() and path != Path(__file__)
]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_what_is_skipped_without_qt_is_marked_to_run_with_it(path: Path) -> None:
    marked = "mark.qt" in path.read_text()
    assert marked, f"{path.name} would be skipped in the run without Qt, and left out of the other"


@pytest.mark.qt
def test_whatever_is_in_a_folder_of_qt_is_marked(request: pytest.FixtureRequest) -> None:
    items = [item for item in request.session.items if item.path.relative_to(TESTS).parts[0] in FOLDERS_OF_QT]
    assert [item.nodeid for item in items if not item.get_closest_marker("qt")] == []


def test_what_runs_in_one_process_is_there() -> None:
    assert [module for module in sorted(TOGETHER) if not (TESTS.parent / module).exists()] == []
