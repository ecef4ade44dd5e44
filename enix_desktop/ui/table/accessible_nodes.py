"""The interfaces by which a screen reader finds the things of a scene; they ask it and keep nothing."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import wrapInstance

from enix_desktop.ui.widgets.accessible import ROOT, Path, Thing

if TYPE_CHECKING:
    from enix_desktop.ui.table.accessible_scene import SceneAccess

_NO_INTERFACE = wrapInstance(0, QAccessibleActionInterface)
"""A null pointer. None would be taken for the address of Python's None and end the program."""


class _Pressing(QAccessibleActionInterface):
    """The actions of one thing; it has none while it cannot be chosen."""

    def __init__(self, scene: "SceneAccess", path: Path) -> None:
        super().__init__()
        self._scene, self._path = scene, path

    def actionNames(self) -> list[str]:
        """Press and focus, where a click would mean something."""
        thing = self._scene.thing(self._path)
        if thing is None or thing.press is None:
            return []
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        """What a click does, or the arrows of the keyboard."""
        thing = self._scene.thing(self._path)
        if thing is None or thing.press is None:
            return
        if name == self.pressAction():
            thing.press()
        elif name == self.setFocusAction():
            self._scene.take_focus(self._path)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


class Node(QAccessibleInterface):
    """One thing. It outlives what it tells about, and then is not valid."""

    def __init__(self, scene: "SceneAccess", path: Path) -> None:
        super().__init__()
        self._scene, self.path = scene, path
        self._actions = _Pressing(scene, path)

    @property
    def _thing(self) -> Thing | None:
        return self._scene.thing(self.path)

    def isValid(self) -> bool:
        return self._thing is not None

    def object(self) -> QObject:
        """Things of a scene have none."""
        return None  # type: ignore[return-value]  # the stubs do not know null pointers

    def window(self) -> QWindow:
        """The window that the scene is seen in."""
        return self._scene.window()  # type: ignore[return-value]

    def parent(self) -> QAccessibleInterface:
        return self._scene.interface(self.path[:-1])  # type: ignore[return-value]

    def childCount(self) -> int:
        thing = self._thing
        return 0 if thing is None else len(thing.children)

    def child(self, index: int) -> QAccessibleInterface:
        return self._scene.child(self.path, index)  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Which of them *child* is; -1 if none."""
        return self._scene.index(self.path, child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return self._scene.child_at(self.path, QPoint(x, y))  # type: ignore[return-value]

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, and more about it."""
        thing = self._thing
        if thing is None:
            return ""
        return {QAccessible.Text.Name: thing.name, QAccessible.Text.Description: thing.about}.get(kind, "")

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nobody gives things other names."""

    def rect(self) -> QRect:
        thing = self._thing
        return QRect() if thing is None else self._scene.on_screen(thing.place)

    def role(self) -> QAccessible.Role:
        thing = self._thing
        return QAccessible.Role.NoRole if thing is None else thing.role

    def state(self) -> QAccessible.State:
        """Whether it can be chosen, is chosen, and has the keyboard."""
        return self._scene.state(self.path)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """Actions are the only further interface; always there, because screen readers ask only once."""
        is_asked = kind == QAccessible.InterfaceType.ActionInterface
        return self._actions if is_asked else _NO_INTERFACE  # type: ignore[return-value]  # a pointer


class Root(QAccessibleWidget):
    """The widget in which the scene is seen, with the things of the scene in it."""

    def __init__(self, scene: "SceneAccess", widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Grouping)
        self._scene = scene

    def text(self, kind: QAccessible.Text) -> str:
        """What the tree calls itself."""
        thing = self._scene.thing(ROOT)
        return thing.name if thing is not None and kind == QAccessible.Text.Name else ""

    def childCount(self) -> int:
        thing = self._scene.thing(ROOT)
        return 0 if thing is None else len(thing.children)

    def child(self, index: int) -> QAccessibleInterface:
        return self._scene.child(ROOT, index)  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Which of them *child* is; -1 if none."""
        return self._scene.index(ROOT, child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return self._scene.child_at(ROOT, QPoint(x, y))  # type: ignore[return-value]

    def focusChild(self) -> QAccessibleInterface:
        path = self._scene.focused()
        return None if path is None else self._scene.interface(path)  # type: ignore[return-value]


class Keyboard(QAccessibleWidget):
    """A widget whose keys move among the things of a scene: the focus is with one of them."""

    def __init__(self, scene: "SceneAccess", widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Client)
        self._scene = scene

    def text(self, kind: QAccessible.Text) -> str:
        """It is called like what lies in it."""
        thing = self._scene.thing(ROOT)
        return thing.name if thing is not None and kind == QAccessible.Text.Name else ""

    def focusChild(self) -> QAccessibleInterface:
        path = self._scene.focused()
        return super().focusChild() if path is None else self._scene.interface(path)  # type: ignore[return-value]
