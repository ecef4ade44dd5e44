"""One control for each setting: a choice is set at once, and a changed setting is shown."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSlider, QWidget

from enix_desktop.app.system.settings import FULL_VOLUME, SYSTEM, Settings
from enix_desktop.i18n.languages import NAMES, available
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.settings.words import SettingsWords
from enix_desktop.ui.widgets.choice_box import ChoiceBox
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.theme import ACCENT, ON_ACCENT, STEP, current_theme


class _Slider(QSlider):
    """The wheel scrolls the page and never changes the volume by accident."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class VolumeBar(QWidget):
    """A slider from 0 to FULL_VOLUME; it signals a value when the mouse is released."""

    chosen = Signal(int)

    def __init__(self, words: SettingsWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.slider = _Slider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(0, FULL_VOLUME)
        self.slider.setSingleStep(5)
        self.slider.setPageStep(20)
        self.slider.setTracking(False)  # what is set is written down, so only where the hand comes to rest
        self.percent = PlainLabel(parent=self)
        self.percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * STEP)
        row.addWidget(self.slider, 1)
        row.addWidget(self.percent)
        self.setFocusProxy(self.slider)
        self.slider.sliderMoved.connect(self._tell)
        self.slider.valueChanged.connect(self.chosen)

    def set_value(self, volume: int) -> None:
        self.slider.setValue(volume)
        self._tell(volume)

    def retranslate(self) -> None:
        self.percent.setMinimumWidth(
            self.percent.fontMetrics().horizontalAdvance(self._words.percent(FULL_VOLUME)) + STEP
        )
        self._tell(self.slider.sliderPosition())

    def _tell(self, volume: int) -> None:
        self.percent.setText(self._words.percent(volume))


_TRACK = QSize(44, 24)


class Switch(QCheckBox):
    """A check box that looks like what it is for; a tick shows on and off without colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        current_theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        height = max(_TRACK.height() + 2 * STEP, self.minimumHeight())
        return QSize(_TRACK.width() + 2 * STEP, height)

    def minimumSizeHint(self) -> QSize:
        """There is nothing to leave out."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, is_on = current_theme.theme, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(QPointF(), _TRACK.toSizeF())
        track.moveCenter(QRectF(self.rect()).center())
        round_end = track.height() / 2
        if self.hasFocus():
            painter.setPen(QPen(theme.focus, theme.wide(2, 3)))
            painter.drawRoundedRect(track.adjusted(-3, -3, 3, 3), round_end + 3, round_end + 3)
        edge = theme.chosen if is_on and not theme.is_strong else theme.line
        painter.setPen(QPen(edge, theme.wide(1.5, 2.5)))
        painter.setBrush(ACCENT if is_on else theme.hover if self.underMouse() else theme.field)
        painter.drawRoundedRect(track.adjusted(1, 1, -1, -1), round_end - 1, round_end - 1)
        middle = QPointF(track.right() - round_end if is_on else track.left() + round_end, track.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ON_ACCENT if is_on else theme.line)
        painter.drawEllipse(middle, 8, 8)
        if is_on:
            painter.setPen(QPen(ACCENT, 2.2, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPolyline([middle + QPointF(x, y) for x, y in ((-3.5, 0.2), (-1, 3), (3.5, -2.8))])


CONTROL_WIDTH = 58 * STEP


class Control(QObject):
    """The *widget* by which the setting *name* is changed."""

    def __init__(self, settings: Settings, name: str, widget: QWidget) -> None:
        super().__init__(widget)
        self._settings = settings
        self.name = name
        self.widget = widget

    @abstractmethod
    def show_value(self) -> None:
        """Show what is set."""

    def retranslate(self) -> None:
        """Use the current language."""

    def options(self) -> Sequence[str]:
        return ()

    def _set(self, value: object) -> None:
        setattr(self._settings, self.name, value)


class ChoiceControl(Control):
    """One of several, by their keys."""

    def __init__(self, settings: Settings, name: str, entries: Callable[[], Mapping[str, str]]) -> None:
        self.box = ChoiceBox()
        super().__init__(settings, name, self.box)
        self._entries = entries
        self.box.setFixedWidth(CONTROL_WIDTH)
        self.box.chosen.connect(self._set)

    def show_value(self) -> None:
        self.box.set_key(getattr(self._settings, self.name))

    def retranslate(self) -> None:
        self.box.set_entries([(key, words, None) for key, words in self._entries().items()])

    def options(self) -> Sequence[str]:
        return tuple(self._entries().values())


class SwitchControl(Control):
    """On or off."""

    def __init__(self, settings: Settings, name: str) -> None:
        self.switch = Switch()
        super().__init__(settings, name, self.switch)
        self.switch.toggled.connect(self._set)

    def show_value(self) -> None:
        with QSignalBlocker(self.switch):
            self.switch.setChecked(getattr(self._settings, self.name))
        self.switch.update()


class VolumeControl(Control):
    """A slider."""

    def __init__(self, settings: Settings, name: str, words: SettingsWords) -> None:
        self.bar = VolumeBar(words)
        super().__init__(settings, name, self.bar)
        self.bar.setFixedWidth(CONTROL_WIDTH)
        self.bar.chosen.connect(self._set)

    def show_value(self) -> None:
        with QSignalBlocker(self.bar):
            self.bar.set_value(getattr(self._settings, self.name))

    def retranslate(self) -> None:
        self.bar.retranslate()


def all_controls(settings: Settings, words: SettingsWords) -> Mapping[str, Sequence[Control]]:
    """Every setting, by its section, in the order shown."""
    tables = TableWords(words)

    def languages() -> Mapping[str, str]:
        return {SYSTEM: words.system(), **{code: NAMES[code] for code in available()}}

    return {
        "appearance": (
            ChoiceControl(settings, "theme", words.themes),
            ChoiceControl(settings, "language", languages),
        ),
        "play": (
            ChoiceControl(settings, "speed", tables.speeds),
            SwitchControl(settings, "waits"),
            SwitchControl(settings, "log_open"),
            SwitchControl(settings, "achievements"),
        ),
        "sound": (VolumeControl(settings, "volume", words), SwitchControl(settings, "muted")),
        "comfort": (ChoiceControl(settings, "motion", words.motions), SwitchControl(settings, "touch")),
    }
