"""The screens that a game brings to the window: every member that the window uses."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from enix_desktop.app.library.saves import AnyRecord
    from enix_desktop.app.play.table_driver import Hint
    from enix_desktop.app.system.settings import Settings
    from enix_desktop.engine.rules import Event, Outcome
    from enix_desktop.ui.table.table_words import SharedWords


class FinalScreen(Protocol):
    """Tells how a game ended."""

    @property
    def widget(self) -> QWidget:
        """What is shown."""

    @property
    def again_requested(self) -> SignalInstance:
        """The same table once more."""

    @property
    def new_requested(self) -> SignalInstance:
        """Another table."""

    @property
    def table_requested(self) -> SignalInstance:
        """A look at the table."""

    @property
    def replay_requested(self) -> SignalInstance:
        """The game once more, to be watched."""

    @property
    def review_requested(self) -> SignalInstance:
        """What each choice was worth."""

    @property
    def telling(self) -> SignalInstance:
        """Whether the end is being told: until then nothing else may give the result away."""

    def begin(self, speed: str) -> None:
        """Tell stage by stage how the result came about; before that it is simply shown."""

    def offer_review(self) -> None:
        """Offer to say what each choice was worth; only asked of games that can be reviewed."""

    def repeat_deal(self) -> None:
        """Say that playing again means the same deal, and does not count."""

    def watch_only(self) -> None:
        """In a replay nothing new is played from here."""

    def look_for_news(self, settings: "Settings", record: "AnyRecord", path: Path) -> None:
        """Tell what this game has brought, when that is found out."""


class TableScreen(Protocol):
    """Shows one game and turns what people do into moves."""

    @property
    def widget(self) -> QWidget:
        """What is shown."""

    words: "SharedWords"
    """What every table says."""

    @property
    def log(self) -> QWidget:
        """What happened, in sentences, beside the table."""

    @property
    def edition(self) -> str | None:
        """The edition that is played, for the book and the papers; None if the game has only one."""

    @property
    def curtain_wanted(self) -> SignalInstance:
        """A name: nobody else may see what comes next."""

    @property
    def curtain_unwanted(self) -> SignalInstance:
        """Everybody may look again."""

    @property
    def place_wanted(self) -> SignalInstance:
        """A place in the book, such as `rule:A5`."""

    @property
    def sound_wanted(self) -> SignalInstance:
        """A sound by name, and its pitch."""

    @property
    def finished(self) -> SignalInstance:
        """The Outcome, when everything has been shown."""

    @property
    def result_wanted(self) -> SignalInstance:
        """Somebody who has looked at the table wants to see the result again."""

    def begin(self) -> None:
        """Start the game."""

    def show_as_if_asked(self) -> None:
        """Show what the viewer could choose now, for pictures; nothing can be decided."""

    def lift_curtain(self) -> None:
        """The right person is looking: show that person's table."""

    def final_screen(self, outcome: "Outcome") -> FinalScreen:
        """The screen that shows how the game ended."""

    def help_place(self) -> str:
        """The place in the book that fits what is happening now."""

    def sentence(self, event: "Event") -> str | None:
        """What happened; None for what needs no words."""

    def unlogged(self, happened: "Sequence[Event]") -> str | None:
        """What to say about events that none of them has a sentence for."""

    def usual_prompt(self) -> str:
        """Who has to move now."""

    def in_a_lesson(self) -> str:
        """Why there are no hints in a lesson."""

    def light(self, targets: Sequence[str]) -> None:
        """Light what a step of a lesson is about."""

    def lit_words(self, targets: Sequence[str]) -> str:
        """What `light` lights, in words."""

    def light_up(self, hint: "Hint") -> None:
        """Put lights on the solution of a puzzle, as on what a hint means."""

    def drop_plans(self) -> None:
        """Nothing that was chosen for later is followed any more."""

    def put_away_help(self) -> None:
        """Somebody else is looking: nothing of what was asked stays."""

    def skip(self) -> None:
        """Show at once what is still moving."""

    def set_speed(self, speed: str) -> None:
        """Change the speed."""

    @property
    def log_chosen(self) -> SignalInstance:
        """Whether somebody opened or closed the log."""

    def toggle_log(self) -> None:
        """Show the log, or hide it."""

    def set_waiting(self, waits: bool) -> None:
        """Let what concerns the viewer stay until a click or a key, or not."""

    def fit(self) -> None:
        """Show the whole board."""

    def toggle_last_move(self) -> None:
        """Show what happened since the viewer's last move, or hide it."""

    def toggle_hint(self) -> None:
        """Ask for a hint, or hide the one that is shown."""

    def toggle_pause(self) -> None:
        """Pause or resume."""

    def undo(self) -> None:
        """Undo an unfinished choice or the last decision, as far as the table agreed."""

    def redo(self) -> None:
        """Decide again as before the last undo."""


class SetupScreen(Protocol):
    """Arranges the beginning of a game by hand."""

    @property
    def widget(self) -> QWidget:
        """What is shown."""

    @property
    def arranged(self) -> SignalInstance:
        """The options of the game, with what was arranged."""

    @property
    def cancelled(self) -> SignalInstance:
        """Nothing is to be played."""
