### Pile-Poils.

game-pile-poils = Pile-Poils
game-pile-poils-tagline = Empilez les chats, et sachez vous arrêter

pile-poils-turn-of = À vous de jouer, { $name }
pile-poils-bonus-turn =
    { $dice ->
        [one] Tour bonus pour { $name } : { $dice } dé
       *[other] Tour bonus pour { $name } : { $dice } dés
    }
pile-poils-roll =
    { $dice ->
        [one] Lancer le dé
       *[other] Lancer les { $dice } dés
    }
pile-poils-continue =
    { $dice ->
        [one] Encore { $dice } dé
       *[other] Encore { $dice } dés
    }
pile-poils-stop =
    { $cats ->
        [one] Coucher { $cats } chat
       *[other] Coucher { $cats } chats
    }
pile-poils-stop-anyway = Arrêter
pile-poils-stop-confirm = Tout perdre ?
pile-poils-give-up = Renoncer
pile-poils-give-up-confirm = Perdre le tour ?
pile-poils-place-confirm = Poser quand même ?
pile-poils-keep-on = Revenir
pile-poils-go-on = Tour suivant
pile-poils-reroll =
    { $yarn ->
        [one] Pelote ({ $yarn }) : relancer
       *[other] Pelotes ({ $yarn }) : relancer
    }

pile-poils-hint-roll = Les dés sont prêts.
pile-poils-hint-choose = Choisissez des dés, puis une case de même total.
pile-poils-hint-place = Total { $sum } : touchez une case allumée.
pile-poils-hint-place-in-vain = Total { $sum } : aucune case ne tiendrait ce tour. Essayez d'autres dés.
pile-poils-hint-all-in-vain = Rien de ce lancer ne pourrait être couché ce tour.
pile-poils-hint-no-cell = Total { $sum } : aucune case libre. Essayez d'autres dés.
pile-poils-hint-only-yarn = Rien ne va nulle part : une pelote, ou la cat-astrophe.
pile-poils-hint-can-bed =
    { $cats ->
        [one] Tout tient : { $cats } chat peut s'endormir.
       *[other] Tout tient : { $cats } chats peuvent s'endormir.
    }
pile-poils-hint-can-bed-bonus =
    { $dice ->
        [one] Tout tient, avec un tour bonus à { $dice } dé. Chats à coucher : { $cats }.
       *[other] Tout tient, avec un tour bonus à { $dice } dés. Chats à coucher : { $cats }.
    }
pile-poils-hint-look = Puis c'est à vous, { $name }.
pile-poils-hint-golden = La partie continue, avec les chats dorés de { $name }.
pile-poils-hint-over = La partie est terminée.

pile-poils-ask-stop = S'arrêter maintenant, c'est la cat-astrophe : aucun chat ne se couche.
pile-poils-ask-give-up = Renoncer, c'est la cat-astrophe : vos dés quittent la pyramide.
pile-poils-ask-place = Sur ce { $number }, vos dés ne pourront plus être couchés ce tour : cat-astrophe.

pile-poils-ended-full = La pyramide est pleine !
pile-poils-ended-second-out = { $name } aussi a couché tous ses chats !
pile-poils-ended-last-golden = { $name } a couché le dernier chat doré !

pile-poils-news-nothing-fits = Cat-astrophe ! { $name } : { $dice } ne va nulle part.
pile-poils-news-gave-up = Cat-astrophe ! { $name } renonce.
pile-poils-news-winner = { $name } a couché tous ses chats !
pile-poils-news-bonus =
    { $dice ->
        [one] Tour bonus, { $name } : { $dice } dé !
       *[other] Tour bonus, { $name } : { $dice } dés !
    }
pile-poils-news-bedded =
    { $cats ->
        [one] { $cats } chat endormi chez { $name }.
       *[other] { $cats } chats endormis chez { $name }.
    }
pile-poils-fault-not-linked = { $name } : le { $number } n'est pas relié aux autres dés.
pile-poils-fault-no-base = { $name } : le { $number } n'a pas de base complète, sous lui le { $missing } est libre.

pile-poils-tell-rolled = { $name } lance : { $dice }.
pile-poils-tell-rerolled = { $name } dépense une pelote et relance : { $dice }.
pile-poils-tell-placed = { $name } pose { $dice } sur un { $number }.
pile-poils-tell-bedded = Un chat de { $name } s'endort sur un { $number }.
pile-poils-tell-bedded-golden = Un chat doré de { $name } s'endort sur un { $number }.
pile-poils-tell-yarn = { $name } gagne une pelote.

pile-poils-help-roll =
    { $dice ->
        [one] { $name } peut lancer { $dice } dé.
       *[other] { $name } peut lancer { $dice } dés.
    }
pile-poils-help-place = Poser un ou plusieurs dés du lancer sur une case libre de même total.
pile-poils-help-reroll =
    { $yarn ->
        [one] Dépenser la pelote pour relancer tous les dés du lancer.
       *[other] Dépenser une des { $yarn } pelotes pour relancer tous les dés du lancer.
    }
pile-poils-help-give-up = Renoncer : les dés du tour quittent la pyramide.
pile-poils-help-continue =
    { $dice ->
        [one] Lancer le dé qui reste.
       *[other] Lancer les { $dice } dés qui restent.
    }
pile-poils-help-stop = S'arrêter et coucher les chats : tout est relié et bien posé.
pile-poils-help-stop-fails = S'arrêter maintenant serait une cat-astrophe : une case n'est pas reliée ou n'a pas de base.

pile-poils-label-free-cell = Case { $number }, rangée { $row }, libre
pile-poils-label-lit-cell = Case { $number }, rangée { $row }, convient
pile-poils-label-vain-cell = Case { $number }, rangée { $row }, convient, mais rien ne pourrait plus être couché
pile-poils-label-diced-cell = Case { $number }, rangée { $row }, avec vos dés
pile-poils-label-cats =
    { $cats ->
        [one] { $cats } chat endormi sur la case { $number }
       *[other] { $cats } chats endormis sur la case { $number }
    }
pile-poils-label-golden-cats =
    { $golden ->
        [one] Case { $number } : { $golden } chat doré endormi, { $cats } en tout
       *[other] Case { $number } : { $golden } chats dorés endormis, { $cats } en tout
    }
pile-poils-label-die = Dé { $face }
pile-poils-label-seat = { $name } : chats à coucher { $cats }, pelotes { $yarn }
pile-poils-label-winner-seat = { $name }, en tête : chats dorés { $golden }, pelotes { $yarn }

pile-poils-title-enthusiastic-juggler = Jongleur Enthousiaste
    .flavour = Les chats ont adoré le spectacle. Dormir ? Plus tard, peut-être.
pile-poils-title-amateur-whisperer = Chuchoteur Amateur
    .flavour = Deux mots doux à l'oreille, et déjà un œil se ferme.
pile-poils-title-lullaby-singer = Chanteur de Berceuses
    .flavour = Dès le premier couplet, toute la rangée du bas ronronne.
pile-poils-title-bedtime-specialist = Spécialiste du Dodo
    .flavour = Couverture bordée, lumière basse : rien n'est laissé au hasard.
pile-poils-title-nap-sorcerer = Sorcier des Siestes
    .flavour = Un claquement de doigts, et la maison entière bâille.
pile-poils-title-dream-weaver = Tisseur de Rêves
    .flavour = Ces chats rêvent de pelotes sans fin, et c'est votre ouvrage.
pile-poils-title-great-architect-of-sleep = Grand Architecte du Sommeil
    .flavour = Pas une place vide, pas un miaulement : on en parlera longtemps.

## Réglages.

option-pile-poils-side = Quelle pyramide ?
option-pile-poils-side-detail = Deux pyramides de la maison, ou la vôtre.
option-pile-poils-side-coussin = Coussin
option-pile-poils-side-panier = Panier
option-pile-poils-side-own = La vôtre

board-title = Votre pyramide
board-detail = Recopiez les nombres de votre plateau, avec une espace entre deux nombres. Le sommet est en haut.
board-row = Rangée { $row }
board-paste = Coller un plateau en JSON
board-paste-detail = Une liste de rangées, celle du bas d'abord.
board-add-row = Ajouter une rangée
board-remove-row = Enlever le sommet

## Le carnet.

score-pile-poils =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
measure-golden-cats = Chats dorés
measure-cats-left = Chats restants
measure-cat-astrophes = Cat-astrophes

## Figures de l'aide-mémoire.

figure-bedding-right = Une petite pyramide. Des dés sur trois cases qui se touchent. Sous chacune, des chats ou un dé. C'est juste : les chats peuvent se coucher.
figure-bedding-wrong = Deux petites pyramides, fausses toutes les deux. À gauche, un chat dort entre deux dés : ils ne sont pas reliés. À droite, un dé repose sur un chat et sur une case vide : sa base est incomplète.
figure-bedding-sound = Reliés, base complète
figure-bedding-not-linked = Pas reliés
figure-bedding-no-base = Base incomplète

## Outils à côté de la vraie boîte.

tool-title-finder = Quel titre ?
tool-title-finder-detail = Le titre de Pile-Poils pour un nombre de chats dorés.
tool-title-finder-golden-cats = Chats dorés couchés

tool-pile-poils-sheet = Feuille de Pile-Poils
tool-pile-poils-sheet-detail = Les chats dorés de qui gagne, les chats restants des autres.
tool-pile-poils-sheet-winner = A gagné
tool-pile-poils-sheet-golden-cats = Chats dorés
tool-pile-poils-sheet-cats-left = Chats restants
tool-pile-poils-sheet-points = Points
paper-setup-pile-poils-board-of-the-box = Le plateau de la boîte
paper-setup-pile-poils-own-board = Autre plateau

## La leçon.

pile-poils-lesson-goal = Bienvenue ! Des chats veulent dormir sur la pyramide. Couchez tous les vôtres avant les autres, et c'est gagné.
pile-poils-lesson-throw = C'est à vous. Lancez les cinq dés.
pile-poils-lesson-sum = Un ou plusieurs dés vont sur une case si leur total fait exactement son nombre. Touchez les deux 3.
pile-poils-lesson-six = 3 + 3 = 6. Les cases qui conviennent s'allument : touchez ce 6, au milieu.
pile-poils-lesson-again = Il vous reste trois dés. On peut s'arrêter là, ou tenter mieux : relancez-les.
pile-poils-lesson-ten = Deux 5 font 10, et une case 10 accueille deux chats. Choisissez-les, puis touchez le 10 voisin.
pile-poils-lesson-bedding = Deux règles au moment d'arrêter : vos dés se touchent, et sous chacun d'eux rien n'est vide. Ici, tout va bien.
pile-poils-lesson-stop = Alors arrêtez-vous : vos dés deviennent des chats.
pile-poils-lesson-asleep = Un chat sur le 6, deux sur le 10 : trois chats dorment. Voyons l'autre place jouer.
pile-poils-lesson-no-base = Un 5 posé en hauteur… mais l'une des cases du dessous est vide. Que se passe-t-il à l'arrêt ?
pile-poils-lesson-cat-astrophe = Cat-astrophe ! Aucun chat ne se couche, le tour est perdu. Les chats déjà endormis ne bougent pas.
pile-poils-lesson-your-turn = À vous de nouveau. Lancez.
pile-poils-lesson-above = Ce 5 repose sur vos chats endormis : sa base est complète. Choisissez un 5 et posez-le là.
pile-poils-lesson-stop-again = Un dé bien posé suffit. Arrêtez-vous.
pile-poils-lesson-more = Un chat sur une case 8 gagne sa pelote : elle relance un lancer. Tous vos dés couchés, ou trois rangées d'un coup : un tour bonus.
pile-poils-lesson-end = Dernier chat couché : c'est gagné, et les chats dorés font votre titre. À vous de jouer !

pile-poils-advice-roll = jeter les dés
pile-poils-advice-reroll = dépenser une pelote et relancer ce jet
pile-poils-advice-place = poser { $dice } sur le { $number } marqué
pile-poils-advice-stop = s'arrêter et coucher les chats
pile-poils-advice-give-up = renoncer à ce jet
