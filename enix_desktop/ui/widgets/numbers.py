"""Numbers and dates as they are written in the current language."""

from datetime import date

from PySide6.QtCore import QDate, QLocale


def number(value: float, digits: int = 0) -> str:
    """A number as it is written in the current language, with a true minus sign."""
    text = QLocale().toString(float(value), "f", digits)
    return text.replace("-", "\N{MINUS SIGN}")


def day_words(day: date) -> str:
    """A date as it is written in the current language."""
    return written(day, f"{day_form()} yyyy")


def written(day: date, form: str) -> str:
    """A date in this form."""
    return QLocale().toString(QDate(day.year, day.month, day.day), form)


def day_form() -> str:
    """The form of a day and its month."""
    return "d. MMM" if QLocale().language() == QLocale.Language.German else "d MMM"
