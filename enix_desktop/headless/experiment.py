"""Two variants of a game, played on the same deals."""

from collections.abc import Mapping
from dataclasses import dataclass

from enix_desktop.catalogue import GAMES, Game, MakeOptions
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Outcome
from enix_desktop.headless.lineup import read_lineup, rotations
from enix_desktop.headless.pool import portions, results
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.table_choices import (
    Values,
    checked_values,
    choices_of,
    game_named,
    read_changes,
    setting_words,
)

GAMES_PER_JOB = 4


@dataclass(frozen=True, slots=True)
class Variant:
    """One side of the comparison."""

    name: str
    text: str
    """What is changed, as it was written."""
    values: Values
    options: MakeOptions

    @property
    def title(self) -> str:
        """What is special about it, in a few words."""
        parts = [part.strip() for part in self.text.split(",")]
        changes = [part for part in parts if part.partition("=")[0].strip() not in self.values]
        words = [f"{words[0].upper()}{words[1:]}" for words in setting_words(self.values)]
        return ", ".join([*words, *filter(None, changes)]) or "As in the rulebook"

    @classmethod
    def of(cls, game: Game, name: str, text: str, seats: int) -> "Variant":
        """The variant that *text* describes, tried out with one deal."""
        try:
            choices = choices_of(game)
            changes = read_changes(text, (*choices, *game.changeable))
            chosen = {key: changes.pop(key) for key in choices if key in changes}
            values = {**game.usual_choices(), **checked_values(game, chosen)}
            options = game.variant(changes)
            game.rules.deal(options(values, seats), SeededChance(0))
        except BadData as error:
            raise BadData(f"Variant {name.upper()}: {error}") from error
        return cls(name, text, values, options)


@dataclass(frozen=True, slots=True)
class Experiment:
    """So many deals, each played by both variants."""

    game: str
    variants: tuple[Variant, Variant]
    players: tuple[str, ...]
    games: int
    seed: int
    max_rounds: int

    @classmethod
    def of(
        cls, *, game: str, a: str, b: str, players: str, games: int, seed: int, max_rounds: int
    ) -> "Experiment":
        """A checked experiment from what a person wrote."""
        found = game_named(game)
        lineup = read_lineup(found, players)
        variants = (Variant.of(found, "a", a, len(lineup)), Variant.of(found, "b", b, len(lineup)))
        return cls(found.id, variants, lineup, games, seed, max_rounds)

    def plan(self, variant: Variant, number: int) -> Plan:
        """Game *number*: both variants meet the same luck, and the line-up moves on by a seat each game."""
        lineups = rotations(self.players)
        seed = derived(self.seed, f"lab/{number}")
        lineup = lineups[number % len(lineups)]
        return Plan(GAMES[self.game], variant.values, lineup, seed, self.max_rounds, variant.options)


@dataclass(frozen=True, slots=True)
class Job:
    """Some games of one variant."""

    experiment: Experiment
    side: int
    numbers: range


@dataclass(frozen=True, slots=True)
class Result:
    """What is kept of one game."""

    variant: str
    number: int
    seed: int
    players: tuple[str, ...]
    outcome: Outcome | None
    rounds: int
    decisions: int


def run(job: Job) -> list[Result]:
    """Play the games of *job*."""
    variant = job.experiment.variants[job.side]
    done = []
    for number in job.numbers:
        plan = job.experiment.plan(variant, number)
        played = play(plan, keep_moves=False)
        done.append(
            Result(
                variant.name,
                number,
                plan.seed,
                plan.players,
                played.outcome,
                played.rounds,
                played.decisions,
            )
        )
    return done


def perform(experiment: Experiment, workers: int, dask: str | None = None) -> Mapping[str, list[Result]]:
    """Play everything; for each variant its games in order."""
    jobs = [
        Job(experiment, side, numbers)
        for numbers in portions(experiment.games, GAMES_PER_JOB)
        for side in range(len(experiment.variants))
    ]
    by_variant: dict[str, list[Result]] = {variant.name: [] for variant in experiment.variants}
    for part in results(run, jobs, workers, dask):
        by_variant[part[0].variant] += part
    return by_variant
