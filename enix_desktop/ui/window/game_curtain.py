"""The curtain over the pages of a game: nothing behind it can be seen, read or heard."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.window.lazy import lazy

if TYPE_CHECKING:
    from enix_desktop.ui.window.curtain import Curtain


class GameCurtain(QObject):
    """Hides the pages from everybody who is not asked; the curtain is made when it is first drawn."""

    viewer_left = Signal()
    """Others will look: what anybody looked up is to be forgotten."""
    lifted = Signal()
    """The person who is asked is there."""

    def __init__(self, window: QWidget, pages: QWidget) -> None:
        super().__init__(window)
        self._window, self._pages = window, pages
        self._has_secrets = False

    @lazy
    def widget(self) -> "Curtain":
        from enix_desktop.ui.window.curtain import Curtain

        curtain = Curtain(self._window)
        curtain.hide()
        curtain.setGeometry(self._window.rect())
        curtain.lifted.connect(self._on_lifted)
        return curtain

    @property
    def is_drawn(self) -> bool:
        made = GameCurtain.widget.made(self)
        return made is not None and made.isVisible()

    def draw(self, name: str, paint: "Callable[[QPainter, QRectF], None] | None") -> None:
        """Hide everything until *name* is there; *paint* draws what the curtain shows."""
        self._pages.hide()
        self.viewer_left.emit()
        if paint is not None:
            self.widget.paint = paint
        self.widget.show_for(name)

    def open_for_all(self) -> None:
        """Everybody looks from now on."""
        self.viewer_left.emit()
        self.open()

    def open(self) -> None:
        if made := GameCurtain.widget.made(self):
            made.hide()
            self._pages.show()

    def fit(self) -> None:
        """Cover the whole window."""
        if made := GameCurtain.widget.made(self):
            made.setGeometry(self._window.rect())

    def keep_secrets(self) -> None:
        """From the first table on a screen reader finds nothing behind the curtain, nor on hidden pages."""
        if not self._has_secrets:
            from enix_desktop.ui.widgets.accessible import VisibleChildren, set_interface

            self._has_secrets = True
            set_interface(self._pages, lambda: VisibleChildren(self._pages))

    def _on_lifted(self) -> None:
        self.open()
        self.lifted.emit()
