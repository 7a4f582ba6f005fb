"""What a seat cannot see in a duel: the improvements that the other team holds (section 8 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.vectors import append, vec


def imagine(state: AntePortas, seat: i64, chance: Chance) -> None:
    """Deal the hands of the other team anew, or of both for a spectator; everybody knows of which epoch each card is (AP-R17)."""
    for epoch in range(2):
        deal(state, seat, chance, epoch)


def deal(state: AntePortas, seat: i64, chance: Chance, epoch: i64) -> None:
    """Deal the hidden cards of one epoch anew."""
    unseen = vec[i64]()
    counts = vec[i64]()
    for _ in range(state.rules.players):
        counts = append(counts, i64(0))
    for card in range(epoch * ap.IMPROVEMENTS_AN_EPOCH, (epoch + 1) * ap.IMPROVEMENTS_AN_EPOCH):
        where = state.improvement[card]
        hidden = where == ap.At.DECK or where == ap.At.ASIDE
        if ap.At.HAND <= where < ap.At.OWNED:
            owner = where - ap.At.HAND
            hidden = seat < 0 or state.team(owner) != state.team(seat)
            if hidden:
                counts[owner] += 1
        if hidden:
            unseen = append(unseen, i64(card))
    for card in unseen:
        state.improvement[card] = ap.At.DECK if epoch == state.epoch - 1 else i64(ap.At.ASIDE)
    for owner in range(state.rules.players):
        for _ in range(counts[owner]):
            at = chance.pick(len(unseen), 0)
            state.improvement[unseen[at]] = ap.At.HAND + owner
            rest = vec[i64]()
            for i in range(len(unseen)):
                if i != at:
                    rest = append(rest, unseen[i])
            unseen = rest
