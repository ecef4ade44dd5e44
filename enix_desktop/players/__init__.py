"""Computer players. They see views and legal moves, never states."""
