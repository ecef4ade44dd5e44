"""A game being played: who drives it, who thinks, and what people chose."""
