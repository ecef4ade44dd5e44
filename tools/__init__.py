"""What makes, measures and watches the program, and is not shipped with it."""
