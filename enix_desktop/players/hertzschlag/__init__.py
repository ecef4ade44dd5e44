"""Computer players of Hertzschlag."""
