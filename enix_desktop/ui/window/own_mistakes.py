"""What a review finds dear becomes puzzles, while it is read and afterwards."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from enix_desktop.app.system.paths import games_folder

if TYPE_CHECKING:
    from enix_desktop.app.puzzles.keeping import MistakeKeeper
    from enix_desktop.app.review.run import ReviewRun
    from enix_desktop.coaching.review import Review
    from enix_desktop.engine.rules import Seat


class OwnMistakes(QObject):
    """Keeps what people of this machine decided dearly; games from elsewhere are not theirs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: set[tuple[Path, Seat, int]] = set()

    @cached_property
    def keeper(self) -> "MistakeKeeper":
        from enix_desktop.app.puzzles.keeping import MistakeKeeper

        return MistakeKeeper(self)

    def follow(self, run: "ReviewRun") -> None:
        """Keep the mistakes that *run* finds."""
        run.reviewed.connect(lambda review: self._on_reviewed(run, review))

    def close(self) -> None:
        """Think no more."""
        if "keeper" in vars(self):
            self.keeper.close()

    def _on_reviewed(self, run: "ReviewRun", review: "Review") -> None:
        from enix_desktop.app.puzzles.keeping import dear_decisions

        path, course = run.path, run.course
        if path is None or course is None or path.parent.resolve() != games_folder().resolve():
            return
        if course.record.participants[review.seat].player is not None:
            return
        found = {(path, review.seat, number) for number in dear_decisions(review.decisions)} - self._known
        if found:
            self._known |= found
            self.keeper.keep_mistakes(course.record, review.seat, sorted(number for *_, number in found))
