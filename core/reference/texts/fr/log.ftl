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
