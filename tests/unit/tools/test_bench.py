"""The bench measures everything it promises; how fast that is, `make bench` says."""

import json

import pytest

from enix_desktop.catalogue import ENIX, HERTZSCHLAG, STATION, Game
from tools import bench as benchmarking


@pytest.mark.parametrize(
    ("game", "settings", "searching"), [(ENIX, 2, 2), (STATION, 1, 2), (HERTZSCHLAG, 1, 0)]
)
def test_bench_prints_its_figures(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: Game,
    settings: int,
    searching: int,
) -> None:
    """The master of Hertzschlag guesses no worlds."""
    monkeypatch.setattr(benchmarking, "SLICES", 1)
    monkeypatch.setattr(benchmarking, "SLICE_SECONDS", 0.01)
    monkeypatch.setattr(benchmarking, "WARM_UP_SECONDS", 0.01)
    monkeypatch.setattr(benchmarking, "_decisions", lambda game, values, player, seed: 100)
    assert benchmarking.bench(game, as_json=True) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["goal"]["unit"] for row in rows] == ["1/s"] * 2 * settings + ["us"] * 2 + ["1/s"] * searching
    assert all(row["ours"] > 0 for row in rows)
    assert benchmarking.bench(game, as_json=False) == 0
    assert "copying a state (us)" in capsys.readouterr().out
