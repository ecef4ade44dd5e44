"""The games on the shelf, one package each, independent of each other."""
