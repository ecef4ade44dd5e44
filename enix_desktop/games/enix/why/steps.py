"""The steps of an answer: each is one fact, and one sentence in any language."""

from typing import TypeAlias

from enix_desktop.games.enix.why.board_steps import BoardStep
from enix_desktop.games.enix.why.card_steps import CardStep
from enix_desktop.games.enix.why.order_steps import OrderStep
from enix_desktop.games.enix.why.refused_steps import RefusedStep

Step: TypeAlias = OrderStep | BoardStep | CardStep | RefusedStep
