"""The process in which things are made; it loads nothing but what it has to, so that it starts at once."""

from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from enix_desktop.app.play.aside import stand_back


class Order(NamedTuple):
    """What is to be made: by a function of a module, which the other process finds again."""

    number: int
    function: Callable[..., Any]
    arguments: tuple[Any, ...]


def work(connection: Connection) -> None:
    """The process that makes: answers orders until nobody is there to order."""
    stand_back()
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            order: Order = connection.recv()
            connection.send((order.number, order.function(*order.arguments)))
