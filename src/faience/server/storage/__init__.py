"""Where the events of all tables are kept."""
