azul-tiles = { TILES($tiles, say: "azul-tiles-counted", by: ", ") }
azul-handful = { TILES($tiles, say: "azul-tiles-counted", by: " + ") }
# Au plancher et au centre, le marqueur est parmi les tuiles.
azul-lying = { TILES($tiles, say: "azul-lying-counted", by: ", ") }
azul-lying-counted =
    { $kind ->
        [m] { azul-marker }
       *[other] { azul-tiles-counted }
    }
azul-row-of-wall = { TILES($tiles, say: "azul-row-counted", by: ", ") }
azul-row-counted =
    { $n ->
        [1] { azul-colour }
       *[other] { azul-tiles-counted }
    }
azul-colour =
    { $kind ->
        [B] bleu
        [Y] jaune
        [R] rouge
        [K] noir
        [W] blanc
       *[J] joker
    }

azul-factory =
    Fabrique { $n } : { $tiles ->
        [none] vide
       *[other] { azul-tiles }
    }
azul-factory-taken = Fabrique { $n } : vide, dernier coup : { azul-tiles }
azul-centre-holds =
    Centre : { $tiles ->
        [none] vide
       *[other] { azul-lying }
    }
azul-taken = Pris : { azul-tiles }
azul-take =
    Prendre { azul-tiles } { azul-source }{ $marker ->
        [yes] , avec le marqueur de premier joueur
       *[no] { "" }
    }{ COUNT($rest) ->
        [0] { "" }
        [one] { "\u00A0" }; { azul-rest } va au centre
       *[other] { "\u00A0" }; { azul-rest } vont au centre
    }
azul-rest = { TILES($rest, say: "azul-tiles-counted", by: ", ") }
azul-from =
    { $source ->
        [none] du centre
       *[other] de la fabrique { $source }
    }
azul-marker-note = Qui se sert ici en premier prend aussi le marqueur ({ $cost }) et commence la manche suivante.
azul-marker-held = { $name } a le marqueur et commence la manche suivante.
azul-offer = Que prendre ?
azul-bag = Sac : { $n }
azul-lid = Couvercle : { $n }
azul-bag-short = Sac { $n }
azul-lid-short = Couvercle { $n }

azul-next = Ensuite : manche { $round }
azul-next-over = C’était la dernière manche.
azul-next-starts = { $name } a le marqueur et commence.
azul-next-short = Manche { $round } : { $name } a le marqueur et commence.
azul-next-dealt =
    { $source ->
        [bag] On distribue { $tiles } des { COUNT($bag) } tuiles du sac.
        [both] Les { COUNT($bag) } dernières tuiles du sac, puis celles du couvercle.
       *[lid] Le sac est rempli avec le couvercle, on distribue { $tiles } tuiles.
    }

azul-hint = conseil { $n }
azul-lines = Lignes de motif
azul-line-short = Ligne { $n }
azul-line-empty =
    { $places ->
        [one] vide, { $places } place
       *[other] vide, { $places } places
    }
azul-line-holds =
    { COUNT($tiles) ->
        [one] { azul-tiles }, { COUNT($tiles) } place sur { $places }
       *[other] { azul-tiles }, { COUNT($tiles) } places sur { $places }
    }
azul-line-complete = { azul-tiles }, complète
azul-completes = complétée
azul-completes-say = Complétée
azul-fills = { $n } sur { $places }
azul-fills-say = Ensuite { $n } sur { $places }
azul-falls =
    { $n ->
        [one] { $n } tombe
       *[other] { $n } tombent
    }
azul-runs-short =
    { $across ->
        [1]
            { $down ->
                [1] isolée
               *[other] { $down } en colonne
            }
       *[other]
            { $down ->
                [1] { $across } en ligne
               *[other] { $across } en ligne, { $down } en colonne
            }
    }
azul-stuck = aucune case
azul-floor-short = Sol
azul-floor-holds =
    Plancher{ $tiles ->
        [none] , vide
       *[other] { "\u00A0" }: { azul-lying }
    }
azul-floor-all = les { $n }
azul-points =
    { $sign ->
        [plus] plus { $n }
        [minus] moins { $n }
       *[zero] aucun point
    }
azul-in-line = Dans la ligne :
azul-blocked-complete = complète
azul-blocked-holds = contient du { azul-colour }
azul-blocked-shown = le mur a déjà du { azul-colour }
azul-blocked-shown-short = a déjà du { azul-colour }
azul-blocked-column = a du { azul-colour }

azul-score-now = Score actuel
azul-end-stands = Fin de manche, en l’état
azul-end-move = Fin de manche : avant → avec ce coup
azul-end-said = { $before }, avec ce coup { $after }
azul-with-tile = Avant → avec cette tuile
azul-this-move = Ce coup
azul-this-tile = Cette tuile
azul-lead = { $title } :
azul-lead-alone = { $title }.
azul-full =
    { $n ->
        [one] Ligne { $lines } complète :
       *[other] Lignes { $lines } complètes :
    }
azul-tiling = Les cases ouvertes montrent ce qu’elles rapportent.
azul-nothing = Rien ne rapporte encore
azul-part-wall = mur
azul-part-marker = marqueur
azul-part-starts = vous commencez la manche { $round }
azul-starts = Vous commencez la manche { $round }
azul-sum-now = { $n } actuellement
azul-sum-makes = font { $total }.
azul-not-below = Pas au-dessous de 0 :
azul-not-below-stays = vous restez à 0
azul-not-below-falls = vous descendez à 0

azul-wall = Mur
azul-cell-printed = ligne { $row }, colonne { $column }, { azul-colour }, vide
azul-cell-free = ligne { $row }, colonne { $column }, vide
azul-cell-laid = ligne { $row }, colonne { $column }, { azul-colour }
azul-cell-joker = ligne { $row }, colonne { $column }, joker sur { azul-colour }
azul-cell-early = ligne { $row }, colonne { $column }, { azul-colour }, posée d’avance
azul-lay = Poser ici
azul-closed = Pas ici : { $why }

azul-summary =
    { $n ->
        [one] { $name } : plateau, { $n } point.
       *[other] { $name } : plateau, { $n } points.
    }
azul-summary-first = Commence cette manche.
azul-summary-line = ligne { $n } : { $line }
azul-summary-no-lines = Toutes les lignes sont vides.
azul-summary-row = mur, ligne { $n } : { azul-row-of-wall }
azul-summary-no-wall = Le mur est vide.
azul-summary-floor = Au plancher : { azul-lying }.
azul-summary-no-floor = Le plancher est vide.

azul-step-take = Prendre
azul-step-place = Placer
azul-step-cell = Case
azul-step-confirm = Valider
azul-prompt-take = Prenez des tuiles sur une fabrique ou au centre
azul-prompt-colour = Tuiles { azul-from } → choisissez une couleur
azul-prompt-jokers = Tuiles { azul-from } → avec ou sans les jokers ?
azul-prompt-line = { azul-handful } { azul-from } → choisissez une ligne
azul-prompt-placed = { azul-handful } { azul-from } → ligne { $n }
azul-prompt-floor = { azul-handful } { azul-from } → plancher
azul-prompt-cell = Ligne { $row } du mur → choisissez une case
azul-prompt-laid = Ligne { $row } du mur → colonne { $column }
azul-prompt-tried = Pas ici : { $why }

azul-key-source = Fabrique, ou le centre
azul-key-colour = Couleur : bleu, jaune, rouge, noir, blanc, joker
azul-key-line = Ligne, ou colonne pendant la pose sur le mur
azul-key-floor = Tout au plancher
azul-key-variant = Quelles tuiles tombent quand des jokers débordent

## Comment jouer

azul-learn-take = À votre tour, prenez toutes les tuiles d’une couleur sur une fabrique ; les autres vont au centre. Ou prenez toutes celles d’une couleur au centre : qui s’y sert en premier prend aussi le marqueur et commence la manche suivante.
azul-learn-line = Placez-les dans une seule ligne de votre plateau, qui n’accepte qu’une couleur. Ce qui n’y tient pas tombe au plancher.
azul-learn-wall = Quand toutes les tuiles sont prises, une tuile de chaque ligne complète passe sur le mur. Elle rapporte la longueur de la suite qu’elle forme en ligne et en colonne, ou 1 point si elle est isolée. Les lignes incomplètes restent.
azul-learn-floor = Vous perdez ensuite ce que coûte votre plancher, puis la manche suivante commence.
azul-learn-end = La partie s’achève avec la manche où une ligne du mur est complétée. Chaque ligne complète rapporte encore 2 points, chaque colonne 7, chaque couleur 10.
