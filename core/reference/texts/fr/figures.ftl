### Les figures de l'aide-mémoire : les quelques mots dessinés, et ce qu'une synthèse vocale en dit.

figure-pyramid-case = Une partie de la base avec trois dés qui se touchent. Un plus marque les cases : chaque emplacement libre de la base, et le creux entre les trois dés.
figure-pyramid-hollow = À gauche, trois dés autour d'un creux. À droite, un quatrième dé s'y est logé, un niveau plus haut.
figure-pyramid-point = À gauche, un dé derrière, deux devant : entre eux un creux, et un dé y tient. À droite, deux dés derrière, un devant : entre eux une pointe, et un dé en tomberait.
figure-pyramid-level = La pyramide entière, vue d'en haut. Les dés du niveau { $level } sur { $levels }, tous à la même hauteur, sont mis en valeur.
figure-pyramid-row = Une petite pyramide, vue d'en haut. Juste : { $row } dés rouges montent en ligne droite, chacun tenant au suivant par une face entière. Faux : { $beside } dés jaunes, côte à côte sur le même niveau.
figure-pyramid-pivot = Un dé montre { $front } devant, { $left } à gauche, { $right } à droite. Des flèches mènent aux quatre cases voisines où il peut pivoter, avec ce qu'il y montrerait. À droite : { $after_front } devant, { $after_left } à gauche, { $after_right } à droite.
figure-pyramid-turn = Le même dé dans la même case, avant et après. Avant : { $front } devant, { $left } à gauche, { $right } à droite. Après : { $after_front } devant, { $after_left } à gauche, { $after_right } à droite.
