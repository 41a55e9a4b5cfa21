### Ce que la page dit à une table, à côté des textes du jeu.

## Partout

copy = Copier
copied = Copié
share = Partager
named-value = { $name } : { $value }

## Arriver à une table

laid-by = Table dressée par { $hosts }.
address-for-others = Adresse pour les autres
same-network = Le lien fonctionne sur les téléphones et ordinateurs du même réseau.
local-only = Cette table n’est ouverte que sur cet ordinateur.
local-only-how = Pour jouer avec d’autres, arrêtez Faience et relancez-le ainsi :
local-only-then = La table est conservée, et son invitation fonctionnera alors sur les téléphones et ordinateurs de votre réseau. Le README explique comment jouer à distance avec des amis.
local-link = Un lien qui ne fonctionne que sur cet ordinateur
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
your-turn-said = À vous.
tag-turn = Doit jouer
choosing = Réfléchit…
tag-won = victoire
thinks = Réfléchit
who-you = Vous
who-here = Sur cet écran
who-friend = À distance
who-person = Humain
who-stands-in = Robot remplaçant
who-stands-in-mine = Un robot joue pour vous
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
hint-equal = égaux à { $percent } près
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
