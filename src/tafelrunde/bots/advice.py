"""Advice for people: what a strong player would play in their place and why, and where a finished game turned.

Whoever gives advice sees what the seat sees, through the same door as every computer player.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from tafelrunde.bots.bot import Seen
from tafelrunde.bots.levels import efforts
from tafelrunde.bots.search import SearchBot
from tafelrunde.bots.tree import LONGEST_SEQUEL
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import NOBODY, State
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.game import Game, Sentence
from tafelrunde.kernel.judge import Judge, rewards
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.plays import Play, carry_out
from tafelrunde.kernel.texts import text

HINT_SECONDS: Final = 2.0  # together with the reasons an answer takes less than three
REASON_SECONDS: Final = 0.6
REASON_GAMES: Final = 16  # imagined games that the reasons are taken from
REASON_PLAYS: Final = 40  # at most, until the seat decides again
REVIEW_ITERATIONS: Final = 120
REVIEW_SECONDS: Final = 0.4
REVIEW_GAMES: Final = 60  # imagined games for each of the plays that are compared at a turning point
FIRST_GAMES: Final = 8  # the same at a decision of which it is not clear whether it is one
REVIEW_PLAYS: Final = 12  # decisions that each of them is played on
CLOSER: Final = 9  # decisions that are looked at more closely
TURNINGS: Final = 3
REVIEW_SURE: Final = 12  # visits from which on the value that a search found for a play is believed
SMALL: Final = 0.02  # a change of the judgement that nobody would speak of
PART: Final = 0.3  # of the largest change; what is smaller is left out
TERMS: Final = 3
SWING: Final = 0.03  # what was lost by less is no turning point


class Term(msgspec.Struct, frozen=True):
    """One part of the judgement that speaks for a play, or against it, compared with the next best one."""

    feature: str
    """What it is about; its text is `GAME-feature-NAME`."""
    own: bool
    """Whether the seat's own side has more or less of it; otherwise the others, on average."""
    more: bool
    good: bool
    change: float
    """How much of the judgement it is."""


class Suggestion(msgspec.Struct, frozen=True):
    """A play that a search thinks well of."""

    words: Sentence
    visits: int
    share: float
    """The part of the search that was spent on it, from 0 to 1: what is tried most is suggested."""
    value: float
    """What the seat can hope for after it, from 0 to 1; see `Advice.winning`."""
    terms: tuple[Term, ...]
    """Why rather this than the next best one; of the others, what they do better or worse than the first."""


class Advice(msgspec.Struct, frozen=True):
    """What a strong player would play in a seat's place, the best first."""

    suggestions: tuple[Suggestion, ...]
    winning: bool
    """Values are chances to win. Where there are more than two sides, they are the part of the others the seat ends up ahead of."""


class Turning(msgspec.Struct, frozen=True):
    """A decision that cost something."""

    position: int
    """The position that was decided in; the next one is what it led to."""
    played: Sentence
    better: Sentence
    before: float
    """What could be hoped for with the better play."""
    after: float
    """What was left with the one that was played."""
    terms: tuple[Term, ...]
    """What speaks for the better one."""
    winning: bool
    """As in `Advice`."""


def suggest(seen: Seen, seed: int, effort: Effort | None = None, count: int = 3) -> Advice:
    """Return what a strong player would play in the place of a seat that has to decide; the same seed thinks the same, given the time."""
    game = seen.game
    strong = effort or msgspec.structs.replace(strongest(game), seconds=HINT_SECONDS)
    bot = SearchBot(game, seed, strong)
    thoughts = bot.think(seen)
    chosen = thoughts[:count]
    total = sum(thought.visits for thought in thoughts)
    reasons = compare(seen, bot.judge, [thought.play for thought in chosen], seed)
    found = tuple(
        Suggestion(seen.words(thought.play), thought.visits, thought.visits / total, thought.value, terms)
        for thought, terms in zip(chosen, reasons, strict=True)
    )
    return Advice(found, winning(bot.judge, seen, seed))


def strongest(game: Game) -> Effort:
    """Return how much the highest level thinks."""
    return efforts(game)[-1]


def winning(judge: Judge, seen: Seen, seed: int) -> bool:
    """Return whether values are chances to win: against one other side, or together against the game."""
    return len(set(judge.sides(seen.imagine(seeded(seed))))) <= 2


# Reasons


def compare(seen: Seen, judge: Judge, plays: Sequence[Play], seed: int) -> list[tuple[Term, ...]]:
    """Return what speaks for each of some plays: for the first compared with the second, for the others compared with the first.

    All are tried in the same imagined games, played on by rules of thumb until the seat decides again.
    """
    if len(plays) < 2:
        return [() for _ in plays]
    names = list(seen.game.weights)
    dice = seeded(seed)
    own = [[0.0] * len(names) for _ in plays]
    others = [[0.0] * len(names) for _ in plays]
    games = 0
    until = time.monotonic() + REASON_SECONDS
    while games < REASON_GAMES and (games == 0 or time.monotonic() < until):
        imagined = seen.imagine(dice)
        ends = [after(judge, seen.seat, imagined.clone(), play, games) for play in plays]
        if any(end.to_move == NOBODY for end in ends):
            games += 1  # it is over there, and the judgement has nothing to say
            continue
        for place, end in enumerate(ends):
            add_features(judge, end, seen.seat, own[place], others[place])
        games += 1

    def against(place: int, rival: int) -> tuple[Term, ...]:
        return differences(names, judge, own[place], own[rival], others[place], others[rival], games)

    # Two plays may come to the same for now, or the second be better for now; then the first is compared with the third.
    rivals = (against(0, rival) for rival in range(1, len(plays)))
    first = next((terms for terms in rivals if any(term.good for term in terms)), ())
    return [first, *(against(place, 0) for place in range(1, len(plays)))]


def after(judge: Judge, seat: int, state: State, play: Play, luck: int) -> State:
    """Play and go on by rules of thumb until the seat decides again and nothing is under way; with the same luck for every play."""
    state.chance = dice = seeded(luck)
    carry_out(state, seat, play)
    for _ in range(REASON_PLAYS):
        actors = state.actors()
        if not actors or (seat in actors and judge.quiet(state)):
            break
        judge.step(state, actors[0], dice)
    return state


def add_features(judge: Judge, state: State, seat: int, own: list[float], others: list[float]) -> None:
    """Add the features of a position to sums: those of the seat's side, and those of the others on average."""
    sides = judge.sides(state)
    rivals = sorted({sides.index(side) for side in sides if side != sides[seat]})
    for place, number in enumerate(judge.features(state, seat)):
        own[place] += number
    for rival in rivals:
        for place, number in enumerate(judge.features(state, rival)):
            others[place] += number / len(rivals)


def differences(
    names: Sequence[str],
    judge: Judge,
    own: Sequence[float],
    own_rival: Sequence[float],
    others: Sequence[float],
    others_rival: Sequence[float],
    games: int,
) -> tuple[Term, ...]:
    """Return the parts of the judgement that differ most between two plays, the largest first."""
    changes: dict[tuple[str, bool], tuple[float, float]] = {}  # by feature and side: how much of it, and what that is worth
    for place, name in enumerate(names):
        weight = judge.weights[place]
        base = name.removesuffix("_late")  # the same thing, growing in the course of the game
        for mine, now, rival in ((True, own, own_rival), (False, others, others_rival)):
            much = (now[place] - rival[place]) / games
            before = changes.get((base, mine), (0.0, 0.0))
            changes[base, mine] = (before[0] + much, before[1] + (weight if mine else -weight) * much)
    for name in {name for name, _ in changes}:  # what one side gains is often what the other loses: said once
        (ours, gain), (theirs, loss) = changes[name, True], changes[name, False]
        if gain * loss > 0:
            both = gain + loss
            changes[name, True], changes[name, False] = (
                ((ours, both), (0.0, 0.0)) if abs(gain) > 0.9 * abs(loss) else ((0.0, 0.0), (theirs, both))
            )
    largest = max((abs(worth) for _, worth in changes.values()), default=0.0)
    found = [
        Term(name, mine, much > 0, worth > 0, worth)
        for (name, mine), (much, worth) in changes.items()
        if abs(worth) >= max(SMALL, PART * largest) and much
    ]
    return tuple(sorted(found, key=lambda term: -abs(term.change))[:TERMS])


def term_text(lang: str, game: str, term: Term) -> str:
    """Return what a term says, as `+ more markers`."""
    said = text(lang, f"{game}-feature-{term.feature}", way="more" if term.more else "less")
    return f"{'+' if term.good else '−'} {said if term.own else text(lang, 'play-hint-others', what=said)}"


def hope_text(lang: str, value: float, winning: bool) -> str:
    """Return in words what can be hoped for: chances to win, or the part of the others one ends up ahead of."""
    return text(lang, "play-hope-win" if winning else "play-hope-ahead", percent=round(100 * value))


# Looking back


class Doubt(msgspec.Struct, frozen=True):
    """A first suspicion that a decision was not the best one."""

    lost: float
    better: Play


def decisions(match: Match, seats: Collection[int]) -> list[int]:
    """Return the positions in which one of these seats decided and had a choice."""
    found = []
    for index, position in enumerate(match.positions[1:]):
        before = match.positions[index].state
        asked = position.play and position.actor in seats and position.actor in before.actors()  # what is said unasked is no decision
        if asked and not position.automatic and len(Seen(match.game, before, position.actor).plays()) > 1:
            found.append(index)
    return found


def doubt(seen: Seen, played: Play, seed: int) -> Doubt | None:
    """Search a little in the place of a seat; None if it played what the search would play."""
    effort = msgspec.structs.replace(strongest(seen.game), iterations=REVIEW_ITERATIONS, seconds=REVIEW_SECONDS)
    thoughts = SearchBot(seen.game, seed, effort).think(seen)
    best = thoughts[0]
    if best.play == played:
        return None
    tried = [thought.value for thought in thoughts if thought.play == played and thought.visits >= REVIEW_SURE]
    if tried:
        return Doubt(best.value - tried[0], best.play)
    better, left = worths(seen, (best.play, played), FIRST_GAMES, seed)
    return Doubt(better - left, best.play)


def turn(seen: Seen, position: int, better: Play, played: Play, seed: int) -> Turning:
    """Compare what was played in a position with a better play: both are played on in the same imagined games."""
    judge = seen.game.judge()
    before, left = worths(seen, (better, played), REVIEW_GAMES, seed)
    terms = compare(seen, judge, (better, played), seed)[0]
    return Turning(position, seen.words(played), seen.words(better), before, left, terms, winning(judge, seen, seed))


def worths(seen: Seen, plays: Sequence[Play], games: int, seed: int) -> list[float]:
    """Return what some plays are worth to a seat after a few more decisions by rules of thumb, on average over imagined games."""
    judge = seen.game.judge()
    dice = seeded(seed)
    total = [0.0] * len(plays)
    for luck in range(games):
        imagined = seen.imagine(dice)
        for place, play in enumerate(plays):
            total[place] += play_on(judge, seen.seat, imagined.clone(), play, luck)
    return [worth / games for worth in total]


def play_on(judge: Judge, seat: int, state: State, play: Play, luck: int) -> float:
    """Return what a play is worth to a seat in one imagined game."""
    state.chance = dice = seeded(luck)
    carry_out(state, seat, play)
    for number in range(REVIEW_PLAYS + LONGEST_SEQUEL):
        actors = state.actors()
        if not actors or (number >= REVIEW_PLAYS and judge.quiet(state)):
            break
        judge.step(state, actors[0], dice)
    outcome = state.outcome()
    return float(rewards(outcome)[seat] if outcome is not None else judge.values(state)[seat])


def worst(doubts: Mapping[int, Doubt | None]) -> list[int]:
    """Return the positions that are worth a closer look, the most suspicious first."""
    found = [(doubted.lost, index) for index, doubted in doubts.items() if doubted]
    return [index for _, index in sorted(found, reverse=True)[:CLOSER]]


def turning_points(turnings: Iterable[Turning]) -> tuple[Turning, ...]:
    """Return those that cost most, the worst first."""
    return tuple(sorted((one for one in turnings if one.before - one.after >= SWING), key=lambda one: one.after - one.before)[:TURNINGS])


def review(
    match: Match, seats: Collection[int], seed: int = 1, progress: Callable[[int, int], None] = lambda done, of: None
) -> tuple[Turning, ...]:
    """Return the decisions of some seats that cost most in a game, each judged with no more than its seat could know then.

    `progress` is told how many decisions are looked at, of how many.
    """

    def seen(index: int) -> Seen:
        return Seen(match.game, match.positions[index].state, match.positions[index + 1].actor)

    def played(index: int) -> Play:
        return match.positions[index + 1].play

    looked = decisions(match, seats)
    doubts: dict[int, Doubt | None] = {}
    for number, index in enumerate(looked):
        progress(number, len(looked))
        doubts[index] = doubt(seen(index), played(index), seed + index)
    progress(len(looked), len(looked))
    found = []
    for index in worst(doubts):
        doubted = doubts[index]
        assert doubted
        found.append(turn(seen(index), index, doubted.better, played(index), seed + index))
    return turning_points(found)
