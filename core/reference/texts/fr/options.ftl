### Ce que l'on peut choisir avant une partie.

option-yes = Oui
option-no = Non
option-usual = { $value } (d'habitude)
option-tenths-of-a-second =
    { $tenths ->
        [0] { $seconds } s
       *[other] { $seconds },{ $tenths } s
    }
# Une fourchette : un seul nombre, jusqu'à un nombre, ou de l'un à l'autre.
from-to =
    { $range ->
        [one] { $most }
        [up-to] au plus { $most }
       *[several] de { $least } à { $most }
    }
