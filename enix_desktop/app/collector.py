"""The garbage collector stands back for the window: no pause while it opens, none in an animation."""

import gc


def rest() -> None:
    """Collect nothing until `settle`: what is made while the window opens also stays."""
    gc.disable()


def settle() -> None:
    """What is loaded by now stays for good: collections that pass it over are too short to be noticed."""
    gc.collect()
    gc.freeze()
    gc.enable()
