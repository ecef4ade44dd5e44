"""What lies in a scene, for screen readers: interfaces that are made only when somebody asks for them."""

from PySide6.QtCore import QObject, QPoint, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView, QWidget
from shiboken6 import isValid, wrapInstance

from enix_desktop.ui.widgets.accessible import (
    ROOT,
    AccessibleItem,
    Path,
    Tree,
    VisibleChildren,
    set_interface,
)

_NO_INTERFACE = wrapInstance(0, QAccessibleActionInterface)
"""A null pointer. None would be taken for the address of Python's None and end the program."""


class _Pressing(QAccessibleActionInterface):
    """The actions of one thing; it has none while it cannot be chosen."""

    def __init__(self, scene: "SceneAccess", path: Path) -> None:
        super().__init__()
        self._scene, self._path = scene, path

    def actionNames(self) -> list[str]:
        """Press and focus, where a click would mean something."""
        item = self._scene.item(self._path)
        if item is None or item.press is None:
            return []
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        """What a click does, or the arrows of the keyboard."""
        item = self._scene.item(self._path)
        if item is None or item.press is None:
            return
        if name == self.pressAction():
            item.press()
        elif name == self.setFocusAction():
            self._scene.take_focus(self._path)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


class _Node(QAccessibleInterface):
    """One item. It may outlive what it describes, and then is not valid."""

    def __init__(self, scene: "SceneAccess", path: Path) -> None:
        super().__init__()
        self._scene, self.path = scene, path
        self._actions = _Pressing(scene, path)

    @property
    def _item(self) -> AccessibleItem | None:
        return self._scene.item(self.path)

    def isValid(self) -> bool:
        return self._item is not None

    def object(self) -> QObject:
        """Things of a scene have none."""
        return None  # type: ignore[return-value]  # the stubs do not know null pointers

    def window(self) -> QWindow:
        """The window that the scene is seen in."""
        return self._scene.window()  # type: ignore[return-value]

    def parent(self) -> QAccessibleInterface:
        return self._scene.interface(self.path[:-1])  # type: ignore[return-value]

    def childCount(self) -> int:
        item = self._item
        return 0 if item is None else len(item.children)

    def child(self, index: int) -> QAccessibleInterface:
        return self._scene.child(self.path, index)  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Which of them *child* is; -1 if none."""
        return self._scene.index(self.path, child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return self._scene.child_at(self.path, QPoint(x, y))  # type: ignore[return-value]

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, and more about it."""
        item = self._item
        if item is None:
            return ""
        return {QAccessible.Text.Name: item.name, QAccessible.Text.Description: item.about}.get(kind, "")

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nobody gives things other names."""

    def rect(self) -> QRect:
        item = self._item
        return QRect() if item is None else self._scene.on_screen(item.place)

    def role(self) -> QAccessible.Role:
        item = self._item
        return QAccessible.Role.NoRole if item is None else item.role

    def state(self) -> QAccessible.State:
        """Whether it can be chosen, is chosen, and has the keyboard."""
        return self._scene.state(self.path)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """Actions are the only further interface; always there, because screen readers ask only once."""
        is_asked = kind == QAccessible.InterfaceType.ActionInterface
        return self._actions if is_asked else _NO_INTERFACE  # type: ignore[return-value]  # a pointer


class _Root(QAccessibleWidget):
    """The widget in which the scene is seen, with the things of the scene in it."""

    def __init__(self, scene: "SceneAccess", widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Grouping)
        self._scene = scene

    def text(self, kind: QAccessible.Text) -> str:
        """What the tree calls itself."""
        item = self._scene.item(ROOT)
        return item.name if item is not None and kind == QAccessible.Text.Name else ""

    def childCount(self) -> int:
        item = self._scene.item(ROOT)
        return 0 if item is None else len(item.children)

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


class _Keyboard(QAccessibleWidget):
    """A widget whose keys move among the things of a scene: the focus is with one of them."""

    def __init__(self, scene: "SceneAccess", widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Client)
        self._scene = scene

    def text(self, kind: QAccessible.Text) -> str:
        """It is called like what lies in it."""
        item = self._scene.item(ROOT)
        return item.name if item is not None and kind == QAccessible.Text.Name else ""

    def focusChild(self) -> QAccessibleInterface:
        path = self._scene.focused()
        return super().focusChild() if path is None else self._scene.interface(path)  # type: ignore[return-value]


class SceneAccess(QObject):
    """Shows a tree in the place of the viewport of a view. *keyboard* is the widget that gets the keys."""

    def __init__(self, view: QGraphicsView, tree: Tree, keyboard: QWidget) -> None:
        super().__init__(view)
        self.tree = tree
        self._view, self._viewport, self._keyboard = view, view.viewport(), keyboard
        self._nodes: dict[Path, _Node] = {}
        self._told: dict[Path, AccessibleItem] = {}
        set_interface(self._viewport, lambda: _Root(self, self._viewport))
        # An area that scrolls shows nothing but its viewport; here, labels and buttons lie over it.
        set_interface(view, lambda: VisibleChildren(view))
        set_interface(keyboard, lambda: _Keyboard(self, keyboard))
        self._viewport.destroyed.connect(self._forget)

    def item(self, path: Path) -> AccessibleItem | None:
        """What lies there and can be seen; behind a curtain there is nothing."""
        if not isValid(self._viewport) or not self._viewport.isVisible():
            return None
        return self.tree.item(path)

    def focused(self) -> Path | None:
        path = self.tree.focused()
        return None if path is None or self.item(path) is None else path

    def take_focus(self, path: Path) -> None:
        """Let the keyboard go there."""
        self._keyboard.setFocus()
        self.tree.take_focus(path)

    def interface(self, path: Path) -> QAccessibleInterface | None:
        if path == ROOT:
            return QAccessible.queryAccessibleInterface(self._viewport)
        if path not in self._nodes:
            self._nodes[path] = _Node(self, path)
        return self._nodes[path]

    def child(self, path: Path, index: int) -> QAccessibleInterface | None:
        item = self.item(path)
        if item is None or not 0 <= index < len(item.children):
            return None
        return self.interface((*path, item.children[index]))

    def index(self, path: Path, child: QAccessibleInterface) -> int:
        item = self.item(path)
        if item is None or not isinstance(child, _Node) or child.path[:-1] != path:
            return -1
        return item.children.index(child.path[-1]) if child.path[-1] in item.children else -1

    def child_at(self, path: Path, point: QPoint) -> QAccessibleInterface | None:
        """The child at a point of the screen; the one that lies above the others."""
        item = self.item(path)
        for key in reversed(() if item is None else item.children):
            child = self.item((*path, key))
            if child is not None and self.on_screen(child.place).contains(point):
                return self.interface((*path, key))
        return None

    def on_screen(self, place: QRectF) -> QRect:
        """Where a part of the scene can be seen on the screen."""
        seen = self._view.mapFromScene(place).boundingRect() & self._viewport.rect()
        return QRect(self._viewport.mapToGlobal(seen.topLeft()), seen.size())

    def window(self) -> QWindow | None:
        return self._viewport.window().windowHandle() if isValid(self._viewport) else None

    def state(self, path: Path) -> QAccessible.State:
        """What can be done with a thing, and what has been."""
        state = QAccessible.State()
        item = self.item(path)
        if item is None:
            state.invalid = state.invisible = True
            return state
        if item.press is not None:
            state.focusable = state.selectable = True
        state.selected = item.is_chosen
        state.offscreen = self.on_screen(item.place).isEmpty()
        state.focused = self.focused() == path
        return state

    def focus(self) -> None:
        """Say that the keyboard is somewhere else now."""
        path = self.focused() if QAccessible.isActive() else None
        node = None if path is None else self.interface(path)
        if node is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(node, QAccessible.Event.Focus))

    def refresh(self) -> None:
        """Say what is new among the things that somebody has asked about."""
        if not QAccessible.isActive():
            return
        before, self._told = self._told, {}
        for path in (ROOT, *self._nodes):
            item = self.item(path)
            if item is not None:
                self._told[path] = item
                if path in before:
                    self._tell(path, before[path], item)

    def _tell(self, path: Path, before: AccessibleItem, now: AccessibleItem) -> None:
        interface = self.interface(path)
        if interface is None:
            return
        kinds = QAccessible.Event
        changes = {
            kinds.NameChanged: before.name != now.name,
            kinds.DescriptionChanged: before.about != now.about,
            kinds.ObjectReorder: before.children != now.children,
        }
        for kind, is_new in changes.items():
            if is_new:
                QAccessible.updateAccessibility(QAccessibleEvent(interface, kind))
        state = QAccessible.State()
        state.selected = before.is_chosen != now.is_chosen
        state.focusable = (before.press is None) != (now.press is None)
        if state.selected or state.focusable:
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(interface, state))

    def _forget(self) -> None:
        """The view has gone, and with it everything in it."""
        while self._nodes:
            _, node = self._nodes.popitem()
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))
