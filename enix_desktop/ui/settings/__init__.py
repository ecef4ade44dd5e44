"""The settings one by one: their words, their controls, and finding them."""
