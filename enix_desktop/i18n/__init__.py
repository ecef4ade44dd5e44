"""Languages: installing them, and switching while the program runs."""
