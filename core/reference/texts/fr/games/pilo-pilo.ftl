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
pilo-pilo-label-twin = Oreiller { $pillow }, le jumeau de { $name }
pilo-pilo-label-pillow-held = Oreiller { $pillow }, chez { $name }

pilo-pilo-help-ready = Touchez votre pile. Quand tout le monde y est, les cartes se retournent sans prévenir.
pilo-pilo-help-hush = Les cartes vont se retourner. Ne touchez encore aucun oreiller.
pilo-pilo-help-attacker = Attaquant, et un défenseur en face : glissez un oreiller jusqu'à lui.
pilo-pilo-help-defender = Défenseur, et un attaquant en face : glissez un oreiller sur votre bouclier.
pilo-pilo-help-dragon = Dragon : glissez un oreiller sur votre oreille.
pilo-pilo-help-king = Un roi, ou rien à faire : ne touchez aucun oreiller.
pilo-pilo-help-touch = Toucher un oreiller, c'est agir. Un seul par personne et par manche.
pilo-pilo-help-whose = Touchez votre part d'un oreiller, ou son jumeau dans votre zone : seule votre zone agit pour vous.
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
pilo-pilo-ended = Plus une carte devant { $names }.

## Réglages.

option-pilo-pilo-apprentices = Apprentis chevaliers
option-pilo-pilo-apprentices-detail = Sans les rois, pour apprendre ou pour les plus jeunes.
option-pilo-pilo-round = Temps pour agir
option-pilo-pilo-round-detail = Après ce temps, plus personne ne touche d'oreiller.
option-pilo-pilo-quiet-round = Temps quand personne ne doit agir
option-pilo-pilo-quiet-round-detail = La manche se ferme d'elle-même après ce temps.
option-pilo-pilo-drag = Temps pour amener l'oreiller
option-pilo-pilo-drag-detail = Un oreiller touché doit arriver dans ce temps. Plus long pour les plus jeunes.

## Le carnet.

score-pilo-pilo =
    { $score ->
        [0] plus de carte
       *[other] reste { $left }
    }
measure-amount-pilo-pilo = Cartes restantes
measure-right-actions = Gestes justes
measure-mistakes = Erreurs
measure-fastest-touch-ms = Geste le plus rapide (ms)

## Figures de l'aide-mémoire.

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

## Outils à côté de la vraie boîte.

tool-pilo-pilo-judge = Arbitre de Pilo Pilo
tool-pilo-pilo-judge-detail = Les cartes montrées, le bon geste de chacun, les cartes qui restent.
tool-pilo-pilo-judge-kings = Avec les rois
tool-pilo-pilo-judge-apprentices = Sans les rois
tool-pilo-pilo-judge-peeked = A regardé sa carte
tool-pilo-pilo-judge-throw = Lancer un oreiller sur un défenseur ({ $targets })
tool-pilo-pilo-judge-shield = S'abriter derrière un oreiller
tool-pilo-pilo-judge-sleep = Dormir sur un oreiller
tool-pilo-pilo-judge-still-king = Un roi : ne rien toucher
tool-pilo-pilo-judge-still-no-defender = Pas de défenseur : ne rien toucher
tool-pilo-pilo-judge-still-no-attacker = Pas d'attaquant : ne rien toucher
tool-pilo-pilo-judge-sits-out = Passe cette manche
tool-pilo-pilo-judge-was-right = Geste juste
tool-pilo-pilo-judge-settle = Manche suivante
tool-pilo-pilo-judge-cards-left = Cartes restantes

## La leçon.

pilo-pilo-lesson-goal = Bienvenue ! Débarrassez-vous de toutes vos cartes. À chaque manche, chaque carte dit quoi faire de l'oreiller, et vite.
pilo-pilo-lesson-ready = Posez un doigt sur votre pile : quand tout le monde y est, le silence se fait.
pilo-pilo-lesson-hush = Chut… Les cartes vont se retourner toutes ensemble. Pour apprendre, le temps vous attendra.
pilo-pilo-lesson-attacker = Vous êtes chevalier attaquant : prenez l'oreiller et lancez-le sur un défenseur. Glissez-le jusqu'à sa place.
pilo-pilo-lesson-well-done = Bien joué : une carte de moins. Les autres arrivaient trop tard, leur carte retourne sous la pile.
pilo-pilo-lesson-again = Manche suivante : le doigt sur votre pile.
pilo-pilo-lesson-dragon = Un dragon endormi ! Glissez l'oreiller contre votre oreille pour dormir dessus.
pilo-pilo-lesson-no-defender = Bravo. L'attaquant d'à côté n'avait pas de défenseur à viser : il devait ne rien toucher, et c'était juste.
pilo-pilo-lesson-third = Encore une. Le doigt sur la pile.
pilo-pilo-lesson-king = Le roi du silence paraît : plus personne ne bouge, quelle que soit la carte. Ne touchez à rien.
pilo-pilo-lesson-still = Tout le monde est resté sage : une carte de moins pour chacun.
pilo-pilo-lesson-in-time = Dernière manche, et cette fois le temps court, au ralenti. Le doigt sur la pile !
pilo-pilo-lesson-defender = Un attaquant vous vise ! Défenseur, glissez vite l'oreiller devant vous comme un bouclier.
pilo-pilo-lesson-end = À temps ! Plus de carte : c'est gagné. En vrai, tout va quatre fois plus vite. À vous de jouer !
