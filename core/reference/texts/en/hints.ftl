### What would Formidable do? The hint of a robot, in practice.

table-hint = What would { robot-level-formidable } do?
table-hint-detail = A hint, and why. The match will say that it was played with hints.
hint-told = { robot-level-formidable } would: { $action }.
hint-count =
    { $hints ->
        [one] With { $hints } hint of { robot-level-formidable }
       *[other] With { $hints } hints of { robot-level-formidable }
    }

hint-only-way = Nothing else takes the turn further.
hint-wins = It wins at once.
hint-wins-by-stopping = By stopping after it, all cats are in bed.
hint-best-of = Of the { $count } choices compared, none is better.
hint-turn-better = Cats to expect: { $cats }, instead of { $other-cats } with the next best choice; cat-astrophe: { $lost }%, instead of { $other-lost }%.
hint-turn-safer = The risk of a cat-astrophe is { $lost }%, instead of { $other-lost }%: that is worth the cats less ({ $cats } to expect, instead of { $other-cats }).
hint-turn-bolder = Cats to expect: { $cats }, instead of { $other-cats }: that is worth a risk of cat-astrophe of { $lost }%, instead of { $other-lost }%.
hint-turn-race = To be out first: { $first } chances in 100, instead of { $other-first } with the next best choice.
hint-turn-level = As far as can be told beforehand, the next best choice is worth hardly less.
hint-laying-dice = Dice laid by this turn: { $this }, instead of { $mean } on average for the other layings compared.
hint-laying-own-places = Places to go on from, on your dice: { $this }, instead of { $mean } on average for the other layings compared.
hint-laying-next-player = Dice that the next turn can lay: { $this } on average, instead of { $mean } after the other layings compared.
hint-leaves-no-room = Whoever plays next has no place left, and the smallest reserve is yours.
hint-wins-more-often = Imagining what follows { $worlds } times, this wins { $this } times, and the next best choice { $other } times.
hint-points = Imagining what follows { $worlds } times, this is worth { $gain } more, in points ahead, than the next best choice.
hint-throwing = Throwing wins a die { $this } times in 100, lifting one at once { $other } times in 100.
hint-lifting-sure = By all that was shown, the sum is under this die.
hint-lifting = By all that was shown, the sum is here { $this } times in 100, and { $other } times in 100 under the next best die.
hint-lifting-or-throwing = By all that was shown, the sum is here { $this } times in 100; throwing again wins a die { $throwing } times in 100.
hint-captures =
    { $dice ->
        [one] This takes { $dice } die
       *[other] This takes { $dice } dice
    } at once{ $lost ->
        [0] , and loses none.
       *[other] , and loses { $lost }.
    }
hint-wins-soon = Victory is in sight within the { $turns } turns that follow, if everybody plays for themselves.
hint-prevents = Of the { $of } other moves looked at, { $losing } leave victory to somebody else within the { $turns } turns that follow.
hint-ahead = Seen { $turns } turns on, this is worth { $dice } of a die more than the next best move.
