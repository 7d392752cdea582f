### Das Spiel : la boîte, ses six jeux, et les mots qu'ils partagent.

rule-glossary-six-games = Six jeux, une pyramide
    .body =
        Une base, des dés, six jeux. Quatre se suivent d'eux-mêmes :

        - Abquetschen bâtit la pyramide, Raffzahn la défait
        - Bunte Kuh la rebâtit, Cui bono? la défait encore

        Eintrichtern en fait un jeu de mémoire. Würfelmarsch est pure réflexion, sur la base seule.

        L'auteur, Reinhold Wittig, invite chaque table à inventer le sien.
    .search = das spiel, wittig, enchaîner, grand jeu, ordre des jeux, bâtir, défaire, construire, inventer, introduction, symboles
rule-glossary-box = Dans la boîte
    .body =
        - une base triangulaire de { $base_cells } cases
        - { $dice } dés rouges, { $dice } jaunes, { $dice } gris perle
        - un dé turquoise

        Les dés des trois couleurs, { $cells } en tout, remplissent exactement la pyramide. Le dé turquoise n'y entre jamais.
    .search = matériel, contenu, combien de dés, boîte, dé turquoise, gris perle
rule-glossary-reading = Âge, durée, caractère
    .body =
        Chaque jeu annonce son âge, sa durée et son caractère : { $character } points répartis entre réflexion, hasard et vivacité (l'œil, la main, la mémoire).

        Les trois pictogrammes du livret ne nous sont pas parvenus. Ces trois noms sont notre lecture.
    .search = difficulté, points, pictogrammes, stratégie, chance, âge, minutes, genre

rule-glossary-ruling-left = À gauche, c'est dans quel sens ?
    .body =
        Le livret fait passer le tour à gauche. Nous jouons dans le sens des aiguilles d'une montre, la table vue d'en haut. Dans les jeux où chacun a son côté, les places suivent le même ordre.
    .search = sens du jeu, sens horaire, tour de table, voisin, clockwise
rule-glossary-ruling-dice = Comment sont faits les dés
    .body =
        Deux faces opposées font toujours { $opposite }. Autour de leur coin commun, un, deux et trois se suivent dans le sens contraire des aiguilles d'une montre. Un dé peut donc se poser de { $orientations } façons.
    .search = faces opposées, somme, orientation, dé réel, opposite faces
rule-glossary-ruling-visible = Quand une face est-elle visible ?
    .body =
        Quand aucun dé n'est posé contre elle. Peu importe qui la voit depuis sa place.
    .search = face visible, cachée, recouverte, voir
rule-glossary-ruling-chain = Enchaîner les six jeux
    .body =
        Le livret propose de jouer les six jeux à la suite. Ici, chaque partie part de sa propre mise en place : la pyramide d'une partie n'est pas transmise à la suivante.
    .search = grand jeu, enchaîner, suite, garder la pyramide

rule-glossary-base = Base
    .body =
        Le socle triangulaire : { $base_cells } cases, des bords, des pointes et des creux. Chaque bord aligne { $side_cells } cases.
    .search = socle, plateau, support, board
rule-glossary-side = Côté
    .body =
        Une paroi plane : celle d'un dé, de la base, ou l'un des trois flancs de la pyramide.

        Trois côtés qui se rejoignent font un creux s'ils rentrent, une pointe s'ils ressortent.
    .search = flanc, paroi, face de la pyramide, side
rule-glossary-corner-case = Case de coin
    .body =
        Une case de bord qui touche deux bords à la fois. La base en a { $corner_cells }.
    .search = coin, angle, cases de coins, corner
rule-glossary-edge-case = Case de bord
    .body =
        Une case qui longe un bord : { $edge_cells } en tout, les { $corner_cells } coins compris.
    .search = bord, cases de bord, extérieur, pourtour, edge
rule-glossary-case = Case
    .body =
        Une place où un dé tient sans bouger :

        - un emplacement libre de la base, qui en compte { $base_cells }
        - au-dessus, le creux entre trois dés qui se touchent

        Une case a trois faces : celles que ses trois dés tournent vers l'intérieur. Une fois occupée, ce n'est plus une case.
    .search = emplacement, place, poser un dé, trou, hollow, somme des faces
rule-glossary-hollow = Creux
    .body =
        Trois dés posés autour du même point, leurs côtés tournés vers l'intérieur : un dé de plus s'y loge. Un creux est donc une case.
    .search = trou, cuvette, case, hollow
rule-glossary-point = Pointe
    .body =
        Le contraire d'un creux : trois dés s'y touchent aussi, mais leurs côtés ressortent. Un dé posé là tomberait. Une pointe n'est jamais une case.
    .search = sommet, pic, tombe, pas une case, point
rule-glossary-edge = Bords et arêtes
    .body =
        La base a des bords, les dés ont des arêtes.

        Deux dés d'un même niveau ne se touchent que par une arête. Par une face entière, un dé ne touche que ceux qui le portent et ceux qu'il porte.
    .search = arête, bord, toucher, contact, face entière, voisin, edge
rule-glossary-free-die = Dé libre
    .body =
        Un dé que l'on retire sans en bouger un autre : il ne porte rien. Quand la pyramide est complète, seul celui du sommet est libre.
    .search = retirer, prendre, sommet, porter, free die
rule-glossary-level = Niveau
    .body =
        Tous les dés à la même hauteur. La pyramide a { $levels } niveaux, de plus en plus petits : { $base_cells } dés sur la base, { $second_level } au-dessus, un seul au sommet.
    .search = étage, hauteur, niveau inférieur, couche, level
rule-glossary-pivot = Pivoter
    .body =
        Le dé bascule d'un quart de tour par-dessus une arête, de la base ou d'un autre dé, et arrive dans la case voisine.

        - la face du côté où il va se cache
        - la face du côté qu'il quitte prend sa place
        - l'opposée de la face cachée apparaît
        - la troisième reste visible, seulement tournée

        Exemple : { $before_right } à droite, { $before_left } à gauche, { $before_front } devant. Après un pivot à droite : { $after_right } à droite, { $after_left } à gauche, { $after_front } devant.
    .search = basculer, rouler, quart de tour, déplacer, pivot, roll
rule-glossary-plane = Plan
    .body =
        Des dés qui forment ensemble une surface plate, parallèle à un côté de la pyramide. Les trois côtés en sont.
    .search = surface, tranche, parallèle, plane
rule-glossary-row = Rangée
    .body =
        Des dés bien alignés qui se touchent par des faces entières. Une rangée monte donc toujours d'un niveau à l'autre, dans l'une des trois directions. Des dés côte à côte sur un même niveau n'en forment pas.
    .search = ligne, alignés, colonne, file, row
rule-glossary-turn = Retourner
    .body =
        Prendre un dé libre, l'orienter comme on veut, le remettre dans la même case. Sa place ne change pas ; les faces qu'il montre, si.
    .search = tourner, orienter, sur place, changer de face, turn
