"""What a screen reader finds in a window."""

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

ROLES = QAccessible.Role
USED = {
    ROLES.Button,
    ROLES.ButtonMenu,
    ROLES.CheckBox,
    ROLES.ComboBox,
    ROLES.EditableText,
    ROLES.Link,
    ROLES.List,
    ROLES.ListItem,
    ROLES.MenuItem,
    ROLES.PageTab,
    ROLES.RadioButton,
    ROLES.Slider,
    ROLES.SpinBox,
    ROLES.Tree,
    ROLES.TreeItem,
}
"""What one does something with; it needs a name."""


def found(window: QWidget) -> Iterator[QAccessibleInterface]:
    """Everything in a window that can be seen, as a screen reader finds it."""
    QApplication.processEvents()  # a layout shows its new widgets a little later
    root = QAccessible.queryAccessibleInterface(window)
    assert root is not None
    yield from below(root)


def below(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """An interface and everything in it that can be seen."""
    if not top.isValid() or top.state().invisible:
        return
    yield top
    for index in range(top.childCount()):
        child = top.child(index)
        if child is not None:
            yield from below(child)


def name(of: QAccessibleInterface) -> str:
    return of.text(QAccessible.Text.Name)


def about(of: QAccessibleInterface) -> str:
    return of.text(QAccessible.Text.Description)


def is_used(of: QAccessibleInterface) -> bool:
    """Whether somebody can do something with it; the lens in a field to search in is only a picture."""
    is_picture = of.object() is not None and of.object().metaObject().className() == "QLineEditIconButton"
    return of.role() in USED and not is_picture


def called(window: QWidget, text: str) -> QAccessibleInterface:
    """What has this name."""
    return next(each for each in found(window) if name(each) == text)


def press(of: QAccessibleInterface) -> None:
    """What a screen reader does to choose something."""
    actions = of.actionInterface()
    assert actions is not None
    assert actions.pressAction() in actions.actionNames()
    actions.doAction(actions.pressAction())
