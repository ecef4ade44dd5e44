"""Parts of the window that are made when first needed, and kept."""

from functools import cached_property
from typing import TypeVar

T = TypeVar("T")


class lazy(cached_property[T]):  # noqa: N801  # a decorator, called like the one it extends
    """A cached property that knows whether it is made already: `Owner.part.made(owner)`."""

    def made(self, owner: object) -> T | None:
        """The part of *owner*, or None if it is not made yet."""
        found: T | None = vars(owner).get(self.attrname or "")
        return found
