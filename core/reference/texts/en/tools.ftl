### Tools at the table: with the real box, the app throws, counts, times and judges.

tools-title = Tools
tools-detail = Count, throw, judge: beside the real box.
tools-for-any-game = For any game
tools-who-plays = Who is playing?
tools-which-way = How do you play?
tools-write-down = Write into the log
tools-written-down = Written down.
tools-take-back = Take back
tools-start-over = Start over
tools-start-over-ask = Clear everything?
tools-start-over-detail = What was counted here will be forgotten. What is in the log stays there.
tools-start-over-refuse = Keep it
tools-fewer = One fewer
tools-more = One more
tools-named = { $name }

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
tool-dice-cup-sum = Sum: { $sum }
