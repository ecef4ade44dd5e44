"""Which language the program speaks."""

import logging

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from enix_desktop import resources

log = logging.getLogger(__name__)

FALLBACK = "en"


def available() -> tuple[str, ...]:
    """The languages that are shipped."""
    folder = resources.folder() / "translations"
    return tuple(sorted(path.stem.removeprefix("enix_") for path in folder.glob("enix_*.qm")))


def system_language() -> str:
    """The language of the desktop, if we have it."""
    wanted = QLocale.system().name().split("_")[0]
    return wanted if wanted in available() else FALLBACK


class Languages:
    """The translators in use; a string that one lacks falls back to English."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._installed: list[QTranslator] = []

    def use(self, language: str) -> None:
        """Speak *language* from now on, everywhere."""
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed = []
        QLocale.setDefault(QLocale(language))
        own = str(resources.folder() / "translations")
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        wanted = [(FALLBACK, "enix", own)]
        if language != FALLBACK:
            wanted += [(language, "qtbase", qt), (language, "enix", own)]
        for code, name, folder in wanted:
            translator = QTranslator(self._application)
            if translator.load(f"{name}_{code}", folder):
                self._application.installTranslator(translator)
                self._installed.append(translator)
            else:
                log.warning(
                    "The translation %s_%s is missing or damaged; English is used instead.", name, code
                )
