"""What of Station Six can be printed: the rules and a score sheet."""
