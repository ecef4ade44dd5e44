"""Which screen plays which game, on which one it is arranged; its book, papers, lessons and statistics."""

from enix_desktop.ui.enix.achievements.statistics import EnixStatistics
from enix_desktop.ui.enix.arrange_screen import ArrangeScreen
from enix_desktop.ui.enix.book.enix_book import enix_book
from enix_desktop.ui.enix.lesson_table import ENIX_COURSE
from enix_desktop.ui.enix.paper.papers import enix_papers
from enix_desktop.ui.enix.table_screen import TableScreen

TABLES = {"enix": TableScreen}
ARRANGERS = {"enix": ArrangeScreen}
BOOKS = {"enix": enix_book}
PAPERS = {"enix": enix_papers}
LESSONS = {"enix": ENIX_COURSE}
STATISTICS = {"enix": EnixStatistics}
