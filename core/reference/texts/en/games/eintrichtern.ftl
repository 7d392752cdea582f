### Eintrichtern.

game-eintrichtern = Eintrichtern
game-eintrichtern-tagline = Remember the sums under the red dice

## The table.

eintrichtern-turn-of = Your turn, { $name }
eintrichtern-throw = Throw the dice
eintrichtern-throw-anew = Throw anew
eintrichtern-sum = = { $sum }

eintrichtern-hint-throw = { $name }, throw the pearl dice.
eintrichtern-hint-choose = { $name }, look for { $sum } again, or throw anew.
eintrichtern-hint-uncover = { $name }, lift a red die: where is { $sum }?
eintrichtern-hint-look = Look well: the red die will be back.
eintrichtern-hint-over = The match is over.
eintrichtern-ended = { $name } has won { $dice } red dice.
eintrichtern-ended-all-gone = No red die is left to win: whoever has most wins.

eintrichtern-tell-thrown = { $name } looks for { $sum }.
eintrichtern-tell-kept = { $name } keeps the throw and looks for { $sum }.
eintrichtern-news-uncovered = { $name } uncovers { $sum }.
eintrichtern-tell-uncovered = { $name } lifts a red die.
eintrichtern-tell-won =
    { $dice ->
        [one] Found! A first red die for { $name }.
       *[other] Found! { $dice } red dice for { $name } now.
    }
eintrichtern-tell-missed = It is not the sum looked for.
eintrichtern-tell-covered = The case is covered again.
eintrichtern-tell-ended =
    { $winners ->
        [one] What a memory! { $names } wins.
       *[other] A shared victory: { $names }!
    }

eintrichtern-help-must-throw = Throw the three pearl dice: their sum is to be found.
eintrichtern-help-may-throw = Throw the three pearl dice anew, once only.
eintrichtern-help-keep-throw = Or keep the throw: lift a red die at once and look for { $sum }.
eintrichtern-help-uncover = Lift a red die: the three faces under it have to make { $sum }.
eintrichtern-help-hit = If the sums are equal, the red die is won and its winner plays again.
eintrichtern-help-shown = Remember the sum and its place: soon nothing will show it any more.
eintrichtern-help-miss = The red die comes back by itself, then the turn passes to the left.
eintrichtern-help-end = The match ends as soon as somebody has { $most } red dice.

eintrichtern-label-red = Red die, line { $line }, place { $place }
eintrichtern-label-lifted = Lifted red die
eintrichtern-label-open = Open case, line { $line }, place { $place }: sum { $sum }
eintrichtern-label-found = Sum found: { $sum }
eintrichtern-label-not-found = Sum uncovered: { $sum }
eintrichtern-label-sum = Sum to find: { $sum }
eintrichtern-label-seat = { $name }: red dice { $won } of { $most }
eintrichtern-label-winner = { $name } wins: red dice { $won }

## Options.

option-eintrichtern-show = Time to remember
option-eintrichtern-show-detail = An uncovered case stays in sight for this time.

## The log.

score-eintrichtern =
    { $score ->
        [one] { $score } red die
       *[other] { $score } red dice
    }
measure-amount-eintrichtern = Red dice won
measure-cases-uncovered = Cases uncovered

## Tools beside the real box.

tool-eintrichtern-sums = Sums of Eintrichtern
tool-eintrichtern-sums-detail = The throw and the case side by side, and everyone's red dice.
tool-eintrichtern-sums-thrown = Dice thrown
tool-eintrichtern-sums-case = Faces of the case
tool-eintrichtern-sums-sum = Sum
tool-eintrichtern-sums-lift =
    { $face ->
        [0] Free place
       *[other] Put the { $face } back
    }
tool-eintrichtern-sums-equal = The same: the red die is yours.
tool-eintrichtern-sums-different = Not the same: cover the case again.
tool-eintrichtern-sums-uncover = Count this try
tool-eintrichtern-sums-red-dice = Red dice

## The lesson.

eintrichtern-lesson-goal = Welcome! Below each red die hides a sum of three yellow faces. The best memory wins.
eintrichtern-lesson-throw = Throw the three pearl dice: their sum is what you are looking for.
eintrichtern-lesson-lift = 13. Where is it? Nobody knows yet. Lift this red die.
eintrichtern-lesson-missed = 14: that is not 13. Remember this place and its 14, the die is coming back.
eintrichtern-lesson-covered = Covered again. The app never helps your memory. The other place throws.
eintrichtern-lesson-other = 10 to be found. The other place lifts a die, and everyone may look.
eintrichtern-lesson-listen = A miss, too. Even when it is not your turn, remember what you see.
eintrichtern-lesson-your-turn = Your turn. You may keep the throw that lies there or throw anew: throw anew.
eintrichtern-lesson-remember = 14! You saw it a moment ago. Lift that die.
eintrichtern-lesson-hit = Found: the red die is yours, its case stays open, and you play again.
eintrichtern-lesson-again = After winning a die, you always throw again.
eintrichtern-lesson-any = You choose: lift any die you like.
eintrichtern-lesson-keep = A tip: if the throw that lies there reminds you of a sum you know, keep it and lift a die at once.
eintrichtern-lesson-end = With two players, eight red dice win. Over to you!

eintrichtern-advice-throw = throw the pearl grey dice
eintrichtern-advice-lift = lift the marked red die
