### La table de l'application : ce qui vaut pour tous les jeux.

rule-table-set-up = Combien autour de la table
    .body =
        Chaque jeu a son nombre de places :

        { $games }
    .search = nombre de joueurs, combien de joueurs, à plusieurs, seul, joueurs, personnes, places

rule-table-turn-order = À qui est-ce de jouer ?
    .body =
        Dans les jeux à tours, seule la place annoncée peut jouer ; on passe ensuite dans le sens des aiguilles d'une montre. Dans les jeux de vitesse, tout le monde joue à la fois.

        Un geste refusé ne change rien : la partie reste exactement comme elle était.
    .search = ordre, tour, pas mon tour, sens horaire, place, attendre, refusé

rule-table-first-player = Qui commence ?
    .body =
        La première personne choisie commence. Chaque boîte a sa façon de la désigner, et c'est à la table d'en décider ; en cas de doute, tirez au sort avec les doigts sur l'écran.
    .search = premier joueur, commencer, tirage au sort, doigts, désigner

rule-table-undo = Reprendre un coup
    .body =
        Un coup se reprend librement tant qu'il n'a rien appris à personne : ni dé lancé, ni carte tournée, ni tour passé. On recule coup par coup, tant que la partie n'est pas finie.
    .search = annuler, revenir en arrière, erreur, reprendre, undo, retour

rule-table-consent = Reprendre avec l'accord de la table
    .body =
        Après un lancer, une carte tournée ou un tour passé, toute la table doit être d'accord. Le hasard ne change pas : les mêmes dés retombent, les mêmes cartes sortent.
    .search = accord, permission, annuler un lancer, relancer, mêmes dés, tricher, consentement

rule-table-muster = Tout le monde prêt
    .body =
        Quand tout le monde joue à la fois, personne ne part en avance. Chaque place garde un doigt sur sa zone ; le décompte part, puis le plateau paraît et le temps court. Un doigt levé arrête le décompte.

        - Après une pause, de même : le temps attend.
        - À plus de cinq, toucher suffit : certains téléphones ne sentent que cinq doigts.
        - Quelqu'un ne peut pas tenir l'écran ? « Commencer sans attendre » lance le décompte.
    .search = prêt, départ, décompte, compte à rebours, garder le doigt, commencer, reprendre, zone, pause

rule-table-room = À qui est cette main ?
    .body =
        Dans les jeux de vitesse, un doigt appartient à la zone où il s'est posé, où qu'il aille ensuite. Ce qui peut coûter quelque chose à quelqu'un commence dans sa propre zone, sauf là où l'endroit seul dit sans aucun doute à qui est la main. Un toucher dont on ne sait pas à qui il est ne fait rien.

        Là où l'écran est trop petit pour cela, le jeu ne commence pas : il dit à combien jouer, ou de prendre une tablette. Une partie déjà commencée attend, sans que le temps passe.
    .search = mauvaise main, pris pour un autre, voisin, zone, écran trop petit, tablette, tricher, injuste, doigt de qui, trop de joueurs

rule-table-late-touches = Deux doigts presque en même temps
    .body =
        L'instant où le doigt touche l'écran décide, pas l'ordre dans lequel l'appareil l'apprend. Ce qui vient après une décision est trop tard et ne coûte rien, sauf si le jeu le dit.
    .search = en même temps, trop tard, plus rapide, égalité, premier, litige, doigt, vitesse

rule-table-cancelled-touches = Touchers interrompus
    .body =
        Un appel, une notification ou une paume de trop : un toucher que l'appareil annule ne compte pas, et n'est jamais puni.

        Certains téléphones ne suivent que quelques doigts à la fois. Dans les jeux de vitesse, seul compte le moment où le doigt se pose.
    .search = appel, notification, annulé, plusieurs doigts, écran, multitouch, paume

rule-table-secrets = Ce qui est caché
    .body =
        L'écran ne montre que ce que votre place a le droit de savoir. Avant de regarder ce qui n'est que pour vous, prenez l'appareil et vérifiez que personne d'autre ne voit l'écran.
    .search = caché, secret, regarder, cartes des autres, tricher, passer l'appareil

rule-table-robots = Des robots à table
    .body =
        Des robots peuvent compléter la table. Là où tout le monde joue en même temps, on voit leur main partir de leur zone : ils ont besoin d'un temps pour voir et pour tendre la main, plus long quand le cas est rare, et se trompent parfois. À Neko tower, ils bâtissent avec vous quand la tour est à l'écran : on voit leur main prendre une pièce, la tenir au-dessus de la tour et la lâcher, plus ou moins sûre, et ce qui tombe tombe comme pour tout le monde. Ils ne touchent pas à une vraie tour. Chacun joue avec la force qu'on lui choisit en s'asseyant : Doux fait les erreurs d'une première soirée, Malin connaît le jeu, Redoutable joue aussi bien que l'appareil le peut. Un robot ne voit que ce que sa place a le droit de voir, et lance les mêmes dés que tout le monde. Aux jeux où l'on joue à tour de rôle, son allure se choisit dans les réglages. Reprendre un coup reprend aussi ce que les robots ont joué depuis.

        À deux personnes ou plus, la partie compte, mais les robots n'entrent pas au classement. Une personne seule contre des robots s'entraîne : la partie reste dans l'historique et ne compte pour aucun score.
    .search = robot, ordinateur, jouer seul, solo, entraînement, compléter la table, trois joueurs, allure, vitesse

rule-table-dice = Des dés qu'on peut vérifier
    .body =
        Tout le hasard d'une partie sort d'un seul nombre, la graine, tirée avant le premier coup. Le sceau en est l'empreinte : on n'en retrouve pas la graine, et une autre graine a un autre sceau.

        - Au début, notez le sceau : « Que puis-je faire ? » le montre.
        - À la fin, la page « Les dés » donne la graine, tous les lancers et leur compte. Le même sceau dit que rien n'a changé en route, quoi que chacun ait joué.
        - La graine suffit pour recalculer chaque lancer, avec n'importe quel ordinateur.

        Le sceau ne dit pas que la graine a été tirée sans arrière-pensée : pour cela, il y a les comptes, sur beaucoup de parties.
    .search = dé truqué, tricher, hasard, sceau, graine, vérifier, dés pipés, chance, lancers, triche

rule-table-saving = Partie gardée
    .body =
        Chaque coup accepté est noté avant d'apparaître. Appareil éteint, batterie vide : la partie reprend au dernier coup.
    .search = sauvegarde, reprendre, quitter, batterie, fermer, partie en cours

rule-table-options = Réglages d'une partie
    .body =
        Là où un livret ne dit rien, nous avons choisi. Ces choix sont rangés parmi « nos décisions » de chaque jeu. Ceux qu'une table peut vouloir autrement se règlent avant de commencer, et valent pour toute la partie.
    .search = réglage, option, variante, décision, changer une règle, maison, nos règles

rule-table-by-hand = Noter une vraie partie
    .body =
        Une partie jouée avec la boîte s'ajoute au carnet à la main, avec les mêmes vérifications : seul un résultat qu'une partie peut donner est accepté, sinon le carnet dit pourquoi. Si votre boîte diffère (autre plateau, autres coûts), dites-le avant. Un résultat faux se corrige : la correction compte à sa place, rien n'est effacé.
    .search = noter un score, carnet, saisir, corriger, résultat, vraie partie, à la main
