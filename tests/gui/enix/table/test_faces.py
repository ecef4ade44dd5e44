"""Computer players show their faces at the table; people have their piece alone."""

from PySide6.QtGui import QImage

from tests.gui.enix.picture import picture
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import Person

HANDS = {"hands": ["solar-04 hydro-02", "solar-10 ocean-01", "wind-01 wind-03"]}


def has_face(person: Person) -> list[bool]:
    return [place.layout.has_face for place in person.scene.places]


def test_only_computer_players_have_faces(sit_down: SitDown) -> None:
    assert has_face(sit_down(HANDS)) == [False, True, True]
    assert has_face(sit_down(HANDS, people=(0, 2))) == [False, True, False]


def test_the_face_is_that_of_the_name(sit_down: SitDown) -> None:
    place = sit_down(HANDS).scene.places[1]

    def face_of(name: str) -> QImage:
        place.show_face(name)
        place.setPos(-120, -120)
        return picture(place).copy(place.layout.face.toRect())

    assert face_of("Volta") == face_of("Volta")
    assert face_of("Volta") != face_of("Joule")
