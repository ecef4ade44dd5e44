"""Beginning new games and taking up old ones."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from enix_desktop import __version__
from enix_desktop.app.choices import Choices
from enix_desktop.app.saves import SavedGame
from enix_desktop.catalogue import ENIX, GAMES
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.errors import NewerVersion
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import fresh_seed
from enix_desktop.engine.rules import Event


def suggested_layout(choices: Choices) -> Any:
    """Tiles as luck would lay them."""
    options = ENIX.options(choices.edition, len(choices.seats))
    return ENIX.rules.deal(options, SeededChance(fresh_seed())).layout


def dealt(choices: Choices, layout: Any) -> Any:
    """A new match, with tiles as in *layout* or, if that is None, as luck lays them."""
    seed = fresh_seed() if choices.seed is None else choices.seed
    participants = [Participant(seat.name, seat.player, seat.pawn) for seat in choices.seats]
    options = replace(ENIX.options(choices.edition, len(participants)), layout=layout)
    match: Any = Match.begin(ENIX.rules, ENIX.id, participants, options, seed=seed, program=__version__)
    match.record.agreed = {
        "undo": choices.undo,
        "assistance": "on" if choices.assistance else "off",
        "hints": "on" if choices.hints else "off",
    }
    return match


def resumed(game: SavedGame) -> tuple[Any, Sequence[Event]]:
    """The match that *game* stopped in and what happened in it, or raise BadData."""
    shelf = GAMES[game.record.game]
    if game.record.outcome is None:
        _check_players(game)
    steps = list(replay(shelf.rules, shelf.codec, game.record))
    match: Any = Match.resume(shelf.rules, shelf.codec, game.record, seed=fresh_seed())
    return match, [event for step in steps for event in step.events]


def _check_players(game: SavedGame) -> None:
    for who in game.record.participants:
        if who.player is not None and not GAMES[game.record.game].has_player(who.player):
            raise NewerVersion(
                f"{game.path.name}: {who.name} is played by the computer player {who.player!r}, which this "
                "version of Enix Desktop does not have. Please continue the game with a newer version."
            )
