### After a match: the dice, luck and choices.

dice-title = The dice
dice-throws = Throws
dice-count = Dice thrown
dice-seal = Seal
dice-seed = Seed
dice-face =
    { $times ->
        [0] { $face }: never
        [one] { $face }: once
       *[other] { $face }: { $times } times
    }
dice-legend = At the foot of each bar, up to what is expected of fair dice (about { $times } each); above it, what goes beyond.
dice-too-few = Too few dice to say anything: with so few, anything can happen.
dice-usual = As one expects: of 100 matches with fair dice, { $number } are at least as uneven.
dice-uneven = A little uneven: with fair dice it happens in one match in { $number }.
dice-rare = Rare: with fair dice, one match in { $number }. Play on, and it will happen some day.
dice-rarest = Very rare: less than one match in { $number } with fair dice.
dice-proof = The same seal as at the beginning? Then all dice were fixed before the first move, and nobody has changed them on the way.
dice-no-proof = The seal does not prove that the seed was drawn well. For that, compare the counts of many matches.
dice-recompute = To recompute: the seed and the size of each throw are enough. The program of twenty lines “tests/referees/dice.py”, in the sources of Empile, gives the seal and all throws again.
dice-all-throws = All throws

luck-title = Luck or choice?
luck-thinking = Thinking the whole match over…
luck-stop = Stop
luck-again = Think it over again
luck-plot = Chances to win, move after move
luck-lines = For each player
luck-moments = What decided it
luck-see = See this moment again
luck-liked = Chance smiled mostly on { $name }.
luck-liked-several = Chance smiled mostly, and equally, on { $names }.
luck-liked-nobody = Chance favoured nobody, as far as can be measured.
luck-chose = { $name } chose best.
luck-chose-several = { $names } chose best, level with each other.
luck-chose-alike = Everybody chose equally well.
luck-for =
    { $points ->
        [one] Chance: +{ $points } point
       *[other] Chance: +{ $points } points
    }
luck-against =
    { $points ->
        [one] Chance: −{ $points } point
       *[other] Chance: −{ $points } points
    }
luck-even = Chance: nothing that can be measured
choice-cost =
    { $points ->
        [one] Choices: { $points } point left on the way, in { choice-decisions }
       *[other] Choices: { $points } points left on the way, in { choice-decisions }
    }
choice-none = Choices: as good as those of Formidable, in { choice-decisions }
choice-decisions =
    { $decisions ->
        [0] no decision
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }
luck-curve = { $name }: chances of { $before }% at the beginning, { $after }% at the end
luck-moment-chance = Step { $step }: chance. Chances of { $name }: { $before }%, then { $after }%.
luck-moment-choice = Step { $step }: a choice. Chances of { $name }: { $before }%, then { $after }%.
luck-how = After each move it is estimated who would win if everybody went on playing well. A hundred points make a match won. Chance is what dice and hidden things changed; choices are what is missing beside the robot Formidable. A difference smaller than the uncertainty of the estimate does not count.
percent = { $number }%
