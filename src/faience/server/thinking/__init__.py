"""Who thinks for the bots, beside the event loop."""
