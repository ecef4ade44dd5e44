"""The rules of Hertzschlag: the grid must hold, and only one can win."""
