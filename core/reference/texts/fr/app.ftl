### Les mots de l'application : accueil, joueurs, partie, résultat, défi.

app-name = Empile
decimal-mark = ,
number = { $number }
name = { $name }

home-tagline = La table de jeux qui tient dans la poche
home-resume = Reprendre
home-new-match = Nouvelle partie
home-campaign = Défi
home-players = Joueurs
home-open-matches = Parties en cours
home-abandon = Abandonner la partie
home-abandon-label = Abandonner la partie : { $game }, { $names }
home-abandon-ask = Abandonner cette partie ?
home-abandon-refuse = Garder la partie
home-abandon-detail = Elle ne comptera pour personne et ne pourra plus être reprise.

back = Retour
undo = Annuler le dernier coup
undo-needs-consent = Reprendre ce coup ?
undo-needs-consent-detail = Des dés ont été lancés ou le tour a passé : toute la table doit être d'accord. Les dés retomberont pareil.
undo-refuse = Garder ce coup
undo-confirm = Tout le monde est d'accord
retry = Réessayer
error-title = Oups
error-dismiss = J'ai compris

players-title = Joueurs
players-empty = Personne autour de la table pour l'instant.
players-add = Ajouter
players-name = Prénom
players-new = Nouvelle personne
players-colour = Couleur et symbole
players-seat-colour-0 = bleu, patte
players-seat-colour-1 = vermillon, triangle
players-seat-colour-2 = vert, carré
players-seat-colour-3 = violet, losange
players-seat-colour-4 = or, étoile
players-seat-colour-5 = ciel, lune
players-seat-colour-6 = gris, croix
players-seat-colour-7 = brun, fleur

new-match-title = Nouvelle partie
new-match-who = Qui joue ?
new-match-start = Commencer

result-title = Résultat
result-won = { $name } l'emporte !
result-won-shared = { $names } gagnent ensemble !
result-nobody = Personne ne gagne cette fois.
result-rank =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }
result-campaign = Dans le défi
result-this-time = Cette fois : { $score }
result-new-title = Nouveau titre : { $title }
result-rematch = Revanche
result-home = Accueil
result-replay = Revoir
result-note = Un mot
result-share = Partager l'image
result-look = Regarder le plateau
result-show = Fin de partie

card-day = { $day }
card-occasion = { $day } · { $campaign }
card-place = { $place } · { $score }
card-trouble = L'image n'a pas pu partir. Vérifiez la place libre, ou choisissez un autre endroit.

campaign-title = Défi
campaign-empty = Pas encore de partie terminée. La première compte déjà !
campaign-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
campaign-wins =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
campaign-title-count = { $title } × { $count }

curtain-hand-over = Passez la table à { $name }
curtain-eyes = La suite n'est que pour ses yeux.
curtain-lift = C'est moi, { $name }

offer-turn = Tournez l'appareil : dans ce sens, une main serait prise pour celle d'à côté.
offer-fewer = À { $players } sur cet écran, une main serait prise pour celle d'à côté. Jouez à { $most } au plus, ou prenez un écran plus grand : une tablette.
offer-larger = Sur cet écran, une main serait prise pour celle d'à côté. Prenez un écran plus grand : une tablette.
offer-waits = La partie attend
offer-waits-turn = Dans ce sens, une main serait prise pour celle d'à côté. Tournez l'appareil et la partie reprend.
offer-waits-larger = Ici, une main serait prise pour celle d'à côté. Agrandissez la fenêtre, ou reprenez cette partie sur un écran plus grand : rien n'est perdu, le temps ne passe pas.
offer-waits-help = L'écran est trop petit pour savoir à qui est chaque main. La partie reprend dès qu'il y a la place.

muster-title = Tout le monde est là ?
muster-detail-hold = Un doigt sur chaque zone, puis : trois, deux, un !
muster-detail-touch = À plus de cinq, un toucher suffit.
muster-start = Commencer sans attendre
muster-hold = Posez un doigt et gardez-le
muster-held = Bien, gardez-le là
muster-touch = Touchez ici
muster-touched = C'est noté !
muster-label-hold = { $name } : posez un doigt ici et gardez-le
muster-label-held = { $name } : le doigt est posé
muster-label-touch = { $name } : touchez ici
muster-label-touched = { $name } : c'est noté
muster-help-hold = Posez un doigt sur votre zone et gardez-le : dès que tout le monde y est, le décompte part.
muster-help-touch = Touchez votre zone : dès que tout le monde l'a fait, le décompte part.
muster-help-start = « Commencer sans attendre » lance le décompte tout de suite.

robot-turn = C'est à { $name } de jouer
robot-level-gentle = Doux
robot-level-clever = Malin
robot-level-formidable = Redoutable
robot-on-level = { $name } ({ $level })
robot-thinks = { $name } réfléchit…
robot-watches = À l'affût
robot-help = C'est à { $name } : regardez, puis ce sera à vous.
