"""What ENIX adds to the statistics: where pieces went, and badges with their emblems."""
