"""What is said about puzzles, whichever game it is."""

from enum import Enum

from PySide6.QtCore import QObject

from enix_desktop.app.puzzles.thinking import Examined
from enix_desktop.coaching.positions import Grade, Solution


class Whose(Enum):
    """Where a puzzle is from."""

    SHIPPED = "shipped"
    OWN = "own"
    GIVEN = "given"


class PuzzleWords(QObject):
    """Whole sentences in the current language."""

    def about(self, grade: Grade | None, whose: Whose) -> str:
        """What kind of puzzle it is, and where it is from, as far as that is known."""
        if grade is None:
            return self.tr("From a file") if whose is Whose.GIVEN else ""
        texts = {
            Whose.SHIPPED: {
                Grade.EASY: self.tr("Easy"),
                Grade.MEDIUM: self.tr("Medium"),
                Grade.HARD: self.tr("Hard"),
            },
            Whose.OWN: {
                Grade.EASY: self.tr("Easy, from a game of yours"),
                Grade.MEDIUM: self.tr("Medium, from a game of yours"),
                Grade.HARD: self.tr("Hard, from a game of yours"),
            },
            Whose.GIVEN: {
                Grade.EASY: self.tr("Easy, from a file"),
                Grade.MEDIUM: self.tr("Medium, from a file"),
                Grade.HARD: self.tr("Hard, from a file"),
            },
        }
        return texts[whose][grade]

    def streak(self, count: int) -> str:
        """How many in a row were right; one is nothing to tell about."""
        return self.tr("%n right in a row", "", count) if count > 1 else ""

    def task(self) -> str:
        return self.tr("Make your move on the table.")

    def thinking(self) -> str:
        return self.tr("One moment: your answer is compared with others.")

    def preparing(self) -> str:
        return self.tr("One moment: the solution is being worked out.")

    def right(self) -> str:
        return self.tr("Right!")

    def as_good(self) -> str:
        return self.tr("Right: nothing is clearly better.")

    def wrong(self) -> str:
        return self.tr("There is something better.")

    def shown(self) -> str:
        return self.tr("The solution")

    def margin(self, solution: Solution) -> str:
        """How much the best move stands out."""
        return self.tr(
            "In 100 such games it wins about %n more than any other move.", "", games(solution.margin)
        )

    def loss(self, found: Examined) -> str:
        """What a wrong answer costs."""
        return self.tr("In 100 such games it wins about %n fewer than the best move.", "", games(found.loss))

    def chosen(self, move: str) -> str:
        return self.tr("You chose: {move}.").format(move=move)

    def best(self, move: str) -> str:
        return self.tr("Best: {move}.").format(move=move)

    def unclear(self) -> str:
        return self.tr("Here no move is clearly better than all others, so this is no puzzle any more.")

    def not_worked_out(self) -> str:
        return self.tr("The computer could not work out the solution this time. You can try again.")

    def fault(self) -> str:
        return self.tr("Your answer could not be compared this time. Please try again.")

    def begun_again(self) -> str:
        return self.tr(
            "What was kept about your puzzles could not be read, so it begins again. The old file is kept."
        )

    def kept_now(self) -> str:
        return self.tr("This puzzle is kept now, and comes back like the others.")

    def not_kept(self) -> str:
        return self.tr("What you have solved cannot be saved at the moment. You can go on.")


def games(chance: float) -> int:
    """A difference in chance as games out of a hundred."""
    return max(1, round(100 * chance))
