### Raffzahn.

game-raffzahn = Raffzahn
game-raffzahn-tagline = Grab your dice before the “Stop!”

## The table.

raffzahn-stop = Stop!

raffzahn-state-throw = Your throw: touch the turquoise die
raffzahn-state-waits = { $name } is about to throw
raffzahn-state-search = Slide from here to your { $face }s!
raffzahn-state-locked = Wrong die: hand locked
raffzahn-state-nothing-left = Nothing left to take
raffzahn-state-say-stop = Nothing left to take: say stop
raffzahn-state-stopped = Stop! Hands off
raffzahn-state-late = Too late: the die stays there
raffzahn-state-paid = Taken too late: a die to each
raffzahn-state-could-not-pay = Taken too late, but nothing to give
raffzahn-state-won = The biggest haul: you win!
raffzahn-state-over = A fine haul!

raffzahn-tell-threw = { $name } throws a { $face }.
raffzahn-tell-took = { $name } takes a die.
raffzahn-tell-not-free = { $name } lets go on a die that carries another: that hand is locked for a moment.
raffzahn-tell-wrong-face = { $name } lets go on a die of another value: that hand is locked for a moment.
raffzahn-tell-nothing-left = Nobody has a die left to take. { $name } may say stop.
raffzahn-tell-stopped = “Stop!” says { $name }.
raffzahn-tell-stop-void = The device took { $name }'s finger away: that stop never was.
raffzahn-tell-goes-back = That was after the stop: { $name }'s die goes back to its place.
raffzahn-tell-late = { $name } lets go on a die after the stop: it stays in its place.
raffzahn-tell-gave = { $name } gives { $other } a die.
raffzahn-tell-could-not-pay = { $name } is short of dice and gives none.
raffzahn-tell-turn = The turquoise die goes to { $name }.
raffzahn-tell-ended = Only the base is left: { $names } wins.
raffzahn-tell-ended-together = Only the base is left: { $names } win together.
raffzahn-ended = Only dice on the base are left.

raffzahn-help-throw = { $name } throws: touch the turquoise die.
raffzahn-help-own-side = A finger always sets out from your own edge: so the table knows that it is yours. A die touched directly does not move.
raffzahn-help-take = Take free dice that show { $face } on your side: slide a finger from your edge to the die and lift it there.
raffzahn-help-stop = { $name } says stop at any moment, at the own edge of the table.
raffzahn-help-nothing-left = Nothing left to take for anyone: the stop is still to be said.
raffzahn-help-stopped = Touch no more dice: one taken now goes back and costs a die to each of the others.
raffzahn-help-over = The match is over. Whoever has most dice wins.

raffzahn-label-throw = Turquoise die, to throw
raffzahn-label-stop = Say stop, { $name }
raffzahn-label-hand = { $name }'s hand: slide it to a die
raffzahn-label-seat =
    { $dice ->
        [0] { $name }: no dice
        [one] { $name }: { $dice } die
       *[other] { $name }: { $dice } dice
    }

## Options.

option-raffzahn-announces-nothing-left = Tell when there is nothing left to take
option-raffzahn-announces-nothing-left-detail = The table says so; the roller still has to call stop.
option-raffzahn-lock = Hand locked after a wrong die
option-raffzahn-lock-detail = So grabbing at random is worth nothing.

## The log.

score-raffzahn =
    { $score ->
        [one] { $score } die
       *[other] { $score } dice
    }
measure-amount-raffzahn = Dice taken
measure-late-takes = Late takes

## Tools beside the real box.

tool-raffzahn-timer = Stop of Raffzahn
tool-raffzahn-timer-detail = A die taken in time or too late, and everyone's dice.
tool-raffzahn-timer-thrown = Die thrown
tool-raffzahn-timer-stop = Stop!
tool-raffzahn-timer-in-time = In time
tool-raffzahn-timer-too-late = Too late
tool-raffzahn-timer-late = Too late: a die to each opponent
tool-raffzahn-timer-not-in-a-turn = Not in a turn
tool-raffzahn-timer-dice = Dice taken

## The lesson.

raffzahn-lesson-goal = Welcome! Everyone takes dice at once. Whoever has most in the end wins.
raffzahn-lesson-side = You sit at the bottom: only the faces turned towards the bottom count for you.
raffzahn-lesson-throw = Throw the turquoise die: it says which value everyone looks for.
raffzahn-lesson-look = 4. This free die shows you a 4: you may take it. Today, time waits for you.
raffzahn-lesson-grab = Set out from your edge, slide to the die and lift your finger there.
raffzahn-lesson-all-at-once = Got it! Meanwhile, another place took one, too: all play together, nobody waits for a turn.
raffzahn-lesson-second = There is a second 4 turned towards you. Take it the same way.
raffzahn-lesson-stop = Whoever threw may say “Stop!” at any time, even if dice are left to take. Say it.
raffzahn-lesson-late = After “Stop!” nobody takes: a die taken too late goes back and costs one die per opponent. The left throws.
raffzahn-lesson-hurry = 1. This time somebody else will say “Stop!”. Take this die before that.
raffzahn-lesson-wrong = In time! A die that is not free, or of another value, is not taken and locks your hand for a moment.
raffzahn-lesson-end = When only dice on the base are left, you count. Over to you!
