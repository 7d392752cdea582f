### Ce que l'on peut choisir avant une partie.

option-yes = Oui
option-no = Non
option-tenths-of-a-second =
    { $tenths ->
        [0] { $seconds } s
       *[other] { $seconds },{ $tenths } s
    }
