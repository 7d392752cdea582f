### Les pages des personnes et de la famille.

plot-month-name =
    { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }
plot-day = { $day } { plot-month-name }
plot-month = { plot-month-name } { $year }
plot-year = { $year }
plot-by-month = Parties par mois
plot-by-year = Parties par an
plot-legend = En bas de chaque barre : les parties gagnées.
plot-bar =
    { $games ->
        [0] { $date } : aucune partie
       *[other] { $date } : { person-played }
    }
plot-bar-of-all =
    { $games ->
        [0] { $date } : aucune partie
       *[other] { $date } : { family-game }
    }

person-open = Voir sa page
person-empty = Rien à raconter pour l'instant : jouez une partie, ou notez-en une.
person-matches = Parties
person-wins = Victoires
person-wins-share = { $wins } ({ $share } %)
person-best-streak = Plus belle série
person-favourite = Jeu préféré
person-since = Joue depuis
person-beside = { $one } ({ $other })
person-played =
    { family-game }, { $wins ->
        [0] aucune victoire
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
person-record = Record : { $score }
person-streak-now = Série en cours : { $streak }
person-streak-best = Plus belle série : { $streak }
person-title =
    { $times ->
        [one] { $title }
       *[other] { $title } × { $times }
    }
person-titles = Titres : { $titles }
person-games = Jeu par jeu
person-people = Avec qui
person-met =
    { family-game } ensemble : { $ahead } fois devant, { $behind } fois derrière{ $level ->
        [0] { "" }
       *[other] , { $level } fois à égalité
    }

family-open = La famille
family-title = La famille
family-people = Personnes
family-everybody = Tout le monde
family-game =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
family-leads = En tête : { $names } ({ $score })
family-record = Record : { $score } ({ $names })

players-face = Visage
players-face-symbol = le symbole de la couleur
players-face-0 = chat éveillé
players-face-1 = chat aux oreilles pliées
players-face-2 = chat tigré
players-face-3 = chat tacheté
players-face-4 = chat en miche
players-face-5 = chat de dos
players-face-6 = chat qui fait le gros dos
players-face-7 = chat roulé en boule
players-face-8 = chat dans un carton
players-face-9 = pelote
players-face-10 = oreiller
players-face-11 = teckel
players-face-12 = tour
players-face-13 = dé
players-face-14 = couronne
players-face-15 = os
players-face-16 = soleil
players-face-17 = poisson
players-face-18 = souris
players-face-19 = cœur
players-face-20 = tasse
players-face-21 = maison
players-face-22 = champignon
players-face-23 = bateau

goals-title = Objectifs
goals-summary =
    { $reached ->
        [0] Rien d'atteint encore, sur un total de { $all }.
        [one] { $reached } objectif atteint sur { $all }
       *[other] { $reached } objectifs atteints sur { $all }
    }
goals-reached = Atteint
goals-hide-reached = Cacher ce qui est atteint
goals-all-reached = Tout est atteint. Il reste à faire mieux.
goal-title = Gagner avec { $score }
goal-title-either = Gagner avec { $least } ou { $label }
goal-title-between = Gagner avec { $least } à { $label }
goal-title-earned =
    { $times ->
        [one] Gagné une fois
       *[other] Gagné { $times } fois
    }
goal-so-far = { $goal }. Jusqu'ici : { $best }.
goal-height-name = { $label } : { $number }
goal-height = Pas encore de palier atteint
goal-height-so-far = Jusqu'ici : { $best }
goal-height-reached = Atteint
goal-record-name = Le record
goal-record = À battre : { $score } ({ $names })
goal-record-held = Tenu : { $score }
