### Pile-Poils: what is wrong, and what to do next.

error-pile-poils-cannot-roll-now = Place some dice of this throw first, or give up.
error-pile-poils-nothing-to-reroll = Yarn throws again what was just thrown: throw first.
error-pile-poils-no-yarn = No yarn left. Bed a cat on a cell that shows { $number } to win some.
error-pile-poils-nothing-to-place = Throw the dice before placing them.
error-pile-poils-no-such-cell = The pyramid has no such cell. Choose a free one.
error-pile-poils-cell-taken = That cell is taken. Choose a free one.
error-pile-poils-no-dice-chosen = Choose at least one die.
error-pile-poils-dice-not-thrown = Those dice are not in the throw. Choose among those on the table.
error-pile-poils-wrong-sum = The dice make { $sum }, the cell asks for { $number }. Change the dice or the cell.
error-pile-poils-cannot-stop-now = One stops after placing dice. Place some first.
error-pile-poils-cannot-give-up-now = One gives up after a throw. Throw the dice first.
error-pile-poils-board-row-count =
    { $found ->
        [one] This pyramid has { $found } row. It takes { from-to }.
       *[other] This pyramid has { $found } rows. It takes { from-to }.
    }
error-pile-poils-board-row-width = Row { $row }: { $found } wide instead of { $expected }. A { $wide } counts for two.
error-pile-poils-board-hole = Row { $row }, cell { $cell }: a number is missing. Write it.
error-pile-poils-board-unknown-number = Row { $row }, cell { $cell }: { $number } does not exist. Choose a number between { $least } and { $most }.
error-pile-poils-board-too-much-yarn = Cells that show the number { $number }: { $found }. Balls of yarn: { $most }. Change a few of them.
error-pile-poils-paper-dealt = Cats left: { $given }. Fewer people were dealt so many: here { $most } at most. Count again.
error-pile-poils-paper-out-wins = Somebody has no cat left and has not won. The first without a cat is the Winner: mark them.
error-pile-poils-paper-nobody-won = On a board of 72 places somebody always wins in the end. Mark the Winner, or choose “Another board”.
error-pile-poils-paper-second-out = Two players were out after the Winner, but the first of them ends the game. Count their cats again.
error-pile-poils-paper-no-room = Golden cats: { $golden }. Free places: { $left }. Count again, or choose “Another board”.
error-pile-poils-paper-not-over = With these numbers the game goes on: there are places, golden cats and more than one player left. Count again, or choose “Another board”.
