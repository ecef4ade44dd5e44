"""Says that the program has a fault, and what one can do about it."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.storage.files import CannotWrite, write_whole
from enix_desktop.ui.widgets.file_dialogs import file_to_save, standard_folder
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP
from enix_desktop.ui.widgets.translated import Translated

_WIDTH = 560


class CrashDialog(Translated, QDialog):
    """One box for all faults, however many there are while it is open."""

    go_on_wanted = Signal()
    quit_wanted = Signal()

    def __init__(
        self,
        report: Callable[[bool], str],
        *,
        is_written: bool = True,
        can_go_on: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """*report* gives the text, with names left out or not; *is_written* says that all is on disk."""
        super().__init__(parent)
        self._report = report
        self._is_written, self._can_go_on = is_written, can_go_on
        self._saved: tuple[Path, bool] | None = None
        """Where the report was to be saved, and whether that succeeded."""
        self.count = 1
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(_WIDTH)
        self._heading = PlainLabel(wordWrap=True)
        set_role(self._heading, "heading")
        self._comfort = PlainLabel(wordWrap=True)
        self._often = PlainLabel(wordWrap=True)
        self._explained = PlainLabel(wordWrap=True)
        self.names_box = QCheckBox()
        self.names_box.setChecked(True)
        self._told = PlainLabel(wordWrap=True)
        self.save_button, self.quit_button, self.go_on_button = (QPushButton() for _ in range(3))
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self.save_button.clicked.connect(self._save)
        self.quit_button.clicked.connect(self._quit)
        self.go_on_button.clicked.connect(self.accept)
        self.go_on_button.setVisible(self._can_go_on)
        main = self.go_on_button if self._can_go_on else self.quit_button
        set_role(main, "main")
        main.setDefault(True)
        if self._can_go_on:
            self.finished.connect(self._on_finished)
        foot = QHBoxLayout()
        foot.addWidget(self.save_button)
        foot.addStretch(1)
        foot.addWidget(self.quit_button)
        foot.addWidget(self.go_on_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(6 * STEP, 5 * STEP, 6 * STEP, 4 * STEP)
        whole.setSpacing(3 * STEP)
        for widget in (
            self._heading,
            self._comfort,
            self._often,
            self._explained,
            self.names_box,
            self._told,
        ):
            whole.addWidget(widget)
        whole.addStretch(1)
        whole.addLayout(foot)

    def count_another(self) -> None:
        """Count a repeated fault; one box is enough."""
        self.count += 1
        self.retranslate()

    def sentences(self) -> list[str]:
        labels = (self._heading, self._comfort, self._often, self._explained, self._told)
        return [label.text() for label in labels if not label.isHidden()]

    def _save(self) -> None:
        folder = standard_folder(QStandardPaths.StandardLocation.DocumentsLocation)
        name = f"enix-desktop-report-{date.today().isoformat()}.txt"
        title, kinds = self.tr("Save the report"), self.tr("Text files (*.txt)")
        path = file_to_save(self, title, folder / name, kinds)
        if path is None:
            return
        try:
            write_whole(path, self._report(self.names_box.isChecked()), is_shared=True)
            self._saved = path, True
            (self.go_on_button if self._can_go_on else self.quit_button).setFocus()
        except CannotWrite:
            self._saved = path, False
        self.retranslate()

    def _quit(self) -> None:
        self.quit_wanted.emit()
        self._can_go_on = False
        self.accept()

    def _on_finished(self) -> None:
        if self._can_go_on:
            self.go_on_wanted.emit()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Program error"))
        self._heading.setText(self.tr("Something went wrong."))
        self._comfort.setText(self._comforting())
        self._often.setText(self.tr("It has happened %Ln time(s) since this box opened.", "", self.count))
        self._often.setVisible(self.count > 1)
        self._explained.setText(
            self.tr(
                "A report helps us find the error. It is a text file you can read: what happened, "
                "the versions, the log, and your game without any card that is still hidden from "
                "you. Nothing is sent."
            )
        )
        self.names_box.setText(self.tr("Leave out the players’ names"))
        self._told.setText(self._saving_told())
        self._told.setVisible(self._saved is not None)
        self.save_button.setText(self.tr("&Save report…"))
        self.quit_button.setText(self.tr("&Quit"))
        self.go_on_button.setText(self.tr("&Continue"))
        self._fit()

    def _comforting(self) -> str:
        if not self._can_go_on:
            return self.tr("Enix Desktop cannot start. Your games are safe.")
        if not self._is_written:
            return self.tr(
                "The last moves are not saved yet. Enix Desktop tries again when you continue or quit."
            )
        return self.tr(
            "Your games are safe and you can continue. If a game is open, its table is set up again."
        )

    def _saving_told(self) -> str:
        if self._saved is None:
            return ""
        path, is_saved = self._saved
        if is_saved:
            return self.tr("Report saved: {file}").format(file=path)
        return self.tr("The report cannot be saved there: {file}").format(file=path)

    def _fit(self) -> None:
        """A dialog does not ask by itself how high its wrapped lines are."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.setMinimumHeight(layout.totalHeightForWidth(max(_WIDTH, self.width())))

    def showEvent(self, event: QShowEvent) -> None:
        """The type is known for certain only now."""
        super().showEvent(event)
        self._fit()
