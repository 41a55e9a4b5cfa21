### Ce que seuls le terminal et le dessin SVG disent d’Azul.

azul-terminal-label = { $word } : { $value }
azul-terminal-players = { $n } joueurs
azul-terminal-counts =
    { $tiles ->
        [none] vide
       *[other] { TILES($tiles, say: "azul-tiles-counted", by: ", ") }
    }

## Le dessin

azul-terminal-factory = Fabrique { $n }
azul-terminal-bag = Sac
azul-terminal-lid = Couvercle
azul-terminal-row = Mur, ligne { $n }
azul-terminal-cell = { azul-kind } en colonne { $n }
azul-terminal-empty = vide
azul-terminal-floor = plancher
# Trois lettres au plus, pour la place d’une tuile.
azul-terminal-marker = 1er
azul-terminal-marker-note = Le premier à se servir ici prend aussi le marqueur et commence la manche suivante.
azul-terminal-last = Dernier coup
azul-terminal-you = vous
azul-terminal-to-move = doit jouer
azul-terminal-your-turn = À vous
azul-terminal-winner = victoire
azul-terminal-dealing = On remplit les fabriques
azul-terminal-turn =
    { $you ->
        [yes] À vous
       *[no] { $name } doit jouer
    }
azul-terminal-choosing =
    { $you ->
        [yes] À vous : choisissez une case à la ligne { $row } du mur
       *[no] { $name } choisit une case à la ligne { $row } du mur
    }

## Distributions

azul-terminal-dealt = { azul-did-deal } { $factories }.
azul-terminal-dealt-factory =
    { $n ->
        [1] Fabrique { $n } : { azul-terminal-counts }
       *[other] fabrique { $n } : { azul-terminal-counts }
    }
azul-terminal-dealt-next = { $factories } ; { $next }

## Listes de coups

azul-terminal-source =
    { $source ->
        [none]
            { $marker ->
                [none] { azul-centre } ({ azul-marker })
               *[other] { azul-centre }
            }
       *[other] Fabrique { $source }
    }
azul-terminal-target =
    { $line ->
        [none] plancher
       *[other] ligne { $line }
    }{ $jokers ->
        [none] { "" }
        [0] , sans joker
        [one] , { $jokers } joker
       *[other] , { $jokers } jokers
    }
azul-terminal-column = colonne { $n }

## Comment on écrit les coups

azul-terminal-write-take = Un coup s’écrit en trois signes : où l’on prend, la lettre des tuiles, la ligne où elles vont. Les fabriques vont de 1 à { $factories }, c est le centre ; les lignes vont de 1 à { $lines } depuis le haut, - est le plancher. Lettres : B bleu, Y jaune, R rouge, K noir, W blanc.
azul-terminal-write-jokers = J est un joker : 3J4 ne prend que les jokers, 3RJ4 les rouges et les jokers ensemble ; quand tout ne tient pas, 3RJ2/1 laisse 1 joker dans la ligne 2.
azul-terminal-write-lay = Pour choisir une case du mur, on écrit la ligne, @ et la colonne, de 1 à { $columns } depuis la gauche.
