"""Takes the pictures by which the window is judged: every screen in every theme, small and large.

`python -m tools.take_pictures FOLDER [LANGUAGE] [THEME] [SCREEN ...]` writes them all in English,
or the named ones, in another language (en, fr, de, or pseudo, which is 40 % longer) or in one theme only
(light, dark, contrast), each as SCREEN-THEME-SIZE.png; the README uses four of them.
"""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["ENIX_DESKTOP_HOME"] = tempfile.mkdtemp()

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog

from enix_desktop.app.system.settings import Settings
from enix_desktop.i18n import pseudo
from enix_desktop.i18n.languages import NAMES, Languages
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.ui.widgets.style_sheet import Appearance
from enix_desktop.ui.widgets.theme import THEMES, current_theme
from enix_desktop.ui.window.application import application
from tools.screens import SCREENS
from tools.settling import settle

SIZES = {"small": QSize(1024, 700), "medium": QSize(1280, 800), "large": QSize(1920, 1080)}


def main(folder: Path, language: str, themes: list[str], wanted: list[str]) -> None:
    """Write all pictures, or the wanted ones."""
    app = application()
    Appearance(app, Settings())
    Languages(app).use(language)
    folder.mkdir(parents=True, exist_ok=True)
    for theme in themes:
        current_theme.use(theme)
        for name in wanted or SCREENS:
            widget = SCREENS[name]()
            for size_name, size in SIZES.items():
                widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
                if not isinstance(widget, QDialog):
                    widget.resize(size)
                widget.show()
                settle(widget)
                widget.grab().save(str(folder / f"{name}-{theme}-{size_name}.png"))
            widget.hide()


if __name__ == "__main__":
    words = sys.argv[2:]
    spoken = words.pop(0) if words and words[0] in (*NAMES, pseudo.LANGUAGE) else FALLBACK
    themes = [words.pop(0)] if words and words[0] in THEMES else list(THEMES)
    main(Path(sys.argv[1]), spoken, themes, words)
