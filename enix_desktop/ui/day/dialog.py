"""The result card in a dialog: to be looked at, copied or saved."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.app.play.day import DayResult
from enix_desktop.storage.files import CannotWrite, write_whole
from enix_desktop.ui.day.card import day_card
from enix_desktop.ui.day.words import DayWords
from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.widgets.file_dialogs import file_to_save, standard_folder
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP
from enix_desktop.ui.widgets.translated import Translated
from enix_desktop.ui.window.troubles import TroubleTeller

_SHOWN = QSize(720, 378)


class DayCardDialog(Translated, QDialog):
    """Shows the card of one result; nothing on it tells anything about the deal."""

    def __init__(self, result: DayResult, ui: GameUi, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result, self._ui, self._words = result, ui, DayWords(self)
        self._picture = PlainLabel(parent=self)
        self._picture.setFixedSize(_SHOWN)
        self._said = PlainLabel(parent=self)
        set_role(self._said, "muted")
        self.text_button, self.picture_button, self.save_button, self.close_button = (
            QPushButton(self) for _ in range(4)
        )
        set_role(self.picture_button, "main")
        self.text_button.clicked.connect(self.copy_text)
        self.picture_button.clicked.connect(self.copy_picture)
        self.save_button.clicked.connect(self.save)
        self.close_button.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.setSpacing(2 * STEP)
        row.addWidget(self.close_button)
        row.addStretch(1)
        for button in (self.save_button, self.text_button, self.picture_button):
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 4 * STEP)
        layout.setSpacing(3 * STEP)
        layout.addWidget(self._picture, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self._said)
        layout.addLayout(row)
        self.retranslate()

    def copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self._words.shared(self._result, self._ui.title()))
        self._said.setText(self.tr("The text is copied. Paste it wherever you like."))

    def copy_picture(self) -> None:
        QGuiApplication.clipboard().setImage(self._card)
        self._said.setText(self.tr("The picture is copied. Paste it wherever you like."))

    def save(self) -> None:
        """Ask for a place and write the card there as PNG."""
        folder = standard_folder(QStandardPaths.StandardLocation.PicturesLocation)
        start = folder / f"{self._ui.id}-{self._result.day.isoformat()}.png"
        path = file_to_save(self, self.tr("Save the result card"), start, self.tr("Pictures (*.png)"))
        if path is not None:
            self._write(path)

    def _write(self, path: Path) -> None:
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._card.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs say bytes
        try:
            write_whole(path, bytes(data.data()), is_shared=True)
        except CannotWrite as error:
            TroubleTeller(self).on_exporting(path, error)
            return
        self._said.setText(self.tr("The picture is saved."))

    def retranslate(self) -> None:
        self._card = day_card(self._result, self._ui, self._words)
        ratio = self.devicePixelRatioF()
        shown = QPixmap.fromImage(self._card).scaled(
            _SHOWN * ratio, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        shown.setDevicePixelRatio(ratio)
        self._picture.setPixmap(shown)
        self._picture.setAccessibleName(self._words.told(self._result))
        self.setWindowTitle(self.tr("Result card"))
        if self._result.is_alone:
            self._said.setText(self.tr("Nothing here tells others about the puzzles."))
        else:
            self._said.setText(self.tr("Nothing here tells others about the deal."))
        self.text_button.setText(self.tr("Copy &text"))
        self.picture_button.setText(self.tr("Copy &picture"))
        self.save_button.setText(self.tr("&Save picture…"))
        self.close_button.setText(self.tr("&Close"))
