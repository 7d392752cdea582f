### Pilo Pilo.

game-pilo-pilo = Pilo Pilo
game-pilo-pilo-tagline = Le bon geste au bon moment, un oreiller à la main

pilo-pilo-character =
    { $character ->
        [attacker] chevalier attaquant
        [defender] chevalier défensif
        [dragon] dragon endormi
       *[king] roi du silence
    }

pilo-pilo-state-lay-hand = Touchez votre pile
pilo-pilo-state-ready = On attend les autres…
pilo-pilo-state-hush = Chut…
pilo-pilo-state-open = Vite et bien !
pilo-pilo-state-false-start = Trop tôt ! Cette manche passe.
pilo-pilo-state-missed = { $name } l'avait déjà.
pilo-pilo-state-held = Où va-t-il ?
pilo-pilo-state-threw = Lancé sur { $name } !
pilo-pilo-state-shielded = À l'abri !
pilo-pilo-state-asleep = Dodo…
pilo-pilo-state-dropped = L'oreiller est tombé.
pilo-pilo-state-won = Plus une carte : gagné !
pilo-pilo-state-over =
    { $cards ->
        [one] Il restait { $cards } carte.
       *[other] Il restait { $cards } cartes.
    }

pilo-pilo-right = Bien joué !
pilo-pilo-right-still = Bien vu : ne rien toucher.
pilo-pilo-wrong-false-start = Trop tôt : les cartes d'abord.
pilo-pilo-wrong-king = Un roi : on ne touche à rien.
pilo-pilo-wrong-no-defender = Pas de défenseur : rien à toucher.
pilo-pilo-wrong-no-attacker = Pas d'attaquant : rien à toucher.
pilo-pilo-wrong-throw =
    { $slow ->
        [yes] Trop tard ! Cible : { $names }.
       *[no] Il fallait viser { $names }.
    }
pilo-pilo-wrong-shield =
    { $slow ->
        [yes] Trop tard ! Il fallait s'abriter.
       *[no] Il fallait s'abriter.
    }
pilo-pilo-wrong-sleep =
    { $slow ->
        [yes] Trop tard ! Il fallait dormir.
       *[no] Il fallait dormir.
    }

pilo-pilo-label-seat =
    { $cards ->
        [one] { $name }, { $cards } carte dans la pile
       *[other] { $name }, { $cards } cartes dans la pile
    }
pilo-pilo-label-pile-ready = Pile de { $name } : dire que vous êtes là
pilo-pilo-label-card = { $name } montre : { pilo-pilo-character }
pilo-pilo-label-card-hidden = Carte de { $name }, face cachée
pilo-pilo-label-shield = Bouclier de { $name }
pilo-pilo-label-ear = Oreille de { $name }
pilo-pilo-label-pillow = Oreiller { $pillow }, côté de { $name }
pilo-pilo-label-pillow-held = Oreiller { $pillow }, chez { $name }

pilo-pilo-help-ready = Touchez votre pile. Quand tout le monde y est, les cartes se retournent sans prévenir.
pilo-pilo-help-hush = Les cartes vont se retourner. Ne touchez encore aucun oreiller.
pilo-pilo-help-attacker = Attaquant, et un défenseur en face : glissez un oreiller jusqu'à lui.
pilo-pilo-help-defender = Défenseur, et un attaquant en face : glissez un oreiller sur votre bouclier.
pilo-pilo-help-dragon = Dragon : glissez un oreiller sur votre oreille.
pilo-pilo-help-king = Un roi, ou rien à faire : ne touchez aucun oreiller.
pilo-pilo-help-touch = Toucher un oreiller, c'est agir. Un seul par personne et par manche.
pilo-pilo-help-over = La partie est finie. Qui n'a plus de carte gagne.

pilo-pilo-news-hush = Manche { $round }. Chut…
pilo-pilo-news-flipped = { $name } : { pilo-pilo-character }.
pilo-pilo-news-false-start = { $name } part trop tôt et passe la manche.
pilo-pilo-news-grabbed = { $name } tient un oreiller.
pilo-pilo-news-grabbed-from = { $name } était là avant { $other }.
pilo-pilo-news-missed = { $name } arrive après { $other }.
pilo-pilo-news-threw = { $name } lance sur { $other }.
pilo-pilo-news-shielded = { $name } s'abrite.
pilo-pilo-news-slept = { $name } s'endort.
pilo-pilo-news-dropped = { $name } lâche l'oreiller.
pilo-pilo-news-put-back = L'oreiller de { $name } revient au milieu.
pilo-pilo-news-right =
    { $cards ->
        [0] { $name } : bien joué, plus une carte !
        [one] { $name } : bien joué, encore { $cards } carte.
       *[other] { $name } : bien joué, encore { $cards } cartes.
    }
pilo-pilo-news-wrong = { $name } garde sa carte, encore { $cards }.
pilo-pilo-news-ended = La partie est finie : { $names } gagne.
pilo-pilo-news-ended-together = La partie est finie : { $names } gagnent ensemble.
