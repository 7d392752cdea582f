### Cui bono?

game-cui-bono = Cui bono?
game-cui-bono-tagline = Pull a die from the foot, house it higher up, or pay

## The table.

cui-bono-turn-of = Your turn, { $name }
cui-bono-keep = Keep (−{ $cost })
cui-bono-cost = −{ $cost }

cui-bono-hint-take = { $name }, take a ringed die. { $most } dice kept end the match.
cui-bono-hint-put-back = { $name }, put it into a lit case, or keep it.
cui-bono-hint-no-place = { $name }, no case takes it: it stays with you.
cui-bono-hint-over = The match is over.
cui-bono-ended = { $name } has kept { $dice } dice: the points lost are counted.

cui-bono-tell-took =
    { $name } takes a { $colour ->
        [red] red
        [yellow] yellow
       *[other] pearl
    } die.
cui-bono-tell-slid =
    { $dice ->
        [one] The die above slides down by one case.
       *[other] The row of { $dice } dice slides down by one case.
    }
cui-bono-tell-put-back =
    { $name } houses the { $colour ->
        [red] red
        [yellow] yellow
       *[other] pearl
    } die on level { $level }.
cui-bono-tell-kept =
    { $name } keeps a { $colour ->
        [red] red
        [yellow] yellow
       *[other] pearl
    } die: −{ $cost }.
cui-bono-tell-ended =
    { $winners ->
        [one] That is it: { $names } wins!
       *[other] A shared victory: { $names }!
    }

cui-bono-help-take = Take a ringed die: on the base, with at least two faces to be seen.
cui-bono-help-slide = The row that stood on it goes down by one case, without turning.
cui-bono-help-end = The match ends as soon as somebody has kept { $most } dice.
cui-bono-help-colours = Put the die into a lit case: it is made of three colours, or of a single one that is not the die's own.
cui-bono-help-row = The die cannot end a row that is all of its colour.
cui-bono-help-circles = The die does not go back where the pyramid would show the same colours as after an earlier turn.
cui-bono-help-keep =
    Keep the { $colour ->
        [red] red
        [yellow] yellow
       *[other] pearl
    } die: it costs { $cost }.
cui-bono-help-score = Whoever loses fewest points wins.

cui-bono-label-place = Lit case, level { $level }, line { $line }, place { $place }
cui-bono-label-hand =
    { $colour ->
        [red] Red
        [yellow] Yellow
       *[other] Pearl
    } die in hand
cui-bono-label-cost =
    { $colour ->
        [red] Red die kept
        [yellow] Yellow die kept
       *[other] Pearl die kept
    }: { $cost ->
        [one] { $cost } point lost
       *[other] { $cost } points lost
    }
cui-bono-label-seat = { $name }: dice kept { $kept } of { $most }, points lost { $loss }
cui-bono-label-winner = { $name } wins: dice kept { $kept }, points lost { $loss }

## Options.

option-cui-bono-red = Price of a red die
option-cui-bono-red-detail = What each red die kept costs.
option-cui-bono-yellow = Price of a yellow die
option-cui-bono-yellow-detail = What each yellow die kept costs.
option-cui-bono-pearl = Price of a pearl die
option-cui-bono-pearl-detail = What each pearl die kept costs.

## The log.

score-cui-bono =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
measure-amount-cui-bono = Cost of the dice kept
measure-dice-kept = Dice kept

## Tools beside the real box.

tool-cui-bono-counter = Cui bono? counter
tool-cui-bono-counter-detail = The dice kept and what they cost.
tool-cui-bono-counter-red = Red die
tool-cui-bono-counter-yellow = Yellow die
tool-cui-bono-counter-pearl = Pearl die
tool-cui-bono-counter-loss = Points lost
paper-setup-cui-bono-costs-of-the-box = Costs of the box: 1, 2 and 3
paper-setup-cui-bono-own-costs = Other costs

## The lesson.

cui-bono-lesson-goal = Welcome! Everyone pulls a die from the bottom of the pyramid and tries to put it back higher up. Keeping a die costs points.
cui-bono-lesson-costs = A red die costs least, a pearl one most. The less you lose, the better.
cui-bono-lesson-take = Take a die of the lowest level that shows two faces: at first, a corner. Take this one.
cui-bono-lesson-slide = What rested on it has slid down by one: a gap has opened at the top.
cui-bono-lesson-case = Look at the three faces of a case. Three colours: any die fits. One: a die of another colour. Two: none.
cui-bono-lesson-put-back = This case takes your die. Put it back: it costs you nothing.
cui-bono-lesson-other = The other place plays. It pulls a die from another corner.
cui-bono-lesson-no-place = A red die… and no case takes it. It has to be kept.
cui-bono-lesson-kept = One red die kept: the cheapest, but it counts. Your turn.
cui-bono-lesson-take-again = Take the die of this corner.
cui-bono-lesson-choose = One case takes it, right at the top. Put it back there… or keep it, if that hampers the others: that is allowed.
cui-bono-lesson-row = One more thing: a die must not complete a row that is all of its colour.
cui-bono-lesson-end = The match ends when somebody has kept ten dice; the smallest total wins. Over to you!

cui-bono-advice-take = take the marked die
cui-bono-advice-put-back = put it back at the marked place
cui-bono-advice-keep = keep the die
