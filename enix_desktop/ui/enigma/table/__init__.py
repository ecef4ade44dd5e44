"""The table of ENIGMA."""
