### Ce que la page et le terminal disent de tous les jeux.

list-last = { $items } et { $last }
player = Joueur { $n }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Un programme qui a perdu sa place

fault = { $name } ne joue plus : { fault-why }. Un robot de la maison prend sa place.
fault-why =
    { $why ->
        [crashed] son programme s’est arrêté
        [late] son programme n’a pas répondu à temps
        [nonsense] son programme a donné une réponse absurde
        [gave_up] son programme a abandonné
       *[missing] son programme n’est plus disponible
    }
