### Eintrichtern: remember the sums under the red dice.

rule-eintrichtern-goal = Goal
    .body =
        Under each red die a sum is hidden. Remember them: the best memory wins.
    .search = win, aim, memory, principle
rule-eintrichtern-material = What you need
    .body =
        { $least } to { $most } players, age { $age } and up, about { $minutes } minutes.

        - the base
        - { $hidden } yellow dice, { $covering } red dice
        - { $thrown } pearl grey dice

        Character: thought { $thought }, luck { $luck }, quickness { $quickness }.
    .search = age, length, players, how many dice, number of players
rule-eintrichtern-set-up = Set-up
    .body =
        - Fill the base with { $hidden } yellow dice without looking at their values.
        - Cover them with the { $covering } red dice, on the second level. Their values do not count.
        - Whoever begins takes the { $thrown } pearl dice.
    .search = prepare, lay out, yellow, red, cover, level
rule-eintrichtern-turn = Your turn
    .body =
        - Throw the { $thrown } pearl dice, or keep their sum.
        - Lift a red die: say the sum of the three yellow faces beneath.
        - The same sum: the red die is yours, and you play again.
        - Another sum: put it back. The turn passes to the left.
    .search = play, throw, lift, compare, sum
rule-eintrichtern-throw = Throwing or keeping the throw
    .body =
        Whoever opens the game throws. After that, on your turn, choose: throw the { $thrown } pearl dice again, or leave them as they are. Never two throws before lifting a die.

        Say the sum aloud.
    .search = throw, throw again, keep, grey dice, choice, sum
rule-eintrichtern-uncover = Lifting a red die
    .body =
        You must lift one. It uncovers a case of three yellow faces: say their sum, so that everyone can remember it.
    .search = lift, uncover, red die, compulsory, reveal, case, look
rule-eintrichtern-hit = The sums are equal
    .body =
        Keep the red die before you, throw the pearl dice again and lift another. The uncovered case stays open, out of play.
    .search = found, won, play again, same sum, die won
rule-eintrichtern-miss = The sums differ
    .body =
        The red die goes back onto its case. The player on the left is next, with a new throw or without.
    .search = missed, wrong, put back, next turn
rule-eintrichtern-end = End of the game
    .body =
        With { $players } players, the game ends as soon as somebody has won { $to_win } red dice.
    .search = end, how many red dice, eight, six, when does it end
rule-eintrichtern-score = Who wins?
    .body =
        As soon as somebody has { $to_win } red dice, they win.
    .search = winner, score, count

rule-eintrichtern-question-open = May one play on an open case?
    .body =
        No. A case whose red die has been won counts no more.
    .search = open case, out of play, uncovered
rule-eintrichtern-question-red = Do the values of the red dice count?
    .body =
        No, they are lids. Only the yellow faces count, and the sum of the pearl dice.
    .search = red die, value, faces

rule-eintrichtern-ruling-players = How many can play?
    .body =
        The booklet gives two different numbers. We play with { $least } to { $most }, as its end of game says.
    .search = number of players, maximum, how many
rule-eintrichtern-ruling-show = How long is the case seen?
    .body =
        The booklet does not say. We show it for { $show_seconds } seconds, then the red die comes back. Nobody plays meanwhile.

        Setting before the match: “{ option-eintrichtern-show }”.
    .search = delay, seconds, length, option, setting, show
rule-eintrichtern-ruling-must-throw = After winning a die, must one throw again?
    .body =
        Yes, we play it so: one must throw at the start of the game and after each die won. At other times one may choose.
    .search = throw again, compulsory, die won
rule-eintrichtern-ruling-keep-throw = Keeping the throw, on the screen
    .body =
        Lift a red die straight away: the throw that lies there is kept.
    .search = keep, do not throw, screen
rule-eintrichtern-ruling-all-gone = No red die left
    .body =
        All { $covering } are gone and nobody has { $to_win }? We play: whoever has most wins, ties share.
    .search = no die left, tie, end, share
rule-eintrichtern-ruling-orientation = Which way round does the red die go back?
    .body =
        It makes no difference. Here it goes back as it lay.
    .search = orientation, way round, put back
rule-eintrichtern-ruling-memory = Does the app help the memory?
    .body =
        No. A sum that is covered again is shown nowhere, to nobody: neither on the table nor in the journal. A match can be watched again only once it is over. And what was seen cannot be unseen: to undo, the table must agree.
    .search = help, notes, cheat, undo, hidden, memory
rule-eintrichtern-ruling-first-player = Who begins?
    .body =
        The booklet leaves it open. Here the first seat does.
    .search = first player, begin
