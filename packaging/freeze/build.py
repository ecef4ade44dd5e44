"""Freezes the game into dist/, with everything it needs but the system's own libraries:

    python packaging/freeze/build.py

Linux and Windows get dist/enix-desktop, macOS a bundle. The Python that runs this must have the game and its
extra `freeze`, and better nothing else: `make frozen` has an environment just for that.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
WORK = ROOT / "build" / "freeze"
SPEC = Path(__file__).parent / "enix-desktop.spec"
PROGRAM = DIST / "enix-desktop"
SHIPPED_BESIDE = ("LICENSE", "NOTICE")


def main() -> int:
    """Build, and put the licences where whoever looks into the folder finds them."""
    # Everything that PyInstaller writes in the order of a set would differ from build to build.
    os.environ["PYTHONHASHSEED"] = "0"
    arguments = ["--clean", "--noconfirm", "--log-level=WARN", f"--distpath={DIST}", f"--workpath={WORK}"]
    command = [sys.executable, "-m", "PyInstaller", *arguments, str(SPEC)]
    code = subprocess.run(command, check=False).returncode
    if code:
        return code
    for name in SHIPPED_BESIDE:
        shutil.copyfile(ROOT / name, PROGRAM / name)
    if sys.platform == "linux":
        (PROGRAM / "enix-desktop").touch()  # make compares its date with those of the sources
    return 0


if __name__ == "__main__":
    sys.exit(main())
