"""Würfelmarsch, refereed from the booklet and the rulings."""

from lattice import AGAINST, BASE, ORIENTATIONS, SIDES, UNDER, moved, rolled
from opinion import ranks, seats, variant

COLOURS = ("red", "yellow", "pearl")
FORWARD = ("forward-left", "forward-right")


def left_of(seat):
    """Seats and sides run clockwise."""
    return (seat + 1) % 3


def right_of(seat):
    return (seat + 2) % 3


def heading(seat, direction):
    """Towards which side and away from which: each neighbour's border lies on that hand, and never back."""
    own, left, right = seat, left_of(seat), right_of(seat)
    return {
        "left": (left, right),
        "forward-left": (left, own),
        "forward-right": (right, own),
        "right": (right, left),
    }[direction]


DIRECTIONS = ("left", "forward-left", "forward-right", "right")


def neighbour(cell, towards, away):
    """The cell that a die rolls to; none outside the base."""
    changes = [0, 0, 0]
    changes[towards], changes[away] = -1, 1
    return moved(cell, changes)


WAYS = {
    (seat, cell): [(direction, *heading(seat, direction), neighbour(cell, *heading(seat, direction)))
                   for direction in DIRECTIONS]
    for seat in SIDES for cell in BASE
}
OTHERS = {die: sorted(ORIENTATIONS - {die}) for die in ORIENTATIONS}


def goal(seat):
    """« CASE DE COIN à l'opposé »: as deep behind the own side as can be."""
    return "".join("8" if side == seat else "0" for side in SIDES)


def starting_dice(seat):
    """The five middle edge cells; 3 to the player, 2 to the neighbour on the left, 1 to the one on the right."""
    faces = [0, 0, 0]
    faces[seat], faces[left_of(seat)], faces[right_of(seat)] = 3, 2, 1
    on_the_border = [cell for cell in BASE if cell[seat] == "0"]
    middle = [cell for cell in on_the_border if min(int(cell[left_of(seat)]), int(cell[right_of(seat)])) >= 2]
    return {cell: (seat, "".join(map(str, faces))) for cell in middle}


def fight(dice, case):
    """« Combat » round a case: the three dice with the faces they turn to it, and who wins; None without a fight."""
    fighters = []
    for side in SIDES:
        cell = UNDER[case][side]
        if cell not in dice:
            return None
        owner, die = dice[cell]
        fighters.append({"cell": cell, "seat": owner, "face": int(die[side])})
    if len({fighter["seat"] for fighter in fighters}) == 1:
        return None
    highest = max(fighter["face"] for fighter in fighters)
    strongest = {fighter["seat"] for fighter in fighters if fighter["face"] == highest}
    verdict = {"won": {"by": strongest.pop()}} if len(strongest) == 1 else "tie"
    return {"case": case, "fighters": fighters, "verdict": verdict}


def by_cell(events):
    """Dice leave the base all at once: in which order it is told does not matter."""
    gone = sorted((event for event in events if variant(event)[0] in ("Captured", "Removed")),
                  key=lambda event: variant(event)[1]["cell"])
    others = [event for event in events if event not in gone]
    fought = sum(variant(event)[0] in ("Pivoted", "Turned", "Fought") for event in others)
    return others[:fought] + gone + others[fought:]


class Wurfelmarsch:
    def __init__(self, setup, _start):
        self.setup = setup
        self.dice = {}
        for seat in SIDES:
            self.dice.update(starting_dice(seat))
        self.current = 0
        self.turn = 0
        self.moved_at = [0, 0, 0]
        # By who took them, then by whose they were.
        self.captured = [[0, 0, 0] for _ in range(3)]
        self.removed = [0, 0, 0]
        self.quiet = 0
        self.ending = None
        self.positions = {}
        self.seen()

    def position(self):
        return frozenset(self.dice.items()), self.current

    def seen(self):
        """Notes the position; gives how often it has occurred."""
        self.positions[self.position()] = self.positions.get(self.position(), 0) + 1
        return self.positions[self.position()]

    def dice_of(self, seat):
        return [cell for cell, (owner, _) in self.dice.items() if owner == seat]

    def to_act(self):
        return None if self.ending else self.current

    def legal(self):
        if self.ending:
            return set()
        moves = set()
        for cell in self.dice_of(self.current):
            for direction, _, _, to in WAYS[self.current, cell]:
                if to is not None and to not in self.dice:
                    moves.add(("pivot", cell, direction))
            for die in OTHERS[self.dice[cell][1]]:
                moves.add(("turn", cell, die))
        return moves

    @staticmethod
    def name(action):
        kind, what = variant(action)
        return kind, what["cell"], what["direction"] if kind == "pivot" else what["die"]

    def play(self, action, _events):
        kind, what = variant(action)
        seat, cell = self.current, what["cell"]
        self.turn += 1
        self.moved_at[seat] = self.turn
        self.quiet += 1
        if kind == "turn":
            before = self.dice[cell][1]
            self.dice[cell] = (seat, what["die"])
            told = [{"Turned": {"seat": seat, "cell": cell, "from": before, "to": what["die"]}}]
        else:
            told = self.pivot(seat, cell, what["direction"])
        if not self.ending:
            told += self.pass_on()
        return told

    def pivot(self, seat, cell, direction):
        towards, away = heading(seat, direction)
        to = neighbour(cell, towards, away)
        die = rolled(self.dice.pop(cell)[1], towards, away)
        self.dice[to] = (seat, die)
        if direction in FORWARD:
            self.quiet = 0
        told = [{"Pivoted": {"seat": seat, "from": cell, "to": to, "direction": direction, "die": die}}]
        if to == goal(seat):
            return told + self.end({"reached-corner": {"seat": seat}})
        return told + by_cell(self.battle(to))

    def battle(self, arrived):
        """Every case that the pivot made is judged as the dice lie; then prisoners are taken; then ties are cleared."""
        fights = [fight(self.dice, case) for case in AGAINST[arrived] if case]
        fights = [found for found in fights if found]
        if fights:
            self.quiet = 0
        told = [{"Fought": found} for found in fights]
        captors, tied = {}, []
        for found in fights:
            if found["verdict"] == "tie":
                tied += [fighter["cell"] for fighter in found["fighters"]]
                continue
            winner = found["verdict"]["won"]["by"]
            highest = max(fighter["face"] for fighter in found["fighters"])
            for fighter in found["fighters"]:
                if fighter["seat"] != winner:
                    captors.setdefault(fighter["cell"], []).append((highest, winner))
        for cell, claims in captors.items():
            # Beaten twice: by the higher face, else by the left neighbour of the player who moved.
            highest = max(face for face, _ in claims)
            claimants = {winner for face, winner in claims if face == highest}
            winner = left_of(self.current) if len(claimants) == 2 else claimants.pop()
            owner, _ = self.dice.pop(cell)
            self.captured[winner][owner] += 1
            told.append({"Captured": {"cell": cell, "of": owner, "by": winner}})
        for cell in dict.fromkeys(tied):
            if cell in self.dice:
                owner, _ = self.dice.pop(cell)
                self.removed[owner] += 1
                told.append({"Removed": {"cell": cell, "of": owner}})
        return told

    def pass_on(self):
        if not self.dice:
            return self.end("no-dice-left")
        told = []
        seat = left_of(self.current)
        while not self.dice_of(seat):
            told.append({"Skipped": {"seat": seat}})
            seat = left_of(seat)
        self.current = seat
        told.append({"TurnPassed": {"to": seat}})
        if self.seen() >= self.setup["repetitions"]:
            told += self.end("repetition")
        elif self.quiet >= self.setup["quiet_turns"]:
            told += self.end("quiet")
        return told

    def end(self, ending):
        self.ending = ending
        return [{"Ended": {"ending": ending, "winners": seats(self.winners())}}]

    def total(self, seat):
        """« le nombre de dés qu'il a capturés » less « ses dés qui ont été retirés »."""
        return sum(self.captured[seat]) - self.removed[seat]

    def winners(self):
        name, what = variant(self.ending)
        if name == "reached-corner":
            return [what["seat"]]
        if name == "no-dice-left":
            return [max(SIDES, key=lambda seat: (self.total(seat), self.moved_at[seat]))]
        return []

    def outcome(self):
        if not self.ending:
            return None
        winners = self.winners()
        standings = [(seat in winners, self.total(seat)) for seat in SIDES]
        rank = ranks(standings) if winners else [1, 1, 1]
        return {"places": [{
            "rank": rank[seat],
            "won": seat in winners,
            "score": self.total(seat),
            "measures": [["dice-captured", sum(self.captured[seat])], ["dice-removed", self.removed[seat]]],
        } for seat in SIDES]}

    def title(self):
        return None

    def state(self):
        return {
            "setup": self.setup,
            "pyramid": {cell: (COLOURS[owner], die) for cell, (owner, die) in self.dice.items()},
            "current": self.current,
            "turn": self.turn,
            "moved_at": self.moved_at,
            "captured": self.captured,
            "removed": self.removed,
            "quiet": self.quiet,
            "occurrences": None if self.ending else self.positions[self.position()],
            "ending": self.ending,
        }

    @staticmethod
    def reading(state):
        # How the engine writes positions is its own business; how often it has seen this one is not.
        read = {key: value for key, value in state.items() if key != "history"}
        read["occurrences"] = None if state["ending"] else state["history"].count(state["history"][-1])
        read["pyramid"] = {lying["cell"]: (lying["colour"], lying["die"]) for lying in state["pyramid"]}
        return read

    @staticmethod
    def hearing(events):
        return by_cell(events)
