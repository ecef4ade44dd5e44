"""New games, and continuing saved ones."""

import logging
from collections.abc import Sequence
from typing import Any

from enix_desktop import __version__
from enix_desktop.app.library.saves import AnyRecord, SavedGame
from enix_desktop.app.play.choices import Choices, player_of
from enix_desktop.app.play.help import AS_AGREED, agreed_help
from enix_desktop.app.play.table_driver import AnyMatch
from enix_desktop.catalogue import GAMES
from enix_desktop.engine.errors import NewerVersion
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import fresh_seed
from enix_desktop.engine.rules import Event

log = logging.getLogger(__name__)


def options_of(choices: Choices) -> Any:
    """The options of the game that *choices* ask for."""
    game = GAMES[choices.game]
    return game.options(choices.all_options(game), len(choices.seats))


def dealt(choices: Choices, options: Any = None) -> Any:
    """A new match, with these *options* if they were arranged by hand."""
    game = GAMES[choices.game]
    seed = fresh_seed() if choices.seed is None else choices.seed
    participants = [Participant(seat.name, player_of(game, seat, seed), seat.pawn) for seat in choices.seats]
    agreed = options_of(choices) if options is None else options
    match: Any = Match.begin(game.rules, game.id, participants, agreed, seed=seed, program=__version__)
    wishes = [AS_AGREED if seat.player else seat.help for seat in choices.seats]
    if sum(seat.player is None for seat in choices.seats) < 2:
        wishes = []  # nobody to differ from
    match.record.agreed = {
        "undo": choices.undo,
        **agreed_help(choices.assistance, choices.hints, wishes, tutor=choices.tutor),
    }
    return match


def resumed(game: SavedGame) -> tuple[Any, Sequence[Event]]:
    """The match that *game* stopped in and what happened in it, or raise BadData."""
    game_entry = GAMES[game.record.game]
    if game.record.outcome is None:
        _check_players(game)
    history = events_of(game.record)
    match: Any = Match.resume(game_entry.rules, game_entry.codec, game.record, seed=fresh_seed())
    return match, history


def events_of(record: AnyRecord) -> Sequence[Event]:
    """What happened in *record*, or raise BadData."""
    game_entry = GAMES[record.game]
    return [event for step in replay(game_entry.rules, game_entry.codec, record) for event in step.events]


def round_of(record: AnyRecord) -> int:
    """The round in which *record* stops, or raise BadData."""
    game_entry = GAMES[record.game]
    state = game_entry.rules.start(record.setup)
    for step in replay(game_entry.rules, game_entry.codec, record):
        state = step.state
    return game_entry.rules.round_number(state)


def is_sound(match: AnyMatch) -> bool:
    """Whether the state of *match* keeps all rules and is what its record leads to."""
    try:
        game_entry, state = GAMES[match.record.game], match.rules.start(match.record.setup)
        for step in replay(game_entry.rules, game_entry.codec, match.record):
            state = step.state
        match.rules.check(match.state)
        return bool(state == match.state)
    except Exception:
        # Whatever goes wrong here: a state that cannot be checked is no state to go on with.
        log.warning("The state of the game is not sound.", exc_info=True)
        return False


def _check_players(game: SavedGame) -> None:
    for who in game.record.participants:
        if who.player is not None and not GAMES[game.record.game].has_player(who.player):
            raise NewerVersion(
                f"{game.path.name}: {who.name} is played by the computer player {who.player!r}, which this "
                "version of Enix Desktop does not have. Please continue the game with a newer version."
            )
