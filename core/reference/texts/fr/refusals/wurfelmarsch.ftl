### Würfelmarsch : ce qui n'a pas marché, et quoi faire ensuite.

error-wurfelmarsch-no-die-there = Il n'y a pas de dé ici. Touchez l'un des vôtres.
error-wurfelmarsch-not-your-die = Ce dé est à quelqu'un d'autre. Choisissez l'un des vôtres.
error-wurfelmarsch-off-the-base = Le dé quitterait la base. Choisissez une autre direction.
error-wurfelmarsch-cell-taken = Un dé est déjà là. Pivotez vers une case libre.
error-wurfelmarsch-same-faces = Le dé est déjà ainsi. Tournez-le autrement, ou pivotez-en un.
error-wurfelmarsch-repetitions-out-of-range = Répétitions avant la nulle : { $asked }. Choisissez { from-to }.
error-wurfelmarsch-quiet-turns-out-of-range = Tours calmes avant la nulle : { $asked }. Choisissez { from-to }.
error-wurfelmarsch-paper-too-many =
    { $given ->
            [one] { $given } dé pris ou retiré
           *[other] { $given } dés pris ou retirés
        }, mais il y en a { $most }. Recomptez.
error-wurfelmarsch-paper-captured =
    Ligne { $place } : { $given ->
            [one] { $given } dé pris
           *[other] { $given } dés pris
        }, mais les autres n'en avaient que { $most } à prendre. Recomptez.
error-wurfelmarsch-paper-corner = Pour gagner au coin, il faut encore un dé sur la base. Recomptez les dés pris et retirés.
error-wurfelmarsch-paper-best = Il ne reste aucun dé : une seule personne gagne, avec le meilleur total. Vérifiez la victoire.
