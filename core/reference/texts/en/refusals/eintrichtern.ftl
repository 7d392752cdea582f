### Eintrichtern: what did not work, and what to do next.

error-eintrichtern-already-thrown = The pearl dice have been thrown. Lift a red die.
error-eintrichtern-must-throw = Throw the pearl dice first.
error-eintrichtern-no-red-die = There is no red die here. Lift another.
error-eintrichtern-show-ms-out-of-range = Time to look at a case: { $asked } ms. Choose from { $least } to { $most } ms.
