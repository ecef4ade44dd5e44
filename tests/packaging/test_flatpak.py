"""The Flatpak manifest: what it builds from, and what it may touch."""

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from enix_desktop.identity import APP_ID, COMMAND

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "packaging" / "flatpak"
MANIFEST = FOLDER / f"{APP_ID}.yaml"
WHEELS = ROOT / "build" / "flatpak" / "wheels"


@pytest.fixture
def manifest() -> dict[str, Any]:
    loaded = yaml.safe_load(MANIFEST.read_text(encoding="utf-8"))
    assert isinstance(loaded, dict)
    return loaded


def test_the_manifest_has_the_identity_of_the_program(manifest: dict[str, Any]) -> None:
    assert manifest["id"] == APP_ID
    assert manifest["command"] == COMMAND
    assert [module["buildsystem"] for module in manifest["modules"]] == ["simple"]


def test_the_program_may_show_a_window_and_be_heard_and_nothing_else(manifest: dict[str, Any]) -> None:
    assert set(manifest["finish-args"]) == {
        "--socket=wayland",
        "--socket=fallback-x11",
        "--share=ipc",
        "--device=dri",
        "--socket=pulseaudio",
    }


def test_no_part_of_the_build_may_use_the_network(manifest: dict[str, Any]) -> None:
    assert "network" not in json.dumps(manifest)
    assert "://" not in json.dumps(manifest)
    (module,) = manifest["modules"]
    (install,) = [words for words in map(shlex.split, module["build-commands"]) if words[0] == "pip3"]
    assert "--no-index" in install


def test_every_source_is_in_the_checkout_or_collected_beforehand(manifest: dict[str, Any]) -> None:
    (module,) = manifest["modules"]
    for source in module["sources"]:
        path = (FOLDER / source["path"]).resolve()
        assert path == WHEELS or path.exists(), source
    collecting = (FOLDER / "collect_wheels.sh").read_text(encoding="utf-8")
    assert f"wheels={WHEELS.relative_to(ROOT)}\n" in collecting


def test_every_file_that_is_installed_exists(manifest: dict[str, Any]) -> None:
    (module,) = manifest["modules"]
    places = {source.get("dest", "."): FOLDER / source["path"] for source in module["sources"]}
    files = set()
    for command in module["build-commands"]:
        words = shlex.split(command.replace("${FLATPAK_ID}", APP_ID))
        if words[0] == "install":
            files.update(words[words.index("-t") + 2 :])
        elif words[0] == "cp":
            files.add(words[-2])
    assert {Path(file).suffix for file in files} == {".desktop", ".xml", ""}
    for file in files:
        folder, _, name = file.rpartition("/")
        if not folder:
            assert (ROOT / name).is_file(), file
        else:
            first, *others = Path(file).parts
            assert places[first].joinpath(*others).exists(), file


def test_the_wheels_fit_the_python_of_the_runtime(manifest: dict[str, Any]) -> None:
    """The runtime is named in one file and its Python in the other; whoever changes one must change both."""
    known = {"24.08": "3.12", "25.08": "3.13"}
    collecting = (FOLDER / "collect_wheels.sh").read_text(encoding="utf-8")
    found = re.search(r"PYTHON_VERSION:-([0-9.]+)}", collecting)
    assert found is not None
    assert found[1] == known[manifest["runtime-version"]]


def test_flatpak_builder_understands_the_manifest(manifest: dict[str, Any], tmp_path: Path) -> None:
    if shutil.which("flatpak-builder") is None:
        pytest.fail("flatpak-builder is missing: apt-get install flatpak-builder")
    command = ["flatpak-builder", "--show-manifest", str(MANIFEST)]
    # Elsewhere, because it leaves a folder behind wherever it is called.
    shown = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert not shown.stderr
    understood = json.loads(shown.stdout)
    assert understood["finish-args"] == manifest["finish-args"]
    assert understood["modules"][0]["build-commands"] == manifest["modules"][0]["build-commands"]
