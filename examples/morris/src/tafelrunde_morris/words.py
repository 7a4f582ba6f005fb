"""Nine men's morris in words: `place d2`, `move d2 d3`, `take e4`."""

from __future__ import annotations

from tafelrunde.kernel.contract import Event
from tafelrunde.kernel.game import Prompt, Sentence, Told, told
from tafelrunde_morris.engine import _grammar as nm
from tafelrunde_morris.engine.state import Morris
from tafelrunde_morris.grammar import GRAMMAR

VOCABULARY = frozenset((*nm.DO_NAMES, *nm.POINT_NAMES))


def words(state: Morris, seat: int, action: int) -> Sentence:
    """Return an action as a sentence: what is done, and with which points."""
    kind = GRAMMAR.action_of(action)
    return (kind.name, *(nm.POINT_NAMES[point] for point in kind.split(action).values()))


def read(reading: str, value: int) -> str | int:
    """Return the word for a number in an event."""
    if reading == "number":
        return value
    if reading == "winner":
        return "nobody" if value == nm.DRAW else nm.SEAT_NAMES[value]
    return {"seat": nm.SEAT_NAMES, "point": nm.POINT_NAMES, "reason": nm.REASON_NAMES}[reading][value]


def tell(state: Morris, event: Event, seat: int) -> Told:
    """Return an event with the names of its details; nothing in it is secret."""
    return told(event, seat, GRAMMAR.events[event.kind], read)


def prompts(state: Morris) -> list[Prompt]:
    """Return the question that is open."""
    if state.to_move < 0:
        return []
    ask, data = state.asked()
    fields: dict[str, str | int] = {"phase": "placing" if state.in_hand[state.to_move] else "moving"}
    if ask == nm.Ask.TAKING:
        fields = {"left": nm.taking_left(data)}
    return [Prompt(nm.SEAT_NAMES[state.to_move], nm.ASK_NAMES[ask], fields)]
