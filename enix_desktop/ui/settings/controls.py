"""One control for each setting; whatever is chosen is set at once, and whatever is set is shown."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QSignalBlocker
from PySide6.QtWidgets import QWidget

from enix_desktop.app.system.settings import SYSTEM, Settings
from enix_desktop.i18n.languages import NAMES, available
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.settings.switch import Switch
from enix_desktop.ui.settings.volume import VolumeBar
from enix_desktop.ui.settings.words import SettingsWords
from enix_desktop.ui.widgets.choice_box import ChoiceBox
from enix_desktop.ui.widgets.theme import STEP

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
        """The words one can choose from."""
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
        """The entry in use."""
        self.box.set_key(getattr(self._settings, self.name))

    def retranslate(self) -> None:
        """The entries in the current language."""
        self.box.set_entries([(key, words, None) for key, words in self._entries().items()])

    def options(self) -> Sequence[str]:
        """All entries."""
        return tuple(self._entries().values())


class SwitchControl(Control):
    """On or off."""

    def __init__(self, settings: Settings, name: str) -> None:
        self.switch = Switch()
        super().__init__(settings, name, self.switch)
        self.switch.toggled.connect(self._set)

    def show_value(self) -> None:
        """On or off."""
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
        """How loud it is."""
        with QSignalBlocker(self.bar):
            self.bar.set_value(getattr(self._settings, self.name))

    def retranslate(self) -> None:
        """The number as the language writes it."""
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
            SwitchControl(settings, "log_open"),
            SwitchControl(settings, "achievements"),
        ),
        "sound": (VolumeControl(settings, "volume", words), SwitchControl(settings, "muted")),
        "comfort": (ChoiceControl(settings, "motion", words.motions), SwitchControl(settings, "touch")),
    }
