"""What the toy costs: nothing in what is shipped, and few lines of its own."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from enix_desktop.catalogue import SHIPPED as SHIPPED_GAMES

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "toy"
MOST_LINES = 1_423
SHIPPED = ("enix_desktop", "resources", "translations")
WORDS = ("sparks", "tests.toy")


def code_lines(path: Path) -> int:
    """Lines that do something: neither blank nor comments, docstrings or imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    counted = {node.lineno for node in ast.walk(tree) if isinstance(node, ast.expr | ast.stmt)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Expr | ast.Import | ast.ImportFrom):
            counted -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(counted)


def test_nothing_that_is_shipped_knows_the_toy() -> None:
    files = [path for folder in SHIPPED for path in (ROOT / folder).rglob("*") if path.is_file()]
    texts = {".py", ".json", ".toml", ".ts"}
    found = [
        path.relative_to(ROOT)
        for path in files
        if path.suffix in texts and any(word in path.read_text(encoding="utf-8").lower() for word in WORDS)
    ]
    assert not found


def test_the_toy_is_small() -> None:
    modules = [
        path for path in TOY.rglob("*.py") if not path.name.startswith("test_") and path.name != "playing.py"
    ]
    lines = {str(path.relative_to(TOY)): code_lines(path) for path in modules}
    assert len(modules) > 20, "the whole toy is counted"
    assert sum(lines.values()) <= MOST_LINES, lines


@pytest.mark.qt
def test_no_game_of_the_tests_is_on_the_shipped_shelf() -> None:
    environment = {name: value for name, value in os.environ.items() if "EXTRA" not in name}
    asked = "from enix_desktop.ui.games import GAME_UIS as u; from enix_desktop.catalogue import GAMES as g"
    command = [sys.executable, "-c", f"{asked}; print(*u, *g)"]
    told = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.split() == [*SHIPPED_GAMES, *SHIPPED_GAMES]
    assert not {"sparks", "tiny"} & set(SHIPPED_GAMES)
