"""The games that have situations, and how each is composed and checked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.rules import compose as enix_compose
from tests.rules import deeds as enix_deeds
from tests.rules import luck as enix_luck
from tests.rules import sentences as enix_sentences
from tests.rules import situation as situations
from tests.rules.enigma import compose as enigma_compose
from tests.rules.enigma import deeds as enigma_deeds
from tests.rules.enigma import sentences as enigma_sentences
from tests.rules.enigma.position import position_in as enigma_position
from tests.rules.hertzschlag import compose as hertzschlag_compose
from tests.rules.hertzschlag import deeds as hertzschlag_deeds
from tests.rules.hertzschlag import luck as hertzschlag_luck
from tests.rules.hertzschlag import sentences as hertzschlag_sentences
from tests.rules.hertzschlag.position import position_in as hertzschlag_position
from tests.rules.position import position_of, read_record
from tests.rules.situation import Situation
from tests.rules.station import compose as station_compose
from tests.rules.station import deeds as station_deeds
from tests.rules.station import luck as station_luck
from tests.rules.station import sentences as station_sentences
from tests.rules.station.position import position_in

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"


@dataclass(frozen=True)
class RuledGame:
    """A game whose rules are told by situations."""

    key: str
    home: Path
    """Where its README and its situations are."""
    rules_text: Path
    composed: Callable[[Situation], str]
    what_is_instead: Callable[[Situation, Sequence[str]], list[str | None]]
    """For each sentence None if it holds; otherwise what is the case."""
    form_of: Callable[[str], str]
    """Which form a sentence has."""
    sentence_forms: tuple[str, ...]
    other_forms: tuple[str, ...]
    """Deeds and luck."""

    @property
    def folder(self) -> Path:
        return self.home / "situations"

    def paths(self) -> list[Path]:
        """All its situations, by name."""
        return situations.paths(self.folder)


def _enix_instead(situation: Situation, sentences: Sequence[str]) -> list[str | None]:
    position = position_of(read_record(situation.record), situation.after)
    return [enix_sentences.what_is_instead(position, sentence) for sentence in sentences]


def _station_instead(situation: Situation, sentences: Sequence[str]) -> list[str | None]:
    position = position_in(situation.record, situation.after)
    return [station_sentences.what_is_instead(position, sentence) for sentence in sentences]


def _hertzschlag_instead(situation: Situation, sentences: Sequence[str]) -> list[str | None]:
    position = hertzschlag_position(situation.record, situation.after)
    return [hertzschlag_sentences.what_is_instead(position, sentence) for sentence in sentences]


def _enigma_instead(situation: Situation, sentences: Sequence[str]) -> list[str | None]:
    position = enigma_position(situation.record, situation.after)
    return [enigma_sentences.what_is_instead(position, sentence) for sentence in sentences]


ENIX = RuledGame(
    "enix",
    HERE,
    DOCS / "rules.md",
    enix_compose.composed,
    _enix_instead,
    enix_sentences.SENTENCES.form_of,
    enix_sentences.SENTENCES.forms,
    (*enix_deeds.deeds.forms, *enix_luck.luck.forms),
)
STATION = RuledGame(
    "station",
    HERE / "station",
    DOCS / "station" / "rules.md",
    station_compose.composed,
    _station_instead,
    station_sentences.SENTENCES.form_of,
    station_sentences.SENTENCES.forms,
    (*station_deeds.deeds.forms, *station_luck.luck.forms),
)
HERTZSCHLAG = RuledGame(
    "hertzschlag",
    HERE / "hertzschlag",
    DOCS / "hertzschlag" / "rules.md",
    hertzschlag_compose.composed,
    _hertzschlag_instead,
    hertzschlag_sentences.SENTENCES.form_of,
    hertzschlag_sentences.SENTENCES.forms,
    (*hertzschlag_deeds.deeds.forms, *hertzschlag_luck.luck.forms),
)
ENIGMA = RuledGame(
    "enigma",
    HERE / "enigma",
    DOCS / "enigma" / "rules.md",
    enigma_compose.composed,
    _enigma_instead,
    enigma_sentences.SENTENCES.form_of,
    enigma_sentences.SENTENCES.forms,
    enigma_deeds.deeds.forms,
)
GAMES = (ENIX, STATION, HERTZSCHLAG, ENIGMA)


def game_of(path: Path) -> RuledGame:
    """The game that the situation in the file *path* is about."""
    return next(game for game in GAMES if game.folder.resolve() == path.resolve().parent)
