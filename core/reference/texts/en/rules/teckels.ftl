### Teckels: the quick reference.

rule-teckels-goal = Aim of the game
    .body =
        Everyone plays at once and lengthens the same dachshunds, slice by slice. The tail decides whose a dachshund is.

        Win the most cards in each round: they are worth bones. After { $rounds } rounds the bones are the score.
    .search = objective, how to win, dogs, dachshund, sausage dog, bones, simultaneous

rule-teckels-material = What you need
    .body =
        - { $cards } cards: { $sets } sets of { $set } with different backs
        - in each set: { $heads } heads, { $trunks } trunks, { $cat-tails } tails with a cat, { $plain-tails } tails without
        - { $tokens-in-box } tokens
        - { $bones } bones: { $gold-bones } gold, { $silver-bones } silver, { $bronze-bones } bronze
    .search = material, components, contents of the box, how many cards, tokens, markers, bones, set, heads, tails, trunks

rule-teckels-set-up = Set-up
    .body =
        - Put the bones within everyone's reach.
        - Sort the cards by their backs: each player takes a set of { $set } cards.
        - Each player takes { $tokens } tokens.
        { $spare ->
            [none] - With { $players }, everything is used.
           *[some] - With { $players }, the cards and tokens of the empty seats stay in the box.
        }
    .search = preparation, deal, how many tokens, set, two players, three players, four players, backs of the cards

rule-teckels-round = Beginning a round
    .body =
        Shuffle your set and make { $piles } piles of { $pile } cards, side by side, face down, without looking.

        The player with the calmest look gives the signal: “Woof!”
    .search = heel, start, signal, woof, bark, piles, shuffle, who begins, start of the round

rule-teckels-piles = Playing cards
    .body =
        At the signal everyone plays at once.

        - Take one of your { $piles } piles in hand.
        - Turn a card and lay it on the table, or put it under the pile.
        - Change piles whenever you like.
        - Never swap or shuffle the cards of a pile.
    .search = play cards, turn, change piles, under the pile, skip a card, one by one, shuffle

rule-teckels-joining = Laying on a dachshund
    .body =
        Anybody may lay on any dachshund, and several grow at once.

        The blankets that touch must be of the same colour. A card that lies is never moved, taken away or covered.
    .search = colour, blanket, contact, somebody else's dachshund, move a card, match

rule-teckels-heads = Heads
    .body =
        A head begins a new dachshund, anywhere on the table, with room behind it. It never joins a dachshund, nor stands right behind another head.
    .search = head, begin a dachshund, new, two heads

rule-teckels-trunks = Trunks
    .body =
        A trunk goes behind a head or another trunk, if the colours follow on.

        It has two colours and one way round: the front asks for a colour, the back announces the next. There are as many as you like, or none.
    .search = trunk, middle, slice, way round, turn a trunk, two colours, length

rule-teckels-tails = Tails
    .body =
        A tail goes behind a head or a trunk of the right colour, bitten by a cat or not. The dachshund is finished: nothing more joins it.

        Whoever lays the tail piles the dachshund up, puts it aside and lays one of their tokens on it.
    .search = tail, tail bitten by a cat, finish a dachshund, token, put aside, finished

rule-teckels-owner = Whose dachshund is it?
    .body =
        - Tail bitten by a cat: whoever laid the tail.
        - Tail without a cat: whoever laid the head.

        The backs of the cards tell who played them. A token does not give the dachshund: it only marks who finished it.
    .search = owner, belongs, cat, steal, bitten, tail with cat, tail without cat, head

rule-teckels-round-end = End of a round
    .body =
        As soon as you lay your last token, call “stop!”: nobody plays any more, piles are put down.

        Each finished dachshund goes to its owner. One without a tail is nobody's.
    .search = stop, last token, sixth token, end of the round, dachshund without a tail

rule-teckels-bones = Handing out bones
    .body =
        Count the cards in your dachshunds:

        - most cards: a gold bone;
        - next: a silver bone;
        { $last-gets ->
            [silver] - with two, everyone gets a bone.
            [bronze] - third: a bronze bone. With three, everyone gets one.
           *[nothing]
                - third: a bronze bone;
                - fourth: nothing.
        }

        Besides: a silver bone if you have played all cards of at least one pile.
    .search = bones, gold, silver, bronze, handing out, empty pile, finished pile, ranking of the round, points, last

rule-teckels-next-round = Next round
    .body =
        Sort the cards by their backs. Everyone takes back their set and { $tokens } tokens, then shuffles again. Bones won are kept.
    .search = new round, take back, sort, between rounds

rule-teckels-end = End of the game
    .body =
        The game ends after { $rounds } rounds. The highest total of bones wins.
    .search = end, how many rounds, win, victory, when does it end

rule-teckels-score = What bones are worth
    .body =
        - gold bone: { $gold } points
        - silver bone: { $silver } points
        - bronze bone: { $bronze ->
            [one] { $bronze } point
           *[other] { $bronze } points
        }
    .search = points, value, final score, how much is a bone worth, total

rule-teckels-tips = Two pieces of advice
    .body =
        Lay your heads early: without a head nothing can be played, by you or by the others.

        The longer a dachshund, the more tempting: a tail bitten by a cat takes it from whoever began it.
    .search = advice, strategy, tip, steal, heads first

rule-teckels-dispute-short = A dachshund without a trunk, is that allowed?
    .body =
        Yes: a head and a tail of the same colour are enough.
    .search = no trunk, head and tail, short, minimum

rule-teckels-dispute-token = The token is mine, so is the dachshund?
    .body =
        Not always. The token tells who laid the tail. Without a cat, the dachshund goes to whoever laid the head.
    .search = token, owner, whose, dispute

rule-teckels-dispute-must-play = Must I play a card that fits?
    .body =
        No: you may always put it under the pile and turn the next.
    .search = must, forced, keep a card, skip

rule-teckels-same-time = Two hands at the same place
    .body =
        The faster hand lays its card. The other keeps its own, turned, and loses nothing.

        The moment of the finger decides, not the order in which the device hears of it: a card lies for good only { $settle } thousandths of a second after it was laid. Meanwhile your hand is on the table. Option: that time.
    .search = same time, simultaneous, first, conflict, tie, fast, dispute, hand on the table

rule-teckels-ruling-same-instant = At the very same moment
    .body =
        All cards lie, unless they want the same end: then a draw keeps one of them.
    .search = exact tie, same moment, draw

rule-teckels-ruling-too-late = Too late, but nothing is lost
    .body =
        A card heard of after what follows is decided comes back to hand. Lay it again, where it fits now.
    .search = too late, refused, back in hand, delay

rule-teckels-ruling-hand = On the screen: whose finger is it?
    .body =
        A finger belongs to the place it sets out from. A card is played by dragging it from your place, and by no other finger: touching a dachshund in the park plays nothing, nobody could say for whom.

        Without dragging: touch your turned card, then, before you, one of the dachshunds that take it, the longest first. A finger that the device cancels plays nothing.
    .search = finger, touch, drag, whose, screen, cheat, screen reader

rule-teckels-ruling-cards = Our cards
    .body =
        Colours and the number of trunks are missing from our booklet. We play with { $colours } colours: red, yellow, green, blue.

        Every trunk changes colour. The { $trunks } trunks of a set are all the ways from one colour to another, { $colours } of them doubled. Each set has one colour a little rarer than the others, among its heads and its tails without a cat.
    .search = colours, red, yellow, green, blue, lost cards, composition, trunks

rule-teckels-ruling-bones-supply = No bones left in the supply
    .body =
        The number of bones in the box limits nothing. If they run out, write the points down.
    .search = missing bones, empty supply, no silver bones left

rule-teckels-ruling-changing-piles = Changing piles with a card in hand
    .body =
        The turned card goes back on top of its pile, face down. Putting it under would change the order of the pile.
    .search = change piles, turned card, put the pile down, order

rule-teckels-ruling-turning = Turning is an act of its own
    .body =
        The next card does not turn by itself. The last card of a pile, put under, simply stays. Once it is laid the hand is empty: take another pile.
    .search = turn, last card, pile of one card, empty hand

rule-teckels-ruling-bark = Who barks, in the app
    .body =
        Anybody: the app cannot see who looks calm.
    .search = woof, who begins, bark, signal, start

rule-teckels-ruling-last-token = At the moment of the last token
    .body =
        The round stops at the exact moment of that tail. Cards laid at the same moment still count; later ones stay in hand. The app stops the round by itself.
    .search = stop, last token, same time, sixth token

rule-teckels-ruling-dead-end = No card fits any more
    .body =
        The round also ends when no card left could ever be laid. Option: this rule can be switched off.
    .search = stuck, dead end, nothing to play, end of the round

rule-teckels-ruling-calling = Everyone is done
    .body =
        You expect nothing more? Touch “{ teckels-call }”: it holds for the whole round. When all have, the round ends. There is no way back, and your cards no longer count when the app looks whether the round is stuck.

        Option: this rule can be switched off, but not together with “No card fits any more”, or a round could last for ever.
    .search = i stop, lay piles down, stop, give up, pass, agreement, call the end

rule-teckels-ruling-ties = Ties in a round
    .body =
        Players with as many cards all get the better bone, and the ranks they use up are skipped: two gold bones, then a bronze one.

        Even without a card one is ranked.
    .search = tie, equal, same number of cards, share

rule-teckels-ruling-empty-piles = Several empty piles
    .body =
        One silver bone more, however many piles are finished. A card still in hand keeps its pile from being empty.
    .search = empty pile, two piles, silver bone, bonus

rule-teckels-ruling-shared-win = A tie at the end
    .body =
        The same total shares the victory. The log also keeps bones of each kind, cards won and the longest dachshund.
    .search = final tie, shared victory, equal, log

rule-teckels-ruling-memory = Cards already seen
    .body =
        Piles are hidden, even from you. A turned card is seen by the whole table: anybody may remember where it went.
    .search = memory, remember, look at the pile, hidden
