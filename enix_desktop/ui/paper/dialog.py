"""Printing, or saving as PDF: what, on which paper, and a look at it before."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QStandardPaths, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.storage.files import CannotWrite
from enix_desktop.ui.paper.pdf import preview
from enix_desktop.ui.paper.saving import Saving
from enix_desktop.ui.paper.sheet import Sheets, usual_size
from enix_desktop.ui.widgets.choice_box import ChoiceBox
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, current_theme
from enix_desktop.ui.window.troubles import TroubleTeller

_PREVIEW = 260
_CHOICE = 68 * STEP


class PaperDialog(QDialog):
    """Offers some sheets; the one with the key *chosen* is there first."""

    def __init__(
        self, game: str, papers: Sequence[Sheets], chosen: str = "", parent: QWidget | None = None
    ) -> None:
        """*game* is what the game is called, in the names of files."""
        super().__init__(parent)
        self._game = game
        self._papers = {paper.key: paper for paper in papers}
        self._chosen = chosen or papers[0].key
        self.what, self.size_box = ChoiceBox(self), ChoiceBox(self)
        self._labels = PlainLabel(parent=self), PlainLabel(parent=self)
        self._preview = PlainLabel(parent=self, alignment=Qt.AlignmentFlag.AlignCenter)
        self.note = PlainLabel(parent=self)
        self.note.setWordWrap(True)
        self.close_button, self.print_button, self.save_button = (QPushButton(self) for _ in range(3))
        self.save_button.setDefault(True)
        set_role(self.save_button, "main")
        self._lay_out()
        self.retranslate()
        self.what.set_key(self._chosen)
        self.size_box.set_key(usual_size())
        self._show_preview()
        self.what.chosen.connect(self._show_preview)
        self.size_box.chosen.connect(self._show_preview)
        self.save_button.clicked.connect(self.save)
        self.print_button.clicked.connect(self.print)
        self.close_button.clicked.connect(self.reject)

    @property
    def paper(self) -> Sheets:
        return self._papers[self.what.key or self._chosen]

    @property
    def size_key(self) -> str:
        return self.size_box.key or usual_size()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Print or save as PDF"))
        texts = (self.tr("&What"), self.tr("P&aper"))
        for label, text, box in zip(self._labels, texts, (self.what, self.size_box), strict=True):
            label.setText(text)
            label.setBuddy(box)
        self.what.set_entries([(key, paper.title(), None) for key, paper in self._papers.items()])
        self.size_box.set_entries([("a4", self.tr("A4"), None), ("letter", self.tr("Letter (US)"), None)])
        self._preview.setAccessibleName(self.tr("The first page"))
        self.close_button.setText(self.tr("&Close"))
        self.print_button.setText(self.tr("&Print…"))
        self.save_button.setText(self.tr("&Save as PDF…"))
        self.note.clear()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._show_preview()
        super().changeEvent(event)

    def save(self) -> None:
        """Ask where, and write the file there whole or not at all."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        # A comma or a colon in a name of a file is a nuisance in many places.
        name = f"{self._game} - " + "".join(sign for sign in self.paper.title() if sign not in ',:/\\"')
        title, kinds = self.tr("Save as PDF"), self.tr("PDF (*.pdf)")
        chosen, _ = QFileDialog.getSaveFileName(self, title, str(Path(folder) / f"{name}.pdf"), kinds)
        if not chosen:
            return
        path = Path(chosen) if chosen.lower().endswith(".pdf") else Path(f"{chosen}.pdf")
        self.note.setText(self.tr("Saving {file}…").format(file=path.name))
        self.save_button.setEnabled(False)
        Saving(self.paper, self.size_key, path).finished.connect(self._on_saved)

    def _on_saved(self, path: Path, error: CannotWrite | None) -> None:
        self.save_button.setEnabled(True)
        self.note.setText("" if error else self.tr("Saved as {file}.").format(file=path.name))
        if error is not None:
            TroubleTeller(self).on_exporting(path, error)

    def print(self) -> None:
        """Let a printer be chosen, and print."""
        # It looks for all printers of the net, so only printing waits for it.
        from enix_desktop.ui.paper import printer

        if not printer.has_printer():
            self.note.setText(
                self.tr("No printer is set up on this computer. Save as PDF and print it elsewhere.")
            )
            return
        is_printed = printer.print_with_dialog(self.paper, self.size_key, self)
        if is_printed is not None:
            told = (
                self.tr("Sent to the printer.") if is_printed else self.tr("The printer is not responding.")
            )
            self.note.setText(told)

    def _show_preview(self) -> None:
        self.note.clear()
        picture = preview(self.paper, self.size_key, _PREVIEW, self.devicePixelRatioF())
        painter = QPainter(picture)
        painter.setPen(current_theme.theme.line)
        painter.drawRect(0, 0, _PREVIEW - 1, round(picture.height() / picture.devicePixelRatio()) - 1)
        painter.end()
        self._preview.setPixmap(picture)

    def _lay_out(self) -> None:
        self._preview.setFixedSize(_PREVIEW + 4, round(_PREVIEW * 1.42) + 4)
        grid = QGridLayout()
        grid.setHorizontalSpacing(4 * STEP)
        grid.setVerticalSpacing(3 * STEP)
        for row, (label, box) in enumerate(zip(self._labels, (self.what, self.size_box), strict=True)):
            box.setMinimumWidth(_CHOICE)
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
        column = QVBoxLayout()
        column.addLayout(grid)
        column.addSpacing(4 * STEP)
        column.addWidget(self.note)
        column.addStretch(1)
        upper = QHBoxLayout()
        upper.setSpacing(6 * STEP)
        upper.addWidget(self._preview)
        upper.addLayout(column, 1)
        foot = QHBoxLayout()
        foot.setSpacing(3 * STEP)
        foot.addStretch(1)
        for button in (self.close_button, self.print_button, self.save_button):
            foot.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(6 * STEP, 6 * STEP, 6 * STEP, 5 * STEP)
        whole.setSpacing(5 * STEP)
        whole.addLayout(upper, 1)
        whole.addLayout(foot)
