### Pile-Poils : l'aide-mémoire.

rule-pile-poils-goal = But du jeu
    .body =
        Couchez tous vos chats sur la pyramide avant les autres : la victoire est à vous.

        La partie continue alors un moment. Les chats dorés que vous couchez encore font votre score et votre titre.
    .search = objectif, gagner, comment gagne-t-on, vainqueur, pyramide, sieste, mémé

rule-pile-poils-material = Ce qu'il faut
    .body =
        - un plateau à deux faces
        - { $dice } dés
        - { $standard } chats standard
        - { $golden } chats dorés
        - { $yarn } pelotes
    .search = matériel, contenu de la boîte, combien de chats, tuiles, pions, dés

rule-pile-poils-set-up = Mise en place
    .body =
        - Choisissez une face du plateau : les règles sont les mêmes.
        { $table ->
            [two]
                - À deux, couvrez les deux rangées du bas avec { $covered } chats.
                - Posez une pelote sur chaque case { $yarn-cell } encore visible.
                - La personne qui commence reçoit { $first } chats, l'autre { $last }.
            [three]
                - Posez une pelote sur chaque case { $yarn-cell }.
                - La personne qui commence reçoit { $first } chats, la suivante { $middle }, la dernière { $last }.
           *[four]
                - Posez une pelote sur chaque case { $yarn-cell }.
                - La personne qui commence reçoit { $first } chats, la dernière { $last }, les deux autres { $middle } chacune.
        }
        - Gardez les { $golden } chats dorés à côté du plateau.
        - La personne qui a caressé un chat en dernier commence et prend les { $dice } dés.
    .search = préparation, installer, distribuer, combien de tuiles chacun, qui commence, premier joueur, dernier joueur, à deux, à trois, à quatre, face du plateau

rule-pile-poils-turn = Un tour
    .body =
        - Lancez les { $dice } dés.
        - Placez-en un ou plusieurs sur une seule case libre.
        - Continuez avec les dés qui restent, ou arrêtez.
        - À l'arrêt, les dés bien placés deviennent des chats.

        Puis c'est à la place suivante, dans le sens des aiguilles d'une montre.
    .search = déroulement, étapes, lancer les dés, que faire à mon tour, sens horaire, tour de jeu

rule-pile-poils-place = Placer des dés
    .body =
        Après chaque lancer, choisissez une seule case libre et posez-y un ou plusieurs dés : leur total doit être exactement le nombre de la case.

        Une case est libre sans dé ni chat. Une pelote ne la bloque pas.

        Un six accueille deux trois, ou encore deux as et un quatre.
    .search = somme, total, addition, case libre, case occupée, plusieurs dés, nombre exact, où poser

rule-pile-poils-continue-or-stop = Continuer ou arrêter
    .body =
        Après un placement, c'est vous qui décidez.

        - Continuer : lancez tous les dés pas encore placés, puis choisissez une autre case libre.
        - Arrêter : vos dés sont vérifiés, puis vos chats se couchent. Si une règle de couchage manque, c'est la cat-astrophe.
    .search = stop ou encore, relancer, s'arrêter, finir son tour, encore un lancer, tenter sa chance

rule-pile-poils-bedding = Coucher les chats : deux règles
    .body =
        Au moment d'arrêter, et seulement là :

        - Reliés : les cases avec vos dés de ce tour se touchent toutes, de proche en proche.
        - Base complète : sous chacune d'elles, toutes les cases qu'elle touche portent un chat ou un dé. La rangée du bas n'a besoin de rien.

        Une seule case en défaut, et aucun chat ne se couche.
    .search = couchage, relié, adjacent, base complète, support, en l'air, dessous, règle de couchage, contact, coucher

rule-pile-poils-cats-per-cell = Un, deux ou trois chats par case
    .body =
        - case { $pair-cell } : { $pair-cats } chats côte à côte
        - case { $pile-cell } : { $pile-cats } chats l'un sur l'autre
        - toute autre case : un seul chat
    .search = combien de chats sur une case, dix, douze, double, triple, tuiles, côte à côte, empiler

rule-pile-poils-cat-astrophe = Cat-astrophe !
    .body =
        Elle arrive :

        - quand aucun dé du lancer ne va sur une case libre ;
        - quand vous arrêtez sans respecter les deux règles de couchage.

        Tous vos dés placés quittent la pyramide, aucun chat ne se couche, le tour est fini. Les chats des tours d'avant restent en place.
    .search = catastrophe, raté, perdu, rien ne va, aucun dé placé, tour perdu, renoncer, abandonner, fin du tour

rule-pile-poils-yarn = Pelotes de laine
    .body =
        Un chat couché sur une case { $yarn-cell } vous donne sa pelote. Y poser des dés ne suffit pas.

        Dès votre tour suivant, dépensez une pelote pour relancer une fois tous les dés du lancer que vous venez de faire. Les dés déjà placés ne bougent pas.

        Gardez-en autant que vous voulez et dépensez-en plusieurs de suite, même sur le même lancer.
    .search = pelote, laine, relance, relancer, rejouer les dés, huit, jeton, pion pelote

rule-pile-poils-bonus-turns = Tours bonus
    .body =
        Un tour bonus commence aussitôt si vous venez :

        - de coucher des chats avec tous les dés de ce tour, ou
        - de coucher des chats sur au moins { $bonus-rows } rangées différentes.

        Il se joue avec un dé de moins que le tour d'avant : { $bonus-dice } d'abord, puis encore un de moins, et ainsi de suite.
    .search = bonus, rejouer, tour supplémentaire, trois lignes, tous les dés, un dé en moins, quatre dés

rule-pile-poils-winning = Dernier chat couché : victoire
    .body =
        Qui couche son dernier chat standard avant les autres a gagné, et prend les { $golden } chats dorés.

        S'il reste des chats à coucher dans ce même tour, ce sont déjà des chats dorés. Puis tout le monde continue à jouer normalement.
    .search = vainqueur, remporter la partie, plus de chats, chat doré, dernier chat, victoire, gagner

rule-pile-poils-end = Fin de la partie
    .body =
        Tout s'arrête dès que l'un de ces moments arrive :

        - la pyramide est pleine ;
        - une deuxième personne a couché tous ses chats ;
        - les { $golden } chats dorés sont couchés.
    .search = quand ça s'arrête, fin, pyramide pleine, deuxième joueur, chats dorés épuisés, terminer

rule-pile-poils-score = Compter les points
    .body =
        - En tête : un point par chat doré couché.
        - Les autres : un point de moins par chat pas encore couché.
    .search = points, score, négatif, chats restants, compter, total, moins

rule-pile-poils-titles = Titres
    .body =
        Selon les chats dorés couchés :

        - { $juggler } : { pile-poils-title-enthusiastic-juggler }. { pile-poils-title-enthusiastic-juggler.flavour }
        - { $whisperer } : { pile-poils-title-amateur-whisperer }. { pile-poils-title-amateur-whisperer.flavour }
        - { $singer } : { pile-poils-title-lullaby-singer }. { pile-poils-title-lullaby-singer.flavour }
        - { $specialist } : { pile-poils-title-bedtime-specialist }. { pile-poils-title-bedtime-specialist.flavour }
        - { $sorcerer } : { pile-poils-title-nap-sorcerer }. { pile-poils-title-nap-sorcerer.flavour }
        - { $weaver } : { pile-poils-title-dream-weaver }. { pile-poils-title-dream-weaver.flavour }
        - { $architect } : { pile-poils-title-great-architect-of-sleep }. { pile-poils-title-great-architect-of-sleep.flavour }
    .search = titre, rang, jongleur, chuchoteur, chanteur, spécialiste, sorcier, tisseur, architecte, combien de chats dorés pour

rule-pile-poils-challenge = Le défi au long cours
    .body =
        Additionnez les scores d'une partie à l'autre, sur l'une ou l'autre face. L'application tient le carnet : parties, victoires, titres, chats dorés et cat-astrophes de chaque personne.

        Une partie jouée sur le vrai plateau s'y ajoute à la main.
    .search = défi, campagne, carnet, scores additionnés, total, plusieurs parties, historique

rule-pile-poils-own-board = Entrer votre pyramide
    .body =
        Vous avez la boîte ? Recopiez les nombres de votre plateau, rangée par rangée depuis le bas. Ou collez-les en JSON : une liste de rangées, celle du bas d'abord.

        - de { $least-rows } à { $most-rows } rangées, chacune plus étroite d'une place que celle du dessous ;
        - la rangée du bas ne dépasse pas { $most-rows } places ;
        - des nombres jusqu'à { $most-number }, sans trou ;
        - un { $pair-cell } occupe deux places ;
        - pas plus de { $yarn } cases { $yarn-cell }, faute de pelotes.
    .search = plateau personnel, éditeur, saisir, recopier, propre plateau, pyramide imprimée, nombres

rule-pile-poils-example = Un tour en exemple
    .body =
        Lou lance { $dice } dés, pose un six sur une case six de la rangée du bas et continue. Deux quatre vont sur la case { $yarn-cell } juste au-dessus : il lui manque encore un voisin en dessous.

        Les deux derniers dés font deux : Lou remplit ce voisin, une case deux. Tout est relié, tout repose sur quelque chose : trois chats se couchent, la pelote est gagnée. Plus aucun dé en main : tour bonus avec { $bonus-dice } dés.
    .search = exemple, exemples de tours, démonstration, comment ça se joue

rule-pile-poils-dispute-in-the-air = Peut-on poser des dés « en l'air » ?
    .body =
        Oui, pendant le tour. Les règles de couchage ne comptent qu'au moment d'arrêter : reliez vos dés et comblez les trous avant.
    .search = en l'air, trou, pas de base, pendant le tour, n'importe où, placer sans support

rule-pile-poils-dispute-old-cats = Faut-il toucher les chats déjà couchés ?
    .body =
        Non. Seuls vos dés de ce tour doivent se toucher entre eux, et un chat ne fait pas le lien entre deux dés. Chaque tour, bonus compris, repart où vous voulez sur la pyramide.

        Les chats servent en revanche de base.
    .search = relié aux chats, repartir ailleurs, lien, chats des autres, nouveau tour, nouvelle zone

rule-pile-poils-dispute-all-dice = Faut-il placer tous les dés possibles ?
    .body =
        Non : un seul suffit après chaque lancer, et un dé mal venu se relance si vous continuez. Il faut cependant en placer au moins un pour continuer ou arrêter.
    .search = obligé de placer, minimum, un seul dé, garder des dés, forcé

rule-pile-poils-dispute-reroll-part = La pelote relance-t-elle un seul dé ?
    .body =
        Non : toujours tous les dés du dernier lancer. Ceux qui sont déjà sur la pyramide restent où ils sont.
    .search = relancer un dé, relance partielle, choisir les dés à relancer, pelote

rule-pile-poils-ruling-board = Nos deux pyramides
    .body =
        Les nombres imprimés ne figurent pas dans le livret. Nos deux faces, « coussin » et « panier », sont les nôtres : { $most-rows } rangées, { $standard } chats et au plus { $yarn } pelotes, comme dans la boîte.

        Réglage avant la partie : « { option-pile-poils-side } », avec aussi la pyramide de votre boîte.
    .search = coussin, panier, plateau de l'application, nombres imprimés, face

rule-pile-poils-ruling-contact = Quelles cases se touchent ?
    .body =
        Chaque rangée est décalée d'une demi-place. Une case repose sur toutes celles qui touchent son bord du bas : deux le plus souvent, un { $pair-cell } comptant pour deux places.

        Ses voisines : à côté dans la rangée, en dessous, au-dessus.
    .search = voisin, adjacent, contact, bord inférieur, décalage, case large

rule-pile-poils-ruling-single-cell = Une seule case est-elle reliée ?
    .body =
        Oui. Des dés sur une seule case sont reliés d'office ; sinon un tour bonus à un dé serait toujours perdu.
    .search = une case seule, isolé, dernier dé, relié

rule-pile-poils-ruling-giving-up = Renoncer à un lancer jouable
    .body =
        C'est permis après n'importe quel lancer, et c'est une cat-astrophe. Le livret le montre dans un exemple sans en faire une règle.
    .search = renoncer, abandonner, passer, ne pas jouer le lancer

rule-pile-poils-ruling-last-yarn = Rien ne va, mais il reste une pelote
    .body =
        Vous pouvez la dépenser et relancer. Sans pelote, la cat-astrophe est immédiate.
    .search = dernière chance, sauver, pelote, aucun dé ne va

rule-pile-poils-ruling-no-dice-left = Plus aucun dé en main
    .body =
        Le tour s'arrête de lui-même : chats couchés ou cat-astrophe, selon les dés posés.
    .search = tous les dés placés, arrêt automatique, plus de dés

rule-pile-poils-ruling-warning = Arrêter quand même
    .body =
        Avant tout ce qui coûterait la cat-astrophe (s'arrêter, renoncer, poser des dés qui ne pourront plus être couchés ce tour), l'application demande, et le oui n'est jamais sous le doigt. Elle n'interdit rien.

        Un lancer qui ne va nulle part reste visible jusqu'au tour suivant.
    .search = avertissement, prévenir, confirmer, interdit

rule-pile-poils-ruling-order = Dans quel ordre les chats se couchent
    .body =
        Rangée par rangée depuis le bas, de gauche à droite. Après chaque chat, la fin de partie est vérifiée.

        C'est ainsi que l'on sait quels chats deviennent dorés au milieu d'un couchage.
    .search = ordre, de bas en haut, gauche à droite, quel chat est doré

rule-pile-poils-ruling-full-board = Quand la pyramide est-elle pleine ?
    .body =
        Quand sa dernière case a tous ses chats : { $pair-cats } sur un { $pair-cell }, { $pile-cats } sur un { $pile-cell }.
    .search = pleine, dernière case, fin de partie, compléter

rule-pile-poils-ruling-short-supply = Plus de tuile en réserve
    .body =
        Un chat sans tuile n'est simplement pas couché : à ce moment-là, la partie vient de finir.
    .search = réserve vide, manque de tuiles, plus de chats dorés

rule-pile-poils-ruling-second-out = La deuxième personne à court de chats
    .body =
        Elle finit deuxième, même si la personne en tête n'a aucun chat doré : la victoire va à qui finit d'abord.
    .search = deuxième, classement, égalité, zéro chat doré

rule-pile-poils-ruling-no-winner = Pyramide pleine sans gagnant
    .body =
        Cela n'arrive que sur une pyramide à vous. Personne ne gagne, et chaque chat restant compte un point de moins.
    .search = personne ne gagne, pas de vainqueur, plateau personnel, tous négatifs

rule-pile-poils-ruling-own-board-for-two = Votre pyramide, à deux
    .body =
        Les deux rangées du bas sont couvertes, quel que soit leur nombre de chats, et la distribution reste de { $pair-first } et { $pair-last } chats.
    .search = deux joueurs, plateau personnel, distribution, rangées du bas

rule-pile-poils-ruling-bonus-turn = Tours bonus : les détails
    .body =
        - On ne peut pas refuser un tour bonus ; on peut y renoncer après son lancer.
        - « Tous les dés » veut dire tous les dés de ce tour-là : les dés mis de côté ne comptent pas.
        - Une cat-astrophe n'y fait perdre que les dés de ce tour bonus.
        - Après un tour à un dé, il n'y en a plus d'autre.
    .search = refuser le bonus, obligatoire, dés de côté, cat-astrophe en bonus, dernier tour bonus

rule-pile-poils-ruling-new-yarn = Quand la nouvelle pelote sert-elle ?
    .body =
        Dès votre tour suivant, tour bonus compris.
    .search = pelote gagnée, utiliser tout de suite, même tour, tour bonus

rule-pile-poils-ruling-first-player = Qui commence, dans l'application
    .body =
        C'est la table qui le dit : la première personne choisie commence. L'application ne sait pas qui a caressé un chat.
    .search = premier joueur, qui commence, ordre, caresse
