"""The wheel holds all that the program needs, and the source archive builds the same wheel."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from configparser import ConfigParser
from pathlib import Path

import pytest

from enix_desktop import __version__
from tests.packaging.test_smoke import tried

pytestmark = [pytest.mark.slow, pytest.mark.qt]

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "golden" / "enix-english-4.json"
OFFSCREEN = "This plugin does not support propagateSizeHints()\n"
"""What Qt says of its own platform."""
NEITHER_SOURCE_NOR_DATA = {"__pycache__"}


def build(kind: str, source: Path, target: Path) -> Path:
    """The archive of this *kind* made from *source*."""
    command = [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", str(target)]
    subprocess.run([*command, str(source)], check=True, capture_output=True, timeout=120)
    (made,) = target.iterdir()
    return made


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with our wheel; what it depends on is borrowed from this one."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", str(wheel)],
        check=True,
        timeout=120,
    )
    # Folders named in such a file are searched, but the .pth files in them (our own checkout) are not read.
    packages = sysconfig.get_path("purelib", vars={"base": str(folder)})
    (Path(packages) / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return folder / "bin"


def content(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def run(program: Path, *arguments: str, home: Path) -> str:
    told = subprocess.run(
        [program, *arguments],
        cwd=home,
        env={**os.environ, "ENIX_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (told.returncode, told.stderr.replace(OFFSCREEN, "")) == (0, "")
    return told.stdout


def test_the_wheel_holds_every_module_and_every_resource(wheel: Path) -> None:
    held = set(content(wheel))
    for source, place in (("enix_desktop", "enix_desktop"), ("resources", "enix_desktop/resources")):
        files = [path.relative_to(ROOT / source) for path in (ROOT / source).rglob("*") if path.is_file()]
        wanted = {
            f"{place}/{path.as_posix()}" for path in files if not NEITHER_SOURCE_NOR_DATA & {*path.parts}
        }
        assert len(wanted) > 50
        assert wanted <= held
    assert not [name for name in held if name.startswith(("tools/", "tests/"))]


def test_the_wheel_starts_with_a_console_and_without(wheel: Path) -> None:
    points = ConfigParser()
    points.read_string(content(wheel)[f"enix_desktop-{__version__}.dist-info/entry_points.txt"].decode())
    assert dict(points["console_scripts"]) == {"enix-desktop": "enix_desktop.cli:main"}
    assert dict(points["gui_scripts"]) == {"enix-desktop-window": "enix_desktop.cli:main"}


def test_the_source_archive_builds_the_same_wheel(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    assert content(build("wheel", source, tmp_path / "wheel")) == content(wheel)


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a checkout knows what belongs to it")
def test_the_source_archive_holds_nothing_that_a_machine_left(sdist: Path) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    known = {*listed.stdout.splitlines(), "PKG-INFO", ".gitignore"}
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert len(names) > 500
    assert names <= known


def test_an_installed_program_finds_its_resources(installed: Path, tmp_path: Path) -> None:
    assert run(installed / "enix-desktop", "--version", home=tmp_path) == f"Enix Desktop {__version__}\n"
    assert (
        run(installed / "enix-desktop-window", "--version", home=tmp_path) == f"Enix Desktop {__version__}\n"
    )
    told = run(installed / "enix-desktop", "--where", home=tmp_path)
    program = Path(told.splitlines()[-1].split(maxsplit=1)[1])
    assert program.is_relative_to(installed.parent)
    assert program.name == "resources"


def test_an_installed_program_passes_the_trial_of_packages(installed: Path, tmp_path: Path) -> None:
    """Version, the pictures of the source in every language, and a window that stays open."""
    done = tried(
        tmp_path, f"--window={installed / 'enix-desktop-window'}", str(installed / "enix-desktop"), seconds=2
    )
    assert done.returncode == 0, done.stderr
    assert "are right" in done.stdout
    assert (tmp_path / "package-en.png").read_bytes().startswith(b"\x89PNG")


def test_an_installed_program_takes_a_picture_without_a_word(installed: Path, tmp_path: Path) -> None:
    taking = ("screenshot", "--record", str(RECORD), "--move", "40", "--out", "installed.png")
    assert run(installed / "enix-desktop", *taking, home=tmp_path) == ""
