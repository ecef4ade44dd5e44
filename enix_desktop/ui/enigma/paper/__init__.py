"""What of ENIGMA can be printed: the rules and a score sheet."""
