"""ENIX: the rules of one game, nothing else. Rule ids in comments and tests are those of docs/rules.md."""
