### Raffzahn: grab dice off one's own side of the pyramid, all at once.

rule-raffzahn-goal = Goal
    .body =
        Everyone takes dice at the same time. Whoever has most in the end wins.
    .search = win, aim, grab, most dice
rule-raffzahn-material = What you need
    .body =
        { $players } players, age { $age } and up, about { $minutes } minutes. A game by Uwe Beul.

        - the base
        - { $dice } red dice, { $dice } yellow, { $dice } pearl grey
        - the turquoise die

        Character: thought { $thought }, luck { $luck }, quickness { $quickness }.
    .search = age, length, players, how many dice, uwe beul, number of players
rule-raffzahn-set-up = Set-up
    .body =
        - Build the whole pyramid from the dice of all three colours without choosing: neither colour nor value.
        - Take the top die away: it does not play. { $playing } are left.
        - The pyramid in the middle, one side before each player: everyone plays the values of their own side.
        - Whoever begins takes the turquoise die.
    .search = prepare, lay out, build, top, random, place
rule-raffzahn-turn = A turn
    .body =
        - Whoever's turn it is throws the turquoise die in full view.
        - As soon as it lies, everyone looks and takes, all at once.
        - Whoever threw says “Stop!” when they like.
        - The turquoise die goes to the left.
    .search = play, throw, search, turquoise die, simultaneous
rule-raffzahn-take = Taking dice
    .body =
        Take any free die that shows, on your side, the value of the turquoise die. Put it before you and look for the next.

        One hand only. One die at a time.
    .search = take, free die, value, one hand, face, side, grab
rule-raffzahn-stop = “Stop!”
    .body =
        Only whoever threw may say it, at any moment, even if dice are left to take. From then on nobody touches the pyramid: a die taken later brings a penalty.
    .search = halt, who says stop, end of turn, die taken after stop, too late
rule-raffzahn-late = Taken after the “Stop!”
    .body =
        Put the die back where it was, and give one of your dice to each opponent.

        You have fewer than { $others }? Then you give none.
    .search = too late, fault, penalty, give back, put back, fine
rule-raffzahn-end = End of the game
    .body =
        If, after a “Stop!”, only dice that stand on the base itself are left, the game is over.
    .search = end, last turn, base, when does it end
rule-raffzahn-score = Who wins?
    .body =
        Whoever has most dice before them. Ties share the win.
    .search = winner, count, tie, score

rule-raffzahn-question-same-die = Two hands on one die?
    .body =
        It cannot be: a die shows a different value to each side. If it is yours, it is nobody else's.
    .search = same die, conflict, first, quarrel, together
rule-raffzahn-question-peek = May one look at the other sides?
    .body =
        It helps nobody: everyone plays only the values of their own side. Around the real pyramid, stay before yours; on the screen all faces lie before everyone's eyes.
    .search = cheat, lean over, see, other face
rule-raffzahn-question-hand = May one use both hands?
    .body =
        No, one only, and keeping to the same one all turn saves quarrels. On the screen that is up to the table: two fingers that set out from your edge are both yours.
    .search = two hands, one hand, fingers

rule-raffzahn-ruling-time = Before or after the “Stop!”?
    .body =
        We judge by the moment of the gesture, never by the order of arrival: when the finger lifts on the die, and when it touches “Stop!”. A die taken before counts; a die taken after goes back, with those it had set free.

        If the device cancels the finger that said stop, the stop never was, as long as the turn has not been judged. A finger cancelled on its way takes nothing.
    .search = time, instant, at once, who was first, time stamp
rule-raffzahn-ruling-same-instant = At the very same instant
    .body =
        We draw an order of seats with every throw, before anyone moves. It decides between a grab and a “Stop!” of the same instant. Your own grab at the moment of your own “Stop!” always counts.
    .search = tie, simultaneous, drawing lots, millisecond
rule-raffzahn-ruling-late-window = How long is a grab a fault?
    .body =
        The booklet does not say. We count { $late_seconds ->
            [one] { $late_seconds } second
           *[other] { $late_seconds } seconds
        } after the “Stop!”. Faults are paid then, in the order of the hands. Later a touch does nothing.
    .search = delay, too late, lateness
rule-raffzahn-ruling-hand = On the screen: whose finger is it?
    .body =
        A finger belongs to the edge it sets out from. To take, slide from your edge to the die and lift the finger there. The die aimed at is ringed, and shown large before you.

        Touching a die directly does nothing: nobody could say whose finger it was. So nobody can take or pay in your place, not even after the “Stop!”. Lifting the finger beside every die costs nothing.
    .search = finger, touch, slide, whose, screen, cheat, hand
rule-raffzahn-ruling-wrong-die = Taking a wrong die
    .body =
        Not free, or not the right value? We play: the die stays, without a penalty, even after the “Stop!”. But your hand is locked for { $lock_seconds ->
            [one] { $lock_seconds } second
           *[other] { $lock_seconds } seconds
        }: trying at random must not pay. Saying “Stop!” is still allowed.

        Setting before the match: “{ option-raffzahn-lock }”.
    .search = mistake, wrong value, not free, slip, locked, wait
rule-raffzahn-ruling-just-freed = A die set free just now
    .body =
        We play: it can only be taken once the die that covered it is gone. Having touched it earlier gains nothing.
    .search = set free, beneath, too early
rule-raffzahn-ruling-late-twice = The same die, too late twice
    .body =
        We count one fault: it was put back only once.
    .search = two faults, same die, late
rule-raffzahn-ruling-given-dice = Which dice are given?
    .body =
        Colours do not count here. The app gives dice of the colour you have most of.
    .search = give, colour, choose, penalty
rule-raffzahn-ruling-short = Too few dice for the penalty
    .body =
        We play: with fewer than { $others } dice you give none to anybody.
    .search = not enough, penalty, no dice
rule-raffzahn-ruling-nothing-left = Nothing left to take
    .body =
        The app says so as soon as nobody can take another die. “Stop!” must be said all the same.

        Setting before the match: “{ option-raffzahn-announces-nothing-left }”.
    .search = stuck, no die left, announcement, option, setting
rule-raffzahn-ruling-first-player = Who begins?
    .body =
        The booklet leaves it open. Here the first seat throws first.
    .search = first player, begin
rule-raffzahn-ruling-sight = What the screen shows
    .body =
        The pyramid from above, the same for everyone: no face is hidden from anybody, but for those that a die covers. Play the ones turned to you. Dice taken and the turquoise die are seen as well.
    .search = see, hidden, screen, public
