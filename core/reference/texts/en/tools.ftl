### Tools at the table: with the real box, the app throws, counts, times and judges.

tools-title = Tools
tools-detail = Count, throw, judge: beside the real box.
tools-for-any-game = For any game
tools-who-plays = Who is playing?
tools-write-down = Write into the log
tools-written-down = Written down.
tools-take-back = Take back
tools-start-over = Start over
tools-start-over-ask = Clear everything?
tools-start-over-detail = What was counted here will be forgotten. What is in the log stays there.
tools-start-over-refuse = Keep it
tools-over = The game is over.
tools-fewer = One fewer
tools-more = One more

tool-first-player = Who begins?
tool-first-player-detail = Everyone puts a finger on the screen: one of them is chosen.
tool-first-player-lay = Everyone, put a finger on the screen.
tool-first-player-wait = Keep still…
tool-first-player-chosen = You begin!
tool-first-player-again = Lift all fingers to start over.

tool-dice-cup = Dice
tool-dice-cup-detail = Five dice, three dice with their sum, or the turquoise die.
tool-dice-cup-five = The five dice of Pile-Poils
tool-dice-cup-three = Three dice and their sum
tool-dice-cup-turquoise = The turquoise die
tool-dice-cup-how-many = Number of dice
tool-dice-cup-throw = Throw
tool-dice-cup-sum = Sum

tool-title-finder = Which title?
tool-title-finder-detail = The title of Pile-Poils for a number of golden cats.
tool-title-finder-golden-cats = Golden cats in bed

tool-pile-poils-sheet = Pile-Poils score sheet
tool-pile-poils-sheet-detail = Golden cats of the winner, cats left of everyone else.
tool-pile-poils-sheet-winner = Won
tool-pile-poils-sheet-no-winner = Nobody won
tool-pile-poils-sheet-golden-cats = Golden cats
tool-pile-poils-sheet-cats-left = Cats left

tool-pilo-pilo-judge = Pilo Pilo judge
tool-pilo-pilo-judge-detail = The cards shown, what each had to do, and cards left.
tool-pilo-pilo-judge-apprentices = Without the kings
tool-pilo-pilo-judge-shown = Card shown
tool-pilo-pilo-judge-peeked = Peeked
tool-pilo-pilo-judge-throw = Throw a pillow at a defender
tool-pilo-pilo-judge-shield = Shield behind a pillow
tool-pilo-pilo-judge-sleep = Sleep on a pillow
tool-pilo-pilo-judge-still-king = A king: touch nothing
tool-pilo-pilo-judge-still-no-defender = No defender: touch nothing
tool-pilo-pilo-judge-still-no-attacker = No attacker: touch nothing
tool-pilo-pilo-judge-sits-out = Sits this round out
tool-pilo-pilo-judge-was-right = Was right
tool-pilo-pilo-judge-settle = Next round
tool-pilo-pilo-judge-cards-left = Cards left

tool-teckels-bones = Bones of Teckels
tool-teckels-bones-detail = The bones of each round and what they are worth.
tool-teckels-bones-cards = Cards in own teckels
tool-teckels-bones-emptied = Emptied a pile
tool-teckels-bones-add-round = Count this round
tool-teckels-bones-points = Points

tool-neko-decks = Neko's decks
tool-neko-decks-detail = Action and mission cards, the floor of each cat, the steps.
tool-neko-decks-together = Together
tool-neko-decks-competitive = Against each other
tool-neko-decks-actions = Action cards
tool-neko-decks-missions = Mission cards
tool-neko-decks-play = Play this card
tool-neko-decks-climb = Climb
tool-neko-decks-floor = Floor
tool-neko-decks-neko = Neko
tool-neko-decks-height = Floors of the tower
tool-neko-decks-felled = The tower is down
tool-neko-decks-felled-by = By the hand of
tool-neko-decks-steps = Steps reached
tool-neko-decks-no-step = No step so far

tool-raffzahn-timer = Stop of Raffzahn
tool-raffzahn-timer-detail = A die taken in time or too late, and everyone's dice.
tool-raffzahn-timer-thrown = Die thrown
tool-raffzahn-timer-stop = Stop!
tool-raffzahn-timer-in-time = In time
tool-raffzahn-timer-too-late = Too late
tool-raffzahn-timer-late = Too late: a die to each opponent
tool-raffzahn-timer-not-in-a-turn = Not in a turn
tool-raffzahn-timer-dice = Dice taken

tool-bunte-kuh-timer = Stop of Bunte Kuh
tool-bunte-kuh-timer-detail = The time to point at a case, and everyone's dice.
tool-bunte-kuh-timer-stop = Stop!
tool-bunte-kuh-timer-time-left = Point at the case
tool-bunte-kuh-timer-too-late = Too late
tool-bunte-kuh-timer-right = Right
tool-bunte-kuh-timer-wrong = Wrong
tool-bunte-kuh-timer-dice = Dice left

tool-cui-bono-counter = Cui bono? counter
tool-cui-bono-counter-detail = The dice kept and what they cost.
tool-cui-bono-counter-red = Red die
tool-cui-bono-counter-yellow = Yellow die
tool-cui-bono-counter-pearl = Pearl die
tool-cui-bono-counter-cost = Cost
tool-cui-bono-counter-loss = Points lost

tool-eintrichtern-sums = Sums of Eintrichtern
tool-eintrichtern-sums-detail = The throw and the case side by side, and everyone's red dice.
tool-eintrichtern-sums-thrown = Dice thrown
tool-eintrichtern-sums-case = Faces of the case
tool-eintrichtern-sums-equal = The same: the red die is yours.
tool-eintrichtern-sums-different = Not the same: cover the case again.
tool-eintrichtern-sums-uncover = Count this try
tool-eintrichtern-sums-red-dice = Red dice
