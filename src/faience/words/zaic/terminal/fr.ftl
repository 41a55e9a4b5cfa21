### Ce que seul le terminal dit de Zaic.

zaic-terminal-status = { terminal-turn }
zaic-terminal-gain = évolution de votre avance, plus grande zone contre plus grande zone
zaic-terminal-writing = Un coup s’écrit avec la sorte de tuile et sa case en bas à gauche. Q est une 2×2, H une 2×1 couchée, V une 2×1 debout, S une 1×1 ; les colonnes vont de a à o depuis la gauche, les rangées de 1 à 15 depuis le bas. La case détermine si la tuile se pose sur la table ou sur d’autres tuiles. Sur le dessin, ○ est clair, ◆ foncé, le chiffre indique le niveau ; les coins montrent l’étendue d’une tuile.

## Le dessin

zaic-terminal-reserve = Réserve
zaic-terminal-reserve-within = réserve
zaic-terminal-areas = Zones
zaic-terminal-areas-within = zones :
zaic-terminal-largest = plus grande zone
zaic-terminal-none = aucune
zaic-terminal-no-box = Aucune tuile n’est encore posée
zaic-terminal-box = Cadre { $columns } × { $rows } (8 × 8 au plus) : { zaic-terminal-growth }
zaic-terminal-growth =
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
zaic-terminal-leads = { $name } mène : { zaic-decided }
zaic-terminal-even = Toutes les zones sont égales

## La table en mots

zaic-terminal-seat = { $name }, { $colour }. Réserve : { $reserve }. Zones : { $areas }
zaic-terminal-row = Rangée { $n } : { $squares }
zaic-terminal-square =
    { $level ->
        [1] { $column } { $colour }
       *[other] { $column } { $colour } niveau { $level }
    }

## La liste des coups

zaic-terminal-kind =
    { $kind ->
        [Q] 2×2 (Q), reste { $n }
        [H] 2×1 couchée (H), reste { $n }
        [V] 2×1 debout (V), reste { $n }
       *[S] 1×1 (S), reste { $n }
    }
zaic-terminal-lying-on =
    { $on ->
        [0] sur la table
       *[other] sur le niveau { $on }
    }
