### Bunte Kuh: find the case that adds up to the throw.

rule-bunte-kuh-goal = Goal
    .body =
        Everyone looks for cases for their dice at the same time. Whoever has none left first wins.
    .search = win, aim, lay all dice, coloured cow, motley cow
rule-bunte-kuh-material = What you need
    .body =
        { $least } to { $most } players, age { $age } and up, about { $minutes } minutes. A game by Erika Wittig.

        - the base
        - { $pearl } pearl grey dice
        - { $red } red dice, { $yellow } yellow

        Character: thought { $thought }, luck { $luck }, quickness { $quickness }.
    .search = age, length, players, how many dice, erika wittig, number of players
rule-bunte-kuh-set-up = Set-up
    .body =
        For { $players }:

        - Fill the base with { $base } pearl dice, at random.
        - One player begins and takes the { $thrown } pearl dice left over.
        - Share out the { $shared } other dice: { $each } each, in any colours.
    .search = prepare, lay out, share, how many dice each, deal, base
rule-bunte-kuh-turn = A turn
    .body =
        - Throw the { $thrown } pearl dice in full view.
        - Everyone adds them up in their head, then looks for a case whose three faces give that sum.
        - Found a case: “Stop!” There is none: “No!”
        - Right: a die is laid. Wrong: a penalty.
        - The pearl dice go to the left, whoever spoke.
    .search = play, sum, search, simultaneous, pass
rule-bunte-kuh-throw = Throwing the pearl dice
    .body =
        Once a turn, by whoever has them. They stay in view until the turn is over.
    .search = throw, grey dice, throw again, sum
rule-bunte-kuh-stop = “Stop!”
    .body =
        You see a case whose three faces make the sum? Say “Stop!” and show it. The others stop looking.

        The sum is right: lay one of your dice there. Otherwise, a penalty.
    .search = find, show, case, call, shout, point
rule-bunte-kuh-no = “No!”
    .body =
        No case makes the sum? Anyone may say “No!”.

        It is true: lay one of your dice in any case you like. It is not: a penalty.
    .search = no case, impossible, no sum, nothing, non
rule-bunte-kuh-lay = Laying a die
    .body =
        In the case that was shown; after a right “No!”, in the case of your choice. Turn it as you please: its faces will make the next cases, one level up.
    .search = place, orientation, turn, case, level
rule-bunte-kuh-penalty = Penalty
    .body =
        A case that does not make the sum, or a “No!” when there is one that does: you lay nothing and take one die from each opponent.
    .search = mistake, wrong, fine, take a die
rule-bunte-kuh-end = End of the game
    .body =
        As soon as somebody lays their last die, or gives it away in a penalty.
    .search = end, last die, when does it end
rule-bunte-kuh-score = Who wins?
    .body =
        Whoever has no die left. If one penalty empties several at once, they share the win.
    .search = winner, tie, share, penalty

rule-bunte-kuh-question-colour = Does the colour of the dice matter?
    .body =
        No, only their values do. Share them out at the start without looking.
    .search = colour, red, yellow
rule-bunte-kuh-question-help-others = Can one win without doing a thing?
    .body =
        Yes. Every mistake of somebody else rids you of a die; the last one can go like this.
    .search = penalty, last die, win, mistakes of others

rule-bunte-kuh-ruling-time = Who spoke first?
    .body =
        We judge by the moment the finger touches the screen. A call waits for { $settle_ms } thousandths of a second, in case an earlier one is on its way. Then it stands.
    .search = time, first, at once, time stamp
rule-bunte-kuh-ruling-same-instant = Two calls at the same instant
    .body =
        We draw an order of seats with every throw, before any call. It decides.
    .search = tie, simultaneous, drawing lots, millisecond
rule-bunte-kuh-ruling-later-call = A call that comes too late
    .body =
        We play: after the first call, later ones change nothing and cost nothing.
    .search = second, too late, penalty
rule-bunte-kuh-ruling-point = How long to show the case?
    .body =
        The booklet does not say. We give { $point_seconds } seconds after “Stop!”, up to the moment the finger lifts on the case. Beyond that it is a mistake like any other.

        Setting before the match: “{ option-bunte-kuh-point }”.
    .search = delay, seconds, timer, too slow, option, setting
rule-bunte-kuh-ruling-hand = On the screen: whose finger is it?
    .body =
        A finger belongs to the edge it sets out from. After “Stop!”, without lifting the finger or setting out from your edge again, slide to the case and lift it there. The case aimed at is ringed, and its three faces are written before you. Lifting beside every case shows nothing: the time goes on.

        No other finger can show in your place, and touching a case directly does nothing: nobody could say whose finger it was. So nobody makes you pay.
    .search = finger, touch, slide, whose, screen, cheat, show
rule-bunte-kuh-ruling-void = A finger that the device cancels
    .body =
        A call that the device cancels within { $void_seconds ->
            [one] a second
           *[other] { $void_seconds } seconds
        } never was, if it has not been judged yet. The next call counts then, with all of its time. A finger cancelled on its way shows nothing.
    .search = cancel, system, lost finger, call
rule-bunte-kuh-ruling-lay = Must the die be laid?
    .body =
        Yes, the match waits for it: keeping it would never help. Take the time you need, nobody searches meanwhile.
    .search = compulsory, refuse, time, wait
rule-bunte-kuh-ruling-which-die = Which die is laid or given?
    .body =
        Colour has no effect. The app takes a die of the colour you have most of.
    .search = colour, choose, give
rule-bunte-kuh-ruling-case = Which cases count?
    .body =
        As the base is full, a case is always a hollow between three dice. There are { $cases } at the start.
    .search = how many cases, hollow, full base
rule-bunte-kuh-ruling-ranks = The other places
    .body =
        The booklet names only the winner. We rank the others by dice left, fewest first.
    .search = ranking, second, rank
rule-bunte-kuh-ruling-first-player = Who begins?
    .body =
        The booklet leaves it open. Here the first seat has the pearl dice.
    .search = first player, begin
