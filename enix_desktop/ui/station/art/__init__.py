"""Everything that is drawn for Station Six, and where it lies on the table; knows no state of a game."""
