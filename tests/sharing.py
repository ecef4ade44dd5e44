"""Which tests run in one process when several share the work."""

from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

TOGETHER = {
    "tests/packaging/test_wheel.py",  # builds and installs the wheel
    "tests/unit/games/enix/test_why.py",  # plays many games
    "tests/unit/geometry/test_polyhexes.py",  # asks shapely about all layouts
    "tests/unit/headless/test_cluster.py",  # starts a cluster
    "tests/unit/players/test_advice.py",  # plays many games
}
"""Modules whose tests look at something that takes long to make: each process would make it for itself."""


class Sharing(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out single tests, but these modules as a whole; they come first, since they take longest."""

    # Not --dist=loadgroup: its marks go unheard with pytest 9.2 (pytest-dev/pytest-xdist#1386).
    def _split_scope(self, nodeid: str) -> str:
        module = nodeid.partition("::")[0]
        return module if module in TOGETHER else nodeid
