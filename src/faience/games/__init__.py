"""Specs, options, and the Game and State that everything above uses."""
