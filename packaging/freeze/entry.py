"""The frozen program starts here; its worker processes do, too."""

import multiprocessing
import sys

if __name__ == "__main__":
    # A worker is this program again: here it goes its own way, before anything of the game is loaded.
    multiprocessing.freeze_support()
    from enix_desktop.cli import main

    sys.exit(main())
