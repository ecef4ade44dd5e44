"""What of Hertzschlag can be printed: the rules, a score sheet, and a set for a class."""
