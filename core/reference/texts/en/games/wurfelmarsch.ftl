### Würfelmarsch.

game-wurfelmarsch = Würfelmarsch
game-wurfelmarsch-tagline = Roll your dice to the corner opposite

## The table.

wurfelmarsch-turn-of = Your turn, { $name }
wurfelmarsch-turn = Turn the die
wurfelmarsch-cancel = Back
wurfelmarsch-fight = Fight

wurfelmarsch-hint-choose = { $name }, choose one of your dice.
wurfelmarsch-hint-pivot = Touch where it pivots to, or turn it in its place.
wurfelmarsch-hint-stuck = This die cannot pivot, but it can be turned.
wurfelmarsch-hint-fight = Dice for { $name }: taken { $taken }, lost { $lost }.
wurfelmarsch-hint-turn = What shall this die show? The column says its face on your side.
wurfelmarsch-hint-draw = { $name }, choose a die. Without a step forward or a fight it will soon be a draw.
wurfelmarsch-hint-over = The match is over.

wurfelmarsch-tell-left = { $name } pivots left and shows { $front } in front, { $left } on the left, { $right } on the right.
wurfelmarsch-tell-forward-left = { $name } goes forward left and shows { $front } in front, { $left } on the left, { $right } on the right.
wurfelmarsch-tell-forward-right = { $name } goes forward right and shows { $front } in front, { $left } on the left, { $right } on the right.
wurfelmarsch-tell-right = { $name } pivots right and shows { $front } in front, { $left } on the left, { $right } on the right.
wurfelmarsch-tell-turned = { $name } turns a die: { $front } in front, { $left } on the left, { $right } on the right.
wurfelmarsch-tell-won = A fight! The { $face } of { $name } beats { $beaten }.
wurfelmarsch-tell-tie = A tie at { $face }: the three dice leave the base.
wurfelmarsch-foreseen-won = A fight ahead: the { $face } of { $name } would beat { $beaten }.
wurfelmarsch-foreseen-tie = A fight ahead: a tie at { $face }, the three dice would go.
wurfelmarsch-tell-captured = { $name } takes a die of { $loser }.
wurfelmarsch-tell-removed = A die of { $name } leaves the base.
wurfelmarsch-tell-skipped = { $name } has no die left and passes.
wurfelmarsch-tell-arrived = { $name } reaches the corner opposite and wins!
wurfelmarsch-tell-empty = The base is empty. The best total wins: { $name }.
wurfelmarsch-tell-repetition = The same position came too often: a draw.
wurfelmarsch-tell-quiet = Too many turns without a step forward or a fight: a draw.
wurfelmarsch-ended-arrived = A die of { $name } has reached the corner opposite.
wurfelmarsch-ended-empty = Not a die left on the base: captures are counted.

wurfelmarsch-help-pivot = Pivot one of your dice to a free case: left, right or forward, never back.
wurfelmarsch-help-turn = Or turn one of your dice in its place, any way you like.
wurfelmarsch-help-fight = A pivot that makes a case with two other dice starts a fight: the highest of the three faces wins.
wurfelmarsch-help-goal = Reach the corner with your symbol and you win.
wurfelmarsch-help-draw = Step forward or fight soon, or the match is a draw.

wurfelmarsch-label-die = Die of { $name }, seen from that side: line { $line }, place { $place }, in front { $front }, on the left { $left }, on the right { $right }
wurfelmarsch-label-die-captured = Would be taken by { $winner }: die of { $name }, seen from that side: line { $line }, place { $place }, in front { $front }, on the left { $left }, on the right { $right }
wurfelmarsch-label-die-removed = Would leave the base: die of { $name }, seen from that side: line { $line }, place { $place }, in front { $front }, on the left { $left }, on the right { $right }
wurfelmarsch-label-goal = Goal of { $name }, seen from that side: line { $line }, place { $place }
wurfelmarsch-label-pivot = Pivot to line { $line }, place { $place }: in front { $front }, on the left { $left }, on the right { $right }
wurfelmarsch-label-pivot-fight = Pivot to line { $line }, place { $place }: in front { $front }, on the left { $left }, on the right { $right }. A fight: taken { $taken }, lost { $lost }
wurfelmarsch-label-seat = { $name }: on the base { $dice }, taken { $captured }, removed { $removed }
wurfelmarsch-label-seat-with-prisoners = { $name }: on the base { $dice }, taken { $captured } ({ $from }), removed { $removed }

## Options.

option-wurfelmarsch-repetitions = Draw by repetition
option-wurfelmarsch-repetitions-detail = A position that comes back so many times ends the match.
option-wurfelmarsch-quiet-turns = Draw by calm
option-wurfelmarsch-quiet-turns-detail = So many turns without a step forward or a fight end the match.

## The log.

score-wurfelmarsch =
    { $score ->
        [one] { $score } capture
       *[other] { $score } captures
    }

measure-dice-captured = Dice captured
measure-dice-removed = Dice lost to ties

## The lesson.

wurfelmarsch-lesson-goal = Welcome! Your red dice march. Just one of them in this corner, opposite you, and you win.
wurfelmarsch-lesson-turn = Each turn, one die only: pivot it into a neighbouring cell, or turn it in its place.
wurfelmarsch-lesson-choose = Touch this die to see where it can go: ahead, left, right, never back.
wurfelmarsch-lesson-pivot = It will roll over, and its faces with it. Send it to the right.
wurfelmarsch-lesson-others = The other two places take their turns.
wurfelmarsch-lesson-nearer = Each heads for the corner opposite its edge. The ways cross…
wurfelmarsch-lesson-case = Three dice around a hollow: a fight! The faces turned to the hollow are compared, the highest beats the lower ones.
wurfelmarsch-lesson-attack = Pivot this die to the right: it closes a hollow with an opponent's die. The screen first shows what would happen.
wurfelmarsch-lesson-fight = Your 6 beats their 3. Start the fight!
wurfelmarsch-lesson-won = The beaten die is captured. The other two places play, then it is your turn.
wurfelmarsch-lesson-turn-a-die = Instead of moving on, a die can show other faces. Choose this one, then turn it.
wurfelmarsch-lesson-any-way = Every way it can lie is allowed: take any you like.
wurfelmarsch-lesson-tie = If the highest face is shared, all three dice leave the game: nobody wins them.
wurfelmarsch-lesson-end = A die in the opposite corner wins; with no dice on the base, you count what you captured. Over to you!

wurfelmarsch-advice-pivot = pivot from one marked place to the other
wurfelmarsch-advice-turn = turn the marked die: { $front } in front, { $left } on the left, { $right } on the right
