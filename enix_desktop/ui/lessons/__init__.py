"""Learning a game by playing it: the list of lessons, the coach beside the table, and the end."""
