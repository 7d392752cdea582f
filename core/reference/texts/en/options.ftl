### What can be chosen before a match.

option-yes = Yes
option-no = No
option-tenths-of-a-second =
    { $tenths ->
        [0] { $seconds } s
       *[other] { $seconds }.{ $tenths } s
    }

option-pile-poils-side = Which pyramid?
option-pile-poils-side-detail = Two pyramids of the house, or your own.
option-pile-poils-side-coussin = Cushion
option-pile-poils-side-panier = Basket
option-pile-poils-side-own = Your own

option-pilo-pilo-apprentices = Apprentice knights
option-pilo-pilo-apprentices-detail = Without the kings, to learn or for the youngest.
option-pilo-pilo-round = Time to act
option-pilo-pilo-round-detail = After this time nobody can touch a pillow.
option-pilo-pilo-quiet-round = Time when nobody has to act
option-pilo-pilo-quiet-round-detail = The round closes by itself after this time.

option-teckels-ends-when-stuck = Stop when nothing fits
option-teckels-ends-when-stuck-detail = The round ends as soon as no card left can ever be laid.
option-teckels-ends-when-all-call = Stop when everyone has finished
option-teckels-ends-when-all-call-detail = The round ends when everyone has laid the piles down.

option-neko-tower-mode = How to play?
option-neko-tower-mode-detail = All together with Neko, or a cat each and secret missions.
option-neko-tower-mode-together = Together
option-neko-tower-mode-competitive = Against each other

option-raffzahn-announces-nothing-left = Tell when there is nothing left to take
option-raffzahn-announces-nothing-left-detail = The table says so; the roller still has to call stop.

option-bunte-kuh-point = Time to point at a case
option-bunte-kuh-point-detail = After “Stop!” the case must be shown within this time.

option-cui-bono-red = Price of a red die
option-cui-bono-red-detail = What each red die kept costs.
option-cui-bono-yellow = Price of a yellow die
option-cui-bono-yellow-detail = What each yellow die kept costs.
option-cui-bono-pearl = Price of a pearl die
option-cui-bono-pearl-detail = What each pearl die kept costs.

option-eintrichtern-show = Time to remember
option-eintrichtern-show-detail = An uncovered case stays in sight for this time.

option-wurfelmarsch-repetitions = Draw by repetition
option-wurfelmarsch-repetitions-detail = A position that comes back so many times ends the match.
option-wurfelmarsch-quiet-turns = Draw by calm
option-wurfelmarsch-quiet-turns-detail = So many turns without a step forward or a fight end the match.
