### Würfelmarsch: what did not work, and what to do next.

error-wurfelmarsch-no-die-there = There is no die here. Touch one of yours.
error-wurfelmarsch-not-your-die = This die is somebody else's. Choose one of yours.
error-wurfelmarsch-off-the-base = The die would leave the base. Choose another direction.
error-wurfelmarsch-cell-taken = A die stands there already. Pivot to a free case.
error-wurfelmarsch-same-faces = The die lies like this already. Turn it another way, or pivot one.
error-wurfelmarsch-repetitions-out-of-range = Repetitions before a draw: { $asked }. Choose { from-to }.
error-wurfelmarsch-quiet-turns-out-of-range = Quiet turns before a draw: { $asked }. Choose { from-to }.
error-wurfelmarsch-paper-too-many =
    { $given ->
            [one] { $given } die captured or removed
           *[other] { $given } dice captured or removed
        }, but there are { $most }. Count again.
error-wurfelmarsch-paper-captured =
    Line { $place }: { $given ->
            [one] { $given } die captured
           *[other] { $given } dice captured
        }, but the others had only { $most } to capture. Count again.
error-wurfelmarsch-paper-corner = To win in the corner one needs a die on the base. Count the dice captured and removed again.
error-wurfelmarsch-paper-best = No die is left: one person wins, with the best total. Check the win.
