### Bunte Kuh.

game-bunte-kuh = Bunte Kuh
game-bunte-kuh-tagline = Trouvez avant tout le monde la case qui fait le compte

## La table.

bunte-kuh-stop = Stop !
bunte-kuh-no = Non !
bunte-kuh-back = Revoir

bunte-kuh-state-throw = À vous : touchez les dés
bunte-kuh-state-waits = { $name } va lancer
bunte-kuh-state-search = Cherchez la case !
bunte-kuh-state-show = Glissez d'ici à la case !
bunte-kuh-state-points = { $front } + { $left } + { $right }
bunte-kuh-state-shown = Case montrée : on vérifie…
bunte-kuh-state-says-stop = { $name } : « Stop ! »
bunte-kuh-state-says-no = { $name } : « Non ! »
bunte-kuh-state-checks = Aucune case ? On vérifie…
bunte-kuh-state-shows = { $name } montre un { $sum }
bunte-kuh-state-lays = { $name } pose un dé
bunte-kuh-state-right = Juste ! Touchez la case
bunte-kuh-state-right-no = Juste ! Touchez une case
bunte-kuh-state-turn = Choisissez ses faces
bunte-kuh-state-wrong = Raté : un dé de chacun
bunte-kuh-state-too-slow = Trop lent : un dé de chacun
bunte-kuh-state-won = Plus un dé : gagné !
bunte-kuh-state-over = La partie est finie

bunte-kuh-tell-threw = { $name } lance { $a }, { $b } et { $c }.
bunte-kuh-tell-stop = « Stop ! » dit { $name }.
bunte-kuh-tell-no = « Non ! » dit { $name }.
bunte-kuh-tell-later = { $name } parle un peu après.
bunte-kuh-tell-void = L'appareil a retiré le doigt de { $name } : cet appel n'a pas eu lieu.
bunte-kuh-tell-pointed = { $name } montre une case qui fait { $sum }.
bunte-kuh-tell-right = C'est juste ! { $name } pose un dé.
bunte-kuh-tell-wrong =
    { $cases ->
        [0] Ce n'est pas ça : aucune case ne faisait le compte. { $name } prend un dé à chacun.
        [one] Ce n'est pas ça : { $cases } case faisait le compte. { $name } prend un dé à chacun.
       *[other] Ce n'est pas ça : { $cases } cases faisaient le compte. { $name } prend un dé à chacun.
    }
bunte-kuh-tell-too-slow = Le temps est passé. { $name } prend un dé à chacun.
bunte-kuh-tell-gave = { $name } donne un dé à { $other }.
bunte-kuh-tell-laid = { $name } pose un dé au niveau { $level }.
bunte-kuh-tell-turn = Les dés gris perle passent à { $name }.
bunte-kuh-tell-ended = Plus un dé : { $names } gagne.
bunte-kuh-tell-ended-together = Plus un dé : { $names } gagnent ensemble.
bunte-kuh-ended = Plus un dé devant { $names }.

bunte-kuh-help-throw = { $name } lance : toucher les dés gris perle.
bunte-kuh-help-search = Additionner les trois dés de tête, puis chercher une case dont les trois faces font la même somme.
bunte-kuh-help-stop = Une case trouvée : « Stop ! » à votre bord, puis glisser le doigt de là jusqu'à la case et l'y lever.
bunte-kuh-help-no = Aucune case ne convient : « Non ! » à votre bord.
bunte-kuh-help-penalty = Une erreur coûte : vous prenez un dé à chacun.
bunte-kuh-help-point = { $name } glisse un doigt de son bord jusqu'à la case trouvée, avant la dernière perle. Aucun autre doigt ne compte.
bunte-kuh-help-check = { $name } a dit non : un appel plus ancien peut encore arriver.
bunte-kuh-help-lay = { $name } touche la case pour y poser un dé.
bunte-kuh-help-lay-anywhere = { $name } choisit une case : n'importe laquelle.
bunte-kuh-help-turn = { $name } touche le dé tel qu'il sera posé. « Revoir » montre la pyramide.
bunte-kuh-help-over = La partie est terminée. Qui n'a plus de dé gagne.

bunte-kuh-label-throw = Dés gris perle, à lancer
bunte-kuh-label-stop = Dire stop, { $name }
bunte-kuh-label-no = Dire non, { $name }
bunte-kuh-label-hand = { $name } : glisser d'ici jusqu'à la case
bunte-kuh-label-back = Revoir la pyramide, { $name }
bunte-kuh-label-time =
    { $left ->
        [one] Il reste { $left } perle
       *[other] Il reste { $left } perles
    }
bunte-kuh-label-case = Case, niveau { $level }, ligne { $line }, place { $place } : { $front }, { $left } et { $right }
bunte-kuh-label-seat =
    { $dice ->
        [0] { $name } : plus de dé
        [one] { $name } : { $dice } dé à poser
       *[other] { $name } : { $dice } dés à poser
    }

## Réglages.

option-bunte-kuh-point = Temps pour montrer une case
option-bunte-kuh-point-detail = Après « Stop ! », il faut montrer sa case dans ce délai.

## Le carnet.

score-bunte-kuh =
    { $score ->
        [0] plus de dé
       *[other] reste { $left }
    }
measure-amount-bunte-kuh = Dés restants
measure-right-calls = Appels justes
measure-wrong-calls = Appels faux

## Outils à côté de la vraie boîte.

tool-bunte-kuh-timer = Stop de Bunte Kuh
tool-bunte-kuh-timer-detail = Le temps pour montrer une case, et les dés de chacun.
tool-bunte-kuh-timer-stop = Stop !
tool-bunte-kuh-timer-time-left = Montrez la case
tool-bunte-kuh-timer-too-late = Trop tard
tool-bunte-kuh-timer-right = Juste
tool-bunte-kuh-timer-wrong = Faux
tool-bunte-kuh-timer-dice = Dés restants

## La leçon.

bunte-kuh-lesson-goal = Bienvenue ! Tout le monde cherche en même temps. Qui pose tous ses dés avant les autres gagne.
bunte-kuh-lesson-throw = Lancez les trois dés gris perle.
bunte-kuh-lesson-sum = 4 + 4 + 5 = 13. On cherche un creux dont les trois faces font 13, comme celui-ci. D'ordinaire, c'est à qui le voit avant les autres.
bunte-kuh-lesson-stop = Vous l'avez vu ? Touchez « Stop ! » à votre bord : l'appel compte dès que le doigt se pose.
bunte-kuh-lesson-point = Montrez la case : partez de votre bord, glissez jusqu'à elle et levez le doigt dessus.
bunte-kuh-lesson-way = 13, c'est juste ! Un de vos dés va dans cette case. Choisissez ses faces, qui feront les sommes du niveau au-dessus : prenez celles-ci.
bunte-kuh-lesson-other = Les dés gris passent à gauche, qui que ce soit qui ait trouvé. L'autre place lance.
bunte-kuh-lesson-no = 12. L'autre place dit « Non ! » : il n'y aurait aucune case de 12…
bunte-kuh-lesson-penalty = Il y en avait ! Erreur : un dé pris à chaque adversaire, donc un de moins pour vous.
bunte-kuh-lesson-your-turn = À vous de lancer.
bunte-kuh-lesson-search = 9. Cherchez… puis dites « Stop ! ». Après l'appel, le temps va courir, au ralenti pour cette fois.
bunte-kuh-lesson-in-time = Vite : glissez de votre bord jusqu'à la case de 9 !
bunte-kuh-lesson-any-way = Juste, et à temps ! Posez ce dé-ci comme il vous plaît.
bunte-kuh-lesson-end = Plus aucun dé devant soi : c'est gagné. En vrai, on a quatre fois moins de temps. À vous de jouer !
