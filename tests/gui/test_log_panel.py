"""The log as a list: whole games are told at once whenever somebody else sits down."""

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.ui.log_panel import LogPanel


def test_a_long_past_is_told_in_order_and_laid_out_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = LogPanel()
    qtbot.addWidget(panel)
    layouts: list[int] = []
    monkeypatch.setattr(panel._list, "scrollToBottom", lambda: layouts.append(panel._list.count()))
    sentences = [f"Ada makes move {number}." for number in range(500)]
    panel.add((sentence, None) for sentence in sentences)
    assert panel.sentences() == sentences
    assert layouts == [500]
