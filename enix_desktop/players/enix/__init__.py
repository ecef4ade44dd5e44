"""The computer players of ENIX."""
