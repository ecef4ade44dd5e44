"""What the window says about Sparks, in the current language: resources/sparks/texts/LANGUAGE/words.toml."""

from collections.abc import Sequence
from pathlib import Path

from enix_desktop import resources
from enix_desktop.app.play.table_driver import Hint
from enix_desktop.engine.rules import Event
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.table.player_names import PlayerNames
from tests.toy.players.skilled import Advice
from tests.toy.rules import events
from tests.toy.rules.moves import Bid, Light, Move, Solve
from tests.toy.rules.refusing import Refusal
from tests.toy.rules.view import View

resources.add_folder(Path(__file__).parents[1] / "resources")  # what is shipped lies where it is looked for
_TEXTS = Texts("sparks", "words")


def said(key: str, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return _TEXTS[key].format(**facts)


def field_name(field: int) -> str:
    """A field in words."""
    return said(f"field.{field}")


def sentence(event: Event, names: PlayerNames) -> str | None:
    """What happened; nothing about a bid, which the next sentence shows."""
    match event:
        case events.RoundBegan(number):
            return said("event.round", number=number)
        case events.TurnBegan(seat, bids):
            each = [
                said("event.one-bid", player=names.player(bidder), sparks=bid)
                for bidder, bid in enumerate(bids)
            ]
            return said("event.turn", bids=", ".join(each), player=names.player(seat))
        case events.SumAnswered(seat, (first, second), ms, verdict):
            player = names.player(seat)
            return said(
                f"event.{verdict}", player=player, first=first, second=second, seconds=f"{ms / 1000:.1f}"
            )
        case events.LampLit(seat, field):
            return said("event.lit", player=names.player(seat), field=field_name(field))
        case events.FieldStruck(field):
            return said("event.struck", field=field_name(field))
        case events.GameEnded():
            return said("event.ended")
        case _:
            return None


RULES: dict[type[object], str] = {
    events.RoundBegan: "D1",
    events.BidPlaced: "B1",
    events.TurnBegan: "B2",
    events.SumAnswered: "S1",
    events.LampLit: "L1",
    events.FieldStruck: "D1",
    events.GameEnded: "E1",
}
"""By which rule each event happens."""


def refused(refusal: Refusal) -> str:
    """Why something cannot be done."""
    facts = dict(refusal.facts)
    if isinstance(field := facts.get("field"), int):
        facts["field"] = field_name(field)
    return said(f"refusal.{refusal.key}", **facts)


def advised(hint: Hint) -> str:
    """What a skilled player would do."""
    move: Move = hint.move
    match move:
        case Bid(sparks):
            return said("hint.bid", sparks=sparks)
        case Solve(answer):
            first, second = hint.decision.view.numbers
            return said("hint.solve", first=first, second=second, answer=answer)
        case Light(field):
            return said("hint.light", field=field_name(field))


def advised_because(advice: Advice, names: PlayerNames) -> str:
    """Why; a sum needs no reason."""
    if advice.reason == "solve":
        return ""
    seat = advice.facts.get("seat")
    return said(f"hint.{advice.reason}", player=names.player(seat) if isinstance(seat, int) else "")


class SparksMoveWords:
    """`ui.game_ui.MoveWords` for Sparks."""

    def __init__(self, players: Sequence[str]) -> None:
        self._names = PlayerNames(players)

    def move(self, view: View, move: Move, /) -> str:
        match move:
            case Bid(sparks):
                return said("move.bid", sparks=sparks)
            case Solve(None):
                return said("move.give-up")
            case Solve(answer, ms):
                return said("move.answer", answer=answer, seconds=f"{ms / 1000:.1f}")
            case Light(field):
                return said("move.light", field=field_name(field))

    def question(self, view: View, /) -> str:
        return said("move.question")

    def why(self, view: View, move: Move, reason: object, /) -> str:
        return advised_because(reason, self._names) if isinstance(reason, Advice) else ""
