"""What players of Hertzschlag make of what others said and did, and of what they have seen ahead."""

from dataclasses import replace

import pytest

from enix_desktop.games.hertzschlag.memory import Forecast, PastRound
from enix_desktop.games.hertzschlag.moves import Place, Word
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.survival import events_ahead
from enix_desktop.players.hertzschlag.trust import PAID, pledge_trust, share_trust, trust_in
from tests.unit.games.hertzschlag.tables import COMPONENTS, RULES, card, state

HELD = "LED lamps, Wallbox, E-bike, Smart meter, Induction hob"


def view_after(*rounds: PastRound) -> View:
    """What seat 0 sees after such rounds."""
    return replace(RULES.view(state(hands=[HELD, "", ""], talk=True), 0), past=rounds)


def past(
    number: int,
    *,
    words: tuple[Word, ...] = (Word.INCOME,) * 3,
    cards: tuple[int | None, ...] = (None, None, None),
    pledges: tuple[int | None, ...] | None = None,
    bids: tuple[int, ...] | None = None,
) -> PastRound:
    places = tuple(Place.INCOME if card is None else Place.ACTION for card in cards)
    return PastRound(number, 0, 0, words, places, cards, (0, 0), pledges, bids, (9, 9, 9))


def test_euros_paid_beyond_a_pledge_do_not_make_up_for_a_broken_one() -> None:
    view = view_after(
        past(1, pledges=(3, 3, 5), bids=(3, 1, 5)),
        past(2, pledges=(3, 1, None), bids=(3, 5, 0)),
    )
    assert pledge_trust(view, 0) == 1
    assert pledge_trust(view, 1) == (PAID + 1 + 1) / (PAID + 3 + 1)
    assert pledge_trust(view, 2) == 1  # silence promises nothing


def test_more_than_an_equal_part_counts_as_one() -> None:
    part = COMPONENTS.numbers.price / 3
    view = view_after(past(1, bids=(5, 1, 5)), past(2, bids=(0, 5, 5)))
    assert share_trust(view, 0) == pytest.approx((PAID + part) / (PAID + 2 * part))
    assert share_trust(view, 1) == pytest.approx((PAID + 1 + part) / (PAID + 2 * part))
    assert share_trust(view, 2) == 1


def test_a_word_is_judged_by_what_was_laid() -> None:
    wind, lamps = card("Offshore wind farm"), card("LED lamps")
    kept = view_after(past(1, words=(Word.INCOME, Word.FAR_UP, Word.SILENT), cards=(None, wind, lamps)))
    broken = view_after(past(1, words=(Word.INCOME, Word.FAR_DOWN, Word.SILENT), cards=(None, wind, lamps)))
    stranger = trust_in(view_after(), 1)
    assert trust_in(broken, 1) < stranger < trust_in(kept, 1)
    assert trust_in(kept, 2) == stranger


def test_who_has_seen_the_next_event_reckons_with_no_other() -> None:
    view = RULES.view(state(hands=[HELD, "", ""], round=3), 0)
    assert len(events_ahead(view)) > 1
    assert events_ahead(replace(view, forecasts=(Forecast(3, 7),))) == (7,)
    assert events_ahead(replace(view, forecasts=(Forecast(2, 7),))) == events_ahead(view)
