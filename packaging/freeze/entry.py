"""The frozen program starts here; its worker processes do, too."""

import multiprocessing
import os
import sys

if __name__ == "__main__":
    # A worker is this program again: here it goes its own way, before anything of the game is loaded.
    multiprocessing.freeze_support()
    if sys.stdout is None or sys.stderr is None:
        # A window on Windows has no console, and what nobody reads must not stop whoever says it.
        sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
        sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    from enix_desktop.cli import main

    sys.exit(main())
