"""NOTICE names everything that people get with the program; every way in which it can be wrong is found."""

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

pytestmark = pytest.mark.qt  # all dependencies must be there to be asked for their licences

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "packaging" / "licences" / "make_notice.py"
TABLE = SCRIPT.with_name("components.toml")
FROZEN = ROOT / "dist" / "enix-desktop"


def run(*arguments: str | Path) -> tuple[int, str]:
    """What the script ends with, and what it says."""
    done = subprocess.run(
        [sys.executable, SCRIPT, *arguments], capture_output=True, text=True, check=False, cwd=ROOT
    )
    return done.returncode, done.stderr


def check(root: Path) -> tuple[int, str]:
    return run("--check", "--root", root, "--table", root / "components.toml")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """All that the check reads, to be broken."""
    for name in ("NOTICE", "LICENSE", "pyproject.toml", "resources/notice.json", "resources/fonts/OFL.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "resources" / "licences", tmp_path / "resources" / "licences")
    shutil.copy(TABLE, tmp_path)
    return tmp_path


def without_component(table: str, name: str) -> str:
    """The table without one component and its parts."""
    blocks = table.split("[[component]]\n")
    return "[[component]]\n".join(block for block in blocks if f'\nname = "{name}"\n' not in f"\n{block}")


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_notice_is_complete_and_up_to_date() -> None:
    assert run("--check") == (0, "")


def test_a_copy_that_nobody_broke_is_sound(copy: Path) -> None:
    assert check(copy) == (0, "")


def test_a_dependency_that_the_table_lacks_is_found(copy: Path) -> None:
    table = copy / "components.toml"
    table.write_text(without_component(table.read_text(encoding="utf-8"), "CFFI"), encoding="utf-8")
    code, said = check(copy)
    assert code == 1
    assert "cffi is a dependency, and the table lacks it." in said
    assert "NOTICE is not up to date (make notice)." in said
    assert "resources/notice.json is not up to date (make notice)." in said
    assert "resources/licences/cffi.txt belongs to no component." in said


def test_what_is_no_dependency_any_more_is_found(copy: Path) -> None:
    change(copy / "pyproject.toml", '    "platformdirs>=4",\n', "")
    assert check(copy) == (1, "platformdirs is in the table, but no dependency any more.\n")


def test_a_dependency_that_is_not_installed_is_found(copy: Path) -> None:
    change(copy / "pyproject.toml", '"platformdirs>=4"', '"no-such-distribution"')
    code, said = check(copy)
    assert code == 1
    assert "no-such-distribution is not installed" in said


def test_another_licence_is_found(copy: Path) -> None:
    change(copy / "components.toml", 'declared = "MIT-0"', 'declared = "GPL-3.0-only"')
    assert check(copy) == (1, "cffi is under 'MIT-0' now; the table says 'GPL-3.0-only'.\n")


def test_other_words_in_a_licence_are_found_and_other_years_are_none(copy: Path) -> None:
    text = copy / "resources" / "licences" / "shapely.txt"
    change(text, "2007-2022", "2007-2042")
    assert check(copy) == (0, "")
    change(text, "Redistribution and use", "Redistribution, sale and use")
    code, said = check(copy)
    assert code == 1
    assert "The licence text of Shapely has changed" in said


def test_a_bundled_library_that_the_table_does_not_name_is_found(copy: Path) -> None:
    change(copy / "components.toml", 'name = "OpenBLAS"', 'name = "Some other BLAS"')
    code, said = check(copy)
    assert code == 1
    assert "NumPy bundles OpenBLAS, which is no part of it in the table." in said


def test_a_missing_text_is_found(copy: Path) -> None:
    (copy / "resources" / "licences" / "LGPL-3.0.txt").unlink()
    assert check(copy) == (1, "resources/licences/LGPL-3.0.txt is missing.\n")


def test_a_notice_that_somebody_edited_is_found_and_made_anew(copy: Path) -> None:
    change(copy / "NOTICE", "Noto Sans", "Some font")
    assert check(copy) == (1, "NOTICE is not up to date (make notice).\n")
    assert run("--root", copy, "--table", copy / "components.toml") == (0, "")
    assert (copy / "NOTICE").read_bytes() == (ROOT / "NOTICE").read_bytes()


def test_a_table_with_a_misspelt_key_is_refused(copy: Path) -> None:
    change(copy / "components.toml", "copyright = ", "copyrite = ")
    code, said = check(copy)
    assert code == 1
    assert "copyrite" in said


def test_qt_comes_with_the_texts_that_the_lgpl_demands_and_the_way_to_its_source() -> None:
    notice = json.loads((ROOT / "resources" / "notice.json").read_text(encoding="utf-8"))
    found = {component["name"]: component for component in notice["components"]}
    for name in ("Qt", "PySide6 (Qt for Python)"):
        files = [text["file"] for text in found[name]["texts"]]
        assert files[:2] == ["licences/LGPL-3.0.txt", "licences/GPL-3.0.txt"]
        assert found[name]["source"].startswith("https://download.qt.io/")
    words = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    assert "put your own build of the same version in their place" in words


def test_a_library_in_a_frozen_build_that_no_component_covers_is_named(tmp_path: Path) -> None:
    inside = tmp_path / "_internal"
    names = (
        "PySide6/Qt/lib/libQt6Core.so.6",
        "libicuuc.so.73",
        "lib-dynload/_json.so",
        "numpy.libs/libgfortran-1.so",
    )
    for name in (*names, "libreadline.so.8", "enix_desktop/resources/notice.json"):
        (inside / name).parent.mkdir(parents=True, exist_ok=True)
        (inside / name).touch()
    assert run("--frozen", tmp_path) == (1, "libreadline.so.8 belongs to no component of the table.\n")
    (inside / "libreadline.so.8").unlink()
    assert run("--frozen", tmp_path) == (0, "")


@pytest.mark.skipif(not FROZEN.is_dir(), reason="there is no frozen build in dist")
def test_every_library_in_the_frozen_build_is_named() -> None:
    assert run("--frozen", FROZEN) == (0, "")


def test_a_folder_without_libraries_is_no_frozen_build(tmp_path: Path) -> None:
    code, said = run("--frozen", tmp_path)
    assert code == 1
    assert "no frozen build" in said


def test_the_wheel_carries_notice_and_licence_texts() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    assert {"LICENSE", "NOTICE", "resources/fonts/OFL.txt"} <= set(project["project"]["license-files"])
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["force-include"]["resources"] == "enix_desktop/resources"  # with resources/licences
