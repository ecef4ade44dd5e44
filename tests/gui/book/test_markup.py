"""The markup of long texts, as HTML and as plain words."""

from enix_desktop.markup import html
from enix_desktop.ui.book.markup import Citations, Markup, plain

MARKUP = Markup(lambda name: html("<img {name}>", name=name))


def test_bold_words_may_hold_a_link() -> None:
    html = MARKUP.line("For **each [ENIX card](term:enix-card)** you hold")
    assert html == 'For <b>each <a href="term:enix-card">ENIX card</a></b> you hold'


def test_a_picture_stays_with_the_word_after_it() -> None:
    assert MARKUP.line("{jump} **Jump:** far") == "<img jump>&nbsp;<b>Jump:</b> far"


def test_an_empty_line_makes_a_paragraph_and_a_single_break_none() -> None:
    assert MARKUP.paragraphs("one\ntwo\n\nthree") == ["one two", "three"]


def test_signs_of_html_are_only_signs() -> None:
    assert MARKUP.line("1 < 2 & 3") == "1 &lt; 2 &amp; 3"


def test_sources_are_numbered_in_the_order_of_the_page() -> None:
    citations = Citations()
    MARKUP.paragraphs("first[](source:b) and second[](source:a)", citations)
    html = MARKUP.line("first again[](source:b), [a book](source:c)", citations)
    assert citations.sources == ["b", "a", "c"]
    assert '<a class="cite" href="source:b">1</a>' in html
    assert '<a href="source:c">a book</a><sup>' in html
    assert ">3</a>" in html


def test_plain_words_have_no_markup_left() -> None:
    text = "{cap} **Blackout:** The [cap](term:cap) is\nput[](source:x) on [it](energy:wind) (really)."
    assert plain(text) == "Blackout: The cap is put on it (really)."
