"""What a finished game was worth, thought out beside the window."""
