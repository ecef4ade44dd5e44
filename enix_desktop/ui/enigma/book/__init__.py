"""The book of ENIGMA: rules and a glossary, with the real tiles, pieces and puzzles."""
