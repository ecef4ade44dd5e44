"""The sum of a review, and the luck of all players, as bars."""

from collections.abc import Sequence

from enix_desktop.coaching.review import Review
from enix_desktop.ui.review.spans import Span
from enix_desktop.ui.review.words import ReviewWords, parts_of


def sum_spans(review: Review, words: ReviewWords) -> Sequence[Span]:
    """From the start to the result."""
    start, own, luck, others, result = (part / 1000 for part in parts_of(review))
    ends = (
        (0.0, start),
        (start, start + own),
        (start + own, start + own + luck),
        (start + own + luck, start + own + luck + others),
        (0.0, result),
    )
    told = zip(words.part_names(), ends, words.part_numbers(review), words.part_tips(), strict=True)
    return [
        Span(name, begin, end, figure, index in (0, len(ends) - 1), tip)
        for index, (name, (begin, end), figure, tip) in enumerate(told)
    ]


def luck_spans(review: Review, words: ReviewWords) -> Sequence[Span]:
    """More luck than was to be expected, or less."""
    return [
        Span(name, 0.0, luck.value, figure)
        for (name, figure), luck in zip(words.luck(review), review.luck_of_seats, strict=True)
    ]
