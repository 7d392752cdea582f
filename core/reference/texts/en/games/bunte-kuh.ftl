### Bunte Kuh.

game-bunte-kuh = Bunte Kuh
game-bunte-kuh-tagline = Find the case that adds up, before anyone else

## The table.

bunte-kuh-stop = Stop!
bunte-kuh-no = No!
bunte-kuh-back = Look

bunte-kuh-state-throw = Your throw: touch the dice
bunte-kuh-state-waits = { $name } is about to throw
bunte-kuh-state-search = Find the case!
bunte-kuh-state-show = Slide from here to the case!
bunte-kuh-state-points = { $front } + { $left } + { $right }
bunte-kuh-state-shown = Case shown: checking…
bunte-kuh-state-says-stop = { $name }: “Stop!”
bunte-kuh-state-says-no = { $name }: “No!”
bunte-kuh-state-checks = No case? Let us see…
bunte-kuh-state-shows = { $name } shows a { $sum }
bunte-kuh-state-lays = { $name } lays a die
bunte-kuh-state-right = Right! Touch the case
bunte-kuh-state-right-no = Right! Touch a case
bunte-kuh-state-turn = Choose its faces
bunte-kuh-state-wrong = Missed: a die from each
bunte-kuh-state-too-slow = Too slow: a die from each
bunte-kuh-state-won = No die left: you win!
bunte-kuh-state-over = The match is over

bunte-kuh-tell-threw = { $name } throws { $a }, { $b } and { $c }.
bunte-kuh-tell-stop = “Stop!” says { $name }.
bunte-kuh-tell-no = “No!” says { $name }.
bunte-kuh-tell-later = { $name } calls a little later.
bunte-kuh-tell-void = The device took { $name }'s finger away: that call never was.
bunte-kuh-tell-pointed = { $name } shows a case that makes { $sum }.
bunte-kuh-tell-right = Right! { $name } lays a die.
bunte-kuh-tell-wrong =
    { $cases ->
        [0] Not so: no case made the sum. { $name } takes a die from each.
        [one] Not so: { $cases } case made the sum. { $name } takes a die from each.
       *[other] Not so: { $cases } cases made the sum. { $name } takes a die from each.
    }
bunte-kuh-tell-too-slow = The time is over. { $name } takes a die from each.
bunte-kuh-tell-gave = { $name } gives { $other } a die.
bunte-kuh-tell-laid = { $name } lays a die on level { $level }.
bunte-kuh-tell-turn = The pearl dice go to { $name }.
bunte-kuh-tell-ended = No die left: { $names } wins.
bunte-kuh-tell-ended-together = No die left: { $names } win together.
bunte-kuh-ended = Not a die left in front of { $names }.

bunte-kuh-help-throw = { $name } throws: touch the pearl dice.
bunte-kuh-help-search = Add the three dice up in your head, then look for a case whose three faces make the same sum.
bunte-kuh-help-stop = A case found: “Stop!” at your edge, then slide the finger from there to the case and lift it.
bunte-kuh-help-no = No case will do: “No!” at your edge.
bunte-kuh-help-penalty = A mistake costs: you take a die from each of the others.
bunte-kuh-help-point = { $name } slides a finger from the own edge to the case found, before the last pearl. No other finger counts.
bunte-kuh-help-check = { $name } said no: an earlier call may still arrive.
bunte-kuh-help-lay = { $name } touches the case to lay a die there.
bunte-kuh-help-lay-anywhere = { $name } chooses a case: any will do.
bunte-kuh-help-turn = { $name } touches the die as it shall lie. “Look” shows the pyramid.
bunte-kuh-help-over = The match is over. Whoever has no die left wins.

bunte-kuh-label-throw = Pearl dice, to throw
bunte-kuh-label-stop = Say stop, { $name }
bunte-kuh-label-no = Say no, { $name }
bunte-kuh-label-hand = { $name }: slide from here to the case
bunte-kuh-label-back = Look at the pyramid, { $name }
bunte-kuh-label-time =
    { $left ->
        [one] { $left } pearl left
       *[other] { $left } pearls left
    }
bunte-kuh-label-case = Case, level { $level }, line { $line }, place { $place }: { $front }, { $left } and { $right }
bunte-kuh-label-seat =
    { $dice ->
        [0] { $name }: no die left
        [one] { $name }: { $dice } die to lay
       *[other] { $name }: { $dice } dice to lay
    }

## Options.

option-bunte-kuh-point = Time to point at a case
option-bunte-kuh-point-detail = After “Stop!” the case must be shown within this time.

## The log.

score-bunte-kuh =
    { $score ->
        [0] no die left
       *[other] { $left } to go
    }
measure-amount-bunte-kuh = Dice left
measure-right-calls = Right calls
measure-wrong-calls = Wrong calls

## Tools beside the real box.

tool-bunte-kuh-timer = Stop of Bunte Kuh
tool-bunte-kuh-timer-detail = The time to point at a case, and everyone's dice.
tool-bunte-kuh-timer-stop = Stop!
tool-bunte-kuh-timer-time-left = Point at the case
tool-bunte-kuh-timer-too-late = Too late
tool-bunte-kuh-timer-right = Right
tool-bunte-kuh-timer-wrong = Wrong
tool-bunte-kuh-timer-dice = Dice left

## The lesson.

bunte-kuh-lesson-goal = Welcome! Everyone searches at once. Whoever lays all their dice first wins.
bunte-kuh-lesson-throw = Throw the three pearl dice.
bunte-kuh-lesson-sum = 4 + 4 + 5 = 13. Look for a hollow whose three faces make 13, like this one. Usually, the first to see it wins the race.
bunte-kuh-lesson-stop = Seen it? Touch “Stop!” at your edge: the call counts as the finger comes down.
bunte-kuh-lesson-point = Show the case: set out from your edge, slide to it and lift your finger there.
bunte-kuh-lesson-way = 13, that is right! One of your dice goes into this case. Choose its faces, which will make the sums of the next level: take these.
bunte-kuh-lesson-other = The pearl dice go on to the left, whoever found it. The other place throws.
bunte-kuh-lesson-no = 12. The other place says “No!”: there would be no case of 12…
bunte-kuh-lesson-penalty = There were some! A mistake: they take a die from each opponent, so you have one less.
bunte-kuh-lesson-your-turn = Your throw.
bunte-kuh-lesson-search = 9. Search… then say “Stop!”. After the call, time will run, slowed down for once.
bunte-kuh-lesson-in-time = Quick: slide from your edge to the case of 9!
bunte-kuh-lesson-any-way = Right, and in time! Lay this die in any way you like.
bunte-kuh-lesson-end = No dice left in front of you: that wins. For real, you have a quarter of the time. Over to you!
