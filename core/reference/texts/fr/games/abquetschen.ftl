### Abquetschen.

game-abquetschen = Abquetschen
game-abquetschen-tagline = Posez tous vos dés avant d'être à l'étroit

## La table.

abquetschen-turn-of = À vous de jouer, { $name }
abquetschen-throw = Lancer le dé
abquetschen-done = C'est posé
abquetschen-no-bonus = Sans bonus

abquetschen-hint-first = { $name }, lancez : le premier 4 ouvre la pyramide.
abquetschen-hint-throw = { $name }, lancez : le dé dit combien de dés poser.
abquetschen-hint-opening =
    { $left ->
        [one] Encore { $left } dé, loin des bords de la base.
       *[other] Encore { $left } dés, loin des bords de la base.
    }
abquetschen-hint-lay =
    { $left ->
        [one] Encore { $left } dé : touchez une case allumée.
       *[other] Encore { $left } dés : touchez une case allumée.
    }
abquetschen-hint-reach =
    { $left ->
        [one] Encore { $left } dé, qui doit rejoindre un dé plus ancien.
       *[other] Encore { $left } dés : l'un d'eux doit rejoindre un dé plus ancien.
    }
abquetschen-hint-bonus =
    { $left ->
        [one] { $left } dé bonus à poser, ou à laisser.
       *[other] { $left } dés bonus à poser, tous ou aucun.
    }
abquetschen-hint-done = Tout est posé. Un dé cerclé peut encore être repris.
abquetschen-hint-over = La partie est terminée.

abquetschen-tell-threw = { $name } lance un { $value }.
abquetschen-tell-first = Un 4 ! { $name } ouvre la pyramide.
abquetschen-tell-could-not-lay =
    { $dice ->
        [one] { $name } passe : { $dice } dé ne tient nulle part.
       *[other] { $name } passe : { $dice } dés ne tiennent pas.
    }
abquetschen-tell-laid = { $name } pose un dé au niveau { $level }.
abquetschen-tell-took-back = { $name } reprend un dé.
abquetschen-tell-finished =
    { $dice ->
        [one] { $name } a posé { $dice } dé.
       *[other] { $name } a posé { $dice } dés.
    }
abquetschen-tell-bonus =
    { $dice ->
        [one] Rangée de { $row } ! Dé bonus pour { $name } : { $dice }.
       *[other] Rangée de { $row } ! Dés bonus pour { $name } : { $dice }.
    }
abquetschen-tell-bonus-lost =
    { $dice ->
        [one] { $name } : le dé bonus ne tient nulle part.
       *[other] { $name } : les { $dice } dés bonus ne tiennent pas.
    }
abquetschen-tell-bonus-forgone = { $name } se passe du bonus.
abquetschen-tell-all-laid = { $name } a posé son dernier dé : gagné !
abquetschen-tell-beyond = { $name } lance plus que sa réserve : gagné !
abquetschen-tell-no-room = { $name } n'a plus de place. La plus petite réserve gagne : { $winners }.
abquetschen-ended-all-laid = Plus de dé dans la réserve de { $name }.
abquetschen-ended-beyond = { $name } a lancé plus que sa réserve.
abquetschen-ended-no-room = { $name } n'a plus de place : la plus petite réserve gagne.

abquetschen-help-first = Lancer le dé turquoise : il passe de main en main jusqu'au premier 4.
abquetschen-help-throw = Lancer le dé turquoise : il dit combien de dés poser.
abquetschen-help-opening = Poser quatre dés qui se tiennent, hors des cases du bord.
abquetschen-help-first-turn = Poser ses premiers dés : ils se tiennent par les faces, et l'un d'eux touche un dé déjà là.
abquetschen-help-lay = Poser tous les dés du lancer : ils se tiennent par les faces, et l'un d'eux touche un de vos dés plus anciens.
abquetschen-help-bonus = Poser tous les dés bonus comme les autres, ou s'en passer.
abquetschen-help-case = Les cases allumées sont celles d'où tout le lancer peut encore être posé.
abquetschen-help-take-back = Toucher un dé cerclé pour le reprendre.
abquetschen-help-done = Valider : les dés restent où ils sont.

abquetschen-label-die = Dé de { $name }, niveau { $level }, ligne { $line }, place { $place }
abquetschen-label-new-die = Nouveau dé de { $name }, niveau { $level }, ligne { $line }, place { $place }, à reprendre
abquetschen-label-open-case = Case allumée, niveau { $level }, ligne { $line }, place { $place }
abquetschen-label-seat =
    { $dice ->
        [one] { $name } : { $dice } dé en réserve
       *[other] { $name } : { $dice } dés en réserve
    }

## Le carnet.

score-abquetschen =
    { $score ->
        [0] plus de dé
       *[other] reste { $left }
    }
measure-dice-left = Dés restants
measure-bonus-dice = Dés en bonus

## La leçon.

abquetschen-lesson-goal = Bienvenue ! À trois, on bâtit une seule pyramide. Qui pose tous ses dés avant les autres gagne. Les rouges sont à vous.
abquetschen-lesson-throw = Le dé turquoise tourne jusqu'au premier 4 : ce sera à cette personne de commencer. Lancez-le.
abquetschen-lesson-first = Un 4 ! Vous ouvrez avec quatre dés, loin des bords. Posez le premier ici.
abquetschen-lesson-second = Le deuxième juste à côté. Posés à plat, deux dés ne se touchent que par une arête : cela ne compte pas.
abquetschen-lesson-third = Le troisième ferme le triangle : entre eux naît un creux.
abquetschen-lesson-hollow = Un dé posé dans le creux touche les trois autres par des faces entières. C'est sa place !
abquetschen-lesson-faces = Retenez : les dés d'un même tour se touchent tous par des faces. Les nombres dessus ne comptent pas.
abquetschen-lesson-done = Tant que ce bouton attend, un dé peut être repris. Tout va bien : terminez.
abquetschen-lesson-neighbour = La place voisine lance le dé turquoise, puis pose autant de dés. Regardez où.
abquetschen-lesson-touches = Six dés d'un coup, et l'un d'eux touche un dé rouge : à son premier tour, il faut toucher un dé adverse. À la troisième place.
abquetschen-lesson-pass = Un 4, mais nulle part où poser quatre dés en règle : tout ou rien, on passe.
abquetschen-lesson-again = À vous. Lancez le dé turquoise.
abquetschen-lesson-two = Un 2 : deux dés à poser. Seules s'allument les cases d'où l'on peut poser les deux.
abquetschen-lesson-together = Le second touche le premier par une face, et l'un de vos dés plus anciens.
abquetschen-lesson-done-again = C'est en règle. Terminez votre tour.
abquetschen-lesson-bonus = Une rangée de trois dés ou plus posée en un tour rapporte des dés bonus, à poser tout de suite.
abquetschen-lesson-end = La partie finit quand une réserve est vide, ou quand on lance plus qu'il ne reste. À vous de jouer !

abquetschen-advice-throw = lancer le dé turquoise
abquetschen-advice-lay = poser un dé à la place marquée
abquetschen-advice-take-back = reprendre le dé marqué
abquetschen-advice-done = en rester là
