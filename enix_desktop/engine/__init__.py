"""What every game is: rules, chance, match and record. Standard library only."""
