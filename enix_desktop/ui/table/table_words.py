"""What every table says, in every game."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from enix_desktop.app.play.undo import Obstacle
from enix_desktop.engine.rules import Seat
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.question import Question


class SharedWords(QObject):
    """Whole sentences in the current language."""

    def __init__(self, names: PlayerNames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def player(self, seat: Seat) -> str:
        return self._names.player(seat)

    def thinking(self, seats: Sequence[Seat]) -> str:
        return self.tr("{players} is thinking.").format(players=self._names.players(seats))

    def turn_of(self, seat: Seat, you: Seat) -> str:
        """Whose turn it is, where nobody may learn who thinks."""
        if seat == you:
            return self.tr("It is your turn.")
        return self.tr("It is {player}’s turn.").format(player=self._names.player(seat))

    def why_button(self) -> str:
        return self.tr("Why?")

    def about_why(self) -> str:
        return self.tr("Shows the reason step by step, with the rule (W).")

    def result_button(self) -> str:
        return self.tr("Show the result")

    def paused(self) -> str:
        return self.tr("Paused. Press P to resume.")

    def no_hints(self) -> str:
        return self.tr("You play without hints.")

    def looked_at(self) -> str:
        return self.tr("One moment: the tutor is looking at your choice.")

    def doubt(self) -> Question:
        """Asked once before a choice that seems dear; it tells nothing else."""
        return Question(
            self.tr("Are you sure?"),
            [self.tr("A clearly better choice seems to be available.")],
            self.tr("Play it"),
            self.tr("Think again"),
            is_doubtful=True,
        )

    def answered(self) -> str:
        return self.tr("Read on beside the table.")

    def to_go_on(self) -> str:
        return self.tr("Click or press any key to continue.")

    def to_read_on(self, is_last: bool) -> str:
        """As the coach's button says; on the *last* page it has other words."""
        return self.tr("Press Enter to continue.") if is_last else self.tr("Click Next or press Enter.")

    def not_undone(self, obstacle: Obstacle) -> str:
        """Why the last decision stands."""
        return {
            Obstacle.AGREEMENT: self.tr(
                "Decisions are final at this table. Change a choice before you confirm it."
            ),
            Obstacle.NOTHING: self.tr("There is nothing to undo yet."),
            Obstacle.SOMEBODY: self.tr("Somebody else has decided since, so you cannot undo."),
            Obstacle.LEARNED: self.tr("Cards have been seen since, so you cannot undo."),
        }[obstacle]

    def not_redone(self) -> str:
        return self.tr("There is nothing to redo.")

    def over(self) -> str:
        return self.tr("The game is over.")
