### Ce qu’est le Pavillon d’été, et ses options.

pavilion-name = Pavillon d’été
pavilion-about = Récoltez des losanges, garnissez vos espaces et complétez des étoiles autour d’un jardin.
pavilion-option-players = Joueurs
pavilion-option-players-help = Nombre de joueurs : 2, 3 ou 4, autour de 5, 7 ou 9 fabriques.
pavilion-option-board = Plateau
pavilion-option-board-help = Sur le plateau coloré, chaque étoile extérieure accepte une seule couleur et l’étoile centrale une fois chaque couleur ; sur le plateau gris, on choisit pour chaque étoile si ses tuiles sont toutes identiques ou toutes différentes.
pavilion-option-board-coloured = Coloré
pavilion-option-board-grey = Gris
pavilion-phrase-board-coloured = plateau coloré
pavilion-phrase-board-grey = plateau gris
