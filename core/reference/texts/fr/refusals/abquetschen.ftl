### Abquetschen : ce qui n'a pas marché, et quoi faire ensuite.

error-abquetschen-cannot-throw-now = Le dé turquoise est déjà lancé. Posez vos dés.
error-abquetschen-nothing-to-lay = Lancez d'abord le dé turquoise : il dit combien de dés poser.
error-abquetschen-all-laid =
    { $dice ->
        [one] Votre dé est posé. Terminez, ou reprenez-le.
       *[other] Vos { $dice } dés sont posés. Terminez, ou reprenez-en un.
    }
error-abquetschen-cell-taken = Un dé est déjà là. Choisissez une case allumée.
error-abquetschen-no-support = Ici, un dé tomberait : il lui faut trois dés dessous. Choisissez une case allumée.
error-abquetschen-edge-cell = Le premier coup se joue loin des bords. Choisissez une case à l'intérieur.
error-abquetschen-dead-end =
    { $dice ->
        [one] Ici, ce dé ne serait relié à rien. Choisissez une case allumée.
       *[other] D'ici, les { $dice } dés ne pourraient pas tous être posés. Choisissez une case allumée.
    }
error-abquetschen-not-laid-now = Ce dé n'est pas de ce tour. Reprenez l'un de ceux que vous venez de poser.
error-abquetschen-not-free = Ce dé en porte un autre. Reprenez d'abord celui du dessus.
error-abquetschen-not-all-laid =
    { $left ->
        [one] Il reste { $left } dé à poser avant de terminer.
       *[other] Il reste { $left } dés à poser avant de terminer.
    }
error-abquetschen-paper-opening =
    La partie commence par quatre dés posés : quelqu'un a { $most ->
            [one] { $most } dé
           *[other] { $most } dés
        } ou moins. Recomptez.
error-abquetschen-paper-empty-wins = Quelqu'un n'a plus de dé sans avoir gagné. Qui n'a plus de dé gagne : cochez la victoire.
error-abquetschen-paper-fewest =
    Le moins de dés gagne, à égalité tous ensemble ; ou une seule personne, par un lancer trop fort, avec { $most ->
            [one] { $most } dé
           *[other] { $most } dés
        } ou moins. Vérifiez les victoires.
error-abquetschen-paper-bonus =
    Ligne { $place } : avec si peu de dés posés, il y a au plus { $most ->
            [one] { $most } dé
           *[other] { $most } dés
        } de bonus. Recomptez.
