### Abquetschen.

game-abquetschen = Abquetschen
game-abquetschen-tagline = Lay all your dice before you are hemmed in

## The table.

abquetschen-turn-of = Your turn, { $name }
abquetschen-throw = Throw the die
abquetschen-done = All laid
abquetschen-no-bonus = No bonus

abquetschen-hint-first = { $name }, throw: the first 4 opens the pyramid.
abquetschen-hint-throw = { $name }, throw: the die says how many dice to lay.
abquetschen-hint-opening =
    { $left ->
        [one] { $left } die to go, off the edge of the base.
       *[other] { $left } dice to go, off the edge of the base.
    }
abquetschen-hint-lay =
    { $left ->
        [one] { $left } die to go: touch a lit case.
       *[other] { $left } dice to go: touch a lit case.
    }
abquetschen-hint-reach =
    { $left ->
        [one] { $left } die to go, and it has to reach an older die.
       *[other] { $left } dice to go: one of them has to reach an older die.
    }
abquetschen-hint-bonus =
    { $left ->
        [one] { $left } bonus die to lay, or to leave.
       *[other] { $left } bonus dice to lay, all or none.
    }
abquetschen-hint-done = All laid. A ringed die can still be taken back.
abquetschen-hint-over = The match is over.

abquetschen-tell-threw = { $name } throws a { $value }.
abquetschen-tell-first = A 4! { $name } opens the pyramid.
abquetschen-tell-could-not-lay =
    { $dice ->
        [one] { $name } passes: { $dice } die fits nowhere.
       *[other] { $name } passes: { $dice } dice do not fit.
    }
abquetschen-tell-laid = { $name } lays a die on level { $level }.
abquetschen-tell-took-back = { $name } takes a die back.
abquetschen-tell-finished =
    { $dice ->
        [one] { $name } has laid { $dice } die.
       *[other] { $name } has laid { $dice } dice.
    }
abquetschen-tell-bonus =
    { $dice ->
        [one] A row of { $row }! Bonus die for { $name }: { $dice }.
       *[other] A row of { $row }! Bonus dice for { $name }: { $dice }.
    }
abquetschen-tell-bonus-lost =
    { $dice ->
        [one] { $name }: the bonus die fits nowhere.
       *[other] { $name }: the { $dice } bonus dice do not fit.
    }
abquetschen-tell-bonus-forgone = { $name } does without the bonus.
abquetschen-tell-all-laid = { $name } has laid the last die and wins!
abquetschen-tell-beyond = { $name } throws more than the reserve and wins!
abquetschen-tell-no-room = No room left for { $name }. The smallest reserve wins: { $winners }.
abquetschen-ended-all-laid = No die is left in { $name }'s reserve.
abquetschen-ended-beyond = { $name } threw more than the reserve holds.
abquetschen-ended-no-room = { $name } has no room left: the smallest reserve wins.

abquetschen-help-first = Throw the turquoise die: it goes round until the first 4.
abquetschen-help-throw = Throw the turquoise die: it says how many dice to lay.
abquetschen-help-opening = Lay four dice that hold together, off the edge cases.
abquetschen-help-first-turn = Lay your first dice: they hold together by their faces, and one of them touches a die that lies there.
abquetschen-help-lay = Lay all dice of the throw: they hold together by their faces, and one of them touches an older die of yours.
abquetschen-help-bonus = Lay all bonus dice like the others, or do without them.
abquetschen-help-case = Lit cases are those from which the whole throw can still be laid.
abquetschen-help-take-back = Touch a ringed die to take it back.
abquetschen-help-done = Confirm: the dice stay where they are.

abquetschen-label-die = Die of { $name }, level { $level }, line { $line }, place { $place }
abquetschen-label-new-die = New die of { $name }, level { $level }, line { $line }, place { $place }, can be taken back
abquetschen-label-open-case = Lit case, level { $level }, line { $line }, place { $place }
abquetschen-label-seat =
    { $dice ->
        [one] { $name }: { $dice } die in reserve
       *[other] { $name }: { $dice } dice in reserve
    }

## The log.

score-abquetschen =
    { $score ->
        [0] no die left
       *[other] { $left } to go
    }
measure-dice-left = Dice left
measure-bonus-dice = Bonus dice

## The lesson.

abquetschen-lesson-goal = Welcome! Three of you build one pyramid. Whoever lays all their dice first wins. The red ones are yours.
abquetschen-lesson-throw = The turquoise die goes round until somebody throws a 4: that player begins. Throw it.
abquetschen-lesson-first = A 4! You open with four dice, away from the edges. Lay the first one here.
abquetschen-lesson-second = The second one right beside it. Side by side on the base, dice only touch by an edge: that does not count.
abquetschen-lesson-third = The third closes the triangle: a hollow appears between them.
abquetschen-lesson-hollow = A die in the hollow touches the other three by whole faces. That is its place!
abquetschen-lesson-faces = Remember: the dice of one turn all touch by faces. The numbers on them do not matter.
abquetschen-lesson-done = While this button waits, a die can be taken back. All is well: finish.
abquetschen-lesson-neighbour = The next place throws the turquoise die, then lays as many dice. Watch where.
abquetschen-lesson-touches = Six dice at once, and one of them touches a red die: on your first turn you have to touch somebody else's. On to the third place.
abquetschen-lesson-pass = A 4, but nowhere to lay four dice by the rules: all or nothing, the turn passes.
abquetschen-lesson-again = Your turn. Throw the turquoise die.
abquetschen-lesson-two = A 2: two dice to lay. Only cells light up from which both can be laid.
abquetschen-lesson-together = The second touches the first by a face, and one of your earlier dice.
abquetschen-lesson-done-again = It follows the rules. Finish your turn.
abquetschen-lesson-bonus = A row of three or more dice laid in one turn brings bonus dice, to be laid at once.
abquetschen-lesson-end = The match ends when a reserve is empty, or when somebody throws more than is left. Over to you!

abquetschen-advice-throw = throw the turquoise die
abquetschen-advice-lay = lay a die at the marked place
abquetschen-advice-take-back = take the marked die back
abquetschen-advice-done = leave it at that
