### Ce que dit le programme pour terminal, à côté des mots propres aux jeux.

## Ouvrir une table

terminal-demonstration = Pas de terminal pour jouer : voici une partie de démonstration entre robots.
terminal-resumed = Reprise de la partie laissée en cours.
terminal-unfinished = Une partie inachevée est conservée ; { $program } play --continue la reprend.
terminal-program-not-started = Une partie enregistrée ne lance aucun programme : un robot de la maison remplace { $name }. Pour lui rendre sa place, indiquez le programme avec --seats.

## À une table

terminal-prompt = { $name }, à vous de jouer ({ terminal-key-help } pour l’aide) :
terminal-thinking = { $name } réfléchit…

## Ce que l’on peut taper

terminal-key-help = ?
terminal-key-list = l
terminal-help-list = lister les coups permis en toutes lettres, avec leurs points ; on choisit ensuite par le numéro
terminal-key-begin = l { $prefix }
terminal-help-begin = ne lister que ceux qui commencent par { $prefix }
terminal-key-hint = h
terminal-help-hint = demander conseil : les meilleurs coups et leur suite (Ctrl-C interrompt)
terminal-key-undo = u
terminal-help-undo = reprendre votre dernier coup
terminal-key-save = s NOM
terminal-help-save = enregistrer la partie dans un fichier, à reprendre avec { $program } play --resume NOM
terminal-key-board = b
terminal-help-board = redessiner le plateau
terminal-key-quit = q
terminal-help-quit = quitter ; la partie est conservée, { $program } play { $how } la reprend
terminal-key-enter = Entrée
terminal-help-enter = jouer le coup quand il n’y en a qu’un ; afficher la page suivante d’une liste

## Les coups

terminal-example = Par exemple, { $move } : { $advice }.
terminal-no-move = « { $text } » n’est pas un coup. Un coup, c’est par exemple { $move } : { $advice }. { terminal-key-list } les liste tous, { terminal-key-help } affiche l’aide.
terminal-illegal = { $move } n’est pas possible : { $why }.
terminal-only-numbers = Choisissez un numéro de 1 à { $n }, ou tapez un coup.

## Listes de coups

terminal-list = Coups permis ({ $gain }) :
terminal-left-out = et encore { $n } ; { terminal-key-begin } liste tout
terminal-none-begins = Aucun coup permis ne commence par « { $text } ».
terminal-page = Page { $n } sur { $of }
terminal-more-pages = Page { $n } sur { $of } ; Entrée affiche la suivante

## Conseils

terminal-hint = Un maître jouerait (chances de gagner ; résultat attendu, le vôtre d’abord ; → la suite attendue) :
terminal-hint-reply = { $name } : { $advice }
terminal-hint-stopped = Conseil interrompu.
terminal-percent = { $n } %

## Repris, enregistré, conservé

terminal-undone = Coup repris.
terminal-nothing-to-undo = Il n’y a aucun coup à reprendre.
terminal-deal-seen = Ce coup ne peut plus être repris : de nouvelles tuiles ont été distribuées depuis.
terminal-exists = Le fichier { $file } existe déjà ; choisissez un autre nom.
terminal-saved = Partie enregistrée. Pour la reprendre : { $program } play --resume { $file }
terminal-kept = La partie est conservée. Pour la reprendre : { $program } play { $how }
terminal-not-kept = La partie ne peut pas être conservée dans { $folder } ({ $error }) ; enregistrez-la avec { terminal-key-save }.
terminal-bye = Au revoir.

## Manches et résultats

terminal-round-over = Fin de la manche { $n } : { $scores }
terminal-game-over = Fin de la partie : { $scores }
terminal-items = { $name } : { $items }
terminal-between = { " ; " }
terminal-won = Vous avez gagné, { $own } à { $other }.
terminal-lost = Vous avez perdu, { $own } à { $other }.
terminal-victory-shared = Vous partagez la victoire.
terminal-unfinished-record = La partie n’a pas été terminée.

## Une table, à côté de son dessin

terminal-label = { $word } : { $value }
terminal-players = { $n } joueurs
terminal-last-move = Dernier coup
terminal-you = vous
terminal-winner = victoire
terminal-to-move = doit jouer
terminal-your-turn = À vous
terminal-turn =
    { $you ->
        [yes] { terminal-your-turn }
       *[no] { $name } { terminal-to-move }
    }

## Fabriques, centre et sac

terminal-factories = Fabriques
terminal-factory = Fabrique { $n }
terminal-centre = Centre
terminal-centre-marked = { terminal-centre } ({ terminal-marker })
terminal-bag = Sac
terminal-empty = vide
terminal-marker = marqueur de premier joueur
# Trois lettres au plus, pour la place d’une tuile.
terminal-marker-short = 1er
terminal-dealt = Manche { $n } : les tuiles sont distribuées. { $tiles }.
