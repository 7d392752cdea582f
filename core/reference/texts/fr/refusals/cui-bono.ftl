### Cui bono? : ce qui n'a pas marché, et quoi faire ensuite.

error-cui-bono-already-taken = Vous avez déjà un dé en main. Remettez-le, ou gardez-le.
error-cui-bono-nothing-there = Il n'y a pas de dé ici. Prenez-en un sur la base.
error-cui-bono-not-on-the-base = Ce dé est trop haut. Prenez-en un au niveau le plus bas.
error-cui-bono-too-hidden =
    { $visible ->
        [0] Ce dé est entièrement caché. Prenez-en un qui montre deux faces.
       *[other] Ce dé ne montre que { $visible } face. Prenez-en un qui en montre deux.
    }
error-cui-bono-nothing-in-hand = Prenez d'abord un dé au niveau le plus bas.
error-cui-bono-on-the-base = On ne remet jamais un dé sur la base. Choisissez une case plus haut.
error-cui-bono-no-case = Ce n'est pas une case : il faut un creux libre entre trois dés. Cherchez-en un.
error-cui-bono-two-colours = Cette case a deux couleurs. Il en faut une seule, ou trois.
error-cui-bono-same-colour = Cette case est toute de la couleur de votre dé. Cherchez-en une autre.
error-cui-bono-row-of-one-colour = Votre dé finirait une rangée de { $dice } de la même couleur. Cherchez une autre case.
error-cui-bono-in-circles = La pyramide montrerait les mêmes couleurs qu'après un tour précédent. Cherchez une autre case, ou gardez le dé.
error-cui-bono-cost-out-of-range = Un dé ne peut pas coûter { $asked }. Choisissez { from-to }.
error-cui-bono-paper-loss = Ligne { $place } : un dé coûte { $least } au moins et { $most } au plus, et ce coût ne va pas avec ces dés. Recomptez, ou choisissez « Autres coûts ».
error-cui-bono-paper-one-full = La partie s'arrête quand une personne garde son dé numéro { $full } : une seule en a autant. Recomptez.
error-cui-bono-paper-fewest = À coût égal, qui a gardé le moins de dés gagne ; à égalité encore, tous ensemble. Vérifiez les victoires.
