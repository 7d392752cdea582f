### Après une partie : les dés, la chance et les choix.

dice-title = Les dés
dice-throws = Lancers
dice-count = Dés lancés
dice-seal = Sceau
dice-seed = Graine
dice-face =
    { $times ->
        [0] { $face } : jamais
       *[other] { $face } : { $times } fois
    }
dice-legend = En bas de chaque barre, jusqu'à ce qu'on attend de dés justes ({ $times } fois environ) ; au-dessus, ce qui dépasse.
dice-too-few = Trop peu de dés pour en dire quelque chose : avec si peu, tout peut arriver.
dice-usual = Comme on s'y attend : sur 100 parties avec des dés justes, { $number } sont au moins aussi inégales.
dice-uneven = Un peu inégal : avec des dés justes, cela arrive à une partie sur { $number }.
dice-rare = Rare : avec des dés justes, une partie sur { $number }. À force de jouer, cela finit par arriver.
dice-rarest = Très rare : moins d'une partie sur { $number } avec des dés justes.
dice-proof = Même sceau qu'au début ? Alors tous les dés étaient fixés avant le premier coup, et personne ne les a changés en route.
dice-no-proof = Le sceau ne prouve pas que la graine a été bien tirée au sort. Pour cela, comparez les comptes de beaucoup de parties.
dice-recompute = Pour recalculer : la graine et la taille de chaque lancer suffisent. Le programme de vingt lignes « tests/referees/dice.py », dans les sources d'Empile, redonne le sceau et tous les lancers.
dice-all-throws = Tous les lancers

luck-title = Chance ou choix ?
luck-thinking = On repense à toute la partie…
luck-stop = Arrêter
luck-again = Repenser à la partie
luck-plot = Les chances de gagner, coup après coup
luck-lines = Pour chacun
luck-moments = Ce qui a décidé
luck-see = Revoir ce moment
luck-liked = Le hasard a surtout souri à { $name }.
luck-liked-several = Le hasard a surtout souri à { $names }, autant à chacun.
luck-liked-nobody = Le hasard n'a favorisé personne, autant qu'on puisse le mesurer.
luck-chose = { $name } a le mieux choisi.
luck-chose-several = { $names } ont le mieux choisi, à égalité.
luck-chose-alike = Tout le monde a aussi bien choisi.
luck-for =
    { $points ->
        [one] Hasard : +{ $points } point de chance
       *[other] Hasard : +{ $points } points de chance
    }
luck-against =
    { $points ->
        [one] Hasard : −{ $points } point de chance
       *[other] Hasard : −{ $points } points de chance
    }
luck-even = Hasard : rien qu'on puisse mesurer
choice-cost =
    { $points ->
        [one] Choix : { $points } point laissé en route, sur { choice-decisions }
       *[other] Choix : { $points } points laissés en route, sur { choice-decisions }
    }
choice-none = Choix : aussi bons que ceux de Redoutable, sur { choice-decisions }
choice-decisions =
    { $decisions ->
        [0] aucune décision
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }
luck-curve = { $name } : { $before } % de chances au début, { $after } % à la fin
luck-moment-chance = Étape { $step } : le hasard. Chances de { $name } : { $before } %, puis { $after } %.
luck-moment-choice = Étape { $step } : un choix. Chances de { $name } : { $before } %, puis { $after } %.
luck-how = Après chaque coup, on estime qui gagnerait si tout le monde continuait à bien jouer. Cent points font une partie gagnée. Le hasard, c'est ce que les dés et ce qui était caché ont changé ; les choix, ce qui manque par rapport au robot Redoutable. Un écart plus petit que l'incertitude du calcul ne compte pas.
percent = { $number } %
