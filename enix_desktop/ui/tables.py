"""Which screen plays which game, on which one it is arranged before, its book and its lessons."""

from enix_desktop.ui.enix.arrange_screen import ArrangeScreen
from enix_desktop.ui.enix.book.enix_book import enix_book
from enix_desktop.ui.enix.lesson_table import ENIX_COURSE
from enix_desktop.ui.enix.table_screen import TableScreen

TABLES = {"enix": TableScreen}
ARRANGERS = {"enix": ArrangeScreen}
BOOKS = {"enix": enix_book}
LESSONS = {"enix": ENIX_COURSE}
