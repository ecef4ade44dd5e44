"""Lattices of cells, and what shapely says about the polygons on them."""
