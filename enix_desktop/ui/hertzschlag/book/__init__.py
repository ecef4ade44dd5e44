"""The book of Hertzschlag: rules, a guide to the energy system and a glossary, with the real pieces."""
