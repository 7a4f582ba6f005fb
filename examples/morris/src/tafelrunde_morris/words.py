"""Nine men's morris in words: `place d2`, `move d2 d3`, `take e4`."""

from __future__ import annotations

from tafelrunde.kernel.contract import Event
from tafelrunde.kernel.game import Prompt, Sentence, Told, told
from tafelrunde_morris.engine._grammar import (
    ASK_NAMES,
    DO_NAMES,
    DRAW,
    POINT_NAMES,
    REASON_NAMES,
    SEAT_NAMES,
    Ask,
    taking_left,
)
from tafelrunde_morris.engine.state import Morris
from tafelrunde_morris.grammar import GRAMMAR

VOCABULARY = frozenset((*DO_NAMES, *POINT_NAMES))


def words(state: Morris, seat: int, action: int) -> Sentence:
    """Return an action as a sentence: what is done, and with which points."""
    kind = GRAMMAR.action_of(action)
    return (kind.name, *(POINT_NAMES[point] for point in kind.split(action).values()))


def read(reading: str, value: int) -> str | int:
    """Return the word for a number in an event."""
    if reading == "number":
        return value
    if reading == "winner":
        return "nobody" if value == DRAW else SEAT_NAMES[value]
    return {"seat": SEAT_NAMES, "point": POINT_NAMES, "reason": REASON_NAMES}[reading][value]


def tell(state: Morris, event: Event, seat: int) -> Told:
    """Return an event with the names of its details; nothing in it is secret."""
    return told(event, seat, GRAMMAR.events[event.kind], read)


def prompts(state: Morris) -> list[Prompt]:
    """Return the question that is open."""
    if state.to_move < 0:
        return []
    ask, data = state.asked()
    fields: dict[str, str | int] = {"phase": "placing" if state.in_hand[state.to_move] else "moving"}
    if ask == Ask.TAKING:
        fields = {"left": taking_left(data)}
    return [Prompt(SEAT_NAMES[state.to_move], ASK_NAMES[ask], fields)]
