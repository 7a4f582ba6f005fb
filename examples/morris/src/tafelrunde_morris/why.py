"""Why not? The rule that forbids a sentence, None where it is legal. What stands against a play is asked of the law."""

from __future__ import annotations

from tafelrunde.kernel.game import Sentence, WhyNot, refusal
from tafelrunde_morris.engine import _grammar as nm
from tafelrunde_morris.engine.law import no_move, no_place, no_start, no_take
from tafelrunde_morris.engine.state import Morris
from tafelrunde_morris.grammar import GRAMMAR


def why_not(state: Morris, seat: int, sentence: Sentence) -> WhyNot | None:
    """Return the rule that forbids this sentence, None if it is legal."""
    if state.to_move < 0:
        return WhyNot("NM-5.1", "over")
    if sentence[0] == "resign":
        return WhyNot("NM-5.5", "resign")
    ask, _ = state.asked()
    if state.to_move != seat:
        return WhyNot("NM-1.3", "not_your_turn", {"seat": nm.SEAT_NAMES[state.to_move]})
    points = [nm.POINT_NAMES.index(word) for word in sentence[1:] if word in nm.POINT_NAMES]
    do = sentence[0]
    if do not in nm.DO_NAMES or len(points) < len(sentence) - 1:
        return WhyNot("NM-1.4", "how")
    if (do == "take") != (ask == nm.Ask.TAKING):
        return WhyNot("NM-4.2", "take_now" if ask == nm.Ask.TAKING else "no_mill")
    if do == "move":
        return why_not_move(state, seat, points)
    law = no_take if do == "take" else no_place
    found = against(law(state, seat, points[0] if points else 0), "NM-4.2" if do == "take" else "NM-2.1", points[:1])
    if found and (points or not found.fields):  # what names no point holds for all
        return found
    return None if len(points) == 1 else WhyNot("NM-1.4", "how")


def why_not_move(state: Morris, seat: int, points: list[int]) -> WhyNot | None:
    """Return what stands against a move: its start, then its end."""
    if state.in_hand[seat]:
        return against(no_start(state, seat, 0), "NM-2.2", [])
    if not points:
        return WhyNot("NM-1.4", "how")
    start = against(no_start(state, seat, points[0]), "NM-3.1", points)
    if start or len(points) != 2:
        return start or WhyNot("NM-1.4", "how")
    return against(no_move(state, seat, *points), "NM-3.1", points[1:])


def against(reason: int, rule: str, points: list[int]) -> WhyNot | None:
    """Return what a law has said about a point."""
    return refusal(GRAMMAR, reason, rule, point=nm.POINT_NAMES[points[0]] if points else "")
