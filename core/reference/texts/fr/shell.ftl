### Les écrans autour des tables.

rule-open = La règle
rule-of = La règle : { $name }
rule-is-ours = Ici le livret ne dit rien : voici notre choix.

game-players =
    { $least ->
        [one] { $least } à { $most } personnes
       *[other] { $least } à { $most } personnes
    }
game-real-time = Tous en même temps
game-together = Ensemble

seating-order = La première personne commence. Touchez un nom pour s'asseoir ou se lever, glissez la poignée pour changer de place.
seating-earlier = Une place plus tôt
seating-later = Une place plus tard
seating-options = Comment jouer ?
seating-start-guests = Jouer à deux tout de suite
players-guest = Joueur { $number }

board-title = Votre pyramide
board-detail = Recopiez les nombres de votre plateau, avec une espace entre deux nombres. Le sommet est en haut.
board-row = Rangée { $row }
board-add-row = Ajouter une rangée
board-remove-row = Enlever le sommet

table-help = Que puis-je faire ?
table-help-nothing = Rien pour l'instant : c'est aux autres de jouer.
table-journal = Journal de la partie
table-journal-empty = Rien ne s'est encore passé depuis que la table est ouverte.
table-pause = Pause
pause-title = En pause
pause-resume = Reprendre
