"""Printing; imported only when needed, because looking for printers takes time."""

from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget

from enix_desktop.ui.paper.pdf import paint_pages, recorded_dots
from enix_desktop.ui.paper.sheet import SIZES, UNITS, Sheets, on_paper


def has_printer() -> bool:
    """Whether there is any printer to print on."""
    return bool(QPrinterInfo.availablePrinterNames())


def print_with_dialog(sheets: Sheets, size: str, parent: QWidget) -> bool | None:
    """Let a person choose printer and copies, and print; None if nobody wanted to after all."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(SIZES[size]))
    printer.setDocName(sheets.title())
    if QPrintDialog(printer, parent).exec() != QDialog.DialogCode.Accepted:
        return None
    return print_on(printer, sheets)


def print_on(printer: QPrinter, sheets: Sheets) -> bool:
    """Print on paper as the printer has it; return whether it answered."""
    printer.setFullPage(True)
    printer.setResolution(recorded_dots())
    units = printer.pageLayout().fullRect(QPageLayout.Unit.Inch).size() * UNITS
    with on_paper():
        return paint_pages(printer, sheets.pages(units), printer.resolution())
