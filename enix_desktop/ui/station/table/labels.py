"""What the table itself says, in the current language: resources/station/texts/LANGUAGE/scene.toml."""

from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.station.words import said as said_in

_TEXTS = Texts("station", "scene")


def said(key: str, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return said_in(key, _TEXTS, **facts)
