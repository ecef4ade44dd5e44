"""The puzzles of ENIGMA: what is asked, what solves it, and how hard that is."""
