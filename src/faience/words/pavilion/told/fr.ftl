### Ce que raconte le Pavillon d’été.

## Les tuiles : par couleur, en liste, et celle qu’on place

pavilion-colour =
    { $kind ->
        [P] violette
        [G] verte
        [O] orange
        [Y] jaune
        [B] bleue
       *[R] rouge
    }
pavilion-colours =
    { $kind ->
        [O] orange
       *[other] { pavilion-colour }s
    }
pavilion-counted =
    { $n } { $n ->
        [one] { pavilion-colour }
       *[other] { pavilion-colours }
    }
pavilion-tiles =
    { $first ->
        [yes] { $n } { $n ->
            [one] tuile { pavilion-colour }
           *[other] tuiles { pavilion-colours }
        }
       *[no] { pavilion-counted }
    }
pavilion-one = une tuile { TILES($tile, say: "pavilion-colour") }
pavilion-along = 1 { TILES($joker, say: "pavilion-colour") } (joker)
pavilion-drafted =
    { $tiles ->
        [none] { pavilion-along }
       *[other] { TILES($tiles, say: "pavilion-tiles") }{ $joker ->
            [none] { "" }
           *[other] { " " }et { pavilion-along }
        }
    }
pavilion-source =
    { $source ->
        [none] au centre
       *[other] sur la fabrique { $source }
    }
pavilion-paid =
    { TILES($tile, $paid, say: "pavilion-tiles") }{ $jokers ->
        [0] { "" }
        [one] { " " }et { $jokers } joker
       *[other] { " " }et { $jokers } jokers
    }

## Les étoiles, leurs espaces et ce qui les sépare

pavilion-direction =
    { $star ->
        [0] du nord-ouest
        [1] du nord-est
        [2] de l’est
        [3] du sud-est
        [4] du sud-ouest
        [5] de l’ouest
       *[6] centrale
    }
pavilion-star = l’étoile { pavilion-direction }
pavilion-number = { $n }
pavilion-tip =
    { $where ->
        [1] en haut
        [2] en haut à droite
        [3] en bas à droite
        [4] en bas
        [5] en bas à gauche
       *[6] en haut à gauche
    }
pavilion-spot =
    l’espace { pavilion-number }{ $where ->
        [0] { "" }
       *[other] { " " }({ pavilion-tip })
    }
pavilion-completed =
    { $kind ->
        [W] { $n ->
            [one] une fenêtre
           *[other] deux fenêtres
        }
        [S] { $n ->
            [one] une statue
           *[other] deux statues
        }
       *[P] { $n ->
            [one] un pilier
           *[other] deux piliers
        }
    }
pavilion-between =
    { $kind ->
        [W] fenêtre
        [S] statue
       *[P] pilier
    }

## Ce que font les coups

pavilion-did-draft =
    { $name } a pris { pavilion-drafted } { pavilion-source }{ $marker ->
        [yes] , avec le marqueur de premier joueur
       *[no] { "" }
    }{ pavilion-lost }{ $rest ->
        [none] { "" }
       *[other] { " " }; { TILES($rest, say: "pavilion-tiles") } { COUNT($rest) ->
            [one] va
           *[other] vont
        } au centre
    }.
pavilion-did-place =
    { $name } a placé { pavilion-one } sur { pavilion-spot } de { pavilion-star } au prix de { pavilion-paid } : { points }{ $completed ->
        [none] { "" }
       *[other] { " " }; a ainsi entouré { TILES($completed, say: "pavilion-completed") } : { pavilion-bonus }
    }.
pavilion-bonus =
    { $bonus ->
        [0] pas de tuile bonus, l’approvisionnement étant vide
        [one] { $bonus } tuile bonus
       *[other] { $bonus } tuiles bonus
    }
pavilion-did-choose = { $name } a choisi { pavilion-one } comme tuile bonus.
pavilion-did-pass =
    { $name } a passé { $kept ->
        [none] sans garder de tuile
       *[other] en gardant { TILES($kept, say: "pavilion-tiles") }
    }{ $dropped ->
        [none] { "" }
       *[other] { " " }; { TILES($dropped, say: "pavilion-tiles") } { COUNT($dropped) ->
            [one] va
           *[other] vont
        } dans la tour
    }{ pavilion-lost }.
pavilion-lost =
    { $lost ->
        [0] { "" }
        [one] { " " }; { $lost } point perdu
       *[other] { " " }; { $lost } points perdus
    }
pavilion-did-refill = L’approvisionnement est complété : { TILES($supply, say: "pavilion-counted", by: ", ") }.

pavilion-do-draft = prendre { pavilion-drafted } { pavilion-source }
pavilion-do-place = placer { pavilion-one } sur { pavilion-spot } de { pavilion-star } au prix de { pavilion-paid }
pavilion-do-choose = choisir { pavilion-one } comme tuile bonus
pavilion-do-pass =
    passer { $kept ->
        [none] sans garder de tuile
       *[other] en gardant { TILES($kept, say: "pavilion-tiles") }
    }

pavilion-title-draft = { pavilion-drafted }
pavilion-title-place =
    { $points ->
        [1] Tuile isolée
       *[other] Suite de { $points }
    }
pavilion-title-choose = Choisir une tuile { TILES($tile, say: "pavilion-colour") } comme tuile bonus
pavilion-title-pass =
    { $keeps ->
        [0] Passer sans garder de tuile
        [one] Passer en gardant { $keeps } tuile
       *[other] Passer en gardant { $keeps } tuiles
    }
pavilion-horizon =
    { $what ->
        [pass] { $ends ->
            [yes] score final
           *[no] score
        }
       *[other] score
    }

## Ce qu’ils rapportent

pavilion-item-run =
    { $points ->
        [1] tuile isolée
       *[other] suite de { $points }
    }
pavilion-item-feature =
    { pavilion-between } : { $tiles ->
        [one] { $tiles } tuile bonus
       *[other] { $tiles } tuiles bonus
    }
pavilion-item-supply = il n’en reste que { $tiles }
pavilion-item-star = étoile complète : { $worth } en fin de partie
pavilion-item-numbers =
    tous les { pavilion-number }{ $worth ->
        [0] { "" }
       *[other] { " " }: { $worth } en fin de partie
    }
pavilion-item-stars =
    { $n ->
        [one] étoile { $colour ->
            [none] multicolore
           *[other] { TILES($colour, say: "pavilion-colour") }
        }
       *[other] { $n } étoiles { $colour ->
            [none] multicolores
           *[other] { TILES($colour, say: "pavilion-colours") }
        }
    }
pavilion-item-laid =
    { $tiles ->
        [one] { $tiles } tuile posée
       *[other] { $tiles } tuiles posées
    }
pavilion-item-marker =
    marqueur, { $tiles ->
        [one] { $tiles } tuile prise
       *[other] { $tiles } tuiles prises
    }{ pavilion-capped }
pavilion-item-passing =
    { $tiles ->
        [one] { $tiles } tuile perdue
       *[other] { $tiles } tuiles perdues
    }{ pavilion-capped }
pavilion-item-left =
    { $tiles ->
        [one] { $tiles } tuile restante
       *[other] { $tiles } tuiles restantes
    }{ pavilion-capped }
pavilion-capped =
    { $capped ->
        [yes] { " " }(pas au-dessous de 1)
       *[no] { "" }
    }

## Pourquoi quelque chose est interdit

pavilion-why-bonus_first =
    il faut d’abord choisir { $n ->
        [one] { $n } tuile bonus
       *[other] { $n } tuiles bonus
    } dans l’approvisionnement
pavilion-why-no_bonus = aucune tuile bonus n’est à prendre
pavilion-why-without_supply = l’approvisionnement n’a pas de tuile { pavilion-colour }
pavilion-why-placing = toutes les tuiles sont prises : on les place maintenant
pavilion-why-drafting = il faut récupérer des tuiles tant que les fabriques et le centre ne sont pas vides
pavilion-why-empty_factory = la fabrique { $n } est vide
pavilion-why-empty_centre = le centre est vide
pavilion-why-factory_without = la fabrique { $n } n’a pas de tuile { pavilion-colour }
pavilion-why-centre_without = le centre n’a pas de tuile { pavilion-colour }
pavilion-why-joker_chosen = c’est la couleur joker ({ pavilion-colour }) : on ne la choisit pas tant qu’il y en a une autre
pavilion-why-taken = { pavilion-spot } de { pavilion-star } est occupé
pavilion-why-star_of = { pavilion-star } n’accepte que des tuiles d’une seule couleur ({ pavilion-colour })
pavilion-why-uniform = { pavilion-star } a déjà deux tuiles de la même couleur et n’accepte plus que celle-ci ({ pavilion-colour })
pavilion-why-shown = l’étoile centrale a déjà une tuile { pavilion-colour }
pavilion-why-multicolour = cette étoile accepte une fois chaque couleur et a déjà une tuile { pavilion-colour }
pavilion-why-joker_itself = c’est la couleur joker elle-même ({ pavilion-colour }) : on paie sans +
pavilion-why-only_jokers = l’espace coûte { $n }, et au moins une des tuiles payées doit être { pavilion-colour }
pavilion-why-too_dear =
    l’espace coûte { $n }, mais vous avez { TILES($kind, $has, say: "pavilion-counted") }{ $has_jokers ->
        [0] { "" }
        [one] { " " }et { $has_jokers } joker
       *[other] { " " }et { $has_jokers } jokers
    } en main
pavilion-why-no_colour = l’espace coûte { $n } : aucune couleur en main n’y suffit
pavilion-why-none_taken = { pavilion-star } n’accepte aucune des couleurs en main
pavilion-why-corners = on ne peut garder que { $n } tuiles
pavilion-why-cannot_pay =
    l’espace coûte { $n } : il faut ici { TILES($kind, $paid, say: "pavilion-counted") }{ $jokers ->
        [0] , mais vous avez { TILES($kind, $has, say: "pavilion-counted") }
       *[other] { " " }et { TILES($joker, $jokers, say: "pavilion-counted") } (joker), mais vous avez { TILES($kind, $has, say: "pavilion-counted") } et { TILES($joker, $has_jokers, say: "pavilion-counted") }
    } en main
pavilion-why-cannot_keep = vous n’avez que { pavilion-counted } en main

## Les places, et où en est la partie

pavilion-role-opens = commence cette manche
pavilion-role-marker = a le marqueur de premier joueur
pavilion-now = couleur joker : { TILES($joker, say: "pavilion-colour") }
pavilion-progress = Manche { $round } sur 6
pavilion-won =
    { $winners ->
        [1] { $you ->
            [yes] Vous gagnez
           *[no] { $names } gagne
        }
       *[other] { $names } partagent la victoire
    } avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
pavilion-reason = les six manches ont été jouées
pavilion-result = { pavilion-won } : { pavilion-reason }
