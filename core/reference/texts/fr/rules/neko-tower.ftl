### Neko tower : l'aide-mémoire.

rule-neko-tower-goal = But du jeu
    .body =
        Construisez ensemble une tour et faites-y grimper Neko, le chat noir.

        Neko atteint l'étage { $step-one }, { $step-two }, { $step-three }, { $step-four } ou { $step-five } : c'est gagné pour tout le monde. La tour tombe avant : c'est perdu.
    .search = objectif, gagner, comment gagne-t-on, palier, coopération, étages

rule-neko-tower-material = Ce qu'il faut
    .body =
        - { $floors } étages numérotés
        - { $walls } murs de { $wall-kinds } hauteurs
        - Neko et { $nakama } Nakama, { $nakama-each } de chaque couleur : jaune, bleu, violet, orange
        - { $action-cards } cartes Action et { $mission-cards } cartes Mission
        - { $steps } autocollants de palier
        - pour la compétition : { $black-cats } chats noirs, leurs jetons de classement et la carte d'aide
    .search = matériel, contenu de la boîte, combien de murs, tuiles, pions, cartes, nakama, stickers, autocollants

rule-neko-tower-set-up = Mise en place
    .body =
        - Posez l'étage { $ground } au centre, Neko dessus.
        - Empilez les autres étages dans l'ordre, le plus petit numéro en haut.
        - Triez les murs par hauteur : brique, petite fenêtre, grande fenêtre, ange, colonne. Triez les Nakama par couleur.
        - Montrez les { $shown } cartes Action et les { $missions-shown } cartes Mission de départ. Mélangez le reste en deux pioches.
        { $table ->
            [alone] - En solo, vous jouez tous les tours.
           *[several]
                - La dernière personne à avoir pris de la hauteur commence, puis dans le sens des aiguilles d'une montre.
                - À { $players }, tout le monde joue avec le même Neko. Pour s'affronter, voyez « Compétition ».
        }
    .search = préparation, installer, qui commence, premier joueur, cartes de départ, trier, seul, solo, à deux, à trois, à quatre

rule-neko-tower-turn = Un tour
    .body =
        - Jouez une carte Action. C'est obligatoire.
        - Validez une carte Mission si vous le pouvez et le voulez.

        Une carte jouée est défaussée et remplacée aussitôt : il y a toujours { $shown } cartes Action et { $missions-shown } cartes Mission visibles.
    .search = tour de jeu, déroulement, obligatoire, optionnel, étapes, que faire

rule-neko-tower-action-cards = Jouer une carte Action
    .body =
        Choisissez l'une des cartes Action visibles :

        - murs et étage : dressez les deux murs montrés, puis posez par-dessus l'étage suivant ;
        - chat : placez un Nakama de la couleur montrée, ou de votre choix ;
        - carte double : l'un ou l'autre, jamais les deux.

        Les étages se posent toujours dans l'ordre de leurs numéros.
    .search = carte action, construire, mur, étage, choisir, deux options, gauche ou droite, ordre des étages, défausser

rule-neko-tower-placing = Poser sans faire tomber
    .body =
        - Une ou deux mains, au choix. Ne touchez pas ce qui tient déjà.
        - Tant que votre action dure, vous pouvez ajuster l'élément que vous posez, même s'il tombe.
    .search = placement, une main, deux mains, toucher la tour, ajuster, tombe pendant la pose, recommencer

rule-neko-tower-walls-and-floors = Murs et étages
    .body =
        Les murs se dressent debout sur l'étage le plus haut. Pliez-les comme vous voulez pour qu'ils tiennent mieux.

        L'étage se pose sur les murs que vous venez d'ajouter, et aucun mur ne doit en dépasser.
    .search = mur debout, plier, vertical, dépasser, couvrir, étage posé, tuile étage

rule-neko-tower-cats = Chats
    .body =
        Un chat ne se pose jamais couché. Un Nakama va n'importe où, sur l'étage que vous voulez, ou sur le dos d'un autre Nakama.
    .search = nakama, chat à plat, où placer un chat, debout, empiler un chat

rule-neko-tower-stroke = Caresser
    .body =
        Si la carte le montre, touchez légèrement du doigt le Nakama que vous venez de placer.
    .search = caresse, caresser, main, toucher le chat, doigt

rule-neko-tower-missions = Valider une mission
    .body =
        Une mission est remplie par les Nakama de l'étage juste au-dessus de Neko, et seulement eux.

        Faites monter Neko du nombre d'étages de la carte, ou de moins. Même si les deux missions sont remplies, vous n'en validez qu'une par tour.

        { $table ->
            [alone] { "" }
           *[several] En compétition, tous les étages au-dessus de votre chat noir comptent.
        }
    .search = mission, valider, nakama en contact, deux nakama jaunes, monter, grimper, étage au-dessus, combien d'étages, deux missions, moins d'étages

rule-neko-tower-mission-list = Les missions
    .body =
        Sur le même étage ; entre parenthèses, les étages à monter avec nos cartes.

        - deux de la même couleur en contact ({ $same-colour })
        - deux de couleurs différentes en contact ({ $different-colours })
        - deux jaunes en contact ({ $yellows })
        - un bleu sur un bleu ({ $blue-on-blue })
        - un chat sur un autre ({ $one-on-another })
        - deux en contact, un troisième sur l'un d'eux ({ $two-and-one })
        - trois chats, n'importe comment ({ $any-three })
        - un violet, un orange et un jaune, n'importe comment ({ $violet-orange-yellow })
    .search = liste des missions, cartes mission, jaune, bleu, violet, orange, trois chats, couleur, combien d'étages

rule-neko-tower-touching = En contact
    .body =
        Deux Nakama sont en contact quand ils se touchent par le côté, sans être l'un sur l'autre.
    .search = contact, se toucher, côte à côte, adjacents, collés

rule-neko-tower-stacked = L'un sur l'autre
    .body =
        Un Nakama est bien empilé quand il repose sur un autre et ne touche pas l'étage.
    .search = empilé, sur le dos, pile de chats, touche le sol

rule-neko-tower-action-list = Les cartes Action, une à une
    .body =
        - deux murs et un étage : construisez
        - un chat de couleur : placez un Nakama de cette couleur
        - un chat de toutes les couleurs : placez un Nakama de votre choix
        - une main : caressez le Nakama placé ce tour-ci

        Du plus bas au plus haut : brique, petite fenêtre, grande fenêtre, ange, colonne.
    .search = symboles, icônes, cartes action, brique, fenêtre, ange, colonne, main, hauteur

rule-neko-tower-empty-deck = Une pioche est vide
    .body =
        Mélangez sa défausse, face cachée : c'est la nouvelle pioche.
    .search = pioche vide, plus de cartes, défausse, remélanger

rule-neko-tower-missing-cat = Plus de Nakama de cette couleur
    .body =
        Tant que la réserve en a un, prenez-le là. Sinon, prenez un Nakama de cette couleur sur la tour et placez-le à un autre étage.
    .search = plus de chat, réserve vide, couleur manquante, déplacer un chat, prendre sur la tour

rule-neko-tower-missing-wall = Plus de mur de cette sorte
    .body =
        Tant que la réserve en a un, prenez le mur montré. Sinon, choisissez n'importe quel autre mur disponible.
    .search = plus de mur, mur manquant, stock vide, remplacer un mur, autre mur

rule-neko-tower-missing-floor = La mission monte plus haut que la tour
    .body =
        Neko s'arrête au dernier étage construit.
    .search = étage inexistant, trop haut, sommet, pas construit

rule-neko-tower-falls = Quelque chose tombe
    .body =
        - Un chat : replacez-le où il était. Si l'étage de Neko est tombé aussi, Neko va sur l'étage en dessous.
        - Moins de { $walls-that-end } murs : tout ce qui est tombé retourne en réserve, et l'on continue.
        - { $walls-that-end } murs ou plus sur la table : la partie s'arrête aussitôt.
    .search = la tour est tombée, tombe, chute, effondrement, mur tombé, chat tombé, combien de murs, écroule, accident, neko tombe

rule-neko-tower-end = Fin de la partie
    .body =
        La partie s'arrête si toute la tour s'effondre, ou si au moins { $walls-that-end } murs tombent sur la table.

        Neko atteint un palier, { $step-one }, { $step-two }, { $step-three }, { $step-four } ou { $step-five } : victoire. Collez l'autocollant sur la boîte ; arrêtez là, ou visez le palier suivant.
    .search = fin, victoire, palier, gagner, perdre, continuer après, sticker, autocollant, dernier étage

rule-neko-tower-competitive = Compétition
    .body =
        { $table ->
            [alone] Il faut être au moins { $competitive-least }. Chaque personne fait monter son propre chat noir le plus haut possible avant que la tour tombe.
           *[several] Chaque personne fait monter son propre chat noir le plus haut possible avant que la tour tombe.
        }

        - { $competitive-shown } cartes Action sont visibles.
        - Chaque personne a { $missions-each } missions secrètes.
        - Tout étage au-dessus de votre chat noir compte pour vos missions.
    .search = compétition, compétitif, variante, chat noir, s'affronter, les uns contre les autres, adversaires

rule-neko-tower-competitive-set-up = Compétition : mise en place
    .body =
        { $table ->
            [alone] { "" }
           *[several]
                - Triez étages, murs et Nakama comme d'habitude ; posez l'étage { $ground } sans Neko.
                - Chaque chat noir attend à côté de cet étage ; chaque jeton de classement attend sur la case de départ de la carte d'aide.
                - Mélangez toutes les cartes Action et montrez-en { $competitive-shown }.
                - Mélangez toutes les cartes Mission et distribuez-en { $missions-dealt }, faces cachées : { $missions-each } par personne, pour ses yeux seulement.
        }
    .search = préparation compétition, missions secrètes, classement, jeton, trois cartes action, écharpe

rule-neko-tower-competitive-turn = Compétition : un tour
    .body =
        { $table ->
            [alone] { "" }
           *[several]
                - Jouez une carte Action. Obligatoire.
                - Si votre chat noir partage son étage avec un Nakama, vous pouvez déplacer ce Nakama vers un étage plus haut.
                - Validez une mission, ou défaussez-en une face visible pour la remplacer.

                Les Nakama servent à tout le monde : un chat placé plus haut peut aider quelqu'un d'autre.
        }
    .search = tour compétition, déplacer un nakama, interagir, renouveler une mission, changer de mission, valider

rule-neko-tower-competitive-end = Compétition : la fin
    .body =
        { $table ->
            [alone] { "" }
           *[several] Qui fait tomber la tour prend la dernière place. Parmi les autres, le chat noir monté le plus haut gagne. Les égalités se partagent.
        }
    .search = fin compétition, classement, qui gagne, fait tomber, dernier, égalité, ranking

rule-neko-tower-dispute-two-missions = Deux missions remplies d'un coup ?
    .body =
        Une seule se valide par tour. L'autre attend le prochain, si les chats y sont encore au bon étage.
    .search = deux missions, valider deux fois, une seule

rule-neko-tower-dispute-my-own-piece = L'élément tombe pendant que je le pose
    .body =
        Tant que votre action n'est pas finie, reposez-le : ce n'est pas une chute. Ce qui tombe en plus, si.
    .search = pendant la pose, tombe de la main, recommencer, pas fini

rule-neko-tower-dispute-wrong-floor = Les chats sont deux étages plus haut
    .body =
        Ensemble, ils ne comptent pas : seul l'étage juste au-dessus de Neko compte. En compétition, tous les étages au-dessus comptent.
    .search = mauvais étage, deux étages plus haut, étage de neko, même étage

rule-neko-tower-ruling-stock = Nos quantités de murs
    .body =
        Le livret donne { $walls } murs sans le détail. Nous jouons avec { $bricks } briques, { $small-windows } petites fenêtres, { $large-windows } grandes fenêtres, { $angels } anges et { $columns } colonnes. Avec votre boîte, comptez les vôtres : l'outil « Pioches de Neko » les prend tels quels.
    .search = combien de briques, fenêtres, anges, colonnes, répartition, stock

rule-neko-tower-ruling-action-cards = Nos cartes Action
    .body =
        Le livret en donne { $action-cards } sans les détailler. Les nôtres :

        - { $build-cards } cartes de construction, une par paire de murs différents ;
        - { $choice-cards } cartes doubles : deux murs égaux, ou un Nakama au choix ;
        - { $cat-cards } cartes de chat : jaune ; bleu ; violet, orange et toutes couleurs avec une caresse.

        Visibles au départ : brique et ange, et le chat de toutes les couleurs.
    .search = composition, cartes action, départ, nos cartes, paires de murs

rule-neko-tower-ruling-mission-cards = Nos cartes Mission
    .body =
        { $mission-cards } cartes, deux de chaque mission ; les étages à monter sont notre choix. Visibles au départ : deux couleurs différentes en contact, et un chat sur un autre.
    .search = composition, cartes mission, départ, étages à monter

rule-neko-tower-ruling-two-ways = Vraie tour ou tour à l'écran
    .body =
        Compagnon : la tour est sur la table ; l'application tient cartes, réserve, étages et missions, et vous lui dites ce qui tombe.

        À l'écran : vous glissez chaque pièce et la lâchez, ou vous la guidez avec les boutons ; la pesanteur fait le reste. Un fil à plomb et une ombre montrent où elle se poserait. Les murs se plient, un chat peut glisser, une caresse pousse un peu. Jusqu'à « C'est posé », votre pièce peut être reprise, même si elle tombe ; ce qui tient déjà, non.

        Réglage avant la partie : « { option-neko-tower-play } ».
    .search = compagnon, écran, simulation, réel, application, physique

rule-neko-tower-ruling-touching = Se toucher, dans l'application
    .body =
        Un étage y est une grille de { $columns-of-floor } sur { $rows-of-floor }. Deux Nakama sur des cases voisines, à la même hauteur, sont en contact ; par les coins, non.
    .search = contact, grille, voisins, en diagonale, coin, hauteur

rule-neko-tower-ruling-stacking = Empiler haut
    .body =
        Aucune limite, tant que cela tient. Un chat retiré d'une pile laisse descendre ceux du dessus. « Sur » veut dire directement dessus.
    .search = pile de chats, limite, trois chats empilés, directement

rule-neko-tower-ruling-more-than-asked = Plus que la mission n'en demande
    .body =
        Cela ne gêne jamais : trois chats veut dire trois au moins.
    .search = trop de chats, exactement, au moins, quatre chats

rule-neko-tower-ruling-telling = Raconter une chute
    .body =
        La personne dont c'est le tour la raconte, à n'importe quel moment : les étages du haut, un mur qui a glissé, un chat tombé ou déplacé. Ce qui tombe ensemble est une seule chute. « C'est tout » la termine : ce qui tombe ensuite en est une autre, même dans le même tour.
    .search = signaler, déclarer, compagnon, chute, qui dit

rule-neko-tower-ruling-fallen-floor = Étage et murs, l'un sans l'autre
    .body =
        Un étage tombe et ses murs restent debout : ils retournent en réserve avec lui. Seuls comptent les murs tombés sur la table : trois étages à terre et quatre murs sur la table, on continue. Un mur tombe et son étage tient : le mur va en réserve et compte. Le dernier mur d'un étage ne peut pas tomber sans lui.
    .search = mur sans étage, étage tombé, compter les murs, cinq murs

rule-neko-tower-ruling-small-tower = Une toute petite tour s'effondre
    .body =
        Si tout tombe sauf l'étage { $ground }, la partie s'arrête, même avec moins de { $walls-that-end } murs.
    .search = effondrement total, petite tour, deux étages, début de partie

rule-neko-tower-ruling-before-placed = Tombé avant d'être posé
    .body =
        Cela ne se raconte pas : on repose l'élément.
    .search = pendant la pose, ajuster, tombe, reposer

rule-neko-tower-ruling-neko-falls = Neko et les Nakama d'un étage tombé
    .body =
        Neko va sur le plus haut étage encore debout. Les Nakama de l'étage tombé retournent en réserve ; s'il fallait en caresser un, on s'en passe.
    .search = neko tombe, plusieurs étages, nakama tombés, réserve, caresse impossible

rule-neko-tower-ruling-steps = Paliers dépassés et gardés
    .body =
        Un palier dépassé est atteint. Il reste gagné, même si la tour tombe ensuite. On peut s'arrêter au début de n'importe quel tour suivant ; le palier { $step-five } termine la partie.
    .search = palier sauté, garder la victoire, arrêter, s'arrêter, ultime palier, autocollant

rule-neko-tower-ruling-no-card = Aucune carte jouable
    .body =
        Une carte est injouable quand les { $floors } étages sont construits, ou quand tous les chats de sa couleur sont sur l'unique étage. Si aucune carte visible ne se joue, défaussez-en une : c'est votre action.
    .search = bloqué, carte impossible, injouable, passer, tous les étages

rule-neko-tower-ruling-missing-wall = Un mur manque, l'autre pas
    .body =
        Chaque mur de la carte se regarde à part : celui qui est montré s'il en reste, sinon n'importe lequel.
    .search = un seul mur manquant, remplacer, réserve

rule-neko-tower-ruling-missing-cat = Quel chat prendre sur la tour
    .body =
        Celui que vous voulez, de la bonne couleur, même sous un autre.
    .search = prendre un chat, chat couvert, choisir

rule-neko-tower-ruling-reshuffle = Quand on remélange
    .body =
        Au moment où il faut piocher et que la pioche est vide. La carte qui vient d'être jouée en fait partie.
    .search = pioche vide, défausse, mélanger

rule-neko-tower-ruling-climb = Monter de zéro étage
    .body =
        Ce n'est pas possible : au moins un étage. Changer de mission sans monter n'existe qu'en compétition.
    .search = zéro étage, ne pas monter, minimum, défausser une mission

rule-neko-tower-ruling-confirming = « Est-ce bien ainsi ? »
    .body =
        Avec la vraie tour, l'application demande à la table si les chats sont vraiment placés ainsi. Si c'est non, la mission attend qu'un chat bouge ou que la tour change, et rien n'est perdu : en compétition, un chat peut encore être déplacé. Une mission secrète annoncée est montrée à toute la table.
    .search = confirmer, vérifier, désaccord, contester, mission refusée

rule-neko-tower-ruling-one-move = Compétition : combien de Nakama bougent
    .body =
        { $table ->
            [alone] { "" }
           *[several] Un seul par tour, avant la mission, vers n'importe quelle place d'un étage plus haut.
        }
    .search = déplacer plusieurs chats, combien, interagir

rule-neko-tower-ruling-ranking = Compétition : ce qui compte
    .body =
        { $table ->
            [alone] { "" }
           *[several] La plus grande hauteur jamais atteinte : une chute ne la fait pas perdre. Un chat noir qui n'a jamais grimpé ne peut pas gagner ; s'il n'y a personne d'autre, personne ne gagne. Les paliers n'y comptent pas.
        }
    .search = classement, hauteur, redescendre, personne ne gagne, égalité

rule-neko-tower-ruling-who-felled = Compétition : qui a fait tomber la tour ?
    .body =
        { $table ->
            [alone] { "" }
           *[several] Avec la vraie tour, la personne dont c'est le tour dit qui l'a fait tomber : un coude peut être à n'importe qui. À l'écran, c'est forcément elle.
        }
    .search = qui a fait tomber, faute, coupable, accuser

rule-neko-tower-ruling-never-falls = Compétition : une tour qui ne tombe pas
    .body =
        { $table ->
            [alone] { "" }
           *[several] La partie s'arrête quand tous les chats noirs sont à l'étage { $floors }.
        }
    .search = tour complète, sommet, sans chute, fin

rule-neko-tower-ruling-first-player = Qui commence, dans l'application
    .body =
        La table choisit : la première place commence.
    .search = premier joueur, qui commence, ordre
