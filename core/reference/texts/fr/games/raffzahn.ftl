### Raffzahn.

game-raffzahn = Raffzahn
game-raffzahn-tagline = Raflez vos dés avant le « Stop ! »

## La table.

raffzahn-stop = Stop !

raffzahn-state-throw = À vous : touchez le dé turquoise
raffzahn-state-waits = { $name } va lancer
raffzahn-state-search = Cherchez vos { $face } !
raffzahn-state-nothing-left = Plus rien à prendre
raffzahn-state-say-stop = Plus rien à prendre : à vous le stop
raffzahn-state-stopped = Stop ! On ne touche plus
raffzahn-state-late = Trop tard : le dé reste là
raffzahn-state-paid = Pris trop tard : un dé à chacun
raffzahn-state-could-not-pay = Pris trop tard, mais rien à donner
raffzahn-state-won = Le plus gros butin : gagné !
raffzahn-state-over = Belle récolte !

raffzahn-tell-threw = { $name } lance un { $face }.
raffzahn-tell-took = { $name } prend un dé.
raffzahn-tell-nothing-left = Plus personne n'a de dé à prendre. { $name } peut dire stop.
raffzahn-tell-stopped = « Stop ! » dit { $name }.
raffzahn-tell-goes-back = C'était après le stop : le dé de { $name } revient à sa place.
raffzahn-tell-late = { $name } touche un dé après le stop : il reste à sa place.
raffzahn-tell-gave = { $name } donne un dé à { $other }.
raffzahn-tell-could-not-pay = { $name } n'a pas assez de dés et n'en donne aucun.
raffzahn-tell-turn = Le dé turquoise passe à { $name }.
raffzahn-tell-ended = Il ne reste que la base : { $names } gagne.
raffzahn-tell-ended-together = Il ne reste que la base : { $names } gagnent ensemble.

raffzahn-help-throw = { $name } lance : toucher le dé turquoise.
raffzahn-help-own-side = Un dé a trois faces, une par personne : touchez toujours celle qui est tournée vers vous.
raffzahn-help-take = Prendre les dés libres qui montrent { $face } de votre côté : un doigt sur cette face suffit.
raffzahn-help-stop = { $name } dit stop à tout moment, de son bord de la table.
raffzahn-help-nothing-left = Plus rien à prendre pour personne : le stop reste à dire.
raffzahn-help-stopped = Ne plus toucher aucun dé : un dé pris maintenant revient et coûte un dé à donner à chacun.
raffzahn-help-over = La partie est terminée. Qui a le plus de dés gagne.

raffzahn-label-throw = Dé turquoise, à lancer
raffzahn-label-stop = Dire stop, { $name }
raffzahn-label-face = { $face } du côté de { $name }, dé libre, niveau { $level }, ligne { $line }, place { $place }
raffzahn-label-seat =
    { $dice ->
        [0] { $name } : aucun dé
        [one] { $name } : { $dice } dé
       *[other] { $name } : { $dice } dés
    }

## Réglages.

option-raffzahn-announces-nothing-left = Annoncer qu'il n'y a plus rien à prendre
option-raffzahn-announces-nothing-left-detail = La table le dit ; c'est toujours à la personne du dé de crier stop.

## Le carnet.

score-raffzahn =
    { $score ->
        [one] { $score } dé
       *[other] { $score } dés
    }
measure-amount-raffzahn = Dés pris
measure-late-takes = Prises trop tardives

## Outils à côté de la vraie boîte.

tool-raffzahn-timer = Stop de Raffzahn
tool-raffzahn-timer-detail = Une prise à temps ou trop tard, et les dés de chacun.
tool-raffzahn-timer-thrown = Dé lancé
tool-raffzahn-timer-stop = Stop !
tool-raffzahn-timer-in-time = À temps
tool-raffzahn-timer-too-late = Trop tard
tool-raffzahn-timer-late = Trop tard : un dé à chaque adversaire
tool-raffzahn-timer-not-in-a-turn = Hors du tour
tool-raffzahn-timer-dice = Dés pris
