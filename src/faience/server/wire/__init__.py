"""The process: HTTP, WebSockets, the built page."""
