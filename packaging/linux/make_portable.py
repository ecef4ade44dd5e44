"""Makes dist/enix-desktop-VERSION-linux-MACHINE.tar.xz: a folder for any place, with all of the package."""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from payload import DIST, ROOT, NotBuilt, copy_desktop_files, copy_program, version

from enix_desktop.identity import APP_ID, COMMAND, NAME, RECORD_TYPE

RECORD_ICON = RECORD_TYPE.replace("/", "-")
STAGE = ROOT / "build" / "portable"
README = f"""\
{NAME} {{version}}

Start ./{COMMAND} in this folder, which you may move wherever you like. It needs a
desktop (X11 or Wayland) of about 2022 or later, with the libraries libEGL and libGL
(on Debian and Ubuntu the packages libegl1 and libgl1).

Games and settings are not in this folder; ./{COMMAND} --where tells where they are.

For an entry in your menu and a double click on saved games: copy share/ into
~/.local/share and make a link to the program in ~/.local/bin:

    mkdir -p ~/.local/share ~/.local/bin
    cp -r share/. ~/.local/share/
    ln -sf "$PWD/{COMMAND}" ~/.local/bin/{COMMAND}
    update-mime-database ~/.local/share/mime
    update-desktop-database ~/.local/share/applications

~/.local/bin must be in your PATH; most desktops see to that when it is there at login,
so log out and in once if it is new.

To be rid of it all, delete this folder, the link, and in ~/.local/share what is called
{APP_ID} and {RECORD_ICON}; then give
the last two commands again.

LICENSE is the licence of the game, NOTICE names everything else in here.
"""


def main() -> int:
    """Stage the folder and pack it."""
    name = f"{COMMAND}-{version()}"
    folder = STAGE / name
    shutil.rmtree(STAGE, ignore_errors=True)
    STAGE.mkdir(parents=True)
    try:
        copy_program(folder)
    except NotBuilt as error:
        print(error, file=sys.stderr)
        return 1
    copy_desktop_files(folder / "share")
    readme = folder / "README.txt"
    readme.write_text(README.format(version=version()), encoding="utf-8")
    readme.chmod(0o644)
    archive = DIST / f"{name}-linux-{platform.machine()}.tar.xz"
    _pack(folder, archive)
    print(f"{archive.relative_to(ROOT)}: {archive.stat().st_size / 1e6:.1f} MB")
    return 0


def _pack(folder: Path, archive: Path) -> None:
    owner = ["--owner=root:0", "--group=root:0", "--sort=name"]
    command = [
        "tar",
        "--create",
        "--xz",
        *owner,
        f"--file={archive}",
        f"--directory={folder.parent}",
        folder.name,
    ]
    subprocess.run(command, check=True, env={**os.environ, "XZ_OPT": "-6 -T0"})


if __name__ == "__main__":
    sys.exit(main())
