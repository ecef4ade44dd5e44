"""A program for tests: windows on several screens. It tells as JSON what became of them.

Started with a folder, in which the screens are described, and the names of windows to be moved to another
screen and back; "open" opens the main window, "leave" puts it on the second screen.
"""

import importlib.util
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

FOLDER, DEEDS = Path(sys.argv[1]), sys.argv[2:]
os.environ["ENIX_DESKTOP_HOME"] = str(FOLDER)
os.chdir(FOLDER)  # Qt takes a path with a colon for two options
os.environ["QT_QPA_PLATFORM"] = "offscreen:configfile=screens.json"

from PySide6.QtCore import QEvent, QPoint, QRect, Qt  # noqa: E402
from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from enix_desktop.app.system.settings import Settings  # noqa: E402
from enix_desktop.ui.book.window import BookWindow  # noqa: E402
from enix_desktop.ui.widgets.style_sheet import Appearance  # noqa: E402
from enix_desktop.ui.window.application import application  # noqa: E402
from enix_desktop.ui.window.main_window import MainWindow  # noqa: E402

PICTURES = Path(__file__).parents[2] / "tools" / "screens.py"
HERE, THERE = QPoint(100, 50), QPoint(2020, 50)
ON_THE_RIGHT = QRect(2300, 150, 1200, 800)
REST = 200
"""Milliseconds: tiles are painted sharply when a window has come to rest."""


def screens() -> dict[str, Callable[[], QWidget]]:
    spec = importlib.util.spec_from_file_location("screens", PICTURES)
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: dict[str, Callable[[], QWidget]] = module.SCREENS
    return found


def shown(make: Callable[[], QWidget], *places: QPoint) -> tuple[QImage, float]:
    """A window that is moved to one place after the other, as it looks at the last one."""
    window = make()
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, False)
    window.resize(1024, 700)
    for place in places:
        window.move(place)
        window.show()
        picture = at_rest(window)
    ratio = window.devicePixelRatioF()
    put_away(window)
    return picture, ratio


def at_rest(window: QWidget) -> QImage:
    """The window when it looks the same twice: the first look makes a book paint its figures."""
    before, now = QImage(), window.grab().toImage()
    while now != before:
        QTest.qWait(REST)
        while isinstance(window, BookWindow) and not window.is_at_rest:
            QTest.qWait(REST)
        before, now = now, window.grab().toImage()
    return now


def put_away(window: QWidget) -> None:
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def far_off(one: QImage, other: QImage) -> float:
    """Which share of the pixels is clearly different."""
    import numpy

    def pixels(image: QImage) -> Any:
        plain = image.convertToFormat(QImage.Format.Format_RGB32)
        flat = numpy.frombuffer(plain.constBits(), dtype=numpy.uint8)
        return flat.reshape(plain.height(), plain.width(), 4).astype(int)

    if one.size() != other.size():
        return 1.0
    return float((abs(pixels(one) - pixels(other)).max(axis=2) > 40).mean())


def moved(name: str) -> dict[str, object]:
    make = screens()[name]
    came, ratio = shown(make, HERE, THERE)
    born, _ = shown(make, THERE)
    back, _ = shown(make, THERE, HERE)
    stayed, _ = shown(make, HERE)
    return {"ratio": ratio, "there": far_off(came, born), "back": far_off(back, stayed)}


def opened(settings: Settings, to_place: QRect | None = None) -> dict[str, object]:
    window = MainWindow(settings)
    window.show()
    if to_place is not None:
        window.setGeometry(to_place)
    QApplication.processEvents()
    room = [screen.availableGeometry() for screen in QApplication.screens()]
    place = window.geometry()
    frame, smallest = window.frameGeometry(), window.minimumSize().toTuple()
    put_away(window)
    return {
        "size": [place.width(), place.height()],
        "with frame": [frame.width(), frame.height()],
        "smallest": smallest,
        "in sight": [_share(part, place) for part in room],
    }


def _share(room: QRect, place: QRect) -> float:
    part = room.intersected(place)
    return part.width() * part.height() / (place.width() * place.height())


def main() -> None:
    app = application()
    settings = Settings()
    look = Appearance(app, settings)
    deeds = {"open": lambda: opened(settings), "leave": lambda: opened(settings, ON_THE_RIGHT)}
    print(json.dumps({deed: deeds[deed]() if deed in deeds else moved(deed) for deed in DEEDS}))
    look.deleteLater()


main()
