"""One seat of a new game: pawn, name, who plays, and how strong a computer player is."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPixmap, QWheelEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QSlider, QToolButton, QVBoxLayout, QWidget

from enix_desktop.app.play.choices import (
    COMPUTER_NAMES,
    OWN,
    PEOPLE_NAMES,
    USUAL_STRENGTH,
    SeatChoice,
    own_style,
    styles_offered,
)
from enix_desktop.app.play.help import AS_AGREED
from enix_desktop.catalogue import Game
from enix_desktop.players.blend import FULL_STRENGTH, blend_key, strength_of
from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.newgame.choice_list import ChoiceList
from enix_desktop.ui.newgame.face_button import FaceButton
from enix_desktop.ui.newgame.help_button import HelpButton
from enix_desktop.ui.newgame.pawn_button import PawnButton
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.widgets.choice_box import ChoiceBox
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, TARGET, current_theme

_STEP, _PAGE = 5, 20
_PLAYER, _NARROW_PLAYER, _NAME, _NARROW_NAME = 54, 52, 26, 20
"""Steps of width for who plays and the name, alone and beside a button for help."""


class StrengthSlider(QSlider):
    """From 0 to 100 percent; the wheel scrolls the page and never changes the strength by accident."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(0, FULL_STRENGTH)
        self.setValue(USUAL_STRENGTH)
        self.setSingleStep(_STEP)
        self.setPageStep(_PAGE)
        self.setMinimumHeight(TARGET)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


_HANDICAP = "handicap"
"""What the list of players calls the choice that comes with a slider."""


class SeatRow(QWidget):
    """Shows one seat and says what a person changes; what is allowed is passed in."""

    edited = Signal()
    """The name has changed."""
    player_changed = Signal()
    strength_wanted = Signal()
    """A handicap was chosen, so there is a slider to look at."""
    pawn_chosen = Signal(str)
    removed = Signal()

    def __init__(self, game: Game, ui: GameUi, words: TableWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game, self._ui, self._words = game, ui, words
        self.pawn = PawnButton(self)
        self.face = FaceButton(styles_offered(game), words, self)
        self.name = QLineEdit(self)
        self.player = ChoiceBox(self)
        self.strength = StrengthSlider(self)
        self.ends = (PlainLabel(parent=self), PlainLabel(parent=self))
        self.help = HelpButton(self)
        self.wishes = [ChoiceList(choice, self) for choice in game.seat_choices]
        self.remove = QToolButton(self)
        self.problem = PlainLabel(parent=self)
        self._about = PlainLabel(parent=self)
        # A box tells a screen reader what is chosen; what for, only a label tells, which needs not be seen.
        self._who = PlainLabel(parent=self)
        self._who.setBuddy(self.player)
        self._who.hide()
        set_role(self.remove, "link")
        set_role(self.problem, "problem")
        set_role(self._about, "muted")
        self._about.setFixedHeight(5 * STEP)
        for end in self.ends:
            set_role(end, "muted")
        self.remove.setText("✕")
        self.remove.setFixedSize(TARGET, TARGET)
        self.remove.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.name.setMinimumWidth(_NAME * STEP)
        self.player.setMinimumWidth(_PLAYER * STEP)
        self.problem.setFixedHeight(5 * STEP)
        self._lay_out()
        self.retranslate()
        current_theme.changed.connect(self._fill)
        self.name.textEdited.connect(self.edited)
        self.name.textChanged.connect(self._name_controls)
        self.name.textChanged.connect(self._show_style)
        self.face.chosen.connect(self._on_style_chosen)
        self.player.chosen.connect(self._on_player_chosen)
        self.strength.valueChanged.connect(self.edited)
        self.pawn.chosen.connect(self.pawn_chosen)
        self.remove.clicked.connect(self.removed)

    @property
    def choice(self) -> SeatChoice:
        key = blend_key(self.strength.value()) if self._is_handicapped else self.player.key
        wish = self.help.wish if key is None else AS_AGREED
        style = OWN if key is None else self.face.style_key
        options = {choice.key: choice.value for choice in self.wishes}
        return SeatChoice(self.name.text(), self.pawn.pawn, key, wish, style, options)

    @property
    def _is_handicapped(self) -> bool:
        return self.player.key == _HANDICAP

    def show_choice(self, choice: SeatChoice) -> None:
        if self.name.text() != choice.name:
            self.name.setText(choice.name)
        self.pawn.set_pawn(choice.pawn)
        self.help.set_wish(choice.help)
        for offered, wish in zip(self._game.seat_choices, self.wishes, strict=True):
            wish.set_value(choice.options.get(offered.key, offered.values[0]))
        strength = None if choice.player is None else strength_of(choice.player)
        self.player.set_key(choice.player if strength is None else _HANDICAP)
        self.strength.setValue(USUAL_STRENGTH if strength is None else strength)
        self.face.set_style_key(choice.style)
        self._show_strength()
        self.retranslate()

    def suggestions(self) -> tuple[str, ...] | None:
        """Names to choose from if the name shown was only a suggestion for the other kind of player."""
        names, others = (
            (PEOPLE_NAMES, COMPUTER_NAMES) if self.player.key is None else (COMPUTER_NAMES, PEOPLE_NAMES)
        )
        return names if self.name.text() in others else None

    def offer_wishes(self, seats: int) -> None:
        """Show what the game offers people at a table of so many *seats*."""
        for offered, wish in zip(self._game.seat_choices, self.wishes, strict=True):
            fits = offered.seats is None or seats in offered.seats
            wish.setVisible(fits and self.player.key is None)

    def offer_help(self, is_offered: bool) -> None:
        """Whether people may differ in the help they get."""
        self.help.offer(is_offered, self.player.key is None)
        self.player.setMinimumWidth((_NARROW_PLAYER if is_offered else _PLAYER) * STEP)
        self.name.setMinimumWidth((_NARROW_NAME if is_offered else _NAME) * STEP)

    def show_surroundings(self, problem: str, owners: Mapping[str, str], is_removable: bool) -> None:
        """Show what is wrong here, who has which pawn, and whether this seat may go."""
        self.problem.setText(problem)
        self._show_strength()
        self.name.setAccessibleDescription(problem)
        set_role(self.name, "wrong" if problem else "")
        self.pawn.set_owners(owners)
        self.remove.setEnabled(is_removable)

    def retranslate(self) -> None:
        self._fill()
        for wish in self.wishes:
            wish.tell(self._ui.choices()[wish.key])
        self.pawn.retranslate()
        self._show_style()
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(self.tr("Name"))
        self._who.setText(self.tr("Who plays"))
        self.remove.setToolTip(self.tr("Remove this player"))
        weak, strong = self._words.strength_ends()
        for label, words in zip(self.ends, (weak, strong), strict=True):
            label.setText(words)
        self.strength.setToolTip(self._words.handicap_description())
        self.strength.setAccessibleDescription(
            self.tr("0: {weak}, 100: {strong}").format(weak=weak, strong=strong)
        )
        self._name_controls()

    def _name_controls(self) -> None:
        """Screen readers say which player a control belongs to."""
        name = self.name.text()
        self.help.set_name(name)
        self.remove.setAccessibleName(self.tr("Remove {name}").format(name=name))
        self.strength.setAccessibleName(self.tr("Strength of {name}").format(name=name))

    def _fill(self) -> None:
        person, computer = player_icon(True), player_icon(False)
        words = self._words
        entries = [
            (None, words.player(None), person),
            *((key, words.player(key), computer) for key in self._game.levels),
        ]
        descriptions = {**words.level_descriptions(), _HANDICAP: words.handicap_description()}
        self.player.set_entries([*entries, (_HANDICAP, words.handicap(), computer)], descriptions)

    def _on_style_chosen(self, style: str) -> None:
        self.face.set_style_key(style)
        self._show_style()
        self.edited.emit()

    def _show_style(self) -> None:
        """Computer players have a face; what their style means stands where a problem would."""
        self.face.set_name(self.name.text(), own_style(self._game, self.name.text()))
        self._about.setText(self.face.about)
        has_style = self.player.key is not None and bool(self._game.styles)
        self.face.setVisible(has_style)
        self._about.setVisible(has_style and not self.problem.text() and not self._is_handicapped)

    def _on_player_chosen(self) -> None:
        self._show_strength()
        self.player_changed.emit()
        if self._is_handicapped:
            self.strength_wanted.emit()

    def _show_strength(self) -> None:
        """The ends of the slider are named where a problem is shown if there is one."""
        self.strength.setVisible(self._is_handicapped)
        self.problem.setVisible(bool(self.problem.text()) or not self._is_handicapped)
        for end in self.ends:
            end.setVisible(self.problem.isHidden())
        self._show_style()
        # Words under a slider must not look like a heading of the next seat.
        self._grid.setRowMinimumHeight(3, 2 * STEP if self._is_handicapped else 0)

    def _lay_out(self) -> None:
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * STEP)
        grid.setVerticalSpacing(0)
        grid.addWidget(self.pawn, 0, 0)
        grid.addWidget(self.face, 0, 1)
        grid.addWidget(self.name, 0, 2)
        grid.addWidget(self.player, 0, 3)
        grid.addWidget(self.help, 0, 4)
        grid.addWidget(self.remove, 0, 5)
        grid.addWidget(self.strength, 1, 2, 1, 2)
        grid.setRowMinimumHeight(2, 5 * STEP)
        grid.addWidget(self.problem, 2, 1, 1, 5)
        grid.addWidget(self._about, 2, 1, 1, 5)
        grid.addLayout(self._ends_layout(), 2, 2, 1, 2)
        wishes = QVBoxLayout()  # people have wishes and no slider, computers the other way round
        for wish in self.wishes:
            wishes.addWidget(wish)
        grid.addLayout(wishes, 1, 2, 1, 2)
        grid.setColumnStretch(2, 1)

    def _ends_layout(self) -> QHBoxLayout:
        weak, strong = self.ends
        row = QHBoxLayout()
        row.setSpacing(4 * STEP)
        row.addWidget(weak)
        row.addStretch(1)
        row.addWidget(strong)
        for end in self.ends:
            end.setFixedHeight(5 * STEP)
        return row


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
        painter.fillPath(path, current_theme.theme.text)
        painter.end()
        pixmap.setDevicePixelRatio(scale)
        icon.addPixmap(pixmap)
    return icon
