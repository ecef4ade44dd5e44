"""Every event and every refusal has its sentence, and no sentence is left over."""

import inspect
import json

from enix_desktop import resources
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import replay
from enix_desktop.games.enix import events
from enix_desktop.games.enix.components import ENERGIES
from enix_desktop.games.enix.refusals import Reason
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.story import Storyteller
from enix_desktop.headless.table_choices import all_values

WORDS = json.loads(resources.text("enix/story.json"))


def test_every_event_has_a_sentence() -> None:
    classes = [
        name
        for name, kind in inspect.getmembers(events, inspect.isclass)
        if kind.__module__ == events.__name__ and name != "PublicEvent"
    ]
    assert sorted(WORDS["events"]) == sorted(classes)


def test_every_refusal_has_a_sentence() -> None:
    assert sorted(WORDS["refusals"]) == sorted(reason.name for reason in Reason)


def test_every_energy_has_a_name() -> None:
    assert list(WORDS["words"]["energy"]) == [energy.key for energy in ENERGIES]


def test_whole_games_can_be_told_to_everybody() -> None:
    told = set()
    for seed, values in enumerate(all_values(ENIX, {}) * 4):
        record = play(Plan(ENIX, values, ("random", "casual", "random"), seed, max_rounds=40)).record
        story = Storyteller(ENIX.id, record.participants)
        for step in replay(ENIX.rules, ENIX.codec, record):
            for event in step.events:
                for seen in (event, event.seen_by(0), event.seen_by(2)):
                    sentence = story.event(ENIX.codec.plain(record.setup, seen))
                    assert sentence[0].isupper() or sentence.startswith(("random", "casual"))
                    assert sentence.endswith(".")
                    assert "None" not in sentence
                told.add(type(event).__name__)
    assert told == set(WORDS["events"]) - {"OrderDrawn"}  # a lot among equals is too rare
