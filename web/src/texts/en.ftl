title = Faience
tagline = A table for tile games.
