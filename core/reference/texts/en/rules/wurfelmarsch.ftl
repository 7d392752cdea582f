### Würfelmarsch: march one's dice to the corner opposite.

rule-wurfelmarsch-goal = Goal
    .body =
        Your dice march across the base. Whoever first brings a single one of theirs into the corner case opposite their own side wins.
    .search = win, aim, corner, arrive, opposite, march of the dice, dice march
rule-wurfelmarsch-material = What you need
    .body =
        { $players } players, age { $age } and up, about { $minutes } minutes.

        - the base
        - { $dice } red dice, { $dice } yellow, { $dice } pearl grey

        Character: thought { $thought }, luck { $luck }, quickness { $quickness }.
    .search = age, length, players, how many dice, number of players
rule-wurfelmarsch-set-up = Set-up
    .body =
        - The base in the middle, one side before each player.
        - Everyone puts { $dice } dice of one colour on the middle cases of their edge. { $gap } cases stay empty on either hand.
        - All dice the same way round: { $own_face } towards you, { $left_face } towards the player on the left, { $right_face } towards the one on the right.
        - Decide who begins.
    .search = prepare, lay out, orientation, way round, start, faces
rule-wurfelmarsch-turn = Your turn
    .body =
        With one of your dice, either:

        - pivot it into a neighbouring case
        - turn it in its place

        You must play. Then the turn passes to the left.
    .search = play, action, choice, compulsory, pass
rule-wurfelmarsch-pivot = Pivoting
    .body =
        Tip the die into a free neighbouring case: forward, to the left or to the right. Never back.

        If it makes a case with two other dice, there is a fight.
    .search = advance, tip, move, backwards, direction, roll, movement
rule-wurfelmarsch-turn-a-die = Turning
    .body =
        Turn one of your dice within its case to show the faces you want. It does not change place.
    .search = rotate, orient, in place, faces, change
rule-wurfelmarsch-fight = Fight
    .body =
        Compare the three faces turned to the case.

        - The highest beats every lower die of the others.
        - The winner takes the beaten dice and keeps them in front; the winning die stays.
        - The highest value is shared, by two or by three? All three dice leave the game, and nobody wins them.

        Only the three dice of the case fight. Nobody fights their own dice.
    .search = battle, capture, take, compare, value, beat, attack, case, tie, equal, same value, removed
rule-wurfelmarsch-several-fights = Several cases at once
    .body =
        One pivot may make several cases. Each of them is a fight. The same die can win in one and vanish in another.
    .search = two fights, several fights, two cases, example
rule-wurfelmarsch-end = End of the game
    .body =
        - A die arrives in the corner opposite its starting edge.
        - Or no die is left on the base.
    .search = end, corner, no dice, when does it end
rule-wurfelmarsch-score = Who wins?
    .body =
        The corner is reached: that wins.

        No die left on the base: everyone counts the dice they captured, minus their own dice removed by ties. The total may be negative. The highest wins; if equal, whoever of them played last.
    .search = winner, total, captures, negative, tie, count, score

rule-wurfelmarsch-question-point = Do three neighbouring dice always make a case?
    .body =
        No. It takes a hollow, where a die would sit. Three dice round a point do not fight.
    .search = point, hollow, case, triangle, fight
rule-wurfelmarsch-question-spectators = Do the dice next to it take part?
    .body =
        No. Outside the case, they look on.
    .search = neighbours, spectators, other dice, help
rule-wurfelmarsch-question-mine = Is my weaker die taken, too?
    .body =
        No. Your highest die takes those of the others; a weaker die of yours in the same case stays.
    .search = own die, ally, same colour, weak

rule-wurfelmarsch-draw = Draw
    .body =
        The booklet knows none. We end a match that goes round in circles, with no winner:

        - at occurrence number { $repetitions } of one position, with the same player to move
        - or after { $quiet_turns } turns in a row without a forward pivot or a fight

        Settings before the match: “{ option-wurfelmarsch-repetitions }”, “{ option-wurfelmarsch-quiet-turns }”.
    .search = drawn, stalemate, repetition, circles, loop, option, setting
rule-wurfelmarsch-ruling-first-player = Who begins?
    .body =
        The booklet leaves it open. Here the first seat does.
    .search = first player, begin
rule-wurfelmarsch-ruling-directions = Forward, left, right
    .body =
        A case of the base has up to six neighbours, two of them lie back. We play the { $directions } others: left, right, forward left, forward right. Going left is going towards the edge of the player on your left.

        On the screen, too, in front, left and right are always seen by the owner of the die.
    .search = directions, forward, left, right, neighbours
rule-wurfelmarsch-ruling-same-faces = Turning without a change
    .body =
        We refuse it: it would be passing. The { $other_orientations } other ways for the die to lie are allowed, even those that show the same faces to other sides.
    .search = pass, same orientation, no change
rule-wurfelmarsch-ruling-turn-no-fight = Turning a die within a case
    .body =
        We play: no fight. Only a pivot starts one, and the screen shows first what would happen in it.
    .search = turn, fight, start
rule-wurfelmarsch-ruling-order = Several fights: in which order?
    .body =
        We judge all fights on the position after the pivot. Captures first, then ties. A captured die stays captured; a die can capture and be captured at once.
    .search = order, simultaneous, captures, ties
rule-wurfelmarsch-ruling-beaten-twice = A die beaten by two players
    .body =
        Only the die that moved can be. We give it to the higher face; if equal, to the player on the left of whoever moved.
    .search = two winners, who takes, beaten twice
rule-wurfelmarsch-ruling-own-tie = The tie is one player's own
    .body =
        The two highest dice are both yours? We play: that is no tie, they beat the third.
    .search = tie, same dice, same player, two dice
rule-wurfelmarsch-ruling-own-case = Three dice of one colour
    .body =
        We play: no fight.
    .search = my dice, own case, three dice
rule-wurfelmarsch-ruling-corner-first = Reaching the corner and making a case
    .body =
        We play: the match is won at once, without a fight.
    .search = corner, fight, arrival, win
rule-wurfelmarsch-ruling-other-corner = Reaching another corner
    .body =
        Nothing happens. The die can still be turned, or go sideways.
    .search = wrong corner, other corner, stuck
rule-wurfelmarsch-ruling-no-dice = No die left to play
    .body =
        We play: your turn is skipped while the match goes on. Your captures still count.
    .search = eliminated, without dice, pass, skip
rule-wurfelmarsch-ruling-ranks = The other places
    .body =
        The booklet names only the winner. We rank the others by total, ties shared. In a draw everyone shares the first place, and nobody has won.
    .search = ranking, second, rank, draw
