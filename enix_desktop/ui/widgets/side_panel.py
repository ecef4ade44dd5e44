"""What stands beside a table and speaks: the coach of a lesson, and the question of a puzzle."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLayout, QPushButton, QScrollArea, QWidget

from enix_desktop.ui.widgets.fitting import CalmButton
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.translated import Translated

NARROW, WIDE = 288, 400
"""How wide the panel is in small and in large windows."""


class SidePanel(Translated, QFrame):
    """A panel whose buttons leave the keys with the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("coach")
        set_role(self, "coach")

    def set_wide(self, is_wide: bool) -> None:
        """Take more room in a large window."""
        self.setFixedWidth(WIDE if is_wide else NARROW)


def way(role: str = "plain") -> QPushButton:
    """A button that leads on, back or out; a click does not take the keys away from the table."""
    button = CalmButton()
    set_role(button, role)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setAutoDefault(True)
    return button


def scrolled(layout: QLayout) -> QScrollArea:
    """Room for *layout*, which may be higher than the panel."""
    inside = QWidget()
    layout.setContentsMargins(0, 0, 0, 0)
    inside.setLayout(layout)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    return area
