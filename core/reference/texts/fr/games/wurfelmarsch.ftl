### Würfelmarsch.

game-wurfelmarsch = Würfelmarsch
game-wurfelmarsch-tagline = Faites rouler vos dés jusqu'au coin d'en face

## La table.

wurfelmarsch-turn-of = À vous de jouer, { $name }
wurfelmarsch-turn = Retourner le dé
wurfelmarsch-cancel = Revenir
wurfelmarsch-fight = Combattre

wurfelmarsch-hint-choose = { $name }, choisissez un de vos dés.
wurfelmarsch-hint-pivot = Touchez l'endroit où il pivote, ou retournez-le sur place.
wurfelmarsch-hint-stuck = Ce dé ne peut pas pivoter, mais on peut le retourner.
wurfelmarsch-hint-fight = Dés pour { $name } : pris { $taken }, perdus { $lost }.
wurfelmarsch-hint-turn = Que doit montrer ce dé ? La colonne dit sa face de votre côté.
wurfelmarsch-hint-draw = { $name }, choisissez un dé. Sans avancée ni combat, la partie sera bientôt nulle.
wurfelmarsch-hint-over = La partie est terminée.

wurfelmarsch-tell-left = { $name } pivote à gauche et montre { $front } devant, { $left } à gauche, { $right } à droite.
wurfelmarsch-tell-forward-left = { $name } avance à gauche et montre { $front } devant, { $left } à gauche, { $right } à droite.
wurfelmarsch-tell-forward-right = { $name } avance à droite et montre { $front } devant, { $left } à gauche, { $right } à droite.
wurfelmarsch-tell-right = { $name } pivote à droite et montre { $front } devant, { $left } à gauche, { $right } à droite.
wurfelmarsch-tell-turned = { $name } retourne un dé : { $front } devant, { $left } à gauche, { $right } à droite.
wurfelmarsch-tell-won = Combat ! Le { $face } de { $name } bat { $beaten }.
wurfelmarsch-tell-tie = Égalité à { $face } : les trois dés quittent la base.
wurfelmarsch-foreseen-won = Combat en vue : le { $face } de { $name } battrait { $beaten }.
wurfelmarsch-foreseen-tie = Combat en vue : égalité à { $face }, les trois dés partiraient.
wurfelmarsch-tell-captured = { $name } prend un dé de { $loser }.
wurfelmarsch-tell-removed = Un dé de { $name } quitte la base.
wurfelmarsch-tell-skipped = { $name } n'a plus de dé et passe.
wurfelmarsch-tell-arrived = { $name } atteint le coin d'en face : gagné !
wurfelmarsch-tell-empty = La base est vide. Le meilleur total gagne : { $name }.
wurfelmarsch-tell-repetition = La même position est revenue trop souvent : partie nulle.
wurfelmarsch-tell-quiet = Trop de tours sans avancée ni combat : partie nulle.
wurfelmarsch-ended-arrived = Un dé de { $name } a atteint le coin d'en face.
wurfelmarsch-ended-empty = Plus un dé sur la base : on compte les prises.

wurfelmarsch-help-pivot = Faire pivoter un de ses dés vers une case libre : à gauche, à droite ou vers l'avant, jamais en arrière.
wurfelmarsch-help-turn = Ou retourner un de ses dés sur place, comme on veut.
wurfelmarsch-help-fight = Un pivot qui forme une case avec deux autres dés ouvre un combat : la plus haute des trois faces l'emporte.
wurfelmarsch-help-goal = Arriver dans le coin qui porte son symbole, c'est gagner.
wurfelmarsch-help-draw = Avancer ou combattre bientôt, sinon la partie sera nulle.

wurfelmarsch-label-die = Dé de { $name }, vu de son côté : ligne { $line }, place { $place }, devant { $front }, à gauche { $left }, à droite { $right }
wurfelmarsch-label-die-captured = Serait pris par { $winner } : dé de { $name }, vu de son côté : ligne { $line }, place { $place }, devant { $front }, à gauche { $left }, à droite { $right }
wurfelmarsch-label-die-removed = Quitterait la base : dé de { $name }, vu de son côté : ligne { $line }, place { $place }, devant { $front }, à gauche { $left }, à droite { $right }
wurfelmarsch-label-goal = But de { $name }, vu de son côté : ligne { $line }, place { $place }
wurfelmarsch-label-pivot = Pivoter vers la ligne { $line }, place { $place } : devant { $front }, à gauche { $left }, à droite { $right }
wurfelmarsch-label-pivot-fight = Pivoter vers la ligne { $line }, place { $place } : devant { $front }, à gauche { $left }, à droite { $right }. Combat : pris { $taken }, perdus { $lost }
wurfelmarsch-label-seat = { $name } : sur la base { $dice }, pris { $captured }, retirés { $removed }
wurfelmarsch-label-seat-with-prisoners = { $name } : sur la base { $dice }, pris { $captured } ({ $from }), retirés { $removed }

## Réglages.

option-wurfelmarsch-repetitions = Nulle par répétition
option-wurfelmarsch-repetitions-detail = Une position qui revient autant de fois arrête la partie.
option-wurfelmarsch-quiet-turns = Nulle par calme plat
option-wurfelmarsch-quiet-turns-detail = Autant de tours sans avancer ni se battre arrêtent la partie.

## Le carnet.

score-wurfelmarsch =
    { $score ->
        [one] { $score } prise
       *[other] { $score } prises
    }

measure-dice-captured = Dés capturés
measure-dice-removed = Dés perdus par égalité

## La leçon.

wurfelmarsch-lesson-goal = Bienvenue ! Vos dés rouges marchent. Un seul d'entre eux dans ce coin, en face de vous, et c'est gagné.
wurfelmarsch-lesson-turn = À chaque tour, un seul dé : on le pivote dans une case voisine, ou on le retourne sur place.
wurfelmarsch-lesson-choose = Touchez ce dé pour voir où il peut aller : devant, à gauche, à droite, jamais en arrière.
wurfelmarsch-lesson-pivot = Il va basculer, et ses faces avec lui. Envoyez-le à droite.
wurfelmarsch-lesson-others = Les deux autres places jouent à leur tour.
wurfelmarsch-lesson-nearer = Chacune vise le coin en face de son bord. Les chemins se croisent…
wurfelmarsch-lesson-case = Trois dés autour d'un creux : combat ! Les faces tournées vers le creux se comparent, la plus haute bat les plus basses.
wurfelmarsch-lesson-attack = Pivotez ce dé à droite : il ferme un creux avec un dé adverse. L'écran montre d'abord ce qui arriverait.
wurfelmarsch-lesson-fight = Votre 6 bat son 3. Lancez le combat !
wurfelmarsch-lesson-won = Le dé battu est pris. Les deux autres places jouent, puis c'est à vous.
wurfelmarsch-lesson-turn-a-die = Plutôt que d'avancer, un dé peut montrer d'autres faces. Choisissez celui-ci, puis retournez-le.
wurfelmarsch-lesson-any-way = Chaque façon de le poser est permise : prenez celle que vous voulez.
wurfelmarsch-lesson-tie = À égalité de la plus haute face, les trois dés quittent le jeu : personne ne les gagne.
wurfelmarsch-lesson-end = Un dé au coin d'en face gagne ; sans dé sur la base, on compte ses prises. À vous de jouer !

wurfelmarsch-advice-pivot = pivoter d'une place marquée à l'autre
wurfelmarsch-advice-turn = retourner le dé marqué : { $front } devant, { $left } à gauche, { $right } à droite
