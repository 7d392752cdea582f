### Pile-Poils.

game-pile-poils = Pile-Poils
game-pile-poils-tagline = Stack the cats, and know when to stop

pile-poils-turn-of = Your turn, { $name }
pile-poils-bonus-turn =
    { $dice ->
        [one] Bonus turn for { $name }: { $dice } die
       *[other] Bonus turn for { $name }: { $dice } dice
    }
pile-poils-roll =
    { $dice ->
        [one] Throw the die
       *[other] Throw the { $dice } dice
    }
pile-poils-continue =
    { $dice ->
        [one] Throw { $dice } more
       *[other] Throw { $dice } more
    }
pile-poils-stop =
    { $cats ->
        [one] Bed { $cats } cat
       *[other] Bed { $cats } cats
    }
pile-poils-stop-anyway = Stop
pile-poils-stop-confirm = Lose it all?
pile-poils-give-up = Give up
pile-poils-give-up-confirm = Lose the turn?
pile-poils-place-confirm = Place anyway?
pile-poils-keep-on = Go back
pile-poils-go-on = Next turn
pile-poils-reroll =
    { $yarn ->
        [one] Yarn ({ $yarn }): throw again
       *[other] Yarn ({ $yarn }): throw again
    }

pile-poils-hint-roll = The dice are ready.
pile-poils-hint-choose = Choose dice, then a cell with the same total.
pile-poils-hint-place = Total { $sum }: touch a lit cell.
pile-poils-hint-place-in-vain = Total { $sum }: no cell would hold this turn. Try other dice.
pile-poils-hint-all-in-vain = Nothing of this throw could be bedded this turn.
pile-poils-hint-no-cell = Total { $sum }: no free cell. Try other dice.
pile-poils-hint-only-yarn = Nothing fits anywhere: yarn, or the cat-astrophe.
pile-poils-hint-can-bed =
    { $cats ->
        [one] It all holds: { $cats } cat can go to sleep.
       *[other] It all holds: { $cats } cats can go to sleep.
    }
pile-poils-hint-can-bed-bonus =
    { $dice ->
        [one] It all holds, with a bonus turn of { $dice } die. Cats to bed: { $cats }.
       *[other] It all holds, with a bonus turn of { $dice } dice. Cats to bed: { $cats }.
    }
pile-poils-hint-look = Then it is your turn, { $name }.
pile-poils-hint-golden = The match goes on, with the golden cats of { $name }.
pile-poils-hint-over = The match is over.

pile-poils-ask-stop = Stopping now is a cat-astrophe: no cat goes to bed.
pile-poils-ask-give-up = Giving up is a cat-astrophe: your dice leave the pyramid.
pile-poils-ask-place = On this { $number } your dice could not be bedded this turn any more: cat-astrophe.

pile-poils-ended-full = The pyramid is full!
pile-poils-ended-second-out = { $name } has bedded every cat, too!
pile-poils-ended-last-golden = { $name } has bedded the last golden cat!

pile-poils-news-nothing-fits = Cat-astrophe! { $name }: { $dice } fits nowhere.
pile-poils-news-gave-up = Cat-astrophe! { $name } gives up.
pile-poils-news-winner = { $name } has bedded every cat!
pile-poils-news-bonus =
    { $dice ->
        [one] Bonus turn, { $name }: { $dice } die!
       *[other] Bonus turn, { $name }: { $dice } dice!
    }
pile-poils-news-bedded =
    { $cats ->
        [one] { $cats } cat asleep for { $name }.
       *[other] { $cats } cats asleep for { $name }.
    }
pile-poils-fault-not-linked = { $name }: the { $number } is not linked to the other dice.
pile-poils-fault-no-base = { $name }: the { $number } has no complete base, below it the { $missing } is free.

pile-poils-tell-rolled = { $name } throws { $dice }.
pile-poils-tell-rerolled = { $name } spends a yarn and throws again: { $dice }.
pile-poils-tell-placed = { $name } puts { $dice } on a { $number }.
pile-poils-tell-bedded = One of { $name }'s cats falls asleep on a { $number }.
pile-poils-tell-bedded-golden = A golden cat of { $name }'s falls asleep on a { $number }.
pile-poils-tell-yarn = { $name } wins a yarn.

pile-poils-help-roll =
    { $dice ->
        [one] { $name } may throw { $dice } die.
       *[other] { $name } may throw { $dice } dice.
    }
pile-poils-help-place = Put one or more dice of the throw on a free cell of the same total.
pile-poils-help-reroll =
    { $yarn ->
        [one] Spend the yarn to throw all dice of the throw again.
       *[other] Spend one of { $yarn } yarns to throw all dice of the throw again.
    }
pile-poils-help-give-up = Give up: the dice of the turn leave the pyramid.
pile-poils-help-continue =
    { $dice ->
        [one] Throw the die that is left.
       *[other] Throw the { $dice } dice that are left.
    }
pile-poils-help-stop = Stop and bed the cats: everything is linked and well supported.
pile-poils-help-stop-fails = Stopping now would be a cat-astrophe: a cell is not linked or has no base.

pile-poils-label-free-cell = Cell { $number }, row { $row }, free
pile-poils-label-lit-cell = Cell { $number }, row { $row }, fits
pile-poils-label-vain-cell = Cell { $number }, row { $row }, fits, but nothing could be bedded any more
pile-poils-label-diced-cell = Cell { $number }, row { $row }, with your dice
pile-poils-label-cats =
    { $cats ->
        [one] { $cats } cat asleep on cell { $number }
       *[other] { $cats } cats asleep on cell { $number }
    }
pile-poils-label-golden-cats =
    { $golden ->
        [one] { $cats } asleep on cell { $number }, { $golden } of them golden
       *[other] { $cats } asleep on cell { $number }, { $golden } of them golden
    }
pile-poils-label-die = Die { $face }
pile-poils-label-seat = { $name }: cats to bed { $cats }, yarn { $yarn }
pile-poils-label-winner-seat = { $name }, ahead: golden cats { $golden }, yarn { $yarn }

pile-poils-title-enthusiastic-juggler = Enthusiastic juggler
    .flavour = The cats loved the show. Sleep? Later, perhaps.
pile-poils-title-amateur-whisperer = Amateur whisperer
    .flavour = A soft word in the ear, and one eye closes already.
pile-poils-title-lullaby-singer = Lullaby singer
    .flavour = By the first verse the whole bottom row is purring.
pile-poils-title-bedtime-specialist = Bedtime specialist
    .flavour = Blankets tucked in, lights low: nothing is left to chance.
pile-poils-title-nap-sorcerer = Nap sorcerer
    .flavour = A snap of the fingers, and the whole house yawns.
pile-poils-title-dream-weaver = Dream weaver
    .flavour = These cats dream of endless yarn, and the weaving is yours.
pile-poils-title-great-architect-of-sleep = Great architect of sleep
    .flavour = Not an empty place, not a meow: this will be told for years.

## Options.

option-pile-poils-side = Which pyramid?
option-pile-poils-side-detail = Two pyramids of the house, or your own.
option-pile-poils-side-coussin = Cushion
option-pile-poils-side-panier = Basket
option-pile-poils-side-own = Your own

board-title = Your pyramid
board-detail = Copy the numbers of your board, with a space between two numbers. The top is at the top.
board-row = Row { $row }
board-paste = Paste a board as JSON
board-paste-detail = A list of rows, the bottom one first.
board-add-row = Add a row
board-remove-row = Remove the top

## The log.

score-pile-poils =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
measure-golden-cats = Golden cats
measure-cats-left = Cats left
measure-cat-astrophes = Cat-astrophes

## Figures of the quick reference.

figure-bedding-right = A small pyramid. Dice on three cells that touch. Under each of them, cats or a die. This is right: the cats can go to bed.
figure-bedding-wrong = Two small pyramids, both wrong. On the left a cat sleeps between two dice: they are not linked. On the right a die rests on a cat and on an empty cell: its base is incomplete.
figure-bedding-sound = Linked, with a complete base
figure-bedding-not-linked = Not linked
figure-bedding-no-base = Incomplete base

## Tools beside the real box.

tool-title-finder = Which title?
tool-title-finder-detail = The title of Pile-Poils for a number of golden cats.
tool-title-finder-golden-cats = Golden cats in bed

tool-pile-poils-sheet = Pile-Poils score sheet
tool-pile-poils-sheet-detail = Golden cats of the winner, cats left of everyone else.
tool-pile-poils-sheet-winner = Won
tool-pile-poils-sheet-golden-cats = Golden cats
tool-pile-poils-sheet-cats-left = Cats left
tool-pile-poils-sheet-points = Points
paper-setup-pile-poils-board-of-the-box = The board of the box
paper-setup-pile-poils-own-board = Another board

## The lesson.

pile-poils-lesson-goal = Welcome! Cats want to sleep on the pyramid. Bed all of yours before the others do, and you win.
pile-poils-lesson-throw = It is your turn. Throw the five dice.
pile-poils-lesson-sum = One or more dice go on a cell if their total is exactly its number. Touch the two 3s.
pile-poils-lesson-six = 3 + 3 = 6. The cells that fit light up: touch this 6, in the middle.
pile-poils-lesson-again = Three dice are left. You may stop here, or try for more: throw them again.
pile-poils-lesson-ten = Two 5s make 10, and a cell of 10 takes two cats. Choose them, then touch the 10 next to it.
pile-poils-lesson-bedding = Two rules when you stop: your dice touch each other, and nothing is empty below any of them. Here, all is well.
pile-poils-lesson-stop = So stop: your dice become cats.
pile-poils-lesson-asleep = One cat on the 6, two on the 10: three cats are asleep. Let us see the other place play.
pile-poils-lesson-no-base = A 5 placed higher up… but one of the cells below is empty. What happens when they stop?
pile-poils-lesson-cat-astrophe = Cat-astrophe! No cat goes to bed, the turn is lost. Cats that were asleep do not stir.
pile-poils-lesson-your-turn = Your turn again. Throw.
pile-poils-lesson-above = This 5 rests on your sleeping cats: its base is complete. Choose a 5 and place it there.
pile-poils-lesson-stop-again = One well-placed die is enough. Stop.
pile-poils-lesson-more = A cat on an 8 wins its yarn, which throws dice anew. All your dice in bed, or three rows at once: a bonus turn.
pile-poils-lesson-end = Last cat in bed: you win, and golden cats make your title. Over to you!

pile-poils-advice-roll = roll the dice
pile-poils-advice-reroll = spend a yarn and roll this throw again
pile-poils-advice-place = put { $dice } on the marked { $number }
pile-poils-advice-stop = stop and put the cats to bed
pile-poils-advice-give-up = give this throw up
