### Eintrichtern: what did not work, and what to do next.

error-eintrichtern-already-thrown = The pearl dice have been thrown. Lift a red die.
error-eintrichtern-must-throw = Throw the pearl dice first.
error-eintrichtern-no-red-die = There is no red die here. Lift another.
error-eintrichtern-show-ms-out-of-range = Time to look at a case: { $asked } ms. Choose { from-to } ms.
error-eintrichtern-paper-too-many = { $given } red dice in all, but there are { $most }. Count again.
error-eintrichtern-paper-one-full = The game ends with red die number { $full } of one person, or when none is left. Count again.
error-eintrichtern-paper-uncovered = Line { $place }: every die won uncovers a case, so there are { $least } or more. Count again.
