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
