"""What a screen reader learns about the items of a game, and how it asks for them.

A game says in a `Tree` what there is; nothing of it is computed while no screen reader is running.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from PySide6.QtCore import QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

Path: TypeAlias = tuple[Hashable, ...]
"""Names something in the tree by the way to it; the root is the empty path."""

ROOT: Path = ()


@dataclass(frozen=True, slots=True)
class AccessibleItem:
    """What a screen reader learns about something in the scene."""

    name: str
    role: QAccessible.Role
    place: QRectF
    """Where it lies in the scene."""
    about: str = ""
    press: Callable[[], None] | None = None
    """What a click there does, if it can be chosen now."""
    is_chosen: bool = False
    children: tuple[Hashable, ...] = ()
    """The last step of the path of each."""


class Tree(Protocol):
    """All items of a scene."""

    def item(self, path: Path) -> AccessibleItem | None:
        """What lies there, if anything does."""

    def focused(self) -> Path | None:
        """Where the keyboard is, if it is among these things."""

    def take_focus(self, path: Path) -> None:
        """Let the keyboard go there, if it can."""


class VisibleChildren(QAccessibleWidget):
    """Offers only visible children: a hidden one may be somebody's secret."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Client)
        self._widget = widget

    def _children(self) -> list[QWidget]:
        found = self._widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [child for child in found if child.isVisible() and not child.isWindow()]

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface:
        children = self._children()
        if not 0 <= index < len(children):
            return None  # type: ignore[return-value]  # the stubs do not know null pointers
        return QAccessible.queryAccessibleInterface(children[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Which of them *child* is; -1 if none."""
        children: list[QObject] = [*self._children()]
        return children.index(child.object()) if child.object() in children else -1


class _Interfaces:
    """Which interfaces belong to which widgets.

    Qt deletes an interface with its widget. Until that is done it must be kept, because Python would delete
    it a second time; so what belongs to a widget that has gone is dropped a moment later.
    """

    def __init__(self) -> None:
        self._makers: dict[QObject, Callable[[], QAccessibleInterface]] = {}
        self._made: dict[QObject, QAccessibleInterface] = {}
        self._is_known = False

    def add(self, widget: QWidget, make: Callable[[], QAccessibleInterface]) -> None:
        if not self._is_known:
            QAccessible.installFactory(self._interface)
            self._is_known = True
        if QAccessible.isActive():  # else nobody can have asked yet
            known = QAccessible.queryAccessibleInterface(widget)
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(known))
        self._makers[widget] = make
        widget.destroyed.connect(lambda: QTimer.singleShot(0, self._drop_what_is_gone))

    def _drop_what_is_gone(self) -> None:
        self._makers = {known: maker for known, maker in self._makers.items() if isValid(known)}
        self._made = {known: made for known, made in self._made.items() if isValid(known)}

    def _interface(self, _name: str, of: QObject) -> QAccessibleInterface | None:
        if of not in self._made and of in self._makers:
            self._made[of] = self._makers[of]()
        return self._made.get(of)


_interfaces = _Interfaces()


def set_interface(widget: QWidget, make: Callable[[], QAccessibleInterface]) -> None:
    """Let *make* build the accessible interface of *widget* when it is first asked for."""
    _interfaces.add(widget, make)
