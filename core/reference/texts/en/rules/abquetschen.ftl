### Abquetschen: lay all one's dice into the common pyramid.

rule-abquetschen-goal = Goal
    .body =
        Everyone builds one pyramid together. Whoever lays all their dice into it first wins.
    .search = win, aim, victory, lay all dice
rule-abquetschen-material = What you need
    .body =
        { $players } players, age { $age } and up, about { $minutes } minutes.

        - the base
        - { $reserve } red dice, { $reserve } yellow, { $reserve } pearl grey
        - the turquoise die

        Character: thought { $thought }, luck { $luck }, quickness { $quickness }.
    .search = age, length, players, how many dice, number of players
rule-abquetschen-set-up = Set-up
    .body =
        - The base in the middle of the table, empty.
        - Each player takes the { $reserve } dice of one colour: their reserve.
        - The turquoise die stays apart.
        - Everyone throws it in turn until the first { $opening }: whoever throws it begins.
    .search = prepare, lay out, who begins, first player, reserve, throw a four
rule-abquetschen-opening = The first move
    .body =
        Whoever begins lays { $opening } of their dice on the base, well inside: on no edge case.

        They must touch by whole faces. Only one shape does: three dice round a hollow, and the last one in it.
    .search = opening, start, begin, four dice, edge case, first turn
rule-abquetschen-turn = Your turn
    .body =
        - Throw the turquoise die.
        - Lay that many of your dice, all of them, by the rules of laying.
        - They cannot all be laid? Then you lay none and pass.

        The turquoise die then goes to the left.
    .search = play, throw, turquoise die, turn, pass, cannot lay them all
rule-abquetschen-lay = Laying your dice
    .body =
        - Each die you lay touches, by a whole face, at least one other die laid this turn: they make one group.
        - At least one of them touches, by a whole face, one of your dice laid earlier.

        An edge does not count. Nor do the numbers on the dice.
    .search = rules of laying, connected, linked, touch, contact, whole face, group, adjacent
rule-abquetschen-case = Where may a die go?
    .body =
        Into a free case: on the base, or in the hollow between three dice. Those three may be anyone's, or have been laid just now. On a point, never.
    .search = case, hollow, support, point, level, place
rule-abquetschen-pass = Passing
    .body =
        The number thrown is laid whole or not at all. If there is no way to, the turn passes to the left and no die is laid.
    .search = impossible, no room, lost turn, stuck
rule-abquetschen-first-turn = Your first turn
    .body =
        Two exceptions at the start:

        - You have no die in the pyramid yet: one of your new dice touches, by a whole face, a die of an opponent.
        - During the first round, at least one die of the first player stays visible.
    .search = exception, start, first turn, no die laid, opponent, visible
rule-abquetschen-bonus = Bonus dice
    .body =
        A row of at least { $short_row } dice laid this turn earns more, to be laid at once:

        - row of { $short_row }: { $short_bonus } more
        - row of { $middle_row }: { $middle_bonus } more
        - row of { $long_row }: { $long_bonus } more

        They touch each other by faces, and one of them touches one of your dice, laid this turn or earlier. Without room for all, they are lost.
    .search = bonus, row, aligned, extra dice, line, play again
rule-abquetschen-end = End of the game
    .body =
        The game ends at once when:

        - somebody lays their last die
        - somebody throws more than is left in their reserve
        - somebody whose turn it is has nowhere left to lay
    .search = end, stop, last die, empty reserve, no room, throw too high
rule-abquetschen-score = Who wins?
    .body =
        - Reserve empty: that player wins.
        - A throw higher than their reserve: that player wins, whether or not these dice could be laid, and even if somebody else has a smaller reserve.
        - Nowhere left to lay: the smallest reserve wins, ties share.
    .search = winner, victory, tie, fewest dice

rule-abquetschen-question-values = Do the numbers on the dice matter?
    .body =
        No. Only colour and place count in this game. Turn your dice as you please.
    .search = values, faces, pips, numbers
rule-abquetschen-question-cover = May one cover somebody's last visible die?
    .body =
        Yes, after the first round. Hemming the others in is part of the game.
    .search = cover, hide, squeeze, hem in, visible
rule-abquetschen-question-four = Why begin with that number?
    .body =
        On an empty base two neighbouring dice touch by an edge only. It takes { $opening } dice to make a group; with more or fewer there would always be one alone.

        Straight after, only { $second_low }, { $second_middle } or { $second_high } can be laid: otherwise one passes.
    .search = why four, first move, second player, impossible
rule-abquetschen-question-shape = The pyramid leans: is that right?
    .body =
        Yes. It grows crooked at first, and looks like a pyramid in the end.
    .search = shape, gaps, crooked

rule-abquetschen-take-back = Taking back a die
    .body =
        The booklet does not mention it. We play: until you touch “{ abquetschen-done }”, you may take back a die of this turn if it carries nothing.

        On the screen only those cases light up from which the whole number can still be laid: there is no dead end.
    .search = undo, take back, dead end, done, correct, mistake
rule-abquetschen-ruling-first-thrower = Who throws first?
    .body =
        The booklet does not say. We play: the first seat, then on to the left, as often as needed.
    .search = first throw, who begins
rule-abquetschen-ruling-colours = Who takes which colour?
    .body =
        It makes no difference. We follow the order of the seats: red, yellow, pearl grey.
    .search = colour, red, yellow, grey
rule-abquetschen-ruling-single-die = A single die to lay
    .body =
        It has no companion to touch. We play: one die alone counts as a group; it only has to touch an older die of yours.
    .search = throw a one, lone die, single
rule-abquetschen-ruling-no-die-yet = Still no die in the pyramid
    .body =
        You had to pass your first turn? We play: the exception of the first turn holds until your first die lies. Touching any opponent's die will do.
    .search = pass, first turn, exception, no die
rule-abquetschen-ruling-first-round = The die that must stay visible
    .body =
        We play: the rule holds for the first round, bonus dice included. A die is visible while one of its three outer faces is.
    .search = visible, first round, hide, cover
rule-abquetschen-ruling-bonus-optional = Must bonus dice be laid?
    .body =
        No, they are a right. We play: all or none. On the screen, “{ abquetschen-no-bonus }” forgoes them.
    .search = bonus, compulsory, forgo, refuse
rule-abquetschen-ruling-bonus-reserve = More bonus than dice
    .body =
        We play: the bonus is cut down to your reserve. Laying it wins you the game.
    .search = bonus, reserve, last dice
rule-abquetschen-ruling-bonus-row = Which rows earn dice?
    .body =
        We play: only dice of the throw count. An older die does not lengthen the row, and bonus dice earn no others.
    .search = row, old dice, bonus on bonus, mixed
rule-abquetschen-ruling-no-place = “Nowhere left to lay”: when?
    .body =
        We check when your turn begins, before the throw: no number from { $lowest } to { $highest } could be laid, whatever your reserve.
    .search = end, stuck, no room, start of turn
rule-abquetschen-ruling-ranks = The other places
    .body =
        The booklet names only the winner. We rank the others by dice in reserve, fewest first, ties shared.
    .search = ranking, second, tie, rank
