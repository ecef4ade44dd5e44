"""The fonts that the program ships."""

from functools import cache

from PySide6.QtGui import QFontDatabase

from enix_desktop import resources

FILES = ("NotoSans-Regular.ttf", "NotoSans-SemiBold.ttf", "NotoSans-Bold.ttf")


@cache
def load_fonts() -> None:
    """Make the bundled type known to Qt, or say which file is missing; once is enough."""
    for file in FILES:
        path = resources.folder() / "fonts" / file
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise resources.MissingResource(
                f"fonts/{file}",
                f"The font fonts/{file} cannot be loaded: please install the program again.",
            )
