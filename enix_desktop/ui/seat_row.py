"""One seat of a new game: pawn, name, and who plays."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QToolButton, QWidget

from enix_desktop.app.choices import COMPUTER_NAMES, LEVELS, PEOPLE_NAMES, SeatChoice
from enix_desktop.ui.choice_box import ChoiceBox
from enix_desktop.ui.pawn_button import PawnButton
from enix_desktop.ui.style_sheet import set_role
from enix_desktop.ui.table_words import TableWords
from enix_desktop.ui.theme import STEP, TARGET, look


class SeatRow(QWidget):
    """Shows one seat and says what a person changes; what is allowed it is told."""

    edited = Signal()
    """The name has changed."""
    player_changed = Signal()
    pawn_chosen = Signal(str)
    removed = Signal()

    def __init__(self, words: TableWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.pawn = PawnButton(words, self)
        self.name = QLineEdit(self)
        self.player = ChoiceBox(self)
        self.remove = QToolButton(self)
        self.problem = QLabel(self)
        set_role(self.remove, "link")
        set_role(self.problem, "problem")
        self.remove.setText("✕")
        self.remove.setFixedSize(TARGET, TARGET)
        self.remove.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.name.setMinimumWidth(26 * STEP)
        self.player.setMinimumWidth(50 * STEP)
        self.problem.setFixedHeight(5 * STEP)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)  # it names what somebody typed
        self._lay_out()
        self.retranslate()
        look.changed.connect(self._fill)
        self.name.textEdited.connect(self.edited)
        self.player.chosen.connect(self.player_changed)
        self.pawn.chosen.connect(self.pawn_chosen)
        self.remove.clicked.connect(self.removed)

    @property
    def choice(self) -> SeatChoice:
        """The seat as it is shown now."""
        return SeatChoice(self.name.text(), self.pawn.pawn, self.player.key)

    def show_choice(self, choice: SeatChoice) -> None:
        """Show the seat *choice*."""
        if self.name.text() != choice.name:
            self.name.setText(choice.name)
        self.pawn.set_pawn(choice.pawn)
        self.player.set_key(choice.player)
        self.retranslate()

    def suggestions(self) -> tuple[str, ...] | None:
        """Names to choose from if the name shown was only a suggestion for the other kind of player."""
        names, others = (
            (PEOPLE_NAMES, COMPUTER_NAMES) if self.player.key is None else (COMPUTER_NAMES, PEOPLE_NAMES)
        )
        return names if self.name.text() in others else None

    def show_surroundings(self, problem: str, owners: Mapping[str, str], is_removable: bool) -> None:
        """Show what is wrong here, who has which pawn, and whether this seat may go."""
        self.problem.setText(problem)
        self.name.setAccessibleDescription(problem)
        set_role(self.name, "wrong" if problem else "")
        self.pawn.set_owners(owners)
        self.remove.setEnabled(is_removable)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._fill()
        self.pawn.retranslate()
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(self.tr("Name"))
        self.player.setAccessibleName(self.tr("Who plays"))
        self.remove.setToolTip(self.tr("Remove this player"))
        self.remove.setAccessibleName(self.tr("Remove {name}").format(name=self.name.text()))

    def _fill(self) -> None:
        icons = {True: player_icon(True), False: player_icon(False)}
        self.player.set_entries(
            [(key, self._words.player(key), icons[key is None]) for key in (None, *LEVELS)]
        )

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * STEP)
        grid.setVerticalSpacing(0)
        grid.addWidget(self.pawn, 0, 0)
        grid.addWidget(self.name, 0, 1)
        grid.addWidget(self.player, 0, 2)
        grid.addWidget(self.remove, 0, 3)
        grid.addWidget(self.problem, 1, 1, 1, 3)
        grid.setColumnStretch(1, 1)


def player_icon(is_person: bool) -> QIcon:
    """Head and shoulders of a person, or a computer."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    if is_person:
        path.addEllipse(QRectF(10, 4, 12, 12))
        shoulders = QPainterPath()
        shoulders.addRoundedRect(QRectF(4, 18, 24, 24), 11, 11)
        below = QPainterPath()
        below.addRect(QRectF(0, 28, 32, 20))
        path.addPath(shoulders.subtracted(below))
    else:
        screen, inside = QPainterPath(), QPainterPath()
        screen.addRoundedRect(QRectF(3, 5, 26, 18), 4, 4)
        inside.addRoundedRect(QRectF(6, 8, 20, 12), 2, 2)
        path.addPath(screen.subtracted(inside))
        path.addRoundedRect(QRectF(10, 25, 12, 3), 1.5, 1.5)
    icon = QIcon()
    for scale in (1, 2, 3):
        pixmap = QPixmap(16 * scale, 16 * scale)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale / 2, scale / 2)
        painter.fillPath(path, look.theme.text)
        painter.end()
        pixmap.setDevicePixelRatio(scale)
        icon.addPixmap(pixmap)
    return icon
