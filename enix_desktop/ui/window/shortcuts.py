"""The keys that every game shares, as a table; Ctrl+? shows it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from enix_desktop.ui.window.menus import SHORTCUTS


@dataclass(frozen=True, slots=True)
class Shortcut:
    """What keys do, by an untranslated name, and the keys: each alternative is pressed as a whole."""

    name: str
    keys: Sequence[Sequence[str]]


def _of_menu(name: str) -> Shortcut:
    """The keys of a menu entry, as this desktop has them."""
    written = QKeySequence(SHORTCUTS[name]).toString(QKeySequence.SequenceFormat.PortableText)
    return Shortcut(name, (tuple(written.split("+")),))


def key_groups() -> Mapping[str, tuple[Shortcut, ...]]:
    """All keys, group by group."""
    return {
        "choosing": (
            Shortcut("group", (("Tab",), ("Shift", "Tab"))),
            Shortcut("move", (("Arrows",),)),
            Shortcut("digits", (("Digits",),)),
            Shortcut("confirm", (("Enter",),)),
            Shortcut("choose", (("Space",),)),
            Shortcut("cancel", (("Esc",),)),
        ),
        "looking": (
            Shortcut("hint", (("H",),)),
            Shortcut("why", (("W",), ("?",))),
            Shortcut("read_on", (("PgUp",), ("PgDown",))),
            Shortcut("card", (("C",),)),
            Shortcut("book", (("Menu",),)),
            Shortcut("board", (("B",),)),
            Shortcut("zoom", (("+",), ("-",))),
            Shortcut("last_move", (("V",),)),
            Shortcut("own_hand", (("M",),)),
            Shortcut("fit", (("F",),)),
            Shortcut("log", (("L",),)),
            Shortcut("skip", (("Space",),)),
            Shortcut("pause", (("P",),)),
        ),
        "replay": (
            Shortcut("step", (("Left",), ("Right",))),
            Shortcut("chapter", (("PgUp",), ("PgDown",))),
            Shortcut("ends", (("Home",), ("End",))),
            Shortcut("play", (("Space",),)),
            Shortcut("open", (("O",),)),
            Shortcut("seek", (("Ctrl", "F"), ("F3",))),
        ),
        "window": (*(_of_menu(name) for name in SHORTCUTS), Shortcut("demo", (("D",),))),
    }


class KeyWords(QObject):
    """What is said about the keys, in the current language."""

    def groups(self) -> Mapping[str, str]:
        return {
            "choosing": self.tr("Choosing at the table"),
            "turn": self.tr("Your turn"),
            "looking": self.tr("Looking and asking"),
            "replay": self.tr("Replay"),
            "window": self.tr("Everywhere"),
        }

    def keys(self) -> Mapping[str, str]:
        """What is written on keys; the others have a letter or a sign in every language."""
        return {
            "Tab": self.tr("Tab"),
            "Shift": self.tr("Shift"),
            "Ctrl": self.tr("Ctrl"),
            "Arrows": self.tr("Arrow keys"),
            "Digits": "1 … 9",
            "Left": "←",
            "Right": "→",
            "Home": self.tr("Home"),
            "End": self.tr("End"),
            "Enter": self.tr("Enter"),
            "Space": self.tr("Space"),
            "Esc": self.tr("Esc"),
            "Del": self.tr("Del"),
            "Backspace": self.tr("Backspace"),
            "PgUp": self.tr("Page Up"),
            "PgDown": self.tr("Page Down"),
            "Menu": self.tr("Menu"),
        }

    def descriptions(self) -> Mapping[tuple[str, str], str]:
        """What keys do, by their group and their name."""
        choosing = {
            "group": self.tr("Next or previous group: cards, board, players, buttons"),
            "move": self.tr("Go to the next thing; carry what is lifted"),
            "digits": self.tr("Pick a card or another thing by its number"),
            "confirm": self.tr("Do what is chosen, confirm"),
            "choose": self.tr("Choose what the ring marks"),
            "cancel": self.tr("Put back, cancel, close"),
        }
        looking = {
            "hint": self.tr("Hint"),
            "why": self.tr("Why?"),
            "read_on": self.tr("Next part of an answer"),
            "card": self.tr("About the ringed card"),
            "book": self.tr("More about it in the book"),
            "board": self.tr("The board in words"),
            "zoom": self.tr("Zoom the board"),
            "last_move": self.tr("Your last move and what has happened since"),
            "own_hand": self.tr("Hold: show your hand at the shared screen"),
            "fit": self.tr("Show the whole board"),
            "log": self.tr("Show or hide the log"),
            "skip": self.tr("Skip the animation"),
            "pause": self.tr("Pause or resume"),
        }
        window = {
            "new": self.tr("New game"),
            "open": self.tr("Open a game"),
            "copy": self.tr("Save a copy (every move is saved anyway)"),
            "replay": self.tr("Replay a game"),
            "review": self.tr("Review a finished game"),
            "undo": self.tr("Undo, as far as the table allows"),
            "redo": self.tr("Redo"),
            "paper": self.tr("Print or save as PDF"),
            "settings": self.tr("Settings"),
            "quit": self.tr("Quit"),
            "log": self.tr("Show or hide the log"),
            "fit": self.tr("Show the whole board"),
            "full": self.tr("Full screen"),
            "sound": self.tr("Sound on or off"),
            "rules": self.tr("Rules for what is happening now"),
            "keys": self.tr("This list"),
            "demo": self.tr("Watch a demonstration (on the start screen)"),
        }
        replay = {
            "step": self.tr("Step back or forward"),
            "chapter": self.tr("Previous or next turn or round"),
            "ends": self.tr("To the beginning or the end"),
            "play": self.tr("Play or pause"),
            "open": self.tr("Show or cover all cards"),
            "seek": self.tr("Search the log; next match"),
        }
        groups = {
            "choosing": choosing,
            "looking": looking,
            "replay": replay,
            "window": window,
        }
        return {(group, name): text for group, texts in groups.items() for name, text in texts.items()}
