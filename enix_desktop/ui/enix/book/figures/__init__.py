"""The figures of the book, drawn from the pieces of the table themselves."""
