## Un coup

zaic-did-lay = { $name } a posé { zaic-a-tile } en { $place }{ zaic-on-level } ; { zaic-largest }{ zaic-and-theirs }.
zaic-do-lay = poser { zaic-a-tile } en { $place }{ zaic-on-level }
zaic-title-lay = { zaic-tile } en { $place }
zaic-horizon = après ce coup
zaic-a-tile =
    { $kind ->
        [Q] une 2×2
        [H] une 2×1 couchée
        [V] une 2×1 debout
       *[S] une 1×1
    }
zaic-tile =
    { $kind ->
        [Q] 2×2
        [H] 2×1 couchée
        [V] 2×1 debout
       *[S] 1×1
    }
zaic-on-level =
    { $on ->
        [0] { "" }
       *[other] , sur le niveau { $on }
    }

## Ce qu’un coup apporte

zaic-item-change =
    { $own ->
        [yes] { zaic-largest }
       *[no] { zaic-theirs }
    }
zaic-largest =
    { $by ->
        [0] plus grande zone toujours { $new }
       *[other] plus grande zone { $old } → { $new }
    }
zaic-theirs =
    { $by ->
        [0] l’adversaire garde { $new }
       *[other] celle de l’adversaire { $old } → { $new }
    }
zaic-and-theirs =
    { $their_by ->
        [0] { "" }
       *[other] , celle de l’adversaire { $their_old } → { $their_new }
    }
zaic-item-covers =
    { $level ->
        [1] sur la table
       *[other] au niveau { $level }, couvre { zaic-hidden }
    }
zaic-hidden =
    { $light ->
        [0] { zaic-hidden-dark }
       *[other]
            { $dark ->
                [0] { zaic-hidden-light }
               *[other] { zaic-hidden-light } et { zaic-hidden-dark }
            }
    }
zaic-hidden-light =
    { $light ->
        [one] { $light } case claire
       *[other] { $light } cases claires
    }
zaic-hidden-dark =
    { $dark ->
        [one] { $dark } case foncée
       *[other] { $dark } cases foncées
    }
zaic-item-areas =
    { $areas ->
        [none] Zones : aucune
       *[other] Zones : { $areas }
    }

## Pourquoi une tuile ne va pas quelque part

zaic-why-first = la première tuile se pose en { $place }
zaic-why-none_left = vous n’en avez plus
zaic-why-half = à cheval sur la table et des tuiles
zaic-why-levels = les niveaux diffèrent : { $low } et { $high }
zaic-why-alone = doit toucher une autre tuile
zaic-why-own = toucherait votre couleur en { $place }
zaic-why-wide = le cadre ferait { $n } de large, 8 au plus
zaic-why-high = le cadre ferait { $n } de haut, 8 au plus
zaic-why-no_opponent = ne couvrirait aucune case adverse
zaic-why-whole = couvrirait toute la tuile en { $place }
zaic-why-rest = cacherait le reste de la tuile en { $place }

## La table

zaic-role-light = clair
zaic-role-dark = foncé
zaic-progress = Coup { $move }
zaic-result = { zaic-won } : { zaic-reason }
zaic-won =
    { $winners ->
        [1] { zaic-winner } ({ zaic-decided })
       *[other] Partie nulle : toutes les zones sont égales
    }
zaic-winner =
    { $you ->
        [yes] Vous gagnez
       *[no] { $names } gagne
    }
zaic-decided =
    { $equal ->
        [none] { $more } contre { $less }
       *[other] { $equal } des deux côtés, puis { $more } contre { $less }
    }
zaic-reason = le joueur dont c’est le tour ne peut plus poser de tuile
