"""The window of ENIGMA."""
