"""The tables in play, and those put away."""
