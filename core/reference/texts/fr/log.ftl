### Le carnet : défis et fichiers.

campaign-everyday = Le défi de tous les jours

import-players = Joueurs
import-merges = Doublons réunis
import-campaigns = Défis
import-matches = Parties
import-results = Résultats
import-voids = Annulations
import-impossible = { $game } ({ $names }) : { $reason } Le résultat reste dans l'historique, mais il ne compte pas.
import-notes = Notes
