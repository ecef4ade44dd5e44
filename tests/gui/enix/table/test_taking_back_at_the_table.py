"""Taking back with Ctrl+Z, as far as the table agreed."""

from PySide6.QtCore import Qt

from enix_desktop.games.enix.phases import Phase
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.test_keyboard import laying


def test_what_is_chosen_and_not_decided_can_always_be_let_go(sit_down: SitDown) -> None:
    person = laying(sit_down)
    person.key(Qt.Key.Key_1)
    assert person.screen.mode._selected is not None  # type: ignore[union-attr]
    person.screen.undo()
    assert person.screen.mode._selected is None  # type: ignore[union-attr]
    assert person.moves == []


def test_a_table_that_agreed_otherwise_says_that_decisions_stand(sit_down: SitDown) -> None:
    person = laying(sit_down)
    person.screen.undo()
    assert person.prompt == "Decisions are final at this table. Change a choice before you confirm it."


def test_where_all_agreed_a_laid_card_comes_back_and_is_laid_again(sit_down: SitDown) -> None:
    person = laying(sit_down)
    person.match.record.agreed = {"undo": "free"}
    hand, told = set(person.scene.hand.cards), person.screen.log.sentences()
    person.key(Qt.Key.Key_1)
    person.key(Qt.Key.Key_Return)
    person.wait(lambda: person.controller.decision is not None and person.phase is not Phase.LAY)
    later = person.screen.log.sentences()
    assert len(later) > len(told)
    person.screen.undo()
    person.wait(lambda: person.controller.decision is not None and person.phase is Phase.LAY)
    assert set(person.scene.hand.cards) == hand
    assert person.screen.log.sentences() == told
    person.screen.redo()
    person.wait(lambda: person.controller.decision is not None and person.phase is not Phase.LAY)
    assert person.screen.log.sentences() == later
    assert not any(item._glow for item in person.scene.hand.cards.values()), (
        "cards are not asked for any more"
    )
    person.screen.redo()
    assert person.prompt == "There is nothing to redo."
