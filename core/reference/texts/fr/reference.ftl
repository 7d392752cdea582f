### L'aide-mémoire : ce qu'il y a autour des règles.

reference-page-glossary = Les mots de la pyramide
reference-page-table = À toutes les tables

reference-seats = { $game } : { $seats }
reference-title = Aide-mémoire
reference-pages = Toutes les pages
reference-search = Chercher une règle
reference-search-clear = Effacer la recherche
reference-nothing-found = Rien trouvé. Essayez un mot plus court, ou le nom d'une pièce.
reference-how-many = À combien jouez-vous ?
reference-ours = Notre décision
reference-partly-ours = En partie notre décision
reference-at-this-table = À cette table :
reference-chosen = { $option } : { $value }
reference-open-rule = Voir la règle
reference-rule-of-the-moment = La règle de ce moment

reference-kind-goal = But du jeu
reference-kind-material = Matériel
reference-kind-setup = Mise en place
reference-kind-turn = Un tour
reference-kind-special = Cas particuliers
reference-kind-end = Fin de partie
reference-kind-score = Score
reference-kind-dispute = Questions de table
reference-kind-ruling = Nos décisions
reference-kind-word = Vocabulaire
