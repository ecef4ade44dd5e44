"""Statistics of all games: figures, plots and, if somebody wants them, badges."""
