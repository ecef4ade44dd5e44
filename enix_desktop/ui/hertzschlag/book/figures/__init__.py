"""The pictures of the book, painted with the real pieces."""
