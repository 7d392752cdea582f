### Ce que l'on peut choisir avant une partie.

option-yes = Oui
option-no = Non
option-tenths-of-a-second =
    { $tenths ->
        [0] { $seconds } s
       *[other] { $seconds },{ $tenths } s
    }

option-pile-poils-side = Quelle pyramide ?
option-pile-poils-side-detail = Deux pyramides de la maison, ou la vôtre.
option-pile-poils-side-coussin = Coussin
option-pile-poils-side-panier = Panier
option-pile-poils-side-own = La vôtre

option-pilo-pilo-apprentices = Apprentis chevaliers
option-pilo-pilo-apprentices-detail = Sans les rois, pour apprendre ou pour les plus jeunes.
option-pilo-pilo-round = Temps pour agir
option-pilo-pilo-round-detail = Après ce temps, plus personne ne touche d'oreiller.
option-pilo-pilo-quiet-round = Temps quand personne ne doit agir
option-pilo-pilo-quiet-round-detail = La manche se ferme d'elle-même après ce temps.

option-teckels-ends-when-stuck = Arrêter quand plus rien ne va
option-teckels-ends-when-stuck-detail = La manche s'arrête dès qu'aucune carte restante ne peut plus être posée.
option-teckels-ends-when-all-call = Arrêter quand tout le monde a fini
option-teckels-ends-when-all-call-detail = La manche s'arrête quand chacun a posé ses piles.

option-neko-tower-mode = Comment jouer ?
option-neko-tower-mode-detail = Tous ensemble avec Neko, ou chacun son chat et des missions secrètes.
option-neko-tower-mode-together = Ensemble
option-neko-tower-mode-competitive = En compétition

option-raffzahn-announces-nothing-left = Annoncer qu'il n'y a plus rien à prendre
option-raffzahn-announces-nothing-left-detail = La table le dit ; c'est toujours à la personne du dé de crier stop.

option-bunte-kuh-point = Temps pour montrer une case
option-bunte-kuh-point-detail = Après « Stop ! », il faut montrer sa case dans ce délai.

option-cui-bono-red = Prix d'un dé rouge
option-cui-bono-red-detail = Ce que coûte chaque dé rouge gardé.
option-cui-bono-yellow = Prix d'un dé jaune
option-cui-bono-yellow-detail = Ce que coûte chaque dé jaune gardé.
option-cui-bono-pearl = Prix d'un dé gris perle
option-cui-bono-pearl-detail = Ce que coûte chaque dé gris perle gardé.

option-eintrichtern-show = Temps pour retenir
option-eintrichtern-show-detail = Une case découverte reste visible pendant ce temps.

option-wurfelmarsch-repetitions = Nulle par répétition
option-wurfelmarsch-repetitions-detail = Une position qui revient autant de fois arrête la partie.
option-wurfelmarsch-quiet-turns = Nulle par calme plat
option-wurfelmarsch-quiet-turns-detail = Autant de tours sans avancer ni se battre arrêtent la partie.
