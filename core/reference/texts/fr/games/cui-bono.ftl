### Cui bono?

game-cui-bono = Cui bono?
game-cui-bono-tagline = Tirez un dé du bas, recasez-le plus haut, ou payez

## La table.

cui-bono-turn-of = À vous de jouer, { $name }
cui-bono-keep = Garder (−{ $cost })
cui-bono-cost = −{ $cost }

cui-bono-hint-take =
    { $name }, prenez un dé cerclé. À { $most ->
            [one] { $most } dé gardé
           *[other] { $most } dés gardés
        }, c'est fini.
cui-bono-hint-put-back = { $name }, remettez-le dans une case allumée, ou gardez-le.
cui-bono-hint-no-place = { $name }, aucune case ne le prend : il reste chez vous.
cui-bono-hint-over = La partie est terminée.
cui-bono-ended = Dés gardés par { $name } : { $dice }. On compte les points perdus.

cui-bono-tell-took =
    { $name } prend un dé { $colour ->
        [red] rouge
        [yellow] jaune
       *[other] gris perle
    }.
cui-bono-tell-slid =
    { $dice ->
        [one] Le dé du dessus glisse d'une case.
       *[other] La rangée de { $dice } dés glisse d'une case.
    }
cui-bono-tell-put-back =
    { $name } recase le dé { $colour ->
        [red] rouge
        [yellow] jaune
       *[other] gris perle
    } au niveau { $level }.
cui-bono-tell-kept =
    { $name } garde un dé { $colour ->
        [red] rouge
        [yellow] jaune
       *[other] gris perle
    } : −{ $cost }.
cui-bono-tell-ended =
    { $winners ->
        [one] C'est fini : victoire de { $names } !
       *[other] Victoire partagée : { $names } !
    }

cui-bono-help-take = Prendre un dé cerclé : sur la base, avec au moins deux faces visibles.
cui-bono-help-slide = La rangée qui reposait dessus descend d'une case, sans tourner.
cui-bono-help-end =
    La partie s'arrête dès que quelqu'un a gardé { $most ->
            [one] { $most } dé
           *[other] { $most } dés
        }.
cui-bono-help-colours = Remettre le dé dans une case allumée : elle est faite de trois couleurs, ou d'une seule qui n'est pas la sienne.
cui-bono-help-row = Le dé ne peut pas finir une rangée toute de sa couleur.
cui-bono-help-circles = Le dé ne revient pas là où la pyramide montrerait les mêmes couleurs qu'après un tour précédent.
cui-bono-help-keep =
    Garder le dé { $colour ->
        [red] rouge
        [yellow] jaune
       *[other] gris perle
    } : il coûte { $cost }.
cui-bono-help-score = Gagne qui perd le moins de points.

cui-bono-label-place = Case allumée, niveau { $level }, ligne { $line }, place { $place }
cui-bono-label-hand =
    Dé { $colour ->
        [red] rouge
        [yellow] jaune
       *[other] gris perle
    } en main
cui-bono-label-cost =
    { $colour ->
        [red] Dé rouge gardé
        [yellow] Dé jaune gardé
       *[other] Dé gris perle gardé
    } : { $cost ->
        [one] { $cost } point perdu
       *[other] { $cost } points perdus
    }
cui-bono-label-seat = { $name } : dés gardés { $kept } sur { $most }, points perdus { $loss }
cui-bono-label-winner = { $name } gagne : dés gardés { $kept }, points perdus { $loss }

## Réglages.

option-cui-bono-red = Prix d'un dé rouge
option-cui-bono-red-detail = Ce que coûte chaque dé rouge gardé.
option-cui-bono-yellow = Prix d'un dé jaune
option-cui-bono-yellow-detail = Ce que coûte chaque dé jaune gardé.
option-cui-bono-pearl = Prix d'un dé gris perle
option-cui-bono-pearl-detail = Ce que coûte chaque dé gris perle gardé.

## Le carnet.

score-cui-bono =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
measure-amount-cui-bono = Coût des dés gardés
measure-dice-kept = Dés gardés

## Outils à côté de la vraie boîte.

tool-cui-bono-counter = Compteur de Cui bono?
tool-cui-bono-counter-detail = Les dés gardés et ce qu'ils coûtent.
tool-cui-bono-counter-red = Dé rouge
tool-cui-bono-counter-yellow = Dé jaune
tool-cui-bono-counter-pearl = Dé gris perle
tool-cui-bono-counter-loss = Points perdus
paper-setup-cui-bono-costs-of-the-box = Coûts de la boîte : 1, 2 et 3
paper-setup-cui-bono-own-costs = Autres coûts

## La leçon.

cui-bono-lesson-goal = Bienvenue ! Chacun tire un dé du bas de la pyramide et tâche de le remettre plus haut. Garder un dé coûte des points.
cui-bono-lesson-costs = Un dé rouge coûte le moins, un gris perle le plus. Moins vous en perdez, mieux c'est.
cui-bono-lesson-take = On prend un dé du niveau le plus bas, dont on voit deux faces : au début, un coin. Prenez celui-ci.
cui-bono-lesson-slide = Ce qui reposait sur lui a glissé d'un cran : un trou s'est ouvert au sommet.
cui-bono-lesson-case = Une case se regarde par ses trois faces. Trois couleurs : tout dé y va. Une seule : un dé d'une autre couleur. Deux : aucun.
cui-bono-lesson-put-back = Cette case accepte votre dé. Remettez-le : il ne vous coûte rien.
cui-bono-lesson-other = À l'autre place. Elle tire un dé d'un autre coin.
cui-bono-lesson-no-place = Un dé rouge… et aucune case ne l'accepte. Il faut le garder.
cui-bono-lesson-kept = Un dé rouge gardé : c'est le moins cher, mais il compte. À vous.
cui-bono-lesson-take-again = Prenez le dé de ce coin-ci.
cui-bono-lesson-choose = Une case l'accepte, tout en haut. Remettez-le là… ou gardez-le, si cela gêne la suite : c'est permis.
cui-bono-lesson-row = Encore une chose : un dé ne doit pas finir une rangée toute de sa couleur.
cui-bono-lesson-end = La partie finit quand quelqu'un a gardé dix dés ; le plus petit total gagne. À vous de jouer !

cui-bono-advice-take = prendre le dé marqué
cui-bono-advice-put-back = le remettre à la place marquée
cui-bono-advice-keep = garder le dé
