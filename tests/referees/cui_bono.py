"""Cui bono?, refereed from the booklet and the rulings."""

from collections import Counter

from lattice import AGAINST, BASE, CELLS, ORIENTATIONS, SIDES, UNDER, first_hanging, is_case, level, visible_faces
from opinion import Disagreement, ranks, seats, variant

COLOURS = ("red", "yellow", "pearl")
AXES = "uvw"
LETTERS = {"red": "r", "yellow": "y", "pearl": "p"}
# « from three dice, the placed one included ».
SHORTEST_ROW = 3


def most_kept(players):
    """« Fin du jeu »."""
    return 10 if players <= 4 else 7


def row_below(cell, axis):
    """The cells under this one along an axis, down to the base."""
    row = []
    while level(cell) > 0:
        cell = UNDER[cell][axis]
        row.append(cell)
    return row


class CuiBono:
    def __init__(self, setup, start):
        self.setup = setup
        self.players = setup["players"]
        self.dice = self.built(start["pyramid"])
        # The form of a record: a look is written cell by cell, as a pyramid is.
        self.order = [lying["cell"] for lying in start["pyramid"]]
        self.kept = [Counter() for _ in range(self.players)]
        self.current = 0
        self.held = None
        self.is_over = False
        # What the table looked like after the turns since a die was last kept.
        self.looks = [self.look()]

    @staticmethod
    def built(pyramid):
        """« Les joueurs bâtissent entièrement la pyramide »: chance decides which die lies where, and nothing else."""
        dice = {lying["cell"]: (lying["colour"], lying["die"]) for lying in pyramid}
        if sorted(lying["cell"] for lying in pyramid) != sorted(CELLS):
            raise Disagreement("the pyramid is not whole")
        if Counter(colour for colour, _ in dice.values()) != {colour: 55 for colour in COLOURS}:
            raise Disagreement("there are not 55 dice of each colour")
        if not {die for _, die in dice.values()} <= ORIENTATIONS:
            raise Disagreement("there is a die that cannot be")
        return dice

    def look(self):
        """What the pyramid shows: a buried die shows that it is there, and nothing else."""
        def shown(cell):
            if cell not in self.dice:
                return "."
            return LETTERS[self.dice[cell][0]] if self.can_be_seen(cell) else "?"

        return "".join(map(shown, self.order))

    def can_be_seen(self, cell):
        return visible_faces(cell, self.dice) > 0

    def to_act(self):
        return None if self.is_over else self.current

    def takeable(self):
        """« au NIVEAU le plus bas » and « au moins deux faces visibles »."""
        return [cell for cell in BASE if cell in self.dice and visible_faces(cell, self.dice) >= 2]

    def takes(self, cell, colour):
        """« Replacer le dé dans la pyramide »: may a die of this colour go into this case?"""
        walls = {self.dice[below][0] for below in UNDER[cell]}
        if not (len(walls) == 3 or (len(walls) == 1 and colour not in walls)):
            return False
        return not any(self.is_row_of_one_colour(cell, axis, colour) for axis in SIDES)

    def is_row_of_one_colour(self, cell, axis, colour):
        """Rule B, by eye: a buried die counts for nothing."""
        row = [below for below in row_below(cell, axis) if self.can_be_seen(below)]
        return len(row) + 1 >= SHORTEST_ROW and all(self.dice[below][0] == colour for below in row)

    def goes_in_circles(self, cell):
        """Would the table look as it did after an earlier turn since a die was last kept?"""
        self.dice[cell] = self.held
        look = self.look()
        del self.dice[cell]
        return look in self.looks

    def places(self):
        cases = [cell for cell in CELLS if level(cell) > 0 and is_case(cell, self.dice)]
        return [cell for cell in cases if self.takes(cell, self.held[0]) and not self.goes_in_circles(cell)]

    def legal(self):
        if self.is_over:
            return set()
        if self.held:
            return {("keep", None), *(("put-back", cell) for cell in self.places())}
        return {("take", cell) for cell in self.takeable()}

    @staticmethod
    def name(action):
        kind, what = variant(action)
        return kind, what.get("cell")

    def play(self, action, _events):
        kind, what = variant(action)
        return {"take": self.take, "put-back": self.put_back, "keep": self.keep}[kind](**what)

    def take(self, cell):
        self.held = self.dice.pop(cell)
        told = [{"Took": {"seat": self.current, "cell": cell, "piece": self.piece()}}]
        standing = [axis for axis in SIDES if AGAINST[cell][axis] in self.dice]
        if standing:
            (axis,) = standing
            told.append({"Slid": {"to": cell, "axis": AXES[axis], "dice": self.slide(cell, axis)}})
        hanging = first_hanging(self.dice)
        if hanging:
            raise Disagreement(f"after the slide the die on {hanging} lies on nothing")
        return told

    def slide(self, to, axis):
        """The row that stood on the die comes down by one cell, faces unchanged; gives how many dice came."""
        slid = 0
        while (above := AGAINST[to][axis]) in self.dice:
            self.dice[to] = self.dice.pop(above)
            to = above
            slid += 1
        return slid

    def put_back(self, cell):
        told = [{"PutBack": {"seat": self.current, "cell": cell, "piece": self.piece()}}]
        self.dice[cell], self.held = self.held, None
        self.looks.append(self.look())
        return told + self.pass_on()

    def keep(self):
        seat, piece = self.current, self.piece()
        self.kept[seat][self.held[0]] += 1
        self.held = None
        self.looks = [self.look()]
        count = self.kept[seat].total()
        told = [{"Kept": {"seat": seat, "piece": piece, "kept": count}}]
        if count < most_kept(self.players):
            return told + self.pass_on()
        self.is_over = True
        return told + [{"Ended": {"winners": seats(self.winners())}}]

    def piece(self):
        colour, die = self.held
        return {"colour": colour, "die": die}

    def pass_on(self):
        self.current = (self.current + 1) % self.players
        return [{"TurnPassed": {"to": self.current}}]

    def loss(self, seat):
        return sum(self.setup["costs"][colour] * count for colour, count in self.kept[seat].items())

    def standings(self):
        """Least loss, then fewest dice; higher is better."""
        return [(-self.loss(seat), -self.kept[seat].total()) for seat in range(self.players)]

    def winners(self):
        return [seat for seat, rank in enumerate(ranks(self.standings())) if rank == 1]

    def outcome(self):
        if not self.is_over:
            return None
        return {"places": [{
            "rank": rank,
            "won": rank == 1,
            "score": -self.loss(seat),
            "measures": [["dice-kept", self.kept[seat].total()]],
        } for seat, rank in enumerate(ranks(self.standings()))]}

    def title(self):
        return None

    def state(self):
        phase = {"Holding": self.piece()} if self.held else "Over" if self.is_over else "Taking"
        return {
            "setup": self.setup,
            "pyramid": self.dice,
            "hands": [[kept[colour] for colour in COLOURS] for kept in self.kept],
            "current": self.current,
            "phase": phase,
            "looks": self.looks,
        }

    @staticmethod
    def reading(state):
        read = {key: value for key, value in state.items() if key != "stream"}
        read["pyramid"] = {lying["cell"]: (lying["colour"], lying["die"]) for lying in state["pyramid"]}
        return read

    @staticmethod
    def hearing(events):
        return events
