"""The menu bar: what is always possible, and language and theme, which a menu switches at once."""

from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from enix_desktop.app.system.settings import SYSTEM, THEME_CHOICES, Settings
from enix_desktop.i18n.languages import NAMES, available
from enix_desktop.ui.screens import TableScreen

SHORTCUTS: Mapping[str, QKeySequence.StandardKey | str] = {
    "new": QKeySequence.StandardKey.New,
    "open": QKeySequence.StandardKey.Open,
    "copy": QKeySequence.StandardKey.Save,
    "replay": "Ctrl+R",
    "review": "Ctrl+Shift+R",
    "undo": QKeySequence.StandardKey.Undo,
    "redo": QKeySequence.StandardKey.Redo,
    "paper": QKeySequence.StandardKey.Print,
    "settings": "Ctrl+,",
    "quit": "Ctrl+Q",
    "log": "Ctrl+L",
    "fit": "Ctrl+0",
    "full": "F11",
    "sound": "Ctrl+M",
    "rules": QKeySequence.StandardKey.HelpContents,
    "keys": "Ctrl+?",
}
KEYS_OF_SCREENS = {"hint": "\tH", "pause": "\tP", "demo": "\tD", "last_move": "\tV"}
"""Shown in the menu; the table or the start screen listens to them, so that they are letters elsewhere."""
MENUS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "game": (
        ("new", "open", "puzzles", "demo"),
        ("undo", "redo", "pause"),
        ("copy", "replay", "review", "verify", "statistics", "paper"),
        ("settings", "start", "quit"),
    ),
    "view": (("log", "last_move", "fit"), ("full", "sound")),
    "help": (("hint", "lessons"), ("rules", "guide", "glossary", "keys"), ("about",)),
}
"""What stands in which menu, in groups; an entry without a way to do it is left out."""
NEEDED: Mapping[str, str] = {
    **dict.fromkeys(("copy", "verify", "undo", "redo", "pause", "hint"), "game"),
    **dict.fromkeys(("log", "last_move", "fit"), "table"),
    "demo": "nothing played",
    "puzzles": "puzzles",
}
"""What must be there for an entry to do anything."""
PARTS: Mapping[str, str] = {"guide": "part:guide", "glossary": "part:glossary"}
"""Entries for parts of the book that not every game has."""


class Menus(QObject):
    """The menus of the window; each entry calls what it was given."""

    def __init__(
        self,
        bar: QMenuBar,
        calls: Mapping[str, Callable[[], object]],
        settings: Settings,
        there: Callable[[], Collection[str]],
    ) -> None:
        """*there* tells what of NEEDED and PARTS is there now."""
        super().__init__(bar)
        self._settings, self._there = settings, there
        self.actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        for menu, entries in MENUS.items():
            self._menus[menu] = bar.addMenu("")
            self._menus[menu].aboutToShow.connect(lambda: self._show_possible(self._there()))
            # A key asks nobody whether its entry was shown as possible.
            self._menus[menu].aboutToHide.connect(
                lambda: self._show_possible((*NEEDED.values(), *PARTS.values()))
            )
            for number, names in enumerate(entries):
                if number:
                    self._menus[menu].addSeparator()
                for name in names:
                    if name in calls:
                        self._add(self._menus[menu], name, calls[name])
        self._menus["view"].addSeparator()
        self._languages = self._menus["view"].addMenu("")
        self._themes = self._menus["view"].addMenu("")
        groups = {menu: QActionGroup(self) for menu in (self._languages, self._themes)}
        for code in (SYSTEM, *available()):
            action = self._add_choice(groups[self._languages], "language", code)
            self._languages.addAction(action)
            self.actions[code] = action
        for theme in THEME_CHOICES:
            action = self._add_choice(groups[self._themes], "theme", theme)
            self._themes.addAction(action)
            self.actions[f"theme:{theme}"] = action
        settings.changed.connect(self._show_choices)
        self._show_choices()
        self.retranslate()

    def retranslate(self) -> None:
        titles = {"game": self.tr("&Game"), "view": self.tr("&View"), "help": self.tr("&Help")}
        for name, title in titles.items():
            self._menus[name].setTitle(title)
        for name, text in self._texts().items():
            if name in self.actions:
                self.actions[name].setText(text + KEYS_OF_SCREENS.get(name, ""))
        # Also in English, for somebody who switched to a language they cannot read.
        own = self.tr("Lan&guage")
        self._languages.setTitle(own if "Language" in own.replace("&", "") else f"{own} / Language")
        self.actions[SYSTEM].setText(self.tr("Follow system"))
        self._themes.setTitle(self.tr("&Appearance"))

    def _texts(self) -> Mapping[str, str]:
        return {
            "new": self.tr("&New game…"),
            "open": self.tr("Saved &games…"),
            "puzzles": self.tr("Pu&zzles"),
            "demo": self.tr("&Demonstration"),
            "copy": self.tr("Save a &copy…"),
            "replay": self.tr("Repla&y…"),
            "review": self.tr("Revie&w…"),
            "undo": self.tr("&Undo"),
            "redo": self.tr("&Redo"),
            "pause": self.tr("&Pause"),
            "verify": self.tr("&Verify this game…"),
            "start": self.tr("Start &screen"),
            "statistics": self.tr("Statist&ics…"),
            "paper": self.tr("Print or save as PD&F…"),
            "settings": self.tr("S&ettings…"),
            "quit": self.tr("&Quit"),
            "log": self.tr("&Log"),
            "last_move": self.tr("Show the last &move"),
            "fit": self.tr("&Fit the board"),
            "full": self.tr("F&ull screen"),
            "sound": self.tr("&Sound"),
            "hint": self.tr("&Hint"),
            "lessons": self.tr("&Learn to play"),
            "rules": self.tr("&Rules"),
            "guide": self.tr("&Energy guide"),
            "glossary": self.tr("&Glossary"),
            "keys": self.tr("&Keyboard"),
            "about": self.tr("&About Enix Desktop"),
            "theme:system": self.tr("Follow system"),
            "theme:light": self.tr("Light"),
            "theme:dark": self.tr("Dark"),
            "theme:contrast": self.tr("High contrast"),
        }

    def _add(self, menu: QMenu, name: str, call: Callable[[], object]) -> None:
        action = QAction(self)
        action.triggered.connect(lambda: call())
        if name in SHORTCUTS:
            action.setShortcut(QKeySequence(SHORTCUTS[name]))
        action.setCheckable(name == "sound")
        if name == "quit":
            action.setMenuRole(QAction.MenuRole.QuitRole)
        if name == "about":
            action.setMenuRole(QAction.MenuRole.AboutRole)
        menu.addAction(action)
        self.actions[name] = action

    def _show_possible(self, there: Collection[str]) -> None:
        for name, needed in NEEDED.items():
            if name in self.actions:
                self.actions[name].setEnabled(needed in there)
        for name, part in PARTS.items():
            if name in self.actions:
                self.actions[name].setVisible(part in there)

    def _add_choice(self, group: QActionGroup, setting: str, value: str) -> QAction:
        action = QAction(group)
        action.setText(NAMES.get(value, ""))
        action.setCheckable(True)
        action.triggered.connect(lambda: setattr(self._settings, setting, value))
        return action

    def _show_choices(self) -> None:
        # A language whose translation is missing is not in the menu.
        self.actions.get(self._settings.language, self.actions[SYSTEM]).setChecked(True)
        self.actions[f"theme:{self._settings.theme}"].setChecked(True)
        if "sound" in self.actions:
            self.actions["sound"].setChecked(not self._settings.muted)


def table_calls(
    at_table: Callable[[Callable[[TableScreen], object]], None],
) -> Mapping[str, Callable[[], object]]:
    """The entries that do something at the table that can be seen, if there is one."""
    return {
        "log": lambda: at_table(lambda table: table.toggle_log()),
        "last_move": lambda: at_table(lambda table: table.toggle_last_move()),
        "fit": lambda: at_table(lambda table: table.fit()),
        "hint": lambda: at_table(lambda table: table.toggle_hint()),
        "undo": lambda: at_table(lambda table: table.undo()),
        "redo": lambda: at_table(lambda table: table.redo()),
        "pause": lambda: at_table(lambda table: table.toggle_pause()),
    }
