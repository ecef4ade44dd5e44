"""The ENIX table: tiles, cards, pawns and the cap, drawn by our own code."""
