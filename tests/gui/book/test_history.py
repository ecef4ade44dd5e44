"""The way of a reader."""

from enix_desktop.ui.book.history import History


def test_going_back_and_forth_ends_where_it_began() -> None:
    history = History()
    for place in ("a", "b", "c"):
        history.visit(place)
    assert history.step(-1).place == "b"
    assert history.step(-1).place == "a"
    assert not history.can_go_back
    assert history.step(1).place == "b"
    assert history.can_go_forward


def test_a_new_place_forgets_what_lay_ahead() -> None:
    history = History()
    for place in ("a", "b"):
        history.visit(place)
    history.step(-1)
    history.visit("c")
    assert not history.can_go_forward
    assert history.step(-1).place == "a"


def test_the_same_place_twice_is_one_stop() -> None:
    history = History()
    history.visit("a")
    history.visit("a")
    assert not history.can_go_back


def test_nothing_is_left_after_clearing() -> None:
    history = History()
    history.visit("a")
    history.clear()
    assert history.now is None
    assert not history.can_go_back
    assert not history.can_go_forward
