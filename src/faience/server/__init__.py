"""The table in a browser: a server of games, and the page it serves."""
