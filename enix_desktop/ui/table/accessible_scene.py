"""What lies in a scene, for screen readers: interfaces that are made only when somebody asks for them."""

from PySide6.QtCore import QObject, QPoint, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QWindow,
)
from PySide6.QtWidgets import QGraphicsView, QWidget
from shiboken6 import isValid

from enix_desktop.ui.table.accessible_nodes import Keyboard, Node, Root
from enix_desktop.ui.widgets.accessible import ROOT, Path, SeenOnly, Thing, Tree, lend


class SceneAccess(QObject):
    """Shows a tree in the place of the viewport of a view. *keyboard* is the widget that gets the keys."""

    def __init__(self, view: QGraphicsView, tree: Tree, keyboard: QWidget) -> None:
        super().__init__(view)
        self.tree = tree
        self._view, self._viewport, self._keyboard = view, view.viewport(), keyboard
        self._nodes: dict[Path, Node] = {}
        self._told: dict[Path, Thing] = {}
        lend(self._viewport, lambda: Root(self, self._viewport))
        # An area that scrolls shows nothing but its viewport; here, labels and buttons lie over it.
        lend(view, lambda: SeenOnly(view))
        lend(keyboard, lambda: Keyboard(self, keyboard))
        self._viewport.destroyed.connect(self._forget)

    def thing(self, path: Path) -> Thing | None:
        """What lies there and can be seen; behind a curtain there is nothing."""
        if not isValid(self._viewport) or not self._viewport.isVisible():
            return None
        return self.tree.thing(path)

    def focused(self) -> Path | None:
        """Where the keyboard is."""
        path = self.tree.focused()
        return None if path is None or self.thing(path) is None else path

    def take_focus(self, path: Path) -> None:
        """Let the keyboard go there."""
        self._keyboard.setFocus()
        self.tree.take_focus(path)

    def interface(self, path: Path) -> QAccessibleInterface | None:
        """The interface of the thing there."""
        if path == ROOT:
            return QAccessible.queryAccessibleInterface(self._viewport)
        if path not in self._nodes:
            self._nodes[path] = Node(self, path)
        return self._nodes[path]

    def child(self, path: Path, index: int) -> QAccessibleInterface | None:
        thing = self.thing(path)
        if thing is None or not 0 <= index < len(thing.children):
            return None
        return self.interface((*path, thing.children[index]))

    def index(self, path: Path, child: QAccessibleInterface) -> int:
        """The index of *child* there, or -1."""
        thing = self.thing(path)
        if thing is None or not isinstance(child, Node) or child.path[:-1] != path:
            return -1
        return thing.children.index(child.path[-1]) if child.path[-1] in thing.children else -1

    def child_at(self, path: Path, point: QPoint) -> QAccessibleInterface | None:
        """The child at a point of the screen; the one that lies above the others."""
        thing = self.thing(path)
        for key in reversed(() if thing is None else thing.children):
            child = self.thing((*path, key))
            if child is not None and self.on_screen(child.place).contains(point):
                return self.interface((*path, key))
        return None

    def on_screen(self, place: QRectF) -> QRect:
        """Where a part of the scene can be seen on the screen."""
        seen = self._view.mapFromScene(place).boundingRect() & self._viewport.rect()
        return QRect(self._viewport.mapToGlobal(seen.topLeft()), seen.size())

    def window(self) -> QWindow | None:
        """The window of the view."""
        return self._viewport.window().windowHandle() if isValid(self._viewport) else None

    def state(self, path: Path) -> QAccessible.State:
        """What can be done with a thing, and what has been."""
        state = QAccessible.State()
        thing = self.thing(path)
        if thing is None:
            state.invalid = state.invisible = True
            return state
        if thing.press is not None:
            state.focusable = state.selectable = True
        state.selected = thing.is_chosen
        state.offscreen = self.on_screen(thing.place).isEmpty()
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
            thing = self.thing(path)
            if thing is not None:
                self._told[path] = thing
                if path in before:
                    self._tell(path, before[path], thing)

    def _tell(self, path: Path, before: Thing, now: Thing) -> None:
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
