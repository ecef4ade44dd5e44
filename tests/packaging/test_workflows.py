"""The workflows for GitHub: what they name exists, and they may do no more than they must."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from enix_desktop.identity import APP_ID

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".github" / "workflows"
NAMES = ("check", "release")
BUILDING = {"wheel", "linux", "flatpak", "windows", "macos"}
TRUSTED = re.compile(
    r"actions/[\w-]+@v\d+|pypa/gh-action-pypi-publish@release/v1|\./\.github/workflows/check\.yml"
)


def workflow(name: str) -> dict[Any, Any]:
    loaded = yaml.safe_load((FOLDER / f"{name}.yml").read_text(encoding="utf-8"))
    assert isinstance(loaded, dict)
    return loaded


def jobs(name: str) -> dict[str, dict[str, Any]]:
    loaded: dict[str, dict[str, Any]] = workflow(name)["jobs"]
    return loaded


def steps(name: str) -> list[tuple[str, dict[str, Any]]]:
    """Every step of every job, with the name of its job."""
    return [(job, step) for job, content in jobs(name).items() for step in content.get("steps", [])]


def commands(name: str) -> str:
    """All shell lines of a workflow."""
    return "\n".join(step["run"] for _, step in steps(name) if "run" in step)


def test_these_are_all_workflows() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_file_of_ours_that_is_named_exists(name: str) -> None:
    shell = commands(name).replace("$APP_ID", APP_ID)
    named = set(re.findall(r"(?<![\w/.-])((?:packaging|tests|docs|\.ci)/[\w./-]+)", shell))
    assert named
    missing = {path for path in named if not (ROOT / path).is_file()}
    assert not missing


@pytest.mark.parametrize("name", NAMES)
def test_every_make_target_exists(name: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    named = {
        target
        for line in re.findall(r"^\s*make ([a-z ]+)$", commands(name), re.MULTILINE)
        for target in line.split()
    }
    assert named <= known
    assert named or ".ci/run" in commands(name)


def test_every_extra_exists() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        known = set(tomllib.load(file)["project"]["optional-dependencies"])
    named = set(re.findall(r"'\.\[(\w+)\]'", commands("release")))
    assert named
    assert named <= known


@pytest.mark.parametrize("name", NAMES)
def test_foreign_code_comes_from_few_hands(name: str) -> None:
    used = [step["uses"] for _, step in steps(name) if "uses" in step]
    used += [content["uses"] for content in jobs(name).values() if "uses" in content]
    assert used
    assert [action for action in used if not TRUSTED.fullmatch(action)] == []


@pytest.mark.parametrize("name", NAMES)
def test_no_step_keeps_the_key_to_the_repository(name: str) -> None:
    checkouts = [step for _, step in steps(name) if step.get("uses", "").startswith("actions/checkout@")]
    assert checkouts
    assert all(step["with"]["persist-credentials"] is False for step in checkouts)


@pytest.mark.parametrize("name", NAMES)
def test_jobs_only_read_and_end(name: str) -> None:
    assert workflow(name)["permissions"] == {"contents": "read"}
    more = {job: content["permissions"] for job, content in jobs(name).items() if "permissions" in content}
    assert more == (
        {} if name == "check" else {"github": {"contents": "write"}, "pypi": {"id-token": "write"}}
    )
    assert all("timeout-minutes" in content or "uses" in content for content in jobs(name).values())


@pytest.mark.parametrize("name", NAMES)
def test_no_value_is_pasted_into_a_script(name: str) -> None:
    """Values reach scripts through the environment, where they cannot become commands."""
    assert "${{" not in commands(name)


def test_only_a_tag_releases_and_it_must_be_the_version() -> None:
    release = workflow("release")
    assert release[True] == {"push": {"tags": ["v*"]}}  # YAML reads "on" as a truth
    assert "enix_desktop.__version__" in release["jobs"]["version"]["steps"][1]["run"]
    assert all("version" in content["needs"] for job, content in release["jobs"].items() if job in BUILDING)


def test_nothing_is_published_before_everything_is_built_and_tried() -> None:
    release = jobs("release")
    assert set(release) == {"version", "check", "github", "pypi", *BUILDING}
    assert set(release["github"]["needs"]) == {"check", *BUILDING}
    assert release["pypi"]["needs"] == "github"
    for job in BUILDING:
        shell = "\n".join(step.get("run", "") for step in release[job]["steps"])
        assert "packaging/smoke.py" in shell or "make smoke" in shell, job


def test_every_artefact_must_be_there_and_has_a_name_of_its_own() -> None:
    kept = [step["with"] for _, step in steps("release") if "upload-artifact@" in step.get("uses", "")]
    assert len(kept) == len(BUILDING)
    assert len({artefact["name"] for artefact in kept}) == len(kept)
    assert all(artefact["if-no-files-found"] == "error" for artefact in kept)
    suffixes = {Path(path).suffix for artefact in kept for path in artefact["path"].split()}
    assert suffixes == {".whl", ".gz", ".deb", ".xz", ".flatpak", ".exe", ".zip", ".dmg"}


def test_macs_of_both_kinds_are_served() -> None:
    matrix = jobs("release")["macos"]["strategy"]["matrix"]["include"]
    assert {entry["arch"] for entry in matrix} == {"arm64", "x86_64"}
    assert len({entry["runner"] for entry in matrix}) == len(matrix)


def test_the_flatpak_is_ours() -> None:
    assert jobs("release")["flatpak"]["env"]["APP_ID"] == APP_ID


def test_every_secret_is_explained() -> None:
    text = (FOLDER / "release.yml").read_text(encoding="utf-8")
    secrets = set(re.findall(r"secrets\.(\w+)", text))
    assert secrets
    explained = (ROOT / "packaging" / "README.md").read_text(encoding="utf-8")
    assert {secret for secret in secrets if f"`{secret}`" not in explained} == set()
