"""A table as its log tells of it: what happened, how it stands, and what may happen next."""
