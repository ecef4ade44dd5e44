"""How standard widgets look: paper on the table, in the colours of the theme in use."""

from string import Template

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from enix_desktop import resources
from enix_desktop.app.settings import SYSTEM, Settings
from enix_desktop.ui.theme import ACCENT, INK, PAPER, REFUSED, SIZES, STEP, TARGET, Theme, font, look

ACCENT_SHADE = QColor("#B85415")
"""The thickness of the paper under the accent."""
_REFUSED_ON_DARK = QColor("#FFA79C")
_ACCENT_TINTS = {"light": QColor("#FFEBDB"), "dark": QColor("#4A3D38")}

_SHEET = Template("""
QToolTip { background: $panel; color: $text; border: 1px solid $panel_edge; padding: ${step}px; }
QLabel[role="title"] { font-size: ${title}px; font-weight: 700; }
QLabel[role="heading"] { font-size: ${heading}px; font-weight: 600; }
QLabel[role="muted"] { font-size: ${small}px; color: $muted; }
QPushButton[large="true"] { min-height: 44px; font-size: ${heading}px; }
QLabel[role="prompt"] { color: $text; }
QLabel[role="refused"] { color: $refused; font-weight: 600; }
QLabel[role="problem"] { font-size: ${small}px; color: $refused; }
QFrame[role="panel"], QFrame[role="card"], QFrame[role="chosen"] {
    background: $panel; border: 2px solid $panel_edge; border-bottom-width: 3px; border-radius: 12px;
}
QFrame[role="chosen"] { background: $tint; border-color: $accent_line; }
QFrame[role="coach"] { background: $panel; border: none; border-left: 1px solid $panel_edge; }
QFrame[role="bar"] { background: $panel; border: none; border-top: 1px solid $panel_edge; }
QPushButton, QToolButton[role="plain"] {
    background: $panel; color: $text; border: 2px solid $panel_edge; border-bottom-width: 3px;
    border-radius: 10px; padding: ${step}px ${wide}px; min-height: ${inner}px;
}
QPushButton:hover, QToolButton[role="plain"]:hover { background: $hover; }
QPushButton:pressed, QToolButton[role="plain"]:pressed { background: $table_edge; }
QPushButton:checked {
    background: $tint; border: 2px solid $accent_line; border-top-width: 3px; font-weight: 600;
}
QPushButton:disabled { color: $faint; background: $table; }
QPushButton:focus, QToolButton[role="plain"]:focus { border-color: $text; }
QPushButton[role="main"] {
    background: $accent; color: $ink; border-color: $accent_shade; font-weight: 600;
}
QPushButton[role="main"]:hover { background: #FF9C5B; }
QPushButton[role="main"]:pressed { background: #EE7A2D; }
QPushButton[role="main"] QLabel { color: $ink; }
QPushButton[role="main"]:focus { border-color: $text; }
QPushButton[role="main"]:disabled { background: $table_edge; color: $muted; border-color: $panel_edge; }
QPushButton[role="link"], QToolButton[role="link"] {
    background: transparent; border: 2px solid transparent; border-radius: 8px; padding: 0 ${step}px;
    min-height: ${target}px; min-width: ${target}px;
}
QToolButton[role="pawn"] {
    background: transparent; border: 2px solid transparent; border-radius: 8px; padding: 0 10px 0 0;
}
QToolButton[role="pawn"]:hover { background: $table_edge; }
QToolButton[role="pawn"]:focus { border-color: $text; }
QPushButton[role="link"]:hover, QToolButton[role="link"]:hover { background: $table_edge; }
QPushButton[role="link"]:focus, QToolButton[role="link"]:focus { border: 2px solid $text; }
QToolButton::menu-indicator {
    image: url("$arrow"); width: 12px; height: 12px;
    subcontrol-origin: border; subcontrol-position: right center; right: 1px;
}
QLineEdit, QComboBox {
    background: $field; color: $text; border: 1px solid $line; border-radius: 8px;
    padding: 1px ${double}px; min-height: ${inner_field}px; selection-background-color: $accent;
    selection-color: $ink;
}
QLineEdit:focus, QComboBox:focus { border: 2px solid $text; padding: 0 7px; }
QLineEdit[role="wrong"] { border: 2px solid $refused; padding: 0 7px; }
QLineEdit[role="wrong"]:focus { border-color: $text; }
QComboBox { combobox-popup: 0; }
QComboBox:hover { background: $hover; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: url("$arrow"); width: 16px; height: 16px; }
QComboBox QAbstractItemView {
    background: $panel; color: $text; border: 1px solid $line; padding: ${step}px; outline: none;
    selection-background-color: $accent; selection-color: $ink;
}
QComboBox QAbstractItemView::item { min-height: ${target}px; padding: 0 ${step}px; border-radius: 6px; }
QComboBox QAbstractItemView::item:selected { background: $accent; color: $ink; }
QMenu { background: $panel; color: $text; border: 1px solid $line; padding: ${step}px; icon-size: 28px; }
QMenu::item { padding: ${step}px 20px ${step}px ${double}px; min-height: 32px; border-radius: 6px; }
QMenu::item:selected { background: $accent; color: $ink; }
QMenu::item:disabled { color: $faint; }
QMenu::icon { padding-left: ${double}px; }
QMenu::separator { height: 1px; background: $panel_edge; margin: ${step}px; }
QMenuBar { background: $table; color: $text; }
QMenuBar::item { padding: ${step}px 10px; border-radius: 6px; }
QMenuBar::item:selected { background: $accent; color: $ink; }
QCheckBox, QRadioButton { spacing: ${double}px; min-height: ${target}px; padding: 0 ${step}px; }
QCheckBox, QRadioButton { border: 2px solid transparent; border-radius: 8px; }
QCheckBox:focus, QRadioButton:focus { border: 2px solid $text; }
QCheckBox::indicator, QRadioButton::indicator {
    width: 16px; height: 16px; border: 2px solid $line; background: $field; border-radius: 5px;
}
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $hover; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent_shade; image: url("$check"); }
QRadioButton::indicator { border-radius: 10px; }
QRadioButton::indicator:checked {
    width: 10px; height: 10px; border: 5px solid $accent; background: $ink; border-radius: 10px;
}
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: $line; }
QSlider::sub-page:horizontal { height: 6px; border-radius: 3px; background: $accent_line; }
QSlider::handle:horizontal {
    width: 18px; margin: -8px 0; border: 2px solid $accent_shade; border-radius: 11px; background: $accent;
}
QSlider::handle:horizontal:hover { background: #FF9C5B; }
QSlider::handle:horizontal:focus { border: 3px solid $text; width: 16px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QTextBrowser, QPlainTextEdit, QListView { background: $panel; color: $text; border: none; }
QListView { outline: none; border: 2px solid transparent; border-radius: 8px; }
QListView:focus { border-color: $text; }
QListView::item { min-height: ${target}px; padding: 0 ${double}px; border-radius: 8px; }
QListView::item:hover { background: $hover; }
QListView::item:selected { background: $tint; color: $text; }
QTextBrowser:focus { border: 2px solid $text; border-radius: 8px; }
QTextBrowser { border: 2px solid transparent; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 14px; }
QScrollBar:horizontal { height: 14px; }
QScrollBar::handle { background: $line; border-radius: 4px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


def style_sheet(theme: Theme) -> str:
    """The rules for all standard widgets in the colours of *theme*."""
    art = (resources.folder() / "ui").as_posix()
    colours = {
        "panel": theme.panel,
        "panel_edge": theme.panel_edge,
        "table": theme.table,
        "table_edge": theme.table_edge,
        "text": theme.text,
        "muted": theme.muted,
        "faint": mixed(theme.text, theme.table, 0.5),
        "line": mixed(theme.text, theme.panel, 0.5),
        "hover": mixed(theme.panel, theme.text, 0.93),
        "field": mixed(theme.panel, theme.table, 0.35) if theme.is_dark else PAPER,
        "tint": _ACCENT_TINTS[theme.name],
        "refused": _REFUSED_ON_DARK if theme.is_dark else REFUSED,
        "accent_line": ACCENT if theme.is_dark else ACCENT_SHADE,
        "accent": ACCENT,
        "accent_shade": ACCENT_SHADE,
        "ink": INK,
    }
    return _SHEET.substitute(
        {name: colour.name() for name, colour in colours.items()},
        step=STEP,
        double=2 * STEP,
        wide=4 * STEP,
        target=TARGET,
        inner=TARGET - 8,
        inner_field=TARGET + 2,
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
        roles.HighlightedText: INK,
        roles.Link: mixed(theme.text, ACCENT, 0.3) if theme.is_dark else QColor("#9A3F08"),
        roles.LinkVisited: mixed(theme.text, ACCENT, 0.3) if theme.is_dark else QColor("#9A3F08"),
    }.items():
        result.setColor(role, colour)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, mixed(theme.text, theme.table, 0.5))
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
        widget.style().unpolish(widget)
        widget.style().polish(widget)


class Appearance(QObject):
    """Keeps type, palette and style sheet of the program as the settings and the desktop want them."""

    def __init__(self, application: QApplication, settings: Settings) -> None:
        super().__init__(application)
        self._application = application
        self._settings = settings
        application.setStyle("Fusion")
        application.setFont(font(SIZES[1]))
        settings.changed.connect(self._on_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._choose)
        look.changed.connect(self._apply)
        self._choose()

    def _on_changed(self, name: str) -> None:
        if name == "theme":
            self._choose()

    def _choose(self) -> None:
        wanted = self._settings.theme
        if wanted == SYSTEM:
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
            wanted = "dark" if dark else "light"
        look.use(wanted)

    def _apply(self) -> None:
        self._application.setPalette(palette(look.theme))
        self._application.setStyleSheet(style_sheet(look.theme))
