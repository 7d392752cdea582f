### What can be chosen before a match.

option-yes = Yes
option-no = No
option-usual = { $value } (usual)
option-tenths-of-a-second =
    { $tenths ->
        [0] { $seconds } s
       *[other] { $seconds }.{ $tenths } s
    }
# A range: one number, up to a number, or from one to the other.
from-to =
    { $range ->
        [one] { $most }
        [up-to] at most { $most }
       *[several] { $least } to { $most }
    }
