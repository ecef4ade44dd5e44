"""Saving sheets as PDF while the window lives: pages are drawn one at a time, and written in a thread."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPicture

from enix_desktop.storage.files import CannotWrite, write_whole
from enix_desktop.ui.paper.pdf import pdf_of, recorded
from enix_desktop.ui.paper.sheet import Page, Sheets, on_paper, size_in_units


class Saving(QObject):
    """Writes *sheets* to *path*, whole or not at all; it belongs to the program and outlives its dialog."""

    finished = Signal(Path, object)
    """Where it is, and None or the CannotWrite because of which it is not."""
    _written = Signal(object)
    """The same error, on its way out of the thread."""

    def __init__(self, sheets: Sheets, size: str, path: Path) -> None:
        app = QCoreApplication.instance()
        super().__init__(app)
        assert app is not None
        self._path, self._size, self._title = path, size, sheets.title()
        with on_paper():
            self._pages: Iterator[Page] = iter(sheets.pages(size_in_units(size)))
        self._drawn: list[QPicture] = []
        self._writer: Thread | None = None
        self._has_failed = False
        self._written.connect(self._on_written, Qt.ConnectionType.QueuedConnection)
        app.aboutToQuit.connect(self.complete)
        QTimer.singleShot(0, self, self._go_on)

    def complete(self) -> None:
        """The program ends: what is not done yet is done now, unless a page could not be drawn."""
        while self._writer is None and not self._has_failed:
            self._draw_next()
        if self._writer is not None:
            self._writer.join()

    def _go_on(self) -> None:
        if self._writer is None and not self._has_failed:
            self._draw_next()
            QTimer.singleShot(0, self, self._go_on)

    def _draw_next(self) -> None:
        page = next(self._pages, None)
        if page is not None:
            try:
                with on_paper():
                    self._drawn.append(recorded(page))
            except Exception:
                # A fault of ours, reported separately: no file is better than one without a page.
                self._has_failed = True
                self._written.emit(CannotWrite(f"{self._path}: a page cannot be drawn."))
                raise
            return
        self._writer = Thread(target=self._write, name="paper")
        self._writer.start()

    def _write(self) -> None:
        error: CannotWrite | None = CannotWrite(f"{self._path}: the pages cannot be written.")
        try:
            write_whole(self._path, pdf_of(self._drawn, self._title, self._size), is_shared=True)
            error = None
        except CannotWrite as caught:
            error = caught
        except MemoryError:
            error = CannotWrite(f"{self._path}: there is not enough memory.")
        finally:
            self._written.emit(error)  # also with a fault of ours, reported separately

    def _on_written(self, error: CannotWrite | None) -> None:
        self.finished.emit(self._path, error)
        self.deleteLater()
