"""What the three parts of the book share."""

from enix_desktop.markup import NOTHING
from enix_desktop.ui.book.markup import Markup
from enix_desktop.ui.enix.book.small_pictures import is_small_picture, small_picture

MARKUP = Markup(lambda name: small_picture(name) if is_small_picture(name) else NOTHING)
