"""The two rulebooks in words."""

from PySide6.QtCore import QObject

from enix_desktop.ui.game_ui import ChoiceWords, ValueWords


class EditionWords(QObject):
    """Their names, and a line for each of E1 to E4, in the current language."""

    def choice(self) -> ChoiceWords:
        english = ValueWords(
            self.tr("English rulebook"),
            (
                self.tr("The highest sum of cards laid this round goes first."),
                self.tr("You may cross tiles again, but not return to where your turn began."),
                self.tr("You must steal, choosing the card by its back."),
                self.tr("ENIX cards: the current player is asked first."),
            ),
        )
        french = ValueWords(
            self.tr("French rulebook"),
            (
                self.tr("The highest first card goes first; later cards only break ties."),
                self.tr("You may not enter a tile twice, nor return to where your turn began."),
                self.tr("You may steal or not; luck decides which card."),
                self.tr("ENIX cards: a lot decides who is asked first."),
            ),
        )
        return ChoiceWords(self.tr("Rulebook"), {"english": english, "french": french})


def edition_name(edition: str) -> str:
    """A rulebook by its key."""
    return EditionWords().choice().values[edition].name
