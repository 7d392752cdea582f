### Würfelmarsch : faire marcher ses dés jusqu'au coin d'en face.

rule-wurfelmarsch-goal = But du jeu
    .body =
        Vos dés marchent sur la base. Gagne qui amène avant les autres un seul de ses dés dans la case de coin à l'opposé de son côté.
    .search = gagner, objectif, coin, arriver, en face, marche des dés, marcher
rule-wurfelmarsch-material = Matériel
    .body =
        { $players } personnes, dès { $age } ans, environ { $minutes } minutes.

        - la base
        - { $dice } dés rouges, { $dice } jaunes, { $dice } gris perle

        Caractère : réflexion { $thought }, hasard { $luck }, vivacité { $quickness }.
    .search = âge, durée, joueurs, combien de dés, nombre de joueurs
rule-wurfelmarsch-set-up = Mise en place
    .body =
        - La base au milieu, un côté devant chaque personne.
        - Chacun pose { $dice } dés d'une couleur sur les cases du milieu de son bord. Il reste { $gap } cases vides de part et d'autre.
        - Tous les dés dans le même sens : { $own_face } vers vous, { $left_face } vers la personne à gauche, { $right_face } vers celle à droite.
        - Décidez qui commence.
    .search = préparer, installer, orientation, sens des dés, départ, faces
rule-wurfelmarsch-turn = Votre tour
    .body =
        Avec un seul de vos dés, au choix :

        - pivotez-le dans une case voisine
        - retournez-le sur place

        Vous devez jouer. Puis le tour passe à gauche.
    .search = déroulement, action, choix, obligatoire, passer
rule-wurfelmarsch-pivot = Pivoter
    .body =
        Basculez le dé dans une case voisine libre : vers l'avant, vers la gauche ou vers la droite. Jamais vers l'arrière.

        S'il forme une case avec deux autres dés, il y a combat.
    .search = avancer, basculer, déplacer, reculer, arrière, direction, rouler, mouvement
rule-wurfelmarsch-turn-a-die = Retourner
    .body =
        Tournez l'un de vos dés dans sa case, pour montrer les faces que vous voulez. Il ne change pas de place.
    .search = tourner, orienter, sur place, faces, changer
rule-wurfelmarsch-fight = Combat
    .body =
        Comparez les trois faces tournées vers la case.

        - La plus haute bat tous les dés adverses plus bas.
        - Qui gagne prend les dés battus et les pose devant soi ; le dé vainqueur reste en place.
        - La plus haute valeur est partagée, à deux ou à trois ? Les trois dés quittent le jeu, et personne ne les gagne.

        Seuls les trois dés de la case se battent. On ne combat jamais ses propres dés.
    .search = bataille, capturer, prendre, comparer, valeur, vaincre, attaquer, case, égalité dans un combat, ex æquo, même valeur, retirés
rule-wurfelmarsch-several-fights = Plusieurs cases d'un coup
    .body =
        Un seul pivot peut former plusieurs cases. Chacune est un combat. Un même dé peut gagner dans l'une et disparaître dans l'autre.
    .search = deux combats, plusieurs combats, deux cases, exemple
rule-wurfelmarsch-end = Fin de la partie
    .body =
        - Un dé arrive dans le coin opposé à son bord de départ.
        - Ou il n'y a plus aucun dé sur la base.
    .search = fin, coin, plus de dés, quand finit
rule-wurfelmarsch-score = Qui gagne ?
    .body =
        Le coin atteint : c'est gagné.

        Plus de dé sur la base : chacun compte ses prises, moins ses propres dés retirés à égalité. Le total peut être négatif. Le plus haut gagne ; à égalité, parmi les ex æquo, qui a joué en dernier.
    .search = vainqueur, total, prises, négatif, égalité, compter, score

rule-wurfelmarsch-question-point = Trois dés voisins font-ils toujours une case ?
    .body =
        Non. Il faut un creux, où un dé tiendrait. Trois dés autour d'une pointe ne se battent pas.
    .search = pointe, creux, case, triangle, combat
rule-wurfelmarsch-question-spectators = Les dés d'à côté participent-ils ?
    .body =
        Non. Hors de la case, ils regardent.
    .search = voisins, spectateurs, autres dés, aider
rule-wurfelmarsch-question-mine = Mon dé plus faible est-il pris aussi ?
    .body =
        Non. Votre dé le plus haut prend ceux des autres ; votre dé plus faible dans la même case reste en place.
    .search = propre dé, allié, même couleur, faible

rule-wurfelmarsch-draw = Partie nulle
    .body =
        Le livret n'en prévoit pas. Nous arrêtons une partie qui tourne en rond, sans victoire :

        - la même position, avec la même personne à jouer, pour la { $repetitions }e fois
        - ou { $quiet_turns } tours de suite sans pivot vers l'avant ni combat

        Réglages avant la partie : « { option-wurfelmarsch-repetitions } », « { option-wurfelmarsch-quiet-turns } ».
    .search = nulle, match nul, répétition, tourner en rond, boucle, option, réglage
rule-wurfelmarsch-ruling-first-player = Qui commence ?
    .body =
        Le livret laisse choisir. Ici, la première place.
    .search = premier joueur, commencer
rule-wurfelmarsch-ruling-directions = L'avant, la gauche, la droite
    .body =
        Une case de la base a jusqu'à six voisines, dont deux en arrière. Nous jouons les { $directions } autres : à gauche, à droite, en avant à gauche, en avant à droite. Aller à gauche, c'est aller vers le bord de la personne assise à votre gauche.

        À l'écran aussi, devant, gauche et droite sont toujours vus par la personne à qui est le dé.
    .search = directions, avant, gauche, droite, voisines
rule-wurfelmarsch-ruling-same-faces = Retourner sans rien changer
    .body =
        Nous le refusons : ce serait passer son tour. Les { $other_orientations } autres façons de poser le dé sont permises, même celles qui montrent les mêmes faces à d'autres côtés.
    .search = passer, même orientation, rien changer
rule-wurfelmarsch-ruling-turn-no-fight = Retourner un dé dans une case
    .body =
        Nous jouons : pas de combat. Seul un pivot en déclenche, et l'écran montre d'abord ce qui s'y passerait.
    .search = retourner, combat, déclencher
rule-wurfelmarsch-ruling-order = Plusieurs combats : dans quel ordre ?
    .body =
        Nous jugeons tous les combats sur la position après le pivot. D'abord les prises, puis les égalités. Un dé pris reste pris ; un dé peut faire des prises et être pris en même temps.
    .search = ordre, simultané, prises, égalités
rule-wurfelmarsch-ruling-beaten-twice = Un dé battu par deux personnes
    .body =
        Seul le dé qui a bougé peut l'être. Nous le donnons à la plus haute face ; à valeur égale, à la personne assise à gauche de qui a joué.
    .search = deux vainqueurs, qui prend, battu deux fois
rule-wurfelmarsch-ruling-own-tie = L'égalité est à une seule personne
    .body =
        Les deux plus hauts dés sont à vous ? Nous jouons : ce n'est pas une égalité, ils battent le troisième.
    .search = égalité, mêmes dés, même joueur, deux dés
rule-wurfelmarsch-ruling-own-case = Trois dés de la même couleur
    .body =
        Nous jouons : pas de combat.
    .search = mes dés, propre case, trois dés
rule-wurfelmarsch-ruling-corner-first = Arriver au coin et former une case
    .body =
        Nous jouons : la partie est gagnée aussitôt, sans combat.
    .search = coin, combat, arrivée, victoire
rule-wurfelmarsch-ruling-other-corner = Arriver dans un autre coin
    .body =
        Rien ne se passe. Le dé peut encore être retourné ou pivoter de côté.
    .search = mauvais coin, autre coin, bloqué
rule-wurfelmarsch-ruling-no-dice = Plus aucun dé à jouer
    .body =
        Nous jouons : votre tour est sauté tant que la partie continue. Vos prises comptent toujours.
    .search = éliminé, sans dé, passer, sauter
rule-wurfelmarsch-ruling-ranks = Les places suivantes
    .body =
        Le livret ne nomme que qui gagne. Nous classons les autres par total ; les ex æquo partagent leur place. Une partie nulle met tout le monde à la première place, sans victoire.
    .search = classement, deuxième, rang, nulle
