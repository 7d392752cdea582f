### Pilo Pilo: the quick reference.

rule-pilo-pilo-goal = Aim of the game
    .body =
        Do the right thing before the others, card after card. Whoever has no card left wakes up and wins.
    .search = objective, how to win, no cards left, get rid of cards

rule-pilo-pilo-material = What you need
    .body =
        - { $pillows-in-box } pillows
        - { $cards } character cards:
        - { $attackers } attacking knights
        - { $defenders } defending knights
        - { $dragons } sleeping dragons
        - { $kings } kings of silence
    .search = material, components, contents of the box, how many cards, cushions, pillows, characters

rule-pilo-pilo-set-up = Set-up
    .body =
        - Clear the room around you: pillows are going to fly.
        - { $pillows ->
            [one] Put a single pillow in the middle, within everyone's reach.
           *[other] Put the { $pillows } pillows in the middle, within everyone's reach.
        }
        - Shuffle, then deal { $each } cards to each player. The { $left-over } others go back into the box.
        - Without looking at your cards, pile them face down in front of you.
    .search = preparation, deal, how many cards each, how many pillows, three players, four players, five players, six players

rule-pilo-pilo-round = A round
    .body =
        - Everyone turns the top card of their pile at the same moment.
        - Look at all characters, find what you have to do, do it at once.
        - Check together: a card played right is gone, the others go back under their piles.
        - Put the pillows back in the middle and start again.
    .search = turn, sequence, action phase, round, steps, turn the cards, simultaneous

rule-pilo-pilo-peeking = Turning without cheating
    .body =
        A card is turned towards the middle of the table, never towards yourself.

        Whoever looks at their card before the others sits the round out: the card goes face down under the pile.
    .search = looked at the card, cheat, glance, towards the middle, too early, peek, peeking

rule-pilo-pilo-who-does-what = Who does what
    .body =
        - A king anywhere: nobody moves.
        - Attacker, with a defender across the table: throw a pillow at a defender.
        - Defender, with an attacker across the table: hide behind a pillow.
        - Dragon: sleep on a pillow.
        - Otherwise: touch nothing.
    .search = summary, table, right action, what to do, gesture, help, all cards, who is right

rule-pilo-pilo-attacker = Attacking knight
    .body =
        Is there at least one defender among your opponents? Take a pillow from the middle and throw it at a defender, whichever you like. Never at the eyes.

        No defender? Touch nothing.
    .search = attack, throw, aim, fight, sword, whom to throw at, no defender

rule-pilo-pilo-defender = Defending knight
    .body =
        Is there at least one attacker among your opponents? Take a pillow from the middle and hold it before you as a shield, arms stretched.

        No attacker? Touch nothing.
    .search = defend, defender, pillow shield, protect, arms stretched, no attacker

rule-pilo-pilo-dragon = Sleeping dragon
    .body =
        Take a pillow from the middle and lay it against your ear. Knights make no difference; only a king keeps you from it.
    .search = sleep, ear, dragon, nap

rule-pilo-pilo-king = King of silence
    .body =
        A king in front of you or of anybody else: nobody moves, nobody touches a pillow. The king comes before knights and dragons.

        Doing nothing is then the right action.
    .search = king, silence, hush, do not move, priority, nobody acts

rule-pilo-pilo-touching = Touching is acting
    .body =
        - As soon as your hand touches a pillow, you act: a mistake counts.
        - A pillow is always taken from the middle. A pillow already used is out for the round.
        { $pillows ->
            [one] - With { $players } there is only one pillow: one hand a round.
           *[other] - One pillow per player and round, never both.
        }
    .search = touch, touched by mistake, two pillows, take a pillow again, used pillow, careful, pillow on the floor

rule-pilo-pilo-resolution = Checking the round
    .body =
        Right action: the card is discarded into the box.

        The card goes face down under your pile if you:

        - did something else than the right thing, or did it badly;
        - acted too late;
        - touched a pillow for no reason.
    .search = resolution, discard, mistake, wrong action, under the pile, penalty, too slow

rule-pilo-pilo-example = Two rounds as an example
    .body =
        { $pillows ->
            [one]
                Ana shows an attacker, Ben a defender, Chloe a dragon. Ana takes the pillow and throws it at Ben: right. Ben and Chloe find no pillow left: too late.

                Next round, a king turns up. Chloe sleeps on the pillow: wrong. Ana and Ben touched nothing: a card fewer for Ana, and one for Ben.
           *[other]
                Ana and Ben show an attacker, Chloe a defender, Dan a dragon. Ana throws a pillow at Chloe: right. Chloe throws the other instead of hiding behind it: wrong. Ben and Dan find no pillow left: too late.

                Next round, a king turns up. Dan sleeps on a pillow: wrong. The three others touched nothing: three cards fewer.
        }
    .search = example, sample round, demonstration

rule-pilo-pilo-end = End of the game
    .body =
        The game ends after a round, as soon as somebody has no card left: that player wins.

        If several finish in the same round, they win together.
    .search = end, win, last card, tie, shared victory, when does it end

rule-pilo-pilo-apprentices = Apprentice knights
    .body =
        For the youngest: leave the { $kings } kings in the box and play with the { $apprentice-cards } other cards. Nothing else changes.
    .search = children, simpler, without kings, apprentice mode, young players, easy, beginners

rule-pilo-pilo-care = Safety and care
    .body =
        - Clear the table, and anything around it that breaks.
        - Do not aim at the eyes.
        - Covers and pillows are machine-washable at { $wash } °C. Avoid the tumble dryer.
    .search = wash, washing, machine, drying, safety, eyes, danger, care

rule-pilo-pilo-dispute-shield-after-hit = A pillow hits you: is it too late?
    .body =
        { $pillows ->
            [one] Yes: with { $players } there is only one pillow, and it has just been used. With more players the second may still lie in the middle.
           *[other] No. If a pillow is left in the middle, a defender can still take it and hide behind it. Things may happen in any order; each pillow is used only once.
        }
    .search = already hit, too late for the shield, order of actions, second pillow

rule-pilo-pilo-dispute-thrown-pillow = May one pick up a thrown pillow?
    .body =
        No. It has been used: it is out until the next round, even if it lands in front of you.
    .search = pick up, throw back, take again, fallen pillow

rule-pilo-pilo-dispute-brushed = “I hardly brushed it!”
    .body =
        Touching counts. If you had to keep still, it is a mistake; if not, finish what you began.
    .search = brushed, hardly touched, withdraw the hand, by mistake

rule-pilo-pilo-dispute-no-pillow-left = No pillow left, but I was right
    .body =
        Knowing is not enough: without a pillow it is not done. The card goes under the pile.
    .search = not fast enough, no pillow left, unfair, too slow

rule-pilo-pilo-dispute-several-targets = Several defenders: which one?
    .body =
        Whichever you like. All are good targets, even behind their shields.
    .search = which target, several defenders, choose, at whom

rule-pilo-pilo-ruling-on-screen = Gestures on the screen
    .body =
        The device lies flat, each player has an edge. Touch a pillow, on your part of it or in your zone, and drag it without lifting the finger:

        - to an opponent: throw;
        - to your shield: hide;
        - to your ear: sleep.

        A pillow dropped anywhere else is a mistake. Nobody can aim at their own seat.
    .search = screen, drag, finger, tablet, phone, gesture, drop

rule-pilo-pilo-ruling-whose-hand = Whose touch counts?
    .body =
        Touching is acting: nobody shall act by a neighbour's hand.

        - Where there is room, the pillow is touched in the middle. Everyone has a part of it, sewn in their colour and turned to them; the cloth between two parts is nobody's, and touching it does nothing.
        - Where hands would be taken for each other, every zone has twins of the pillows. You touch your own, and those alone: they act for that zone and no other. Those in the middle only show what is taken. A pillow that is gone is gone for everyone.
        - A pillow feels a finger only where it is drawn. Once taken it belongs to the same hand until that hand lets go, wherever it passes.
    .search = whose finger, wrong hand, neighbour, twin, twins, part of the pillow, zone, taken for another, false start, edge

rule-pilo-pilo-ruling-ready = A finger on the pile
    .body =
        The round begins when every player has put a finger on their pile. Otherwise whoever starts it would be ahead.
    .search = ready, start, begin the round, finger on the pile

rule-pilo-pilo-ruling-hush = The hush before the cards
    .body =
        All cards turn at once after a hush nobody can foresee, of { $hush-least } to { $hush-most } tenths of a second. Its length is not an option.
    .search = wait, hush, chance, flip, suspense

rule-pilo-pilo-timing = The times of a round
    .body =
        Options, to be changed before the game:

        - a pillow can be touched for { $round } seconds;
        - for { $quiet } seconds if nobody has to act;
        - a touched pillow must arrive within { $drag } tenths of a second.

        The round is judged { $settle } thousandths of a second after its last pillow: as long as the device may take to hear of every touch. That is no option.

        Whoever had to act and did nothing in time puts the card back under the pile. Times run from the moment the cards can really be seen.

        Settings before the match: “{ option-pilo-pilo-round }”, “{ option-pilo-pilo-quiet-round }”, “{ option-pilo-pilo-drag }”.
    .search = time, clock, seconds, delay, options, length, speed, slower

rule-pilo-pilo-ruling-first-touch = Who touched first?
    .body =
        The moment of the finger decides, not the order in which the device hears of it. That is why a round waits an instant before it is judged: a faster finger heard of later still wins.

        After that, it is too late.
    .search = first, faster, tie, same time, time stamp, dispute

rule-pilo-pilo-ruling-equal-touch = At the very same moment
    .body =
        Before each round a secret draw puts the seats in order. It decides between fingers of the same thousandth of a second, and favours nobody in the long run.
    .search = exact tie, same moment, tie-break, draw

rule-pilo-pilo-ruling-drag = Touch first, think later?
    .body =
        Not for long: a touched pillow must arrive within { $drag } tenths of a second, even if the round ends meanwhile.
    .search = drag, time to bring it, think, hold a pillow

rule-pilo-pilo-ruling-cancel = A call, a notification, a broken touch
    .body =
        A touch that the device interrupts does not count: the pillow is back in the middle, and you may take it again.
    .search = cancelled, interruption, call, notification, system

rule-pilo-pilo-ruling-false-start = Touching before the cards turn
    .body =
        A false start: you sit the round out and your card will go under the pile. It is shown all the same and counts for the others; the pillow stays free.
    .search = false start, too early, before the flip, anticipate

rule-pilo-pilo-ruling-gone-pillow = The hand comes, the pillow is gone
    .body =
        You have touched nothing. No mistake if you had to keep still; if not, it is too late for that pillow.{ $pillows ->
            [one] { "" }
           *[other] { " " }Try the other.
        }
    .search = pillow taken, empty hand, came second, beaten

rule-pilo-pilo-ruling-second-pillow = A second pillow by accident
    .body =
        { $pillows ->
            [one] { "" }
           *[other] Whoever has a pillow cannot take the other: that touch is ignored, and the pillow stays for the others.
        }
    .search = two pillows, second pillow, ignored

rule-pilo-pilo-ruling-ranking = Ranking the others
    .body =
        After the victory, players rank by cards left: fewer is better. The log also keeps right actions, mistakes and the fastest touch.
    .search = ranking, second, score, statistics, log

rule-pilo-pilo-ruling-memory = Cards already seen
    .body =
        Piles are hidden from everyone, but a card once shown was seen by all: anybody may remember where it went.
    .search = memory, remember, hidden cards

rule-pilo-pilo-ruling-referee = The referee for the real box
    .body =
        Say what each player turned, or that somebody looked too early: the referee gives the right action of each seat and keeps the count of cards.

        A card looked at goes under the pile unseen: it counts for nobody. The referee refuses what cannot be: a king among apprentices, or more right actions than pillows.
    .search = referee, judge, real game, companion, count cards, check
