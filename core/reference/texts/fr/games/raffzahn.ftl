### Raffzahn.

game-raffzahn = Raffzahn
game-raffzahn-tagline = Raflez vos dés avant le « Stop ! »

## La table.

raffzahn-stop = Stop !

raffzahn-state-throw = À vous : touchez le dé turquoise
raffzahn-state-waits = { $name } va lancer
raffzahn-state-search = Glissez d'ici à vos { $face } !
raffzahn-state-locked = Mauvais dé : main bloquée
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
raffzahn-tell-not-free = { $name } lâche sa main sur un dé qui en porte un autre : elle est bloquée un instant.
raffzahn-tell-wrong-face = { $name } lâche sa main sur un dé d'une autre valeur : elle est bloquée un instant.
raffzahn-tell-nothing-left = Plus personne n'a de dé à prendre. { $name } peut dire stop.
raffzahn-tell-stopped = « Stop ! » dit { $name }.
raffzahn-tell-stop-void = L'appareil a retiré le doigt de { $name } : ce stop n'a pas eu lieu.
raffzahn-tell-goes-back = C'était après le stop : le dé de { $name } revient à sa place.
raffzahn-tell-late = { $name } lâche sa main sur un dé après le stop : il reste à sa place.
raffzahn-tell-gave = { $name } donne un dé à { $other }.
raffzahn-tell-could-not-pay = { $name } n'a pas assez de dés et n'en donne aucun.
raffzahn-tell-turn = Le dé turquoise passe à { $name }.
raffzahn-tell-ended = Il ne reste que la base : { $names } gagne.
raffzahn-tell-ended-together = Il ne reste que la base : { $names } gagnent ensemble.
raffzahn-ended = Il ne reste que des dés posés sur la base.

raffzahn-help-throw = { $name } lance : toucher le dé turquoise.
raffzahn-help-own-side = Le doigt part toujours de votre bord : ainsi la table sait que c'est le vôtre. Un dé touché directement ne bouge pas.
raffzahn-help-take = Prendre les dés libres qui montrent { $face } de votre côté : glisser le doigt de votre bord jusqu'au dé et l'y lever.
raffzahn-help-stop = { $name } dit stop à tout moment, de son bord de la table.
raffzahn-help-nothing-left = Plus rien à prendre pour personne : le stop reste à dire.
raffzahn-help-stopped = Ne plus toucher aucun dé : un dé pris maintenant revient et coûte un dé à donner à chacun.
raffzahn-help-over = La partie est terminée. Qui a le plus de dés gagne.

raffzahn-label-throw = Dé turquoise, à lancer
raffzahn-label-stop = Dire stop, { $name }
raffzahn-label-hand = Main de { $name } : à glisser jusqu'à un dé
raffzahn-label-seat =
    { $dice ->
        [0] { $name } : aucun dé
        [one] { $name } : { $dice } dé
       *[other] { $name } : { $dice } dés
    }

## Réglages.

option-raffzahn-announces-nothing-left = Annoncer qu'il n'y a plus rien à prendre
option-raffzahn-announces-nothing-left-detail = La table le dit ; c'est toujours à la personne du dé de crier stop.
option-raffzahn-lock = Main bloquée après un mauvais dé
option-raffzahn-lock-detail = Ainsi, rafler au hasard ne rapporte rien.

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

## La leçon.

raffzahn-lesson-goal = Bienvenue ! Tout le monde prend des dés en même temps. Qui en a le plus à la fin gagne.
raffzahn-lesson-side = Vous êtes en bas : seules comptent pour vous les faces tournées vers le bas.
raffzahn-lesson-throw = Lancez le dé turquoise : il dit la valeur que tout le monde cherche.
raffzahn-lesson-look = 4. Ce dé libre vous montre un 4 : il est à prendre. Aujourd'hui, le temps vous attend.
raffzahn-lesson-grab = Partez de votre bord, glissez jusqu'au dé et levez le doigt dessus.
raffzahn-lesson-all-at-once = Pris ! Pendant ce temps, une autre place a pris le sien : on joue ensemble, sans attendre son tour.
raffzahn-lesson-second = Il y a un second 4 tourné vers vous. Prenez-le de même.
raffzahn-lesson-stop = Qui a lancé peut dire « Stop ! » quand bon lui semble, même s'il reste des dés à prendre. Dites-le.
raffzahn-lesson-late = Après le « Stop ! », plus personne ne prend : un dé pris trop tard retourne en place et coûte un dé par adversaire. À gauche de lancer.
raffzahn-lesson-hurry = 1. Cette fois, quelqu'un d'autre dira « Stop ! ». Prenez ce dé avant.
raffzahn-lesson-wrong = À temps ! Un dé qui n'est pas libre, ou d'une autre valeur, ne se prend pas et bloque la main un instant.
raffzahn-lesson-end = Quand il ne reste que des dés posés sur la base, on compte. À vous de jouer !
