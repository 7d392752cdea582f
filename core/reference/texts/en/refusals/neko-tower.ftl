### Neko tower: what is wrong, and what to do next.

error-neko-tower-card-already-played = Your action card of this turn is played. Validate a mission, or pass.
error-neko-tower-play-a-card-first = Play an action card first.
error-neko-tower-put-cat-first = A Nakama waits in your hand. Put it on the tower first.
error-neko-tower-no-cat-in-hand = No Nakama in hand. Take one with a cat card.
error-neko-tower-stroke-first = Stroke the Nakama you have just placed first.
error-neko-tower-nothing-to-stroke = There is no cat to stroke this turn. Go on with your turn.
error-neko-tower-confirm-first = Look at the tower and answer first: is the mission fulfilled?
error-neko-tower-nothing-to-confirm = No mission is claimed. Choose one to validate.
error-neko-tower-say-who-first = The tower is down. Say who made it fall first.
error-neko-tower-nobody-to-blame = The tower stands: there is nobody to name. Go on with your turn.
error-neko-tower-cannot-stop-now = One stops at the start of a turn, after reaching a step. Go on climbing.
error-neko-tower-no-such-card = That action card is not shown. Choose among those on the table.
error-neko-tower-not-a-build-card = That card does not build. Place the cat it shows, or choose another.
error-neko-tower-not-a-cat-card = That card places no cat. Build, or choose another.
error-neko-tower-wrong-wall = The card asks for { $asked ->
        [brick] a brick
        [small-window] a small window
        [large-window] a large window
        [angel] an angel
       *[column] a column
    }, and there is one in stock. Replace { $used ->
        [brick] the brick.
        [small-window] the small window.
        [large-window] the large window.
        [angel] the angel.
       *[column] the column.
    }
error-neko-tower-wall-out-of-stock = No { $wall ->
        [brick] brick
        [small-window] small window
        [large-window] large window
        [angel] angel
       *[column] column
    } left in stock. Take another wall.
error-neko-tower-no-floor-left = All floors are built. Play a cat card.
error-neko-tower-no-such-cat = That Nakama is not in the box. Choose one of the reserve.
error-neko-tower-wrong-colour = The card does not ask for { $colour ->
        [yellow] a yellow
        [blue] a blue
        [violet] a violet
       *[orange] an orange
    } Nakama. Take the colour it shows.
error-neko-tower-take-from-reserve = The reserve still has { $colour ->
        [yellow] a yellow
        [blue] a blue
        [violet] a violet
       *[orange] an orange
    } Nakama. Take it there.
error-neko-tower-no-other-floor = There is no other floor for that cat. Choose another colour or another card.
error-neko-tower-same-floor = A cat taken from the tower changes floors. Put it higher or lower.
error-neko-tower-no-such-floor = Floor { $floor } is not built: the tower has { $height }. Choose a lower floor.
error-neko-tower-no-such-cell = A floor has no such place. Put the cat on a cell of the floor.
error-neko-tower-card-can-be-played = A card shown can still be played. Play it.
error-neko-tower-competitive-only = That exists in competition only. Together, validate a mission or pass.
error-neko-tower-move-is-over = One Nakama moves a turn, before the mission. Go on with your turn.
error-neko-tower-cat-not-on-your-floor = That Nakama is not on your black cat's floor. Choose one beside it.
error-neko-tower-not-higher = A Nakama moves up. Choose a floor above yours.
error-neko-tower-mission-is-over = One mission a turn: it is done. Pass.
error-neko-tower-no-such-mission = That mission is not there. Choose one of the missions shown.
error-neko-tower-wrong-mission-floor = Cats on floor { $floor } do not count for this mission. Look above the black cat.
error-neko-tower-wrong-climb =
    { $most ->
        [one] { $asked }: this mission climbs { $most } floor. Choose that number.
       *[other] { $asked }: this mission climbs at least one floor and at most { $most }. Choose another number.
    }
error-neko-tower-mission-not-fulfilled = On floor { $floor } the cats do not fulfil this mission. Place another, or choose the other mission.
error-neko-tower-already-denied = The table has seen that it is not so. Wait until a cat moves, then try again.
error-neko-tower-wrong-floor-count =
    { $count ->
        [one] { $count } floor cannot fall from a tower of { $height }. Count again, without the ground floor.
       *[other] { $count } floors cannot fall from a tower of { $height }. Count again, without the ground floor.
    }
error-neko-tower-wall-cannot-slip-out = Floor { $floor } would not hold without that wall. Say that the floor fell instead.
error-neko-tower-cat-not-on-tower = That Nakama is not on the tower. Choose the one that fell.
error-neko-tower-black-cat-not-on-tower = The black cat of seat { $seat } is not on the tower. Choose the one that fell.
error-neko-tower-same-cell = That cat is already there. Choose where it slid to.
error-neko-tower-nothing-more-moves = All that could slide is noted. Go on with your turn.
error-neko-tower-no-such-player = Seat { $seat } does not play. Choose a seat of the table.
error-neko-tower-paper-one-neko = Together there is one Neko: the same floor for everybody. Check it, or choose “In competition”.
error-neko-tower-paper-first-floor = Neko begins on the first floor: he reached 1 at least. Correct the floor.
error-neko-tower-paper-felled-together = Together nobody is last for having felled the tower. Leave this number empty, or choose “In competition”.
error-neko-tower-paper-step = Floor { $floor } makes step { $step }. Correct the one or the other.
error-neko-tower-paper-step-wins = Together everybody wins with a step and nobody without one. On floor { $floor } the step is { $step }.
error-neko-tower-paper-missions = Line { $place }: one climbs by a mission only, and every mission climbs. Check the floor or the missions.
error-neko-tower-paper-one-feller = In competition one person fells the tower, and that ends the game. Say who.
error-neko-tower-paper-feller-wins = Line { $place }: whoever fells the tower is last. Take the win away.
error-neko-tower-paper-highest-wins = Line { $place }: of the others, the cats that climbed highest win, and only they. Check the wins.
error-neko-tower-paper-no-steps = Line { $place }: steps are Neko's, not for the competition. Leave this number empty.
error-neko-tower-wrong-wall-count =
    { $walls ->
            [one] { $walls } wall
           *[other] { $walls } walls
        } on the table: too many for these floors, or enough to end the game. Count again.
error-neko-tower-nothing-to-put-away = No wall fell, and there is nothing to put back in the reserve. Go on.
