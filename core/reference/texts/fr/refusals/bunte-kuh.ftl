### Bunte Kuh : ce qui n'a pas marché, et quoi faire ensuite.

error-bunte-kuh-cannot-throw-now = Les dés gris perle sont déjà lancés. Cherchez une case.
error-bunte-kuh-nothing-to-call = Pas d'appel possible maintenant. Attendez le prochain lancer.
error-bunte-kuh-nothing-to-point-at = Dites d'abord « Stop ! », puis montrez la case.
error-bunte-kuh-nothing-to-void = Ce qui est dit est dit : l'appel est déjà jugé. Continuez.
error-bunte-kuh-nothing-to-lay = On pose un dé après un appel juste. Dites « Stop ! » ou « Non ! » d'abord.
error-bunte-kuh-no-case = Ce n'est pas une case : il faut un creux libre entre trois dés. Montrez-en un.
error-bunte-kuh-not-the-case-shown = Posez votre dé dans la case que vous avez montrée.
error-bunte-kuh-point-ms-out-of-range = Temps pour montrer la case : { $asked } ms. Choisissez { from-to } ms.
error-bunte-kuh-settle-ms-out-of-range = Attente d'un appel plus ancien : { $asked } ms. Choisissez { from-to } ms.
error-bunte-kuh-paper-too-many =
    { $given ->
            [one] { $given } dé
           *[other] { $given } dés
        } en tout, mais le partage en a donné { $most }. Recomptez.
error-bunte-kuh-paper-tie =
    On ne gagne à plusieurs que par une pénalité : quelqu'un a alors { $least ->
            [one] { $least } dé
           *[other] { $least } dés
        } ou plus. Recomptez.
error-bunte-kuh-paper-calls = Ces annonces ne donnent pas ces dés : une annonce juste pose un dé, une fausse en prend un à chaque adversaire. Vérifiez, ou laissez les annonces vides.
error-bunte-kuh-paper-shares = Aucune suite d'annonces ne donne ces dés-là à partir d'un partage égal. Recomptez.
