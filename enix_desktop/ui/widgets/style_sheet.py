"""How standard widgets look, in the colours of the current theme."""

from string import Template

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from enix_desktop import resources
from enix_desktop.app.system.settings import SYSTEM, Settings
from enix_desktop.ui.widgets.plain import PLAIN
from enix_desktop.ui.widgets.theme import (
    ACCENT,
    LARGE_TARGET,
    ON_ACCENT,
    SIZES,
    STEP,
    TARGET,
    Theme,
    current_theme,
    font,
)

ACCENT_SHADE = QColor("#B85415")
"""The thickness of the paper under the accent."""
_ACCENT_HOVER, _ACCENT_PRESSED = QColor("#FF9C5B"), QColor("#EE7A2D")

_SHEET = Template("""
QToolTip { background: $panel; color: $text; border: 1px solid $panel_edge; padding: ${step}px; }
QLabel[role="title"] { font-size: ${title}px; font-weight: 700; }
QLabel[role="heading"] { font-size: ${heading}px; font-weight: 600; }
QLabel[role="muted"] { font-size: ${small}px; color: $muted; }
QPushButton[lines="2"] { min-height: ${two_lines}px; padding-top: 0; padding-bottom: 0; }
QPushButton[large="true"] { min-height: ${large}px; font-size: ${heading}px; }
QLabel[role="prompt"] { color: $text; }
QLabel[role="refused"] { color: $refused; font-weight: 600; }
QLabel[role="problem"] { font-size: ${small}px; color: $refused; }
QFrame[role="panel"], QFrame[role="card"], QFrame[role="chosen"] {
    background: $panel; border: 2px solid $panel_edge; border-bottom-width: 3px; border-radius: 12px;
}
QFrame[role="chosen"] { background: $tint; border-color: $chosen; }
QFrame[role="coach"] { background: $panel; border: none; border-left: 1px solid $panel_edge; }
QFrame[role="bar"] { background: $panel; border: none; border-top: 1px solid $panel_edge; }
QFrame[role="line"] {
    background: transparent; border: none; border-top: 1px solid $panel_edge; max-height: 1px;
}
QPushButton, QToolButton[role="plain"] {
    background: $panel; color: $text; border: 2px solid $panel_edge; border-bottom-width: 3px;
    border-radius: 10px; padding: ${step}px ${wide}px; min-height: ${inner}px; outline: none;
}
QPushButton:hover, QToolButton[role="plain"]:hover { background: $hover; }
QPushButton:pressed, QToolButton[role="plain"]:pressed { background: $table_edge; }
QPushButton:checked {
    background: $tint; border: 2px solid $chosen; border-top-width: 3px; font-weight: 600;
}
QPushButton:disabled { color: $faint; background: $table; }
QPushButton:focus, QToolButton[role="plain"]:focus { border-color: $focus; }
QPushButton[role="main"] {
    background: $accent; color: $on_accent; border-color: $accent_shade; font-weight: 600;
}
QPushButton[role="main"]:hover { background: $accent_hover; }
QPushButton[role="main"]:pressed { background: $accent_pressed; }
QPushButton[role="main"] QLabel { color: $on_accent; }
QPushButton[role="main"]:focus { border-color: $focus; }
QPushButton[role="main"]:disabled { background: $table_edge; color: $muted; border-color: $panel_edge; }
QPushButton[role="link"], QToolButton[role="link"] {
    background: transparent; border: 2px solid transparent; border-radius: 8px; padding: 0 ${step}px;
    min-height: ${target}px; min-width: ${target}px;
}
QToolButton[role="pawn"] {
    background: transparent; border: 2px solid transparent; border-radius: 8px; padding: 0 10px 0 0;
}
QToolButton[role="pawn"]:hover { background: $table_edge; }
QToolButton[role="pawn"]:focus { border-color: $focus; }
QPushButton[role="link"]:hover, QToolButton[role="link"]:hover { background: $table_edge; }
QPushButton[role="link"]:focus, QToolButton[role="link"]:focus { border: 2px solid $focus; }
QToolButton::menu-indicator {
    image: url("$arrow"); width: 12px; height: 12px;
    subcontrol-origin: border; subcontrol-position: right center; right: 1px;
}
QLineEdit { placeholder-text-color: $muted; }
QLineEdit, QComboBox {
    background: $field; color: $text; border: 1px solid $line; border-radius: 8px;
    padding: 1px ${double}px; min-height: ${inner_field}px; selection-background-color: $accent;
    selection-color: $on_accent;
}
QLineEdit:focus, QComboBox:focus { border: 2px solid $focus; padding: 0 7px; }
QLineEdit[role="wrong"] { border: 2px solid $refused; padding: 0 7px; }
QLineEdit[role="wrong"]:focus { border-color: $focus; }
QComboBox { combobox-popup: 0; }
QComboBox:hover { background: $hover; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: url("$arrow"); width: 16px; height: 16px; }
QComboBox QAbstractItemView {
    background: $panel; color: $text; border: 1px solid $line; padding: ${step}px; outline: none;
    selection-background-color: $accent; selection-color: $on_accent;
}
QComboBox QAbstractItemView::item { min-height: ${target}px; padding: 0 ${step}px; border-radius: 6px; }
QComboBox QAbstractItemView::item:selected { background: $accent; color: $on_accent; }
QMenu { background: $panel; color: $text; border: 1px solid $line; padding: ${step}px; icon-size: 28px; }
QMenu::item { padding: ${step}px 20px ${step}px ${double}px; min-height: ${target}px; border-radius: 6px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $faint; }
QMenu::icon { padding-left: ${double}px; }
QMenu::separator { height: 1px; background: $panel_edge; margin: ${step}px; }
QMenuBar { background: $table; color: $text; }
QMenuBar::item { padding: ${step}px 10px; border-radius: 6px; }
QMenuBar::item:selected { background: $accent; color: $on_accent; }
QCheckBox, QRadioButton { spacing: ${double}px; min-height: ${target}px; padding: 0 ${step}px; }
QCheckBox, QRadioButton { border: 2px solid transparent; border-radius: 8px; }
QCheckBox:focus, QRadioButton:focus { border: 2px solid $focus; }
QCheckBox::indicator, QRadioButton::indicator {
    width: 16px; height: 16px; border: 2px solid $line; background: $field; border-radius: 5px;
}
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $hover; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent_shade; image: url("$check"); }
QRadioButton::indicator { border-radius: 10px; }
QRadioButton::indicator:checked {
    width: 10px; height: 10px; border: 5px solid $accent; background: $on_accent; border-radius: 10px;
}
QSlider { min-height: ${target}px; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: $line; }
QSlider::sub-page:horizontal { height: 6px; border-radius: 3px; background: $chosen; }
QSlider::handle:horizontal {
    width: 18px; margin: -8px 0; border: 2px solid $accent_shade; border-radius: 11px; background: $accent;
}
QSlider::handle:horizontal:hover { background: $accent_hover; }
QSlider::handle:horizontal:focus { border: 3px solid $focus; width: 16px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QTextBrowser, QPlainTextEdit, QListView { background: $panel; color: $text; border: none; }
QListView { outline: none; border: 2px solid transparent; border-radius: 8px; }
QListView:focus { border-color: $focus; }
QListView::item { min-height: ${target}px; padding: 0 ${double}px; border-radius: 8px; }
QListView::item:hover { background: $hover; }
QListView::item:selected { background: $tint; color: $text; }
QTextBrowser:focus { border: 2px solid $focus; border-radius: 8px; }
QTextBrowser { border: 2px solid transparent; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: ${bar}px; }
QScrollBar:horizontal { height: ${bar}px; }
QScrollBar::handle { background: $line; border-radius: 4px; margin: 3px; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")

_STRONG = """
QFrame[role="panel"], QFrame[role="card"], QFrame[role="chosen"], QToolTip, QMenu { border-width: 3px; }
QFrame[role="chosen"] { border-width: 5px; }
QFrame[role="coach"] { border-left-width: 3px; }
QFrame[role="bar"] { border-top-width: 3px; }
QPushButton:hover, QToolButton[role="plain"]:hover { border-color: $focus; }
QPushButton:focus, QToolButton[role="plain"]:focus, QPushButton:checked:focus {
    border: 4px solid $focus; padding: 2px 14px 3px 14px;
}
QPushButton:checked { border: 4px solid $chosen; padding: 2px 14px 3px 14px; }
QPushButton:disabled, QPushButton[role="main"]:disabled { border: 2px dashed $faint; color: $faint; }
QPushButton[role="main"]:disabled { background: $table; }
QPushButton[role="link"]:focus, QToolButton[role="link"]:focus, QToolButton[role="pawn"]:focus {
    border: 3px solid $focus;
}
QPushButton[role="link"]:hover, QToolButton[role="link"]:hover, QToolButton[role="pawn"]:hover {
    border-color: $text;
}
QLineEdit, QComboBox { border-width: 2px; padding: 0 ${double}px; }
QLineEdit:focus, QComboBox:focus { border: 4px solid $focus; padding: 0 6px; min-height: ${low_field}px; }
QCheckBox:focus, QRadioButton:focus { border: 3px solid $focus; }
QComboBox QAbstractItemView { border-width: 3px; }
QMenu::separator { height: 2px; }
QMenuBar { border-bottom: 2px solid $panel_edge; }
QListView::item:selected { border: 2px solid $chosen; }
QListView:focus, QTextBrowser:focus { border: 3px solid $focus; }
QWidget#log QListView { border: 3px solid $panel_edge; }
QWidget#log QListView:focus { border-color: $focus; }
QSlider::groove:horizontal { background: $table; border: 2px solid $line; height: 4px; }
QSlider::handle:horizontal { margin: -9px 0; }
QSlider::handle:horizontal:focus { border: 4px solid $focus; width: 14px; }
"""
"""Thick edges, and a ring around what the keyboard reaches that has a colour of its own."""
_TOUCH = """
QMenuBar::item { padding: 12px 14px; }
QCheckBox::indicator, QRadioButton::indicator { width: 22px; height: 22px; }
QRadioButton::indicator, QRadioButton::indicator:checked { border-radius: 13px; }
QRadioButton::indicator:checked { width: 14px; height: 14px; border-width: 6px; }
QSlider::handle:horizontal { width: 28px; margin: -13px 0; border-radius: 16px; }
QSlider::handle:horizontal:focus { width: 26px; }
"""
"""What fingers need beside larger targets."""
_COLOURS_OF_THE_THEME = (
    *("table", "table_edge", "panel", "panel_edge", "text", "muted", "faint", "line", "field", "hover"),
    *("tint", "chosen", "refused", "focus"),
)


_TWO_LINES = 34
"""The height of two small lines on a button."""


def style_sheet(theme: Theme, target: int = TARGET) -> str:
    """The rules for all standard widgets in the colours of *theme*; what is pressed is *target* high."""
    art = (resources.folder() / "ui").as_posix()
    colours = {
        **{name: getattr(theme, name) for name in _COLOURS_OF_THE_THEME},
        "accent": ACCENT,
        "accent_hover": _ACCENT_HOVER,
        "accent_pressed": _ACCENT_PRESSED,
        "accent_shade": theme.panel_edge if theme.is_strong else ACCENT_SHADE,
        "on_accent": ON_ACCENT,
    }
    sheet = Template(
        PLAIN + _SHEET.template + (_STRONG if theme.is_strong else "") + (_TOUCH if target > TARGET else "")
    )
    return sheet.substitute(
        {name: colour.name() for name, colour in colours.items()},
        step=STEP,
        double=2 * STEP,
        wide=4 * STEP,
        target=target,
        inner=target - 8,
        two_lines=max(_TWO_LINES, target),
        inner_field=target + 2,
        low_field=target - 2,
        large=max(target, LARGE_TARGET),
        bar=14 if target == TARGET else 24,
        small=SIZES[0],
        heading=SIZES[2],
        title=SIZES[3],
        check=f"{art}/check.svg",
        arrow=f"{art}/arrow-{'dark' if theme.is_dark else 'light'}.svg",
    )


def palette(theme: Theme) -> QPalette:
    """The colours of *theme* for everything the style sheet does not name."""
    roles = QPalette.ColorRole
    result = QPalette(theme.panel, theme.table)
    for role, colour in {
        roles.Window: theme.table,
        roles.WindowText: theme.text,
        roles.Base: theme.panel,
        roles.AlternateBase: theme.table_edge,
        roles.Text: theme.text,
        roles.Button: theme.panel,
        roles.ButtonText: theme.text,
        roles.ToolTipBase: theme.panel,
        roles.ToolTipText: theme.text,
        roles.PlaceholderText: theme.muted,
        roles.Highlight: ACCENT,
        roles.HighlightedText: ON_ACCENT,
        roles.Link: theme.link,
        roles.LinkVisited: theme.link,
    }.items():
        result.setColor(role, colour)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, theme.faint)
    return result


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between the two, with *share* of the first."""
    return QColor.fromRgbF(
        one.redF() * share + other.redF() * (1 - share),
        one.greenF() * share + other.greenF() * (1 - share),
        one.blueF() * share + other.blueF() * (1 - share),
    )


def set_role(widget: QWidget, role: str) -> None:
    """Let *widget* look like its *role* in the style sheet."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):  # else it never looked otherwise
            widget.style().unpolish(widget)
            widget.style().polish(widget)


class Appearance(QObject):
    """Keeps type, palette and style sheet of the program as the settings and the desktop want them."""

    def __init__(self, application: QApplication, settings: Settings) -> None:
        super().__init__(application)
        self._application = application
        self._settings = settings
        application.setFont(font(SIZES[1]))
        settings.changed.connect(self._on_changed)
        self._hints = QGuiApplication.styleHints()
        self._hints.colorSchemeChanged.connect(self._choose)
        self._hints.accessibility().contrastPreferenceChanged.connect(self._choose)
        current_theme.changed.connect(self._apply)
        self._choose()

    def _on_changed(self, name: str) -> None:
        if name == "theme":
            self._choose()
        elif name == "touch":
            self._apply()

    def _choose(self) -> None:
        wanted = self._settings.theme
        current_theme.use(self._like_the_desktop() if wanted == SYSTEM else wanted)

    def _like_the_desktop(self) -> str:
        if self._hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
            return "contrast"
        return "dark" if self._hints.colorScheme() == Qt.ColorScheme.Dark else "light"

    def _apply(self) -> None:
        self._application.setPalette(palette(current_theme.theme))
        target = LARGE_TARGET if self._settings.touch else TARGET
        self._application.setStyleSheet(style_sheet(current_theme.theme, target))
