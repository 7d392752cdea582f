### Pile-Poils: the quick reference.

rule-pile-poils-goal = Aim of the game
    .body =
        Bed all your cats on the pyramid before the others do, and you have won.

        Play goes on for a while: the golden cats you still bed are your score, and give you a title.
    .search = objective, how to win, winner, pyramid, nap, granny

rule-pile-poils-material = What you need
    .body =
        - a board with two sides
        - { $dice } dice
        - { $standard } standard cats
        - { $golden } golden cats
        - { $yarn } balls of yarn
    .search = material, components, contents of the box, how many cats, tiles, tokens, dice

rule-pile-poils-set-up = Set-up
    .body =
        - Choose a side of the board: the rules are the same.
        { $table ->
            [two]
                - With two, cover the two bottom rows with { $covered } cats.
                - Put a ball of yarn on every { $yarn-cell } still in sight.
                - Whoever begins gets { $first } cats, the other { $last }.
            [three]
                - Put a ball of yarn on every { $yarn-cell }.
                - Whoever begins gets { $first } cats, the next { $middle }, the last { $last }.
           *[four]
                - Put a ball of yarn on every { $yarn-cell }.
                - Whoever begins gets { $first } cats, the last { $last }, the two others { $middle } each.
        }
        - Keep the { $golden } golden cats beside the board.
        - Whoever stroked a cat last begins, and takes the { $dice } dice.
    .search = preparation, deal, how many tiles each, who begins, first player, last player, two players, three players, four players, side of the board

rule-pile-poils-turn = A turn
    .body =
        - Throw the { $dice } dice.
        - Place one or more of them on a single free cell.
        - Go on with the dice that are left, or stop.
        - When you stop, well placed dice become cats.

        Then it is the next seat's turn, clockwise.
    .search = sequence, steps, throw the dice, what do I do, clockwise, turn

rule-pile-poils-place = Placing dice
    .body =
        After each throw choose one single free cell and put one or more dice on it: they must add up to exactly its number.

        A cell is free without dice and cats. Yarn does not block it.

        A six takes two threes, or two ones and a four.
    .search = sum, total, add up, free cell, taken cell, several dice, exact number, where to put

rule-pile-poils-continue-or-stop = Continue or stop
    .body =
        After placing dice, you decide.

        - Continue: throw all dice not yet placed, then choose another free cell.
        - Stop: your dice are checked, then your cats go to bed. If a bedding rule is broken, it is a cat-astrophe.
    .search = push your luck, throw again, stop, end my turn, one more throw

rule-pile-poils-bedding = Bedding the cats: two rules
    .body =
        When you stop, and only then:

        - Linked: the cells with your dice of this turn all touch, one by one.
        - Full base: under each of them, every cell it touches holds a cat or a die. The bottom row needs nothing.

        A single cell at fault, and no cat goes to bed.
    .search = bedding, linked, adjacent, full base, support, in the air, below, contact, bed

rule-pile-poils-cats-per-cell = One, two or three cats to a cell
    .body =
        - a { $pair-cell }: { $pair-cats } cats side by side
        - a { $pile-cell }: { $pile-cats } cats one on another
        - any other cell: one cat
    .search = how many cats on a cell, ten, twelve, double, triple, tiles, side by side, stack

rule-pile-poils-cat-astrophe = Cat-astrophe!
    .body =
        It happens:

        - when no die of the throw fits on a free cell;
        - when you stop without keeping both bedding rules.

        All your placed dice leave the pyramid, no cat goes to bed, your turn is over. Cats of earlier turns stay.
    .search = catastrophe, bust, lost, nothing fits, no die placed, lost turn, give up, turn over

rule-pile-poils-yarn = Yarn
    .body =
        A cat bedded on a { $yarn-cell } wins you its ball of yarn. Dice on it are not enough.

        From your next turn on, spend a ball to throw again, once, all dice of the throw you have just made. Dice already placed do not move.

        Keep as many as you like and spend several in a row, even on the same throw.
    .search = ball of yarn, wool, reroll, throw again, eight, token

rule-pile-poils-bonus-turns = Bonus turns
    .body =
        A bonus turn begins at once if you have just:

        - bedded cats with all dice of this turn, or
        - bedded cats on at least { $bonus-rows } different rows.

        It has one die fewer than the turn before: { $bonus-dice } at first, then one fewer again, and so on.
    .search = bonus, extra turn, play again, three rows, all dice, one die fewer, four dice

rule-pile-poils-winning = Last cat in bed: victory
    .body =
        Whoever beds the last standard cat before the others has won, and takes the { $golden } golden cats.

        If this very turn still has cats to bed, they are golden already. Then everyone plays on as before.
    .search = winner, win the game, no cats left, golden cats, last cat, victory

rule-pile-poils-end = End of the game
    .body =
        It is over as soon as one of these happens:

        - the pyramid is full;
        - a second player has bedded every cat;
        - the { $golden } golden cats are bedded.
    .search = when does it end, end, full pyramid, second player, golden cats used up, over

rule-pile-poils-score = Counting points
    .body =
        - The winner: one point for each golden cat bedded.
        - The others: minus one point for each cat not yet bedded.
    .search = points, score, negative, cats left, count, total, minus

rule-pile-poils-titles = Titles
    .body =
        By golden cats bedded:

        - { $juggler }: { pile-poils-title-enthusiastic-juggler }. { pile-poils-title-enthusiastic-juggler.flavour }
        - { $whisperer }: { pile-poils-title-amateur-whisperer }. { pile-poils-title-amateur-whisperer.flavour }
        - { $singer }: { pile-poils-title-lullaby-singer }. { pile-poils-title-lullaby-singer.flavour }
        - { $specialist }: { pile-poils-title-bedtime-specialist }. { pile-poils-title-bedtime-specialist.flavour }
        - { $sorcerer }: { pile-poils-title-nap-sorcerer }. { pile-poils-title-nap-sorcerer.flavour }
        - { $weaver }: { pile-poils-title-dream-weaver }. { pile-poils-title-dream-weaver.flavour }
        - { $architect }: { pile-poils-title-great-architect-of-sleep }. { pile-poils-title-great-architect-of-sleep.flavour }
    .search = title, rank, juggler, whisperer, singer, specialist, sorcerer, weaver, architect, how many golden cats for

rule-pile-poils-challenge = The long challenge
    .body =
        Add up scores from game to game, on either side. The app keeps the log: games, wins, titles, golden cats and cat-astrophes of every player.

        A game played on the real board is entered by hand.
    .search = challenge, campaign, log, added scores, total, several games, history

rule-pile-poils-own-board = Entering your pyramid
    .body =
        You own the box? Copy the numbers of your board, row by row from the bottom. Or paste them as JSON: a list of rows, the bottom one first.

        - { $least-rows } to { $most-rows } rows, each one place narrower than the one below;
        - the bottom row is at most { $most-rows } places wide;
        - numbers up to { $most-number }, and no holes;
        - a { $pair-cell } takes two places;
        - no more than { $yarn } cells with an { $yarn-cell }, for want of yarn.
    .search = own board, editor, enter, copy, custom board, printed pyramid, numbers

rule-pile-poils-example = A turn as an example
    .body =
        Lou throws { $dice } dice, puts a six on a six of the bottom row and goes on. Two fours go on the { $yarn-cell } right above: it still lacks a neighbour below.

        The last two dice add up to two: Lou fills that neighbour, a two. Everything is linked, everything rests on something: three cats go to bed, and the yarn is won. No die left: a bonus turn with { $bonus-dice } dice.
    .search = example, sample turn, demonstration, how to play

rule-pile-poils-dispute-in-the-air = May dice hang “in the air”?
    .body =
        Yes, during the turn. The bedding rules count only when you stop: link your dice and fill the holes before that.
    .search = in the air, hole, no base, during the turn, anywhere, without support

rule-pile-poils-dispute-old-cats = Must dice touch the cats already in bed?
    .body =
        No. Only your dice of this turn must touch each other, and a cat does not link two dice. Every turn, bonus turns included, starts wherever you like on the pyramid.

        Cats do serve as a base.
    .search = linked to cats, start elsewhere, link, other players' cats, new turn, new place

rule-pile-poils-dispute-all-dice = Must I place every die I can?
    .body =
        No: one is enough after each throw, and an unwelcome die is thrown again if you continue. But at least one must be placed before you continue or stop.
    .search = must place, minimum, single die, keep dice, forced

rule-pile-poils-dispute-reroll-part = Can yarn throw a single die again?
    .body =
        No: always all dice of the last throw. Those on the pyramid stay where they are.
    .search = reroll one die, partial reroll, choose dice to reroll, yarn

rule-pile-poils-ruling-board = Our two pyramids
    .body =
        The printed numbers are not in the booklet. Our two sides, “cushion” and “basket”, are ours: { $most-rows } rows, { $standard } cats and at most { $yarn } balls of yarn, as in the box.

        Setting before the match: “{ option-pile-poils-side }”, with the pyramid of your own box as well.
    .search = cushion, basket, board of the app, printed numbers, side

rule-pile-poils-ruling-contact = Which cells touch?
    .body =
        Each row is shifted by half a place. A cell rests on all those that touch its lower edge: mostly two, a { $pair-cell } counting for two places.

        Its neighbours: beside it in the row, below, above.
    .search = neighbour, adjacent, contact, lower edge, shift, wide cell

rule-pile-poils-ruling-single-cell = Is a single cell linked?
    .body =
        Yes. Dice on one cell alone are linked as they are; otherwise a bonus turn with one die would always be lost.
    .search = one cell alone, isolated, last die, linked

rule-pile-poils-ruling-giving-up = Giving up a throw that fits
    .body =
        It is allowed after any throw, and it is a cat-astrophe. The booklet shows it in an example without making it a rule.
    .search = give up, abandon, pass, not using a throw

rule-pile-poils-ruling-last-yarn = Nothing fits, but there is yarn left
    .body =
        You may spend it and throw again. Without yarn the cat-astrophe is immediate.
    .search = last chance, save, yarn, no die fits

rule-pile-poils-ruling-no-dice-left = No die left in hand
    .body =
        The turn stops by itself: cats to bed or cat-astrophe, as the dice lie.
    .search = all dice placed, automatic stop, no dice left

rule-pile-poils-ruling-warning = Stopping all the same
    .body =
        Before anything that would cost a cat-astrophe (stopping, giving up, placing dice that could not be bedded this turn any more) the app asks, and the yes is never under the finger. It forbids nothing.

        A throw that fits nowhere stays in sight until the next turn.
    .search = warning, warn, confirm, forbidden

rule-pile-poils-ruling-order = In which order cats go to bed
    .body =
        Row by row from the bottom, left to right. After each cat the end of the game is checked.

        That tells which cats turn golden in the middle of a bedding.
    .search = order, bottom up, left to right, which cat is golden

rule-pile-poils-ruling-full-board = When is the pyramid full?
    .body =
        When its last cell has all its cats: { $pair-cats } on a { $pair-cell }, { $pile-cats } on a { $pile-cell }.
    .search = full, last cell, end of the game, complete

rule-pile-poils-ruling-short-supply = No tile left in the supply
    .body =
        A cat without a tile is simply not laid: at that moment the game has just ended.
    .search = empty supply, missing tiles, no golden cats left

rule-pile-poils-ruling-second-out = The second player out of cats
    .body =
        Comes second, even if the winner has no golden cat: victory goes to whoever is out first.
    .search = second, ranking, tie, no golden cat

rule-pile-poils-ruling-no-winner = A full pyramid without a winner
    .body =
        That happens only on a pyramid of your own. Nobody wins, and each cat left costs a point.
    .search = nobody wins, no winner, own board, all negative

rule-pile-poils-ruling-own-board-for-two = Your own pyramid, two players
    .body =
        The two bottom rows are covered, however many cats they take, and the deal stays { $pair-first } and { $pair-last } cats.
    .search = two players, own board, deal, bottom rows

rule-pile-poils-ruling-bonus-turn = Bonus turns: the details
    .body =
        - A bonus turn cannot be declined; it can be given up after its throw.
        - “All dice” means all dice of that turn: dice set aside do not count.
        - A cat-astrophe in it loses only the dice of that bonus turn.
        - After a turn with one die there is no other.
    .search = decline the bonus, compulsory, dice set aside, cat-astrophe in a bonus turn, last bonus turn

rule-pile-poils-ruling-new-yarn = When can new yarn be used?
    .body =
        From your next turn on, bonus turns included.
    .search = yarn just won, use at once, same turn, bonus turn

rule-pile-poils-ruling-first-player = Who begins, in the app
    .body =
        The table says: the first person chosen begins. The app does not know who stroked a cat.
    .search = first player, who begins, order, stroke
