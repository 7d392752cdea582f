### Les écrans autour des tables.

close = Fermer
cancel = Annuler
save = Enregistrer

option-see-rule = La règle : { $name }

game-players =
    { $range ->
        [one] { $most ->
            [one] { $most } personne
           *[other] { $most } personnes
        }
       *[several] { $least } à { $most } personnes
    }
game-players-exactly =
    { $players ->
        [one] { $players } personne
       *[other] { $players } personnes
    }
game-real-time = Tous en même temps
game-together = Ensemble

seating-first-begins = La première personne commence. { seating-order }
seating-all-at-once = Tout le monde joue en même temps. { seating-order }
seating-by-eye = Tout s'y voit et va vite : un lecteur d'écran n'y suit pas.
seating-order = Touchez un nom pour s'asseoir ou se lever, glissez la poignée pour changer de place.
seating-earlier = Une place plus tôt
seating-later = Une place plus tard
seating-robots = Des robots à table ?
seating-robots-detail = Ils complètent la table. Une personne seule contre eux s'entraîne : la partie reste dans l'historique, hors du classement.
seating-where = Où compte cette partie ?
seating-options = Quelles règles ?
seating-start-guests = Jouer tout de suite
players-guest = Convive { $number }

table-help = Que puis-je faire ?
table-help-nothing = Rien pour l'instant : c'est aux autres de jouer.
table-seal = Dés scellés : { $seal }
table-journal = Journal de la partie
table-since = Depuis votre tour
table-journal-empty = Rien ne s'est encore passé depuis que la table est ouverte.
table-pause = Pause
table-leave = Quitter la table
table-paused = La partie est gardée : vous la reprendrez ici.
pause-title = En pause
pause-resume = Reprendre

home-history = Historique
home-rules = Aide-mémoire

campaign-switch = Changer de défi
campaign-all = Tous les défis
campaign-counts-elsewhere = Les nouvelles parties comptent dans « { $name } ».
campaign-counts-here = Les nouvelles parties comptent ici.
campaign-count-here = Compter ici les nouvelles parties
campaign-closed = Ce défi est terminé : il ne prend plus de parties.
campaign-new = Nouveau défi
campaign-name = Nom du défi
campaign-create = Lancer ce défi
campaign-close = Terminer ce défi
campaign-reopen = Rouvrir ce défi
campaign-standings = Classement
campaign-streak =
    { $wins ->
        [one] { $wins } victoire d'affilée
       *[other] { $wins } victoires d'affilée
    }
campaign-measure = { $label } : { $text }
campaign-titles-earned =
    { $earned ->
        [0] Aucun titre sur { $all } pour l'instant
        [one] { $earned } titre sur { $all }
       *[other] { $earned } titres sur { $all }
    }
campaign-plot = Au fil des parties
campaign-plot-line =
    { $games ->
        [one] { $name } : { $score } après { $games } partie
       *[other] { $name } : { $score } après { $games } parties
    }
campaign-duel = Face à face
duel-against = contre
duel-against-label = contre { $name }
duel-counts = Devant : { $name } { $ahead } fois, { $other } { $behind } fois. À égalité : { $level } fois.
duel-sum =
    { $games ->
        [0] { $name } et { $other } n'ont pas encore joué ensemble.
        [one] Une partie ensemble. { duel-counts }
       *[other] { $games } parties ensemble. { duel-counts }
    }

beside-nothing = Ce que vous touchez dans la liste s'ouvre ici.

history-title = Historique
history-empty = Rien à montrer ici. Jouez une partie, ou notez-en une.
history-all-games = Tous les jeux
history-all-players = Tout le monde
history-show-void = Montrer aussi ce qui ne compte plus
history-more = Voir plus loin
history-corrected = Corrigé : un autre résultat compte à sa place
history-void = Annulé : ne compte plus
history-practice = Entraînement contre des robots : hors du classement
history-place = { $name } : { $score }
history-replay = Revoir la partie
history-correct = Corriger
history-take-out = Ne plus compter
history-restore = Compter de nouveau
history-put-away = Retirer de l'historique
history-bring-back = Remettre dans l'historique

replay-step = Étape { $step } sur { $length }
replay-show-seed = Montrer la graine
replay-seed = Graine { $seed }
replay-speed = × { $speed }
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-back = Étape précédente

by-hand-title = Noter une partie
by-hand-correct-title = Corriger un résultat
by-hand-game = À quel jeu ?
by-hand-day = Quel jour ?
by-hand-day-before = Un jour plus tôt
by-hand-day-after = Un jour plus tard
by-hand-month-before = Un mois plus tôt
by-hand-month-after = Un mois plus tard
by-hand-where = Dans quel défi compte-t-elle ?
by-hand-setup = Avec quelle boîte ?
by-hand-order = Touchez dans l'ordre du jeu : la première personne a commencé.
by-hand-numbers = Les scores
by-hand-won = A gagné
by-hand-most = Au plus { $most }.
by-hand-note = Un mot sur cette partie
by-hand-save = Enregistrer le résultat

guest-who = Qui était { $name } ?
guest-who-detail = Dites qui a joué : cette partie comptera pour cette personne.
guest-known = Quelqu'un de la liste ?

players-change = Modifier
players-archived = Mis de côté
players-restore = Remettre à table
players-archive = Mettre de côté
players-archive-detail = Ses parties restent dans l'historique et dans les défis.
players-merge = Réunir deux noms
players-merge-detail = { $name } est dans la liste deux fois ? Touchez l'autre nom.
players-merge-ask = Réunir { $name } et { $other } ?
players-merge-ask-detail = Toutes leurs parties compteront ensemble. On pourra les séparer de nouveau.
players-unmerge = Séparer de { $name }

settings-title = Réglages
settings-language = Langue
settings-language-system = Celle de l'appareil
settings-language-fr = Français
settings-language-en = English
settings-theme = Apparence
settings-theme-system = Comme l'appareil
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-text-size = Taille du texte
settings-text-usual = Normale
settings-text-larger = Un peu plus
settings-text-large = Grande
settings-text-largest = Très grande
settings-patterns = Motifs sur les couleurs
settings-patterns-detail = Chaque couleur de dé a aussi son motif.
settings-calm = Moins de mouvement
settings-calm-detail = Les pièces apparaissent à leur place au lieu de voyager.
settings-sound = Sons
settings-sound-detail = Des dés qui roulent, des chats qui s'endorment.
settings-haptics = Vibrations
settings-haptics-detail = Un petit coup quand quelque chose se pose.
settings-keep-awake = Garder l'écran allumé
settings-keep-awake-detail = Tant qu'une table est ouverte.
settings-robots = Allure des robots
settings-robots-calm = Posée
settings-robots-usual = Normale
settings-robots-brisk = Vive

files-title = Sauvegarder et partager
files-export = Emporter le carnet
files-export-detail = Un fichier que l'on peut garder, ou ouvrir sur un autre appareil.
files-export-json = Tout le carnet
files-export-csv = Les résultats pour un tableur
files-share = Partager le carnet
files-exported = C'est enregistré.
files-trouble = Ce fichier n'a pas pu être lu ou écrit. Choisissez un autre endroit, puis réessayez.
files-import = Ajouter un autre carnet
files-import-detail = Celui d'un autre appareil, ou de BG Stats. Rien n'est perdu, rien n'est compté deux fois.
files-choose = Choisir un fichier
files-promise = Voici ce que cela changerait :
files-nothing-new = Tout ce que dit ce fichier est déjà ici.
files-take-in = Ajouter
files-imported = C'est ajouté.
files-row = { $added } en plus, { $updated } à jour, { $unchanged } déjà là
files-namesakes =
    { $pairs ->
        [one] Un nom apparaît deux fois : il se réunit dans « Joueurs ».
       *[other] { $pairs } noms apparaissent deux fois : ils se réunissent dans « Joueurs ».
    }
files-not-understood = Laissé de côté
files-copies = Copies de sécurité
files-copies-detail = Une copie se fait toute seule, chaque jour où l'on joue. Remettre une copie ne perd rien : le carnet d'avant devient une copie à son tour.
files-copy = Faire une copie maintenant
files-copied = La copie est faite.
files-copy-made = Copie du { $day }
files-copy-aside = Le carnet d'avant, gardé le { $day }
files-copy-last = { $contents }. Dernière partie : { $day }
files-put-back = Remettre
files-put-back-label = Remettre : { $name }
files-put-back-ask = Remettre cette copie ?
files-put-back-detail = { $name } : { $contents }. Le carnet redevient ce qu'il était ce jour-là. Celui d'aujourd'hui est gardé parmi les copies : rien n'est perdu.
files-put-back-yes = Remettre la copie
files-put-back-no = Garder le carnet d'aujourd'hui
files-was-put-back = La copie est remise. Le carnet d'avant est gardé parmi les copies.

about-title = À propos
about-words = Une table de jeux qui tient dans la poche : dix jeux où l'on empile, et un carnet qui garde les scores pendant des années.
about-games = Les règles sont celles des boîtes ; les mots et les dessins sont les nôtres.
about-privacy = Rien ne quitte cet appareil sans vous.
about-licences = Licences

home-evenings = Soirées
home-goals = Objectifs

evenings-title = Soirées
evenings-explain = Plusieurs jeux à la suite, avec les mêmes personnes : chaque partie donne des points, et la soirée a son vainqueur.
evenings-begin = Une nouvelle soirée
evenings-who = Qui est là ?
evenings-name = Nom de la soirée, si elle en a un
evenings-guest = Ajouter un convive
evenings-start = Lancer la soirée
evenings-past = Les soirées passées
evenings-none = Aucune soirée pour l'instant.
evening-on = Soirée en cours
evening-table = Le tableau
evening-grows = Partie après partie
evening-matches = Les parties
evening-no-match = Aucune partie pour l'instant.
evening-play = Jouer une partie
evening-by-hand = Noter un résultat
evening-come = Quelqu'un arrive ou s'en va
evening-end = Terminer la soirée
evening-end-ask = La soirée est finie ?
evening-end-detail = Le tableau désigne qui gagne. La soirée reste dans le carnet.
evening-end-refuse = On joue encore
evening-resume = Reprendre la soirée
evening-counts = Compte pour la soirée
evening-counts-for = Compte pour « { $name } »
evening-rule = À chaque partie, la première place vaut autant de points qu'il y a de personnes à table, puis un point de moins par place. À égalité, on a les points de la meilleure des deux places. Perdre ensemble rapporte 1 point. Les robots ne prennent pas de place.

files-part = Quelle partie du carnet ?
files-part-detail = Le fichier ne contient que ce qui est choisi : les personnes qui y ont joué, leurs résultats et leurs notes.
files-part-of-day = { $name }, { $day }
files-who = Qui est qui ?
files-by-name = Même nom, même personne
files-by-name-detail = Une personne du fichier qui porte le nom de quelqu'un d'ici devient cette personne. Cela peut se défaire.
