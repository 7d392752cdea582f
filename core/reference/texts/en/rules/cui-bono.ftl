### Cui bono?: pull a die from the foot, house it higher up, or keep it and pay.

rule-cui-bono-goal = Goal
    .body =
        Everyone pulls dice from the lowest level and tries to put them back higher up. A die kept costs points. Whoever loses fewest wins.
    .search = win, aim, lose least, negative points
rule-cui-bono-material = What you need
    .body =
        { $least } to { $most } players, age { $age } and up, about { $minutes } minutes. A game by Jens-Peter Steuck.

        - the base
        - { $dice } red dice, { $dice } yellow, { $dice } pearl grey

        Character: thought { $thought }, luck { $luck }, quickness { $quickness }.
    .search = age, length, players, how many dice, steuck, number of players
rule-cui-bono-set-up = Set-up
    .body =
        - Build the whole pyramid, { $cells } dice, without choosing: neither colour nor value.
        - Put it in the middle of the table.
        - Decide who begins.
    .search = prepare, lay out, build, complete pyramid
rule-cui-bono-turn = Your turn
    .body =
        - Take a die from the foot.
        - Put it back into an allowed case, or keep it.

        Then the turn passes to the left.
    .search = play, take, put back, keep
rule-cui-bono-take = Taking a die
    .body =
        The die must:

        - stand on the base, on the lowest level
        - show at least two faces

        At the start only the { $corners } corner dice do.
    .search = which die, two visible faces, base, corner, pull, lowest level
rule-cui-bono-slide = Dice that slide
    .body =
        With the die gone, those that rested on it may come down. New cases appear: look before you choose.
    .search = slide, come down, fall, row, hole, collapse
rule-cui-bono-put-back = Putting the die back
    .body =
        The case is made of three faces:

        - of three different colours: any die may go there
        - of one colour: a die of another colour may go there
        - of two colours: no die may go there

        And if the die ends a row, that row must not be all of its colour.

        Never on an empty case of the base.
    .search = replace, case, three colours, one colour, two colours, row, base, rule
rule-cui-bono-keep = Keeping the die
    .body =
        No place, or no wish: the die stays before you and will cost points. It never goes back into the pyramid: only the die of this turn can.
    .search = keep, penalty, later, old die
rule-cui-bono-end = End of the game
    .body =
        With { $players } players, the game ends when somebody has kept { $most_kept } dice.
    .search = end, how many dice, ten dice, seven dice, when does it end
rule-cui-bono-score = Counting points
    .body =
        Each die kept costs:

        - red: { $red_cost }
        - yellow: { $yellow_cost }
        - pearl grey: { $pearl_cost }

        The smallest loss wins. If equal, whoever has kept fewer dice. The costs are our reading of the booklet.
    .search = value of colours, score, points, negative, cost, value, tie, winner, worth

rule-cui-bono-question-on-purpose = May one keep a die on purpose?
    .body =
        Yes. As a rule, better take a die you will be able to put back. But keeping a cheap one may force the next player to keep a dearer one.
    .search = deliberately, strategy, advice, tactics, on purpose
rule-cui-bono-question-values = Do the numbers on the dice matter?
    .body =
        No. Only colours do.
    .search = values, faces, pips, numbers

rule-cui-bono-ruling-slide = What slides, exactly?
    .body =
        We play: one row at most rests on a die with two visible faces. It comes down by one case, without turning. The rest never moves. There is always a die to take.
    .search = slide, row, come down, turn, collapse
rule-cui-bono-ruling-row = From how many dice does a row count?
    .body =
        We play: from { $row } dice, the one laid included, in each of the three directions, down towards the base.

        { $edition ->
            [first] This game began when buried dice counted too, and ends that way.
           *[second] Only dice of which a face can be seen before laying count. A buried die does not: nobody can know its colour.
        }
    .search = length, row, three dice, same colour, buried die, hidden
rule-cui-bono-ruling-circles = May one go round in circles?
    .body =
        No. We play: a die does not go back where the pyramid would show the same colours in the same places as after an earlier turn. It goes elsewhere, or is kept.

        { $edition ->
            [first] This game began before this rule, and ends without it.
           *[second] One looks back to the last die that was kept, no further. Buried dice do not count. So every game comes to an end.
        }
    .search = circles, repetition, loop, same position, endless, go back
rule-cui-bono-ruling-optional = Must the die be put back?
    .body =
        No. We play: keeping is always allowed. If there is no place at all, you say so yourself.
    .search = compulsory, choice, keep, no place
rule-cui-bono-ruling-hole = The hole a slide leaves
    .body =
        We play: if it makes a case, it is a case like any other.
    .search = hole, new case, top
rule-cui-bono-ruling-orientation = Which way round does the die go back?
    .body =
        It makes no difference. Here it goes back as it lay.
    .search = orientation, turn, way round
rule-cui-bono-ruling-costs = What does each colour cost?
    .body =
        The icons of the booklet are lost. We count red { $red_cost }, yellow { $yellow_cost }, pearl grey { $pearl_cost }.

        Settings before the match: “{ option-cui-bono-red }”, “{ option-cui-bono-yellow }”, “{ option-cui-bono-pearl }”.
    .search = cost, colour, option, setting, points
rule-cui-bono-ruling-tie = Still equal?
    .body =
        Same loss, same number of dice: we share the win.
    .search = tie, share, winner
rule-cui-bono-ruling-first-player = Who begins?
    .body =
        The booklet leaves it open. Here the first seat does.
    .search = first player, begin
rule-cui-bono-ruling-undo = Taking a move back
    .body =
        We play: a die that carried nothing goes back freely, nothing has moved. After a slide new faces have been seen: the table must agree.
    .search = undo, take back, consent
rule-cui-bono-ruling-sight = What the screen shows
    .body =
        The outside of the pyramid, the same for everyone. A buried die shows neither colour nor face, even if you have seen it before.
    .search = hidden, buried, see, memory
