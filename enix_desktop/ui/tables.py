"""What the window needs of each game: its screens, its book, papers, lessons, statistics and pictures."""

from enix_desktop.ui.enix.achievements.statistics import EnixStatistics
from enix_desktop.ui.enix.arrange_screen import ArrangeScreen
from enix_desktop.ui.enix.board_thumbnail import BoardThumbnails
from enix_desktop.ui.enix.book.enix_book import enix_book
from enix_desktop.ui.enix.lesson_table import ENIX_COURSE
from enix_desktop.ui.enix.paper.papers import enix_papers
from enix_desktop.ui.enix.replay_table import ENIX_REPLAY
from enix_desktop.ui.enix.table_screen import TableScreen

TABLES = {"enix": TableScreen}
ARRANGERS = {"enix": ArrangeScreen}
BOOKS = {"enix": enix_book}
PAPERS = {"enix": enix_papers}
LESSONS = {"enix": ENIX_COURSE}
REPLAYS = {"enix": ENIX_REPLAY}
THUMBNAILS = {"enix": BoardThumbnails}
STATISTICS = {"enix": EnixStatistics}
