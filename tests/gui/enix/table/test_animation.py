"""Whatever flies, walks, turns or drops: it ends in the picture that is shown without it."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, QSizeF
from PySide6.QtWidgets import QApplication, QGraphicsObject
from pytestqt.qtbot import QtBot

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.games.enix import events
from enix_desktop.games.enix.components import Energy
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.board_geometry import centre
from enix_desktop.ui.enix.card_item import CardItem
from enix_desktop.ui.enix.piece_motion import FOOT, move_cap, move_pawn, path_points, place_tile
from enix_desktop.ui.enix.stayed_item import StayedItem
from enix_desktop.ui.enix.table_animation import TableAnimation
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.enix.wording import signed
from enix_desktop.ui.table.animation import SPEEDS, AnimationQueue
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.table.shapes import CARD_HEIGHT

HOURS = 5 * 3600 * 1000


def full(milliseconds: int) -> int:
    return milliseconds


class Stage:
    """A table with nobody at it."""

    def __init__(self, match: Any) -> None:
        names = [who.name for who in match.record.participants]
        self.scene = TableScene(match.record.setup.table, names, PAWNS[: len(names)])
        self.scene.resize(QSizeF(1280, 800))
        self.queue = AnimationQueue()
        self.animation = TableAnimation(self.scene, self.queue)

    def picture(self) -> list[tuple[object, ...]]:
        """Everything that is to be seen, in a comparable form."""
        return sorted(
            (
                type(item).__name__,
                round(item.scenePos().x(), 6),
                round(item.scenePos().y(), 6),
                round(item.sceneTransform().m11(), 9),
                item.zValue(),
                item.isVisible(),
                item.opacity(),
                str(item.property("flip")),
                str(item.property("turn_angle")),
                str(getattr(item, "card", None)),
                str(getattr(item, "_is_lifted", None)),
                str(getattr(item, "_is_dark", None)),
            )
            for item in self.scene.items()
            if isinstance(item, QGraphicsObject)
        )

    def move_on(self, milliseconds: int) -> None:
        """Let the clock of what is running jump."""
        running = self.queue._running
        assert running is not None
        running.setCurrentTime(running.currentTime() + milliseconds)


def began(seats: int, seed: int, edition: str = "english") -> Any:
    participants = [Participant(f"P{seat}", "greedy") for seat in range(seats)]
    return Match.begin(
        ENIX.rules, ENIX.id, participants, ENIX.options({"edition": edition}, seats), seed=seed
    )


def happenings(match: Any, viewer: int, most: int = 700) -> Iterator[tuple[list[Any], Any]]:
    """What *looker* learns of a whole game, move by move."""
    player, rules = ENIX.player("greedy"), match.rules
    while (owing := rules.to_move(match.state)) and len(match.record.entries) < most:
        moves = rules.legal_moves(match.state, owing[0])
        view = rules.view(match.state, owing[0])
        move = moves[0] if len(moves) == 1 else player.choose(view, moves, len(match.record.entries)).move
        happened = match.play(owing[0], move)
        if happened:
            yield [event.seen_by(viewer) for event in happened], rules.view(match.state, viewer)


def skip(stage: Stage, _: int) -> None:
    stage.queue.skip()


def skip_in_the_middle(stage: Stage, number: int) -> None:
    if stage.queue.is_running:
        stage.move_on(37 * (number % 13))
    stage.queue.skip()


def sleep_for_hours(stage: Stage, _: int) -> None:
    for _step in range(200):
        if not stage.queue.is_running:
            return
        stage.move_on(HOURS)
    raise AssertionError("it never ends")


@pytest.mark.parametrize("speed", ["normal", "instant"])
@pytest.mark.parametrize("end", [skip, skip_in_the_middle, sleep_for_hours])
@pytest.mark.parametrize(("seats", "seed", "edition"), [(6, 4, "english"), (2, 7, "french")])
def test_a_whole_game_shows_the_same_pictures_with_and_without_animation(
    qapp: QApplication, speed: str, end: Any, seats: int, seed: int, edition: str
) -> None:
    match = began(seats, seed, edition)
    moving, still = Stage(match), Stage(match)
    moving.queue.factor = SPEEDS[speed]
    for stage in (moving, still):
        stage.scene.show_view(match.rules.view(match.state, 0))
    kinds = set()
    for number, (happened, view) in enumerate(happenings(match, 0, 300)):
        kinds |= {type(event) for event in happened}
        moving.animation.show(happened, view)
        end(moving, number)
        still.scene.show_view(view)
        assert moving.picture() == still.picture(), happened
    assert {events.CardLaid, events.CardsRevealed, events.PawnCrossed, events.TilePlaced} <= kinds


@pytest.fixture
def stage(qapp: QApplication) -> Stage:
    match = began(3, 5)
    made = Stage(match)
    made.scene.show_view(match.rules.view(match.state, 0))
    return made


def run(animations: list[QAbstractAnimation], item: QGraphicsObject, every: int = 20) -> list[QPointF]:
    """Where *item* is while the animations run."""
    spots = []
    for animation in animations:
        animation.start()
        animation.pause()
    for now in range(0, max(shown.totalDuration() for shown in animations) + every, every):
        for animation in animations:
            animation.setCurrentTime(now)
        spots.append(item.pos())
    return spots


def crossing(stage: Stage) -> events.PawnCrossed:
    """A way with path points from where a pawn stands."""
    board, components = stage.scene.board, stage.scene.table.components
    for origin in Energy:
        for target in Energy:
            way = board.tiles[target].pos() - board.tiles[origin].pos()
            if origin != target and way.manhattanLength() < 250:
                count = len(path_points(board, components, origin, target))
                if count >= 3:
                    board._standing[0] = origin
                    board.settle()
                    return events.PawnCrossed(0, origin, target, count, 0)
    raise AssertionError("no such way")


def test_a_pawn_stops_at_each_path_point_of_its_way(stage: Stage) -> None:
    board, components, event = stage.scene.board, stage.scene.table.components, crossing(stage)
    points = [point + FOOT for point in path_points(board, components, event.origin, event.target)]
    spots = run(move_pawn(board, components, event, full), board.pawns[0])
    for point in points:
        assert min((spot - point).manhattanLength() for spot in spots) < 1
    assert len(points) == event.cost
    assert spots[-1] == board.spots(event.target)[0]


def test_a_jump_is_an_arc(stage: Stage) -> None:
    board = stage.scene.board
    origin, target = board._standing[0], Energy.WIND
    start = board.pawns[0].pos()
    spots = run(
        move_pawn(board, stage.scene.table.components, events.PawnJumped(0, origin, target), full),
        board.pawns[0],
    )
    end = board.spots(target)[0]
    assert spots[-1] == end
    highest = spots[len(spots) // 2]
    assert highest.y() < (start + end).y() / 2 - 40


def test_the_cap_drops_from_above_and_bounces_a_little(stage: Stage) -> None:
    board = stage.scene.board
    spots = run(move_cap(board, Energy.WIND, full), board.cap, 10)
    end = board.tiles[Energy.WIND].pos()
    assert spots[-1] == end
    heights = [end.y() - spot.y() for spot in spots if abs(spot.x() - end.x()) < 0.5]
    assert max(heights) > 30
    landed = next(index for index, height in enumerate(heights) if height < 2)
    assert 2 < max(heights[landed:]) < 25


def test_a_tile_rises_goes_over_and_settles_with_what_stands_on_it(stage: Stage) -> None:
    board = stage.scene.board
    tile, cell = board.tiles[Energy.OCEAN], Hex(4, -2)
    board._standing[0] = Energy.OCEAN
    origin = Hex(0, 0)
    scales: list[float] = []
    tile.scaleChanged.connect(lambda: scales.append(tile.scale()))
    run(place_tile(board, events.TilePlaced(0, Energy.OCEAN, origin, cell, 0, 2), full), tile)
    assert tile.pos() == centre(cell)
    assert max(scales) > 1.04
    assert scales[-1] == 1.0
    assert board.pawns[0].pos() == board.spots(Energy.OCEAN)[0]


def test_own_cards_that_are_drawn_fly_apart_and_turn_over(stage: Stage, qtbot: QtBot) -> None:
    view = stage.scene.view_shown
    assert view is not None
    energies = (Energy.WIND, Energy.WIND, Energy.SOLAR)
    cards = tuple(
        next(card for card, energy in enumerate(stage.scene.table.components.energies) if energy == kind)
        for kind in energies
    )
    stage.animation.show([events.CardsDrawn(0, 1, energies, cards)], view)
    stage.move_on(200)
    flying = [item for item in stage.scene.items() if isinstance(item, CardItem) and item.zValue() == 200]
    assert len(flying) == 3
    assert len({item.pos().x() for item in flying}) == 3
    assert all(0 < float(item.property("flip")) < 1 for item in flying)
    stage.queue.skip()
    assert not [item for item in stage.scene.items() if isinstance(item, CardItem) and item.zValue() == 200]


def competition(seed: int = 1) -> tuple[Any, list[tuple[list[Any], Any]]]:
    """A game in which a competition is settled, and what happened from its beginning to its end."""
    for number in range(seed, seed + 60):
        match = began(4, number)
        heard: list[tuple[list[Any], Any]] = []
        for happened, view in happenings(match, 0, 400):
            begins = any(isinstance(event, events.CompetitionBegan) for event in happened)
            if begins or heard:
                heard.append((happened, view))
            if heard and not begins and any(isinstance(event, events.CardsRevealed) for event in happened):
                return match, heard
    raise AssertionError("nobody is ever tied")


def test_a_competition_is_shown_large_round_by_round_with_sums_and_who_is_ahead(qapp: QApplication) -> None:
    match, heard = competition()
    stage = Stage(match)
    stage.queue.factor = SPEEDS["normal"]
    stage.scene.show_view(heard[0][1])
    wide = stage.scene.plan.board.width()
    item = stage.scene.competition
    first = item.shown
    assert first is not None
    assert first.seats == heard[0][1].contenders
    assert item.isVisible()
    assert stage.scene.board_room.width() < wide
    assert not item.sceneBoundingRect().adjusted(4, 4, -4, -8).intersects(stage.scene.board_room)
    before = {seat: len(first.laid[seat]) for seat in first.seats}
    seen = []
    for happened, view in heard[1:]:
        stage.animation.show(happened, view)
        while stage.queue.is_running:
            stage.move_on(HOURS)
            seen.append(item.shown)
            if item.shown is not None and item.shown.ahead:
                for seat in item.shown.seats:
                    assert stage.scene.places[seat]._sum.text == f"= {signed(item.total(seat))}"
    told = next(shown for shown in seen if shown is not None and shown.ahead)
    revealed = next(event for events_ in heard[1:] for event in events_[0] if hasattr(event, "cards"))
    assert any(len(told.laid[seat]) == before[seat] + 1 for seat in told.seats)
    values = stage.scene.table.components.values
    best = max(values[told.laid[seat][-1]] for seat in told.seats if seat in revealed.cards)
    assert all(values[told.laid[seat][-1]] == best for seat in told.ahead)
    assert item.shown is None
    assert stage.scene.board_room.width() == wide


def test_the_cards_of_a_competition_can_be_read(qapp: QApplication) -> None:
    _, heard = competition()
    stage = Stage(competition()[0])
    for width, height in ((1024, 660), (1280, 800), (1920, 1080)):
        stage.scene.resize(QSizeF(width, height))
        stage.scene.show_view(heard[0][1])
        shown = stage.scene.competition.shown
        assert shown is not None
        for seat in shown.seats:
            for row in range(shown.rounds):
                _, scale = stage.scene.competition.card_spot(seat, row)
                assert scale * CARD_HEIGHT >= 75


def test_at_a_reshuffle_all_stacks_gather_and_are_dealt_anew(stage: Stage) -> None:
    stage.queue.factor = SPEEDS["normal"]
    before = stage.picture()
    view = stage.scene.view_shown
    assert view is not None
    stage.animation.show([events.StacksShuffled((9, 9, 9, 9, 8))], view)
    cards = [item for item in stage.scene.items() if isinstance(item, CardItem) and item.zValue() >= 200]
    assert len(cards) == 12
    assert all(stack.energy is None for stack in stage.scene.stacks)
    assert not any(item.energy for item in cards), "no back may be told before it is dealt"
    stage.move_on(450)
    gathered = {(round(item.x()), round(item.y() / 20)) for item in cards}
    assert len(gathered) < 6
    stage.queue.skip()
    assert stage.picture() == before


def test_a_way_that_is_barred_is_not_called_too_dear(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    view = stage.scene.view_shown
    assert view is not None
    told = []

    def stayed(obstacle: str, cheapest: int | None) -> str:
        told.append((obstacle, cheapest))
        return ""

    monkeypatch.setattr(stage.scene.captions, "stayed", stayed)
    view.roads = (((Energy.WIND, 1), (Energy.OCEAN, 3)),) * 6
    view.cap, view.barred = None, 1 << Energy.WIND
    stage.animation.show([events.PawnStayed(1, "no_points")], view)
    assert told == [("no_points", 3)]


@pytest.mark.parametrize("obstacle", ["no_points", "under_cap", "no_way"])
def test_a_piece_that_cannot_move_shakes_and_says_why(stage: Stage, obstacle: str) -> None:
    stage.queue.factor = SPEEDS["normal"]
    before = stage.picture()
    view = stage.scene.view_shown
    assert view is not None
    stage.animation.show([events.PawnStayed(1, obstacle)], view)
    [slip] = [item for item in stage.scene.items() if isinstance(item, StayedItem)]
    assert slip.text
    home = stage.scene.board.pawns[1].pos()
    stage.move_on(90)
    assert stage.scene.board.pawns[1].pos() != home
    stage.queue.skip()
    assert stage.picture() == before
    assert not [item for item in stage.scene.items() if isinstance(item, StayedItem)]
