"""Makes the Debian package dist/enix-desktop_VERSION_ARCHITECTURE.deb from the frozen program.

No scripts run when it is installed: Debian itself refreshes menus, icons and file types where they are used.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import time
from email.utils import formatdate
from pathlib import Path

from payload import (
    DIST,
    LINUX,
    ROOT,
    NotBuilt,
    copy_desktop_files,
    copy_program,
    least_glibc,
    missing_libraries,
    version,
)

from enix_desktop.identity import COMMAND, HOME_PAGE

STAGE = ROOT / "build" / "deb"
PARTS = LINUX / "deb"
MAINTAINER = "Enix Desktop contributors <enixdesktop@users.noreply.github.com>"
SYSTEM_LIBRARIES = {
    "libc.so.6": "libc6",
    "libm.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libresolv.so.2": "libc6",
    "libutil.so.1": "libc6",
    "libmvec.so.1": "libc6",
    "libcrypt.so.1": "libcrypt1",
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxcb.so.1": "libxcb1",
}
"""What the frozen program leaves to the system, and the package that has it."""
OPTIONAL_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libcups.so.2": "libcups2",
}
"""What only a plugin needs: without them there is X11 and no printer."""
DATA = ("fontconfig-config",)
"""What bundled libraries read from the system, and complain about where it is missing."""
OPTIONAL_DATA = ("xkb-data",)
"""What every X server and compositor has; elsewhere it helps to understand a keyboard far away."""

CONTROL = """\
Package: {package}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Homepage: {home_page}
Description: board game about energy with a goblin and a blackout cap
 ENIX is a game for two to six players: people at one screen, computer
 players, or both. Lay action cards, travel between the energies, collect
 cards, turn tiles, beware of the goblin's blackout, and score close to 25.
 .
 With illustrated rules for both rulebooks, eleven lessons, hints, a library
 of saved games and replays, in English, French and German. There is no
 account, no advertising, and no network.
"""
CHANGELOG = """\
{package} ({version}) unstable; urgency=medium

  * Version {version}; see what is new at
    {home_page}.

 -- {maintainer}  {date}
"""


class UnknownLibrary(Exception):
    """The frozen program needs a library, and nobody has said which package has it."""


def main() -> int:
    """Stage the files, describe them, and pack them."""
    try:
        stage()
    except (NotBuilt, UnknownLibrary) as error:
        print(error, file=sys.stderr)
        return 1
    architecture = _said("dpkg", "--print-architecture")
    package = DIST / f"{COMMAND}_{version()}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(STAGE), str(package)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    print(f"{package.relative_to(ROOT)}: {package.stat().st_size / 1e6:.1f} MB")
    return 0


def stage() -> None:
    """Lay all files of the package out below STAGE."""
    shutil.rmtree(STAGE, ignore_errors=True)
    usr = STAGE / "usr"
    program = usr / "lib" / COMMAND
    program.parent.mkdir(parents=True)
    copy_program(program)
    copy_desktop_files(usr / "share")
    (usr / "bin").mkdir()
    (usr / "bin" / COMMAND).symlink_to(f"../lib/{COMMAND}/{COMMAND}")
    _documents(usr / "share", program)
    _describe(program)
    for path in (STAGE, *STAGE.rglob("*")):
        if path.is_dir():
            path.chmod(0o755)


def _documents(share: Path, program: Path) -> None:
    folder = share / "doc" / COMMAND
    folder.mkdir(parents=True)
    shutil.move(program / "NOTICE", folder / "NOTICE")
    (program / "LICENSE").unlink()  # `copyright` says the same
    licence = (ROOT / "LICENSE").read_text()
    paragraphs = licence.partition("\n\n")[2].partition("\n\n")[2]  # without the title and the copyright line
    text = "".join(f" {line}\n" if line else " .\n" for line in paragraphs.rstrip().split("\n"))
    _write(folder / "copyright", (PARTS / "copyright.in").read_text().replace("@MIT@", text.rstrip("\n")))
    words = {"package": COMMAND, "version": version(), "home_page": HOME_PAGE, "maintainer": MAINTAINER}
    _write_gzip(folder / "changelog.gz", CHANGELOG.format(**words, date=formatdate(_now())))
    _write_gzip(share / "man" / "man6" / f"{COMMAND}.6.gz", (PARTS / f"{COMMAND}.6").read_text())
    _write(share / "lintian" / "overrides" / COMMAND, (PARTS / "lintian-overrides").read_text())


def _describe(program: Path) -> None:
    depends, recommends = relations(program)
    files = sorted(path for path in STAGE.rglob("*") if path.is_file() and not path.is_symlink())
    control = STAGE / "DEBIAN"
    control.mkdir()
    _write(
        control / "control",
        CONTROL.format(
            package=COMMAND,
            version=version(),
            architecture=_said("dpkg", "--print-architecture"),
            maintainer=MAINTAINER,
            size=sum(-(-path.stat().st_size // 1024) for path in files),
            depends=", ".join(depends),
            recommends=", ".join(recommends),
            home_page=HOME_PAGE,
        ),
    )
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(STAGE)}\n" for path in files)
    _write(control / "md5sums", "".join(sums))


def relations(program: Path) -> tuple[list[str], list[str]]:
    """The packages without which the program in *program* does not start, and those that it can use."""
    missing = missing_libraries(program)
    unknown = missing - SYSTEM_LIBRARIES.keys() - OPTIONAL_LIBRARIES.keys()
    if unknown:
        raise UnknownLibrary(f"Which package has {', '.join(sorted(unknown))}? make_deb.py must know.")
    packages = {SYSTEM_LIBRARIES[name] for name in missing if name in SYSTEM_LIBRARIES}
    packages = {f"libc6 (>= {least_glibc(program)})" if name == "libc6" else name for name in packages}
    optional = {OPTIONAL_LIBRARIES[name] for name in missing if name in OPTIONAL_LIBRARIES}
    return sorted(packages | set(DATA)), sorted(optional | set(OPTIONAL_DATA))


def _now() -> float:
    return float(os.environ.get("SOURCE_DATE_EPOCH", time.time()))


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o644)


def _write_gzip(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    path.chmod(0o644)


if __name__ == "__main__":
    sys.exit(main())
