"""Which rules an event follows."""

from enix_desktop.engine.rules import Event
from enix_desktop.games.enix import events

_RULES: dict[type, tuple[str, ...]] = {
    events.RoundBegan: ("R1",),
    events.CardLaid: ("R1",),
    events.CardsRevealed: ("R1",),
    events.CompetitionBegan: ("O2", "E1"),
    events.OrderDrawn: ("O3",),
    events.TurnBegan: ("O1", "E1", "M1"),
    events.PawnJumped: ("A2", "A1"),
    events.JumpFailed: ("A2", "A1"),
    events.CapMoved: ("A3", "A1"),
    events.TilePlaced: ("A4", "A5"),
    events.PawnCrossed: ("M3", "C2"),
    events.PawnStayed: ("M2",),
    events.MovementEnded: ("M3",),
    events.CardsTaken: ("K1",),
    events.StacksShuffled: ("K2",),
    events.CardStolen: ("K3", "E3"),
    events.StealingEnded: ("E3", "K3"),
    events.CardsDrawn: ("K4",),
    events.CardsDiscarded: ("K5",),
    events.EnixPlayed: ("X1", "X2"),
    events.GameEnded: ("G3", "R2", "G1", "G2"),
}


def rules_of(event: Event) -> tuple[str, ...]:
    """The ids of the rules that *event* follows, the main one first."""
    if isinstance(event, events.PawnStayed) and event.obstacle == "under_cap":
        return ("M4", "A6")
    return _RULES[type(event)]
