"""The ENIX table for those who hear it: what lies where, what can be chosen, and what happens."""
