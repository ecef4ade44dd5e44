"""The table of Station Six: what lies on it, and how it is played."""
