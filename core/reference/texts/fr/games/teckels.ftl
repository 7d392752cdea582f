### Teckels.

game-teckels = Teckels
game-teckels-tagline = Toutes les mains ensemble, et gare au chat
teckels-bark = Ouaf !
teckels-round = Manche { $round } sur { $rounds }
teckels-ended-token = Manche { $round } sur { $rounds } finie : dernier jeton de { $name }
teckels-ended-together = Manche { $round } sur { $rounds } finie : deux derniers jetons ensemble
teckels-ended-stuck = Manche { $round } sur { $rounds } finie : plus aucune carte ne va
teckels-ended-called = Manche { $round } sur { $rounds } finie : tout le monde a arrêté
teckels-call = J'arrête
teckels-call-confirm = Sûr ?
teckels-called = Arrêt pour cette manche
teckels-choice = × { $length }
teckels-choice-new = Au parc
teckels-length = × { $length }
teckels-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
teckels-points-short =
    { $points ->
        [0] 0 pt
        [one] { $points } pt
       *[other] { $points } pts
    }
teckels-cards-won =
    { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
teckels-winner =
    { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : bravo !

# Les couvertures, dites par leur couleur et leur motif.
teckels-front =
    { $front ->
        [red] rouge à pois
        [yellow] jaune à carreaux
        [green] vert à rayures
       *[blue] bleu à vagues
    }
teckels-back =
    { $back ->
        [red] rouge à pois
        [yellow] jaune à carreaux
        [green] vert à rayures
       *[blue] bleu à vagues
    }
teckels-card-head = tête, couverture { teckels-back }
teckels-card-trunk = tronc, devant { teckels-front }, derrière { teckels-back }
teckels-card-tail = queue, couverture { teckels-front }
teckels-card-cat-tail = queue mordue par un chat, couverture { teckels-front }

teckels-label-pile =
    { $count ->
        [0] { $name }, pile { $pile }, vide
        [one] { $name }, pile { $pile }, { $count } carte : prendre en main
       *[other] { $name }, pile { $pile }, { $count } cartes : prendre en main
    }
teckels-label-pile-turn =
    { $count ->
        [one] { $name }, pile { $pile } en main, { $count } carte : retourner
       *[other] { $name }, pile { $pile } en main, { $count } cartes : retourner
    }
teckels-label-pile-under =
    { $count ->
        [one] { $name }, pile { $pile } en main, { $count } carte : remettre dessous
       *[other] { $name }, pile { $pile } en main, { $count } cartes : remettre dessous
    }
teckels-label-turned-head = { $name } : { teckels-card-head }. À poser dans le parc.
teckels-label-turned-trunk = { $name } : { teckels-card-trunk }. À poser derrière un teckel.
teckels-label-turned-tail = { $name } : { teckels-card-tail }. À poser derrière un teckel.
teckels-label-turned-cat-tail = { $name } : { teckels-card-cat-tail }. À poser derrière un teckel.
teckels-label-lane =
    { $length ->
        [one] Teckel { $teckel }, tête de { $name }, { $length } carte : il attend { teckels-front }
       *[other] Teckel { $teckel }, tête de { $name }, { $length } cartes : il attend { teckels-front }
    }
teckels-label-new-head = Herbe libre : une tête commence ici un teckel
teckels-label-park = Le parc
teckels-label-call = { $name } : arrêter jusqu'à la fin de la manche
teckels-label-choice =
    { $length ->
        [one] { $name } : poser derrière le teckel { $teckel }, tête de { $owner }, { $length } carte
       *[other] { $name } : poser derrière le teckel { $teckel }, tête de { $owner }, { $length } cartes
    }
teckels-label-choice-new = { $name } : poser la tête dans le parc
teckels-label-bark = { $name } : aboyer pour lancer la manche
teckels-label-seat = { $name } : jetons { $tokens }, points { $points }
teckels-label-finished =
    { $teckels ->
        [0] { $name } n'a pas encore de teckel terminé
        [one] { $name } : un teckel terminé, { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
       *[other] { $name } : { $teckels } teckels terminés, { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
    }
teckels-label-gold = Os d'or, 3 points
teckels-label-silver = Os d'argent, 2 points
teckels-label-bronze = Os de bronze, 1 point

teckels-news-barked = { $name } aboie : manche { $round } !
teckels-news-started = { $name } pose une { teckels-card-head } : teckel { $teckel }.
teckels-news-joined-trunk = { $name } allonge le teckel { $teckel } : { teckels-card-trunk }.
teckels-news-joined-tail = { $name } pose une { teckels-card-tail } au teckel { $teckel }.
teckels-news-joined-cat-tail = { $name } pose une { teckels-card-cat-tail } au teckel { $teckel }.
teckels-news-finished =
    { $length ->
        [one] Le teckel { $teckel } est terminé : { $length } carte pour { $owner }.
       *[other] Le teckel { $teckel } est terminé : { $length } cartes pour { $owner }.
    }
teckels-news-finished-cat =
    { $length ->
        [one] Le chat emporte le teckel { $teckel } : { $length } carte pour { $owner }.
       *[other] Le chat emporte le teckel { $teckel } : { $length } cartes pour { $owner }.
    }
teckels-news-pile-emptied = { $name } a vidé une pile : un os d'argent à la clé.
teckels-news-beaten = { $by } a touché le teckel { $teckel } en premier : { $name } garde sa carte.
teckels-news-same-moment = Au même instant ! Le sort donne le teckel { $teckel } à { $by }, et { $name } garde sa carte.
teckels-news-kept = La manche est finie : { $name } garde sa carte.
teckels-news-called = { $name } arrête pour cette manche.
teckels-news-stop = Stop ! { $name } a posé son dernier jeton.
teckels-news-stop-together = Stop ! Deux derniers jetons au même instant.
teckels-news-stuck = Plus aucune carte ne peut être posée : la manche est finie.
teckels-news-all-called = Tout le monde a arrêté : la manche est finie.
teckels-news-scored = { $name } : { teckels-cards-won }, { teckels-points } en tout.
teckels-news-ended = C'est la fin de la partie.
teckels-ended = La dernière manche est jouée ({ $rounds } en tout) : on compte les os.

teckels-help-bark = Quand tout le monde est prêt, une personne touche « Ouaf ! » pour lancer la manche.
teckels-help-hold = { $name } : touchez une de vos trois piles pour la prendre en main.
teckels-help-turn = { $name } : touchez la pile en main pour retourner sa première carte.
teckels-help-head = { $name } : glissez la tête n'importe où dans le parc : elle commence un teckel.
teckels-help-trunk = { $name } : glissez le tronc sur un teckel dont le bout attend { teckels-front }.
teckels-help-tail = { $name } : glissez la queue sur un teckel dont le bout attend { teckels-front } : il sera terminé.
teckels-help-cat-tail = { $name } : avec cette queue, le chat vous donne le teckel : glissez-la sur un bout { teckels-front }.
teckels-help-under = Touchez encore la pile en main pour remettre la carte dessous.
teckels-help-change = Touchez une autre de vos piles pour changer ; la carte retournée revient sur la sienne.
teckels-help-call = « J'arrête » vous sort de la manche pour de bon ; elle se termine quand tout le monde a arrêté.
teckels-help-pick = Sans glisser : touchez votre carte retournée, puis, devant vous, l'un des teckels qui la prennent.
teckels-help-waiting = { $name } : vous avez arrêté : attendez la fin de la manche.
teckels-help-over = La partie est terminée.

## Réglages.

option-teckels-ends-when-stuck = Arrêter quand plus rien ne va
option-teckels-ends-when-stuck-detail = La manche s'arrête dès qu'aucune carte restante ne peut plus être posée.
option-teckels-ends-when-all-call = Arrêter quand tout le monde a fini
option-teckels-ends-when-all-call-detail = La manche s'arrête quand chacun a touché « { teckels-call } ».

## Le carnet.

score-teckels =
    { $score ->
        [one] { $score } point d'os
       *[other] { $score } points d'os
    }
measure-amount-teckels = Valeur des os
measure-gold-bones = Os d'or
measure-silver-bones = Os d'argent
measure-bronze-bones = Os de bronze
measure-teckel-cards = Cartes dans ses teckels
measure-longest-teckel = Teckel le plus long

## Figures de l'aide-mémoire.

figure-teckels-contact = Un teckel dont le dernier tronc finit en { teckels-front }. Quatre cartes essayées derrière lui.
figure-teckels-head-goes = Juste : { teckels-card-head }.
figure-teckels-trunk-goes = Juste : { teckels-card-trunk }.
figure-teckels-tail-goes = Juste : { teckels-card-tail }.
figure-teckels-cat-tail-goes = Juste : { teckels-card-cat-tail }.
figure-teckels-head-stays = Faux : { teckels-card-head }.
figure-teckels-trunk-stays = Faux : { teckels-card-trunk }.
figure-teckels-tail-stays = Faux : { teckels-card-tail }.
figure-teckels-cat-tail-stays = Faux : { teckels-card-cat-tail }.

## Outils à côté de la vraie boîte.

tool-teckels-bones = Os de Teckels
tool-teckels-bones-detail = Les os de chaque manche et leur valeur.
tool-teckels-bones-cards = Cartes dans ses teckels
tool-teckels-bones-emptied = A vidé une pile
tool-teckels-bones-add-round = Compter cette manche
tool-teckels-bones-points = Points
tool-teckels-bones-heap = Os : { $gold } d'or, { $silver } d'argent, { $bronze } de bronze

## La leçon.

teckels-lesson-goal = Bienvenue ! Tout le monde allonge les mêmes teckels, en même temps. Gagnez le plus de cartes.
teckels-lesson-bark = « Ouaf ! » donne le signal. Touchez-le.
teckels-lesson-hold = Vous avez trois piles, faces cachées. Prenez celle-ci en main.
teckels-lesson-flip = Touchez-la encore pour retourner sa carte.
teckels-lesson-head = Une tête ! Elle commence un teckel : glissez-la dans le parc.
teckels-lesson-flip-again = Retournez la suivante.
teckels-lesson-trunk = Un tronc, jaune devant : il va derrière le jaune de votre tête. Glissez-le sur votre teckel.
teckels-lesson-others = Les autres n'attendent pas : une nouvelle tête arrive, finie par du rouge.
teckels-lesson-third = Retournez votre carte suivante.
teckels-lesson-tail = Une queue rouge, mordue par un chat ! N'importe qui peut finir n'importe quel teckel : glissez-la sur l'autre.
teckels-lesson-owner = Avec un chat, le teckel va à qui pose la queue : il est à vous ! Sans chat, il serait à qui a posé la tête.
teckels-lesson-fourth = Vous y avez mis l'un de vos jetons. Retournez la suivante.
teckels-lesson-under = Aucun teckel ne l'attend : touchez la pile pour glisser la carte dessous, ou changez de pile.
teckels-lesson-round = Dernier jeton posé : « Stop ! », la manche finit. Un teckel sans queue n'est à personne.
teckels-lesson-end = On compte les cartes gagnées : des os d'or, d'argent et de bronze. À vous de jouer !
