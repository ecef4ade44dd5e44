"""What Debian package and portable archive have in common: the frozen program and its desktop files."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from enix_desktop import __version__  # noqa: E402
from enix_desktop.identity import APP_ID, COMMAND  # noqa: E402

DIST = ROOT / "dist"
FROZEN = DIST / COMMAND
LINUX = ROOT / "packaging" / "linux"
DESKTOP_FILES = {
    f"{APP_ID}.desktop": "applications",
    f"{APP_ID}.metainfo.xml": "metainfo",
    f"{APP_ID}.xml": "mime/packages",
}
"""Files of this folder, and where below share/ a desktop looks for them."""


class NotBuilt(Exception):
    """The frozen program is not there."""


def copy_program(place: Path) -> None:
    """The frozen program, as *place*; libraries need no permission to be executed, the program does."""
    if not (FROZEN / COMMAND).is_file():
        raise NotBuilt(f"There is no program in {FROZEN}; 'make frozen' builds it.")
    shutil.copytree(FROZEN, place, symlinks=True)
    for path in place.rglob("*"):
        if path.is_symlink():
            continue
        path.chmod(0o755 if path.is_dir() or path == place / COMMAND else 0o644)
    place.chmod(0o755)


def copy_desktop_files(share: Path) -> None:
    """The menu entry, the description for software centres, the type of saved games, and the icons."""
    for name, folder in DESKTOP_FILES.items():
        _copy(LINUX / name, share / folder / name)
    icons = LINUX / "icons"
    for icon in sorted((icons / "hicolor").rglob("*")):
        if icon.is_file():
            _copy(icon, share / "icons" / icon.relative_to(icons))


def _copy(source: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, place)
    place.chmod(0o644)


def missing_libraries(folder: Path) -> set[str]:
    """The libraries that files in *folder* name and that are not in it."""
    there = {path.name for path in folder.rglob("*") if not path.is_dir()}
    return {name for told in _told_by_elf(folder, "-d") for name in re.findall(_NEEDED, told)} - there


def least_glibc(folder: Path) -> str:
    """The oldest C library that has everything the files in *folder* use."""
    found = {name for told in _told_by_elf(folder, "-V") for name in re.findall(_GLIBC, told)}
    return str(max(found, key=lambda name: [int(part) for part in name.split(".")]))


_NEEDED = r"\(NEEDED\).*\[(.+)\]"
_GLIBC = r"Name: GLIBC_([\d.]+)"


def _told_by_elf(folder: Path, option: str) -> Iterator[str]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink() and path.open("rb").read(4) == b"\x7fELF":
            yield subprocess.run(
                ["readelf", option, str(path)], capture_output=True, text=True, check=True
            ).stdout


def version() -> str:
    """The version of the program."""
    return __version__
