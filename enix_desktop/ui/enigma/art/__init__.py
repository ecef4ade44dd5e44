"""The look of ENIGMA, drawn by code: a mechanism under dust that wakes up."""
