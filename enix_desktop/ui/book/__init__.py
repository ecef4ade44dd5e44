"""A book to read beside a game: pages with pictures and links, contents, search and history."""
