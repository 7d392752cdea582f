### Bunte Kuh : trouver la case qui fait la somme des dés lancés.

rule-bunte-kuh-goal = But du jeu
    .body =
        Tout le monde cherche en même temps des cases où poser ses dés. Gagne qui n'en a plus avant les autres.
    .search = gagner, objectif, poser tous ses dés, vache multicolore, vache bigarrée
rule-bunte-kuh-material = Matériel
    .body =
        De { $least } à { $most } personnes, dès { $age } ans, environ { $minutes } minutes. Un jeu d'Erika Wittig.

        - la base
        - { $pearl } dés gris perle
        - { $red } dés rouges, { $yellow } jaunes

        Caractère : réflexion { $thought }, hasard { $luck }, vivacité { $quickness }.
    .search = âge, durée, joueurs, combien de dés, erika wittig, nombre de joueurs
rule-bunte-kuh-set-up = Mise en place
    .body =
        À { $players } :

        - Remplissez la base de { $base } dés gris perle, au hasard.
        - Une personne commence : elle prend les { $thrown } gris perle restants.
        - Partagez les { $shared } autres dés : { $each } par personne, couleurs au hasard.
    .search = préparer, installer, partager, combien de dés chacun, distribuer, base
rule-bunte-kuh-turn = Un tour
    .body =
        - Lancez les { $thrown } dés gris perle, bien en vue.
        - Chacun fait la somme de tête, puis cherche une case dont les trois faces la donnent.
        - Une case trouvée : « Stop ! » Aucune n'existe : « Non ! »
        - Juste : un dé posé. Faux : une pénalité.
        - Les dés gris perle passent à gauche, peu importe qui a parlé.
    .search = déroulement, somme, chercher, simultané, passer
rule-bunte-kuh-throw = Lancer les dés gris perle
    .body =
        Une fois par tour, par la personne qui les a. On les laisse en vue jusqu'à la fin du tour.
    .search = lancer, dés gris, relancer, somme
rule-bunte-kuh-stop = « Stop ! »
    .body =
        Vous voyez une case dont les trois faces font la somme ? Dites « Stop ! » et montrez-la. Les autres cessent de chercher.

        La somme est juste : posez-y un de vos dés. Sinon, pénalité.
    .search = trouver, montrer, case, annoncer, crier, pointer
rule-bunte-kuh-no = « Non ! »
    .body =
        Aucune case ne fait la somme ? N'importe qui peut dire « Non ! ».

        C'est vrai : posez un de vos dés dans la case que vous voulez. C'est faux : pénalité.
    .search = aucune case, impossible, pas de somme, rien
rule-bunte-kuh-lay = Poser un dé
    .body =
        Dans la case montrée ; après un « Non ! » juste, dans la case de votre choix. Tournez-le comme il vous plaît : ses faces feront les cases suivantes, un niveau plus haut.
    .search = placer, orientation, tourner, case, niveau
rule-bunte-kuh-penalty = Pénalité
    .body =
        Une case qui ne fait pas la somme, ou un « Non ! » alors qu'une case la fait : vous ne posez rien et prenez un dé à chaque adversaire.
    .search = erreur, faux, amende, prendre un dé, se tromper
rule-bunte-kuh-end = Fin de la partie
    .body =
        Aussitôt que quelqu'un pose son dernier dé, ou le donne lors d'une pénalité.
    .search = fin, dernier dé, quand finit
rule-bunte-kuh-score = Qui gagne ?
    .body =
        Qui n'a plus de dé. Si une pénalité en vide plusieurs à la fois, la victoire se partage.
    .search = vainqueur, égalité, partager, pénalité

rule-bunte-kuh-question-colour = La couleur des dés compte-t-elle ?
    .body =
        Non, seulement leurs valeurs. Au début, partagez-les sans y regarder.
    .search = couleur, rouge, jaune
rule-bunte-kuh-question-help-others = Peut-on gagner sans rien faire ?
    .body =
        Oui. Chaque erreur d'une autre personne vous débarrasse d'un dé ; le dernier peut partir ainsi.
    .search = pénalité, dernier dé, gagner, erreur des autres

rule-bunte-kuh-ruling-time = Qui a parlé avant ?
    .body =
        Nous jugeons au moment où le doigt touche l'écran. Un appel attend { $settle_ms } millièmes de seconde, au cas où un plus ancien serait en route. Ensuite il tient.
    .search = temps, premier, en même temps, horodatage
rule-bunte-kuh-ruling-same-instant = Deux appels au même instant
    .body =
        Nous tirons au sort un ordre des places à chaque lancer, avant tout appel. C'est lui qui départage.
    .search = égalité, simultané, tirage au sort, milliseconde
rule-bunte-kuh-ruling-later-call = Un appel trop tardif
    .body =
        Nous jouons : après le premier appel, les suivants ne changent rien et ne coûtent rien.
    .search = deuxième, trop tard, pénalité
rule-bunte-kuh-ruling-point = Combien de temps pour montrer la case ?
    .body =
        Le livret ne le dit pas. Nous donnons { $point_seconds } secondes après « Stop ! », jusqu'à l'instant où le doigt se lève sur la case. Au-delà, c'est une erreur comme une autre.

        Réglage avant la partie : « { option-bunte-kuh-point } ».
    .search = délai, secondes, chrono, trop lent, option, réglage
rule-bunte-kuh-ruling-hand = À l'écran : à qui est ce doigt ?
    .body =
        Un doigt appartient au bord d'où il part. Après « Stop ! », sans lever le doigt ou en repartant de votre bord, glissez jusqu'à la case et levez-le dessus. La case visée est entourée, et ses trois faces sont écrites devant vous. Lever le doigt à côté de toute case ne montre rien : le temps continue.

        Aucun autre doigt ne peut montrer à votre place, et toucher une case directement ne fait rien : on ne saurait pas à qui est ce doigt. Ainsi, personne ne vous fait payer.
    .search = doigt, toucher, glisser, à qui, écran, tricher, montrer
rule-bunte-kuh-ruling-void = Un doigt que l'appareil annule
    .body =
        Un appel annulé par l'appareil dans { $void_seconds ->
            [one] la seconde
           *[other] les { $void_seconds } secondes
        } n'a pas eu lieu, s'il n'est pas encore jugé. L'appel suivant compte alors, avec tout son temps. Un doigt annulé en chemin ne montre rien.
    .search = annuler, système, doigt perdu, appel
rule-bunte-kuh-ruling-lay = Faut-il poser son dé ?
    .body =
        Oui, la partie l'attend : le garder n'aiderait jamais. Prenez le temps qu'il faut, personne ne cherche pendant ce temps.
    .search = obligatoire, refuser, temps, attendre
rule-bunte-kuh-ruling-which-die = Quel dé poser ou donner ?
    .body =
        La couleur est sans effet. L'application prend un dé de la couleur que vous avez le plus.
    .search = couleur, choisir, donner
rule-bunte-kuh-ruling-case = Quelles cases comptent ?
    .body =
        La base étant pleine, une case est toujours un creux entre trois dés. Il y en a { $cases } au début.
    .search = combien de cases, creux, base pleine
rule-bunte-kuh-ruling-ranks = Les places suivantes
    .body =
        Le livret ne nomme que qui gagne. Nous classons les autres par dés restants, du moins au plus.
    .search = classement, deuxième, rang
rule-bunte-kuh-ruling-first-player = Qui commence ?
    .body =
        Le livret laisse choisir. Ici, la première place a les dés gris perle.
    .search = premier joueur, commencer
