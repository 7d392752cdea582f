### What can be chosen before a match.

option-yes = Yes
option-no = No
option-tenths-of-a-second =
    { $tenths ->
        [0] { $seconds } s
       *[other] { $seconds }.{ $tenths } s
    }
