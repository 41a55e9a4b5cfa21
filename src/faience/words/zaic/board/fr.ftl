zaic-desk = Réserve et zones
zaic-board = Plateau
zaic-score = plus grande zone { $points }

zaic-step-tile = Tuile
zaic-step-place = Place
zaic-step-confirm = Valider
zaic-light = clair
zaic-dark = foncé
zaic-kind-Q = 2 × 2
zaic-kind-H = 2 × 1 couchée
zaic-kind-V = 2 × 1 debout
zaic-kind-S = 1 × 1
zaic-shape-0 = 2 × 2
zaic-shape-1 = 2 × 1
zaic-shape-2 = 1 × 1
zaic-shape-left =
    { $n ->
        [one] { $shape } : reste { $n }
       *[other] { $shape } : restent { $n }
    }
zaic-places =
    { $n ->
        [0] aucune place possible
        [one] { $n } place possible
       *[other] { $n } places possibles
    }
zaic-no-place = aucune place

zaic-reserve-yours = Votre réserve
zaic-reserve-of = { $name } : réserve
zaic-reserve-said = { $name }, réserve : { $reserve }
zaic-turn = Tourner
zaic-turn-none = Seule une 2 × 1 se tourne.

zaic-prompt-tile = Choisissez une tuile de votre réserve.
zaic-prompt-tile-stack = Choisissez une tuile, ou ouvrez une pile.
zaic-prompt-closed = { $shape } : { $why }
zaic-prompt-place = { $tile } : { zaic-places }
zaic-prompt-tried = Pas en { $place } : { $why }
zaic-prompt-laid =
    { $level ->
        [1] { $tile } en { $place }
       *[other] { $tile } en { $place }, niveau { $level }
    }

zaic-place =
    { $level ->
        [1] { $place }, { $colour }
       *[other] { $place }, { $colour }, niveau { $level }
    }
zaic-place-free = { $place }, libre
zaic-lay = Poser ici, { $where }.
zaic-brings =
    { $gain ->
        [0] La plus grande zone reste à { $after }
       *[other] La plus grande zone passe de { $before } à { $after }
    }
zaic-light-squares =
    { $light ->
        [one] { $light } case claire
       *[other] { $light } cases claires
    }
zaic-dark-squares =
    { $dark ->
        [one] { $dark } case foncée
       *[other] { $dark } cases foncées
    }
zaic-on-table = sur la table
zaic-on-top =
    { $covers ->
        [light] au niveau { $level }, couvre { zaic-light-squares }
        [dark] au niveau { $level }, couvre { zaic-dark-squares }
       *[both]
            { $light ->
                [one] au niveau { $level }, couvre { $light } case claire et { zaic-dark-squares }
               *[other] au niveau { $level }, couvre { $light } cases claires et { zaic-dark-squares }
            }
    }
zaic-hint = conseil { $n }, { $tile }
zaic-hint-mark = conseil { $n }
zaic-hint-now =
    { $gain ->
        [0] plus grande zone toujours { $after }
       *[other] plus grande zone { $before } → { $after }
    }

zaic-areas = Zones, la plus grande d’abord
zaic-areas-then = Zones avec ce coup
zaic-no-areas = aucune
zaic-none-yet = Aucune tuile n’est encore posée.
zaic-level = Toutes les zones sont égales.
zaic-beats = { $more } contre { $less } :
zaic-then-beats = { $sizes } des deux côtés, puis { $more } contre { $less } :
zaic-you-lead = vous menez
zaic-leads = { $name } mène
zaic-rule = La première différence décide.

zaic-looks = Vue
zaic-look-faces = Faces
zaic-look-heights = Hauteurs
zaic-look-areas = Zones
zaic-no-box = Aucune tuile n’est encore posée
zaic-box = Cadre { $columns } × { $rows } sur 8 × 8
zaic-box-grows =
    { $ways ->
        [wider] { zaic-box } : encore { $wider } en largeur
        [higher] { zaic-box } : encore { $higher } en hauteur
        [both] { zaic-box } : encore { $wider } en largeur et { $higher } en hauteur
       *[full] { zaic-box } : ne peut plus grandir
    }

zaic-largest-yours = Votre plus grande zone
zaic-outcome = { $place }, { $where } ; { $theirs }
zaic-keeps = { $name } garde { $after }
zaic-falls = { $name } { $before } → { $after }

zaic-stack =
    { $n ->
        [one] { $place } : { $n } tuile
       *[other] { $place } : { $n } tuiles, depuis le haut
    }
zaic-stack-tile =
    { $colour ->
        [clair] { $tile }, claire
       *[other] { $tile }, foncée
    }
zaic-stack-open = Voir dans la pile

zaic-learn-turn = À tour de rôle, posez une tuile de votre réserve. Les clairs commencent. On ne passe pas, et une tuile posée ne bouge plus.
zaic-learn-table = Sur la table, une tuile doit en toucher une autre par un côté, mais jamais votre couleur. Une pile compte pour la couleur de son sommet.
zaic-learn-top = Sur d’autres tuiles, toutes les cases couvertes doivent être au même niveau, et l’une au moins doit être à l’adversaire. Aucune tuile ne peut être couverte entièrement. Appuyez sur une pile pour voir dedans.
zaic-learn-box = Toutes les tuiles tiennent dans 8 × 8 cases. Le cadre en pointillé montre la place occupée, la grille jusqu’où il peut encore aller.
zaic-learn-end = La partie s’arrête quand le joueur dont c’est le tour ne peut plus poser. On compare les zones, la plus grande d’abord : la première différence décide. La hauteur ne compte pas.

zaic-key-tile = Tuile : 2 × 2, 2 × 1, 1 × 1
zaic-key-turn = Tourner la 2 × 1 (ou la molette)
zaic-key-move = Déplacer la tuile ; Espace la pose
zaic-key-next = Place possible suivante (Maj : précédente)
zaic-key-stack = Voir dans une pile (ou appuyer dessus ; une tuile en main, rester appuyé)
zaic-key-look = Faces, hauteurs, zones
