"""Exporting a replay: a picture, an animation or a text."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSaveFile, QStandardPaths, QTimer, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.app.play.replay_run import ReplayRun
from enix_desktop.ui.replay.apng import AnimatedPng, png
from enix_desktop.ui.replay.camera import TABLE, Camera, Reach
from enix_desktop.ui.replay.kind import ReplayKind
from enix_desktop.ui.widgets.choice_box import ChoiceBox
from enix_desktop.ui.widgets.file_dialogs import file_to_save, standard_folder
from enix_desktop.ui.widgets.grow_to_fit import GrowToFit
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP
from enix_desktop.ui.widgets.translated import Translated

SCALES = {"small": 0.625, "medium": 1.0, "large": 2.0, "huge": 3.0}
MOMENT, TEXT = "moment", "text"
KINDS = (MOMENT, *(reach.value for reach in Reach), TEXT)
_USUAL_SCALES = {MOMENT: "large"}


class ExportDialog(Translated, QDialog):
    """Asks what and how large, and writes it a little at a time, so that nothing waits for it."""

    settled = Signal(bool)
    """Whether the file is written."""

    def __init__(self, kind: ReplayKind, run: ReplayRun, text: str, parent: QWidget | None = None) -> None:
        """*text* is the game in sentences."""
        super().__init__(parent)
        GrowToFit(self)
        self._kind, self._run, self._text = kind, run, text
        self._path: Path | None = None
        self._work: Iterator[float] | None = None
        self.kinds = {name: QRadioButton() for name in KINDS}
        self.scale = ChoiceBox()
        self.save, self.cancel = QPushButton(), QPushButton()
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.problem = PlainLabel()
        self.problem.setWordWrap(True)
        set_role(self.problem, "problem")
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)
        self._lay_out()
        self.retranslate()
        self.kinds[MOMENT].setChecked(True)
        self.scale.set_key(_USUAL_SCALES[MOMENT])
        self._group.buttonClicked.connect(self._on_kind)
        self.save.clicked.connect(self._ask_path)
        self.cancel.clicked.connect(self.reject)

    def _lay_out(self) -> None:
        self._group = QButtonGroup(self)
        self._titles = PlainLabel(), PlainLabel()
        for title in self._titles:
            set_role(title, "heading")
        grid = QGridLayout()
        grid.setVerticalSpacing(STEP)
        grid.addWidget(self._titles[0], 0, 0)
        for row, radio in enumerate(self.kinds.values(), 1):
            self._group.addButton(radio)
            grid.addWidget(radio, row, 0)
        grid.addWidget(self._titles[1], 6, 0)
        grid.addWidget(self.scale, 7, 0)
        self.progress.setVisible(False)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.save)
        set_role(self.save, "main")
        self.save.setDefault(True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(6 * STEP, 5 * STEP, 6 * STEP, 5 * STEP)
        whole.setSpacing(3 * STEP)
        whole.addLayout(grid)
        whole.addWidget(self.problem)
        whole.addWidget(self.progress)
        whole.addLayout(buttons)
        self.setMinimumWidth(90 * STEP)

    @property
    def chosen(self) -> str:
        return next(name for name, radio in self.kinds.items() if radio.isChecked())

    def _on_kind(self) -> None:
        self.scale.setEnabled(self.chosen != TEXT)
        self.scale.set_key(_USUAL_SCALES.get(self.chosen, "small"))

    def _ask_path(self) -> None:
        place = QStandardPaths.StandardLocation
        folder = place.DocumentsLocation if self.chosen == TEXT else place.PicturesLocation
        ending, title, kinds = self._file_words()
        reel = self._run.reel
        name = f"{reel.record.game}-{reel.position(self._run.index)}.{ending}"
        path = file_to_save(self, title, standard_folder(folder) / name, kinds)
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> None:
        """Write what is chosen to *path*."""
        self._path = path
        self.problem.setText("")
        if self.chosen == TEXT:
            self._finish(self._text.encode())
            return
        self._work = self._painted(SCALES[self.scale.key or "medium"])
        self.save.setEnabled(False)
        self.progress.setValue(0)
        self.progress.setVisible(True)
        self._timer.start()

    def _painted(self, scale: float) -> Iterator[float]:
        camera = Camera(self._kind, self._run, scale)
        try:
            if self.chosen == MOMENT:
                self._finish(png(camera.picture(self._run.index)))
                yield 1.0
                return
            animated = AnimatedPng()
            yield from camera.film(Reach(self.chosen), animated)
            self._finish(animated.data())
        finally:
            camera.close()

    def _go_on(self) -> None:
        share = None if self._work is None else next(self._work, None)
        if share is None:
            self._stop()
        else:
            self.progress.setValue(round(share * 100))

    def _finish(self, data: bytes) -> None:
        assert self._path is not None
        file = QSaveFile(str(self._path))
        is_written = (
            file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()
        )
        if is_written:
            self.accept()
        else:
            self.problem.setText(self.tr("{file} cannot be written.").format(file=self._path.name))
        self.settled.emit(is_written)

    def _stop(self) -> None:
        self._timer.stop()
        if self._work is not None:
            work, self._work = self._work, None
            if hasattr(work, "close"):
                work.close()
        self.progress.setVisible(False)
        self.save.setEnabled(True)

    def done(self, result: int) -> None:
        """Closing the dialog cancels the export."""
        self._timer.stop()
        super().done(result)
        QTimer.singleShot(0, self, self._stop)  # it may be in the middle of the last picture
        self.deleteLater()

    def _file_words(self) -> tuple[str, str, str]:
        if self.chosen == TEXT:
            return "txt", self.tr("Save the text"), self.tr("Text files (*.txt)")
        return "png", self.tr("Save the picture"), self.tr("Pictures (*.png)")

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Export"))
        self._titles[0].setText(self.tr("What"))
        self._titles[1].setText(self.tr("Size"))
        words = {
            MOMENT: self.tr("A picture of this moment (PNG)"),
            Reach.TURN.value: self.tr("This turn as an animated picture (APNG)"),
            Reach.ROUND.value: self.tr("This round as an animated picture (APNG)"),
            Reach.GAME.value: self.tr("The whole game as an animated picture (APNG)"),
            TEXT: self.tr("The whole game as text"),
        }
        for name, radio in self.kinds.items():
            radio.setText(words[name])
        sizes = {
            "small": self.tr("Small: {width} × {height}"),
            "medium": self.tr("Medium: {width} × {height}"),
            "large": self.tr("Large: {width} × {height}"),
            "huge": self.tr("Very large: {width} × {height}"),
        }
        entries = []
        for name, scale in SCALES.items():
            size = TABLE * scale
            entries.append((name, sizes[name].format(width=size.width(), height=size.height()), None))
        self.scale.set_entries(entries)
        self.scale.setAccessibleName(self._titles[1].text())
        self.save.setText(self.tr("Save…"))
        self.cancel.setText(self.tr("Cancel"))
