### Neko tower.

game-neko-tower = Neko tower
game-neko-tower-tagline = A paper tower, cats on it, and Neko climbing up

## What has a name.

neko-tower-colour =
    { $colour ->
        [yellow] yellow
        [blue] blue
        [violet] violet
        [orange] orange
       *[other] any
    }
neko-tower-a-cat =
    { $colour ->
        [yellow] a yellow cat
        [blue] a blue cat
        [violet] a violet cat
        [orange] an orange cat
       *[other] any cat
    }
neko-tower-wall =
    { $wall ->
        [brick] brick
        [small-window] small window
        [large-window] large window
        [angel] angel
       *[other] column
    }
neko-tower-wall-left =
    { $left ->
        [brick] brick
        [small-window] small window
        [large-window] large window
        [angel] angel
       *[other] column
    }
neko-tower-wall-right =
    { $right ->
        [brick] brick
        [small-window] small window
        [large-window] large window
        [angel] angel
       *[other] column
    }
neko-tower-mission =
    { $mission ->
        [same-colour-touching] two cats of one colour side by side
        [different-colours-touching] two cats of different colours side by side
        [yellows-touching] two yellow cats side by side
        [blue-on-blue] a blue cat on a blue one
        [one-on-another] a cat on another
        [two-touching-and-one-on-top] two cats side by side and a third on one of them
        [any-three] three cats on the floor
       *[other] a violet, an orange and a yellow cat on the floor
    }
neko-tower-floor = Floor { $floor }
neko-tower-floor-of = Floor { $floor } of { $height }

neko-tower-floors =
    { $count ->
        [one] { $count } floor
       *[other] { $count } floors
    }
neko-tower-left = Left
neko-tower-right = Right
neko-tower-neko = Neko
neko-tower-fell = Fell

## Buttons.

neko-tower-build = Floor { $floor } is up
neko-tower-take = Take { neko-tower-a-cat }
neko-tower-forgo = Discard this card
neko-tower-stroke = Stroked
neko-tower-climb =
    { $floors ->
        [one] Climb { $floors } floor
       *[other] Climb { $floors } floors
    }
neko-tower-renew = Swap mission
neko-tower-holds = Yes, it is so
neko-tower-holds-not = No, not yet
neko-tower-end-turn = Pass the turn
neko-tower-stop-here = Stop here
neko-tower-stop-confirm = Yes, stop
neko-tower-collapse-confirm = Yes, it fell
neko-tower-back = Back
neko-tower-told = That is all

## What can be done.

neko-tower-hint-card = Choose an action card.
neko-tower-hint-build = Two walls on the top floor, then the next floor.
neko-tower-hint-missing-wall = A wall is out of stock: which one instead?
neko-tower-hint-take = Which cat do you place?
neko-tower-hint-choice = Build, or place a cat?
neko-tower-hint-from-tower = No { neko-tower-colour } cat in reserve: which one leaves its floor?
neko-tower-hint-forgo = No card can be played: this one may go.
neko-tower-hint-place = Put the cat on the tower, then touch its place.
neko-tower-hint-place-elsewhere = Put it anywhere but on floor { $floor }.
neko-tower-hint-stroke = Stroke the { neko-tower-colour } cat with a fingertip.
neko-tower-hint-interact = A Nakama on your floor can go further up, without you: touch it.
neko-tower-hint-move = Choose a higher floor, then its place.
neko-tower-hint-claim = A mission is fulfilled: touch it.
neko-tower-hint-renew = Nothing fulfilled: swap a mission, or pass the turn.
neko-tower-hint-no-mission = No mission is fulfilled on floor { $floor } yet.
neko-tower-hint-mission =
    { $floors ->
        [one] Mission: { neko-tower-mission }. { $floors } floor to climb.
       *[other] Mission: { neko-tower-mission }. Up to { $floors } floors to climb.
    }
neko-tower-hint-mission-fulfilled =
    { $floors ->
        [one] Done: { neko-tower-mission }. { $floors } floor to climb.
       *[other] Done: { neko-tower-mission }. Up to { $floors } floors to climb.
    }
neko-tower-hint-confirm = Look at floor { $floor }: { neko-tower-mission }?
neko-tower-hint-done = All standing? Pass the turn.
neko-tower-hint-blame = Who made the tower fall?
neko-tower-hint-tell = Floor { $floor }: touch what fell, or the cat that moved.
neko-tower-hint-tell-cat = Touch its new place or, if it fell, its portrait.
neko-tower-hint-confirm-stop = The match ends with this victory. Touch again to confirm.
neko-tower-hint-confirm-collapse = The tower is down and the match ends. Touch again to confirm.
neko-tower-hint-collapsed = The tower fell. Highest floor reached: { $floor }.
neko-tower-hint-last-step = Neko has found his mother, on floor { $floor }.
neko-tower-hint-stopped = You stop on floor { $floor }.
neko-tower-hint-nowhere-higher = Every black cat is on floor { $floor }: there is no higher one.

## Headlines.

neko-tower-turn-of = Your turn, { $name }
neko-tower-news-floors-fell =
    { $count ->
        [one] Floor { $floor } falls!
       *[other] { $count } floors fall, from floor { $floor } up!
    }
neko-tower-won-together = Step { $step }: you win!
neko-tower-lost-together = Neko will climb better next time.
neko-tower-won-by =
    { $count ->
        [one] { $names } wins!
       *[other] A shared victory: { $names }!
    }
neko-tower-won-by-nobody = Nobody wins.

## The tale.

neko-tower-tell-forgone = { $name } discards a card that cannot be played.
neko-tower-tell-raised = { $name } lays floor { $floor }: { neko-tower-wall-left } and { neko-tower-wall-right }.
neko-tower-tell-taken = { $name } takes { neko-tower-a-cat } from floor { $floor }.
neko-tower-tell-placed = { $name } puts { neko-tower-a-cat } on floor { $floor }.
neko-tower-tell-stacked = { $name } stacks { neko-tower-a-cat } on floor { $floor }.
neko-tower-tell-stroked = { $name } strokes the { neko-tower-colour } cat.
neko-tower-tell-moved = { $name } moves { neko-tower-a-cat } up to floor { $floor }.
neko-tower-tell-claimed = { $name } claims, floor { $floor }: { neko-tower-mission }.
neko-tower-tell-denied = { $name }: seen closely, not yet.
neko-tower-tell-validated = { $name } fulfils a mission: { neko-tower-mission }.
neko-tower-tell-renewed = { $name } swaps a mission.
neko-tower-tell-neko-climbed = Neko climbs to floor { $floor }!
neko-tower-tell-climbed = { $name }'s black cat climbs to floor { $floor }!
neko-tower-tell-step = Step { $step } reached: victory is yours!
neko-tower-tell-actions-shuffled =
    { $cards ->
        [one] A new pile of actions: { $cards } card.
       *[other] A new pile of actions: { $cards } cards.
    }
neko-tower-tell-missions-shuffled =
    { $cards ->
        [one] A new pile of missions: { $cards } card.
       *[other] A new pile of missions: { $cards } cards.
    }
neko-tower-tell-slid = On floor { $floor }, { neko-tower-a-cat } slides.
neko-tower-tell-floor-fell = Floor { $floor } falls.
neko-tower-tell-wall-fell = A wall slips out under floor { $floor }: { neko-tower-wall }.
neko-tower-tell-returned = Back to the reserve: { neko-tower-a-cat }.
neko-tower-tell-put-back = Fallen: { neko-tower-a-cat }. Put it back on floor { $floor }.
neko-tower-tell-neko-came-down = Neko comes down to floor { $floor }.
neko-tower-tell-came-down = { $name }'s black cat comes down to floor { $floor }.
neko-tower-tell-neko-put-back = Neko fell: put him back on floor { $floor }.
neko-tower-tell-black-cat-put-back = { $name }'s black cat fell: put it back on floor { $floor }.
neko-tower-tell-felled = The tower falls at { $name }'s hand.
neko-tower-tell-collapsed = The tower is down: the match is over.
neko-tower-tell-last-step = The last step: the match is over.
neko-tower-tell-stopped = The match ends with a victory.
neko-tower-tell-nowhere-higher = Above there is only the sky: the match is over.

## Help for this moment.

neko-tower-help-card = Play one of the action cards shown: it must be done.
neko-tower-help-stop = A step is won: you may stop here, or aim higher.
neko-tower-help-place = Put the cat upright on a floor, or on the back of another.
neko-tower-help-place-elsewhere = It comes from the tower: it goes to another floor.
neko-tower-help-stroke = This card asks you to stroke the cat you placed.
neko-tower-help-move = A Nakama on your black cat's floor may go up, to any floor you choose.
neko-tower-help-mission = If a mission is fulfilled higher up, claim it: one a turn.
neko-tower-help-renew = Or swap one of your missions for a new one.
neko-tower-help-confirm = Everybody looks at the tower: is the mission really fulfilled?
neko-tower-help-fall =
    { $walls ->
        [one] Did something fall? Say so. At { $walls } wall the match ends.
       *[other] Did something fall? Say so. At { $walls } walls the match ends.
    }
neko-tower-help-over = The match is over. Together you win from step { $step } on.

## For screen readers.

neko-tower-label-card-build = Action card: a floor on { neko-tower-wall-left } and { neko-tower-wall-right }
neko-tower-label-card-choice = Action card: a floor on two walls, { neko-tower-wall }, or any cat
neko-tower-label-card-cat = Action card: { neko-tower-a-cat }
neko-tower-label-card-stroke = Action card: { neko-tower-a-cat }, and stroke it
neko-tower-label-mission =
    { $floors ->
        [one] Mission: { neko-tower-mission }, { $floors } floor
       *[other] Mission: { neko-tower-mission }, { $floors } floors
    }
neko-tower-label-mission-fulfilled =
    { $floors ->
        [one] Mission fulfilled: { neko-tower-mission }, { $floors } floor
       *[other] Mission fulfilled: { neko-tower-mission }, { $floors } floors
    }
neko-tower-label-hidden-mission = Hidden mission
neko-tower-label-build = Build: { neko-tower-wall-left } and { neko-tower-wall-right }
neko-tower-label-left-wall = Left wall: { neko-tower-wall }
neko-tower-label-right-wall = Right wall: { neko-tower-wall }
neko-tower-label-take = Take { neko-tower-a-cat }, in reserve: { $count }
neko-tower-label-take-from-tower = The { neko-tower-colour } cat on floor { $floor }
neko-tower-label-claim-floor = Claim the mission on floor { $floor }
neko-tower-label-cat-fell = The { neko-tower-colour } cat fell alone
neko-tower-hint-walls-on-table = How many walls fell all the way to the table?
neko-tower-or-more = { $walls } or more
neko-tower-label-walls-on-table =
    { $walls ->
        [one] { $walls } wall on the table
       *[other] { $walls } walls on the table
    }
neko-tower-label-walls-or-more =
    { $walls ->
        [one] { $walls } wall or more on the table
       *[other] { $walls } walls or more on the table
    }
neko-tower-label-floors-fell =
    { $count ->
        [one] Floor { $floor } fell
       *[other] { $count } floors fell, from floor { $floor } up
    }
neko-tower-label-left-wall-fell = Left wall fell under floor { $floor }: { neko-tower-wall }
neko-tower-label-right-wall-fell = Right wall fell under floor { $floor }: { neko-tower-wall }
neko-tower-label-black-cat-fell = { $name }'s black cat fell alone
neko-tower-label-neko-fell = Neko fell alone
neko-tower-label-blame = It was { $name }
neko-tower-label-floor =
    { $cats ->
        [one] Floor { $floor }, { $cats } cat
       *[other] Floor { $floor }, { $cats } cats
    }
neko-tower-label-lower = The floor below
neko-tower-label-higher = The floor above
neko-tower-label-tell = Something fell
neko-tower-label-place =
    { $cats ->
        [0] Free place, row { $row }, column { $column }
        [one] On the back of a cat, row { $row }, column { $column }
       *[other] On { $cats } cats, row { $row }, column { $column }
    }
neko-tower-label-cat =
    { $below ->
        [0] Cat, { neko-tower-colour }, row { $row }, column { $column }
       *[other] Cat, { neko-tower-colour }, on the back of another, row { $row }, column { $column }
    }
neko-tower-label-in-hand = In hand: { neko-tower-a-cat }
neko-tower-label-ladder = Height of the tower: floor { $height }
neko-tower-label-step = Step { $step }
neko-tower-label-step-reached = Step { $step }, reached
neko-tower-label-neko = Neko, on floor { $floor }. Highest so far: { $best }
neko-tower-label-black-cat =
    { $floor ->
        [0] { $name }'s black cat, beside the tower. Highest so far: { $best }
       *[other] { $name }'s black cat, on floor { $floor }. Highest so far: { $best }
    }
neko-tower-label-seat = { $name }: missions fulfilled { $missions }
neko-tower-label-ranked-seat = { $name }: floor { $floor }, place { $rank }
neko-tower-label-stock-wall = In stock, { neko-tower-wall }: { $count }
neko-tower-label-stock-floors = Floors to lay: { $count }
neko-tower-label-stock-cats = In reserve, { neko-tower-colour } cats: { $count }
neko-tower-label-stock-actions = Action cards to draw: { $count }
neko-tower-label-stock-missions = Mission cards to draw: { $count }

## Options.

option-neko-tower-mode = Together, or in competition?
option-neko-tower-mode-detail = All together with Neko, or a cat each and secret missions.
option-neko-tower-mode-together = Together
option-neko-tower-mode-competitive = Against each other

## The log.

score-neko-tower =
    { $score ->
        [one] { $score } floor
       *[other] { $score } floors
    }
measure-floor-reached = Floor reached
measure-highest-step = Step reached
measure-floor-on-screen = Floor reached on the screen
measure-step-on-screen = Step reached on the screen
measure-missions-validated = Missions validated
measure-towers-felled = Towers felled

## Figures of the quick reference.

figure-neko-missions = The mission cards, with the floors they let Neko climb.
figure-neko-touching = Three times two cats on a floor, from above.
figure-neko-stacked = Two times two cats on a floor, from the side.
figure-neko-verdict =
    { $verdict ->
        [right] Right
       *[wrong] Wrong
    }
figure-neko-beside = { figure-neko-verdict }: side by side.
figure-neko-corners = { figure-neko-verdict }: corner to corner.
figure-neko-on-top = { figure-neko-verdict }: one on the back of the other.

## Tools beside the real box.

tool-neko-decks = Neko's decks
tool-neko-decks-detail = Action and mission cards, the floor of each cat, the steps.
tool-neko-decks-together = Together
tool-neko-decks-competitive = Against each other
tool-neko-decks-actions = Action cards
tool-neko-decks-missions = Mission cards
tool-neko-decks-build = Build
tool-neko-decks-cat = Place a cat
tool-neko-decks-walls = Walls in reserve
tool-neko-decks-wall =
    { $wall ->
        [small-window] Small windows
        [large-window] Large windows
        [angel] Angels
        [column] Columns
       *[brick] Bricks
    }
tool-neko-decks-climb =
    { $floors ->
        [one] Climb one floor
       *[other] Climb { $floors } floors
    }
tool-neko-decks-floor = Floor
tool-neko-decks-neko = Neko
tool-neko-decks-height = Floors of the tower
tool-neko-decks-felled = The tower was felled by…
tool-neko-decks-steps = Steps reached: { $steps }
tool-neko-decks-no-step = No step so far
paper-setup-neko-tower-together = Together
paper-setup-neko-tower-competitive = In competition
mark-towers-felled = Felled the tower

## The tower on the screen.

neko-tower-let-go = Let go
neko-tower-settle = It stands
neko-tower-give-up = Give up
neko-tower-again = See the fall again
neko-tower-seen = Seen
neko-tower-fold = Fold
neko-tower-move-left = Further left
neko-tower-move-right = Further right
neko-tower-move-up = Floor above
neko-tower-move-down = Floor below
neko-tower-stroke-left = Stroke to the left
neko-tower-stroke-right = Stroke to the right
neko-tower-hint-hang-wall = Drag the wall above the top floor, then let go.
neko-tower-hint-hang-floor = Lay the floor on both walls: neither may stick out.
neko-tower-hint-hang-cat = Drag the cat above its place, floor { $floor }, then let go.
neko-tower-hint-hang-neko = Take the black cat up to floor { $floor } without knocking anything over.
neko-tower-hint-stroke-screen = A gentle stroke for the { neko-tower-colour } cat: to the left or to the right.
neko-tower-hint-settle = Does it all stand? Say so, or take the piece up again.
neko-tower-hint-not-settled = It does not stand yet: take a piece up and move it.
neko-tower-hint-again = The fall, in slow motion.
neko-tower-help-let-go = Drag the piece and let go, or use the buttons. Until you say « It stands » you may take it up again, even if it falls.
neko-tower-piece =
    { $piece ->
        [floor] Floor { $own }
        [wall] Wall, { neko-tower-wall }
        [cat] Cat, { neko-tower-colour }
       *[black] Black cat
    }
neko-tower-aside =
    { $side ->
        [middle] in the middle
        [left] { $away } mm left of the middle
       *[right] { $away } mm right of the middle
    }
neko-tower-label-view = The tower, { $height ->
        [one] { $height } floor
       *[other] { $height } floors
    }. Drag to look higher or lower
neko-tower-label-screen-floor =
    { $degrees ->
        [0] Floor { $floor }, level, { $cats ->
                [0] no cat
                [one] { $cats } cat
               *[other] { $cats } cats
            }
       *[other] Floor { $floor }, leans by { $degrees }° to the { $side ->
                [left] left
               *[right] right
            }, { $cats ->
                [0] no cat
                [one] { $cats } cat
               *[other] { $cats } cats
            }
    }
neko-tower-label-screen-wall = { neko-tower-piece }, under floor { $floor }
neko-tower-label-screen-cat = { neko-tower-piece }, floor { $floor }, { neko-tower-aside }
neko-tower-label-lies = { neko-tower-piece }, fallen on the table
neko-tower-label-held = { neko-tower-piece }, to be placed
neko-tower-label-let-go = { neko-tower-piece }, may be moved
neko-tower-label-hanging = { neko-tower-piece } in hand, floor { $floor }, { neko-tower-aside }, fold { $fold }
neko-tower-tell-taken-storey = { $name } takes two walls and a floor.
neko-tower-tell-own-fell = { $name }'s piece falls: it may be taken up again.
neko-tower-tell-gave-up = { $name } gives up.
option-neko-tower-play = Where is the tower?
option-neko-tower-play-detail = On the screen it stands and falls under your fingers. With the box it is on the table, and the app keeps the rest.
option-neko-tower-play-on-screen = On the screen
option-neko-tower-play-companion = With the box

## The lesson.

neko-tower-lesson-goal = Welcome! The tower is built on your real table, and Neko climbs it. Here, the app keeps the cards and the count.
neko-tower-lesson-cards = Each turn: one Action card, then one Mission if you can.
neko-tower-lesson-build = This card shows two walls and a floor. Choose it, build them on the table, then say so here.
neko-tower-lesson-end-turn = Floor 2 stands. No mission is fulfilled: end the turn.
neko-tower-lesson-cat = A cat card: take the blue Nakama in hand.
neko-tower-lesson-put = Stand it on floor 2, where it holds, and show its place here.
neko-tower-lesson-missions = This mission asks for two cats of different colours, side by side, just above Neko. One is missing.
neko-tower-lesson-next = End the turn.
neko-tower-lesson-any-cat = This card lets you choose the colour. Take a yellow one.
neko-tower-lesson-beside = Put it against the blue one.
neko-tower-lesson-stroke = The hand on the card: stroke this cat with a fingertip… without toppling anything.
neko-tower-lesson-validate = The two cats touch: choose the mission, and let Neko climb.
neko-tower-lesson-confirm = The app cannot see your tower: look at it together, then confirm.
neko-tower-lesson-falls = If something falls, say so with the tower's button: the app knows what goes back to the reserve.
neko-tower-lesson-end = The higher Neko climbs, the finer the victory; if the tower falls, everyone loses. Over to you!
