### Teckels : ce qui ne va pas, et quoi faire ensuite.

error-teckels-no-round-on = La manche n'a pas commencé. Aboyez pour la lancer !
error-teckels-round-on = La manche est déjà lancée : prenez une pile et jouez.
error-teckels-hand-on-table = Votre main est encore sur la carte posée. Un instant, puis continuez.
error-teckels-laid-down = Vous avez arrêté pour cette manche. Attendez la fin, les os arrivent.
error-teckels-no-such-pile = Il n'y a pas de pile { $pile }. Prenez l'une de vos piles.
error-teckels-pile-empty = La pile { $pile } est finie, bravo. Prenez-en une autre.
error-teckels-already-held = La pile { $pile } est déjà dans votre main. Retournez sa carte du dessus.
error-teckels-nothing-held = Prenez d'abord une pile en main.
error-teckels-already-turned = Une carte est déjà retournée : posez-la, ou remettez-la sous la pile.
error-teckels-nothing-turned = Retournez d'abord une carte.
error-teckels-not-on-top = Seule la carte retournée peut être jouée. Posez-la, ou remettez-la sous la pile.
error-teckels-head-begins-anew = Une tête commence toujours un nouveau teckel. Posez-la sur une place libre.
error-teckels-only-heads-begin = Seule une tête commence un teckel. Posez cette carte au bout d'un teckel, ou remettez-la sous la pile.
error-teckels-no-such-teckel = Il n'y a pas de teckel { $teckel }. Choisissez-en un sur la table.
error-teckels-finished = Le teckel { $teckel } a déjà sa queue. Choisissez-en un autre.
error-teckels-colours-differ = Les couvertures ne correspondent pas. Cherchez un bout de la même couleur, ou remettez la carte sous la pile.
error-teckels-no-calling = À cette table, on n'arrête pas avant la fin. Continuez à retourner vos cartes.
error-teckels-settle-time = Temps pour poser une carte : { $asked } ms, mais il en faut 1 au moins et { $most } au plus. Changez ce réglage.
error-teckels-may-never-end = Ainsi, une manche pourrait durer toujours. Gardez au moins une façon de la finir : plus rien à jouer, ou tout le monde a arrêté.
error-teckels-paper-value =
    Ligne { $place } : { $given ->
            [one] { $given } point
           *[other] { $given } points
        }, mais ces os en valent { $value }. Vérifiez l'un ou l'autre.
error-teckels-paper-gold = Chaque manche donne au moins un os d'or : il en faut { $least } ou plus en tout. Recomptez les os.
error-teckels-paper-rounds =
    Aucune suite de { $rounds ->
            [one] { $rounds } manche
           *[other] { $rounds } manches
        } ne donne ces os-là. Recomptez les os de chaque joueur.
