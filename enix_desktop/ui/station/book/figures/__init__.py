"""The figures of the book, painted from the pieces themselves."""
