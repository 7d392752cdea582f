### The table of the app: what holds for all games.

rule-table-set-up = How many at the table
    .body =
        Each game has its number of seats:

        { $games }
    .search = number of players, how many players, several, alone, players, people, seats

rule-table-turn-order = Whose turn is it?
    .body =
        In games played in turns only the seat that is announced may act; then it is the next one clockwise. In games of speed everyone plays at once.

        A move that is refused changes nothing: the match stays exactly as it was.
    .search = order, turn, not my turn, clockwise, seat, wait, refused

rule-table-first-player = Who begins?
    .body =
        The first person chosen begins. Each box has its own way to name that person, and the table decides; in doubt, draw lots with fingers on the screen.
    .search = first player, begin, draw lots, fingers, choose

rule-table-undo = Taking a move back
    .body =
        A move can be taken back freely as long as it showed nobody anything new: no die thrown, no card turned, no turn passed. One goes back move by move, until the match is over.
    .search = undo, go back, mistake, take back, return

rule-table-consent = Taking back with the table's consent
    .body =
        After a throw, a turned card or a turn passed, the whole table must agree. Chance does not change: the same dice come up, the same cards come out.
    .search = consent, agreement, permission, undo a throw, same dice, cheat

rule-table-muster = Everyone ready
    .body =
        Where everyone plays at once, nobody starts early. Each seat keeps a finger on its zone; it is counted down, then the board appears and time runs. A lifted finger stops the count.

        - After a pause it is the same: time waits.
        - With more than five a touch is enough: some phones feel only five fingers.
        - Somebody cannot hold the screen? “Start without waiting” begins to count.
    .search = ready, start, countdown, keep the finger, begin, resume, zone, pause

rule-table-room = Whose hand is it?
    .body =
        In games of speed a finger belongs to the zone in which it came down, wherever it goes then. Whatever can cost somebody something begins in that person's own zone, unless the place alone says beyond doubt whose hand it is. A touch of which nobody can say whose it is does nothing.

        Where the screen is too small for that, the game does not begin: it says how many can play, or to take a tablet. A match that has begun waits, and time stands still.
    .search = wrong hand, taken for another, neighbour, zone, screen too small, tablet, cheat, unfair, whose finger, too many players

rule-table-late-touches = Two fingers almost at once
    .body =
        The moment a finger touches the screen decides, not the order in which the device hears of it. What comes after a decision is too late and costs nothing, unless the game says so.
    .search = same time, too late, faster, tie, first, dispute, finger, speed

rule-table-cancelled-touches = Broken touches
    .body =
        A call, a notification, a palm too many: a touch that the device cancels does not count, and is never punished.

        Some phones follow only a few fingers at a time. In games of speed only the moment a finger comes down counts.
    .search = call, notification, cancelled, several fingers, screen, multitouch, palm

rule-table-secrets = What is hidden
    .body =
        The screen shows only what your seat may know. Before you look at what is for you alone, take the device and make sure nobody else sees the screen.
    .search = hidden, secret, look, cards of others, cheat, hand over

rule-table-robots = Robots at the table
    .body =
        Robots can fill the table up. Where everybody plays at once, their hand is seen leaving their zone: they need time to see and to reach, more of it where a case is rare, and are wrong now and then. At Neko tower they build with you where the tower is on the screen: their hand is seen taking a piece, holding it over the tower and letting it go, more or less steadily, and what falls falls as it does for everybody. They do not touch a real tower. Each plays as well as was chosen for it when it sat down: Gentle makes the mistakes of a first evening, Clever knows the game, Formidable plays as well as the device can. A robot sees only what its seat may see, and throws the same dice as everybody else. In games played in turns, its pace is chosen in the settings. Taking a move back also takes back what robots played since.

        With two people or more the match counts, but robots do not enter the standings. One person alone against robots is practising: the match stays in the history and counts for no score.
    .search = robot, computer, bot, play alone, solo, practice, fill the table, three players, pace, speed

rule-table-dice = Dice that can be checked
    .body =
        All chance of a match comes from one number, the seed, drawn before the first move. The seal is its fingerprint: the seed cannot be found from it, and another seed has another seal.

        - At the beginning, write the seal down: “What can I do?” shows it.
        - At the end, the page “The dice” gives the seed, all throws and their count. The same seal says that nothing has changed on the way, whatever anybody played.
        - The seed is enough to recompute every throw, on any computer.

        The seal does not say that the seed was drawn without a thought behind it: for that there are the counts, over many matches.
    .search = loaded dice, cheat, chance, seal, seed, check, fair dice, luck, throws, rigged

rule-table-saving = A match is kept
    .body =
        Every move accepted is written down before it appears. Device off, battery empty: the match goes on from its last move.
    .search = save, resume, leave, battery, close, match in progress

rule-table-options = Options of a match
    .body =
        Where a booklet says nothing, we have chosen. Those choices stand among “our rulings” of each game. Those that a table may want otherwise are options before the start, and hold for the whole match.
    .search = option, setting, variant, ruling, change a rule, house rule, our rules

rule-table-by-hand = Noting a real game
    .body =
        A game played with the box is entered into the log by hand, with the same checks: only a result that a game can end with is taken, and otherwise the log says why. If your box differs (another board, other costs), say so first. A wrong result can be corrected: the correction counts in its place, nothing is erased.
    .search = note a score, log, enter, correct, result, real game, by hand
