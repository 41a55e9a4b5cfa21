"""Slow, plain twins of the games' rules, written from the rules pages alone, for the lockstep tests."""
