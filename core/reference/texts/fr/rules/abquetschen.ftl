### Abquetschen : poser tous ses dés dans la pyramide commune.

rule-abquetschen-goal = But du jeu
    .body =
        On bâtit ensemble une seule pyramide. Gagne qui y pose tous ses dés avant les autres.
    .search = gagner, objectif, victoire, poser tous ses dés
rule-abquetschen-material = Matériel
    .body =
        { $players } personnes, dès { $age } ans, environ { $minutes } minutes.

        - la base
        - { $reserve } dés rouges, { $reserve } jaunes, { $reserve } gris perle
        - le dé turquoise

        Caractère : réflexion { $thought }, hasard { $luck }, vivacité { $quickness }.
    .search = âge, durée, joueurs, combien de dés, nombre de joueurs
rule-abquetschen-set-up = Mise en place
    .body =
        - La base au milieu de la table, vide.
        - Chaque personne prend les { $reserve } dés d'une couleur : c'est sa réserve.
        - Le dé turquoise reste à part.
        - Chacun le lance à son tour, jusqu'au premier { $opening } : qui l'obtient commence.
    .search = préparer, installer, qui commence, premier joueur, réserve, lancer un quatre
rule-abquetschen-opening = Le premier coup
    .body =
        Qui commence pose { $opening } de ses dés sur la base, loin des bords : aucune case de bord.

        Ils doivent se toucher par des faces entières. Une seule forme y arrive : trois dés autour d'un creux, et le dernier dedans.
    .search = ouverture, début, commencer, quatre dés, case de bord, premier tour
rule-abquetschen-turn = Votre tour
    .body =
        - Lancez le dé turquoise.
        - Posez autant de vos dés, tous, selon les règles de pose.
        - Impossible de tous les poser ? Vous n'en posez aucun et passez.

        Puis le dé turquoise va à gauche.
    .search = déroulement, lancer, dé turquoise, tour, passer, impossible de tous les poser
rule-abquetschen-lay = Poser ses dés
    .body =
        - Chaque dé posé touche, par une face entière, au moins un autre dé posé à ce tour : ils forment un seul groupe.
        - Au moins l'un d'eux touche, par une face entière, un de vos dés posés plus tôt.

        Une arête ne compte pas. Les valeurs des dés non plus.
    .search = règles de pose, connecter, reliés, toucher, contact, face entière, groupe, adjacent
rule-abquetschen-case = Où un dé peut-il aller ?
    .body =
        Dans une case libre : sur la base, ou dans le creux entre trois dés. Ces trois dés peuvent être à n'importe qui, ou venir d'être posés. Sur une pointe, jamais.
    .search = case, creux, support, pointe, niveau, emplacement
rule-abquetschen-pass = Passer
    .body =
        Le nombre lancé se pose en entier ou pas du tout. S'il n'y a pas moyen, le tour passe à gauche, sans dé posé.
    .search = impossible, pas assez de place, tour perdu, bloqué
rule-abquetschen-first-turn = Votre premier tour
    .body =
        Deux exceptions au début :

        - Vous n'avez encore aucun dé dans la pyramide : l'un de vos nouveaux dés touche, par une face entière, un dé adverse.
        - Pendant le premier tour de table, au moins un dé de la première personne reste visible.
    .search = exception, début, premier tour, aucun dé posé, adversaire, visible
rule-abquetschen-bonus = Dés bonus
    .body =
        Une rangée d'au moins { $short_row } dés posés à ce tour en rapporte d'autres, à poser tout de suite :

        - rangée de { $short_row } : { $short_bonus } de plus
        - rangée de { $middle_row } : { $middle_bonus } de plus
        - rangée de { $long_row } : { $long_bonus } de plus

        Ils se touchent entre eux par des faces, et l'un d'eux touche l'un de vos dés, posé à ce tour ou plus tôt. Sans place pour tous, ils sont perdus.
    .search = bonus, rangée, alignés, dés supplémentaires, ligne, rejouer
rule-abquetschen-end = Fin de la partie
    .body =
        La partie s'arrête aussitôt quand :

        - quelqu'un pose son dernier dé
        - quelqu'un lance plus que ce qui reste dans sa réserve
        - quelqu'un dont c'est le tour n'a plus aucun endroit où poser
    .search = fin, arrêter, dernier dé, réserve vide, plus de place, lancer trop grand
rule-abquetschen-score = Qui gagne ?
    .body =
        - Réserve vide : cette personne gagne.
        - Lancer plus grand que sa réserve : cette personne gagne, que ces dés puissent être posés ou non, et même si quelqu'un a une réserve plus petite.
        - Plus d'endroit où poser : gagne la plus petite réserve ; les ex æquo partagent.
    .search = vainqueur, victoire, gagnant, égalité, moins de dés

rule-abquetschen-question-values = Les nombres sur les dés comptent-ils ?
    .body =
        Non. Dans ce jeu, seules comptent la couleur et la place. Tournez vos dés comme il vous plaît.
    .search = valeurs, faces, points, chiffres
rule-abquetschen-question-cover = Peut-on recouvrir le dernier dé visible de quelqu'un ?
    .body =
        Oui, après le premier tour de table. Coincer les autres fait partie du jeu.
    .search = recouvrir, cacher, coincer, enfermer, visible
rule-abquetschen-question-four = Pourquoi commencer par ce nombre-là ?
    .body =
        Sur une base vide, deux dés voisins ne se touchent que par une arête. Il faut { $opening } dés pour former un groupe ; avec plus ou moins, il en resterait toujours un tout seul.

        Juste après, seuls { $second_low }, { $second_middle } ou { $second_high } se posent : sinon, on passe.
    .search = pourquoi quatre, premier coup, second joueur, impossible
rule-abquetschen-question-shape = La pyramide penche, est-ce normal ?
    .body =
        Oui. Elle pousse de travers au début, puis finit par ressembler à une pyramide.
    .search = forme, trous, de travers

rule-abquetschen-take-back = Reprendre un dé mal posé
    .body =
        Le livret n'en parle pas. Nous jouons : tant que vous n'avez pas touché « { abquetschen-done } », vous pouvez reprendre un dé de ce tour s'il ne porte rien.

        À l'écran, seules s'allument les cases d'où le nombre entier peut encore être posé : pas d'impasse.
    .search = annuler, reprendre, impasse, terminé, corriger, se tromper
rule-abquetschen-ruling-first-thrower = Qui lance d'abord ?
    .body =
        Le livret ne le dit pas. Nous jouons : la première place, puis vers la gauche, autant de fois qu'il le faut.
    .search = premier lancer, qui commence
rule-abquetschen-ruling-colours = Qui prend quelle couleur ?
    .body =
        Sans effet sur le jeu. Nous suivons l'ordre des places : rouge, jaune, gris perle.
    .search = couleur, rouge, jaune, gris
rule-abquetschen-ruling-single-die = Un seul dé à poser
    .body =
        Il n'a pas de compagnon à toucher. Nous jouons : un dé seul compte comme un groupe ; il lui suffit de toucher un de vos dés plus anciens.
    .search = lancer un un, dé seul, unique
rule-abquetschen-ruling-no-die-yet = Toujours aucun dé dans la pyramide
    .body =
        Vous avez dû passer votre premier tour ? Nous jouons : l'exception du premier tour tient jusqu'à votre premier dé posé. Toucher n'importe quel dé adverse suffit.
    .search = passer, premier tour, exception, aucun dé
rule-abquetschen-ruling-first-round = Le dé qui doit rester visible
    .body =
        Nous jouons : la règle vaut pour le premier tour de table, dés bonus compris. Un dé est visible tant que l'une de ses trois faces extérieures l'est.
    .search = visible, premier tour, cacher, recouvrir
rule-abquetschen-ruling-bonus-optional = Faut-il poser les dés bonus ?
    .body =
        Non, c'est un droit. Nous jouons : tous ou aucun. À l'écran, « { abquetschen-no-bonus } » y renonce.
    .search = bonus, obligatoire, renoncer, refuser
rule-abquetschen-ruling-bonus-reserve = Plus de bonus que de dés
    .body =
        Nous jouons : le bonus se réduit à votre réserve. Le poser vous fait gagner.
    .search = bonus, réserve, derniers dés
rule-abquetschen-ruling-bonus-row = Quelles rangées rapportent ?
    .body =
        Nous jouons : seuls comptent les dés du lancer. Un dé plus ancien ne prolonge pas la rangée, et les dés bonus n'en rapportent pas d'autres.
    .search = rangée, anciens dés, bonus du bonus, mélange
rule-abquetschen-ruling-no-place = « Plus d'endroit où poser » : quand ?
    .body =
        Nous vérifions au début de votre tour, avant le lancer : aucun nombre de { $lowest } à { $highest } ne pourrait être posé, quelle que soit votre réserve.
    .search = fin, bloqué, plus de place, début du tour
rule-abquetschen-ruling-ranks = Les places suivantes
    .body =
        Le livret ne nomme que qui gagne. Nous classons les autres par dés en réserve, du moins au plus ; les ex æquo partagent leur place.
    .search = classement, deuxième, égalité, rang
