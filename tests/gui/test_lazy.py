"""Parts that are made when first needed."""

from enix_desktop.ui.window.lazy import lazy


class Owner:
    """Counts how often its part is made."""

    count = 0

    @lazy
    def part(self) -> str:
        """Something that takes time."""
        self.count += 1
        return "part"


def test_a_part_is_made_once_and_only_if_it_is_wanted() -> None:
    owner = Owner()
    assert Owner.part.made(owner) is None
    assert owner.count == 0
    assert [owner.part, owner.part, Owner.part.made(owner)] == ["part"] * 3
    assert owner.count == 1
    assert Owner.part.made(Owner()) is None


def test_another_part_can_be_put_in_its_place() -> None:
    owner = Owner()
    owner.part = "other"
    assert Owner.part.made(owner) == "other"
    assert owner.count == 0
