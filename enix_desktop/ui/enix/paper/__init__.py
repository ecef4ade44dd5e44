"""What ENIX has on paper: the rules and score sheets."""
