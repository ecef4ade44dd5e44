"""About the program: version, where it comes from, and everything it is made with."""

from PySide6.QtCore import QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QFont, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop import __version__
from enix_desktop.app.system.versions import versions
from enix_desktop.identity import HOME_PAGE, NAME
from enix_desktop.ui.about.component_list import ComponentList
from enix_desktop.ui.about.components import components
from enix_desktop.ui.about.licence_pane import LicencePane
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.plain_box import about_qt
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font
from enix_desktop.ui.widgets.translated import Translated
from enix_desktop.ui.window.icon import window_icon

_SIZE = QSize(920, 660)
_ICON = 104
_LIST = 270
_THANKS = 2500
"""Milliseconds for which the dialog says that something was copied."""


class AboutDialog(Translated, QDialog):
    """Nothing can be changed here; Esc or Enter closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._components = components()
        self._icon, self._name, self._version = PlainLabel(), PlainLabel(NAME), PlainLabel()
        self._name.setFont(font(SIZES[3], QFont.Weight.Bold))
        set_role(self._version, "muted")
        self._about, self._origin = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        self._made = PlainLabel()
        set_role(self._made, "heading")
        self._told = PlainLabel()
        set_role(self._told, "muted")
        self.home_button, self.copy_button, self.qt_button, self.close_button = (
            QPushButton() for _ in range(4)
        )
        self.list, self.pane = ComponentList(self._components), LicencePane()
        self._thanks = QTimer(self, singleShot=True, interval=_THANKS)
        self._connect()
        self._lay_out()
        self.retranslate()
        self.list.setCurrentRow(0)

    def _connect(self) -> None:
        for button in (self.home_button, self.copy_button, self.qt_button):
            button.setAutoDefault(False)  # Enter always closes
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self.home_button.clicked.connect(lambda: QDesktopServices.openUrl(QUrl(HOME_PAGE)))
        self.copy_button.clicked.connect(self._copy)
        self.qt_button.clicked.connect(lambda: about_qt(self))
        self.list.currentRowChanged.connect(lambda row: self.pane.show_component(self._components[row]))
        self._thanks.timeout.connect(self._told.clear)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(versions()) + "\n")
        self._told.setText(self.tr("Copied"))
        self._thanks.start()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Enix Desktop"))
        self._version.setText(self.tr("Version {version}").format(version=__version__))
        self._about.setText(
            self.tr("Family games about energy, played together at one screen or against the computer.")
        )
        self._origin.setText("\n".join(ui.origin() for ui in GAME_UIS.values()))
        self._made.setText(self.tr("Made with"))
        self._told.clear()
        self.home_button.setText(self.tr("&Home page"))
        self.home_button.setToolTip(HOME_PAGE)
        self.copy_button.setText(self.tr("Copy &version information"))
        self.copy_button.setToolTip(self.tr("For bug reports: program, Python, Qt and system"))
        self.qt_button.setText(self.tr("About &Qt"))
        self.close_button.setText(self.tr("&Close"))
        self.list.retranslate()
        self.pane.retranslate()

    def _lay_out(self) -> None:
        set_role(self.close_button, "main")
        self._icon.setPixmap(window_icon().pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(6 * STEP, 5 * STEP, 6 * STEP, 4 * STEP)
        whole.setSpacing(3 * STEP)
        whole.addLayout(self._head())
        whole.addWidget(self._made)
        whole.addLayout(self._body(), 1)
        foot = QHBoxLayout()
        foot.setSpacing(3 * STEP)
        foot.addWidget(self.copy_button)
        foot.addWidget(self.qt_button)
        foot.addWidget(self._told, 1)
        foot.addWidget(self.close_button)
        whole.addLayout(foot)
        self.resize(_SIZE)
        self.list.setFocus()

    def _head(self) -> QHBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(STEP)
        first = QHBoxLayout()
        first.setSpacing(3 * STEP)
        first.addWidget(self._name)
        first.addWidget(self._version, 0, Qt.AlignmentFlag.AlignBottom)
        first.addStretch(1)
        first.addWidget(self.home_button)
        words.addLayout(first)
        words.addWidget(self._about)
        words.addWidget(self._origin)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(5 * STEP)
        head.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        return head

    def _body(self) -> QHBoxLayout:
        body = QHBoxLayout()
        body.setSpacing(3 * STEP)
        self.list.setFixedWidth(_LIST)
        for widget, share in ((self.list, 0), (self.pane, 1)):
            panel = QFrame()
            set_role(panel, "panel")
            inside = QHBoxLayout(panel)
            inside.setContentsMargins(STEP, STEP, STEP, STEP)
            inside.addWidget(widget)
            body.addWidget(panel, share)
        return body
