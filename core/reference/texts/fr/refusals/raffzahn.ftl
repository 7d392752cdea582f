### Raffzahn : ce qui n'a pas marché, et quoi faire ensuite.

error-raffzahn-cannot-throw-now = Le dé turquoise est déjà lancé. Cherchez vos dés, ou dites « Stop ! ».
error-raffzahn-not-thrown = Attendez que le dé turquoise soit lancé.
error-raffzahn-nothing-there = Il n'y a plus de dé ici. Cherchez-en un autre.
error-raffzahn-not-free-then = Ce dé n'était pas encore libre. Allez-y à nouveau.
error-raffzahn-hand-locked = Votre main est encore bloquée après un mauvais dé. Attendez un instant.
error-raffzahn-already-late = Ce dé a déjà été remis. Attendez le prochain lancer.
error-raffzahn-not-the-roller = Seule la personne qui a lancé dit « Stop ! ». Continuez à chercher.
error-raffzahn-nothing-to-stop = « Stop ! » se dit pendant que l'on cherche. Attendez le prochain lancer.
error-raffzahn-nothing-to-void = Ce qui est dit est dit : ce tour est déjà jugé. Continuez.
error-raffzahn-late-ms-out-of-range = Retard jugé fautif : { $asked } ms. Choisissez { from-to } ms.
error-raffzahn-paper-too-many =
    { $given ->
            [one] { $given } dé
           *[other] { $given } dés
        } en tout, mais la pyramide en avait { $most }. Recomptez.
error-raffzahn-paper-too-few =
    { $given ->
            [one] { $given } dé
           *[other] { $given } dés
        } en tout : il reste donc des dés au-dessus de la base, et la partie continue. Il en faut { $least } ou plus.
error-raffzahn-lock-ms-out-of-range = Main bloquée après un mauvais dé : { $asked } ms. Choisissez { from-to } ms.
