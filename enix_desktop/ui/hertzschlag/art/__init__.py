"""Everything that is drawn for Hertzschlag, and where it lies in its picture; knows no state of a game."""
