"""Computer players of Station Six."""
