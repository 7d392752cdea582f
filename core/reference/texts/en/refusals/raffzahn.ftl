### Raffzahn: what did not work, and what to do next.

error-raffzahn-cannot-throw-now = The turquoise die has been thrown. Look for your dice, or say “Stop!”.
error-raffzahn-not-thrown = Wait until the turquoise die is thrown.
error-raffzahn-nothing-there = There is no die here any more. Look for another.
error-raffzahn-not-free-then = This die was not free yet. Go for it again.
error-raffzahn-hand-locked = Your hand is still locked after a wrong die. Wait a moment.
error-raffzahn-already-late = This die has been put back already. Wait for the next throw.
error-raffzahn-not-the-roller = Only whoever threw says “Stop!”. Keep looking.
error-raffzahn-nothing-to-stop = “Stop!” is said while everyone searches. Wait for the next throw.
error-raffzahn-nothing-to-void = What is said is said: this turn has been judged. Go on.
error-raffzahn-late-ms-out-of-range = Time counted as late: { $asked } ms. Choose { from-to } ms.
error-raffzahn-paper-too-many =
    { $given ->
            [one] { $given } die
           *[other] { $given } dice
        } in all, but the pyramid had { $most }. Count again.
error-raffzahn-paper-too-few =
    { $given ->
            [one] { $given } die
           *[other] { $given } dice
        } in all: so some are left above the base, and the game goes on. There must be { $least } or more.
error-raffzahn-lock-ms-out-of-range = Hand locked after a wrong die: { $asked } ms. Choose { from-to } ms.
