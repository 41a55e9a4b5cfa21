azul-tiles-blue =
    { $n ->
        [one] { $n } bleue
       *[other] { $n } bleues
    }
azul-tiles-yellow =
    { $n ->
        [one] { $n } jaune
       *[other] { $n } jaunes
    }
azul-tiles-red =
    { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }
azul-tiles-black =
    { $n ->
        [one] { $n } noire
       *[other] { $n } noires
    }
azul-tiles-white =
    { $n ->
        [one] { $n } blanche
       *[other] { $n } blanches
    }
azul-tiles-joker =
    { $n ->
        [one] { $n } joker
       *[other] { $n } jokers
    }
azul-kind-blue = bleu
azul-kind-yellow = jaune
azul-kind-red = rouge
azul-kind-black = noir
azul-kind-white = blanc
azul-kind-joker = joker

azul-factory = Fabrique { $n } : { $tiles }
azul-factory-empty = Fabrique { $n } : vide
azul-factory-taken = Fabrique { $n } : vide, dernier coup : { $tiles }
azul-centre-holds = Centre : { $tiles }
azul-centre-empty = Centre : vide
azul-taken = Pris : { $tiles }
azul-take-factory = Prendre { $tiles } sur la fabrique { $n }
azul-take-rest =
    Prendre { $tiles } sur la fabrique { $n } ; { $rest } { $left ->
        [one] va
       *[other] vont
    } au centre
azul-take-centre = Prendre { $tiles } au centre
azul-take-marker = Prendre { $tiles } au centre, avec le marqueur de premier joueur
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
azul-next-bag = On distribue { $n } des { $bag } tuiles du sac.
azul-next-both = Les { $bag } dernières tuiles du sac, puis celles du couvercle.
azul-next-lid = Le sac est rempli avec le couvercle, on distribue { $n } tuiles.

azul-hint = conseil { $n }
azul-lines = Lignes de motif
azul-line-short = Ligne { $n }
azul-line-empty =
    { $places ->
        [one] vide, { $places } place
       *[other] vide, { $places } places
    }
azul-line-holds =
    { $n ->
        [one] { $tiles }, { $n } place sur { $places }
       *[other] { $tiles }, { $n } places sur { $places }
    }
azul-line-complete = { $tiles }, complète
azul-completes = complétée
azul-completes-say = Complétée
azul-fills = { $n } sur { $places }
azul-fills-say = Ensuite { $n } sur { $places }
azul-falls =
    { $n ->
        [one] { $n } tombe
       *[other] { $n } tombent
    }
azul-run-across = { $n } en ligne
azul-run-down = { $n } en colonne
azul-stuck = aucune case
azul-alone = isolée
azul-floor-short = Sol
azul-floor-empty = Plancher, vide
azul-floor-holds = Plancher : { $tiles }
azul-floor-all = les { $n }
azul-floor-all-say =
    { $n ->
        [one] La tuile au plancher
       *[other] Les { $n } au plancher
    }
azul-points =
    { $sign ->
        [plus] plus { $n }
        [minus] moins { $n }
       *[zero] aucun point
    }
azul-in-line = Dans la ligne :
azul-blocked-complete = complète
azul-blocked-holds = contient du { $kind }
azul-blocked-shown = le mur a déjà du { $kind }
azul-blocked-shown-short = a déjà du { $kind }
azul-blocked-column = a du { $kind }
azul-blocked-other = pas ici

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
azul-part-floor = plancher
azul-part-marker = marqueur
azul-part-starts = vous commencez la manche { $round }
azul-starts = Vous commencez la manche { $round }
azul-sum-now = { $n } actuellement
azul-sum-makes = font { $total }.
azul-not-below = Pas au-dessous de 0 :
azul-not-below-stays = vous restez à 0
azul-not-below-falls = vous descendez à 0

azul-wall = Mur
azul-cell-printed = ligne { $row }, colonne { $column }, { $kind }, vide
azul-cell-free = ligne { $row }, colonne { $column }, vide
azul-cell-laid = ligne { $row }, colonne { $column }, { $kind }
azul-cell-joker = ligne { $row }, colonne { $column }, joker sur { $kind }
azul-cell-early = ligne { $row }, colonne { $column }, { $kind }, posée d’avance
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
azul-summary-row = mur, ligne { $n } : { $tiles }
azul-summary-no-wall = Le mur est vide.
azul-summary-floor = Au plancher : { $tiles }.
azul-summary-no-floor = Le plancher est vide.

azul-step-take = Prendre
azul-step-place = Placer
azul-step-cell = Case
azul-step-confirm = Valider
azul-from-factory = de la fabrique { $n }
azul-from-centre = du centre
azul-prompt-take = Prenez des tuiles sur une fabrique ou au centre
azul-prompt-colour = Tuiles { $source } → choisissez une couleur
azul-prompt-jokers = Tuiles { $source } → avec ou sans les jokers ?
azul-prompt-line = { $tiles } { $source } → choisissez une ligne
azul-prompt-placed = { $tiles } { $source } → ligne { $n }
azul-prompt-floor = { $tiles } { $source } → plancher
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
