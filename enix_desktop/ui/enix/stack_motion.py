"""A reshuffle that is seen: stacks and played cards gather, are mixed, and are dealt anew (K2)."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF

from enix_desktop.ui.enix.card_item import CardItem
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.table.animation import glide, one_after_the_other
from enix_desktop.ui.table.shapes import CARD_WIDTH

GATHER, MIX, DEAL, LAG = 420, 160, 320, 70
"""Milliseconds at normal speed."""
MIXINGS = 4
EACH = 2
"""So many cards stand for a stack."""


def reshuffle(
    scene: TableScene, card: Callable[[], CardItem], heights: Sequence[int], pace: Callable[[int], int]
) -> list[QAbstractAnimation]:
    """Gather all stacks and the pile, mix them, and deal stacks of these *heights*; no back is told."""
    spots = [stack.scenePos() for stack in scene.stacks]
    middle = sum(spots, scene.pile.scenePos()) / (len(spots) + 1)
    lying = [spot for spot in (*spots, scene.pile.scenePos()) for _ in range(EACH)]
    goals = [spots[position] for position, height in enumerate(heights) if height] or spots
    scene.clear_stacks()
    aside = CARD_WIDTH * scene.card_scale() * 0.45
    animations: list[QAbstractAnimation] = []
    for index, spot in enumerate(lying):
        item = card()
        item.setPos(spot)
        parts: list[QAbstractAnimation | int] = [glide(item, "pos", middle, pace(GATHER))]
        side = 1 if index % 2 else -1
        for turn in range(MIXINGS):
            reach = QPointF(side * aside * (1 - turn % 2), (index - len(lying) / 2) * 0.8)
            parts.append(glide(item, "pos", middle + reach, pace(MIX)))
        parts += [pace(LAG * index), glide(item, "pos", goals[index % len(goals)], pace(DEAL))]
        animations.append(one_after_the_other(*parts))
    return animations
