### Pilo Pilo : l'aide-mémoire.

rule-pilo-pilo-goal = But du jeu
    .body =
        Faites le bon geste avant les autres, carte après carte. Qui n'a plus de carte se réveille et gagne.
    .search = objectif, gagner, comment gagne-t-on, plus de cartes, se débarrasser

rule-pilo-pilo-material = Ce qu'il faut
    .body =
        - { $pillows-in-box } oreillers
        - { $cards } cartes Personnage :
        - { $attackers } chevaliers attaquants
        - { $defenders } chevaliers défensifs
        - { $dragons } dragons endormis
        - { $kings } rois du silence
    .search = matériel, contenu de la boîte, combien de cartes, coussins, oreillers, personnages

rule-pilo-pilo-set-up = Mise en place
    .body =
        - Faites de la place tout autour : les oreillers vont voler.
        - { $pillows ->
            [one] Posez un seul oreiller au centre, à portée de toutes les mains.
           *[other] Posez les { $pillows } oreillers au centre, à portée de toutes les mains.
        }
        - Mélangez, puis distribuez { $each } cartes à chaque personne. Les { $left-over } autres retournent dans la boîte.
        - Sans regarder vos cartes, faites-en une pile face cachée devant vous.
    .search = préparation, installer, distribuer, combien de cartes chacun, combien d'oreillers, à trois, à quatre, à cinq, à six

rule-pilo-pilo-round = Une manche
    .body =
        - Tout le monde retourne en même temps la carte du dessus de sa pile.
        - Regardez tous les personnages, trouvez votre geste, faites-le aussitôt.
        - Vérifiez ensemble : une carte bien jouée s'en va, les autres retournent sous leur pile.
        - Remettez les oreillers au centre et recommencez.
    .search = tour de jeu, déroulement, phase d'actions, manche, étapes, retourner les cartes, simultané

rule-pilo-pilo-peeking = Retourner sans tricher
    .body =
        La carte se retourne vers le centre de la table, jamais vers soi.

        Regarder sa carte avant les autres, c'est passer la manche : la carte va face cachée sous la pile.
    .search = il a regardé sa carte, regarder sa carte, tricher, coup d'œil, vers le centre, trop tôt, jeter un œil, peeking

rule-pilo-pilo-who-does-what = Qui fait quoi
    .body =
        - Un roi quelque part : personne ne bouge.
        - Attaquant, avec un défenseur en face : lancer un oreiller sur un défenseur.
        - Défenseur, avec un attaquant en face : se protéger derrière un oreiller.
        - Dragon : dormir sur un oreiller.
        - Sinon : ne rien toucher.
    .search = résumé, tableau, bonne action, que faire, geste, aide, toutes les cartes, qui a raison

rule-pilo-pilo-attacker = Chevalier attaquant
    .body =
        Un défenseur au moins parmi vos adversaires ? Prenez un oreiller au centre et lancez-le sur un défenseur, celui que vous voulez. Jamais dans les yeux.

        Aucun défenseur ? Ne touchez à rien.
    .search = attaquer, lancer, viser, bataille, épée, sur qui lancer, pas de défenseur

rule-pilo-pilo-defender = Chevalier défensif
    .body =
        Un attaquant au moins parmi vos adversaires ? Prenez un oreiller au centre et tenez-le devant vous, bras tendus.

        Aucun attaquant ? Ne touchez à rien.
    .search = défendre, défenseur, bouclier, se protéger, bras tendus, pas d'attaquant

rule-pilo-pilo-dragon = Dragon endormi
    .body =
        Prenez un oreiller au centre et posez-le contre votre oreille. Les chevaliers n'y changent rien ; seul un roi vous en empêche.
    .search = dragon qui dort, dormir, endormi, oreille, sieste

rule-pilo-pilo-king = Roi du silence
    .body =
        Un roi devant vous ou devant quelqu'un d'autre : personne ne bouge, personne ne touche un oreiller. Le roi passe avant les chevaliers et le dragon.

        Ne rien faire est alors la bonne action.
    .search = roi, silence, chut, ne pas bouger, priorité, personne n'agit

rule-pilo-pilo-touching = Toucher, c'est agir
    .body =
        - Dès que votre main touche un oreiller, vous agissez : une erreur compte.
        - On prend toujours un oreiller resté au centre. Un oreiller déjà utilisé ne sert plus de la manche.
        { $pillows ->
            [one] - À { $players }, il n'y a qu'un oreiller : une seule main par manche.
           *[other] - Un oreiller par personne et par manche, jamais les deux.
        }
    .search = toucher, oreiller touché par erreur, effleurer, deux oreillers, reprendre un oreiller, oreiller utilisé, attention, oreiller au sol

rule-pilo-pilo-resolution = Vérifier la manche
    .body =
        Bonne action : la carte est défaussée dans la boîte.

        La carte va face cachée sous votre pile si vous avez :

        - fait un autre geste que le bon, ou mal fait le bon ;
        - agi trop tard ;
        - touché un oreiller sans raison.
    .search = résolution, défausser, erreur, mauvaise action, sous la pile, pénalité, trop lent, se tromper

rule-pilo-pilo-example = Deux manches en exemple
    .body =
        { $pillows ->
            [one]
                Ana montre un attaquant, Ben un défenseur, Chloé un dragon. Ana prend l'oreiller et le lance sur Ben : bien joué. Ben et Chloé n'ont plus d'oreiller : trop tard.

                Manche suivante, un roi paraît. Chloé dort sur l'oreiller : erreur. Ana et Ben n'ont rien touché : une carte de moins pour Ana, une pour Ben.
           *[other]
                Ana et Ben montrent un attaquant, Chloé un défenseur, Dan un dragon. Ana lance un oreiller sur Chloé : bien joué. Chloé lance l'autre au lieu de se protéger : erreur. Ben et Dan n'ont plus d'oreiller : trop tard.

                Manche suivante, un roi paraît. Dan dort sur un oreiller : erreur. Les trois autres n'ont rien touché : trois cartes de moins.
        }
    .search = exemple, exemple d'un tour de jeu, démonstration

rule-pilo-pilo-end = Fin de la partie
    .body =
        La partie s'arrête à la fin d'une manche, dès qu'une personne n'a plus de carte : elle gagne.

        Si plusieurs finissent dans la même manche, elles gagnent ensemble.
    .search = fin, gagner, dernière carte, égalité, victoire partagée, quand ça s'arrête

rule-pilo-pilo-apprentices = Apprentis chevaliers
    .body =
        Pour les plus jeunes : laissez les { $kings } rois dans la boîte et jouez avec les { $apprentice-cards } autres cartes. Rien d'autre ne change.
    .search = enfants, plus simple, sans roi, mode apprentis, jeunes joueurs, facile, débutants

rule-pilo-pilo-care = Sécurité et entretien
    .body =
        - Dégagez la table et ce qui casse autour.
        - Ne visez pas les yeux.
        - Taies et oreillers se lavent en machine à { $wash } °C. Évitez le sèche-linge.
    .search = laver, lavage, machine, séchage, sécurité, yeux, danger, entretien

rule-pilo-pilo-dispute-shield-after-hit = Un oreiller vous touche : est-ce trop tard ?
    .body =
        { $pillows ->
            [one] Oui : à { $players }, il n'y a qu'un oreiller, et il vient de servir. Avec plus de monde, le second est peut-être encore au centre.
           *[other] Non. Si un oreiller reste au centre, un défenseur peut encore le prendre et se protéger. Les gestes se font dans n'importe quel ordre ; chaque oreiller ne sert qu'une fois.
        }
    .search = déjà touché, trop tard pour le bouclier, ordre des actions, second oreiller

rule-pilo-pilo-dispute-thrown-pillow = Peut-on ramasser un oreiller lancé ?
    .body =
        Non. Il a servi : il est hors jeu jusqu'à la manche suivante, même s'il retombe devant vous.
    .search = ramasser, renvoyer, reprendre, oreiller tombé, relancer

rule-pilo-pilo-dispute-brushed = « Je l'ai à peine effleuré ! »
    .body =
        Toucher compte. Si vous ne deviez pas agir, c'est une erreur ; sinon, finissez le geste.
    .search = effleuré, à peine touché, frôlé, retirer la main, par erreur

rule-pilo-pilo-dispute-no-pillow-left = Plus d'oreiller, mais j'avais raison
    .body =
        Savoir ne suffit pas : sans oreiller, le geste n'est pas fait. La carte va sous la pile.
    .search = pas assez rapide, plus d'oreiller, injuste, trop lent

rule-pilo-pilo-dispute-several-targets = Plusieurs défenseurs : lequel viser ?
    .body =
        Celui que vous voulez. Tous sont de bonnes cibles, même derrière leur bouclier.
    .search = quelle cible, plusieurs défenseurs, choisir, sur qui

rule-pilo-pilo-ruling-on-screen = Les gestes à l'écran
    .body =
        L'appareil est à plat, chaque personne a un bord. Touchez un oreiller, sur votre part ou dans votre zone, et glissez-le sans lever le doigt :

        - vers un adversaire : lancer ;
        - vers votre bouclier : se protéger ;
        - vers votre oreille : dormir.

        Un oreiller lâché ailleurs est une erreur. On ne peut pas viser sa propre place.
    .search = écran, glisser, doigt, tablette, téléphone, geste, lâcher

rule-pilo-pilo-ruling-whose-hand = Quel toucher compte pour qui ?
    .body =
        Toucher, c'est agir : personne ne doit agir par la main d'à côté.

        - Là où il y a la place, on touche l'oreiller au milieu. Chaque personne y a sa part, cousue à sa couleur et tournée vers elle ; la toile entre deux parts n'est à personne, la toucher ne fait rien.
        - Là où les mains se confondraient, chaque zone a ses oreillers jumeaux. On touche les siens, et eux seuls : ils n'agissent que pour cette zone. Ceux du milieu montrent seulement ce qui est pris. Un oreiller parti l'est chez tout le monde.
        - Un oreiller ne sent le doigt que là où il est dessiné. Une fois pris, il est à la même main jusqu'à ce qu'elle le lâche, où qu'elle passe.
    .search = à qui le doigt, mauvaise main, voisin, jumeau, jumeaux, part de l'oreiller, zone, pris pour un autre, faux départ, bord

rule-pilo-pilo-ruling-ready = Un doigt sur sa pile
    .body =
        La manche commence quand chaque personne a posé un doigt sur sa pile. Sans cela, qui lance le départ aurait de l'avance.
    .search = prêt, départ, commencer la manche, doigt sur la pile

rule-pilo-pilo-ruling-hush = Le silence avant les cartes
    .body =
        Les cartes se retournent toutes ensemble après un silence imprévisible, de { $hush-least } à { $hush-most } dixièmes de seconde. La durée n'est pas un réglage.
    .search = attente, silence, hasard, retournement, suspense

rule-pilo-pilo-timing = Les durées d'une manche
    .body =
        Réglages, modifiables avant la partie :

        - un oreiller peut être touché pendant { $round } secondes ;
        - pendant { $quiet } secondes si personne ne doit agir ;
        - un oreiller touché doit arriver en { $drag } dixièmes de seconde.

        La manche est jugée { $settle } millièmes de seconde après son dernier oreiller : le temps que l'appareil apprenne tous les touchers. Cela ne se règle pas.

        Qui devait agir et n'a rien fait à temps remet sa carte sous sa pile. Les durées partent du moment où les cartes sont vraiment visibles.

        Réglages avant la partie : « { option-pilo-pilo-round } », « { option-pilo-pilo-quiet-round } », « { option-pilo-pilo-drag } ».
    .search = temps, chronomètre, secondes, délai, réglages, durée, vitesse, plus lent

rule-pilo-pilo-ruling-first-touch = Qui a touché en premier ?
    .body =
        L'instant du doigt décide, pas l'ordre dans lequel l'appareil l'apprend. C'est pourquoi la manche attend un instant avant d'être jugée : un doigt plus rapide, connu plus tard, gagne quand même.

        Après ce délai, c'est trop tard.
    .search = premier, plus rapide, égalité, en même temps, horodatage, litige

rule-pilo-pilo-ruling-equal-touch = Exactement au même instant
    .body =
        Avant chaque manche, un tirage secret range les places. Il départage les doigts du même millième de seconde, et ne favorise personne à la longue.
    .search = égalité parfaite, même instant, départage, tirage au sort

rule-pilo-pilo-ruling-drag = Toucher puis réfléchir ?
    .body =
        Pas longtemps : un oreiller touché doit arriver en { $drag } dixièmes de seconde, même si la manche se termine entre-temps.
    .search = glisser, temps pour amener, réfléchir, bloquer un oreiller

rule-pilo-pilo-ruling-cancel = Appel, notification, geste coupé
    .body =
        Un toucher interrompu par l'appareil ne compte pas : l'oreiller revient au centre, et vous pouvez le reprendre.
    .search = annulé, interruption, appel, notification, système

rule-pilo-pilo-ruling-false-start = Toucher avant les cartes
    .body =
        Faux départ : la manche est perdue pour vous, votre carte ira sous la pile. Elle est quand même montrée et compte pour les autres ; l'oreiller reste disponible.
    .search = faux départ, trop tôt, avant le retournement, anticiper

rule-pilo-pilo-ruling-gone-pillow = La main arrive, l'oreiller est parti
    .body =
        Vous n'avez rien touché. Aucune faute si vous deviez rester tranquille ; sinon, c'est trop tard pour cet oreiller-là.{ $pillows ->
            [one] { "" }
           *[other] { " " }Tentez l'autre.
        }
    .search = oreiller pris, main vide, arrivé second, battu

rule-pilo-pilo-ruling-second-pillow = Un second oreiller par mégarde
    .body =
        { $pillows ->
            [one] { "" }
           *[other] Qui a déjà un oreiller ne prend pas l'autre : ce toucher est ignoré, l'oreiller reste pour les autres.
        }
    .search = deux oreillers, second oreiller, ignoré

rule-pilo-pilo-ruling-ranking = Classement des autres
    .body =
        Après la victoire, on classe par cartes restantes : moins il y en a, mieux c'est. Le carnet garde aussi les bonnes actions, les erreurs et le toucher le plus rapide.
    .search = classement, second, score, statistiques, carnet

rule-pilo-pilo-ruling-memory = Les cartes déjà vues
    .body =
        Les piles sont cachées pour tout le monde, mais toute la table a vu une carte montrée : libre à chaque personne de retenir où elle est repartie.
    .search = mémoire, retenir, se souvenir, cartes cachées

rule-pilo-pilo-ruling-referee = L'arbitre pour la vraie boîte
    .body =
        Dites ce que chaque personne a retourné, ou qu'elle a regardé trop tôt : l'arbitre donne la bonne action de chaque place et tient le compte des cartes.

        Une carte regardée va sous la pile sans être vue : elle ne compte pour personne. L'arbitre refuse ce qui est impossible : un roi chez les apprentis, ou plus de gestes justes que d'oreillers.
    .search = arbitre, juge, vraie partie, compagnon, compter les cartes, vérifier
