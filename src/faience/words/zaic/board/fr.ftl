zaic-desk = Réserve et zones
zaic-board = Plateau
zaic-score = plus grande zone { $points }

zaic-step-tile = Tuile
zaic-step-place = Place
zaic-step-confirm = Valider
zaic-kind =
    { $kind ->
        [Q] 2 × 2
        [H] 2 × 1 couchée
        [V] 2 × 1 debout
       *[S] 1 × 1
    }
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
zaic-prompt-place = { zaic-kind } : { zaic-places }
zaic-prompt-tried = Pas en { $place } : { $why }
zaic-prompt-laid =
    { $level ->
        [1] { zaic-kind } en { $place }
       *[other] { zaic-kind } en { $place }, niveau { $level }
    }

zaic-place =
    { $level ->
        [1] { $place }, { $colour }
       *[other] { $place }, { $colour }, niveau { $level }
    }
zaic-place-free = { $place }, libre
zaic-lay = Poser ici, { zaic-item-covers }. { zaic-brings }
zaic-brings =
    { $by ->
        [0] La plus grande zone reste à { $new }
       *[other] La plus grande zone passe de { $old } à { $new }
    }
zaic-hint = conseil { $n }, { zaic-kind }
zaic-hint-mark = conseil { $n }

zaic-areas = Zones, la plus grande d’abord
zaic-areas-then = Zones avec ce coup
zaic-no-areas = aucune
zaic-none-yet = Aucune tuile n’est encore posée.
zaic-level = Toutes les zones sont égales.
zaic-lead = { zaic-decided } :
zaic-leads =
    { $you ->
        [yes] vous menez
       *[no] { $name } mène
    }
zaic-rule = La première différence décide.

zaic-looks = Vue
zaic-look-faces = Faces
zaic-look-heights = Hauteurs
zaic-look-areas = Zones
zaic-no-box = Aucune tuile n’est encore posée
zaic-box = Cadre { $columns } × { $rows } sur 8 × 8
zaic-box-grows = { zaic-box } : { zaic-growth }
zaic-growth =
    { $wider ->
        [0]
            { $higher ->
                [0] ne peut plus grandir
               *[other] encore { $higher } en hauteur
            }
       *[other]
            { $higher ->
                [0] encore { $wider } en largeur
               *[other] encore { $wider } en largeur et { $higher } en hauteur
            }
    }

zaic-largest-yours = Votre plus grande zone
zaic-outcome = { $place }, { zaic-item-covers } ; { zaic-other }
zaic-other =
    { $their_by ->
        [0] { $name } garde { $their_new }
       *[other] { $name } { $their_old } → { $their_new }
    }

zaic-stack =
    { $n ->
        [one] { $place } : { $n } tuile
       *[other] { $place } : { $n } tuiles, depuis le haut
    }
zaic-stack-tile =
    { $colour ->
        [light] { zaic-kind }, claire
       *[dark] { zaic-kind }, foncée
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
