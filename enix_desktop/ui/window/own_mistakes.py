"""What a review finds dear becomes puzzles, while it is read and afterwards."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import ReferenceType, ref

from PySide6.QtCore import QObject, Signal

from enix_desktop.app.system.paths import games_folder

if TYPE_CHECKING:
    from enix_desktop.app.puzzles.collection import Origin
    from enix_desktop.app.puzzles.keeping import MistakeKeeper
    from enix_desktop.app.review.run import ReviewRun
    from enix_desktop.coaching.review import Review
    from enix_desktop.engine.rules import Seat


class OwnMistakes(QObject):
    """Keeps what people of this machine decided dearly; games from elsewhere are not theirs."""

    counted = Signal(object, int)
    """Of the choices that a ReviewRun is about so many are kept as puzzles."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: set[tuple[Path, Seat, int]] = set()
        self._origins: dict[tuple[Path, Seat], Origin] = {}
        self._shown: tuple[ReferenceType[ReviewRun], Seat] | None = None
        """Whose review was told last."""

    @cached_property
    def keeper(self) -> "MistakeKeeper":
        from enix_desktop.app.puzzles.keeping import MistakeKeeper

        keeper = MistakeKeeper(self)
        keeper.kept.connect(lambda _count: self._count())
        return keeper

    def follow(self, run: "ReviewRun") -> None:
        """Keep the mistakes that *run* finds, and count what is kept."""
        run.reviewed.connect(lambda review: self._on_reviewed(run, review))

    def close(self) -> None:
        """Think no more."""
        if "keeper" in vars(self):
            self.keeper.close()

    def _on_reviewed(self, run: "ReviewRun", review: "Review") -> None:
        from enix_desktop.app.puzzles.keeping import dear_decisions

        self._shown = ref(run), review.seat
        self._count()
        path, course = run.path, run.course
        if path is None or course is None or path.parent.resolve() != games_folder().resolve():
            return
        if course.record.participants[review.seat].player is not None:
            return
        found = {(path, review.seat, number) for number in dear_decisions(review.decisions)} - self._known
        if found:
            self._known |= found
            self.keeper.keep_mistakes(course.record, review.seat, sorted(number for *_, number in found))

    def _count(self) -> None:
        from enix_desktop.app.puzzles.collection import Origin, kept_of

        run, seat = (None, 0) if self._shown is None else (self._shown[0](), self._shown[1])
        if run is None or run.course is None or run.path is None:
            return
        which, record = (run.path, seat), run.course.record
        if which not in self._origins:
            self._origins[which] = Origin.of(record, seat)
        self.counted.emit(run, kept_of(record.game, self._origins[which])[1])
