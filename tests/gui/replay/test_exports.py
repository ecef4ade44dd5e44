"""What is made of a replay: pictures, animated pictures and texts, each as it was to be seen."""

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.replay_reel import Viewpoint
from enix_desktop.ui.replay.apng import LONGEST, SIGNATURE, AnimatedPng, chunks
from enix_desktop.ui.replay.camera import SHOWN, SHOWN_LAST, TABLE, Camera, Reach
from enix_desktop.ui.replay.export_dialog import MOMENT, TEXT, ExportDialog
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from tests.gui.replay.watching import golden, watched
from tests.gui.tables import table_of


@dataclass
class Frame:
    """One picture of a file, as its chunks tell it."""

    width: int
    height: int
    left: int
    top: int
    milliseconds: float
    data: bytes = b""


@dataclass
class Film:
    """An animated PNG, read by a stranger."""

    header: bytes
    count: int = 0
    plays: int = -1
    frames: list[Frame] = field(default_factory=list)


def checked_chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    assert data.startswith(SIGNATURE)
    at = len(SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", data, at + 8 + length) == (zlib.crc32(kind + body),)
        yield kind, body
        at += length + 12


def read(data: bytes) -> Film:
    """The film in *data*; everything the format demands is checked."""
    found = list(checked_chunks(data))
    kinds = [kind for kind, _ in found]
    assert kinds[:3] == [b"IHDR", b"acTL", b"fcTL"]
    assert kinds[-1] == b"IEND"
    film, numbers = Film(found[0][1]), []
    for kind, body in found:
        if kind == b"acTL":
            film.count, film.plays = struct.unpack(">II", body)
        elif kind == b"fcTL":
            number, wide, high, left, top, part, whole, *how = struct.unpack(">IIIIIHHBB", body)
            numbers.append(number)
            assert how == [0, 1]  # left there, and the next one laid over it
            film.frames.append(Frame(wide, high, left, top, part * 1000 / whole))
        elif kind == b"IDAT":
            film.frames[-1].data += body
        elif kind == b"fdAT":
            numbers.append(struct.unpack_from(">I", body)[0])
            film.frames[-1].data += body[4:]
    assert numbers == list(range(len(numbers)))
    assert film.count == len(film.frames)
    return film


def pictures(film: Film) -> Iterator[QImage]:
    """Every picture of the film, put together like in a browser."""
    whole = QImage(QSize(*struct.unpack_from(">II", film.header)), QImage.Format.Format_RGB32)
    for frame in film.frames:
        size = struct.pack(">II", frame.width, frame.height)
        parts = ((b"IHDR", size + film.header[8:]), (b"IDAT", frame.data), (b"IEND", b""))
        single = SIGNATURE + b"".join(
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
            for kind, body in parts
        )
        image = QImage.fromData(single)
        assert not image.isNull()
        painter = QPainter(whole)
        painter.drawImage(frame.left, frame.top, image)
        painter.end()
        yield whole.copy()


def block(colour: str, spot: int) -> QImage:
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.fillRect(spot, 10, 8, 6, QColor(colour))
    painter.end()
    return image


def exported(screen: ReplayScreen) -> ExportDialog:
    screen._export()
    [dialog] = screen.findChildren(ExportDialog)
    return dialog


def test_an_animated_picture_has_every_picture_as_it_was_given() -> None:
    given = [block("red", 2), block("red", 12), block("blue", 12)]
    animated = AnimatedPng()
    for image in given:
        animated.add(image, 500)
    film = read(animated.data())
    assert [frame.milliseconds for frame in film.frames] == [500, 500, 500]
    assert list(pictures(film)) == given
    assert film.plays == 0  # again and again


def test_only_what_changes_is_written() -> None:
    animated = AnimatedPng()
    animated.add(block("red", 2), 500)
    animated.add(block("red", 12), 500)
    second = read(animated.data()).frames[1]
    assert (second.left, second.top, second.width, second.height) == (2, 10, 18, 6)


def test_the_same_picture_twice_stays_longer_and_never_too_long() -> None:
    animated = AnimatedPng()
    for _ in range(3):
        animated.add(block("red", 2), 700)
    assert [frame.milliseconds for frame in read(animated.data()).frames] == [2100]
    animated.add(block("red", 2), LONGEST)
    assert [frame.milliseconds for frame in read(animated.data()).frames] == [LONGEST]


def test_who_knows_no_animation_sees_the_first_picture() -> None:
    animated = AnimatedPng()
    animated.add(block("red", 2), 500)
    animated.add(block("blue", 20), 500)
    assert QImage.fromData(animated.data()).convertToFormat(QImage.Format.Format_RGB32) == block("red", 2)


@pytest.mark.parametrize("scale", [0.625, 2.0])
def test_a_picture_of_a_moment_has_its_scale(qtbot: QtBot, tmp_path: Path, scale: float) -> None:
    screen = watched(qtbot, golden())
    screen.run.go_to(100)
    dialog = exported(screen)
    dialog.kinds[MOMENT].click()
    dialog.scale.set_key("small" if scale < 1 else "large")
    with qtbot.waitSignal(dialog.settled) as settled:
        dialog.write(tmp_path / "moment.png")
    assert settled.args == [True]
    image = QImage(str(tmp_path / "moment.png"))
    assert image.size() == TABLE * scale
    line = image.height() * 2 // 5  # through the middle of the board
    assert len({image.pixel(x, line) for x in range(image.width())}) > 20
    qtbot.waitUntil(lambda: not screen.findChildren(ExportDialog))


def test_a_turn_becomes_an_animated_picture(qtbot: QtBot, tmp_path: Path) -> None:
    screen = watched(qtbot, golden())
    reel = screen.run.reel
    turn = reel.chapters[2]
    screen.run.go_to(turn.start)
    stops = [stop for stop in reel.stops if turn.start <= stop <= reel.chapters[3].start]
    dialog = exported(screen)
    dialog.kinds[Reach.TURN.value].click()
    with qtbot.waitSignal(dialog.settled, timeout=20_000):
        dialog.write(tmp_path / "turn.png")
    film = read((tmp_path / "turn.png").read_bytes())
    camera = Camera(screen.kind, screen.run, 0.625)
    seen = [camera.picture(stop).convertToFormat(QImage.Format.Format_RGB32) for stop in stops]
    camera.close()
    for image in seen:
        image.setDevicePixelRatio(1.0)
    shown = list(pictures(film))
    assert shown[0] == seen[0]
    assert shown[-1] == seen[-1]
    assert len(shown) <= len(stops)
    assert all(picture in seen for picture in shown)
    total = SHOWN * (len(stops) - 1) + SHOWN_LAST
    assert sum(frame.milliseconds for frame in film.frames) == total
    assert screen.run.index == turn.start  # the window stayed as it was


def test_a_film_of_the_round_has_all_its_turns(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    reel = screen.run.reel
    screen.run.go_to(reel.chapters[2].start)
    camera = Camera(screen.kind, screen.run, 0.625)
    second = next(chapter.start for chapter in reel.chapters if chapter.round == 2)
    assert camera.stops(Reach.ROUND) == [stop for stop in reel.stops if stop <= second]
    assert camera.stops(Reach.GAME) == list(reel.stops)
    camera.close()


def test_the_camera_has_the_eyes_of_the_replay(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    screen.run.set_viewpoint(Viewpoint(2, is_open=True))
    camera = Camera(screen.kind, screen.run, 1.0)
    assert camera._run.viewpoint == Viewpoint(2, is_open=True)
    camera.close()


@pytest.mark.parametrize("viewpoint", [Viewpoint(0), Viewpoint(3), Viewpoint(1, is_open=True)])
def test_the_text_is_the_log_of_those_eyes(qtbot: QtBot, tmp_path: Path, viewpoint: Viewpoint) -> None:
    screen = watched(qtbot, golden())
    screen.run.set_viewpoint(viewpoint)
    dialog = exported(screen)
    dialog.kinds[TEXT].click()
    assert not dialog.scale.isEnabled()
    with qtbot.waitSignal(dialog.settled):
        dialog.write(tmp_path / "game.txt")
    head, _, *lines = (tmp_path / "game.txt").read_text(encoding="utf-8").splitlines()
    assert head == "Ada, Volta, Joule, Curie"
    screen.run.go_to(screen.run.reel.last)
    assert lines == table_of(screen).log.sentences()


def test_a_file_that_cannot_be_written_is_told_and_can_be_tried_again(qtbot: QtBot, tmp_path: Path) -> None:
    screen = watched(qtbot, golden())
    dialog = exported(screen)
    with qtbot.waitSignal(dialog.settled) as settled:
        dialog.write(tmp_path / "no such folder" / "moment.png")
    assert settled.args == [False]
    assert "moment.png" in dialog.problem.text()
    qtbot.waitUntil(dialog.save.isEnabled)
    assert dialog.isVisible()
    with qtbot.waitSignal(dialog.settled) as settled:
        dialog.write(tmp_path / "moment.png")
    assert settled.args == [True]


def test_whoever_closes_the_dialog_gets_no_file(qtbot: QtBot, tmp_path: Path) -> None:
    screen = watched(qtbot, golden())
    dialog = exported(screen)
    dialog.kinds[Reach.GAME.value].click()
    dialog.write(tmp_path / "game.png")
    qtbot.waitUntil(lambda: dialog.progress.value() > 0)
    QTest.mouseClick(dialog.cancel, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not screen.findChildren(ExportDialog))
    assert list(tmp_path.iterdir()) == []


def test_all_chunks_of_a_file_are_found() -> None:
    animated = AnimatedPng()
    animated.add(block("red", 2), 500)
    assert list(chunks(animated.data())) == list(checked_chunks(animated.data()))
    assert QSize(*struct.unpack_from(">II", next(chunks(animated.data()))[1])) == QSize(40, 30)
