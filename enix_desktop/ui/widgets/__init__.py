"""What every screen is made of: theme, labels, boxes and dialogs for files."""
