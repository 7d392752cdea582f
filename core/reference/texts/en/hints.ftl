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
hint-best-of = None of the choices compared ({ $count }) is better.
hint-turn-better = Cats to expect: { $cats }, instead of { $other-cats } with the next best choice; cat-astrophe: { $lost }%, instead of { $other-lost }%.
hint-turn-safer = The risk of a cat-astrophe is { $lost }%, instead of { $other-lost }%: that is worth the cats less ({ $cats } to expect, instead of { $other-cats }).
hint-turn-bolder = Cats to expect: { $cats }, instead of { $other-cats }: that is worth a risk of cat-astrophe of { $lost }%, instead of { $other-lost }%.
hint-turn-race = Chance to be out first: { $first }%, instead of { $other-first }% with the next best choice.
hint-turn-level = As far as can be told beforehand, the next best choice is worth hardly less.
hint-laying-dice = Dice laid by this turn: { $this }, instead of { $mean } on average for the other layings compared.
hint-laying-own-places = Places to go on from, on your dice: { $this }, instead of { $mean } on average for the other layings compared.
hint-laying-next-player = Dice that the next turn can lay: { $this } on average, instead of { $mean } after the other layings compared.
hint-leaves-no-room = Whoever plays next has no place left, and the smallest reserve is yours.
hint-wins-more-often =
    Over { $worlds ->
        [one] one way on
       *[other] { $worlds } ways on
    } played out in the head, this comes first in { $this }, and the next best choice in { $other }.
hint-points =
    Over { $worlds ->
        [one] one way on
       *[other] { $worlds } ways on
    } played out in the head, this is worth { $gain } more, in points ahead, than the next best choice.
hint-throwing = The chance to win a die is { $this }% by throwing, and { $other }% by lifting one at once.
hint-lifting-sure = By all that was shown, the sum is under this die.
hint-lifting = By all that was shown, the chance that the sum is here is { $this }%, and { $other }% for the next best die.
hint-lifting-or-throwing = By all that was shown, the chance that the sum is here is { $this }%; throwing again wins a die with { $throwing }%.
hint-captures =
    { $dice ->
        [one] This takes { $dice } die
       *[other] This takes { $dice } dice
    } at once{ $lost ->
        [0] , and loses none.
       *[other] , and loses { $lost }.
    }
hint-wins-soon =
    Victory is in sight within { $turns ->
        [one] the turn that follows
       *[other] the { $turns } turns that follow
    }, if everybody plays for themselves.
hint-prevents =
    Of the other moves looked at, { $losing } in { $of } would give victory to somebody else within { $turns ->
        [one] the turn that follows
       *[other] the { $turns } turns that follow
    }.
hint-ahead =
    Seen { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } on, this is ahead by { $dice } dice more than the next best move.
