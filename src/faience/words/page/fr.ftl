### Les textes de la page. Ceux d’un jeu se trouvent dans son dossier.

## Partout

logo = Faience, retour à l’accueil
close = Fermer
name = Nom
my-name = Mon nom
you = vous
settings = Réglages
menu = Menu
lobby = Accueil
back-to-lobby = Retour à l’accueil
try-now = Réessayer
opening = Ouverture de la table
title-turn = ● À vous · { $game }
title-table = { $game } · Faience

## Réglages

language = Langue
theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
motion = Animations
motion-system = Système
motion-full = Toutes
motion-reduced = Aucune
sound = Son
sound-off = Coupé
sound-quiet = Discret
sound-normal = Normal
pace = Rythme des fins de manche
pace-normal = Normal
pace-quick = Rapide
pace-once = Immédiat
playing = Jeu
second-click = Valider par un second clic, sans la barre
play-forced = Jouer pour moi quand un seul coup est possible

## Accueil

lobby-title = Des jeux de tuiles à une même table
lobby-about = Entre amis ou contre des robots, sans créer de compte.
play-now = Jouer
play-title = { $game } contre { $others }
play-title-watch = { $game } : { $others } jouent, vous regardez
friends-count =
    { $count ->
        [one] une personne invitée
       *[other] { $count } personnes invitées
    }
play-bot = { $name } : { $bot }
play-program = { $name } est un programme
play-starts-lot = qui commence : au sort
play-starts = { $name } commence
play-link =
    { $count ->
        [one] avec un lien à envoyer
       *[other] avec { $count } liens à envoyer
    }
as-last-time = comme la dernière fois
first-time = idéal pour une première partie
change-below = changer ci-dessous
invite-friend = Inviter quelqu’un
invite-about = { $game } : vous recevrez un lien à envoyer
lay-table = Ou dresser une table
game = Jeu
players-fixed = { $most } joueurs
players-span = { $least } à { $most } joueurs
game-minutes = { $minutes } min
edition = Édition
no-variants = { $game } se joue sans variante.
seats = Places
who-sits = Qui prend la place { $number }
name-of-seat = Nom pour la place { $number }
seat-me = Moi
seat-me-short = Moi
seat-me-about = Vous, sur cet écran
seat-here = Sur cet écran
seat-here-short = Ici
seat-here-about = Aussi sur cet écran : on se le passe
seat-friend = Invitation par lien
seat-friend-short = Par lien
seat-bot = Robots
seat-bot-short = Robot
seat-bot-about = { $who } : { $about }
friend-by-link = Invitation par lien
friend-by-link-about = Vous aurez le lien une fois la table ouverte.
seat-number = Place { $number }
bot-level = { $name }, niveau { $level } sur { $of }
bot-novice = Novice
bot-novice-about = voit le prochain coup et guère plus
bot-casual = Amateur
bot-casual-about = joue avec bon sens, mais laisse filer des coups
bot-steady = Régulier
bot-steady-about = voit quelques coups à l’avance, se trompe rarement
bot-keen = Tenace
bot-keen-about = prépare sa manche et prend ce qu’il vous faut
bot-expert = Expert
bot-expert-about = lit la plupart des manches jusqu’au bout
bot-master = Maître
bot-master-about = le plus fort de tous
bot-some = Niveau { $level }
seat-program = Programmes
seat-program-about = Un programme ajouté par l’hôte de ce serveur
who-starts = Qui commence
by-lot = Au sort
table-customs = Spectateurs et conseils
watch = Qui peut regarder
watch-nobody = Personne
watch-link = Par lien
watch-anyone = Tous
watch-nobody-about = Seuls les joueurs voient la table.
watch-link-about = Quiconque a le lien peut regarder.
watch-anyone-about = La table figure sur la page d’accueil de tout le monde.
hints-allowed = Autoriser les conseils
fill-bots = Compléter par des robots
open-table = Ouvrir la table
start-title =
    { $count ->
        [one] { $game }, { $count } joueur.
       *[other] { $game }, { $count } joueurs.
    }
start-now-lot = La partie démarre aussitôt ; le sort désigne qui commence.
start-now = La partie démarre aussitôt ; { $name } commence.
start-watch = Seuls des robots jouent : vous regardez.
start-friends =
    { $count ->
        [one] On attend la personne invitée.
       *[other] On attend les personnes invitées.
    }
start-lonely = Pour inviter quelqu’un, il faut jouer aussi : prenez une place.
continue = Reprendre
turn-at = à { $name } de jouer
all-games = Toutes mes parties ({ $count })
learn = Apprendre
learn-about = un jeu en 5 minutes
opening-rules = Chargement des règles
learn-play = Jouer à { $game }
watch-tile = Regarder
watch-tile-about =
    { $count ->
        [0] des robots
        [one] { $count } table, ou des robots
       *[other] { $count } tables, ou des robots
    }
watch-others = Tables ouvertes aux spectateurs
watch-none = Aucune table ouverte à tous en ce moment.
watch-bots = Regarder les robots jouer à { $game }
recent = Parties récentes
recent-empty = Aucune partie n’est encore terminée.
lobby-empty = Pas encore de partie. Jouez, dressez une table ou regardez les robots.
standing = { $name } { $points }
against = { $mine } à { $theirs } contre { $name }
named-bot = { $name }, { $level }
round-n = manche { $round }
open-seat = place libre
outcome-won = victoire
outcome-shared = égalité
outcome-lost = défaite
look-at = Voir

## Arriver à une table

take-seat = Prenez place
take-seat-about = On vous a gardé une place à cette table.
invites =
    { $count ->
        [one] { $hosts } vous invite à jouer à { $game }
       *[other] { $hosts } vous invitent à jouer à { $game }
    }
about-minutes = environ { $minutes } min
seat-gone = Quelqu’un a déjà pris cette place.
sit-down = M’asseoir
only-watch = Juste regarder

## La table

your-turn = À vous
who-bot = Robot · { bot-level }
who-bot-small = Robot { $level }/{ $of }
who-some-bot = Robot
who-open = Place libre

## Le journal

log-starts-lot = { $name } commence, par tirage au sort.
log-starts-chosen = { $name } commence, comme convenu.
log-starts-turn = { $name } commence cette fois.
the-open-seat = La place libre

## Touches

how-to-play = Comment jouer

## Quand quelque chose ne va pas

trouble = Cela n’a pas marché
trouble-no_table = Cette table n’existe pas ou a été fermée. Revenez à l’accueil.
trouble-nowhere = Il n’y a rien à cette adresse. Revenez à l’accueil.
trouble-no_watching = Cette table est réservée à ses joueurs. Demandez-leur une invitation.
trouble-bad_invitation = Ce lien ne correspond pas à la table. Demandez-en un autre.
trouble-seat_taken = Cette place est déjà prise. Rechargez la page pour regarder.
trouble-no_face = Cette page ne sait pas encore afficher ce jeu. Rechargez-la ou choisissez une autre table.
trouble-unreachable = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
trouble-bad_spec = La table ne peut pas être préparée avec ces règles. Choisissez-en d’autres.
trouble-busy = Il y a trop de monde en ce moment. Réessayez dans un instant.
trouble-broken = Cette table est abîmée et ne s’ouvre plus. Préparez-en une nouvelle.
trouble-other = Un problème est survenu. Rechargez la page et réessayez.
