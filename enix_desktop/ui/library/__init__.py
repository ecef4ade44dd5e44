"""The library: all saved games on one page."""
