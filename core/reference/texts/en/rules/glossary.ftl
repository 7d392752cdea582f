### Das Spiel: the box, its six games, and the words they share.

rule-glossary-six-games = Six games, one pyramid
    .body =
        One base, a heap of dice, six games. Four of them follow on by themselves:

        - Abquetschen builds the pyramid, Raffzahn takes it down
        - Bunte Kuh builds it again, Cui bono? takes it down once more

        Eintrichtern makes a memory game of it. Würfelmarsch is pure thought, on the bare base.

        Its author, Reinhold Wittig, invites every table to invent one more.
    .search = das spiel, wittig, chain, long game, order of the games, build, take down, invent, introduction, symbols
rule-glossary-box = In the box
    .body =
        - a triangular base with { $base_cells } cases
        - { $dice } red dice, { $dice } yellow, { $dice } pearl grey
        - one turquoise die

        The dice of the three colours, { $cells } in all, fill the pyramid exactly. The turquoise die never goes into it.
    .search = material, contents, how many dice, box, turquoise die, pearl grey
rule-glossary-reading = Age, length, character
    .body =
        Each game tells its age, its length and its character: { $character } points shared among thought, luck and quickness (of eye, hand or memory).

        The three icons of the booklet have not come down to us. These three names are our reading.
    .search = difficulty, points, icons, strategy, chance, age, minutes, kind

rule-glossary-ruling-left = Left: which way round?
    .body =
        In the booklet the turn passes to the left. We play clockwise, the table seen from above. Where everyone has a side of the pyramid, the seats follow the same order.
    .search = direction of play, clockwise, round the table, neighbour, sens horaire
rule-glossary-ruling-dice = How the dice are made
    .body =
        Opposite faces always add up to { $opposite }. Round the corner they share, one, two and three run counter-clockwise. So a die can lie in { $orientations } ways.
    .search = opposite faces, sum, orientation, real die, faces opposées
rule-glossary-ruling-visible = When is a face visible?
    .body =
        When no die stands against it. Who can see it from their seat does not matter.
    .search = visible face, hidden, covered, see
rule-glossary-ruling-chain = Playing the six games in a row
    .body =
        The booklet suggests playing the six games one after the other. Here every match begins with its own set-up: the pyramid of one match is not handed on to the next.
    .search = long game, chain, sequence, keep the pyramid

rule-glossary-base = Base
    .body =
        The triangular stand: { $base_cells } cases, edges, points and hollows. Each edge has { $side_cells } cases in line.
    .search = stand, board, support, socle
rule-glossary-side = Side
    .body =
        A flat wall: of a die, of the base, or one of the three flanks of the pyramid.

        Three sides that meet make a hollow if they go in, a point if they come out.
    .search = flank, wall, face of the pyramid, côté
rule-glossary-corner-case = Corner case
    .body =
        An edge case that lies on two edges at once. The base has { $corner_cells }.
    .search = corner, angle, coin
rule-glossary-edge-case = Edge case
    .body =
        A case along an edge: { $edge_cells } in all, the { $corner_cells } corners included.
    .search = border, rim, outside, bord
rule-glossary-case = Case
    .body =
        A place where a die sits without moving:

        - an empty place of the base, which has { $base_cells }
        - higher up, the hollow between three dice that touch

        A case has three faces: those its three dice turn inwards. Once a die lies there, it is a case no more.
    .search = place, spot, lay a die, hole, hollow, sum of the faces
rule-glossary-hollow = Hollow
    .body =
        Three dice round one point, their sides turned inwards: one more die nests there. So a hollow is a case.
    .search = hole, dip, case, creux
rule-glossary-point = Point
    .body =
        The reverse of a hollow: three dice touch there too, but their sides turn outwards. A die put there would fall. A point is never a case.
    .search = tip, peak, falls, not a case, pointe
rule-glossary-edge = Edges of the base, edges of dice
    .body =
        The base has edges round it; dice have edges of their own.

        Two dice of one level touch by an edge only. By a whole face, a die touches only those that carry it and those it carries.
    .search = edge, border, touch, contact, whole face, neighbour, arête
rule-glossary-free-die = Free die
    .body =
        A die that comes off without moving another: it carries nothing. On a complete pyramid only the top one is free.
    .search = remove, take, top, carry, dé libre
rule-glossary-level = Level
    .body =
        All dice at one height. The pyramid has { $levels } levels, each smaller than the last: { $base_cells } dice on the base, { $second_level } above them, a single one at the top.
    .search = storey, height, lowest level, layer, niveau
rule-glossary-pivot = Pivot
    .body =
        The die tips over an edge by a quarter turn, an edge of the base or of another die, and lands in the next case.

        - the face towards which it goes is hidden
        - the face on the side it leaves takes its place
        - the opposite of the hidden face appears
        - the third stays in sight, only turned

        Example: { $before_right } on the right, { $before_left } on the left, { $before_front } in front. After a pivot to the right: { $after_right } on the right, { $after_left } on the left, { $after_front } in front.
    .search = tip, roll, quarter turn, move, pivoter
rule-glossary-plane = Plane
    .body =
        Dice that make one flat surface together, parallel to a side of the pyramid. The three sides are planes too.
    .search = surface, slice, parallel, plan
rule-glossary-row = Row
    .body =
        Dice in a perfect line that touch by whole faces. So a row always climbs from level to level, in one of the three directions. Dice side by side on one level make no row.
    .search = line, aligned, column, rangée
rule-glossary-turn = Turn a die
    .body =
        Take a free die, turn it any way you like, put it back into the same case. Its place stays; the faces it shows change.
    .search = rotate, orient, in place, change the face, retourner
