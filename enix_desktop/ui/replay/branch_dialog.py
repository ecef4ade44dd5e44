"""Who plays on from here: the seats as they were, or with other players."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.app.play.replay_reel import Reel
from enix_desktop.engine.rules import Seat
from enix_desktop.ui.newgame.seat_row import player_icon
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.replay.kind import ReplayKind
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import look_of
from enix_desktop.ui.widgets.choice_box import ChoiceBox
from enix_desktop.ui.widgets.grow_to_fit import GrowToFit
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font
from enix_desktop.ui.widgets.translated import Translated

_PERSON = "person"


class BranchDialog(Translated, QDialog):
    """Offers a person or a level for each seat, beginning with who sat there."""

    def __init__(self, kind: ReplayKind, reel: Reel, viewer: Seat, parent: QWidget | None = None) -> None:
        """Where only computer players played, the person is to take seat *viewer*."""
        super().__init__(parent)
        GrowToFit(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._reel = reel
        self._words = TableWords(self)
        self._about = PlainLabel()
        self._about.setWordWrap(True)
        self.choices = [ChoiceBox() for _ in reel.record.participants]
        self.play, self.cancel = QPushButton(), QPushButton()
        set_role(self.play, "main")
        self.play.setDefault(True)
        self.play.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * STEP)
        grid.setColumnStretch(1, 1)
        for seat, (who, choice) in enumerate(zip(reel.record.participants, self.choices, strict=True)):
            name = PlainLabel(who.name)
            name.setFont(font(SIZES[1]))
            choice.setAccessibleName(who.name)
            choice.setMinimumWidth(54 * STEP)
            # In a game that runs nobody may look into another hand.
            choice.setEnabled(reel.is_over)
            grid.addWidget(_Piece(kind, reel, seat), seat, 0)
            grid.addWidget(name, seat, 1)
            grid.addWidget(choice, seat, 2)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.play)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(6 * STEP, 5 * STEP, 6 * STEP, 5 * STEP)
        whole.setSpacing(4 * STEP)
        whole.addWidget(self._about)
        whole.addLayout(grid)
        whole.addLayout(buttons)
        self.setMinimumWidth(110 * STEP)
        self.retranslate()
        for who, choice in zip(reel.record.participants, self.choices, strict=True):
            choice.set_key(who.player or _PERSON)
        if reel.is_over and None not in self.players:
            self.choices[viewer].set_key(_PERSON)

    @property
    def players(self) -> list[str | None]:
        """Who is to play on each seat: a key, or None for a person."""
        return [None if choice.key == _PERSON else choice.key for choice in self.choices]

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Play from here"))
        self._about.setText(self.tr("A new game starts from this point. The recorded game stays as it is."))
        self.play.setText(self.tr("Play"))
        self.cancel.setText(self.tr("Cancel"))
        for who, choice in zip(self._reel.record.participants, self.choices, strict=True):
            levels = list(self._reel.game.levels)
            if who.player is not None and who.player not in levels:
                levels.append(who.player)  # a handicap, or a level of an earlier version
            choice.set_entries(
                [
                    (_PERSON, self._words.player(None), player_icon(True)),
                    *((key, self._words.player(key), player_icon(False)) for key in levels),
                ],
                self._words.level_descriptions(),
            )


class _Piece(QWidget):
    """What a player is known by."""

    def __init__(self, kind: ReplayKind, reel: Reel, seat: Seat) -> None:
        super().__init__()
        self._kind, self._seat, self._who = kind, seat, reel.record.participants[seat]
        self.setFixedSize(QSize(32, 40))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_piece(painter, QRectF(0, 4, 32, 30), look_of(self._seat, self._who))
