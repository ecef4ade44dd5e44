"""The rules of ENIGMA: puzzles against the clock, conduits that grow, and who may know what."""
