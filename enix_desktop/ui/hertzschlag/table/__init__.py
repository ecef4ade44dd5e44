"""The table of Hertzschlag: its scene, what can be done there, and how it is shown and told."""
