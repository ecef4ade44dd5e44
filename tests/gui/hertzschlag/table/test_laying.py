"""Laying a card: by clicks, drags and keys, with everything that it would do shown before."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from enix_desktop.games.hertzschlag.faces import GoalKind
from enix_desktop.games.hertzschlag.moves import Lay, Place, Signal, Word
from enix_desktop.ui.hertzschlag.art.rows import Text
from enix_desktop.ui.hertzschlag.table.modes_words import told_playing
from enix_desktop.ui.hertzschlag.table.preview import Playing, Taking
from enix_desktop.ui.hertzschlag.table.preview_rows import Row, preview_rows
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.table.spots import Spot
from tests.gui.hertzschlag.table.positions import ACTION, INCOME, Position, card, position

pytestmark = pytest.mark.usefixtures("languages")

WIND, LAMPS, PLANT = card("Offshore wind farm"), card("LED lamps"), card("Virtual power plant")
HAND = "Offshore wind farm, LED lamps, Virtual power plant, Coal exit, Wallbox"
KEYS = Qt.Key


def way(at: Position) -> Playing:
    """What is drawn on the scale."""
    shown = at.at.scene.way.playing
    assert shown is not None
    return shown


def pad(at: Position, place: Place) -> Playing | Taking | None:
    return at.at.scene.desk.pads[place].preview


def test_the_way_of_the_marker_is_drawn_while_the_mouse_is_over_a_card(qtbot: QtBot) -> None:
    """Worked example 1: cost, two thresholds of which only one can be paid, and the end of the scale."""
    at = position(qtbot, hands=[HAND], marker=3, money=[15, 15, 15])
    at.hover(WIND)
    shown = way(at)
    assert (shown.start, shown.end, shown.cost) == (3, 8, 9)
    assert (shown.money, shown.left) == ((15, 0), 6)
    assert [crossing.euro for crossing in shown.crossings] == [-4, -2]
    assert pad(at, Place.ACTION) is shown
    at.hover(None)
    assert at.at.scene.way.playing is None


def test_thresholds_on_the_way_back_bring_money(qtbot: QtBot) -> None:
    """Worked example 2."""
    at = position(qtbot, hands=[HAND], marker=-7, money=[10, 15, 15])
    at.hover(PLANT)
    shown = way(at)
    assert (shown.end, shown.money.after, shown.paid) == (-4, 14, 8)


def test_who_is_first_sees_no_range_and_others_see_what_signals_allow(qtbot: QtBot) -> None:
    moves = [(0, Signal(Word.SILENT)), (1, Signal(Word.DOWN)), (2, Signal(Word.UP))]
    first = position(qtbot, *moves, hands=[HAND], talk=True)
    first.hover(LAMPS)
    assert way(first).is_first
    assert way(first).ends == (1, 1)
    last = position(
        qtbot,
        *[(1, Signal(Word.DOWN)), (2, Signal(Word.INCOME)), (0, Signal(Word.SILENT))],
        hands=[HAND],
        start=1,
        talk=True,
    )
    last.hover(LAMPS)
    assert not way(last).is_first
    assert way(last).end == 1
    assert way(last).ends == (-1, 0)


def test_a_silent_neighbour_may_do_anything(qtbot: QtBot) -> None:
    signals = [(2, Signal(Word.SILENT)), (0, Signal(Word.UP)), (1, Signal(Word.UP))]
    at = position(qtbot, *signals, hands=[HAND], start=2, talk=True)
    at.hover(LAMPS)
    assert way(at).ends == (-4, 7)
    assert way(at).threshold_money == (-4, 4)


def test_money_from_thresholds_is_promised_to_the_first_seat_only(qtbot: QtBot) -> None:
    """Whoever moves the marker before may take it: only the cost is certain."""
    name = card("Air heat pump")
    first = position(qtbot, hands=["Air heat pump"], marker=6, money=[9, 15, 15])
    first.hover(name)
    assert told_playing(way(first), first.at.scene.table.components).startswith(
        "Air heat pump: +6\xa0→\xa0+3, costs 4 euros, thresholds +4, leaves you 9 euros."
    )
    signals = [(2, Signal(Word.FAR_DOWN)), (0, Signal(Word.FAR_DOWN)), (1, Signal(Word.UP))]
    later = position(
        qtbot, *signals, hands=["Air heat pump"], marker=6, money=[9, 15, 15], start=2, talk=True
    )
    later.hover(name)
    assert way(later).threshold_money == (0, 0)
    told = told_playing(way(later), later.at.scene.table.components)
    assert told.startswith("Air heat pump: +6\xa0→\xa0+3, costs 4 euros, leaves you 5 euros.")
    assert "No threshold then brings or costs anything." in told
    texts = [[piece.text for piece in row if isinstance(piece, Text)] for row in _rows(later)]
    assert texts[0] == ["9 → 5"]
    assert texts[2][-1] == "0"


def _rows(at: Position) -> list[Row]:
    shown = pad(at, Place.ACTION)
    assert shown is not None
    return preview_rows(shown, QColor("black"))


def test_goals_and_points_are_previewed(qtbot: QtBot) -> None:
    at = position(qtbot, hands=[HAND], goals=[1, 2, 3], displays=["Balcony panels"])
    at.hover(WIND)
    progress = {goal.kind: change for goal, change in way(at).goals}
    assert progress[GoalKind.SYMBOLS] == (1, 2)
    assert progress[GoalKind.INCOME] == (1, 5)
    assert at.at.scene.goal.wished == (2, 5)
    assert (way(at).footprint, way(at).symbols, way(at).income) == ((1, 4), (1, 2), (4, 8))


def test_the_income_card_says_what_it_would_bring(qtbot: QtBot) -> None:
    """Worked example 5."""
    at = position(qtbot, hands=[HAND], displays=["Power for tenants, Full roof system"], money=[10, 15, 15])
    taking = pad(at, Place.INCOME)
    assert isinstance(taking, Taking)
    assert taking.income.total == 8
    assert taking.money == (10, 18)


def test_a_discount_is_seen_on_the_card(qtbot: QtBot) -> None:
    """Worked example 10: the coin shows what is really paid."""
    at = position(qtbot, hands=["Panels over the field, Repowering"], displays=["Solar funding"])
    at.hover(card("Panels over the field"))
    assert way(at).cost == 4
    at.hover(card("Repowering"))
    assert way(at).cost == 5


def test_a_card_is_chosen_laid_and_confirmed(qtbot: QtBot) -> None:
    at = position(qtbot, hands=[HAND])
    assert at.buttons == ["action", "income", "confirm"]
    assert not any(action.is_enabled for action in at.at.actions_shown)
    at.click(LAMPS)
    assert "0\xa0→\xa0+1" in at.prompt
    at.click(ACTION)
    assert at.at.scene.desk.pads[Place.ACTION].card == LAMPS.key
    assert not at.decided
    at.press("confirm")
    assert at.decided == [Lay(LAMPS.key, Place.ACTION)]


def test_buttons_lay_a_card_too(qtbot: QtBot) -> None:
    at = position(qtbot, hands=[HAND])
    at.click(LAMPS)
    at.press("income")
    assert "3 euros more" in at.prompt
    at.press("action")
    at.press("income")
    at.press("confirm")
    assert at.decided == [Lay(LAMPS.key, Place.INCOME)]


@pytest.mark.parametrize(
    ("target", "place"),
    [(ACTION, Place.ACTION), (INCOME, Place.INCOME), (Spot(Group.SCALE, 0), Place.ACTION)],
)
def test_a_card_is_dragged_to_a_place_or_onto_the_town(qtbot: QtBot, target: Spot, place: Place) -> None:
    at = position(qtbot, hands=[HAND])
    at.drop(LAMPS, target)
    at.press("confirm")
    assert at.decided == [Lay(LAMPS.key, place)]


def test_a_card_dropped_elsewhere_stays_in_the_hand(qtbot: QtBot) -> None:
    at = position(qtbot, hands=[HAND])
    at.drop(LAMPS, None)
    assert at.mode.card == LAMPS.key
    assert at.mode.place is None
    assert not at.decided


def test_until_it_is_confirmed_everything_can_be_taken_back(qtbot: QtBot) -> None:
    at = position(qtbot, hands=[HAND])
    at.click(LAMPS, ACTION)
    at.at.undo()
    assert (at.mode.card, at.mode.place) == (LAMPS.key, None)
    at.type(KEYS.Key_Backspace)
    assert at.mode.card is None
    at.click(LAMPS, INCOME, WIND)
    assert (at.mode.card, at.mode.place) == (WIND.key, None)


def test_a_card_that_is_too_dear_is_refused_with_the_place_shown(qtbot: QtBot) -> None:
    at = position(qtbot, hands=[HAND], money=[5, 15, 15])
    at.click(WIND, ACTION)
    assert "9 euros" in at.prompt
    assert at.at.asking.last_rule == "A2"
    assert at.at.asking.marks
    assert at.mode.place is None
    at.click(INCOME)
    at.press("confirm")
    assert at.decided == [Lay(WIND.key, Place.INCOME)]


def test_digits_and_enter_play_a_card(qtbot: QtBot) -> None:
    at = position(qtbot, hands=[HAND])
    number = list(at.at.scene.hand.cards).index(LAMPS.key)
    digit = (KEYS.Key_1, KEYS.Key_2, KEYS.Key_3, KEYS.Key_4, KEYS.Key_5)[number]
    at.type(digit, KEYS.Key_Return, KEYS.Key_Return)
    assert at.decided == [Lay(LAMPS.key, Place.ACTION)]


def test_the_same_digit_again_chooses_the_other_place(qtbot: QtBot) -> None:
    at = position(qtbot, hands=[HAND])
    places = []
    for keys in ((KEYS.Key_1, KEYS.Key_1), (KEYS.Key_1,), (KEYS.Key_A,)):
        at.type(*keys)
        places.append(at.mode.place)
    assert places == [Place.ACTION, Place.INCOME, Place.ACTION]
    at.type(KEYS.Key_I, KEYS.Key_Return)
    assert at.decided == [Lay(at.mode.card, Place.INCOME)]


def test_the_keyboard_previews_what_the_ring_is_around(qtbot: QtBot) -> None:
    at = position(qtbot, hands=[HAND])
    at.type(KEYS.Key_Right, KEYS.Key_Right)
    assert at.at.cursor_ring.spot is not None
    assert way(at).card == at.at.cursor_ring.spot.key


def test_a_screen_reader_hears_what_a_card_would_do(qtbot: QtBot) -> None:
    at = position(qtbot, hands=[HAND], marker=3, money=[15, 15, 15])
    item = at.at.tree.item(("hand", WIND.key))
    assert item is not None
    assert "Offshore wind farm" in item.name
    assert "+3\xa0→\xa0+8" in item.about
    assert "The step from +4 to +5 costs 4 euros." in item.about
    assert item.press is not None
