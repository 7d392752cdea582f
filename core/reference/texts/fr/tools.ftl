### Les outils de la table : avec la vraie boîte, l'application lance, compte, chronomètre et arbitre.

tools-title = Outils
tools-detail = Compter, lancer, arbitrer : à côté de la vraie boîte.
tools-for-any-game = Pour tous les jeux
tools-who-plays = Qui joue ?
tools-write-down = Noter dans le carnet
tools-written-down = C'est noté.
tools-take-back = Revenir en arrière
tools-start-over = Recommencer
tools-start-over-ask = Tout effacer ?
tools-start-over-detail = Ce qui est compté ici sera oublié. Ce qui est noté dans le carnet y reste.
tools-start-over-refuse = Garder
tools-over = La partie est finie.
tools-fewer = Un de moins
tools-more = Un de plus

tool-first-player = Qui commence ?
tool-first-player-detail = Un doigt chacun sur l'écran : l'un d'eux est choisi.
tool-first-player-lay = Posez chacun un doigt sur l'écran.
tool-first-player-wait = On ne bouge plus…
tool-first-player-chosen = À vous de commencer !
tool-first-player-again = Levez tous les doigts pour recommencer.

tool-dice-cup = Dés
tool-dice-cup-detail = Cinq dés, trois dés avec leur somme, ou le dé turquoise.
tool-dice-cup-five = Les cinq dés de Pile-Poils
tool-dice-cup-three = Trois dés et leur somme
tool-dice-cup-turquoise = Le dé turquoise
tool-dice-cup-how-many = Nombre de dés
tool-dice-cup-throw = Lancer
tool-dice-cup-sum = Somme

tool-title-finder = Quel titre ?
tool-title-finder-detail = Le titre de Pile-Poils pour un nombre de chats dorés.
tool-title-finder-golden-cats = Chats dorés couchés

tool-pile-poils-sheet = Feuille de Pile-Poils
tool-pile-poils-sheet-detail = Les chats dorés de qui gagne, les chats restants des autres.
tool-pile-poils-sheet-winner = A gagné
tool-pile-poils-sheet-no-winner = Personne n'a gagné
tool-pile-poils-sheet-golden-cats = Chats dorés
tool-pile-poils-sheet-cats-left = Chats restants

tool-pilo-pilo-judge = Arbitre de Pilo Pilo
tool-pilo-pilo-judge-detail = Les cartes montrées, le bon geste de chacun, les cartes qui restent.
tool-pilo-pilo-judge-apprentices = Sans les rois
tool-pilo-pilo-judge-shown = Carte montrée
tool-pilo-pilo-judge-peeked = A regardé sa carte
tool-pilo-pilo-judge-throw = Lancer un oreiller sur un défenseur
tool-pilo-pilo-judge-shield = S'abriter derrière un oreiller
tool-pilo-pilo-judge-sleep = Dormir sur un oreiller
tool-pilo-pilo-judge-still-king = Un roi : ne rien toucher
tool-pilo-pilo-judge-still-no-defender = Pas de défenseur : ne rien toucher
tool-pilo-pilo-judge-still-no-attacker = Pas d'attaquant : ne rien toucher
tool-pilo-pilo-judge-sits-out = Passe cette manche
tool-pilo-pilo-judge-was-right = Geste juste
tool-pilo-pilo-judge-settle = Manche suivante
tool-pilo-pilo-judge-cards-left = Cartes restantes

tool-teckels-bones = Os de Teckels
tool-teckels-bones-detail = Les os de chaque manche et leur valeur.
tool-teckels-bones-cards = Cartes dans ses teckels
tool-teckels-bones-emptied = A vidé une pile
tool-teckels-bones-add-round = Compter cette manche
tool-teckels-bones-points = Points

tool-neko-decks = Pioches de Neko
tool-neko-decks-detail = Les cartes Action et Mission, l'étage de chaque chat, les paliers.
tool-neko-decks-together = Ensemble
tool-neko-decks-competitive = En compétition
tool-neko-decks-actions = Cartes Action
tool-neko-decks-missions = Cartes Mission
tool-neko-decks-play = Jouer cette carte
tool-neko-decks-climb = Monter
tool-neko-decks-floor = Étage
tool-neko-decks-neko = Neko
tool-neko-decks-height = Étages de la tour
tool-neko-decks-felled = La tour est tombée
tool-neko-decks-felled-by = Par la main de
tool-neko-decks-steps = Paliers atteints
tool-neko-decks-no-step = Aucun palier pour le moment

tool-raffzahn-timer = Stop de Raffzahn
tool-raffzahn-timer-detail = Une prise à temps ou trop tard, et les dés de chacun.
tool-raffzahn-timer-thrown = Dé lancé
tool-raffzahn-timer-stop = Stop !
tool-raffzahn-timer-in-time = À temps
tool-raffzahn-timer-too-late = Trop tard
tool-raffzahn-timer-late = Trop tard : un dé à chaque adversaire
tool-raffzahn-timer-not-in-a-turn = Hors du tour
tool-raffzahn-timer-dice = Dés pris

tool-bunte-kuh-timer = Stop de Bunte Kuh
tool-bunte-kuh-timer-detail = Le temps pour montrer une case, et les dés de chacun.
tool-bunte-kuh-timer-stop = Stop !
tool-bunte-kuh-timer-time-left = Montrez la case
tool-bunte-kuh-timer-too-late = Trop tard
tool-bunte-kuh-timer-right = Juste
tool-bunte-kuh-timer-wrong = Faux
tool-bunte-kuh-timer-dice = Dés restants

tool-cui-bono-counter = Compteur de Cui bono?
tool-cui-bono-counter-detail = Les dés gardés et ce qu'ils coûtent.
tool-cui-bono-counter-red = Dé rouge
tool-cui-bono-counter-yellow = Dé jaune
tool-cui-bono-counter-pearl = Dé gris perle
tool-cui-bono-counter-cost = Coût
tool-cui-bono-counter-loss = Points perdus

tool-eintrichtern-sums = Sommes d'Eintrichtern
tool-eintrichtern-sums-detail = Le lancer et la case, côte à côte, et les dés rouges de chacun.
tool-eintrichtern-sums-thrown = Dés lancés
tool-eintrichtern-sums-case = Faces de la case
tool-eintrichtern-sums-equal = Pareil : le dé rouge est à vous.
tool-eintrichtern-sums-different = Différent : on recouvre la case.
tool-eintrichtern-sums-uncover = Compter cet essai
tool-eintrichtern-sums-red-dice = Dés rouges
