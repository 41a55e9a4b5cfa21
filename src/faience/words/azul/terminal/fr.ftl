### Ce que seuls le terminal et le dessin SVG disent d’Azul.

azul-terminal-status =
    { $to_move ->
        [-1] On remplit les fabriques
       *[other]
            { $tiling ->
                [none] { terminal-turn }
               *[other]
                    { $you ->
                        [yes] À vous : choisissez une case à la ligne { $row } du mur
                       *[no] { $name } choisit une case à la ligne { $row } du mur
                    }
            }
    }
azul-terminal-counts =
    { $tiles ->
        [none] { terminal-empty }
       *[other] { TILES($tiles, say: "azul-tiles-counted", by: ", ") }
    }

## Le dessin

azul-terminal-lid = Couvercle
azul-terminal-row = Mur, ligne { $n }
azul-terminal-cell = { azul-kind } en colonne { $n }
azul-terminal-floor = plancher
azul-terminal-marker-note = Le premier à se servir ici prend aussi le marqueur et commence la manche suivante.

## Listes de coups

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
azul-terminal-gain = points si la manche s’arrêtait là

## Comment on écrit les coups

azul-terminal-writing =
    { $tiling ->
        [none]
            Un coup s’écrit en trois signes : où l’on prend, la lettre des tuiles, la ligne où elles vont. Les fabriques vont de 1 à { $factories }, c est le centre ; les lignes vont de 1 à 5 depuis le haut, - est le plancher. Lettres : B bleu, Y jaune, R rouge, K noir, W blanc.{ $joker ->
                [yes] { " " }J est un joker : 3J4 ne prend que les jokers, 3RJ4 les rouges et les jokers ensemble ; quand tout ne tient pas, 3RJ2/1 laisse 1 joker dans la ligne 2.
               *[no] { "" }
            }
       *[other] Pour choisir une case du mur, on écrit la ligne, @ et la colonne, de 1 à 5 depuis la gauche.
    }
