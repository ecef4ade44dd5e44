"""The tables that tests look into: more of them is public than the window needs."""

from typing import Any


def table_of(holder: Any) -> Any:
    """The table that a window's games, a lesson or a replay has open."""
    assert holder.table is not None
    return holder.table


def final_of(holder: Any) -> Any:
    """The final screen that a window's games have open."""
    assert holder.final is not None
    return holder.final
