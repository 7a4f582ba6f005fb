"""The end of an age and of the game (ET-21 to ET-26)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine.effects import gain, pick_card
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.vectors import vec


def scatter(state: Ethnos) -> None:
    """ET-21.2, steps 1 and 2: hands go unscored, Skeletons leave bands and row (ET-R25)."""
    for seat in range(state.rules.players):
        for kind in state.kinds:
            at = seat * et.KINDS + kind
            count = state.hand[at]
            if state.rules.reveal_scattered and state.known[at] < count:
                state.shown += 1
            state.known[at] = 0
            if count > 0:
                state.discard[at] += count
                state.hand[at] = 0
                for _ in range(count):  # card by card: how many of them are alike is nobody's business (ET-21.4, ET-R30)
                    if state.rules.reveal_scattered:
                        state.note(et.Happened.SCATTERED, [seat, kind])
                    else:
                        state.note_secret(et.Happened.SCATTERED, [seat, kind], 1, seat)
        state.hand_size[seat] = 0
    count = state.row[et.SKELETON]
    state.row_size -= count
    state.row[et.SKELETON] = 0
    for i in range(len(state.band_cards)):
        if state.band_cards[i] == et.SKELETON:
            state.band_cards[i] = et.EMPTY
            count += 1
    state.gone = count  # the Giant token stays where it lies (ET-12.5, ET-R18)
    if count > 0:
        state.note(et.Happened.SKELETONS, [count])


def troll_sum(state: Ethnos, seat: i64) -> i64:
    """Return what breaks ties in a seat's favour: the sum of its Troll tokens, then the highest one, as ten times the sum.

    It works by itself (ET-R27), and no two owners are equal (ET-18.4, ET-18.6).
    """
    found: i64 = 0
    for token in range(et.TROLL_TOKENS):
        if state.trolls[token] == seat:
            found = with_token(found, token + 1)
    return found


def with_token(found: i64, value: i64) -> i64:
    """Return such a sum with one more token."""
    return (found // 10 + value) * 10 + max(found % 10, value)


class Share:
    """What one player gets where players are ranked."""

    def __init__(self, seat: i64, count: i64, rank: i64, tied: i64, pot: i64, glory: i64, trolls: i64) -> None:
        self.seat = seat
        self.count = count  # markers, or the space on the Merfolk board
        self.rank = rank  # from 1
        self.tied = tied  # how many share it
        self.pot = pot  # the prizes of all ranks they take
        self.glory = glory
        self.trolls = trolls  # 1 if Troll tokens decided a tie with somebody


def kingdom_shares(state: Ethnos, kingdom: i64) -> list[Share]:
    """Return who gets what for a kingdom if the age ended now (ET-22), the best first."""
    counts: list[i64] = []
    for seat in range(state.rules.players):
        counts.append(state.markers[seat * et.KINGDOMS + kingdom])
    prizes: list[i64] = []
    for space in range(state.age - 1, -1, -1):  # ET-22.1
        prizes.append(state.tokens[kingdom * et.AGES + space])
    return share_out(state, counts, prizes)


def merfolk_shares(state: Ethnos) -> list[Share]:
    """Return who gets what for the Merfolk board: the furthest player, or as a seventh kingdom (ET-14.6 to 14.9, ET-R20)."""
    values = state.rules.merfolk_glory
    prizes: list[i64] = [values[state.age - 1]]
    if state.rules.as_kingdom:
        for age in range(state.age - 2, -1, -1):
            prizes.append(values[age])
    counts: list[i64] = []
    for seat in range(state.rules.players):
        counts.append(state.merfolk[seat])
    return share_out(state, counts, prizes)


def share_out(state: Ethnos, counts: list[i64], prizes: list[i64]) -> list[Share]:
    """Rank the players by count and Troll tokens and share the prizes out (ET-22.3, ET-R21, ET-R31)."""
    players = state.rules.players
    keys: list[i64] = []
    ranked: i64 = 0
    for seat in range(players):
        keys.append(counts[seat] * 1000 + troll_sum(state, seat) if counts[seat] > 0 else 0)  # ET-22.2, ET-14.9, ET-R22, ET-R32
        if counts[seat] > 0:
            ranked += 1
    special = state.rules.pair and state.age == state.rules.ages and len(prizes) == 2  # ET-23.1, ET-23.5
    if special:
        if ranked == 1:
            prizes = [prizes[0] + prizes[1]]  # ET-23.3
        elif keys[0] != keys[1] or not state.rules.both_tokens:
            prizes = [prizes[0], 0]  # ET-23.2, ET-23.4, ET-R33
    shares: list[Share] = []
    rank: i64 = 0
    while rank < ranked:  # prizes that are left over go to nobody (ET-22.6)
        best: i64 = 0
        tied: i64 = 0
        for key in keys:
            if key > best:
                best = key
                tied = 1
            elif key == best:
                tied += 1
        pot: i64 = 0
        for place in range(rank, rank + tied):  # ET-22.4: ranks beyond the last prize count 0
            if place < len(prizes):
                pot += prizes[place]
        for seat in range(players):
            if keys[seat] == best:
                keys[seat] = 0
                shares.append(Share(seat, counts[seat], rank + 1, tied, pot, pot // tied, 1 if counts.count(counts[seat]) > tied else 0))
        rank += tied  # ET-22.5
    return shares


def score_kingdoms(state: Ethnos) -> None:
    """ET-21.2, step 3: each kingdom on its own (ET-22.7)."""
    for kingdom in range(et.KINGDOMS):
        for share in kingdom_shares(state, kingdom):
            gain(state, share.seat, et.Sheet.KINGDOMS, share.glory)
            args = [share.seat, i64(kingdom), share.rank, share.tied, share.pot, share.glory, share.count, share.trolls]
            state.note(et.Happened.KINGDOM_GLORY, args)


def score_merfolk(state: Ethnos) -> None:
    """ET-21.2, step 4."""
    for share in merfolk_shares(state):
        gain(state, share.seat, et.Sheet.MERFOLK, share.glory)
        state.note(et.Happened.MERFOLK_GLORY, [share.seat, share.count, share.rank, share.tied, share.glory, share.trolls])


def score_giant(state: Ethnos) -> None:
    """ET-21.2, step 5: the holder of the Giant token."""
    if state.giant >= 0:
        seat = state.band_owner[state.giant]
        glory = state.rules.giant_glory[state.age - 1]
        gain(state, seat, et.Sheet.GIANT_END, glory)
        state.note(et.Happened.GIANT_GLORY, [seat, glory])


def pillage(state: Ethnos, seat: i64, spaces: i64) -> None:
    """Orcs are sent to pillage: these markers return to the supply (ET-7.8, ET-16.3, ET-16.4, ET-R11)."""
    count: i64 = 0
    for kingdom in range(et.KINGDOMS):
        if spaces & BIT[kingdom]:
            count += 1
    state.orcs[seat] &= ~spaces
    state.supply[seat] += count
    if count > 0:
        gain(state, seat, et.Sheet.ORCS, et.ORC_GLORY[count])
        state.note(et.Happened.PILLAGED, [seat, count, et.ORC_GLORY[count]])
    else:
        state.note(et.Happened.ORCS_KEPT, [seat, orc_count(state, seat)])


def orc_count(state: Ethnos, seat: i64) -> i64:
    count: i64 = 0
    for kingdom in range(et.KINGDOMS):
        if state.orcs[seat] & BIT[kingdom]:
            count += 1
    return count


def lasting_size(state: Ethnos, band: i64) -> i64:
    """Return how many cards a band has without Skeletons, which are gone before anything is counted (ET-17.3)."""
    size: i64 = 0
    for at in range(band * et.HAND_LIMIT, (band + 1) * et.HAND_LIMIT):
        card = state.band_cards[at]
        if card >= 0 and card != et.SKELETON:
            size += 1
    return size


def scoring_size(state: Ethnos, band: i64) -> i64:
    """Return what counts for band glory: cards without Skeletons, one more with a Dwarf leader (ET-10.1)."""
    size = lasting_size(state, band)
    return size + 1 if state.band_leader[band] // et.KINGDOMS == et.Tribe.DWARF else size


def tie_size(state: Ethnos, band: i64) -> i64:
    """Return what a band counts in a tie at the end of the game: Dwarves do not matter (ET-10.2, ET-26.3, ET-R15)."""
    return state.band_size[band] if state.rules.tie_skeletons else lasting_size(state, band)


def score_bands(state: Ethnos) -> None:
    """ET-21.2, step 7: glory for every band (ET-24.1)."""
    for band in range(len(state.band_owner)):
        size = min(scoring_size(state, band), 6)
        if et.BAND_GLORY[size] > 0:
            gain(state, state.band_owner[band], et.Sheet.BANDS, et.BAND_GLORY[size])
        state.note(
            et.Happened.BAND_GLORY, [state.band_owner[band], state.band_leader[band], scoring_size(state, band), et.BAND_GLORY[size]]
        )


def next_first_player(state: Ethnos) -> None:
    """The player with the least glory begins; of several the next one clockwise from who drew the third dragon.

    ET-25.3, ET-25.4 and ET-R34.
    """
    players = state.rules.players
    least = min([state.glory[seat] for seat in range(players)])
    best: i64 = players + 1
    tied: i64 = 0
    for seat in range(players):
        if state.glory[seat] == least:
            tied += 1
            distance = (seat - state.drawer) % players
            if distance == 0 and state.rules.start_exclusive:
                distance = players
            if distance < best:
                best = distance
                state.first = seat
    state.note(et.Happened.FIRST_PLAYER, [state.first, et.Why.LEAST_GLORY if tied == 1 else et.Why.NEAREST])


def begin_age(state: Ethnos) -> None:
    """Gather and shuffle all cards, deal, lay the row out and hide the dragons in the lower half (ET-2.1 to 2.6).

    Markers and places on the Merfolk board stay as they are (ET-14.5).
    """
    players = state.rules.players
    state.age += 1
    state.dragons = 0
    state.gone = 0
    state.giant = et.EMPTY  # ET-2.5, ET-25.2, ET-R44
    state.giant_record = 0
    state.band = et.EMPTY
    for i in range(et.TROLL_TOKENS):
        state.trolls[i] = et.EMPTY
    state.band_owner = vec[i64]()
    state.band_leader = vec[i64]()
    state.band_size = vec[i64]()
    state.band_cards = vec[i64]()
    state.deck_size = 0
    state.row_size = 2 * players
    for kind in state.kinds:
        state.deck[kind] = et.COPIES[kind]  # ET-17.4, ET-25.1
        state.deck_size += et.COPIES[kind]
        state.row[kind] = 0
        for seat in range(players):
            state.discard[seat * et.KINDS + kind] = 0
    deck_at_first = state.deck_size
    state.note(et.Happened.AGE_BEGAN, [state.age, deck_at_first])
    for place in range(players):  # ET-2.2
        seat = (state.first + place) % players
        card = pick_card(state, state.deck_size, et.draw_card(seat))
        state.hand[seat * et.KINDS + card] += 1
        state.hand_size[seat] += 1
        state.note_secret(et.Happened.DREW, [seat, card], 1, seat)
    for _ in range(2 * players):  # ET-2.3
        card = pick_card(state, state.deck_size, et.What.OPEN_CARD)
        state.row[card] += 1
        state.note(et.Happened.LAID_OUT, [card])
    state.top = state.deck_size // 2  # ET-2.4, ET-R4
    state.turn = (state.first - 1) % players
    state.steps.clear()
    state.push(et.Ask.NEXT_TURN)


def end_game_or_age(state: Ethnos) -> None:
    """ET-21.2, step 8."""
    if state.age == state.rules.ages:
        state.finish(et.Reason.GLORY)  # ET-26.1
        return
    next_first_player(state)
    begin_age(state)  # ET-25.5


def kingdom_markers(state: Ethnos, seat: i64) -> i64:
    total: i64 = 0
    for kingdom in range(et.KINGDOMS):
        total += state.markers[seat * et.KINGDOMS + kingdom]
    return total


def standing(state: Ethnos, seat: i64) -> list[int]:
    """Return what players are compared by in the end: glory, markers in kingdoms, sizes of the last age's bands.

    ET-26.2, ET-26.3 and ET-R35; bands count for who owns them now (ET-27.6), and Troll tokens do not count (ET-18.7).
    """
    sizes = [int(tie_size(state, band)) for band in range(len(state.band_owner)) if state.band_owner[band] == seat]
    sizes.sort(reverse=True)
    given_up = 0 if state.resigned == seat else 1
    return [given_up, int(state.glory[seat]), int(kingdom_markers(state, seat)), *sizes]


def places(state: Ethnos) -> tuple[int, ...]:
    """Return the places of all seats; fully equal players share one (ET-26.4, ET-26.5, ET-R36)."""
    standings = [standing(state, seat) for seat in range(state.rules.players)]
    return tuple([1 + len([1 for other in standings if other > own]) for own in standings])
