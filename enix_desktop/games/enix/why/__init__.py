"""Answers to "why?": for everything that happened and everything that is refused."""

from enix_desktop.games.enix.why.answer import Answer
from enix_desktop.games.enix.why.ending import why_score, why_won
from enix_desktop.games.enix.why.happened import why
from enix_desktop.games.enix.why.moment import first_moment
from enix_desktop.games.enix.why.refused import why_refused
from enix_desktop.games.enix.why.rule_ids import rules_of

__all__ = ["Answer", "first_moment", "rules_of", "why", "why_refused", "why_score", "why_won"]
