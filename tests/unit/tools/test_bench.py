"""The bench measures everything it promises; how fast that is, `make bench` says."""

import json

import pytest

from enix_desktop.catalogue import ENIX, HERTZSCHLAG, STATION, Game
from tools import bench as benchmarking


@pytest.mark.parametrize(("game", "settings"), [(ENIX, 2), (STATION, 1), (HERTZSCHLAG, 1)])
def test_bench_prints_its_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: Game, settings: int
) -> None:
    monkeypatch.setattr(benchmarking, "SLICES", 1)
    monkeypatch.setattr(benchmarking, "SLICE_SECONDS", 0.01)
    monkeypatch.setattr(benchmarking, "WARM_UP_SECONDS", 0.01)
    monkeypatch.setattr(benchmarking, "_decisions", lambda game, values, player, seed: 100)
    assert benchmarking.bench(game, as_json=True) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["goal"]["unit"] for row in rows] == ["1/s"] * 2 * settings + ["us"] * 2 + ["1/s"] * 2
    assert all(row["ours"] > 0 for row in rows)
    assert benchmarking.bench(game, as_json=False) == 0
    assert "copying a state (us)" in capsys.readouterr().out
