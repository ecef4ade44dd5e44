"""About the program: who it is, what it is made with, and the licences of all that."""

from PySide6.QtWidgets import QWidget


def show_about(parent: QWidget) -> None:
    """Open the dialog; it is made when it is wanted."""
    from enix_desktop.ui.about.dialog import AboutDialog

    AboutDialog(parent).open()
