"""What is heard of an ENIX game."""

from enix_desktop.engine.rules import Event
from enix_desktop.games.enix import events
from enix_desktop.ui.table.sounds import Cue


def cue(event: Event) -> Cue | None:
    """What is heard of *event*. Which card it was is never asked: a sound is heard by all."""
    match event:
        case events.CardLaid():
            return Cue("lay", 0.75, 170)
        case events.CardsRevealed():
            return Cue("turn")
        case events.PawnCrossed():
            return Cue("move", 0.8, times=event.cost + 1)  # each path point, and the source
        case events.PawnJumped():
            return Cue("move", 0.85)
        case events.TilePlaced():
            return Cue("tile", 0.8, 440)
        case events.CapMoved() | events.EnixPlayed():
            return Cue("cap", 0.6, 100)  # where it first touches the ground
        case events.CardsTaken() | events.CardsDrawn():
            return Cue("take")
        case events.CardStolen():
            return Cue("steal")
        case _:
            return None
