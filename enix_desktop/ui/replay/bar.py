"""The controls of a replay: timeline, buttons, speed, viewpoint, search and export."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.app.play.replay_reel import Viewpoint
from enix_desktop.app.play.replay_run import PAUSES, ReplayRun
from enix_desktop.ui.replay.finding import Finder
from enix_desktop.ui.replay.icons import SignButton
from enix_desktop.ui.replay.kind import ReplayKind
from enix_desktop.ui.replay.timeline import HEIGHT, Timeline
from enix_desktop.ui.widgets.choice_box import ChoiceBox
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, font
from enix_desktop.ui.widgets.translated import Translated

SIGNS = ("first", "chapter_back", "back", "play", "forward", "chapter_forward", "last")
PUBLIC_KEY = "all"


class ReplayBar(Translated, QFrame):
    """Shows where the replay is, and says what is wanted."""

    pressed = Signal(str)
    """The name of a sign that was clicked."""
    speed_chosen = Signal(str)
    viewpoint_chosen = Signal(object)
    branch_wanted = Signal()
    export_wanted = Signal()
    left = Signal()

    def __init__(
        self,
        kind: ReplayKind,
        run: ReplayRun,
        speed: str,
        sentences: Callable[[int], Sequence[str]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        set_role(self, "bar")
        self._run = run
        self.timeline = Timeline(run.reel, kind)
        self.finder = Finder(run.reel.stops, sentences)
        self.signs = {name: SignButton(name) for name in SIGNS}
        self.place = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.place.setFont(font(15))
        self.speed, self.viewpoint = ChoiceBox(), ChoiceBox()
        for box in (self.speed, self.viewpoint):
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.open = SignButton("open")
        self.open.setCheckable(True)
        self.export, self.branch, self.leave = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self._connect()
        self.retranslate()
        self.speed.set_key(speed)
        self.show_viewpoint()

    def _lay_out(self) -> None:
        upper, lower = QHBoxLayout(), QHBoxLayout()
        for name, sign in self.signs.items():
            sign.setObjectName(f"replay_{name}")
            upper.addWidget(sign)
        upper.addSpacing(STEP)
        upper.addWidget(self.timeline, 1)
        upper.addWidget(self.place)
        upper.addWidget(self.speed)
        lower.addWidget(self.viewpoint)
        lower.addWidget(self.open)
        lower.addSpacing(2 * STEP)
        lower.addWidget(self.finder)
        lower.addStretch(1)
        for button in (self.export, self.branch, self.leave):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)
            lower.addWidget(button)
        self.timeline.setFixedHeight(HEIGHT)
        upper.setSpacing(STEP)
        lower.setSpacing(2 * STEP)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(3 * STEP, STEP, 3 * STEP, 2 * STEP)
        whole.setSpacing(STEP)
        whole.addLayout(upper)
        whole.addLayout(lower)
        digits = len(str(len(self._run.reel.stops)))
        self.place.setMinimumWidth(self.place.fontMetrics().horizontalAdvance("0" * 2 * digits + " / "))

    def _connect(self) -> None:
        for name, sign in self.signs.items():
            sign.clicked.connect(lambda *_, name=name: self.pressed.emit(name))
        self.speed.chosen.connect(lambda key: self.speed_chosen.emit(key))
        self.viewpoint.chosen.connect(lambda _: self._choose_viewpoint())
        self.open.clicked.connect(self._choose_viewpoint)
        self.export.clicked.connect(self.export_wanted)
        self.branch.clicked.connect(self.branch_wanted)
        self.leave.clicked.connect(self.left)
        self._run.playing.connect(self._show_playing)

    def show_index(self, index: int, can_branch: bool) -> None:
        """The replay is at *index*, from where one may play on or not."""
        reel = self._run.reel
        self.timeline.show_index(index)
        self.finder.show_index(index)
        self.place.setText(f"{reel.position(index)} / {len(reel.stops) - 1}")
        for name in ("first", "chapter_back", "back"):
            self.signs[name].setEnabled(index > 0)
        for name in ("forward", "chapter_forward", "last"):
            # From the table at the end these lead to the result.
            leads_on = name != "chapter_forward" and reel.record.outcome is not None
            self.signs[name].setEnabled(index < reel.last or leads_on)
        self.branch.setEnabled(can_branch)

    def show_viewpoint(self) -> None:
        viewpoint = self._run.viewpoint
        self.viewpoint.set_key(PUBLIC_KEY if viewpoint.is_public else str(viewpoint.seat))
        self.open.setChecked(viewpoint.is_open)

    def _choose_viewpoint(self) -> None:
        key = self.viewpoint.key
        if key is not None and key != PUBLIC_KEY:
            self.viewpoint_chosen.emit(Viewpoint(int(key), self.open.isChecked()))

    def _show_playing(self, is_playing: bool) -> None:
        self.signs["play"].set_sign("pause" if is_playing else "play")
        self._describe_play()

    def _describe_play(self) -> None:
        if self._run.is_playing:
            self.signs["play"].describe(self.tr("Pause"), self.tr("Pause (Space)"))
        else:
            self.signs["play"].describe(self.tr("Play"), self.tr("Play (Space)"))

    def retranslate(self) -> None:
        self._describe_play()
        for name, (text, tip) in self._sign_words().items():
            self.signs[name].describe(text, tip)
        self.timeline.setAccessibleName(self.tr("Timeline"))
        speeds = {
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
            "rapid": self.tr("Very fast"),
            "instant": self.tr("No animation"),
        }
        self.speed.set_entries([(name, speeds[name], None) for name in PAUSES])
        self.speed.setAccessibleName(self.tr("Speed"))
        self._fill_viewpoints()
        self.open.describe(self.tr("All cards open"), self._about_open())
        self.export.setText(self.tr("Export…"))
        self.branch.setText(self.tr("Play from here…"))
        self.branch.setToolTip(self._about_branch())
        self.leave.setText(self.tr("Leave"))

    def _fill_viewpoints(self) -> None:
        reel = self._run.reel
        if reel.permitted[0].is_public:
            entries = [(PUBLIC_KEY, self.tr("Known to all"), None)]
        else:
            seats = dict.fromkeys(viewpoint.seat for viewpoint in reel.permitted)
            entries = [(str(seat), reel.record.participants[seat].name, None) for seat in sorted(seats)]
        self.viewpoint.set_entries(entries)
        self.viewpoint.setEnabled(len(entries) > 1)
        self.viewpoint.setAccessibleName(self.tr("Whose view"))
        self.viewpoint.setToolTip(self._about_viewpoint())
        self.open.setEnabled(reel.is_over)
        self.show_viewpoint()

    def _sign_words(self) -> Mapping[str, tuple[str, str]]:
        return {
            "first": (self.tr("To the beginning"), self.tr("To the beginning (Home)")),
            "chapter_back": (self.tr("Previous chapter"), self.tr("Previous turn or round (Page Up)")),
            "back": (self.tr("Step back"), self.tr("Step back (Left)")),
            "forward": (self.tr("Step forward"), self.tr("Step forward (Right)")),
            "chapter_forward": (self.tr("Next chapter"), self.tr("Next turn or round (Page Down)")),
            "last": (self.tr("To the end"), self.tr("To the end (End)")),
        }

    def _about_viewpoint(self) -> str:
        reel = self._run.reel
        if reel.is_over:
            return self.tr("Whose view of the table is shown.")
        if reel.permitted[0].is_public:
            return self.tr("The game is not over: only what everybody at the table knows is shown.")
        return self.tr("The game is not over: only what this player has seen is shown.")

    def _about_open(self) -> str:
        if self._run.reel.is_over:
            return self.tr("Show all cards open (O)")
        return self.tr("Cards are opened when the game is over.")

    def _about_branch(self) -> str:
        if self._run.reel.is_over:
            return self.tr("Start a new game from this point.")
        return self.tr("In an unfinished game you can play on only from a point you could undo to.")
