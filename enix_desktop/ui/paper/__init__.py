"""What can be printed or saved as PDF, whatever the game."""
