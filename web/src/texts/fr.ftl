title = Faience
tagline = Une table pour les jeux de tuiles.
