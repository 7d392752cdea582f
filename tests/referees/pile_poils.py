"""Pile-Poils, refereed from the booklet and the rulings."""

from itertools import combinations

from opinion import Disagreement, ranks, variant

TURN_DICE = 5
GOLDEN_CATS = 12
YARN_NUMBER = 8
SIDES = {
    "coussin": [
        [2, 4, 3, 5, 6, 2, 6, 5, 3, 4, 2],
        [3, 6, 8, 4, 5, 5, 4, 8, 6, 3],
        [4, 5, 10, 6, 10, 5, 4],
        [6, 8, 4, 5, 5, 4, 8, 6],
        [5, 6, 8, 3, 8, 6, 5],
        [4, 10, 10, 4],
        [8, 6, 12, 6, 8],
        [6, 8, 8, 6],
        [6, 12, 6],
        [8, 8],
        [12],
    ],
    "panier": [
        [6, 3, 10, 2, 5, 4, 2, 10, 3],
        [4, 8, 2, 6, 3, 8, 5, 3, 4, 6],
        [5, 3, 6, 10, 4, 2, 8, 6],
        [8, 4, 5, 3, 12, 5, 6, 2],
        [6, 8, 10, 4, 6, 8],
        [5, 3, 8, 6, 8, 4],
        [6, 12, 4, 10],
        [8, 5, 6, 8],
        [4, 12, 6],
        [8, 6],
        [8],
    ],
}
# « Distribuez les tuiles Chat », the last player's gift to the first included.
DEALT = {2: [26, 25], 3: [25, 24, 23], 4: [19, 18, 18, 17]}
# « FIN DE PARTIE »: from so many golden cats on.
TITLES = [
    (12, "great-architect-of-sleep"),
    (9, "dream-weaver"),
    (7, "nap-sorcerer"),
    (5, "bedtime-specialist"),
    (3, "lullaby-singer"),
    (1, "amateur-whisperer"),
    (0, "enthusiastic-juggler"),
]


def cats_of(number):
    """How many cats sleep on a cell with this number."""
    return {10: 2, 12: 3}.get(number, 1)


class Board:
    """Cells in order, row by row from the bottom, left to right."""

    def __init__(self, rows):
        self.rows = rows
        self.numbers = [number for row in rows for number in row]
        self.row_of = [index for index, row in enumerate(rows) for _ in row]
        spans = []
        for row in rows:
            begin = 0
            for number in row:
                width = 2 if number == 10 else 1
                spans.append(range(begin, begin + width))
                begin += width
        cells = range(len(self.numbers))
        # Half a unit of shift: a cell over units j to k rests on the units j to k + 1 of the row below.
        self.supports = [
            [below for below in cells if self.row_of[below] == self.row_of[cell] - 1
             and spans[below].start <= spans[cell].stop and spans[below].stop > spans[cell].start]
            for cell in cells
        ]
        beside = [
            [other for other in cells if self.row_of[other] == self.row_of[cell] and abs(other - cell) == 1]
            for cell in cells
        ]
        above = [[other for other in cells if cell in self.supports[other]] for cell in cells]
        self.neighbours = [{*beside[cell], *self.supports[cell], *above[cell]} for cell in cells]


class PilePoils:
    def __init__(self, setup, _start):
        side = setup["side"]
        rows = SIDES[side] if isinstance(side, str) else side["own"]
        self.board = Board(rows)
        self.players = setup["players"]
        cells = range(len(self.board.numbers))
        # « À 2 joueurs »: the two bottom rows are covered.
        covered = [self.players == 2 and self.board.row_of[cell] < 2 for cell in cells]
        self.cats = [cats_of(self.board.numbers[cell]) if covered[cell] else 0 for cell in cells]
        self.golden = [0 for _ in cells]
        self.dice = [() for _ in cells]
        self.yarn = [self.board.numbers[cell] == YARN_NUMBER and not covered[cell] for cell in cells]
        self.hands = [{"cats": cats, "golden": 0, "yarn": 0, "cat_astrophes": 0} for cats in DEALT[self.players]]
        self.current = 0
        self.winner = None
        self.begin_turn(TURN_DICE)

    def begin_turn(self, dice):
        self.step = "ready"
        self.thrown = ()
        self.turn_dice = self.dice_left = dice

    def hand(self):
        return self.hands[self.current]

    def to_act(self):
        return None if self.step == "over" else self.current

    # Throws

    def is_free(self, cell):
        return not self.cats[cell] and not self.dice[cell]

    def placements(self):
        """« leur somme doit correspondre au nombre qui est imprimé »: every cell with every handful for it."""
        handfuls = {}
        for count in range(1, len(self.thrown) + 1):
            for handful in combinations(self.thrown, count):
                handfuls.setdefault(sum(handful), set()).add(handful)
        return {
            ("place", cell, handful)
            for cell, number in enumerate(self.board.numbers)
            if number in handfuls and self.is_free(cell)
            for handful in handfuls[number]
        }

    def legal(self):
        if self.step == "ready":
            return {("roll",)}
        if self.step == "placed":
            return {("roll",), ("stop",)}
        if self.step == "over":
            return set()
        moves = self.placements() | {("give-up",)}
        if self.hand()["yarn"]:
            moves.add(("reroll",))
        return moves

    @staticmethod
    def name(action):
        kind, what = variant(action)
        return (kind, what["cell"], tuple(what["dice"])) if kind == "place" else (kind,)

    def play(self, action, events):
        kind, what = variant(action)
        if kind in ("roll", "reroll"):
            return self.roll(kind, events)
        if kind == "place":
            return self.place(what["cell"], tuple(what["dice"]), events)
        if kind == "stop":
            return self.stop(events)
        return self.cat_astrophe("GaveUp")

    def roll(self, kind, events):
        named = {"roll": "Rolled", "reroll": "Rerolled"}[kind]
        self.thrown = faces_thrown(events, named)
        if len(self.thrown) != self.dice_left:
            raise Disagreement(f"{len(self.thrown)} dice were thrown, {self.dice_left} are left")
        if kind == "reroll":
            self.hand()["yarn"] -= 1
        self.step = "thrown"
        told = [{named: {"seat": self.current, "dice": list(self.thrown)}}]
        if not self.placements() and not self.hand()["yarn"]:
            told += self.cat_astrophe("NothingFits")
        return told

    def place(self, cell, dice, events):
        self.dice[cell] = dice
        self.dice_left -= len(dice)
        self.thrown = ()
        self.step = "placed"
        told = [{"Placed": {"seat": self.current, "cell": cell, "dice": list(dice)}}]
        return told if self.dice_left else told + self.stop(events)

    # Bedding

    def diced(self):
        return [cell for cell, dice in enumerate(self.dice) if dice]

    def faults(self):
        """What keeps the dice from being bedded."""
        diced = set(self.diced())
        is_linked = len(linked_parts(diced, self.board.neighbours)) == 1
        faults = [] if is_linked else [{"NotLinked": {"cell": cell}} for cell in diced]
        for cell in diced:
            faults += [{"NoBase": {"cell": cell, "missing": below}} for below in self.board.supports[cell]
                       if self.is_free(below)]
        return faults

    def stop(self, events):
        faults = self.faults()
        if not faults:
            return self.bed()
        # Of several faults the engine names one: any that is true will do.
        named = [fault for fault in faults if names_fault(events, fault)]
        return self.cat_astrophe({"Unbeddable": (named or faults)[0]})

    def bed(self):
        diced, seat = self.diced(), self.current
        self.dice = [() for _ in self.dice]
        told = []
        for cell in diced:
            for _ in range(cats_of(self.board.numbers[cell])):
                told += self.lay_a_cat(cell)
                if self.is_won():
                    self.step = "over"
                    return told + ["Ended"]
        rows = {self.board.row_of[cell] for cell in diced}
        if (not self.dice_left or len(rows) >= 3) and self.turn_dice > 1:
            self.begin_turn(self.turn_dice - 1)
            return told + [{"BonusTurn": {"seat": seat, "dice": self.turn_dice}}]
        return told + self.pass_on()

    def lay_a_cat(self, cell):
        seat, hand = self.current, self.hand()
        is_golden = self.winner == seat
        hand["golden" if is_golden else "cats"] += 1 if is_golden else -1
        self.golden[cell] += is_golden
        self.cats[cell] += 1
        told = []
        if self.yarn[cell]:
            self.yarn[cell] = False
            hand["yarn"] += 1
            told.append({"YarnWon": {"seat": seat, "cell": cell}})
        told.append({"Bedded": {"seat": seat, "cell": cell, "golden": is_golden}})
        if not hand["cats"] and self.winner is None:
            self.winner = seat
            told.append({"BecameWinner": {"seat": seat}})
        return told

    def is_won(self):
        """« FIN DE PARTIE », asked after every single cat."""
        is_full = all(cats == cats_of(number) for cats, number in zip(self.cats, self.board.numbers))
        out = sum(not hand["cats"] for hand in self.hands)
        return is_full or out > 1 or any(hand["golden"] == GOLDEN_CATS for hand in self.hands)

    def cat_astrophe(self, cause):
        self.hand()["cat_astrophes"] += 1
        self.dice = [() for _ in self.dice]
        return [{"CatAstrophe": {"seat": self.current, "cause": cause}}] + self.pass_on()

    def pass_on(self):
        self.current = (self.current + 1) % self.players
        self.begin_turn(TURN_DICE)
        return [{"TurnPassed": {"to": self.current}}]

    # The end

    def score(self, seat):
        hand = self.hands[seat]
        return hand["golden"] if seat == self.winner else -hand["cats"]

    def outcome(self):
        if self.step != "over":
            return None
        everyone = range(self.players)
        rank = ranks([(seat == self.winner, self.score(seat)) for seat in everyone])
        return {"places": [{
            "rank": rank[seat],
            "won": seat == self.winner,
            "score": self.score(seat),
            "measures": [
                ["golden-cats", self.hands[seat]["golden"]],
                ["cats-left", self.hands[seat]["cats"]],
                ["cat-astrophes", self.hands[seat]["cat_astrophes"]],
            ],
        } for seat in everyone]}

    def title(self):
        if self.winner is None:
            return None
        golden = self.hands[self.winner]["golden"]
        return next(title for least, title in TITLES if golden >= least)

    def state(self):
        table = {
            "board": self.board.rows,
            "cells": [
                {"cats": cats, "golden": golden, "dice": list(dice), "yarn": yarn}
                for cats, golden, dice, yarn in zip(self.cats, self.golden, self.dice, self.yarn)
            ],
            "hands": self.hands,
            "current": self.current,
            "step": {"thrown": list(self.thrown)} if self.step == "thrown" else self.step,
            "turn_dice": self.turn_dice,
            "dice_left": self.dice_left,
            "winner": self.winner,
        }
        return {"table": table}

    @staticmethod
    def reading(state):
        return {"table": state["table"]}

    @staticmethod
    def hearing(events):
        return events


def linked_parts(cells, neighbours):
    """These cells, in parts that hang together."""
    left, parts = set(cells), []
    while left:
        part, new = set(), {min(left)}
        while new:
            cell = new.pop()
            part.add(cell)
            new |= neighbours[cell] & left - part
        left -= part
        parts.append(part)
    return parts


def names_fault(events, fault):
    """Does a cat-astrophe among these events have this cause?"""
    told = [what for kind, what in map(variant, events) if kind == "CatAstrophe"]
    return any(what["cause"] == {"Unbeddable": fault} for what in told)


def faces_thrown(events, named):
    """What chance decided."""
    kind, what = variant(events[0]) if events else (None, {})
    if kind != named or not all(face in range(1, 7) for face in what["dice"]):
        raise Disagreement("dice were thrown and show nothing")
    return tuple(what["dice"])
