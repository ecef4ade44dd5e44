"""Fast players for tests that need games and not skill."""

WEAK = "random"
BETTER = "casual"
