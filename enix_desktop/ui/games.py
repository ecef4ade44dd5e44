"""The games of the shelf as the window sees them."""

from enix_desktop.ui.enix.game_ui import EnixUi
from enix_desktop.ui.game_ui import GameUi

GAME_UIS: dict[str, GameUi] = {game.id: game for game in (EnixUi(),)}
"""By the key of the catalogue, in the order of the shelf."""


def edition_name(game: str, edition: str) -> str:
    """An edition of a game in words; nothing where there is only one."""
    # The shelf is shown before any rules are loaded.
    from enix_desktop.catalogue import EDITION, PLAIN_EDITION

    choice = GAME_UIS[game].choices().get(EDITION) if game in GAME_UIS else None
    if choice is None or edition not in choice.values:
        return "" if edition == PLAIN_EDITION else edition
    return choice.values[edition].name
