### Le carnet : scores, mesures, défis, fichiers.

campaign-everyday = Le défi de tous les jours

score-pile-poils =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
score-pilo-pilo =
    { $score ->
        [0] plus de carte
       *[other] reste { $left }
    }
score-teckels =
    { $score ->
        [one] { $score } point d'os
       *[other] { $score } points d'os
    }
score-neko-tower =
    { $score ->
        [one] { $score } étage
       *[other] { $score } étages
    }
score-abquetschen =
    { $score ->
        [0] plus de dé
       *[other] reste { $left }
    }
score-raffzahn =
    { $score ->
        [one] { $score } dé
       *[other] { $score } dés
    }
score-bunte-kuh =
    { $score ->
        [0] plus de dé
       *[other] reste { $left }
    }
score-cui-bono =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
score-eintrichtern =
    { $score ->
        [one] { $score } dé rouge
       *[other] { $score } dés rouges
    }
score-wurfelmarsch =
    { $score ->
        [one] { $score } prise
       *[other] { $score } prises
    }

measure-amount-pilo-pilo = Cartes restantes
measure-amount-teckels = Valeur des os
measure-amount-raffzahn = Dés pris
measure-amount-bunte-kuh = Dés restants
measure-amount-cui-bono = Coût des dés gardés
measure-amount-eintrichtern = Dés rouges gagnés
measure-golden-cats = Chats dorés
measure-cats-left = Chats restants
measure-cat-astrophes = Cat-astrophes
measure-right-actions = Gestes justes
measure-mistakes = Erreurs
measure-fastest-touch-ms = Geste le plus rapide (ms)
measure-gold-bones = Os d'or
measure-silver-bones = Os d'argent
measure-bronze-bones = Os de bronze
measure-teckel-cards = Cartes dans ses teckels
measure-longest-teckel = Teckel le plus long
measure-dice-left = Dés restants
measure-bonus-dice = Dés en bonus
measure-dice-captured = Dés capturés
measure-dice-removed = Dés perdus par égalité
measure-floor-reached = Étage atteint
measure-highest-step = Palier atteint
measure-missions-validated = Missions validées
measure-towers-felled = Tours renversées
measure-late-takes = Prises trop tardives
measure-right-calls = Appels justes
measure-wrong-calls = Appels faux
measure-dice-kept = Dés gardés
measure-cases-uncovered = Cases découvertes

import-players = Joueurs
import-merges = Doublons réunis
import-campaigns = Défis
import-matches = Parties
import-results = Résultats
import-voids = Annulations
import-notes = Notes
