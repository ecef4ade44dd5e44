"""A small button at a person's seat: as much help as the table agreed, all of it, or none."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QFont, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from enix_desktop.app.play.help import AS_AGREED, FULL, HELP_CHOICES, NONE
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import ACCENT, ON_ACCENT, STEP, TARGET, current_theme, font

_SIZE = 5 * STEP


class HelpButton(QToolButton):
    """Shows how much help a person gets; its menu changes that."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.wish = AS_AGREED
        self._name = ""
        set_role(self, "link")
        self.setFixedSize(TARGET, TARGET)
        self.setIconSize(QSize(_SIZE, _SIZE))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)
        current_theme.changed.connect(self._show)

    def set_wish(self, wish: str) -> None:
        self.wish = wish
        self._show()

    def set_name(self, name: str) -> None:
        """Say whose help it is."""
        self._name = name
        self._show()

    def offer(self, is_offered: bool, is_person: bool) -> None:
        """Only where several people play can they differ; a computer's row keeps the room free."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(is_offered)
        self.setSizePolicy(policy)
        self.setVisible(is_offered and is_person)

    def _words(self) -> dict[str, str]:
        return {
            AS_AGREED: self.tr("Help as for the whole table"),
            FULL: self.tr("Help and hints for this person"),
            NONE: self.tr("No help for this person"),
        }

    def _show(self) -> None:
        self.setIcon(_icon(self.wish))
        told = self._words()[self.wish]
        name = self.tr("Help for {name}").format(name=self._name)
        self.setToolTip(
            self.tr("{button}. Now: {choice}. Click to change it.").format(button=name, choice=told)
        )
        self.setAccessibleName(name)
        self.setAccessibleDescription(told)

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        group = QActionGroup(menu)
        for wish in HELP_CHOICES:
            action = menu.addAction(_icon(wish), self._words()[wish])
            action.setCheckable(True)
            action.setChecked(wish == self.wish)
            action.setData(wish)
            group.addAction(action)
            action.triggered.connect(lambda _=False, wish=wish: self._choose(wish))

    def _choose(self, wish: str) -> None:
        self.set_wish(wish)
        self.changed.emit()


def _icon(wish: str) -> QIcon:
    """A question mark in a circle: filled for all help, struck out for none."""
    icon, theme = QIcon(), current_theme.theme
    for scale in (1, 2, 3):
        pixmap = QPixmap(QSize(_SIZE, _SIZE) * scale)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        circle = QRectF(1.5, 1.5, _SIZE - 3, _SIZE - 3)
        painter.setPen(QPen(theme.text, 1.5))
        painter.setBrush(ACCENT if wish == FULL else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(circle)
        painter.setPen(ON_ACCENT if wish == FULL else theme.text)
        painter.setFont(font(13, QFont.Weight.Bold))
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, "?")
        if wish == NONE:
            painter.setPen(QPen(theme.refused, 2))
            painter.drawLine(QPointF(3, _SIZE - 3), QPointF(_SIZE - 3, 3))
        painter.end()
        pixmap.setDevicePixelRatio(scale)
        icon.addPixmap(pixmap)
    return icon
