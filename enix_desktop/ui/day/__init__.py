"""The game of the day: its words, and the card on which its result is shared."""
