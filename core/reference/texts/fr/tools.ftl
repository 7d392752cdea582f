### Les outils de la table : avec la vraie boîte, l'application lance, compte, chronomètre et arbitre.

tools-title = Outils
tools-detail = Compter, lancer, arbitrer : à côté de la vraie boîte.
tools-for-any-game = Pour tous les jeux
tools-who-plays = Qui joue ?
tools-which-way = Comment jouez-vous ?
tools-write-down = Noter dans le carnet
tools-written-down = C'est noté.
tools-take-back = Revenir en arrière
tools-start-over = Recommencer
tools-start-over-ask = Tout effacer ?
tools-start-over-detail = Ce qui est compté ici sera oublié. Ce qui est noté dans le carnet y reste.
tools-start-over-refuse = Garder
tools-fewer = Un de moins
tools-more = Un de plus
tools-named = { $name }

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
tool-dice-cup-sum = Somme : { $sum }
