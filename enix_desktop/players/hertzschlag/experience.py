"""What somebody has learned about Hertzschlag: the numbers with which situations are judged."""

from typing import NamedTuple

RELIANCE = 2 / 3
"""Which part of the care is left with each seat more."""


class Experience(NamedTuple):
    """How a game goes on average, as far as somebody knows."""

    cost: float = 3.4
    """What a card costs that somebody plays."""
    points: float = 0.75
    """Points that a card brings by footprint and income."""
    income: float = 1.9
    """Printed income of a card for whoever wants income."""
    footprint: float = 1.5
    """Printed footprint of a card for whoever wants footprint."""
    new_symbol: float = 0.32
    """How likely a card shows one certain symbol, if that symbol is wanted."""
    unknown_goal: float = 2.2
    """Points that the secret goals of others bring."""
    frequency: float = 0.45
    """How likely the marker is near the middle at the end."""
    saved: float = 0.6
    """Which part of all income can be kept by who wants to be rich."""
    spare: float = 0.3
    """What the second goal adds, as a part of its own worth."""
    aimed: float = 0.4
    """How likely a card helps with a goal that asks for symbols, however many categories count."""
    aimed_each: float = 0.16
    """How much likelier it is for each category that counts."""
    spread: float = 1.0
    """By how many points luck may still change the order of the seats in the last round."""
    spread_each: float = 0.3
    """By how many more for each round that is left."""
    gift: float = 0.004
    """What a good card in the hands of the next seat costs, as a part of the own chances."""
    care: float = 0.3
    """How much the grid counts beside the own points at a table of three."""
    in_the_dark: float = 9
    """How many times as much the grid counts where nobody says what it will do."""

    def care_among(self, seats: int, has_talk: bool) -> float:
        """How much the grid counts: the more there are to look after it, the more one relies on them.

        That takes words; in the dark everybody has to be careful.
        """
        care: float = self.care * RELIANCE ** (seats - 3) if has_talk else self.care * self.in_the_dark
        return care

    def spread_of_points(self, left: int) -> float:
        """By how many points luck may change the order of the seats with so many rounds *left*."""
        return self.spread + self.spread_each * left


PRACTISED = Experience()
"""Who has played often, and never counted."""
LEARNED = Experience(
    cost=2.4,
    points=0.8,
    income=2.6,
    footprint=2.0,
    new_symbol=0.22,
    unknown_goal=2.7,
    frequency=0.2,
    saved=0.72,
    spare=0.24,
    aimed=0.5,
    spread=0.85,
    spread_each=0.0,
    gift=0.0,
    care=0.45,
    in_the_dark=13,
)
"""Who has counted what became of many games."""
