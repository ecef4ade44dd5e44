"""The settings of the program; each takes effect at once."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.app.settings import FULL_VOLUME, SYSTEM, Settings
from enix_desktop.i18n.languages import NAMES, available
from enix_desktop.ui.choice_box import ChoiceBox
from enix_desktop.ui.style_sheet import set_role
from enix_desktop.ui.table_words import TableWords
from enix_desktop.ui.theme import STEP, TARGET


class SettingsDialog(QDialog):
    """Theme, language, speed and sound."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._words = TableWords(self)
        self.theme_box, self.language_box, self.speed_box = ChoiceBox(self), ChoiceBox(self), ChoiceBox(self)
        self._labels = (QLabel(self), QLabel(self), QLabel(self), QLabel(self))
        self.volume_slider, self.mute_box = QSlider(Qt.Orientation.Horizontal, self), QCheckBox(self)
        self._percent = QLabel(self)
        self._note = QLabel(self)
        set_role(self._note, "muted")
        self.close_button = QPushButton(self)
        self.close_button.setDefault(True)
        set_role(self.close_button, "main")
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        self.retranslate()
        self._show_values()
        self.theme_box.chosen.connect(lambda key: setattr(settings, "theme", key))
        self.language_box.chosen.connect(lambda key: setattr(settings, "language", key))
        self.speed_box.chosen.connect(lambda key: setattr(settings, "speed", key))
        self.volume_slider.valueChanged.connect(lambda value: setattr(settings, "volume", value))
        self.volume_slider.sliderMoved.connect(self._show_volume)
        self.mute_box.toggled.connect(lambda muted: setattr(settings, "muted", muted))
        settings.changed.connect(self._show_values)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setWindowTitle(self.tr("Settings"))
        texts = (
            self.tr("&Appearance"),
            self.tr("&Language"),
            self.tr("Speed of &moves"),
            self.tr("&Volume of sounds"),
        )
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self.theme_box.set_entries(
            [
                (SYSTEM, self.tr("Like the desktop"), None),
                ("light", self.tr("Light"), None),
                ("dark", self.tr("Dark"), None),
                ("contrast", self.tr("High contrast"), None),
            ]
        )
        self.language_box.set_entries(
            [
                (SYSTEM, self.tr("Like the desktop"), None),
                *((code, NAMES[code], None) for code in available()),
            ]
        )
        self.speed_box.set_entries([(key, words, None) for key, words in self._words.speeds().items()])
        self.mute_box.setText(self.tr("M&ute"))
        self._show_volume(self.volume_slider.sliderPosition())
        self._note.setText(self.tr("Every change takes effect at once."))
        self.close_button.setText(self.tr("&Close"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _show_values(self) -> None:
        self.theme_box.set_key(self._settings.theme)
        self.language_box.set_key(self._settings.language)
        self.speed_box.set_key(self._settings.speed)
        self.volume_slider.setValue(self._settings.volume)
        self._show_volume(self._settings.volume)
        self.mute_box.setChecked(self._settings.muted)

    def _show_volume(self, volume: int) -> None:
        self._percent.setText(self.tr("{number}%").format(number=volume))

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(6 * STEP)
        grid.setVerticalSpacing(3 * STEP)
        grid.setColumnStretch(1, 1)
        boxes = (self.theme_box, self.language_box, self.speed_box, self.volume_slider)
        for row, (label, box) in enumerate(zip(self._labels, boxes, strict=True)):
            label.setBuddy(box)
            box.setMinimumWidth(55 * STEP)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
            if box is not self.volume_slider:
                grid.addWidget(box, row, 1)
        grid.addLayout(self._sound_row(), len(boxes) - 1, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._note, 1)
        foot.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(6 * STEP, 6 * STEP, 6 * STEP, 5 * STEP)
        whole.setSpacing(5 * STEP)
        whole.addLayout(grid)
        whole.addStretch(1)
        whole.addLayout(foot)

    def _sound_row(self) -> QHBoxLayout:
        slider = self.volume_slider
        slider.setRange(0, FULL_VOLUME)
        slider.setSingleStep(5)
        slider.setPageStep(20)
        slider.setMinimumHeight(TARGET)
        slider.setTracking(False)  # what is set is written down, so only where the hand comes to rest
        self._percent.setMinimumWidth(self._percent.fontMetrics().horizontalAdvance("100 %") + 2 * STEP)
        row = QHBoxLayout()
        row.setSpacing(3 * STEP)
        row.addWidget(slider, 1)
        row.addWidget(self._percent)
        row.addWidget(self.mute_box)
        return row
