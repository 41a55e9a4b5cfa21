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
named-value = { $name } : { $value }

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
laid-by = Table dressée par { $hosts }.
about-minutes = environ { $minutes } min
seat-gone = Quelqu’un a déjà pris cette place.
address-for-others = Adresse pour les autres
same-network = Le lien fonctionne sur les téléphones et ordinateurs du même réseau.
local-only = Cette table n’est ouverte que sur cet ordinateur.
local-only-how = Pour jouer avec d’autres, arrêtez Faience et relancez-le ainsi :
local-only-then = La table est conservée, et son invitation fonctionnera alors sur les téléphones et ordinateurs de votre réseau. Le README explique comment jouer à distance avec des amis.
local-link = Un lien qui ne fonctionne que sur cet ordinateur
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
watch-bar = Regarder la partie
steps = Étapes
board-of = Plateau { DE($name) }
look = Voir le plateau { DE($name) }
watching-count =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
your-turn = À vous
your-turn-said = À vous.
tag-turn = Doit jouer
choosing = Réfléchit…
tag-won = victoire
thinks = Réfléchit
who-you = Vous
who-here = Sur cet écran
who-friend = À distance
who-person = Humain
who-bot = Robot · { bot-level }
who-bot-small = Robot { $level }/{ $of }
who-some-bot = Robot
who-stands-in = Robot remplaçant
who-stands-in-mine = Un robot joue pour vous
who-open = Place libre
connection-here = en ligne
connection-away = reconnexion
away-kept =
    { $minutes ->
       *[other] Absence : { $time }, place gardée { $minutes } min
    }
away-long = Absence : { $time }

## La ligne d’état

turn-of = À { $name } de jouer.
turn-of-here = { $name }, à vous.
look-around = Vous pouvez regarder les plateaux ou préparer un coup.
watching = Vous regardez la partie.
bot-thinks = { $name } réfléchit
bot-for-you = Un robot joue pour vous.
watching-paused = En pause.
moves-waiting =
    { $count ->
        [one] { $count } coup en attente.
       *[other] { $count } coups en attente.
    }
choosing-too = { $name } choisit aussi.
chosen-early = Votre choix est fait. Il sera joué à votre tour.
preparing = Vous préparez votre coup.
prepared-kept = Il est gardé jusqu’à votre tour.
prepared-gone = Le coup préparé n’est plus possible. Choisissez-en un autre.
hint-lead = Conseil :
hint-marked =
    { $count ->
        [1] le meilleur coup est marqué 1
        [2] les deux meilleurs sont marqués 1 et 2
       *[other] les trois meilleurs sont marqués 1, 2, 3
    }
counting-then = { $first }, puis { $rest }
counting-part = { $n } sur { $of }
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
pause = Pause
go-on = Continuer
catch-up = Au dernier coup
prepare = Préparer un coup
prepare-about = Choisissez comme à votre tour. Rien ne sera envoyé sans votre validation.
stop-preparing = Ne plus préparer
skip-counting = Passer
hint = Conseil
hint-waits = Recherche des meilleurs coups…
hint-close = Fermer les conseils
hint-chance = Chances de gagner
hint-equal = presque égaux : { $percent } d’écart
hint-even = presque égaux
hint-now = { $points } tout de suite
hint-ends = à la fin env. { $finals }
hint-n = Conseil { $n } :
hint-follows = Ensuite :
hint-choose = choisir,
hint-closes = fermer
click-again = Cliquez de nouveau sur la place choisie pour jouer.
after-said = { $horizon } : de { $before } à { $after }
before = avant
after = après
strip = { $name }, fin de la manche { $round }

## Places et robots

give-seat = Donner la place à un robot
give-my-seat = Laisser un robot jouer pour moi
give-seat-of = Laisser un robot jouer pour { $name }
take-back-seat = Reprendre ma place
take-back-seat-of = { $name } reprend sa place
copy-watch-link = Copier le lien pour spectateurs

## Le journal

log-empty = Aucun coup pour l’instant.
log-starts-lot = { $name } commence, par tirage au sort.
log-starts-chosen = { $name } commence, comme convenu.
log-starts-turn = { $name } commence cette fois.
the-open-seat = La place libre
log-deal = Manche { $round }
log-round = Fin de la manche { $round }
round-ended = Fin de la manche { $round }.
log-undo = { $name } a repris un coup.
log-sat = { $name } a pris place.
log-bot = Un robot joue pour { $name }.
log-back = { $name } joue de nouveau.
scoring-said = { $name } : { $change }, maintenant { $after }.
score-said = { $name } : { $score }.

## La fin

over = La partie est finie
over-said = La partie est finie. { $result }
ended-won = Vous avez gagné, { $mine } à { $other }.
ended-lost = Vous avez perdu, { $mine } à { $other }.
ended-won-tied = Vous avez gagné au départage, { $points } partout.
ended-lost-tied = Vous avez perdu au départage, { $points } partout.
ended-shared = Vous partagez la victoire, à égalité ({ $score }).
ended-won-by = { $name } a gagné, { $best } à { $other }.
ended-won-by-tied = { $name } a gagné au départage, { $points } partout.
ended-shared-by = { $names } partagent la victoire, à égalité ({ $score }).
place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
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
enter = Entrée
space = Espace
key-tab = D’une zone à la suivante
key-enter = Valider le coup choisi
key-back = Revenir au choix précédent
key-undo = Reprendre un coup
key-hint = Conseil
key-prepare = Préparer un coup pendant que les autres réfléchissent
key-choose-hint = Choisir un conseil
key-skip = Passer ce qui est montré
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
refused-no_prepare = Il n’y a rien à préparer pour l’instant.
refused-seat_taken = Cette place vient d’être prise.
refused-over = La partie est déjà finie.
refused-busy = Trop de demandes à la fois. Réessayez dans un instant.
refused-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
refused-no_watching = Cette table est réservée à ses joueurs.
refused-other = Cela n’a pas marché. Rien n’est perdu, réessayez.
