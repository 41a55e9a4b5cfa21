### Les faits d’une table d’Azul en mots.

## Pièces et lieux

azul-marker = marqueur de premier joueur
azul-factories = Fabriques
azul-centre = Centre
azul-line = Ligne { $n }
azul-floor = Plancher
azul-kind =
    { $kind ->
        [B] bleue
        [Y] jaune
        [R] rouge
        [K] noire
        [W] blanche
       *[J] joker
    }
azul-tiles-counted =
    { $kind ->
        [B]
            { $n ->
                [one] { $n } bleue
               *[other] { $n } bleues
            }
        [Y]
            { $n ->
                [one] { $n } jaune
               *[other] { $n } jaunes
            }
        [R]
            { $n ->
                [one] { $n } rouge
               *[other] { $n } rouges
            }
        [K]
            { $n ->
                [one] { $n } noire
               *[other] { $n } noires
            }
        [W]
            { $n ->
                [one] { $n } blanche
               *[other] { $n } blanches
            }
       *[J]
            { $n ->
                [one] { $n } joker
               *[other] { $n } jokers
            }
    }
azul-tiles-taken = { azul-tiles-counted }
azul-tiles-moved = { azul-tiles-counted }

## Ce qu’un coup a fait

azul-did-take =
    { $name } a pris { TILES($tiles, say: "azul-tiles-taken") } { azul-source } pour { azul-target }{ $marker ->
        [yes] , avec le marqueur de premier joueur
       *[no] { "" }
    }{ azul-fall }{ $rest ->
        [none] { "" }
       *[other]
            { "\u00A0" }; { TILES($rest, say: "azul-tiles-moved") } { COUNT($rest) ->
                [one] va
               *[other] vont
            } au centre
    }.
azul-source =
    { $source ->
        [none] au centre
       *[other] sur la fabrique { $source }
    }
azul-target =
    { $line ->
        [none] le plancher
       *[other] la ligne { $line }
    }
# Les tuiles qui ne tiennent pas dans la ligne, et celles qui ne tiennent pas non plus au plancher.
azul-fall =
    { $lid ->
        [some]
            { $line ->
                [none]
                    { $to_lid ->
                        [one] { "\u00A0" }; { $to_lid } de ces tuiles va dans le couvercle, le plancher étant plein
                       *[other] { "\u00A0" }; { $to_lid } de ces tuiles vont dans le couvercle, le plancher étant plein
                    }
               *[other] { "\u00A0" }; { TILES($fell, say: "azul-tiles-moved") } tombent : { $floor } au plancher, { $to_lid } dans le couvercle
            }
        [all]
            { $line ->
                [none]
                    { "\u00A0" }; { TILES($tiles, say: "azul-tiles-moved") } { COUNT($tiles) ->
                        [one] va
                       *[other] vont
                    } dans le couvercle, le plancher étant plein
               *[other]
                    { "\u00A0" }; { TILES($fell, say: "azul-tiles-moved") } { COUNT($fell) ->
                        [one] va
                       *[other] vont
                    } dans le couvercle, le plancher étant plein
            }
       *[none]
            { COUNT($fell) ->
                [0] { "" }
                [one] { "\u00A0" }; { TILES($fell, say: "azul-tiles-moved") } tombe au plancher
               *[other] { "\u00A0" }; { TILES($fell, say: "azul-tiles-moved") } tombent au plancher
            }
    }
azul-did-lay = { $name } a posé { azul-one } sur le mur, ligne { $row }, colonne { $column }.
azul-one =
    { $tile ->
        [B] une bleue
        [Y] une jaune
        [R] une rouge
        [K] une noire
        [W] une blanche
       *[J] un joker
    }

## Ce qu’un coup ferait

azul-do-take =
    prendre { TILES($tiles, say: "azul-tiles-taken") } { azul-source } pour { azul-target }{ $jokers ->
        [none] { "" }
        [0] , aucun joker n’y reste
        [one] , { $jokers } joker y reste
       *[other] , { $jokers } jokers y restent
    }
azul-do-lay = poser { azul-one } en ligne { $row }, colonne { $column }
azul-title-take =
    { $line ->
        [none]
            { COUNT($tiles) ->
                [one] La tuile au plancher
               *[other] Les { COUNT($tiles) } au plancher
            }
       *[other]
            { $held ->
                [none] La ligne { $line } est complète
               *[other] { $held } sur { $line } dans la ligne { $line }
            }
    }
azul-title-lay = Ligne { $row }, colonne { $column }
azul-horizon =
    { $what ->
        [lay] avec cette tuile
       *[take] après cette manche
    }

## Gains et pertes

azul-item-tile =
    { $within ->
        [move] mur : { azul-runs }
        [stands] Ligne { $row } : { azul-runs }
       *[round] Mur, ligne { $row } : { azul-runs }
    }
azul-runs =
    { $across ->
        [1]
            { $down ->
                [1] tuile isolée
               *[other] suite de { $down } en colonne
            }
       *[other]
            { $down ->
                [1] suite de { $across } en ligne
               *[other] suite de { $across } en ligne, suite de { $down } en colonne
            }
    }
azul-item-wall =
    { $falls ->
        [yes] aucune case possible : la ligne tombera au plancher
       *[no] mur, sur la meilleure case
    }
azul-item-later = suites plus longues dans les lignes du dessous
azul-item-marker = marqueur de premier joueur
azul-item-floor = plancher
azul-item-stuck = la ligne { $row } n’a trouvé aucune case et est tombée au plancher
azul-item-bonus =
    { $of ->
        [row]
            { $n ->
                [one] { $n } ligne complète
               *[other] { $n } lignes complètes
            }
        [column]
            { $n ->
                [one] { $n } colonne complète
               *[other] { $n } colonnes complètes
            }
       *[colour]
            { $n ->
                [one] { $n } couleur complète
               *[other] { $n } couleurs complètes
            }
    }

## Pourquoi quelque chose ne se peut pas

azul-why-untiled = il faut choisir une colonne pour la ligne { $row }
azul-why-not_yet = on ne choisit les colonnes qu’une fois toutes les tuiles prises
azul-why-empty_factory = la fabrique { $n } est vide
azul-why-empty_centre = le centre est vide
azul-why-factory_without = la fabrique { $n } n’a pas de tuile de ce type ({ azul-kind })
azul-why-centre_without = le centre n’a pas de tuile de ce type ({ azul-kind })
azul-why-complete = la ligne { $row } est complète
azul-why-holds = la ligne { $row } contient déjà une autre couleur ({ azul-kind })
azul-why-shown = la ligne { $row } du mur a déjà cette couleur ({ azul-kind })
azul-why-choice = on écrit / et le nombre de jokers qui restent dans la ligne si et seulement si tout n’y tient pas
azul-why-other_row = c’est la ligne { $row } qu’il faut poser maintenant
azul-why-taken = la case de la ligne { $row }, colonne { $column }, est occupée
azul-why-column = la colonne { $column } a déjà cette couleur ({ azul-kind })

## Où en est la partie

azul-role-opens = commence cette manche
azul-role-will_open = commence la manche suivante
azul-progress =
    { azul-round }{ $quiet ->
        [0] { "" }
       *[other] , { azul-quiet }
    }
azul-round = Manche { $round }
azul-quiet = manches sans tuile posée : { $quiet } sur 10
azul-result = { azul-won } : { azul-reason }
azul-won =
    { $winners ->
        [1]
            { $you ->
                [yes] Vous gagnez
               *[no] { $names } gagne
            }
       *[other] { $names } partagent la victoire
    } avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $tie ->
        [rows] { " " }et plus de lignes complètes
       *[none] { "" }
    }
azul-reason =
    { $reason ->
        [row] une ligne du mur est complète
        [stalled] aucune tuile posée sur un mur en dix manches de suite
       *[no_tiles] il ne reste aucune tuile à distribuer
    }
