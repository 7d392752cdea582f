### Les figures de l'aide-mémoire : les quelques mots dessinés, et ce qu'une synthèse vocale en dit.

figure-bedding-right = Une petite pyramide. Des dés sur trois cases qui se touchent. Sous chacune, des chats ou un dé. C'est juste : les chats peuvent se coucher.
figure-bedding-wrong = Deux petites pyramides, fausses toutes les deux. À gauche, un chat dort entre deux dés : ils ne sont pas reliés. À droite, un dé repose sur un chat et sur une case vide : sa base est incomplète.
figure-bedding-sound = Reliés, base complète
figure-bedding-not-linked = Pas reliés
figure-bedding-no-base = Base incomplète

figure-pyramid-case = Une partie de la base avec trois dés qui se touchent. Un plus marque les cases : chaque emplacement libre de la base, et le creux entre les trois dés.
figure-pyramid-hollow = À gauche, trois dés autour d'un creux. À droite, un quatrième dé s'y est logé, un niveau plus haut.
figure-pyramid-point = À gauche, un dé derrière, deux devant : entre eux un creux, et un dé y tient. À droite, deux dés derrière, un devant : entre eux une pointe, et un dé en tomberait.
figure-pyramid-level = La pyramide entière, vue d'en haut. Les dés du niveau { $level } sur { $levels }, tous à la même hauteur, sont mis en valeur.
figure-pyramid-row = Une petite pyramide, vue d'en haut. Juste : { $row } dés rouges montent en ligne droite, chacun tenant au suivant par une face entière. Faux : { $beside } dés jaunes, côte à côte sur le même niveau.
figure-pyramid-pivot = Un dé montre { $front } devant, { $left } à gauche, { $right } à droite. Des flèches mènent aux quatre cases voisines où il peut pivoter, avec ce qu'il y montrerait. À droite : { $after_front } devant, { $after_left } à gauche, { $after_right } à droite.
figure-pyramid-turn = Le même dé dans la même case, avant et après. Avant : { $front } devant, { $left } à gauche, { $right } à droite. Après : { $after_front } devant, { $after_left } à gauche, { $after_right } à droite.

figure-pilo-duties = Tableau. En ligne, votre carte ; en colonne, celle d'une autre personne. Chaque case dit ce que vous devez faire.
figure-pilo-others = En face →
figure-pilo-you = Vous ↓
figure-pilo-king = Un roi à la table : on ne touche à rien
figure-pilo-throw = lancer
figure-pilo-shield = s'abriter
figure-pilo-sleep = dormir
figure-pilo-still = rien
figure-pilo-own =
    { $own ->
        [attacker] chevalier attaquant
        [defender] chevalier défensif
        [dragon] dragon endormi
       *[king] roi du silence
    }
figure-pilo-other =
    { $other ->
        [attacker] un chevalier attaquant
        [defender] un chevalier défensif
        [dragon] un dragon endormi
       *[king] un roi du silence
    }
figure-pilo-label-throw = Vous : { figure-pilo-own }, en face : { figure-pilo-other }. Lancez un oreiller.
figure-pilo-label-shield = Vous : { figure-pilo-own }, en face : { figure-pilo-other }. Abritez-vous derrière un oreiller.
figure-pilo-label-sleep = Vous : { figure-pilo-own }, en face : { figure-pilo-other }. Dormez sur un oreiller.
figure-pilo-label-still = Vous : { figure-pilo-own }, en face : { figure-pilo-other }. Ne touchez à rien.

figure-teckels-contact = Un teckel dont le dernier tronc finit en { teckels-front }. Quatre cartes essayées derrière lui.
figure-teckels-head-goes = Juste : { teckels-card-head }.
figure-teckels-trunk-goes = Juste : { teckels-card-trunk }.
figure-teckels-tail-goes = Juste : { teckels-card-tail }.
figure-teckels-cat-tail-goes = Juste : { teckels-card-cat-tail }.
figure-teckels-head-stays = Faux : { teckels-card-head }.
figure-teckels-trunk-stays = Faux : { teckels-card-trunk }.
figure-teckels-tail-stays = Faux : { teckels-card-tail }.
figure-teckels-cat-tail-stays = Faux : { teckels-card-cat-tail }.

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
