### Neko tower.

game-neko-tower = Neko tower
game-neko-tower-tagline = Une tour de papier, des chats dessus, et Neko qui grimpe

## Ce qui a un nom.

neko-tower-colour =
    { $colour ->
        [yellow] jaune
        [blue] bleu
        [violet] violet
        [orange] orange
       *[other] au choix
    }
neko-tower-a-cat =
    { $colour ->
        [yellow] un chat jaune
        [blue] un chat bleu
        [violet] un chat violet
        [orange] un chat orange
       *[other] un chat au choix
    }
neko-tower-wall =
    { $wall ->
        [brick] brique
        [small-window] petite fenêtre
        [large-window] grande fenêtre
        [angel] ange
       *[other] colonne
    }
neko-tower-wall-left =
    { $left ->
        [brick] brique
        [small-window] petite fenêtre
        [large-window] grande fenêtre
        [angel] ange
       *[other] colonne
    }
neko-tower-wall-right =
    { $right ->
        [brick] brique
        [small-window] petite fenêtre
        [large-window] grande fenêtre
        [angel] ange
       *[other] colonne
    }
neko-tower-mission =
    { $mission ->
        [same-colour-touching] deux chats d'une même couleur côte à côte
        [different-colours-touching] deux chats de couleurs différentes côte à côte
        [yellows-touching] deux jaunes côte à côte
        [blue-on-blue] un bleu sur le dos d'un bleu
        [one-on-another] un chat sur le dos d'un autre
        [two-touching-and-one-on-top] deux chats côte à côte et un troisième sur l'un d'eux
        [any-three] trois chats sur l'étage
       *[other] un violet, un orange et un jaune sur l'étage
    }
neko-tower-floor = Étage { $floor }
neko-tower-floor-of = Étage { $floor } sur { $height }

neko-tower-floors =
    { $count ->
        [one] { $count } étage
       *[other] { $count } étages
    }
neko-tower-left = À gauche
neko-tower-right = À droite
neko-tower-neko = Neko
neko-tower-fell = Tombé

## Boutons.

neko-tower-build = Étage { $floor } : c'est posé
neko-tower-take = Prendre { neko-tower-a-cat }
neko-tower-forgo = Défausser cette carte
neko-tower-stroke = Caresse faite
neko-tower-climb =
    { $floors ->
        [one] Monter de { $floors } étage
       *[other] Monter de { $floors } étages
    }
neko-tower-renew = Renouveler
neko-tower-holds = Oui, ça y est
neko-tower-holds-not = Non, pas encore
neko-tower-end-turn = Passer la main
neko-tower-stop-here = S'arrêter là
neko-tower-stop-confirm = Oui, on s'arrête
neko-tower-collapse-confirm = Oui, c'est tombé
neko-tower-back = Revenir
neko-tower-told = C'est tout

## Ce qui est possible.

neko-tower-hint-card = Choisissez une carte Action.
neko-tower-hint-build = Deux murs sur l'étage du haut, puis le nouvel étage.
neko-tower-hint-missing-wall = Il manque un mur en stock : par lequel le remplacer ?
neko-tower-hint-take = Quel chat posez-vous ?
neko-tower-hint-choice = Construire, ou poser un chat ?
neko-tower-hint-from-tower = Plus de chat { neko-tower-colour } en réserve : lequel quitte son étage ?
neko-tower-hint-forgo = Aucune carte n'est jouable : celle-ci peut partir.
neko-tower-hint-place = Posez le chat sur la tour, puis touchez sa place.
neko-tower-hint-place-elsewhere = Posez-le ailleurs qu'à l'étage { $floor }.
neko-tower-hint-stroke = Une caresse pour le chat { neko-tower-colour }, du bout du doigt.
neko-tower-hint-interact = Un chat Nakama de votre étage peut aller plus haut, sans vous : touchez-le.
neko-tower-hint-move = Choisissez un étage plus haut, puis sa place.
neko-tower-hint-claim = Une mission est remplie : touchez-la.
neko-tower-hint-renew = Rien de rempli : renouvelez une mission, ou passez la main.
neko-tower-hint-no-mission = À l'étage { $floor }, aucune mission n'est encore remplie.
neko-tower-hint-mission =
    { $floors ->
        [one] Mission : { neko-tower-mission }. { $floors } étage à gravir.
       *[other] Mission : { neko-tower-mission }. Jusqu'à { $floors } étages à gravir.
    }
neko-tower-hint-mission-fulfilled =
    { $floors ->
        [one] C'est fait : { neko-tower-mission }. { $floors } étage à gravir.
       *[other] C'est fait : { neko-tower-mission }. Jusqu'à { $floors } étages à gravir.
    }
neko-tower-hint-confirm = Regardez l'étage { $floor } : { neko-tower-mission } ?
neko-tower-hint-done = Tout tient ? Passez la main.
neko-tower-hint-blame = Qui a fait tomber la tour ?
neko-tower-hint-tell = Étage { $floor } : touchez ce qui est tombé, ou le chat qui a bougé.
neko-tower-hint-tell-cat = Touchez sa nouvelle place ou, s'il est tombé, son portrait.
neko-tower-hint-confirm-stop = La partie s'arrête sur cette victoire. Touchez encore pour confirmer.
neko-tower-hint-confirm-collapse = La tour s'écroule et la partie s'arrête. Touchez encore pour confirmer.
neko-tower-hint-collapsed = La tour s'est écroulée. Plus haut étage atteint : { $floor }.
neko-tower-hint-last-step = Neko a retrouvé sa mère, à l'étage { $floor }.
neko-tower-hint-stopped = Vous vous arrêtez à l'étage { $floor }.
neko-tower-hint-nowhere-higher = Tous les chats noirs sont à l'étage { $floor } : impossible d'aller plus haut.

## Titres.

neko-tower-turn-of = À vous de jouer, { $name }
neko-tower-news-floors-fell =
    { $count ->
        [one] L'étage { $floor } tombe !
       *[other] { $count } étages tombent, à partir du { $floor } !
    }
neko-tower-won-together = Palier { $step } : victoire !
neko-tower-lost-together = Neko grimpera mieux la prochaine fois.
neko-tower-won-by =
    { $count ->
        [one] Victoire de { $names } !
       *[other] Victoire partagée : { $names } !
    }
neko-tower-won-by-nobody = Personne ne l'emporte.

## Récit.

neko-tower-tell-forgone = { $name } défausse une carte injouable.
neko-tower-tell-raised = { $name } pose l'étage { $floor } : { neko-tower-wall-left } et { neko-tower-wall-right }.
neko-tower-tell-taken = { $name } reprend { neko-tower-a-cat } à l'étage { $floor }.
neko-tower-tell-placed = { $name } pose { neko-tower-a-cat } à l'étage { $floor }.
neko-tower-tell-stacked = { $name } empile { neko-tower-a-cat } à l'étage { $floor }.
neko-tower-tell-stroked = { $name } caresse le chat { neko-tower-colour }.
neko-tower-tell-moved = { $name } fait monter { neko-tower-a-cat } à l'étage { $floor }.
neko-tower-tell-claimed = { $name } annonce, étage { $floor } : { neko-tower-mission }.
neko-tower-tell-denied = { $name } : pas encore rempli, vu de près.
neko-tower-tell-validated = { $name } remplit sa mission : { neko-tower-mission }.
neko-tower-tell-renewed = { $name } renouvelle une mission.
neko-tower-tell-neko-climbed = Neko grimpe à l'étage { $floor } !
neko-tower-tell-climbed = Le chat noir de { $name } grimpe à l'étage { $floor } !
neko-tower-tell-step = Palier { $step } atteint : victoire acquise !
neko-tower-tell-actions-shuffled =
    { $cards ->
        [one] Nouvelle pioche d'actions : { $cards } carte.
       *[other] Nouvelle pioche d'actions : { $cards } cartes.
    }
neko-tower-tell-missions-shuffled =
    { $cards ->
        [one] Nouvelle pioche de missions : { $cards } carte.
       *[other] Nouvelle pioche de missions : { $cards } cartes.
    }
neko-tower-tell-slid = Un chat { neko-tower-colour } glisse, étage { $floor }.
neko-tower-tell-floor-fell = L'étage { $floor } tombe.
neko-tower-tell-wall-fell = Un mur glisse sous l'étage { $floor } : { neko-tower-wall }.
neko-tower-tell-returned = Un chat { neko-tower-colour } retourne en réserve.
neko-tower-tell-put-back = Un chat { neko-tower-colour } est tombé : à remettre à sa place, étage { $floor }.
neko-tower-tell-neko-came-down = Neko redescend à l'étage { $floor }.
neko-tower-tell-came-down = Le chat noir de { $name } redescend à l'étage { $floor }.
neko-tower-tell-neko-put-back = Neko est tombé : à remettre à l'étage { $floor }.
neko-tower-tell-black-cat-put-back = Le chat noir de { $name } est tombé : à remettre à l'étage { $floor }.
neko-tower-tell-felled = La tour tombe sous la main de { $name }.
neko-tower-tell-collapsed = La tour s'écroule : fin de la partie.
neko-tower-tell-last-step = Dernier palier : fin de la partie.
neko-tower-tell-stopped = La partie s'arrête sur une victoire.
neko-tower-tell-nowhere-higher = Plus haut, il n'y a que le ciel : fin de la partie.

## Aide du moment.

neko-tower-help-card = Jouez une des cartes Action visibles : c'est obligatoire.
neko-tower-help-stop = Un palier est gagné : vous pouvez vous arrêter là, ou viser plus haut.
neko-tower-help-place = Posez le chat debout, sur un étage ou sur le dos d'un autre.
neko-tower-help-place-elsewhere = Il vient de la tour : il change d'étage.
neko-tower-help-stroke = Cette carte demande une caresse au chat posé.
neko-tower-help-move = Un Nakama de l'étage de votre chat noir peut monter, à l'étage de votre choix.
neko-tower-help-mission = Si une mission est remplie plus haut, annoncez-la : une seule par tour.
neko-tower-help-renew = Ou échangez une de vos missions contre une nouvelle.
neko-tower-help-confirm = Tout le monde regarde la tour : la mission est-elle vraiment remplie ?
neko-tower-help-fall =
    { $walls ->
        [one] Quelque chose est tombé ? Dites-le. À { $walls } mur, la partie s'arrête.
       *[other] Quelque chose est tombé ? Dites-le. À { $walls } murs, la partie s'arrête.
    }
neko-tower-help-over = La partie est terminée. En coopération, on gagne à partir du palier { $step }.

## Pour les lecteurs d'écran.

neko-tower-label-card-build = Carte Action : un étage sur { neko-tower-wall-left } et { neko-tower-wall-right }
neko-tower-label-card-choice = Carte Action : un étage sur deux murs, { neko-tower-wall }, ou un chat au choix
neko-tower-label-card-cat = Carte Action : { neko-tower-a-cat }
neko-tower-label-card-stroke = Carte Action : { neko-tower-a-cat }, avec une caresse
neko-tower-label-mission =
    { $floors ->
        [one] Mission : { neko-tower-mission }, { $floors } étage
       *[other] Mission : { neko-tower-mission }, { $floors } étages
    }
neko-tower-label-mission-fulfilled =
    { $floors ->
        [one] Mission remplie : { neko-tower-mission }, { $floors } étage
       *[other] Mission remplie : { neko-tower-mission }, { $floors } étages
    }
neko-tower-label-hidden-mission = Mission cachée
neko-tower-label-build = Construire : { neko-tower-wall-left } et { neko-tower-wall-right }
neko-tower-label-left-wall = Mur de gauche : { neko-tower-wall }
neko-tower-label-right-wall = Mur de droite : { neko-tower-wall }
neko-tower-label-take = Prendre { neko-tower-a-cat }, en réserve : { $count }
neko-tower-label-take-from-tower = Le chat { neko-tower-colour } de l'étage { $floor }
neko-tower-label-claim-floor = Annoncer la mission à l'étage { $floor }
neko-tower-label-cat-fell = Le chat { neko-tower-colour } est tombé seul
neko-tower-hint-walls-on-table = Combien de murs sont tombés jusque sur la table ?
neko-tower-or-more = { $walls } ou plus
neko-tower-label-walls-on-table =
    { $walls ->
        [one] { $walls } mur sur la table
       *[other] { $walls } murs sur la table
    }
neko-tower-label-walls-or-more =
    { $walls ->
        [one] { $walls } mur ou plus sur la table
       *[other] { $walls } murs ou plus sur la table
    }
neko-tower-label-floors-fell =
    { $count ->
        [one] L'étage { $floor } est tombé
       *[other] { $count } étages sont tombés, à partir du { $floor }
    }
neko-tower-label-left-wall-fell = Mur de gauche tombé sous l'étage { $floor } : { neko-tower-wall }
neko-tower-label-right-wall-fell = Mur de droite tombé sous l'étage { $floor } : { neko-tower-wall }
neko-tower-label-black-cat-fell = Le chat noir de { $name } est tombé seul
neko-tower-label-neko-fell = Neko est tombé seul
neko-tower-label-blame = C'est { $name }
neko-tower-label-floor =
    { $cats ->
        [one] Étage { $floor }, { $cats } chat
       *[other] Étage { $floor }, { $cats } chats
    }
neko-tower-label-lower = Étage du dessous
neko-tower-label-higher = Étage du dessus
neko-tower-label-tell = Quelque chose est tombé
neko-tower-label-place =
    { $cats ->
        [0] Place libre, rang { $row }, colonne { $column }
        [one] Sur le dos d'un chat, rang { $row }, colonne { $column }
       *[other] Sur { $cats } chats, rang { $row }, colonne { $column }
    }
neko-tower-label-cat =
    { $below ->
        [0] Chat { neko-tower-colour }, rang { $row }, colonne { $column }
       *[other] Chat { neko-tower-colour } sur le dos d'un autre, rang { $row }, colonne { $column }
    }
neko-tower-label-in-hand = Chat { neko-tower-colour } en main
neko-tower-label-ladder = Hauteur de la tour : étage { $height }
neko-tower-label-step = Palier { $step }
neko-tower-label-step-reached = Palier { $step }, atteint
neko-tower-label-neko = Neko, à l'étage { $floor }. Le plus haut atteint : { $best }
neko-tower-label-black-cat =
    { $floor ->
        [0] Chat noir de { $name }, au pied de la tour. Le plus haut atteint : { $best }
       *[other] Chat noir de { $name }, à l'étage { $floor }. Le plus haut atteint : { $best }
    }
neko-tower-label-seat = { $name } : missions remplies { $missions }
neko-tower-label-ranked-seat = { $name } : étage { $floor }, place { $rank }
neko-tower-label-stock-wall = En stock, { neko-tower-wall } : { $count }
neko-tower-label-stock-floors = Étages à poser : { $count }
neko-tower-label-stock-cats = Chats en réserve, couleur { neko-tower-colour } : { $count }
neko-tower-label-stock-actions = Cartes Action à piocher : { $count }
neko-tower-label-stock-missions = Cartes Mission à piocher : { $count }

## Réglages.

option-neko-tower-mode = Ensemble, ou en compétition ?
option-neko-tower-mode-detail = Tous ensemble avec Neko, ou chacun son chat et des missions secrètes.
option-neko-tower-mode-together = Ensemble
option-neko-tower-mode-competitive = En compétition

## Le carnet.

score-neko-tower =
    { $score ->
        [one] { $score } étage
       *[other] { $score } étages
    }
measure-floor-reached = Étage atteint
measure-highest-step = Palier atteint
measure-floor-on-screen = Étage atteint à l'écran
measure-step-on-screen = Palier atteint à l'écran
measure-missions-validated = Missions validées
measure-towers-felled = Tours renversées

## Figures de l'aide-mémoire.

figure-neko-missions = Les cartes Mission, avec les étages qu'elles font gravir.
figure-neko-touching = Trois fois deux chats sur un étage, vus d'en haut.
figure-neko-stacked = Deux fois deux chats sur un étage, vus de côté.
figure-neko-verdict =
    { $verdict ->
        [right] Juste
       *[wrong] Faux
    }
figure-neko-beside = { figure-neko-verdict } : côte à côte.
figure-neko-corners = { figure-neko-verdict } : coin contre coin.
figure-neko-on-top = { figure-neko-verdict } : l'un sur le dos de l'autre.

## Outils à côté de la vraie boîte.

tool-neko-decks = Pioches de Neko
tool-neko-decks-detail = Les cartes Action et Mission, l'étage de chaque chat, les paliers.
tool-neko-decks-together = Ensemble
tool-neko-decks-competitive = En compétition
tool-neko-decks-actions = Cartes Action
tool-neko-decks-missions = Cartes Mission
tool-neko-decks-build = Construire
tool-neko-decks-cat = Poser un chat
tool-neko-decks-walls = Murs en réserve
tool-neko-decks-wall =
    { $wall ->
        [small-window] Petites fenêtres
        [large-window] Grandes fenêtres
        [angel] Anges
        [column] Colonnes
       *[brick] Briques
    }
tool-neko-decks-climb =
    { $floors ->
        [one] Monter d'un étage
       *[other] Monter de { $floors } étages
    }
tool-neko-decks-floor = Étage
tool-neko-decks-neko = Neko
tool-neko-decks-height = Étages de la tour
tool-neko-decks-felled = La tour est tombée par la main de…
tool-neko-decks-steps = Paliers atteints : { $steps }
tool-neko-decks-no-step = Aucun palier pour le moment
paper-setup-neko-tower-together = Ensemble
paper-setup-neko-tower-competitive = En compétition
mark-towers-felled = A fait tomber la tour

## La tour à l'écran.

neko-tower-let-go = Lâcher
neko-tower-settle = C'est posé
neko-tower-give-up = Renoncer
neko-tower-again = Revoir la chute
neko-tower-seen = Vu
neko-tower-fold = Plier
neko-tower-move-left = Plus à gauche
neko-tower-move-right = Plus à droite
neko-tower-move-up = Étage du dessus
neko-tower-move-down = Étage du dessous
neko-tower-stroke-left = Caresse à gauche
neko-tower-stroke-right = Caresse à droite
neko-tower-hint-hang-wall = Glissez le mur au-dessus de l'étage du haut, puis lâchez.
neko-tower-hint-hang-floor = Posez l'étage sur les deux murs : aucun ne doit dépasser.
neko-tower-hint-hang-cat = Glissez le chat au-dessus de sa place, étage { $floor }, puis lâchez.
neko-tower-hint-hang-neko = Faites monter le chat noir à l'étage { $floor }, sans rien renverser.
neko-tower-hint-stroke-screen = Une caresse légère pour le chat { neko-tower-colour } : à gauche ou à droite.
neko-tower-hint-settle = Tout tient ? Dites-le, ou reprenez la pièce pour l'ajuster.
neko-tower-hint-not-settled = Cela ne tient pas encore : reprenez une pièce et ajustez-la.
neko-tower-hint-again = La chute, au ralenti.
neko-tower-help-let-go = Glissez la pièce et lâchez-la, ou servez-vous des boutons. Jusqu'à « C'est posé », elle peut être reprise, même si elle tombe.
neko-tower-piece =
    { $piece ->
        [floor] Étage { $own }
        [wall] Mur, { neko-tower-wall }
        [cat] Chat { neko-tower-colour }
       *[black] Chat noir
    }
neko-tower-aside =
    { $side ->
        [middle] au milieu
        [left] { $away } mm à gauche du milieu
       *[right] { $away } mm à droite du milieu
    }
neko-tower-label-view = La tour, { $height ->
        [one] { $height } étage
       *[other] { $height } étages
    }. Glisser pour regarder plus haut ou plus bas
neko-tower-label-screen-floor =
    { $degrees ->
        [0] Étage { $floor }, d'aplomb, { $cats ->
                [0] sans chat
                [one] { $cats } chat
               *[other] { $cats } chats
            }
       *[other] Étage { $floor }, penche de { $degrees } ° à { $side ->
                [left] gauche
               *[right] droite
            }, { $cats ->
                [0] sans chat
                [one] { $cats } chat
               *[other] { $cats } chats
            }
    }
neko-tower-label-screen-wall = { neko-tower-piece }, sous l'étage { $floor }
neko-tower-label-screen-cat = { neko-tower-piece }, étage { $floor }, { neko-tower-aside }
neko-tower-label-lies = { neko-tower-piece }, tombé sur la table
neko-tower-label-held = { neko-tower-piece }, à poser
neko-tower-label-let-go = { neko-tower-piece }, à ajuster
neko-tower-label-hanging = { neko-tower-piece } en main, étage { $floor }, { neko-tower-aside }, pli { $fold }
neko-tower-tell-taken-storey = { $name } prend deux murs et un étage.
neko-tower-tell-own-fell = La pièce de { $name } tombe : elle peut être reprise.
neko-tower-tell-gave-up = { $name } renonce.
option-neko-tower-play = Où est la tour ?
option-neko-tower-play-detail = À l'écran, la tour tient et tombe sous vos doigts. Avec la boîte, elle est sur la table et l'application tient le reste.
option-neko-tower-play-on-screen = À l'écran
option-neko-tower-play-companion = Avec la boîte

## La leçon.

neko-tower-lesson-goal = Bienvenue ! La tour se bâtit sur votre vraie table, et Neko y grimpe. Ici, l'application tient les cartes et le compte.
neko-tower-lesson-cards = À chaque tour : une carte Action, puis une Mission si l'on peut.
neko-tower-lesson-build = Cette carte montre deux murs et un étage. Choisissez-la, bâtissez-les sur la table, puis dites-le ici.
neko-tower-lesson-end-turn = L'étage 2 tient. Aucune mission n'est remplie : finissez le tour.
neko-tower-lesson-cat = Une carte chat : prenez le Nakama bleu en main.
neko-tower-lesson-put = Posez-le debout sur l'étage 2, là où il tient, et montrez sa place ici.
neko-tower-lesson-missions = Cette mission demande deux chats de couleurs différentes, côte à côte, juste au-dessus de Neko. Il en manque un.
neko-tower-lesson-next = Finissez le tour.
neko-tower-lesson-any-cat = Cette carte laisse choisir la couleur. Prenez un jaune.
neko-tower-lesson-beside = Posez-le contre le bleu.
neko-tower-lesson-stroke = La main sur la carte : caressez ce chat du bout du doigt… sans rien faire tomber.
neko-tower-lesson-validate = Les deux chats se touchent : choisissez la mission, et faites monter Neko.
neko-tower-lesson-confirm = L'application ne voit pas votre tour : regardez-la ensemble, puis confirmez.
neko-tower-lesson-falls = Si quelque chose tombe, dites-le par le bouton de la tour : l'application sait ce qu'il faut remettre en réserve.
neko-tower-lesson-end = Plus Neko monte, plus belle est la victoire ; si la tour tombe, tout le monde perd. À vous de jouer !
