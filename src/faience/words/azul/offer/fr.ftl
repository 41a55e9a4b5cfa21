### Ce qu’est Azul, et ses options.

azul-name = Azul
azul-about = Prenez des tuiles d’une couleur, remplissez vos lignes et bâtissez un mur qui rapporte.
azul-edition-azul-mini = Azul Mini : les mêmes règles, en format de voyage.

azul-option-players = Joueurs
azul-option-players-help = Nombre de joueurs : 2, 3 ou 4, autour de 5, 7 ou 9 fabriques.
azul-option-wall = Mur
azul-option-wall-help = Sur le mur coloré, chaque tuile a une case imprimée à sa couleur ; sur le mur gris, on choisit la case, chaque couleur au plus une fois par ligne et par colonne.
azul-option-wall-coloured = Coloré
azul-option-wall-grey = Gris
azul-option-joker = Tuiles joker
azul-option-joker-help = Ajoute des tuiles joker, qui vont avec toutes les couleurs.
azul-option-joker-false = Non
azul-option-joker-true = Oui

azul-phrase-wall-coloured = mur coloré
azul-phrase-wall-grey = mur gris
azul-phrase-joker-true = avec jokers
