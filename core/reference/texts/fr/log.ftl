### Le carnet : défis et fichiers.

campaign-everyday = Le défi de tous les jours
campaign-will-count = Cette partie comptera dans « { $name } ».
campaign-practice = Entraînement : une personne seule contre des robots. Cette partie ne comptera dans aucun défi.

copy-contents =
    { $games ->
        [0] Aucune partie
        [one] { $games } partie
       *[other] { $games } parties
    }, { $people ->
        [0] personne
        [one] { $people } personne
       *[other] { $people } personnes
    }

import-players = Joueurs
import-merges = Doublons réunis
import-campaigns = Défis
import-matches = Parties
import-results = Résultats
import-voids = Annulations
import-impossible = { $game } ({ $names }) : { $reason } Le résultat reste dans l'historique, mais il ne compte pas.
import-notes = Notes
import-evenings = Soirées
import-evening-results = Parties de soirée
import-person-new = Nouvelle personne ici
import-person-known = Déjà ici
import-person-known-as = Déjà ici, sous le nom de { $name }
import-person-other = Un second nom de { $name }
import-person-united = La même personne qu'ici, par son nom
import-person-namesake = Quelqu'un d'autre qui porte le même nom qu'ici

part-everything = Tout le carnet

evening-title = Soirée jeux
evening-nothing-yet = À vous de jouer : la première partie ouvre le tableau.
evening-nothing = La soirée est finie : aucune partie n'a compté.
evening-leads =
    { $count ->
        [one] { $names } mène avec { $points }
       *[other] { $names } mènent avec { $points }
    }
evening-won =
    { $count ->
        [one] La soirée est finie : { $names } gagne avec { $points }
       *[other] La soirée est finie : { $names } gagnent avec { $points }
    }
evening-points =
    { $points ->
        [0] 0 point
        [one] { $points } point
       *[other] { $points } points
    }
evening-line =
    { $games ->
        [0] Pas encore de partie
        [one] { $games } partie, { $firsts ->
            [0] aucune première place
            [one] { $firsts } fois en tête
           *[other] { $firsts } fois en tête
        }
       *[other] { $games } parties, { $firsts ->
            [0] aucune première place
            [one] { $firsts } fois en tête
           *[other] { $firsts } fois en tête
        }
    }
evening-given = { $name } { $points }
evening-gives-nothing = Ne donne pas de points
evening-left-out = Hors de la soirée
evening-curve = { $name } : { $points }
evening-match = { $number }
