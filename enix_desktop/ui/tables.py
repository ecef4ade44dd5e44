"""Which screen plays which game, and on which one it is arranged before."""

from enix_desktop.ui.enix.arrange_screen import ArrangeScreen
from enix_desktop.ui.enix.table_screen import TableScreen

TABLES = {"enix": TableScreen}
ARRANGERS = {"enix": ArrangeScreen}
