"""Which screen plays which game, which one arranges it, its book, lessons, replay and small pictures."""

from enix_desktop.ui.enix.arrange_screen import ArrangeScreen
from enix_desktop.ui.enix.board_thumbnail import BoardThumbnails
from enix_desktop.ui.enix.book.enix_book import enix_book
from enix_desktop.ui.enix.lesson_table import ENIX_COURSE
from enix_desktop.ui.enix.replay_table import ENIX_REPLAY
from enix_desktop.ui.enix.table_screen import TableScreen

TABLES = {"enix": TableScreen}
ARRANGERS = {"enix": ArrangeScreen}
BOOKS = {"enix": enix_book}
LESSONS = {"enix": ENIX_COURSE}
REPLAYS = {"enix": ENIX_REPLAY}
THUMBNAILS = {"enix": BoardThumbnails}
