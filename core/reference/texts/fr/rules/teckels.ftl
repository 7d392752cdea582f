### Teckels : l'aide-mémoire.

rule-teckels-goal = But du jeu
    .body =
        Tout le monde joue en même temps et allonge les mêmes teckels, tranche par tranche. La queue décide à qui va le teckel.

        Gagnez le plus de cartes à chaque manche : elles valent des os. Après { $rounds } manches, les os font le score.
    .search = objectif, gagner, comment gagne-t-on, chien saucisse, chiens, os, simultané

rule-teckels-material = Ce qu'il faut
    .body =
        - { $cards } cartes, soit { $sets } sets de { $set } au dos différent
        - dans chaque set : { $heads } têtes, { $trunks } troncs, { $cat-tails } queues avec chat, { $plain-tails } queues sans chat
        - { $tokens-in-box } jetons
        - { $bones } os : { $gold-bones } d'or, { $silver-bones } d'argent, { $bronze-bones } de bronze
    .search = matériel, contenu de la boîte, combien de cartes, jetons, marqueurs, os, set, têtes, queues, troncs

rule-teckels-set-up = Mise en place
    .body =
        - Posez les os à portée de tout le monde.
        - Triez les cartes par dos : chaque personne prend un set de { $set } cartes.
        - Chaque personne prend { $tokens } jetons.
        { $spare ->
            [none] - À { $players }, tout le matériel sert.
           *[some] - À { $players }, les cartes et jetons des places vides restent dans la boîte.
        }
    .search = préparation, installer, distribuer, combien de jetons, set, à deux, à trois, à quatre, dos des cartes

rule-teckels-round = Commencer une manche
    .body =
        Mélangez votre set et faites-en { $piles } piles de { $pile } cartes, côte à côte, faces cachées, sans regarder.

        La personne au regard le plus calme donne le signal : « Ouaf ! »
    .search = aux pieds, départ, signal, ouaf, piles, mélanger, qui commence, début de manche

rule-teckels-piles = Jouer ses cartes
    .body =
        Au signal, tout le monde joue à la fois.

        - Prenez en main l'une de vos { $piles } piles.
        - Retournez une carte et posez-la sur la table, ou remettez-la sous la pile.
        - Changez de pile quand vous voulez.
        - N'intervertissez et ne mélangez jamais les cartes d'une pile.
    .search = jouer des cartes, retourner, changer de pile, sous la pile, passer une carte, une par une, mélanger

rule-teckels-joining = Poser sur un teckel
    .body =
        N'importe qui peut poser sur n'importe quel teckel, et plusieurs teckels grandissent à la fois.

        Les couvertures qui se touchent doivent être de la même couleur. Une carte posée ne se déplace plus, ne se retire plus, ne se recouvre plus.
    .search = couleur, couverture, contact, teckel d'un autre, déplacer une carte, correspondre, coller

rule-teckels-heads = Têtes
    .body =
        Une tête commence un nouveau teckel, n'importe où sur la table, avec de la place derrière. Elle ne s'ajoute jamais à un teckel, ni derrière une autre tête.
    .search = tête, commencer un teckel, nouveau, deux têtes

rule-teckels-trunks = Troncs
    .body =
        Un tronc se pose derrière une tête ou un autre tronc, si les couleurs se suivent.

        Il a deux couleurs et un seul sens : l'avant demande une couleur, l'arrière annonce la suivante. Il y en a autant que l'on veut, même aucun.
    .search = tronc, milieu, tranche, sens, retourner un tronc, deux couleurs, longueur

rule-teckels-tails = Queues
    .body =
        Une queue, mordue par un chat ou non, se pose derrière une tête ou un tronc de la bonne couleur. Le teckel est fini : plus rien ne s'y ajoute.

        Qui pose la queue empile le teckel, le met de côté et y dépose l'un de ses jetons.
    .search = queue, queue avec chat, terminer, finir un teckel, jeton, mettre de côté, fini

rule-teckels-owner = À qui est le teckel ?
    .body =
        - Queue mordue par un chat : à qui a posé la queue.
        - Queue sans chat : à qui a posé la tête.

        Le dos des cartes dit qui les a jouées. Un jeton ne donne pas le teckel : il marque seulement qui l'a fini.
    .search = propriétaire, appartient, chat, voler, mordue, queue avec chat, queue sans chat, tête

rule-teckels-round-end = Fin d'une manche
    .body =
        Dès que vous posez votre dernier jeton, criez « stop ! » : plus personne ne joue, les piles se posent.

        Chaque teckel fini va à qui il appartient. Un teckel sans queue n'est à personne.
    .search = stop, dernier jeton, sixième jeton, fin de manche, teckel sans queue, arrêter

rule-teckels-bones = Distribuer les os
    .body =
        Comptez les cartes de vos teckels :

        - le plus de cartes : un os d'or ;
        - ensuite : un os d'argent ;
        { $last-gets ->
            [silver] - à deux, tout le monde a donc un os.
            [bronze] - en troisième : un os de bronze. À trois, tout le monde a un os.
           *[nothing]
                - en troisième : un os de bronze ;
                - en quatrième : rien.
        }

        En plus : un os d'argent si vous avez joué toutes les cartes d'au moins une pile.
    .search = os, or, argent, bronze, distribution, pile vide, pile finie, classement de la manche, points, dernier

rule-teckels-next-round = Manche suivante
    .body =
        Triez les cartes par dos. Chaque personne reprend son set et ses { $tokens } jetons, puis mélange à nouveau. Les os gagnés restent acquis.
    .search = nouvelle manche, reprendre, trier, entre deux manches

rule-teckels-end = Fin de la partie
    .body =
        La partie s'arrête après { $rounds } manches. Le total d'os le plus élevé gagne.
    .search = fin, combien de manches, gagner, victoire, quand ça s'arrête

rule-teckels-score = Valeur des os
    .body =
        - os d'or : { $gold } points
        - os d'argent : { $silver } points
        - os de bronze : { $bronze ->
            [one] { $bronze } point
           *[other] { $bronze } points
        }
    .search = points, valeur, score final, combien vaut un os, total

rule-teckels-tips = Deux conseils
    .body =
        Posez vos têtes tôt : sans tête, rien ne se joue, pour vous comme pour les autres.

        Plus un teckel est long, plus il est tentant : une queue mordue par un chat le prend à qui l'a commencé.
    .search = conseil, stratégie, astuce, voler, tête vite

rule-teckels-dispute-short = Un teckel sans tronc, est-ce permis ?
    .body =
        Oui : une tête et une queue de la même couleur suffisent.
    .search = sans tronc, tête et queue, court, minimum

rule-teckels-dispute-token = Le jeton est à moi, le teckel aussi ?
    .body =
        Pas forcément. Le jeton dit qui a posé la queue. Sans chat, le teckel va à qui a posé la tête.
    .search = jeton, propriétaire, à qui, litige

rule-teckels-dispute-must-play = Faut-il jouer une carte qui va ?
    .body =
        Non : vous pouvez toujours la remettre sous la pile et retourner la suivante.
    .search = obligé, forcé, garder une carte, passer

rule-teckels-same-time = Deux mains au même endroit
    .body =
        La main la plus rapide pose sa carte. L'autre garde la sienne, retournée, et ne perd rien.

        L'instant du doigt décide, pas l'ordre dans lequel l'appareil l'apprend : une carte n'est définitive que { $settle } millièmes de seconde après avoir été posée. Pendant ce temps, votre main reste sur la table. Réglage : cette durée.
    .search = en même temps, simultané, premier, conflit, égalité, rapide, litige, main sur la table

rule-teckels-ruling-same-instant = Exactement au même instant
    .body =
        Toutes les cartes se posent, sauf si elles visent le même bout : un tirage au sort en garde une.
    .search = égalité parfaite, même instant, tirage au sort

rule-teckels-ruling-too-late = Trop tard, mais rien de perdu
    .body =
        Une carte annoncée après que la suite est décidée revient en main. Posez-la de nouveau, là où elle va maintenant.
    .search = trop tard, refusé, retour en main, décalage

rule-teckels-ruling-hand = À l'écran : à qui est ce doigt ?
    .body =
        Un doigt appartient à la place d'où il part. Une carte se joue en la glissant depuis votre place, et par aucun autre doigt : toucher un teckel dans le parc ne joue rien, on ne saurait pas pour qui.

        Sans glisser : touchez votre carte retournée, puis, devant vous, l'un des teckels qui la prennent, les plus longs d'abord. Un doigt annulé par l'appareil ne joue rien.
    .search = doigt, toucher, glisser, à qui, écran, tricher, lecteur d'écran

rule-teckels-ruling-cards = Nos cartes
    .body =
        Les couleurs et le nombre de troncs manquent dans notre livret. Nous jouons avec { $colours } couleurs : rouge, jaune, vert, bleu.

        Chaque tronc change de couleur. Les { $trunks } troncs d'un set sont toutes les suites possibles de deux couleurs, dont { $colours } en double. Chaque set a une couleur un peu plus rare que les autres, parmi ses têtes et ses queues sans chat.
    .search = couleurs, rouge, jaune, vert, bleu, cartes perdues, composition, troncs

rule-teckels-ruling-bones-supply = Plus d'os dans la réserve
    .body =
        Le nombre d'os de la boîte ne limite rien. S'il en manque, notez les points.
    .search = manque d'os, réserve vide, plus d'os d'argent

rule-teckels-ruling-changing-piles = Changer de pile, une carte à la main
    .body =
        La carte retournée revient sur le dessus de sa pile, face cachée. La mettre dessous changerait l'ordre de la pile.
    .search = changer de pile, carte retournée, poser la pile, ordre

rule-teckels-ruling-turning = Retourner est un geste
    .body =
        La carte suivante ne se retourne pas toute seule. La dernière carte d'une pile, remise dessous, reste simplement là. Quand elle est posée, la main est vide : prenez une autre pile.
    .search = retourner, dernière carte, pile d'une carte, main vide

rule-teckels-ruling-bark = Qui aboie, dans l'application
    .body =
        N'importe qui : l'application ne voit pas les regards.
    .search = ouaf, qui commence, aboyer, signal, départ

rule-teckels-ruling-last-token = À l'instant du dernier jeton
    .body =
        La manche s'arrête à l'instant exact de cette queue. Les cartes posées au même instant comptent encore ; les suivantes restent en main. L'application arrête la manche d'elle-même.
    .search = stop, dernier jeton, en même temps, sixième jeton

rule-teckels-ruling-dead-end = Plus aucune carte ne va
    .body =
        La manche s'arrête aussi quand aucune carte restante ne pourra plus jamais être posée. Réglage : cette règle peut être coupée.
    .search = bloqué, impasse, plus rien à jouer, fin de manche

rule-teckels-ruling-calling = Tout le monde a fini
    .body =
        Vous n'attendez plus rien ? Touchez « { teckels-call } » : c'est pour toute la manche. Quand tout le monde l'a fait, elle se termine. On ne revient pas en arrière, et vos cartes ne comptent plus pour savoir si la partie est bloquée.

        Réglage : cette règle peut être coupée, mais pas en même temps que « Plus aucune carte ne va », sinon une manche pourrait durer toujours.
    .search = j'arrête, poser ses piles, arrêter, abandonner, passer, accord, annoncer la fin

rule-teckels-ruling-ties = Égalité pendant une manche
    .body =
        À égalité de cartes, chaque personne reçoit le meilleur os, et les rangs ainsi pris sautent : deux os d'or, puis un os de bronze.

        Même sans aucune carte, on est classé.
    .search = égalité, ex aequo, même nombre de cartes, partage

rule-teckels-ruling-empty-piles = Plusieurs piles vides
    .body =
        Un seul os d'argent en plus, quel que soit le nombre de piles finies. Une carte encore en main empêche sa pile d'être vide.
    .search = pile vide, deux piles, os d'argent, bonus

rule-teckels-ruling-shared-win = Égalité à la fin
    .body =
        Le même total partage la victoire. Le carnet garde aussi les os de chaque sorte, les cartes gagnées et le plus long teckel.
    .search = égalité finale, victoire partagée, ex aequo, carnet

rule-teckels-ruling-memory = Les cartes déjà vues
    .body =
        Les piles sont cachées, même pour vous. Une carte retournée est vue de toute la table : libre à chaque personne de retenir où elle est partie.
    .search = mémoire, retenir, regarder sa pile, caché
