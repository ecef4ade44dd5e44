"""The landscapes of the six tiles, cut from paper."""
