### Ce que le terminal et les images de la table disent de plus du Pavillon d’été.

## Une table entière

pavilion-terminal-joker = Couleur joker : { TILES($joker, say: "pavilion-colour") }
pavilion-terminal-status =
    { $phase ->
        [deal] On pioche des tuiles
        [draft] { $you ->
            [yes] À vous : récupérez des tuiles
           *[no] { $name } récupère des tuiles
        }
       *[place] { $bonus ->
            [0] { $you ->
                [yes] À vous : placez une tuile ou passez
               *[no] { $name } place une tuile ou passe
            }
            [one] { $you ->
                [yes] À vous : choisissez { $bonus } tuile bonus
               *[no] { $name } choisit { $bonus } tuile bonus
            }
           *[other] { $you ->
                [yes] À vous : choisissez { $bonus } tuiles bonus
               *[no] { $name } choisit { $bonus } tuiles bonus
            }
        }
    }
pavilion-terminal-counts =
    { $tiles ->
        [none] { terminal-empty }
       *[other] { TILES($tiles, say: "pavilion-counted", by: ", ") }
    }
pavilion-terminal-star =
    { $star ->
        [0] Étoile du nord-ouest
        [1] Étoile du nord-est
        [2] Étoile de l’est
        [3] Étoile du sud-est
        [4] Étoile du sud-ouest
        [5] Étoile de l’ouest
       *[6] Étoile centrale
    }
pavilion-terminal-space = { TILES($tile, say: "pavilion-colour") } sur { pavilion-spot }

## Les listes de coups

pavilion-terminal-list-draft =
    { $tiles ->
        [none] { pavilion-terminal-list-joker }
       *[other] { TILES($tiles, say: "pavilion-counted") }{ $joker ->
            [none] { "" }
           *[other] , { pavilion-terminal-list-joker }
        }
    }
pavilion-terminal-list-joker = { TILES($joker, say: "pavilion-counted") } (joker)
pavilion-terminal-list-place =
    { TILES($tile, $paid, say: "pavilion-counted") }{ $jokers ->
        [0] { "" }
        [one] , { $jokers } joker
       *[other] , { $jokers } jokers
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }→ { pavilion-bonus }
    }
pavilion-terminal-list-space = place { $tip }, espace { $n }
pavilion-terminal-list-passes = Passer
pavilion-terminal-list-keep =
    { $n ->
        [0] ne rien garder
        [one] garder { $n } tuile
       *[other] garder { $n } tuiles
    }
pavilion-terminal-gain = points, étoiles et chiffres de fin de partie compris

## Comment s’écrivent les coups

pavilion-terminal-writing =
    { $bonus ->
        [0] { $phase ->
            [draft] Un coup s’écrit en deux signes : où l’on prend, et la lettre d’une couleur. Les fabriques vont de 1 à { $factories }, c est le centre. S’il s’y trouve une tuile de la couleur joker, elle vient avec, sans s’écrire.
           *[place] Pour placer une tuile, on écrit l’étoile, la place, = et la lettre de la tuile ; pour payer une partie en jokers, on ajoute + et leur nombre, comme dans NW3=O+2. Étoiles : NW nord-ouest, NE nord-est, E est, SE sud-est, SW sud-ouest, W ouest, C centre ; places : 1 à 6 dans le sens horaire depuis la pointe du haut, quel que soit le coût des espaces. Pour passer, on écrit { "pass:" } et les lettres des tuiles gardées, 4 au plus ; { "pass:-" } n’en garde aucune.
        }
       *[other] Pour choisir une tuile bonus, on écrit * et sa lettre.
    } Lettres : P violet, G vert, O orange, Y jaune, B bleu, R rouge.

## Étiquettes

pavilion-terminal-supply = Approvisionnement
pavilion-terminal-supply-note = tuiles bonus
pavilion-terminal-tower = Tour
pavilion-terminal-hand = En main
pavilion-terminal-kept = A passé, garde
pavilion-terminal-passed = a passé
pavilion-terminal-numbers = Chiffres
pavilion-terminal-worth = Valeur en fin de partie
pavilion-terminal-mix = mixte
pavilion-terminal-windows = fenêtres
pavilion-terminal-statues = statues
pavilion-terminal-pillars = piliers
pavilion-terminal-complete = Entourés
pavilion-terminal-marker-note = Le premier à se servir ici prend aussi le marqueur et perd 1 point par tuile prise.
pavilion-terminal-place = place
pavilion-terminal-legend-digits = Chiffres sur une étoile : coût de l’espace
pavilion-terminal-legend-window = fenêtre : 3 tuiles bonus
pavilion-terminal-legend-statue = statue : 2 (partagée avec l’étoile suivante)
pavilion-terminal-legend-pillar = pilier : 1
pavilion-terminal-legend-star = points de l’étoile entière
pavilion-terminal-legend-each = chaque couleur une fois
pavilion-terminal-legend-open = pas encore décidé
pavilion-terminal-legend-numbers = Chiffres (points pour tous les espaces d’un coût)
