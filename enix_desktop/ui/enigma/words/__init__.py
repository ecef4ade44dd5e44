"""What the window says about ENIGMA, in the current language: resources/enigma/texts/LANGUAGE/*.toml."""

from collections.abc import Sequence

from enix_desktop.games.enigma.faces import Colour
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.i18n.texts import Texts, speech
from enix_desktop.ui.widgets.numbers import number

WORDS = Texts("enigma", "words")


def said(key: str, texts: Texts = WORDS, /, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return texts[key].format(**facts)


def said_count(key: str, count: int, texts: Texts = WORDS, /, **facts: object) -> str:
    """The sentence `key.one` or `key.other` about *count* things."""
    return said(f"{key}.{plural_form(count)}", texts, count=count, **facts)


def plural_form(count: int) -> str:
    """How the current language speaks of so many: French says none in the singular."""
    is_one = count < 2 if speech.language == "fr" else count == 1
    return "one" if is_one else "other"


def category_name(category: Category) -> str:
    """A kind of puzzle, as a label."""
    return said(f"category.{category}")


def puzzle_name(category: Category) -> str:
    """“weight puzzle”, within a sentence."""
    return said(f"puzzle.{category}")


def a_puzzle(category: Category) -> str:
    """“a weight puzzle”, as what somebody takes."""
    return said(f"a-puzzle.{category}")


def colour_name(colour: Colour) -> str:
    """The colour of a power cell, within a sentence."""
    return said(f"colour.{Colour(colour).name.lower()}")


def cell_words(colours: Sequence[int]) -> str:
    """How many power cells of each colour: “2 red and 1 blue”."""
    parts = [
        said_count(f"cells.{Colour(colour).name.lower()}", count)
        for colour, count in enumerate(colours)
        if count
    ]
    return listed(parts) if parts else said("cells.none")


def points_words(count: int) -> str:
    """“3 points”."""
    return said_count("count.points", count)


def seconds(ms: int) -> str:
    """A time as it is compared: “42.3 s”."""
    return said("time.seconds", seconds=number(ms / 1000, 1))


def minutes(ms: int) -> str:
    """A time as a clock shows it: “1:23”."""
    whole = ms // 1000
    return said("time.clock", minutes=whole // 60, seconds=f"{whole % 60:02}")


def side_name(side: int) -> str:
    """“at the top”."""
    return said(f"side.{side}")


def place_name(x: int, y: int) -> str:
    """Where a cell of the board is, seen from the starting tile: “2 right, 1 up”."""
    parts = []
    if x:
        parts.append(said("place.right" if x > 0 else "place.left", count=abs(x)))
    if y:
        parts.append(said("place.down" if y > 0 else "place.up", count=abs(y)))
    return ", ".join(parts) if parts else said("place.start")


def listed(words: Sequence[str]) -> str:
    """Words in a row, the last one joined by *and*."""
    if len(words) < 2:
        return "".join(words)
    return said("list", some=", ".join(words[:-1]), last=words[-1])
