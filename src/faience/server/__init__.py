"""The table in the browser: tables, seats, the log, and the messages between server and page."""
