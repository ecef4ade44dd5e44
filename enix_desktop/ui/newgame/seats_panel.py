"""All seats of a new game."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.app.play.choices import PAWN_KEYS, SeatChoice, another_seat, free_name, problems
from enix_desktop.catalogue import Game
from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.newgame.seat_row import SeatRow
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP


class SeatsPanel(QFrame):
    """As many seats as the game has; pawns are swapped, so that they always differ."""

    edited = Signal()
    grown = Signal(QWidget)
    """Something has appeared that is to be seen."""

    def __init__(self, game: Game, ui: GameUi, words: TableWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game, self._ui, self._words = game, ui, words
        self.rows: list[SeatRow] = []
        self.has_help = True
        """Whether the game has any help that people could differ in."""
        self._heading = PlainLabel(parent=self)
        self.add_button = QPushButton(self)
        self.add_button.setAutoDefault(True)
        self.add_button.clicked.connect(self._add)
        self._full = PlainLabel(parent=self)
        set_role(self, "panel")
        set_role(self._heading, "heading")
        set_role(self._full, "muted")
        self._rows_layout = QVBoxLayout()
        self._rows_layout.setSpacing(0)
        foot = QHBoxLayout()
        foot.addWidget(self.add_button)
        foot.addWidget(self._full, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 3 * STEP, 3 * STEP, 4 * STEP)
        layout.setSpacing(3 * STEP)
        layout.addWidget(self._heading)
        layout.addLayout(self._rows_layout)
        layout.addLayout(foot)
        layout.addStretch(1)
        self.retranslate()

    @property
    def seats(self) -> tuple[SeatChoice, ...]:
        return tuple(row.choice for row in self.rows)

    @property
    def complaint(self) -> str:
        """The first reason why a game cannot begin with these seats, or nothing."""
        seats = self.seats
        found = problems(self._game, seats)
        return self._words.problem(found[min(found)], seats[min(found)].name) if found else ""

    def set_seats(self, seats: Sequence[SeatChoice]) -> None:
        while len(self.rows) > len(seats):
            self._drop(self.rows[-1])
        while len(self.rows) < len(seats):
            self._append()
        for row, seat in zip(self.rows, seats, strict=True):
            row.show_choice(seat)
        self._judge()

    def focus_first_person(self) -> None:
        """Let the first person type a name at once."""
        person = next((row for row in self.rows if row.player.key is None), self.rows[0])
        person.name.setFocus(Qt.FocusReason.OtherFocusReason)
        person.name.selectAll()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Who plays?"))
        self.add_button.setText(self.tr("&Add a player"))
        for row in self.rows:
            row.retranslate()
        self._judge()

    def _append(self) -> SeatRow:
        row = SeatRow(self._game, self._ui, self._words, self)
        previous: QWidget | None = self.rows[-1].remove if self.rows else None
        self.rows.append(row)
        self._rows_layout.addWidget(row)
        row.show()
        for widget in (
            *(row.pawn, row.face, row.name, row.player, row.help, row.strength),
            *(wish.box for wish in row.wishes),
            row.remove,
        ):
            if previous:
                QWidget.setTabOrder(previous, widget)
            previous = widget
        QWidget.setTabOrder(row.remove, self.add_button)
        row.edited.connect(self._judge)
        row.player_changed.connect(lambda: self._rename(row))
        row.strength_wanted.connect(lambda: self.grown.emit(row))
        row.pawn_chosen.connect(lambda key: self._give(row, key))
        row.removed.connect(lambda: self._remove(row))
        return row

    def _drop(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._rows_layout.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _add(self) -> None:
        seat = another_seat(self._game, self.seats)
        row = self._append()
        row.show_choice(seat)
        self._judge()
        row.name.setFocus(Qt.FocusReason.OtherFocusReason)
        row.name.selectAll()

    def _remove(self, row: SeatRow) -> None:
        index = self.rows.index(row)
        self._drop(row)
        self._judge()
        self.rows[min(index, len(self.rows) - 1)].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _give(self, row: SeatRow, key: str) -> None:
        for other in self.rows:
            if other is not row and other.pawn.pawn == key:
                other.pawn.set_pawn(row.pawn.pawn)
        row.pawn.set_pawn(key)
        self._judge()

    def _rename(self, row: SeatRow) -> None:
        names = row.suggestions()
        if names:
            row.name.setText(free_name(names, self.seats))
        self._judge()

    def _judge(self) -> None:
        seats = self.seats
        found = problems(self._game, seats)
        several = self.has_help and sum(seat.player is None for seat in seats) > 1
        for index, row in enumerate(self.rows):
            owners = {seat.pawn: seat.name for other, seat in enumerate(seats) if other != index}
            words = self._words.problem(found[index], seats[index].name) if index in found else ""
            row.offer_help(several)
            row.offer_wishes(len(seats))
            row.show_surroundings(words, owners, len(seats) > self._game.seats[0])
        full = len(seats) == min(self._game.seats[-1], len(PAWN_KEYS))
        self.add_button.setEnabled(not full)
        self._full.setText(
            self.tr("At most {count} players can play.").format(count=self._game.seats[-1]) if full else ""
        )
        self.edited.emit()
