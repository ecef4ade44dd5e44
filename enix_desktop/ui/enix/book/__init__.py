"""The book of ENIX: rules, energy guide and glossary, with figures drawn from the pieces themselves."""
