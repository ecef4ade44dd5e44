"""Which screen plays which game."""

from enix_desktop.ui.enix.table_screen import TableScreen

TABLES = {"enix": TableScreen}
