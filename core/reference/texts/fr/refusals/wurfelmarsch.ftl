### Würfelmarsch : ce qui n'a pas marché, et quoi faire ensuite.

error-wurfelmarsch-no-die-there = Il n'y a pas de dé ici. Touchez l'un des vôtres.
error-wurfelmarsch-not-your-die = Ce dé est à quelqu'un d'autre. Choisissez l'un des vôtres.
error-wurfelmarsch-off-the-base = Le dé quitterait la base. Choisissez une autre direction.
error-wurfelmarsch-cell-taken = Un dé est déjà là. Pivotez vers une case libre.
error-wurfelmarsch-same-faces = Le dé est déjà ainsi. Tournez-le autrement, ou pivotez-en un.
error-wurfelmarsch-repetitions-out-of-range = Répétitions avant la nulle : { $asked }. Choisissez de { $least } à { $most }.
error-wurfelmarsch-quiet-turns-out-of-range = Tours calmes avant la nulle : { $asked }. Choisissez de { $least } à { $most }.
