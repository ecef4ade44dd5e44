"""What the action cards are called, in the current language."""

from enix_desktop.games.enix.components import ActionCard
from enix_desktop.i18n.texts import Texts

_NAMES = Texts("enix", "cards")


def card_name(card: ActionCard) -> str:
    """The name of *card*; a card of a variant may have none."""
    return _NAMES.get(card.id, "")
