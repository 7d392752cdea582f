### Neko tower: the quick reference.

rule-neko-tower-goal = Aim of the game
    .body =
        Build a tower together and let Neko, the black cat, climb it.

        Neko reaches floor { $step-one }, { $step-two }, { $step-three }, { $step-four } or { $step-five }: everyone has won. The tower falls before that: everyone has lost.
    .search = objective, how to win, step, co-operation, floors

rule-neko-tower-material = What you need
    .body =
        - { $floors } numbered floors
        - { $walls } walls of { $wall-kinds } heights
        - Neko and { $nakama } Nakama, { $nakama-each } of each colour: yellow, blue, violet, orange
        - { $action-cards } action cards and { $mission-cards } mission cards
        - { $steps } stickers for steps
        - for the competition: { $black-cats } black cats, their ranking tokens and the help card
    .search = material, components, contents of the box, how many walls, tiles, cards, nakama, stickers

rule-neko-tower-set-up = Set-up
    .body =
        - Put floor { $ground } in the middle, with Neko on it.
        - Pile the other floors in order, the lowest number on top.
        - Sort the walls by height: brick, small window, large window, angel, column. Sort the Nakama by colour.
        - Show the { $shown } action cards and the { $missions-shown } mission cards of the start. Shuffle the rest into two decks.
        { $table ->
            [alone] - Alone, you play every turn.
           *[several]
                - Whoever climbed somewhere last begins, then clockwise.
                - With { $players }, everyone plays with the same Neko. To play against each other, see “Competition”.
        }
    .search = preparation, who begins, first player, starting cards, sort, alone, solo, two players, three players, four players

rule-neko-tower-turn = A turn
    .body =
        - Play an action card. You must.
        - Validate a mission card if you can and want to.

        A card played is discarded and replaced at once: { $shown } action cards and { $missions-shown } mission cards always lie open.
    .search = turn, sequence, compulsory, optional, steps, what to do

rule-neko-tower-action-cards = Playing an action card
    .body =
        Choose one of the action cards shown:

        - walls and floor: stand the two walls shown, then lay the next floor on them;
        - cat: place a Nakama of the colour shown, or of any;
        - double card: one or the other, never both.

        Floors are always laid in the order of their numbers.
    .search = action card, build, wall, floor, choose, two options, left or right, order of floors, discard

rule-neko-tower-placing = Placing without felling
    .body =
        - One hand or two, as you like. Do not touch what already stands.
        - As long as your action lasts you may adjust the piece you place, even if it falls.
    .search = placing, one hand, two hands, touch the tower, adjust, falls while placing, start again

rule-neko-tower-walls-and-floors = Walls and floors
    .body =
        Walls stand upright on the highest floor. Bend them as you like so that they hold better.

        The floor lies on the walls you have just added, and no wall may stick out from under it.
    .search = upright wall, bend, fold, vertical, stick out, cover, floor tile

rule-neko-tower-cats = Cats
    .body =
        A cat is never laid flat. A Nakama goes anywhere, on whichever floor you like, or on the back of another Nakama.
    .search = nakama, flat cat, where to put a cat, upright, stack a cat

rule-neko-tower-stroke = Stroking
    .body =
        If the card shows it, touch the Nakama you have just placed lightly with a finger.
    .search = stroke, pet, hand, touch the cat, finger

rule-neko-tower-missions = Validating a mission
    .body =
        A mission is fulfilled by the Nakama on the floor right above Neko, and only by them.

        Neko climbs as many floors as the card says, or fewer. Even if both missions are fulfilled you validate only one a turn.

        { $table ->
            [alone] { "" }
           *[several] In competition, all floors above your black cat count.
        }
    .search = mission, validate, climb, floor above, how many floors, two missions, fewer floors, two yellow nakama touching

rule-neko-tower-mission-list = The missions
    .body =
        On one floor; the floors to climb with our cards are in brackets.

        - two of the same colour touching ({ $same-colour })
        - two of different colours touching ({ $different-colours })
        - two yellows touching ({ $yellows })
        - blue on blue ({ $blue-on-blue })
        - one cat on another ({ $one-on-another })
        - two touching, a third on one of them ({ $two-and-one })
        - three cats, in any way ({ $any-three })
        - a violet, an orange and a yellow, in any way ({ $violet-orange-yellow })
    .search = list of missions, mission cards, yellow, blue, violet, orange, three cats, colour, how many floors

rule-neko-tower-touching = Touching
    .body =
        Two Nakama touch when their sides meet and neither stands on the other.
    .search = contact, touch, side by side, adjacent

rule-neko-tower-stacked = One on another
    .body =
        A Nakama is well stacked when it rests on another and does not touch the floor.
    .search = stacked, on the back, pile of cats, touches the floor

rule-neko-tower-action-list = The action cards, one by one
    .body =
        - two walls and a floor: build
        - a cat of one colour: place a Nakama of that colour
        - a cat of all colours: place a Nakama of your choice
        - a hand: stroke the Nakama placed this turn

        From the lowest to the highest: brick, small window, large window, angel, column.
    .search = symbols, icons, action cards, brick, window, angel, column, hand, height

rule-neko-tower-empty-deck = A deck is empty
    .body =
        Shuffle its discard pile, face down: that is the new deck.
    .search = empty deck, no cards left, discard, reshuffle

rule-neko-tower-missing-cat = No Nakama of that colour left
    .body =
        As long as the reserve has one, take it there. If not, take a Nakama of that colour from the tower and put it on another floor.
    .search = no cat left, empty reserve, missing colour, move a cat, take from the tower

rule-neko-tower-missing-wall = No wall of that kind left
    .body =
        As long as the stock has one, take the wall shown. If not, choose any other wall that is left.
    .search = no wall left, missing wall, empty stock, replace a wall, other wall

rule-neko-tower-missing-floor = The mission climbs higher than the tower
    .body =
        Neko stops on the top floor built.
    .search = floor that does not exist, too high, top, not built

rule-neko-tower-falls = Something falls
    .body =
        - A cat: put it back where it was. If Neko's floor fell too, Neko goes to the floor below.
        - Fewer than { $walls-that-end } walls: all that fell goes back to the reserve, and play goes on.
        - { $walls-that-end } walls or more on the table: the game is over at once.
    .search = falls, tower fell down, collapse, fallen wall, fallen cat, how many walls, accident, neko falls

rule-neko-tower-end = End of the game
    .body =
        The game ends if the whole tower collapses, or if at least { $walls-that-end } walls fall on the table.

        Neko reaches a step, { $step-one }, { $step-two }, { $step-three }, { $step-four } or { $step-five }: victory. Stick the sticker on the box; stop there, or aim for the next step.
    .search = end, victory, step, win, lose, go on after, sticker, top floor

rule-neko-tower-competitive = Competition
    .body =
        { $table ->
            [alone] It takes at least { $competitive-least }. Each player makes their own black cat climb as high as possible before the tower falls.
           *[several] Each player makes their own black cat climb as high as possible before the tower falls.
        }

        - { $competitive-shown } action cards lie open.
        - Each player has { $missions-each } secret missions.
        - Any floor above your black cat counts for your missions.
    .search = competition, competitive, variant, black cat, against each other, opponents

rule-neko-tower-competitive-set-up = Competition: set-up
    .body =
        { $table ->
            [alone] { "" }
           *[several]
                - Sort floors, walls and Nakama as usual; put floor { $ground } down without Neko.
                - Each black cat waits beside that floor; each ranking token waits at the start of the help card.
                - Shuffle all action cards and show { $competitive-shown }.
                - Shuffle all mission cards and deal { $missions-dealt } face down: { $missions-each } to each player, for that player's eyes only.
        }
    .search = preparation of the competition, secret missions, ranking, token, three action cards, scarf

rule-neko-tower-competitive-turn = Competition: a turn
    .body =
        { $table ->
            [alone] { "" }
           *[several]
                - Play an action card. You must.
                - If your black cat shares its floor with a Nakama, you may move that Nakama to a higher floor.
                - Validate a mission, or discard one face up to replace it.

                Nakama serve everyone: a cat placed higher may help somebody else.
        }
    .search = competitive turn, move a nakama, interact, renew a mission, change a mission, validate

rule-neko-tower-competitive-end = Competition: the end
    .body =
        { $table ->
            [alone] { "" }
           *[several] Whoever makes the tower fall takes the last place. Among the others the black cat that climbed highest wins. Ties are shared.
        }
    .search = end of the competition, ranking, who wins, felled, last, tie

rule-neko-tower-dispute-two-missions = Two missions fulfilled at once?
    .body =
        Only one is validated a turn. The other waits for the next, if the cats still stand on the right floor.
    .search = two missions, validate twice, only one

rule-neko-tower-dispute-my-own-piece = The piece falls while I place it
    .body =
        As long as your action is not finished, place it again: that is no fall. Whatever falls besides is one.
    .search = while placing, falls from the hand, start again, not finished

rule-neko-tower-dispute-wrong-floor = The cats are two floors higher
    .body =
        Together, they do not count: only the floor right above Neko does. In competition all floors above count.
    .search = wrong floor, two floors higher, neko's floor, same floor

rule-neko-tower-ruling-stock = Our numbers of walls
    .body =
        The booklet gives { $walls } walls without details. We play with { $bricks } bricks, { $small-windows } small windows, { $large-windows } large windows, { $angels } angels and { $columns } columns. With your box, count your own: the tool “Neko's decks” takes them as they are.
    .search = how many bricks, windows, angels, columns, split, stock

rule-neko-tower-ruling-action-cards = Our action cards
    .body =
        The booklet gives { $action-cards } without details. Ours:

        - { $build-cards } build cards, one for each pair of different walls;
        - { $choice-cards } double cards: two equal walls, or any Nakama;
        - { $cat-cards } cat cards: yellow; blue; violet, orange and any colour with a stroke.

        Open at the start: brick and angel, and the cat of any colour.
    .search = composition, action cards, start, our cards, pairs of walls

rule-neko-tower-ruling-mission-cards = Our mission cards
    .body =
        { $mission-cards } cards, two of each mission; the floors to climb are our choice. Open at the start: two different colours touching, and one cat on another.
    .search = composition, mission cards, start, floors to climb

rule-neko-tower-ruling-two-ways = A real tower, or one on the screen
    .body =
        Companion: the tower is on the table; the app keeps cards, stock, floors and missions, and you tell it what falls.

        On screen: you drag each piece and let go, or guide it with the buttons; gravity does the rest. A plumb line and a shadow show where it would land. Walls fold, a cat may slide, a stroke is a little push. Until you say « It stands » you may take your piece up again, even if it falls; what already stands, you may not.

        Setting before the match: “{ option-neko-tower-play }”.
    .search = companion, screen, simulation, real, app, physics

rule-neko-tower-ruling-touching = Touching, in the app
    .body =
        There a floor is a grid of { $columns-of-floor } by { $rows-of-floor }. Two Nakama on neighbouring cells, at the same height, touch; corner to corner they do not.
    .search = contact, grid, neighbours, diagonal, corner, height

rule-neko-tower-ruling-stacking = Stacking high
    .body =
        No limit, as long as it stands. A cat taken out of a pile lets those above it down. “On” means directly on it.
    .search = pile of cats, limit, three cats stacked, directly

rule-neko-tower-ruling-more-than-asked = More than the mission asks
    .body =
        That never spoils it: three cats means at least three.
    .search = too many cats, exactly, at least, four cats

rule-neko-tower-ruling-telling = Telling a fall
    .body =
        The player whose turn it is tells it, at any moment: the topmost floors, a wall that slipped out, a cat that fell or slid. What falls together is one fall. “That is all” ends it: what falls later is another, even in the same turn.
    .search = report, tell, companion, fall, who tells

rule-neko-tower-ruling-fallen-floor = Floor and walls, one without the other
    .body =
        A floor falls and its walls stay up: they go back to the reserve with it. Only walls on the table count: three floors down with four walls on the table, and play goes on. A wall falls and its floor holds: the wall goes to the stock and counts. The last wall of a floor cannot fall without it.
    .search = wall without floor, fallen floor, count walls, five walls

rule-neko-tower-ruling-small-tower = A very small tower collapses
    .body =
        If everything but floor { $ground } falls the game is over, even with fewer than { $walls-that-end } walls.
    .search = total collapse, small tower, two floors, start of the game

rule-neko-tower-ruling-before-placed = Fallen before it was placed
    .body =
        That is not told: the piece is placed again.
    .search = while placing, adjust, falls, place again

rule-neko-tower-ruling-neko-falls = Neko and the Nakama of a fallen floor
    .body =
        Neko goes to the highest floor still standing. The Nakama of the fallen floor go back to the reserve; if one was to be stroked, that is left out.
    .search = neko falls, several floors, fallen nakama, reserve, stroke impossible

rule-neko-tower-ruling-steps = Steps passed and kept
    .body =
        A step passed is a step reached. It stays won, even if the tower falls later. You may stop at the start of any later turn; step { $step-five } ends the game.
    .search = skipped step, keep the victory, stop, last step, sticker

rule-neko-tower-ruling-no-card = No card can be played
    .body =
        A card cannot be played when all { $floors } floors are built, or when all cats of its colour are on the only floor. If no card shown can be played, discard one of them: that is your action.
    .search = stuck, impossible card, unplayable, pass, all floors

rule-neko-tower-ruling-missing-wall = One wall is missing, the other is not
    .body =
        Each wall of the card is looked at by itself: the one shown if there is one left, else any.
    .search = one wall missing, replace, stock

rule-neko-tower-ruling-missing-cat = Which cat to take from the tower
    .body =
        Whichever you like, of the right colour, even from under another.
    .search = take a cat, covered cat, choose

rule-neko-tower-ruling-reshuffle = When to reshuffle
    .body =
        When a card must be drawn and the deck is empty. The card just played is shuffled in.
    .search = empty deck, discard, shuffle

rule-neko-tower-ruling-climb = Climbing no floor at all
    .body =
        Not possible: one floor at least. Changing a mission without climbing exists in competition only.
    .search = no floor, not climbing, minimum, discard a mission

rule-neko-tower-ruling-confirming = “Is it really so?”
    .body =
        With the real tower the app asks the table whether the cats really stand like that. If not, the mission waits until a cat moves or the tower changes, and nothing is lost: in competition a cat may still be moved. A secret mission that is claimed is shown to the whole table.
    .search = confirm, check, disagreement, contest, mission refused

rule-neko-tower-ruling-one-move = Competition: how many Nakama move
    .body =
        { $table ->
            [alone] { "" }
           *[several] One a turn, before the mission, to any place on a higher floor.
        }
    .search = move several cats, how many, interact

rule-neko-tower-ruling-ranking = Competition: what counts
    .body =
        { $table ->
            [alone] { "" }
           *[several] The greatest height ever reached: a fall does not lose it. A black cat that never climbed cannot win; if there is nobody else, nobody wins. Steps do not count here.
        }
    .search = ranking, height, come down, nobody wins, tie

rule-neko-tower-ruling-who-felled = Competition: who made the tower fall?
    .body =
        { $table ->
            [alone] { "" }
           *[several] With the real tower, the player whose turn it is says who made it fall: an elbow can be anybody's. On screen it is always that player.
        }
    .search = who felled it, fault, culprit, blame

rule-neko-tower-ruling-never-falls = Competition: a tower that never falls
    .body =
        { $table ->
            [alone] { "" }
           *[several] The game ends when all black cats are on floor { $floors }.
        }
    .search = complete tower, top, no fall, end

rule-neko-tower-ruling-first-player = Who begins, in the app
    .body =
        The table chooses: the first seat begins.
    .search = first player, who begins, order
