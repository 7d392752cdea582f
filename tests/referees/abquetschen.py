"""Abquetschen, refereed from the booklet and the rulings.

At every throw all layings are found, as sets of cells; what may be laid next follows from them.
"""

from lattice import CELLS, COVERS, EDGE, SUPPORTS, TOUCHES, UNDER, SIDES, visible_faces
from opinion import Disagreement, ranks, seats, variant

RESERVE = 55
OPENING_DICE = 4
THROWS = range(1, 7)
# « rangée de dés » and « Dés de bonus ».
BONUS = {4: 1, 5: 2, 6: 3}
# The opening and the turns of the two others.
FIRST_ROUND = 3


def with_what_is_below(cell, filled):
    """A cell with all that must be laid before a die can lie there."""
    needed, new = set(), [cell]
    while new:
        cell = new.pop()
        if cell not in needed:
            needed.add(cell)
            new += [below for below in SUPPORTS[cell] if below not in filled]
    return frozenset(needed)


def connected_layings(filled, anchors, count):
    """Every set of so many cells that can be laid, hangs together by whole faces and has one of the anchors.

    Whatever hangs together grows from an anchor, neighbour by neighbour; and new neighbours lie above, since all that
    is below is laid with a die.
    """
    seen, found = set(), set()
    new = {with_what_is_below(anchor, filled) for anchor in anchors}
    while new:
        laying = new.pop()
        if len(laying) > count or laying in seen:
            continue
        seen.add(laying)
        if len(laying) == count:
            found.add(laying)
            continue
        for cell in laying:
            for above in COVERS[cell]:
                if above not in laying:
                    new.add(laying | with_what_is_below(above, filled | laying))
    return found


def longest_row(cells):
    """The longest « rangée » of these cells."""
    best = []
    for cell in cells:
        for side in SIDES:
            row, below = [cell], UNDER[cell][side]
            while below in cells:
                row.append(below)
                below = UNDER[below][side]
            best = max(best, row, key=len)
    return best


class Abquetschen:
    def __init__(self, _setup, _start):
        self.dice = [set(), set(), set()]
        self.bonus_dice = [0, 0, 0]
        self.current = 0
        self.first = None
        self.turn = 0
        self.kind = "throw-for-first"
        self.count = 0
        self.ending = None
        self.laid = set()
        self.layings = set()

    def filled(self):
        return frozenset().union(*self.dice)

    def reserve(self, seat):
        return RESERVE - len(self.dice[seat])

    def to_act(self):
        return None if self.ending else self.current

    # Layings

    def openings(self):
        """« Il ne peut pas jouer de dé sur les CASES DE BORD. »"""
        inner = [cell for cell in CELLS if cell not in EDGE]
        found = connected_layings(frozenset(), inner, OPENING_DICE)
        return {laying for laying in found if not laying & EDGE}

    def layings_of(self, count):
        """All ways in which the player may lay so many dice on what lies."""
        filled, own = self.filled(), self.dice[self.current]
        # « À son premier tour de jeu »: without a die of one's own, any will do.
        touched = own or filled
        anchors = {cell for cell in CELLS if cell not in filled and not touched.isdisjoint(TOUCHES[cell])}
        found = connected_layings(filled, anchors, count)
        if self.turn < FIRST_ROUND:
            found = {laying for laying in found if self.leaves_first_player_visible(filled | laying)}
        return found

    def leaves_first_player_visible(self, filled):
        return any(visible_faces(cell, filled) for cell in self.dice[self.first])

    def has_room(self):
        """« n'a plus aucune place »: can any number at all be laid?"""
        return any(self.layings_of(count) for count in THROWS)

    def offered(self):
        """Where the next die can lie so that the whole number can still be laid."""
        if len(self.laid) == self.count:
            return set()
        filled = self.filled()
        wanted = set().union(*(laying - self.laid for laying in self.layings if laying >= self.laid))
        return {cell for cell in wanted if all(below in filled for below in SUPPORTS[cell])}

    # Moves

    def legal(self):
        if self.ending:
            return set()
        if self.kind in ("throw-for-first", "ready"):
            return {("throw", None)}
        filled = self.filled()
        moves = {("lay", cell) for cell in self.offered()}
        moves |= {("take-back", cell) for cell in self.laid if not any(above in filled for above in COVERS[cell])}
        if len(self.laid) == self.count or (self.kind == "bonus" and not self.laid):
            moves.add(("done", None))
        return moves

    @staticmethod
    def name(action):
        kind, what = variant(action)
        return kind, what.get("cell")

    def play(self, action, events):
        kind, what = variant(action)
        seat = self.current
        if kind == "throw":
            return self.throw(thrown(events))
        if kind == "lay":
            self.dice[seat].add(what["cell"])
            self.laid.add(what["cell"])
            return [{"Laid": {"seat": seat, "cell": what["cell"]}}]
        if kind == "take-back":
            self.dice[seat].remove(what["cell"])
            self.laid.remove(what["cell"])
            return [{"TookBack": {"seat": seat, "cell": what["cell"]}}]
        return self.done()

    def throw(self, value):
        seat = self.current
        told = [{"Threw": {"seat": seat, "value": value}}]
        if self.kind == "throw-for-first":
            if value != OPENING_DICE:
                self.current = (seat + 1) % 3
                return told + [{"TurnPassed": {"to": self.current}}]
            self.first = seat
            self.begin("opening", OPENING_DICE, self.openings())
            return told + [{"BecameFirst": {"seat": seat}}]
        if value > self.reserve(seat):
            return told + self.end({"threw-beyond-reserve": {"seat": seat}})
        layings = self.layings_of(value)
        if not layings:
            return told + [{"CouldNotLay": {"seat": seat, "dice": value}}] + self.pass_on()
        self.begin("laying", value, layings)
        return told

    def begin(self, kind, count, layings):
        self.kind, self.count, self.layings, self.laid = kind, count, layings, set()

    def done(self):
        seat, kind, laid = self.current, self.kind, self.laid
        if kind == "bonus" and not laid:
            return [{"BonusForgone": {"seat": seat, "dice": self.count}}] + self.pass_on()
        if laid not in self.layings:
            raise Disagreement(f"{sorted(laid)} is no laying by the rules")
        told = [{"Finished": {"seat": seat, "cells": sorted(laid)}}]
        if kind == "bonus":
            self.bonus_dice[seat] += len(laid)
        if not self.reserve(seat):
            return told + self.end({"reserve-empty": {"seat": seat}})
        row = longest_row(laid) if kind == "laying" else []
        if len(row) in BONUS:
            # No more than are left.
            dice = min(BONUS[len(row)], self.reserve(seat))
            told.append({"EarnedBonus": {"seat": seat, "row": sorted(row), "dice": dice}})
            layings = self.layings_of(dice)
            if layings:
                self.begin("bonus", dice, layings)
                return told
            told.append({"BonusLost": {"seat": seat, "dice": dice}})
        return told + self.pass_on()

    def pass_on(self):
        self.begin("ready", 0, set())
        self.current = (self.current + 1) % 3
        self.turn += 1
        told = [{"TurnPassed": {"to": self.current}}]
        if not self.has_room():
            told += self.end({"no-room": {"seat": self.current}})
        return told

    def end(self, ending):
        self.begin("over", 0, set())
        self.ending = ending
        return [{"Ended": {"ending": ending, "winners": seats(self.winners())}}]

    def winners(self):
        name, what = variant(self.ending)
        if name != "no-room":
            return [what["seat"]]
        fewest = min(self.reserve(seat) for seat in range(3))
        return [seat for seat in range(3) if self.reserve(seat) == fewest]

    def outcome(self):
        if not self.ending:
            return None
        winners = self.winners()
        rank = ranks([(seat in winners, -self.reserve(seat)) for seat in range(3)])
        return {"places": [{
            "rank": rank[seat],
            "won": seat in winners,
            "score": -self.reserve(seat),
            "measures": [["dice-left", self.reserve(seat)], ["bonus-dice", self.bonus_dice[seat]]],
        } for seat in range(3)]}

    def title(self):
        return None

    def state(self):
        step = self.kind
        if self.kind in ("laying", "bonus"):
            step = {self.kind: {"dice": self.count}}
        if self.ending:
            step = {"over": self.ending}
        return {
            "dice": [sorted(dice) for dice in self.dice],
            "bonus_dice": self.bonus_dice,
            "current": self.current,
            "first": self.first,
            "turn": self.turn,
            "step": step,
            "laid": sorted(self.laid),
        }

    @staticmethod
    def reading(state):
        read = {key: value for key, value in state.items() if key != "stream"}
        read["dice"] = [sorted(dice) for dice in state["dice"]]
        read["laid"] = sorted(state["laid"])
        return read

    @staticmethod
    def hearing(events):
        """The same, with sets of cells in one order."""
        heard = []
        for event in events:
            kind, what = variant(event)
            in_order = {key: sorted(value) if isinstance(value, list) else value for key, value in what.items()}
            heard.append({kind: in_order})
        return heard


def thrown(events):
    """What chance decided."""
    kind, what = variant(events[0]) if events else (None, {})
    if kind != "Threw" or what["value"] not in THROWS:
        raise Disagreement("the die was thrown and shows nothing")
    return what["value"]
