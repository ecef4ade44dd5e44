"""What the master of Station Six tries: its best ideas, and the best one of each kind of move."""

import pytest

from enix_desktop.games.station.moves import PASS, Command, Fill, Move, Shift, Swap, Take
from enix_desktop.games.station.phases import Phase
from enix_desktop.players.player import Choice
from enix_desktop.players.station.ideas import ideas
from enix_desktop.players.station.judge import Judge, Weighed
from enix_desktop.players.station.master import IDEAS, MARGIN, MasterPlayer, _promising
from enix_desktop.players.station.worth import learned_worth
from tests.unit.games.station.tables import RULES, after, state

FILLS: list[Weighed] = [(5 - 0.01 * number, Fill((number,))) for number in range(IDEAS + 4)]


def test_the_best_of_each_kind_is_tried_besides_the_best_of_all() -> None:
    """Twelve ways to charge look better than any other action, and some others are near."""
    others: list[Weighed] = [
        (4.0, Swap(1)),
        (3.9, Swap(2)),
        (3.0, Shift((1,), ())),
        (5 - MARGIN, PASS),
        (5 - MARGIN - 0.01, Command(1)),
    ]
    tried = _promising([*others, *FILLS])
    assert tried[:IDEAS] == FILLS[:IDEAS]
    assert tried[IDEAS:] == [others[0], others[2], others[3]]


def test_few_ideas_are_all_tried_unless_they_are_hopeless() -> None:
    weighed: list[Weighed] = [(1.0, Swap(1)), (0.9, Swap(2)), (-9.0, PASS)]
    assert _promising(weighed) == weighed[:2]


class Tried:
    """Stands for the search and notes what it is asked."""

    def __init__(self) -> None:
        self.moves: list[Move] = []

    def best(self, _view: object, _seat: object, moves: list[Move], **_more: object) -> Choice[Move]:
        self.moves = moves
        return Choice(moves[-1])


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> Tried:
    found = Tried()
    monkeypatch.setattr("enix_desktop.players.station.master.Search", lambda *_: found)
    return found


def test_in_a_turn_every_kind_of_action_that_is_no_blunder_is_searched(tried: Tried) -> None:
    position = state(
        ["red-sun blue-sun white-sun red-glass blue-glass green-plant yellow-headset", "red-cogs"],
        energy={"machine": [4, 1]},
    )
    view = RULES.view(position, 0)
    MasterPlayer().choose(view, RULES.legal_moves(position, 0), 1)
    weighed = ideas(Judge(view, learned_worth()))
    best = max(worth for worth, _ in weighed)
    near = {type(move) for worth, move in weighed if worth >= best - MARGIN}
    assert len(near) > 1
    assert {type(move) for move in tried.moves} == near
    for kind in near:
        assert max((pair for pair in weighed if type(pair[1]) is kind), key=lambda pair: pair[0])[1] in (
            tried.moves
        )


def test_every_card_that_may_be_taken_is_searched(tried: Tried) -> None:
    """The display and the pile."""
    position = state(["red-cogs red-plant", "red-glass"], display="blue-headset white-sun green-cogs")
    taking = after(position, Swap(position.hands[0][0]))
    assert taking.phase is Phase.TAKE
    chosen = MasterPlayer().choose(RULES.view(taking, 0), RULES.legal_moves(taking, 0), 1)
    assert set(tried.moves) == {Take(0), Take(1), Take(2), Take(None)}
    assert chosen.move == tried.moves[-1], "what the search finds is played"
