"""Which language the program speaks, and switching it while everything is open."""

import logging
from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from enix_desktop import resources
from enix_desktop.i18n import pseudo
from enix_desktop.i18n.texts import FALLBACK, speech

log = logging.getLogger(__name__)

NAMES: Mapping[str, str] = {"en": "English", "fr": "Français", "de": "Deutsch"}
"""Each language is named in itself, so that it is found by those who need it."""


@cache
def available() -> tuple[str, ...]:
    """The languages that are shipped, English first."""
    folder = resources.folder() / "translations"
    shipped = {path.stem.removeprefix("enix_") for path in folder.glob("enix_*.qm")}
    return tuple(code for code in NAMES if code == FALLBACK or code in shipped)


def system_language() -> str:
    """The first language of the desktop that we have."""
    for wanted in QLocale.system().uiLanguages():
        code = wanted.replace("_", "-").split("-")[0]
        if code in available():
            return code
    return FALLBACK


class PseudoTranslator(QTranslator):
    """Answers with English, stretched."""

    def __init__(self, english: QTranslator, parent: QObject) -> None:
        super().__init__(parent)
        self._english = english

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return pseudo.stretched(self._english.translate(context, text, disambiguation, n) or text)


class Languages:
    """The translators in use; a string that one lacks falls back to English."""

    _installed: ClassVar[list[QTranslator]] = []
    """There is one language in a program, whoever chose it."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application

    def use(self, language: str) -> None:
        """Speak *language* from now on, everywhere; every widget gets one LanguageChange event."""
        speech.language = language
        QLocale.setDefault(QLocale(language if language in NAMES else FALLBACK))
        before, Languages._installed = self._installed, self._translators(language)
        for translator in self._installed:
            self._application.installTranslator(translator)
        for translator in before:
            self._application.removeTranslator(translator)

    def _translators(self, language: str) -> list[QTranslator]:
        """What is asked last comes first."""
        own = str(resources.folder() / "translations")
        english = self._loaded("enix", FALLBACK, own)
        if language == FALLBACK:
            return english
        if language == pseudo.LANGUAGE:
            return [*english, *(PseudoTranslator(found, self._application) for found in english)]
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        return [*english, *self._loaded("qtbase", language, qt), *self._loaded("enix", language, own)]

    def _loaded(self, name: str, language: str, folder: str) -> list[QTranslator]:
        translator = QTranslator(self._application)
        if translator.load(f"{name}_{language}", folder) and not translator.isEmpty():
            return [translator]
        log.warning("The translation %s_%s is missing or damaged; English is used instead.", name, language)
        return []
