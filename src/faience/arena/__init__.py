"""The arena: bots against bots, on the same deals from all seats, with honest figures."""
