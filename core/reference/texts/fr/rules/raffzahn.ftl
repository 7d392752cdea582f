### Raffzahn : rafler des dés sur son côté de la pyramide, tous en même temps.

rule-raffzahn-goal = But du jeu
    .body =
        Tout le monde prend des dés en même temps. Gagne qui en a le plus à la fin.
    .search = gagner, objectif, rafler, le plus de dés
rule-raffzahn-material = Matériel
    .body =
        { $players } personnes, dès { $age } ans, environ { $minutes } minutes. Un jeu d'Uwe Beul.

        - la base
        - { $dice } dés rouges, { $dice } jaunes, { $dice } gris perle
        - le dé turquoise

        Caractère : réflexion { $thought }, hasard { $luck }, vivacité { $quickness }.
    .search = âge, durée, joueurs, combien de dés, uwe beul, nombre de joueurs
rule-raffzahn-set-up = Mise en place
    .body =
        - Bâtissez la pyramide entière avec les dés des trois couleurs, sans rien choisir : ni couleur, ni valeur.
        - Ôtez le dé du sommet : il ne joue pas. Il en reste { $playing }.
        - La pyramide au milieu, un côté devant chaque personne : chacun joue les valeurs de son côté.
        - Qui commence prend le dé turquoise.
    .search = préparer, installer, bâtir, sommet, hasard, placer
rule-raffzahn-turn = Un tour
    .body =
        - La personne dont c'est le tour lance le dé turquoise, bien en vue.
        - Dès qu'il s'arrête, tout le monde cherche et prend, en même temps.
        - Qui a lancé dit « Stop ! » quand bon lui semble.
        - Le dé turquoise passe à gauche.
    .search = déroulement, lancer, chercher, dé turquoise, simultané
rule-raffzahn-take = Prendre des dés
    .body =
        Prenez tout dé libre qui montre, sur votre côté, la valeur du dé turquoise. Posez-le devant vous et cherchez le suivant.

        Une seule main. Un dé à la fois.
    .search = prendre, dé libre, valeur, une main, face, côté, rafler
rule-raffzahn-stop = « Stop ! »
    .body =
        Seule la personne qui a lancé peut le dire, à tout moment, même si des dés restent à prendre. Plus personne ne touche alors à la pyramide : un dé pris après vaut une pénalité.
    .search = arrêter, qui dit stop, fin du tour, dé pris après stop, trop tard
rule-raffzahn-late = Pris après le « Stop ! »
    .body =
        Remettez le dé à sa place, et donnez un de vos dés à chaque adversaire.

        Vous en avez moins de { $others } ? Alors vous n'en donnez aucun.
    .search = trop tard, faute, pénalité, rendre, remettre, amende
rule-raffzahn-end = Fin de la partie
    .body =
        Après un « Stop ! », s'il ne reste que des dés posés directement sur la base, la partie est finie.
    .search = fin, dernier tour, base, quand finit
rule-raffzahn-score = Qui gagne ?
    .body =
        Qui a le plus de dés devant soi. À égalité, la victoire se partage.
    .search = vainqueur, compter, égalité, score

rule-raffzahn-question-same-die = Deux mains sur le même dé ?
    .body =
        Cela n'arrive pas : un dé montre une valeur différente à chaque côté. S'il est à vous, il n'est à personne d'autre.
    .search = même dé, conflit, premier, dispute, ensemble
rule-raffzahn-question-peek = Peut-on regarder les autres côtés ?
    .body =
        Cela n'avance à rien : chacun ne joue que les valeurs de son côté. Autour de la vraie pyramide, restez devant le vôtre ; à l'écran, toutes les faces sont sous les yeux de tout le monde.
    .search = tricher, se pencher, voir, autre face
rule-raffzahn-question-hand = Peut-on prendre à deux mains ?
    .body =
        Non, une seule, et la même pour tout le tour évite les disputes. À l'écran, la table y veille : deux doigts partis de votre bord sont tous deux à vous.
    .search = deux mains, une main, doigts

rule-raffzahn-ruling-time = Avant ou après le « Stop ! » ?
    .body =
        Nous jugeons à l'instant du geste, jamais à l'ordre d'arrivée : celui où le doigt se lève sur le dé, et celui où il touche « Stop ! ». Un dé pris avant compte ; un dé pris après retourne à sa place, avec ceux qu'il avait libérés.

        Si l'appareil annule le doigt qui a dit stop, le stop n'a pas eu lieu, tant que le tour n'est pas jugé. Un doigt annulé en chemin ne prend rien.
    .search = temps, instant, en même temps, qui était premier, horodatage
rule-raffzahn-ruling-same-instant = Exactement au même instant
    .body =
        Nous tirons au sort un ordre des places à chaque lancer, avant que quiconque bouge. Il départage une prise et un « Stop ! » simultanés. Votre propre prise au moment de votre « Stop ! » compte toujours.
    .search = égalité, simultané, tirage au sort, milliseconde
rule-raffzahn-ruling-late-window = Combien de temps une prise reste-t-elle une faute ?
    .body =
        Le livret ne le dit pas. Nous comptons { $late_seconds ->
            [one] { $late_seconds } seconde
           *[other] { $late_seconds } secondes
        } après le « Stop ! ». Les fautes se paient ensuite, dans l'ordre des mains. Plus tard, un geste ne fait rien.
    .search = délai, trop tard, retard
rule-raffzahn-ruling-hand = À l'écran : à qui est ce doigt ?
    .body =
        Un doigt appartient au bord d'où il part. Pour prendre, glissez de votre bord jusqu'au dé et levez le doigt dessus. Le dé visé est entouré, et montré en grand devant vous.

        Toucher un dé directement ne fait rien : on ne saurait pas à qui est ce doigt. Ainsi, personne ne peut prendre ni payer à votre place, même après le « Stop ! ». Lever le doigt à côté de tout dé ne coûte rien.
    .search = doigt, toucher, glisser, à qui, écran, tricher, main
rule-raffzahn-ruling-wrong-die = Prendre un mauvais dé
    .body =
        Pas libre, ou pas la bonne valeur ? Nous jouons : le dé reste en place, sans pénalité, même après le « Stop ! ». Mais votre main est bloquée { $lock_seconds ->
            [one] { $lock_seconds } seconde
           *[other] { $lock_seconds } secondes
        } : essayer au hasard ne doit rien rapporter. Dire « Stop ! » reste permis.

        Réglage avant la partie : « { option-raffzahn-lock } ».
    .search = erreur, mauvaise valeur, pas libre, glisser, bloqué, attendre
rule-raffzahn-ruling-just-freed = Un dé tout juste libéré
    .body =
        Nous jouons : on ne peut le prendre qu'une fois parti le dé qui le couvrait. Y avoir levé le doigt plus tôt ne donne rien.
    .search = libéré, dessous, trop tôt
rule-raffzahn-ruling-late-twice = Le même dé, deux fois trop tard
    .body =
        Nous comptons une seule faute : il n'a été remis qu'une fois.
    .search = deux fautes, même dé, retard
rule-raffzahn-ruling-given-dice = Quels dés donner ?
    .body =
        Les couleurs ne comptent pas ici. L'application donne des dés de la couleur que vous avez le plus.
    .search = donner, couleur, choisir, pénalité
rule-raffzahn-ruling-short = Pas assez de dés pour la pénalité
    .body =
        Nous jouons : avec moins de { $others } dés, vous n'en donnez à personne.
    .search = pas assez, pénalité, zéro dé
rule-raffzahn-ruling-nothing-left = Plus rien à prendre
    .body =
        L'application l'annonce dès que plus personne ne peut prendre de dé. Il faut quand même dire « Stop ! ».

        Réglage avant la partie : « { option-raffzahn-announces-nothing-left } ».
    .search = bloqué, plus de dé, annonce, option, réglage
rule-raffzahn-ruling-first-player = Qui commence ?
    .body =
        Le livret laisse choisir. Ici, la première place lance d'abord.
    .search = premier joueur, commencer
rule-raffzahn-ruling-sight = Ce que l'écran montre
    .body =
        La pyramide vue d'en haut, la même pour tout le monde : aucune face n'est cachée à personne, sauf celles qu'un dé recouvre. Jouez celles qui sont tournées vers vous. Les dés pris et le dé turquoise sont visibles aussi.
    .search = voir, caché, écran, public
