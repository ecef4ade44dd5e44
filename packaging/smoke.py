"""Tries a packaged program as a player would, on Linux, Windows and macOS:

    python packaging/smoke.py [--window PROGRAM] COMMAND...

COMMAND starts the program in a terminal (several words are one command, such as `flatpak run ...`); PROGRAM
is the one with a window, where that is another one. The Python that runs this needs the dependencies of the
game, because its pictures are compared with those of the source.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from enix_desktop import __version__, identity  # noqa: E402

RECORD = ROOT / "tests" / "golden" / "enix-english-4.json"
LANGUAGES = ("en", "fr", "de")
PATIENCE = 120
FOLDER = ROOT / "build" / "smoke"
"""In the checkout, since a Flatpak is shown nothing else."""


class Failed(Exception):
    """What the program did not do."""


def environment(command: Sequence[str], home: Path) -> dict[str, str]:
    """A player without games and settings; a Flatpak has that anyway, and is found in the real home."""
    if command[0] == "flatpak":
        return dict(os.environ)
    folders = {
        name: str(home / name.lower()) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
    }
    return {**os.environ, **folders, "XDG_STATE_HOME": str(home / "state"), "HOME": str(home)}


def said(command: Sequence[str], env: dict[str, str]) -> str:
    """What *command* prints; it must end well."""
    try:
        done = subprocess.run(
            command, env=env, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"{' '.join(command)} does not end") from None
    if done.returncode:
        raise Failed(f"{' '.join(command)} ends with {done.returncode}: {done.stderr.strip()}")
    return done.stdout.strip()


def check_version(command: Sequence[str], env: dict[str, str]) -> None:
    """The program is the version that this checkout is."""
    answer, expected = said([*command, "--version"], env), f"{identity.NAME} {__version__}"
    if answer != expected:
        raise Failed(f"--version says {answer!r} and not {expected!r}")


def check_pictures(command: Sequence[str], env: dict[str, str], folder: Path) -> None:
    """The table of a recorded game is the same picture as from the source, in every language."""
    source = [sys.executable, "-m", "enix_desktop"]
    pictures = set()
    for language in LANGUAGES:
        mine, theirs = folder / f"source-{language}.png", folder / f"package-{language}.png"
        options = ["screenshot", "--record", str(RECORD), "--language", language, "--out"]
        said(
            [*source, *options, str(mine)],
            {**environment(source, folder / "source"), "PYTHONPATH": str(ROOT)},
        )
        said([*command, *options, str(theirs)], env)
        if mine.read_bytes() != theirs.read_bytes():
            raise Failed(f"{theirs} is not the picture that the source gives, {mine}")
        pictures.add(mine.read_bytes())
    if len(pictures) < len(LANGUAGES):
        raise Failed("the languages look alike")


def check_window(command: Sequence[str], env: dict[str, str], seconds: float) -> None:
    """The window opens with a recorded game, and is still there after a while."""
    with subprocess.Popen([*command, "play", str(RECORD)], env=env) as program:
        end = time.monotonic() + seconds
        while time.monotonic() < end and program.poll() is None:
            time.sleep(0.1)
        code = program.poll()
        if code is None:
            program.terminate()
    if code is not None:
        raise Failed(f"{' '.join(command)} ends with {code} instead of staying open")


def main() -> int:
    """Try everything; the first thing that fails is told."""
    parser = argparse.ArgumentParser(allow_abbrev=False, description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--window", metavar="PROGRAM", help="the program with a window, where it is another one"
    )
    parser.add_argument("--seconds", type=float, default=10, help="how long the window stays (default: 10)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="for the pictures (default: build/smoke)")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="starts the program in a terminal")
    options = parser.parse_args()
    if not options.command:
        parser.error("which program?")
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    env = environment(options.command, folder / "home")
    try:
        check_version(options.command, env)
        check_pictures(options.command, env, folder)
        check_window([options.window] if options.window else options.command, env, options.seconds)
    except (Failed, OSError) as error:
        print(f"Failed: {error}.", file=sys.stderr)
        return 1
    print(
        f"{' '.join(options.command)}: version, pictures in {len(LANGUAGES)} languages and window are right."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
