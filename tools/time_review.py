"""How long somebody waits for a review: `python -m tools.time_review FILE` tells when the first one is there.

It thinks as the window does, with as many processes, and with `--settle` until it does not get finer.
"""

import sys
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from enix_desktop.app.review.run import ReviewRun


def main(path: Path, settles: bool) -> None:
    """Print the seconds until the first review, and perhaps until the last."""
    app = QCoreApplication([])
    run = ReviewRun(path)
    began = time.perf_counter()

    def told(what: str) -> None:
        print(f"{what} after {time.perf_counter() - began:.1f} s", flush=True)

    def end() -> None:
        run.close()
        app.quit()

    def on_review() -> None:
        run.reviewed.disconnect(on_review)
        told("first review")
        if not settles:
            end()

    def on_settled() -> None:
        told("settled")
        end()

    def on_refused(key: str) -> None:
        told(f"no review ({key})")
        end()

    run.reviewed.connect(on_review)
    run.settled.connect(on_settled)
    run.refused.connect(on_refused)
    run.begin()
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]), "--settle" in sys.argv)
