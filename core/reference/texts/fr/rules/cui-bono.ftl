### Cui bono? : tirer un dé du bas, le recaser plus haut, ou le garder et payer.

rule-cui-bono-goal = But du jeu
    .body =
        Chacun tire des dés du niveau le plus bas et tâche de les remettre plus haut. Un dé gardé coûte des points. Gagne qui en perd le moins.
    .search = gagner, objectif, perdre le moins, points négatifs
rule-cui-bono-material = Matériel
    .body =
        De { $least } à { $most } personnes, dès { $age } ans, environ { $minutes } minutes. Un jeu de Jens-Peter Steuck.

        - la base
        - { $dice } dés rouges, { $dice } jaunes, { $dice } gris perle

        Caractère : réflexion { $thought }, hasard { $luck }, vivacité { $quickness }.
    .search = âge, durée, joueurs, combien de dés, steuck, nombre de joueurs
rule-cui-bono-set-up = Mise en place
    .body =
        - Bâtissez la pyramide entière, { $cells } dés, sans rien choisir : ni couleur, ni valeur.
        - Placez-la au milieu de la table.
        - Décidez qui commence.
    .search = préparer, installer, bâtir, pyramide complète
rule-cui-bono-turn = Votre tour
    .body =
        - Prenez un dé du bas.
        - Remettez-le dans une case permise, ou gardez-le.

        Puis le tour passe à gauche.
    .search = déroulement, prendre, replacer, garder
rule-cui-bono-take = Prendre un dé
    .body =
        Le dé doit :

        - être sur la base, au niveau le plus bas
        - montrer au moins deux faces

        Au début, seuls les { $corners } dés de coin conviennent.
    .search = quel dé, deux faces visibles, base, coin, tirer, niveau le plus bas
rule-cui-bono-slide = Les dés qui glissent
    .body =
        Le dé parti, ceux qui reposaient sur lui peuvent descendre. De nouvelles cases apparaissent : regardez avant de choisir.
    .search = glisser, descendre, tomber, rangée, trou, effondrement
rule-cui-bono-put-back = Remettre le dé
    .body =
        La case est faite de trois faces :

        - de trois couleurs différentes : n'importe quel dé y va
        - d'une seule couleur : un dé d'une autre couleur y va
        - de deux couleurs : aucun dé n'y va

        Et si le dé finit une rangée, celle-ci ne doit pas être toute de sa couleur.

        Jamais sur une case libre de la base.
    .search = replacer, case, tricolore, monocolore, bicolore, couleurs, rangée, base, règle
rule-cui-bono-keep = Garder le dé
    .body =
        Pas de place, ou pas envie : le dé reste devant vous et coûtera des points. Il ne reviendra jamais dans la pyramide : on ne remet que le dé du tour.
    .search = conserver, pénalité, plus tard, ancien dé
rule-cui-bono-end = Fin de la partie
    .body =
        À { $players }, la partie s'arrête dès que quelqu'un a gardé { $most_kept } dés.
    .search = fin, combien de dés, dix dés, sept dés, quand finit
rule-cui-bono-score = Compter les points
    .body =
        Chaque dé gardé fait perdre :

        - rouge : { $red_cost }
        - jaune : { $yellow_cost }
        - gris perle : { $pearl_cost }

        La plus petite perte gagne. À égalité, gagne qui a gardé le moins de dés. Les coûts sont notre lecture du livret.
    .search = valeur des couleurs, score, points, négatif, coût, valeur, égalité, vainqueur, combien vaut

rule-cui-bono-question-on-purpose = Peut-on garder un dé exprès ?
    .body =
        Oui. En général, mieux vaut prendre un dé que l'on saura replacer. Mais garder un dé bon marché peut forcer la suite de la table à en garder un plus cher.
    .search = volontairement, stratégie, conseil, tactique, exprès
rule-cui-bono-question-values = Les nombres sur les dés comptent-ils ?
    .body =
        Non. Seules les couleurs comptent.
    .search = valeurs, faces, points, chiffres

rule-cui-bono-ruling-slide = Qu'est-ce qui glisse, exactement ?
    .body =
        Nous jouons : au plus une rangée repose sur un dé à deux faces visibles. Elle descend d'une case, sans tourner. Le reste ne bouge jamais. Il y a toujours un dé à prendre.
    .search = glisser, rangée, descendre, tourner, effondrer
rule-cui-bono-ruling-row = À partir de combien de dés une rangée compte-t-elle ?
    .body =
        Nous jouons : dès { $row } dés, celui que l'on pose compris, dans chacune des trois directions, en descendant vers la base.

        { $edition ->
            [first] Cette partie a commencé quand les dés enfouis comptaient aussi : elle finit de même.
           *[second] Seuls comptent les dés dont on voit au moins une face avant de poser. Un dé enfoui ne compte pas : personne ne peut savoir sa couleur.
        }
    .search = longueur, rangée, trois dés, même couleur, dé enfoui, caché
rule-cui-bono-ruling-circles = Peut-on tourner en rond ?
    .body =
        Non. Nous jouons : un dé ne revient pas là où la pyramide montrerait les mêmes couleurs aux mêmes places qu'après un tour précédent. Il va ailleurs, ou on le garde.

        { $edition ->
            [first] Cette partie a commencé avant cette règle, et finit sans elle.
           *[second] On regarde en arrière jusqu'au dernier dé gardé, pas plus loin. Les dés enfouis ne comptent pas. Ainsi, toute partie finit.
        }
    .search = tourner en rond, répétition, boucle, même position, sans fin, interminable, revenir
rule-cui-bono-ruling-optional = Faut-il replacer le dé ?
    .body =
        Non. Nous jouons : garder est toujours permis. S'il n'y a aucune place, vous le dites vous-même.
    .search = obligatoire, choix, garder, aucune place
rule-cui-bono-ruling-hole = Le trou laissé par le glissement
    .body =
        Nous jouons : s'il forme une case, c'est une case comme une autre.
    .search = trou, nouvelle case, sommet
rule-cui-bono-ruling-orientation = Dans quel sens remettre le dé ?
    .body =
        Sans effet sur le jeu. Ici, il revient comme il était.
    .search = orientation, tourner, sens
rule-cui-bono-ruling-costs = Combien coûte chaque couleur ?
    .body =
        Les pictogrammes du livret sont perdus. Nous comptons rouge { $red_cost }, jaune { $yellow_cost }, gris perle { $pearl_cost }.

        Réglages avant la partie : « { option-cui-bono-red } », « { option-cui-bono-yellow } », « { option-cui-bono-pearl } ».
    .search = coût, couleur, option, réglage, points
rule-cui-bono-ruling-tie = Encore à égalité ?
    .body =
        Même perte, autant de dés : nous partageons la victoire.
    .search = égalité, partager, vainqueur
rule-cui-bono-ruling-first-player = Qui commence ?
    .body =
        Le livret laisse choisir. Ici, la première place.
    .search = premier joueur, commencer
rule-cui-bono-ruling-undo = Reprendre son coup
    .body =
        Nous jouons : un dé qui ne portait rien se repose librement, rien n'a bougé. Après un glissement, de nouvelles faces ont été vues : il faut l'accord de la table.
    .search = annuler, reprendre, accord
rule-cui-bono-ruling-sight = Ce que l'écran montre
    .body =
        L'extérieur de la pyramide, le même pour tout le monde. Un dé enfoui ne montre ni couleur ni face, même si vous l'avez déjà vu.
    .search = caché, enfoui, voir, mémoire
