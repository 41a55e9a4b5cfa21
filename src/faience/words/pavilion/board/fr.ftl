pavilion-some =
    { $n ->
       *[other] { pavilion-counted }
    }
pavilion-kind =
    { $kind ->
        [P] violet
        [G] vert
        [B] bleu
       *[other] { pavilion-colour }
    }
pavilion-any-tiles =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
pavilion-joker = joker
pavilion-jokers =
    { $n ->
        [one] { $n } joker
       *[other] { $n } jokers
    }
pavilion-marker = marqueur de premier joueur
pavilion-nothing = rien
pavilion-points =
    { $sign ->
        [plus] plus { $n }
        [minus] moins { $n }
       *[zero] aucun point
    }
pavilion-hint = conseil { $n }

pavilion-joker-now = Joker de la manche : { $kind }
pavilion-joker-short = Joker
pavilion-jokers-label = Couleurs joker des six manches
pavilion-joker-round =
    { $when ->
        [past] Manche { $n } : { $kind }, jouée
        [now] Manche { $n }, en cours : { $kind }
       *[coming] Manche { $n } : { $kind }
    }

pavilion-factory = Fabrique { $n } : { $tiles }
pavilion-factory-empty = Fabrique { $n } : vide
pavilion-factory-taken =
    Fabrique { $n } : vide, on vient de prendre { $tiles }
pavilion-taken = pris
pavilion-centre = Centre
pavilion-centre-holds = Centre : { $tiles }
pavilion-centre-empty = Centre : vide
pavilion-taking =
    { TILES($tiles, say: "pavilion-some") }{ $joker ->
        [none] { "" }
       *[other] { $tiles ->
            [none] { "" }
           *[other] { " + " }
        }1 joker ({ TILES($joker, say: "pavilion-kind") })
    }
pavilion-take =
    Prendre { pavilion-taking } { pavilion-source }{ $marker ->
        [yes] , avec le marqueur de premier joueur : { $lost ->
            [one] moins { $lost } point
           *[other] moins { $lost } points
        }
       *[no] { "" }
    }{ $rest ->
        [none] { "" }
       *[other] { " " }; { TILES($rest, say: "pavilion-some", by: ", ") } { COUNT($rest) ->
            [one] va
           *[other] vont
        } au centre
    }
pavilion-marker-note = Le premier à se servir ici commencera à placer : −1 point par tuile.
pavilion-marker-held = { $name } a le marqueur et commencera à placer.

pavilion-your-hand = Votre main
pavilion-hand-of = { $name } : en main
pavilion-hand-empty = Aucune tuile en main
pavilion-hand-short = En main
pavilion-kept-short = A passé, garde
pavilion-passed-kept = Passé, tuiles gardées
pavilion-holds = En main : { $tiles }.
pavilion-kept = A passé en gardant : { $tiles }.
pavilion-passed = a passé
pavilion-to-hand = dans votre main
pavilion-last = Dernier coup :

pavilion-work = Ce que vous faites
pavilion-note-place = Choisissez un espace en surbrillance, ou d’abord une couleur de votre main. Vous pouvez aussi glisser une couleur sur un espace.
pavilion-note-wait = C’est ici que vous choisirez comment payer.
pavilion-pay = Payer { $n }
pavilion-pay-title = { $tile } : payer { $n }
pavilion-keeps = il reste { $tiles }
pavilion-keeps-none = il n’en reste aucune
pavilion-which = Quelle couleur ?
pavilion-in-colour = En { $kind } : { $payment }
pavilion-pass = Passer cette manche…
pavilion-keep-title = Passer : garder jusqu’à 4 tuiles
pavilion-tray = Tuiles à garder
pavilion-give-up = Ne pas garder cette tuile ({ $kind })
pavilion-keep-one =
    { $n ->
        [one] Garder { $tiles }
       *[other] Garder 1 des { $tiles }
    }
pavilion-keep = Garder { $tiles }
pavilion-keep-nothing = Ne rien garder
pavilion-lose = , perdre { $tiles } :
pavilion-bonus-title =
    { $n ->
        [one] Bonus : choisissez { $n } tuile
       *[other] Bonus : choisissez { $n } tuiles
    }
pavilion-bonus-note =
    { $n ->
        [one] À choisir dans l’approvisionnement ci-dessous.
       *[other] À choisir dans l’approvisionnement ci-dessous : exactement le nombre dû.
    }

pavilion-supply = Approvisionnement
pavilion-supply-short = Réserve
pavilion-supply-note = tuiles bonus
pavilion-supply-holds = Approvisionnement : { $tiles }
pavilion-supply-empty = Approvisionnement : vide
pavilion-supply-note-empty = Vide ; rempli à la fin d’un tour.
pavilion-worth = Valeur en fin de partie
pavilion-worth-note = vos progrès
pavilion-worth-note-of = { $name }, jusqu’ici
pavilion-mix = mixte
pavilion-mix-long = toutes les couleurs
pavilion-numbers = { pavilion-number } :
pavilion-worth-star = { $name } : { $n } des 6 espaces, vaut { $worth }
pavilion-worth-stars = { $name } : { $stars } étoiles avec { $n } des 6 espaces, chacune vaut { $worth }
pavilion-worth-colour = { $name } : une étoile complète vaut { $worth }
pavilion-worth-numbers = Tous les { pavilion-number } : { $filled } sur { $of }, vaut { $worth }

pavilion-star-alone = étoile { pavilion-direction }
pavilion-on = sur { pavilion-star }
pavilion-star-filled = { $star }, { $n } des 6 espaces, { $takes }
pavilion-star-complete = { $star }, complète
pavilion-tag = manque
pavilion-tag-centre = au centre
pavilion-takes-any = prend n’importe quelle couleur
pavilion-takes-one = une seule couleur : { $kind }
pavilion-takes-each = chaque couleur une fois, il manque : { $kinds }
pavilion-space =
    espace { pavilion-number }{ $where ->
        [0] { "" }
       *[other] { " " }({ pavilion-tip })
    }
pavilion-space-free = { $star }, { $space }, libre, coûte { $price }
pavilion-space-laid = { $star }, { $space }, { $kind }
pavilion-laid = { pavilion-kind } { pavilion-number }
pavilion-window = Fenêtre de l’étoile { $star }
pavilion-statue = Statue entre les étoiles { $star } et { $next }
pavilion-pillar = Pilier de l’étoile { $star }
pavilion-feature =
    { $feature } : { $n } des { $of } côtés, donne { $tiles ->
        [one] { $tiles } tuile bonus
       *[other] { $tiles } tuiles bonus
    }
pavilion-feature-done = { $feature } : tous les côtés sont garnis

pavilion-summary =
    { $n ->
        [one] { $name } : plateau, { $n } point.
       *[other] { $name } : plateau, { $n } points.
    }
pavilion-summary-star = { $star } : { $spaces }
pavilion-summary-empty = Toutes les étoiles sont vides.
pavilion-summary-features = Éléments entourés : fenêtres { $windows }, statues { $statues }, piliers { $pillars }.

pavilion-step-take = Prendre
pavilion-step-space = Espace
pavilion-step-payment = Paiement
pavilion-step-bonus = Bonus
pavilion-step-keep = Garder
pavilion-step-confirm = Valider
pavilion-from =
    { $source ->
        [none] du centre
       *[other] de la fabrique { $source }
    }
pavilion-prompt-take = Prenez des tuiles sur une fabrique ou au centre
pavilion-prompt-colour = Tuiles { $source } → choisissez une couleur
pavilion-prompt-taken = { $tiles } { $source }
pavilion-prompt-marker = { $tiles } { $source }, avec le marqueur
pavilion-prompt-place = Placez une tuile, ou passez
pavilion-prompt-space = { $kind } → choisissez un espace
pavilion-prompt-which = Le { $n } { $star } → choisissez la couleur
pavilion-prompt-placed =
    { $tile } { $star }, pour { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
pavilion-prompt-bonus =
    Choisissez { $n ->
        [one] { $n } tuile bonus
       *[other] { $n } tuiles bonus
    } dans l’approvisionnement
pavilion-prompt-more = { $tiles } → encore { $n }
pavilion-prompt-picked = { $tiles } de l’approvisionnement
pavilion-prompt-keep =
    Passer → garder { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    } ({ $most } au plus)
pavilion-prompt-tried = Impossible : { $why }
pavilion-score = Score
pavilion-stands = Acquis pour la fin de partie

pavilion-round-marker = Marqueur
pavilion-round-laid = Pose
pavilion-round-passing = Passe

pavilion-key-source = Fabrique, ou le centre
pavilion-key-colour = Couleur : violet, vert, orange, jaune, bleu, rouge
pavilion-key-space = Prochain espace de ce chiffre que vous pouvez payer
pavilion-key-walk = Faire le tour d’une étoile ; Tab passe à la suivante
pavilion-key-payment = Autre façon de payer
pavilion-key-pass = Passer, ou non

## Comment jouer

pavilion-learn-draft = Prenez toutes les tuiles d’une couleur sur une fabrique, et un joker avec elles s’il y en a un ; le reste va au centre. La couleur joker elle-même ne se choisit pas. Qui se sert le premier au centre commencera à placer et perd un point par tuile prise.
pavilion-learn-place = Quand toutes les tuiles sont prises, garnissez les espaces de vos étoiles : un espace 4 coûte 4 tuiles de sa couleur, et des jokers peuvent toutes les remplacer sauf une. Une tuile reste sur l’espace, les autres vont dans la tour.
pavilion-learn-run = Chaque tuile rapporte 1 point par tuile de la suite dont elle fait partie dans son étoile. Entourez un pilier, une statue ou une fenêtre, et choisissez 1, 2 ou 3 tuiles bonus dans l’approvisionnement.
pavilion-learn-pass = Qui passe garde jusqu’à 4 tuiles pour la manche suivante et perd un point pour chacune des autres.
pavilion-learn-end = Après six manches, chaque étoile complète rapporte de 12 à 20 points ; qui a couvert tous ses espaces 1, 2, 3 ou 4 en marque 4, 8, 12 ou 16 de plus.
