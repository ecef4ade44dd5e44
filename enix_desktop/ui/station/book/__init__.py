"""The book of Station Six: rules, a page about each station and a glossary, with the real pieces."""
