"""The menu bar: what is always possible, and the language, which a menu switches at once."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from enix_desktop.app.settings import SYSTEM, Settings
from enix_desktop.i18n.languages import NAMES, available

SHORTCUTS: Mapping[str, QKeySequence.StandardKey | str] = {
    "new": QKeySequence.StandardKey.New,
    "open": QKeySequence.StandardKey.Open,
    "settings": "Ctrl+,",
    "quit": "Ctrl+Q",
    "log": "Ctrl+L",
    "fit": "Ctrl+0",
    "full": "F11",
    "rules": QKeySequence.StandardKey.HelpContents,
}
KEYS_OF_THE_TABLE = {"hint": "\tH"}
"""Shown in the menu; the table itself listens to them, so that they are letters elsewhere."""
MENUS: Mapping[str, tuple[str, ...]] = {
    "game": ("new", "open", "start", "settings", "quit"),
    "view": ("log", "fit", "full"),
    "help": ("hint", "lessons", "rules", "guide", "glossary"),
}
"""What stands in which menu; an entry without a way to do it is left out."""


class Menus(QObject):
    """The menus of the window; each entry calls what it was given."""

    def __init__(self, bar: QMenuBar, calls: Mapping[str, Callable[[], object]], settings: Settings) -> None:
        super().__init__(bar)
        self._settings = settings
        self.actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        for menu, names in MENUS.items():
            self._menus[menu] = bar.addMenu("")
            for name in names:
                if name in calls:
                    self._add(self._menus[menu], name, calls[name])
        self._languages = self._menus["view"].addMenu("")
        self._group = QActionGroup(self)
        for code in (SYSTEM, *available()):
            self._add_language(code)
        settings.changed.connect(self._show_language)
        self._show_language()
        self.retranslate()

    def retranslate(self) -> None:
        """Use the current language."""
        titles = {"game": self.tr("&Game"), "view": self.tr("&View"), "help": self.tr("&Help")}
        for name, title in titles.items():
            self._menus[name].setTitle(title)
        for name, text in self._texts().items():
            if name in self.actions:
                self.actions[name].setText(text + KEYS_OF_THE_TABLE.get(name, ""))
        # Also in English, for whoever has switched to a language that nobody here can read.
        own = self.tr("&Language")
        self._languages.setTitle(own if "Language" in own else f"{own} / Language")
        self.actions[SYSTEM].setText(self.tr("Like the desktop"))

    def _texts(self) -> Mapping[str, str]:
        return {
            "new": self.tr("&New game…"),
            "open": self.tr("&Open…"),
            "start": self.tr("Start &screen"),
            "settings": self.tr("S&ettings…"),
            "quit": self.tr("&Quit"),
            "log": self.tr("&Log"),
            "fit": self.tr("&Fit the board"),
            "full": self.tr("F&ull screen"),
            "hint": self.tr("&Hint"),
            "lessons": self.tr("&Learn to play"),
            "rules": self.tr("&Rules"),
            "guide": self.tr("&Energy guide"),
            "glossary": self.tr("&Glossary"),
        }

    def _add(self, menu: QMenu, name: str, call: Callable[[], object]) -> None:
        action = QAction(self)
        action.triggered.connect(lambda: call())
        if name in SHORTCUTS:
            action.setShortcut(QKeySequence(SHORTCUTS[name]))
        if name == "quit":
            action.setMenuRole(QAction.MenuRole.QuitRole)
        menu.addAction(action)
        self.actions[name] = action

    def _add_language(self, code: str) -> None:
        action = QAction(NAMES.get(code, ""), self._group)
        action.setCheckable(True)
        action.triggered.connect(lambda: setattr(self._settings, "language", code))
        self._languages.addAction(action)
        self.actions[code] = action

    def _show_language(self) -> None:
        # A language whose translation is missing is not in the menu.
        self.actions.get(self._settings.language, self.actions[SYSTEM]).setChecked(True)
