"""Makes the installer and the portable archive for Windows from dist/enix-desktop; only on Windows:

    python packaging/windows/build_installer.py

Nobody's identity is in here. With ENIX_SIGN_CERTIFICATE (a .pfx file) and ENIX_SIGN_PASSWORD the programs,
the installer and the uninstaller are signed; without them a message says that they are not.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from enix_desktop import __version__  # noqa: E402
from enix_desktop.identity import COMMAND  # noqa: E402

PROGRAMS = ROOT / "dist" / COMMAND
SCRIPT = ROOT / "packaging" / "windows" / f"{COMMAND}.iss"
PROGRAM_FILES = Path(os.environ.get("PROGRAMFILES(X86)", "C:/Program Files (x86)"))
TIME_SERVER = "http://timestamp.digicert.com"
"""Whoever vouches for the date, so that a signature outlives its certificate."""


def found(name: str, places: Iterable[Path]) -> str:
    """The program *name*: where the system looks, else the newest of *places*."""
    path = shutil.which(name) or next((str(place) for place in sorted(places, reverse=True)), None)
    if path is None:
        sys.exit(f"{name} is not installed.")
    return path


def signing(environment: Mapping[str, str]) -> list[str]:
    """The command that signs the files named after it, or nothing."""
    certificate, password = environment.get("ENIX_SIGN_CERTIFICATE"), environment.get("ENIX_SIGN_PASSWORD")
    if not certificate or not password:
        return []
    tool = found("signtool", PROGRAM_FILES.glob("Windows Kits/10/bin/*/x64/signtool.exe"))
    return [
        tool,
        "sign",
        "/f",
        certificate,
        "/p",
        password,
        "/fd",
        "SHA256",
        "/tr",
        TIME_SERVER,
        "/td",
        "SHA256",
    ]


def compiling(compiler: str, version: str, sign: list[str]) -> list[str]:
    """The command that makes the installer; Inno Setup writes $q for a quotation mark and $f for the file."""
    options = [f"/DAppVersion={version}"]
    if sign:
        words = " ".join(f"$q{word}$q" if " " in word else word for word in sign)
        options += ["/DSigned", f"/Srelease={words} $f"]
    return [compiler, "/Qp", *options, str(SCRIPT)]


def main() -> None:
    """Sign the programs, then pack them twice."""
    if not (PROGRAMS / f"{COMMAND}.exe").is_file():
        sys.exit(f"There is no program in {PROGRAMS}; PyInstaller makes it (packaging/freeze).")
    sign = signing(os.environ)
    if sign:
        subprocess.run([*sign, *map(str, PROGRAMS.glob("*.exe"))], check=True)
    else:
        print("Not signed: ENIX_SIGN_CERTIFICATE and ENIX_SIGN_PASSWORD are not set.")
    archive = ROOT / "dist" / f"{COMMAND}-{__version__}-windows-x64"
    print(shutil.make_archive(str(archive), "zip", root_dir=PROGRAMS.parent, base_dir=PROGRAMS.name))
    compiler = found("iscc", PROGRAM_FILES.glob("Inno Setup 6/ISCC.exe"))
    subprocess.run(compiling(compiler, __version__, sign), check=True)
    print(ROOT / "dist" / f"{COMMAND}-{__version__}-setup.exe")


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as failed:
        # Its own words would tell the whole command, and the password with it.
        sys.exit(f"{Path(failed.cmd[0]).name} ended with {failed.returncode}.")
