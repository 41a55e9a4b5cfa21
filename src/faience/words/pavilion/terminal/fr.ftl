### Ce que le terminal et les images de la table disent de plus du Pavillon d’été.

## Une table entière

pavilion-labelled = { $label } : { $value }
pavilion-players = { $n } joueurs
pavilion-joker-colour = Couleur joker : { TILES($joker, say: "pavilion-colour") }
pavilion-status =
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
pavilion-counts =
    { $tiles ->
        [none] vide
       *[other] { TILES($tiles, say: "pavilion-counted", by: ", ") }
    }
pavilion-star-name =
    { $star ->
        [0] Étoile du nord-ouest
        [1] Étoile du nord-est
        [2] Étoile de l’est
        [3] Étoile du sud-est
        [4] Étoile du sud-ouest
        [5] Étoile de l’ouest
       *[6] Étoile centrale
    }
pavilion-space-holds = { TILES($tile, say: "pavilion-colour") } sur { pavilion-spot }
pavilion-dealt = Manche { $round } : les tuiles sont distribuées. { $tiles }.
pavilion-and-then = { $before } ; { $after }

## Les listes de coups

pavilion-list-draft =
    { $tiles ->
        [none] { pavilion-list-joker }
       *[other] { TILES($tiles, say: "pavilion-counted") }{ $joker ->
            [none] { "" }
           *[other] , { pavilion-list-joker }
        }
    }
pavilion-list-joker = { TILES($joker, say: "pavilion-counted") } (joker)
pavilion-list-place =
    { TILES($tile, $paid, say: "pavilion-counted") }{ $jokers ->
        [0] { "" }
        [one] , { $jokers } joker
       *[other] , { $jokers } jokers
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }→ { pavilion-bonus }
    }
pavilion-list-space = place { $tip }, espace { $n }
pavilion-list-passes = Passer
pavilion-list-keep =
    { $n ->
        [0] ne rien garder
        [one] garder { $n } tuile
       *[other] garder { $n } tuiles
    }
pavilion-gain = points, étoiles et chiffres de fin de partie compris

## Comment s’écrivent les coups

pavilion-writing =
    { $bonus ->
        [0] { $phase ->
            [draft] Un coup s’écrit en deux signes : où l’on prend, et la lettre d’une couleur. Les fabriques vont de 1 à { $factories }, c est le centre. S’il s’y trouve une tuile de la couleur joker, elle vient avec, sans s’écrire.
           *[place] Pour placer une tuile, on écrit l’étoile, la place, = et la lettre de la tuile ; pour payer une partie en jokers, on ajoute + et leur nombre, comme dans NW3=O+2. Étoiles : NW nord-ouest, NE nord-est, E est, SE sud-est, SW sud-ouest, W ouest, C centre ; places : 1 à 6 dans le sens horaire depuis la pointe du haut, quel que soit le coût des espaces. Pour passer, on écrit { "pass:" } et les lettres des tuiles gardées, 4 au plus ; { "pass:-" } n’en garde aucune.
        }
       *[other] Pour choisir une tuile bonus, on écrit * et sa lettre.
    } Lettres : P violet, G vert, O orange, Y jaune, B bleu, R rouge.

## Étiquettes

pavilion-label-factories = Fabriques
pavilion-label-factory = Fabrique { $n }
pavilion-label-centre = Centre
pavilion-label-supply = Approvisionnement
pavilion-label-supply-note = tuiles bonus
pavilion-label-bag = Sac
pavilion-label-tower = Tour
pavilion-label-hand = En main
pavilion-label-kept = A passé, garde
pavilion-label-passed = a passé
pavilion-label-numbers = Chiffres
pavilion-label-worth = Valeur en fin de partie
pavilion-label-mix = mixte
pavilion-label-windows = fenêtres
pavilion-label-statues = statues
pavilion-label-pillars = piliers
pavilion-label-complete = Entourés
pavilion-label-empty = vide
pavilion-label-marker = marqueur de premier joueur
pavilion-label-marker-short = 1er
pavilion-label-marker-note = Le premier à se servir ici prend aussi le marqueur et perd 1 point par tuile prise.
pavilion-label-last-move = Dernier coup
pavilion-label-you = vous
pavilion-label-to-move = doit jouer
pavilion-label-your-turn = À vous
pavilion-label-winner = victoire
pavilion-label-place = place
pavilion-legend-digits = Chiffres sur une étoile : coût de l’espace
pavilion-legend-window = fenêtre : 3 tuiles bonus
pavilion-legend-statue = statue : 2 (partagée avec l’étoile suivante)
pavilion-legend-pillar = pilier : 1
pavilion-legend-star = points de l’étoile entière
pavilion-legend-each = chaque couleur une fois
pavilion-legend-open = pas encore décidé
pavilion-legend-numbers = Chiffres (points pour tous les espaces d’un coût)
