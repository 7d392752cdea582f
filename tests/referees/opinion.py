"""What the referees have in common: reading the engine's records and saying where two opinions differ.

A record is one line of JSON, as `tests/examples/records.rs` writes it. A referee is a class with

    __init__(setup, start)   the table as the rules set it up; `start` is looked at for what chance decided, only
    to_act()                 the seat that may act, or None at the end
    legal()                  what that seat may do, as a set of names
    play(action, events)     takes an action and gives the events the rules call for; `events` is looked at for what
                             chance decided, only
    state()                  the table as the rules have it now
    outcome()                places and measures, or None before the end
    title()                  what the winner may be called, or None

and, to put what the engine wrote into the same form, `name(action)`, `reading(state)` and `hearing(events)`.
"""

import json


class Disagreement(Exception):
    """The engine and the referee say different things."""


def only(tagged):
    """What stands behind the name of a game or of a variant."""
    (value,) = tagged.values()
    return value


def variant(value):
    """The name of a variant and what belongs to it."""
    if isinstance(value, str):
        return value, {}
    ((name, content),) = value.items()
    return name, content


def seats(numbers):
    """A set of seats as the engine writes it: one bit each."""
    return sum(1 << number for number in numbers)


def ranks(standings):
    """1 is best; who ties shares the better rank, and the ranks so used up are skipped."""
    return [1 + sum(other > own for other in standings) for own in standings]


def differences(mine, theirs, path=""):
    """Every place where two values differ, as text."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        for key in sorted({*mine, *theirs}, key=str):
            if key not in mine:
                yield f"{path}/{key}: the referee has none, the engine says {theirs[key]!r}"
            elif key not in theirs:
                yield f"{path}/{key}: the referee says {mine[key]!r}, the engine has none"
            else:
                yield from differences(mine[key], theirs[key], f"{path}/{key}")
    elif isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        for index, (own, other) in enumerate(zip(mine, theirs)):
            yield from differences(own, other, f"{path}/{index}")
    elif mine != theirs:
        yield f"{path or '/'}: the referee says {mine!r}, the engine {theirs!r}"


def agree(what, mine, theirs):
    """Nothing, or a disagreement that says all there is to say about it."""
    if mine != theirs:
        raise Disagreement("\n  ".join([f"{what} differs", *differences(mine, theirs)]))


def agree_on_position(referee, position):
    """State, seat to act and legal moves; gives the moves."""
    agree("the state", referee.state(), referee.reading(only(position["state"])))
    seat = referee.to_act()
    agree("who is to act", seats([] if seat is None else [seat]), position["to_act"])
    offered = [referee.name(only(action)) for action in position["legal"]]
    mine, theirs = referee.legal(), set(offered)
    if len(offered) != len(theirs):
        raise Disagreement("the engine offers something twice")
    if mine != theirs:
        raise Disagreement(
            f"the legal moves differ\n  only the referee allows {sorted(mine - theirs, key=str)}"
            f"\n  only the engine allows {sorted(theirs - mine, key=str)}"
        )
    return mine


def replay(referee, record):
    """Plays a record again beside the engine; gives the number of entries."""
    legal = agree_on_position(referee, record["start"])
    for index, step in enumerate(record["steps"]):
        act = step["entry"]["Act"]
        action = only(act["action"])
        try:
            if act["seat"] != referee.to_act():
                raise Disagreement(f"seat {act['seat']} acted, but the turn is seat {referee.to_act()}'s")
            if referee.name(action) not in legal:
                raise Disagreement("the action is not legal")
            heard = [only(event) for event in step["events"]]
            told = referee.play(action, heard)
            agree("what happened", told, referee.hearing(heard))
            legal = agree_on_position(referee, step["after"])
        except Disagreement as difference:
            raise Disagreement(f"entry {index}, seat {act['seat']}, {json.dumps(action)}: {difference}") from None
    if referee.to_act() is not None:
        raise Disagreement("the record ends before the match does")
    agree("the outcome", referee.outcome(), record["outcome"])
    agree("the title", referee.title(), record["title"])
    return len(record["steps"])


def judge(game, record):
    """A second opinion on one record; raises [Disagreement] with the match in its words."""
    try:
        start = only(record["start"]["state"])
        return replay(game(only(record["setup"]), start), record)
    except (Disagreement, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as difference:
        if not isinstance(difference, Disagreement):
            difference = f"the record makes no sense: {difference!r}"
        which = f"match {record['number']} ({json.dumps(record['setup'])}, players {record['players']})"
        raise Disagreement(f"{which}, {difference}") from None
