### Neko tower : ce qui ne va pas, et quoi faire ensuite.

error-neko-tower-card-already-played = Votre carte Action de ce tour est jouée. Validez une mission, ou passez la main.
error-neko-tower-play-a-card-first = Jouez d'abord une carte Action.
error-neko-tower-put-cat-first = Un Nakama attend dans votre main. Posez-le d'abord sur la tour.
error-neko-tower-no-cat-in-hand = Aucun Nakama en main. Prenez-en un avec une carte de chat.
error-neko-tower-stroke-first = Caressez d'abord le Nakama que vous venez de placer.
error-neko-tower-nothing-to-stroke = Aucun chat à caresser ce tour-ci. Continuez votre tour.
error-neko-tower-confirm-first = Regardez la tour et répondez d'abord : la mission est-elle remplie ?
error-neko-tower-nothing-to-confirm = Aucune mission n'est annoncée. Choisissez-en une à valider.
error-neko-tower-say-who-first = La tour est tombée. Dites d'abord qui l'a fait tomber.
error-neko-tower-nobody-to-blame = La tour tient debout : il n'y a personne à désigner. Continuez votre tour.
error-neko-tower-cannot-stop-now = On s'arrête au début d'un tour, après avoir atteint un palier. Continuez à grimper.
error-neko-tower-no-such-card = Cette carte Action n'est pas visible. Choisissez parmi celles de la table.
error-neko-tower-not-a-build-card = Cette carte ne construit pas. Placez le chat qu'elle montre, ou choisissez-en une autre.
error-neko-tower-not-a-cat-card = Cette carte ne place pas de chat. Construisez, ou choisissez-en une autre.
error-neko-tower-wrong-wall = La carte demande { $asked ->
        [brick] une brique
        [small-window] une petite fenêtre
        [large-window] une grande fenêtre
        [angel] un ange
       *[column] une colonne
    }, et la réserve en a. Remplacez { $used ->
        [brick] la brique.
        [small-window] la petite fenêtre.
        [large-window] la grande fenêtre.
        [angel] l'ange.
       *[column] la colonne.
    }
error-neko-tower-wall-out-of-stock = Plus { $wall ->
        [brick] de brique
        [small-window] de petite fenêtre
        [large-window] de grande fenêtre
        [angel] d'ange
       *[column] de colonne
    } en réserve. Prenez un autre mur.
error-neko-tower-no-floor-left = Tous les étages sont construits. Jouez une carte de chat.
error-neko-tower-no-such-cat = Ce Nakama n'est pas dans la boîte. Choisissez-en un de la réserve.
error-neko-tower-wrong-colour = La carte ne demande pas un Nakama { $colour ->
        [yellow] jaune
        [blue] bleu
        [violet] violet
       *[orange] orange
    }. Prenez la couleur qu'elle montre.
error-neko-tower-take-from-reserve = La réserve a encore un Nakama { $colour ->
        [yellow] jaune
        [blue] bleu
        [violet] violet
       *[orange] orange
    }. Prenez-le là.
error-neko-tower-no-other-floor = Ce chat n'a pas d'autre étage où aller. Choisissez une autre couleur ou une autre carte.
error-neko-tower-same-floor = Un chat pris sur la tour change d'étage. Posez-le plus haut ou plus bas.
error-neko-tower-no-such-floor = L'étage { $floor } n'est pas construit : la tour en compte { $height }. Choisissez un étage plus bas.
error-neko-tower-no-such-cell = Cette place n'existe pas sur un étage. Posez le chat sur une case de l'étage.
error-neko-tower-card-can-be-played = Une carte visible peut encore être jouée. Jouez-la.
error-neko-tower-competitive-only = Cela n'existe qu'en compétition. Ensemble, validez une mission ou passez la main.
error-neko-tower-move-is-over = Un seul Nakama se déplace par tour, avant la mission. Continuez votre tour.
error-neko-tower-cat-not-on-your-floor = Ce Nakama n'est pas à l'étage de votre chat noir. Choisissez-en un à côté de lui.
error-neko-tower-not-higher = Un Nakama se déplace vers le haut. Choisissez un étage au-dessus du vôtre.
error-neko-tower-mission-is-over = Une mission par tour : c'est fait. Passez la main.
error-neko-tower-no-such-mission = Cette mission n'est pas là. Choisissez l'une des missions visibles.
error-neko-tower-wrong-mission-floor = Les chats de l'étage { $floor } ne comptent pas pour cette mission. Regardez au-dessus du chat noir.
error-neko-tower-wrong-climb =
    { $most ->
        [one] { $asked } : cette mission fait monter de { $most } étage. Choisissez ce nombre.
       *[other] { $asked } : cette mission fait monter d'un étage au moins et de { $most } au plus. Choisissez un autre nombre.
    }
error-neko-tower-mission-not-fulfilled = À l'étage { $floor }, les chats ne remplissent pas cette mission. Placez-en un autre, ou choisissez l'autre mission.
error-neko-tower-already-denied = La table a vu que ce n'est pas ainsi. Attendez qu'un chat bouge, puis réessayez.
error-neko-tower-wrong-floor-count =
    { $count ->
        [one] { $count } étage ne peut pas tomber d'une tour de { $height }. Comptez de nouveau, sans l'étage du sol.
       *[other] { $count } étages ne peuvent pas tomber d'une tour de { $height }. Comptez de nouveau, sans l'étage du sol.
    }
error-neko-tower-wall-cannot-slip-out = L'étage { $floor } ne tiendrait pas sans ce mur. Annoncez plutôt que l'étage est tombé.
error-neko-tower-cat-not-on-tower = Ce Nakama n'est pas sur la tour. Choisissez celui qui est tombé.
error-neko-tower-black-cat-not-on-tower = Le chat noir de la place { $seat } n'est pas sur la tour. Choisissez celui qui est tombé.
error-neko-tower-same-cell = Ce chat est déjà à cette place. Choisissez celle où il a glissé.
error-neko-tower-nothing-more-moves = Tout ce qui pouvait glisser est déjà noté. Continuez votre tour.
error-neko-tower-no-such-player = La place { $seat } ne joue pas. Choisissez une place de la table.
error-neko-tower-paper-one-neko = Ensemble, il n'y a qu'un Neko : le même étage pour tout le monde. Vérifiez, ou choisissez « En compétition ».
error-neko-tower-paper-first-floor = Neko commence au premier étage : il a atteint 1 au moins. Corrigez l'étage.
error-neko-tower-paper-felled-together = Ensemble, personne n'est dernier pour avoir fait tomber la tour. Laissez ce nombre vide, ou choisissez « En compétition ».
error-neko-tower-paper-step = L'étage { $floor } donne le palier { $step }. Corrigez l'un ou l'autre.
error-neko-tower-paper-step-wins = Ensemble, tout le monde gagne avec un palier, et personne sans palier. À l'étage { $floor }, le palier est { $step }.
error-neko-tower-paper-missions = Ligne { $place } : on ne monte que par une mission, et chaque mission fait monter. Vérifiez l'étage ou les missions.
error-neko-tower-paper-one-feller = En compétition, une seule personne fait tomber la tour, et la partie s'arrête là. Indiquez qui.
error-neko-tower-paper-feller-wins = Ligne { $place } : faire tomber la tour, c'est finir dernier. Décochez la victoire.
error-neko-tower-paper-highest-wins = Ligne { $place } : parmi les autres, les chats montés le plus haut gagnent, et eux seuls. Vérifiez les victoires.
error-neko-tower-paper-no-steps = Ligne { $place } : les paliers sont pour Neko, pas pour la compétition. Laissez ce nombre vide.
error-neko-tower-wrong-wall-count =
    { $walls ->
            [one] { $walls } mur
           *[other] { $walls } murs
        } sur la table : c'est trop pour ces étages, ou assez pour finir la partie. Recomptez.
error-neko-tower-nothing-to-put-away = Aucun mur n'est tombé, et il n'y a rien à remettre en réserve. Continuez.
error-neko-tower-on-screen-only = Cette partie se joue avec la boîte : posez les pièces sur la table, puis dites-le ici.
error-neko-tower-with-the-box-only = La tour est à l'écran : elle dit elle-même ce qui tombe. Continuez votre tour.
error-neko-tower-tower-moves = La tour bouge encore. Attendez qu'elle se pose.
error-neko-tower-nothing-asked = Rien ne bouge. Lâchez d'abord une pièce.
error-neko-tower-strange-answer = Cette réponse ne va pas avec ce qui a été lâché. Rouvrez la partie.
error-neko-tower-settle-first = Une pièce n'est pas encore posée. Ajustez-la, puis dites « C'est posé ».
error-neko-tower-not-in-hand = Cette pièce n'est pas dans votre main. Ne touchez que celles de votre carte.
error-neko-tower-walls-first = Les murs d'abord : posez les deux, puis l'étage par-dessus.
error-neko-tower-not-above-that-floor = Cette pièce ne va pas à l'étage { $floor }. Lâchez-la au bon étage.
error-neko-tower-no-such-fold = Un mur ne se plie pas ainsi. Choisissez un autre pli.
error-neko-tower-too-far-out = C'est trop loin de la tour. Rapprochez la pièce.
error-neko-tower-nothing-to-settle = Il manque encore quelque chose. Lâchez toutes vos pièces, puis dites « C'est posé ».
error-neko-tower-wall-not-upright = Un mur n'est pas debout sur le dernier étage. Reprenez-le.
error-neko-tower-floor-not-on-walls = L'étage doit reposer sur ses deux murs. Reprenez-le.
error-neko-tower-wall-sticks-out = Un mur dépasse de l'étage. Déplacez l'étage ou le mur.
error-neko-tower-cat-lies-flat = Un chat ne se pose pas à plat. Reprenez-le.
error-neko-tower-cat-not-on-floor = Le chat n'est pas debout sur un étage. Reprenez-le.
error-neko-tower-try-on-first = Essayez encore un peu avant d'y renoncer.
