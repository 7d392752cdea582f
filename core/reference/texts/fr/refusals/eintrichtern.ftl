### Eintrichtern : ce qui n'a pas marché, et quoi faire ensuite.

error-eintrichtern-already-thrown = Les dés gris perle sont déjà lancés. Soulevez un dé rouge.
error-eintrichtern-must-throw = Lancez d'abord les dés gris perle.
error-eintrichtern-no-red-die = Il n'y a pas de dé rouge ici. Soulevez-en un autre.
error-eintrichtern-show-ms-out-of-range = Temps pour regarder une case : { $asked } ms. Choisissez { from-to } ms.
error-eintrichtern-paper-too-many =
    { $given ->
            [one] { $given } dé rouge
           *[other] { $given } dés rouges
        } en tout, mais il y en a { $most }. Recomptez.
error-eintrichtern-paper-one-full = La partie s'arrête au dé rouge numéro { $full } d'une seule personne, ou quand il n'en reste aucun. Recomptez.
error-eintrichtern-paper-uncovered = Ligne { $place } : chaque dé gagné découvre une case, il y en a donc { $least } ou plus. Recomptez.
