### Les textes de la page. Ceux d’un jeu se trouvent dans son dossier.

## Partout

logo = Faience, retour à l’accueil
close = Fermer
copy = Copier
copied = Copié
share = Partager
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
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

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
playing = Jeu
second-click = Valider par un second clic, sans la barre
play-forced = Jouer pour moi quand un seul coup est possible

## Accueil

lay-table = Préparer une table
game = Jeu
players-fixed = { $most } joueurs
players-span = { $least } à { $most } joueurs
rules = Règles
seats = Places
who-sits = Qui prend la place { $number }
name-of-seat = Nom pour la place { $number }
seat-me = Moi
seat-here = Sur place
seat-friend = Par lien
seat-bot = Robots
seat-bot-title = Robot · { $name }
seat-bot-about = Niveau { $level } sur { $of }.
friend-by-link = Invitation par lien
friend-by-link-about = Vous aurez le lien une fois la table ouverte.
bot-novice = Novice
bot-novice-about = Voit le prochain coup et guère plus ; idéal pour une première partie.
bot-casual = Amateur
bot-casual-about = Joue avec bon sens, mais laisse parfois filer un bon coup.
bot-steady = Régulier
bot-steady-about = Voit quelques coups à l’avance et se trompe rarement.
bot-keen = Tenace
bot-keen-about = Prépare sa manche et prend ce qu’il vous faut.
bot-expert = Expert
bot-expert-about = Lit la plupart des manches jusqu’au bout.
bot-master = Maître
bot-master-about = Le plus fort de tous.
bot-some = Niveau { $level }
seat-program = Programmes
seat-program-about = Un programme ajouté par l’hôte de ce serveur.
watch = Qui peut regarder
watch-nobody = Personne
watch-link = Par lien
watch-anyone = Tous
watch-nobody-about = Seuls les joueurs voient la table.
watch-link-about = Toute personne qui a le lien peut regarder.
watch-anyone-about = La table figure sur la page d’accueil de tout le monde.
hints-allowed = Autoriser les conseils
fill-bots = Compléter avec des robots
open-table = Ouvrir la table
start-title =
    { $count ->
        [one] { $game }, { $count } joueur.
       *[other] { $game }, { $count } joueurs.
    }
start-now = La partie commence tout de suite.
start-watch = Seuls des robots jouent : vous regardez.
start-friends =
    { $count ->
        [one] La partie commence quand la place est prise ; sinon, donnez-la à un robot.
       *[other] La partie commence quand les places sont prises ; sinon, donnez-les à des robots.
    }
start-lonely = Pour inviter quelqu’un, il faut jouer aussi : prenez une place.
continue = Reprendre
watch-others = Regarder
watch-bots = Regarder jouer les robots
recent = Parties récentes
recent-empty = Aucune partie n’est encore terminée.
lobby-empty = Pas encore de partie. Préparez une table, ou regardez les robots.
standing = { $name } { $points }
round-n = manche { $round }
open-seat = place libre
outcome-won = victoire
outcome-shared = égalité
outcome-lost = défaite
look-at = Voir

## Arriver à une table

take-seat = Prenez place
take-seat-about = On vous a gardé une place à cette table.
sit-down = M’asseoir
only-watch = Juste regarder
waiting-room = La table est prête
waiting-for =
    { $count ->
        [one] Une place est encore libre. Envoyez son lien à quelqu’un.
       *[other] { $count } places sont encore libres. Envoyez chaque lien à une personne.
    }
waiting-watch =
    { $count ->
        [one] La partie commence dès que la place libre est prise.
       *[other] La partie commence dès que les { $count } places libres sont prises.
    }
waiting = en attente
give-open = Donner à un robot
give-open-to = Donner à { $name }
qr = Code QR du lien
invitation-title = Une place pour vous : { $game }

## La table

skip = Aller au jeu
market = Marché
opponents = Adversaires
moves = Coups
last-moves = Derniers coups
confirm-bar = Votre coup
steps = Étapes
board-of = Plateau de { $name }
look = { $name } : voir le plateau
watching-count =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
your-turn = À vous
your-turn-said = À vous.
tag-turn = À son tour
choosing = Réfléchit…
tag-won = victoire
thinks = Réfléchit
who-you = Vous
who-here = À cet écran
who-friend = À distance
who-person = Humain
who-bot = Robot · niveau { $level } sur { $of }
who-bot-small = Robot { $level }/{ $of }
who-some-bot = Robot
who-stands-in = Robot remplaçant
who-stands-in-mine = Un robot joue pour vous
who-open = Place libre
connection-here = en ligne
connection-away = reconnexion
connection-bot = robot
away-kept =
    { $minutes ->
       *[other] Absence : { $time }, place gardée { $minutes } min
    }
away-long = Absence : { $time }

## La ligne d’état

turn-of = À { $name } de jouer.
turn-of-here = { $name }, à vous.
look-around = Vous pouvez regarder les plateaux.
watching = Vous regardez.
bot-thinks = { $name } réfléchit
bot-for-you = Un robot joue pour vous.
sending = Envoi du coup
dealing = On distribue les tuiles.
offline = Vous êtes hors ligne.
offline-wait = Nouvel essai dans { $seconds } s. Rien n’est perdu.
offline-trying = Nouvel essai… Rien n’est perdu.

## La barre de validation

confirm = Valider
undo = Annuler
undo-move = Reprendre le coup
undo-ask = Demander à reprendre
undo-asked = { $name } voudrait reprendre le dernier coup.
undo-waits = Vous avez demandé à reprendre votre coup. On attend les réponses.
agree = D’accord
decline = Refuser
hint = Conseil
hint-title = Les meilleurs coups
hint-waits = Recherche des meilleurs coups…
hint-expects = environ { points } à la fin, { $percent } % de chances de gagner
nothing-chosen = Aucun choix pour l’instant.
click-again = Cliquez de nouveau sur la place choisie pour jouer.
after-said = { $horizon } : de { $before } à { $after }

## Places et robots

give-seat = Donner la place à un robot
give-my-seat = Laisser un robot jouer pour moi
give-seat-of = Laisser un robot jouer pour { $name }
take-back-seat = Reprendre ma place
take-back-seat-of = { $name } reprend sa place
copy-watch-link = Copier le lien pour spectateurs

## Le journal

log-empty = Aucun coup pour l’instant.
log-deal = Manche { $round }
log-refill = De nouvelles tuiles ont été distribuées.
log-round = Fin de la manche { $round }
log-undo = { $name } a repris un coup.
log-sat = { $name } a pris place.
log-bot = Un robot joue pour { $name }.
log-back = { $name } joue de nouveau.
no-points = Aucun point.
reckoning-said = { $name } : { $change }, maintenant { $after }.
score-said =
    { $points ->
        [one] { $name } : { $points } point.
       *[other] { $name } : { $points } points.
    }

## La fin

over = La partie est finie
over-said = Partie finie : { $result }
place = Place { $place }
before-bonuses = avant les bonus
save-record = Enregistrer la partie
rematch = Revanche
rematch-laid = La table de la revanche est prête.
rematch-go = Aller à la revanche
rematch-watch = Regarder la revanche

## Touches

book = À propos du jeu, touches
how-to-play = Comment jouer
keys = Touches
key-tab = D’une zone à la suivante
key-enter = Valider le coup choisi
key-back = Revenir au choix précédent
key-undo = Reprendre un coup
key-hint = Conseil
key-last = Lire le dernier coup
key-scores = Lire les scores
key-list = Cette liste

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
refused-illegal = Ce coup n’est pas possible : { $why }. Choisissez-en un autre.
refused-stale = Ce coup n’est plus possible : la table a changé. Rien n’est perdu, choisissez-en un autre.
refused-not_your_turn = Ce n’est plus à vous de jouer. Rien n’est perdu.
refused-not_your_seat = Vous ne pouvez pas, ou pas encore, décider de cette place.
refused-no_undo = Aucun coup ne peut être repris maintenant.
refused-no_hint = Il n’y a pas de conseils à cette table.
refused-seat_taken = Cette place vient d’être prise.
refused-over = La partie est déjà finie.
refused-busy = Trop de demandes à la fois. Réessayez dans un instant.
refused-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
refused-no_watching = Cette table est réservée à ses joueurs.
refused-other = Cela n’a pas marché. Rien n’est perdu, réessayez.
