"""Statistics of all games: figures, plots and, if switched on, badges."""
