"""The benches of ENIGMA, on which puzzles are solved."""
