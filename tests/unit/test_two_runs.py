"""`make test` runs what needs Qt with it and everything else without: no test may be in neither run."""

from pathlib import Path

import pytest

from tests.sharing import TOGETHER

TESTS = Path(__file__).parents[1]
MODULES = [path for path in sorted(TESTS.rglob("test_*.py")) if 'importorskip("PySide6")' in path.read_text()]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_what_is_skipped_without_qt_is_marked_to_run_with_it(path: Path) -> None:
    marks = path.read_text().count("mark.qt")
    assert marks >= 1, f"{path.name} would be skipped in the run without Qt, and left out of the other"


def test_whatever_is_in_a_folder_of_qt_is_marked(request: pytest.FixtureRequest) -> None:
    for item in request.session.items:
        if {"gui", "e2e", "benchmarks"} & {*item.path.relative_to(TESTS).parts[:1]}:
            assert item.get_closest_marker("qt"), item.nodeid


def test_what_runs_in_one_process_is_there() -> None:
    assert [module for module in sorted(TOGETHER) if not (TESTS.parent / module).exists()] == []
