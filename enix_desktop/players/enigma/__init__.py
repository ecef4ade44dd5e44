"""Computer players of ENIGMA."""
