"""What a rule-of-thumb player thinks of its options (section 13 of the rules).

Everything is counted in glory. A band is worth what it scores, its marker and what its leader does. A hand is worth what its best group
will bring when it is played, now or after some more cards, times the chance that the age lasts until then, less what these turns bring
otherwise. So a band is played when no more cards are worth the wait; the thresholds of 13.3 come out by themselves. The numbers below
and in `taste.py` were tuned by playing versions against each other with 2 to 6 players.

Of the state only what the seat may know is looked at: never the deck's cards nor what is hidden in the rivals' hands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine import law
from tafelrunde.games.ethnos.engine.kingdoms import payout_of_two
from tafelrunde.games.ethnos.engine.legal import NO_CARDS, band_of, kept_by, leader_of, swap_targets
from tafelrunde.games.ethnos.engine.scoring import orc_count, scoring_size, troll_sum, with_token
from tafelrunde.games.ethnos.engine.state import Ethnos, has_tribe
from tafelrunde.games.ethnos.engine.taste import PLAIN, Taste
from tafelrunde.kernel.judge import logistic
from tafelrunde.kernel.rows import filled, floats_of, row_of
from tafelrunde.kernel.vectors import append, vec

SIZES: Final = et.HAND_LIMIT + 1
GROUPS: Final = et.TRIBES + et.KINGDOMS  # cards of a tribe, then cards of a colour
GOALS: Final = 5  # no more than four cards are waited for
TURNS: Final = 12  # so far ahead the dragons are reckoned with
NO_GROUP: Final = -99.0
TINY: Final = 0.01  # better than nothing

FIND: Final[list[float]] = [1.1, 1.3, 1.5, 1.5, 1.5]  # with 2 to 6 players: chance of a card for a group, by its share of the unseen cards

# Markers
SPREAD: Final = 0.18  # how uncertain a lead of one marker is when the age ends, when it begins, and with every age more
SPREAD_AGE: Final = 0.55
SPREAD_LATER: Final = 0.85
ARRIVE: Final = 0.45  # chance that a player without a marker in a kingdom gets one during an age
TIE: Final = 0.5  # what winning ties is worth, in markers

# Abilities
GIANT_HOLDS: Final[list[float]] = [0.0, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.97, 0.98, 1.0]  # by size: nobody takes the token any more
PILLAGE_FROM: Final = 5

# Cards that rivals want
WANTED_NEXT: Final = 0.6  # as much less to the one after the next
NEXT_PLAYERS: Final = 3

# What is banned, by tribe (option tribe_choice): first those with which these rules were least ahead of simpler ones
BAN_VALUE: Final[list[i64]] = [4, 1, 1, 0, 0, 2, 2, 1, 3, 0, 1, 1, 0]


# Rows to be copied: that is quicker than filling new ones
GLORY: Final[vec[float]] = floats_of([float(glory) for glory in et.BAND_GLORY])
CARDS: Final[vec[i64]] = row_of([int(copies) for copies in et.COPIES])
NO_SIZES: Final[vec[i64]] = filled(GROUPS, 0)
NO_GROUPS: Final[vec[float]] = floats_of([0.0] * GROUPS)
NO_VALUES: Final[vec[float]] = floats_of([NO_GROUP] * et.KINDS)
NO_LEADS: Final[vec[float]] = floats_of([0.0] * (et.KINDS * SIZES))
NO_PLACES: Final[vec[i64]] = filled(et.KINDS * SIZES, 0)


def odds_of_end(safe: i64, rest: i64, dragons_left: i64, draws: i64) -> float:
    """Return the chance that the age ends while so many ally cards are drawn (13.4).

    `safe` cards lie above the part with the dragons, `rest` in it, `dragons_left` of them dragons.
    """
    below = draws - safe
    if below <= 0:
        return 0.0
    if below > rest - dragons_left:
        return 1.0
    odds = 1.0
    for i in range(dragons_left):
        odds *= float(below - 1 + dragons_left - i) / float(rest - i)
    return odds


def band_glory(cards: i64) -> float:
    return GLORY[min(cards, 6)]


def judge(state: Ethnos, seat: i64, plays: list[tuple[int, ...]], taste: Taste = PLAIN) -> list[int]:
    """Return how good each of these plays of a seat looks to somebody with a taste; higher is better."""
    ask = state.steps[-1] & et.ASK_MASK
    if ask == et.Ask.BAN:
        return [int(BAN_VALUE[et.ban_tribe(play[0])]) for play in plays]
    if ask == et.Ask.ORC_PILLAGE:
        wanted: i64 = et.Do.YES if orc_count(state, seat) >= PILLAGE_FROM else et.Do.NO  # 13.6: each colour brings more than the one before
        return [1 if play[0] == wanted else 0 for play in plays]
    if len(plays) == 1:
        return [0]
    outlook = Outlook(state, seat, True, taste)
    outlook.rate_wants()
    if ask == et.Ask.TURN:
        outlook.value = outlook.hand_value(et.HAND_LIMIT)
    return [int(1000.0 * outlook.score(play, ask)) for play in plays]


class Outlook:
    """What a seat makes of a position before it compares its plays; `any_leader` also those whose tribe it has not in hand.

    Experience is that of games of two by the rules for two (ET-7.3, ET-23): what kingdoms bring there, and numbers that differ from the
    plain ones.
    """

    def __init__(self, state: Ethnos, seat: i64, any_leader: bool, taste: Taste) -> None:
        self.state = state
        self.seat = seat
        self.players = state.rules.players
        self.taste: Taste = taste if state.rules.pair else PLAIN
        self.ages_left = state.rules.ages - state.age
        self.hand: vec[i64] = state.hand[seat * et.KINDS : (seat + 1) * et.KINDS]
        self.value = 0.0  # of this hand
        self.unseen: vec[i64] = NO_CARDS[:]
        self.unseen_cards: i64 = 0
        self.suits = vec[i64]()  # tribes in the game that can lead
        self.groups = vec[i64]()  # those that can have cards
        self.size: vec[i64] = NO_SIZES[:]  # [group]: cards of it in the hand, without Skeletons
        self.goals: i64 = 0  # how many numbers of cards are planned for a group: none more than it has, one more …
        self.lasting: vec[float] = NO_GROUPS[:GOALS]  # [cards more]: chance that the age lasts until then
        self.costs: vec[float] = NO_GROUPS[:GOALS]  # [cards more]: what the turns until then would bring otherwise
        self.find: vec[float] = NO_GROUPS[:]  # [group]: chance of getting one more card in a turn
        self.in_row: vec[i64] = NO_SIZES[:]
        self.age_left = 0.0  # share of the age that is to come
        self.lasts = vec[float]()  # [turns]: chance that the age lasts until so many turns after the next own one
        self.lasts_after_draw = vec[float]()  # the same if this turn draws from the deck
        self.ruined = 0.0  # what it is worth that the age ends while the rivals hold cards
        self.trolls: vec[i64] = filled(self.players, et.EMPTY)  # [seat]: what breaks ties in its favour, if there are Trolls
        if has_tribe(state, et.Tribe.TROLL):
            for other in range(self.players):
                self.trolls[other] = troll_sum(state, other)
        self.troll: i64 = self.trolls[seat]
        self.centaurs: bool = has_tribe(state, et.Tribe.CENTAUR)
        self.followed: bool = self.centaurs or has_tribe(state, et.Tribe.ELF)  # whether a second group of the hand may matter
        self.needed: vec[i64] = NO_SIZES[: et.KINGDOMS]  # [kingdom]: a band must be larger to place a marker
        self.marker: vec[float] = NO_GROUPS[: et.KINGDOMS]  # what one more is worth
        self.best_marker = 0.0
        self.lead: vec[float] = NO_LEADS[:]  # [kind * SIZES + size]: marker and ability
        self.places: vec[i64] = NO_PLACES[:]  # [the same]: 1 if the leader's own kingdom gets a marker
        self.want: vec[float] = self.taste.wants[:]  # what is lost if the next players get a card
        self.form_groups()
        self.read_clock()
        self.rate_markers()
        self.rate_leaders(any_leader or has_tribe(state, et.Tribe.FAIRY))
        self.rate: float = self.turn_value()

    def score(self, play: tuple[int, ...], ask: i64) -> float:
        """Return what a play is worth, in glory."""
        state = self.state
        action: i64 = play[0]
        do = et.kind_of(action)
        if do == et.Do.RECRUIT_DECK:
            return self.draw_value() + self.taste.deck
        if do == et.Do.RECRUIT_ROW:
            kind = et.recruit_row_card(action)
            return self.value_with(kind, 1, self.value) + self.taste.deny * self.want[kind]
        if do == et.Do.LEAD_TRIBE or do == et.Do.LEAD_COLOUR:
            return self.band_value(play) + self.taste.band + (self.taste.band_last if self.ages_left == 0 else 0.0)
        if do == et.Do.TAKE:
            return self.keep_value(play)
        if do == et.Do.KINGDOM:
            return self.marker[et.kingdom_to(action)] + TINY
        if do == et.Do.TROLL:
            return self.troll_gain(et.troll_token(action) + 1) + TINY
        if do == et.Do.YES:
            return self.wizard_gain(state.band_size[state.band]) if ask == et.Ask.WIZARD_DRAW else TINY
        if do == et.Do.END_CHAIN:
            return -self.leftovers()
        if do == et.Do.SWAP:
            fairies = state.steps[-1] >> et.ASK_BITS
            return self.swap_gain(swap_targets(state, self.seat, fairies)[et.swap_target(action)], scoring_size(state, fairies))
        return 0.0

    # Cards and dragons

    def form_groups(self) -> None:
        """Count what is unseen, and how easily each group grows."""
        state = self.state
        for kind in state.kinds:
            count: i64 = CARDS[kind] - self.hand[kind] - state.row[kind]
            for other in range(self.players):
                if other != self.seat:
                    count -= state.known[other * et.KINDS + kind]
            self.unseen[kind] = count
            self.unseen_cards += count
        for card in state.band_cards:
            if card >= 0:
                self.unseen[card] -= 1
                self.unseen_cards -= 1
        for tribe in state.tribes:
            if tribe != et.Tribe.SKELETON:
                self.suits = append(self.suits, tribe)
                self.groups = append(self.groups, tribe)
        for kingdom in range(et.KINGDOMS):
            self.groups = append(self.groups, i64(et.TRIBES + kingdom))
        unseen = NO_SIZES[:]
        for tribe in self.suits:
            for kingdom in range(et.KINGDOMS):
                kind = tribe * et.KINGDOMS + kingdom
                colour: i64 = et.TRIBES + kingdom
                unseen[tribe] += self.unseen[kind]
                unseen[colour] += self.unseen[kind]
                self.in_row[tribe] += state.row[kind]
                self.in_row[colour] += state.row[kind]
        for group in self.groups:
            share = float(unseen[group]) / float(self.unseen_cards + 1)
            self.find[group] = min(FIND[self.players - 2] * self.taste.find * share + self.taste.find_anyway, 1.0)
        self.count_hand()

    def count_hand(self) -> None:
        """Count the cards of each group in the hand anew."""
        for group in self.groups:
            self.size[group] = 0
        for tribe in self.suits:
            for kingdom in range(et.KINGDOMS):
                count = self.hand[tribe * et.KINGDOMS + kingdom]
                if count > 0:
                    self.size[tribe] += count
                    self.size[et.TRIBES + kingdom] += count

    def member(self, group: i64, i: i64) -> i64:
        """Return the i-th kind of a group."""
        return self.suits[i] * et.KINGDOMS + group - et.TRIBES if group >= et.TRIBES else group * et.KINGDOMS + i

    def members(self, group: i64) -> i64:
        """Return how many kinds a group has."""
        return len(self.suits) if group >= et.TRIBES else et.KINGDOMS

    def odds(self, draws: float) -> float:
        """Return the chance that the age ends within so many draws, on average."""
        state = self.state
        dragons: i64 = et.DRAGONS - state.dragons
        rest = state.deck_size - state.top + dragons
        low = i64(draws)
        odds = odds_of_end(state.top, rest, dragons, low)
        return odds + (draws - float(low)) * (odds_of_end(state.top, rest, dragons, low + 1) - odds)

    def read_clock(self) -> None:
        """Reckon how long the age lasts (13.4)."""
        state = self.state
        draws = self.taste.draws
        if state.row_size == 0:
            draws += 0.3
        elif state.row_size < self.players:
            draws += 0.1
        others = draws * float(self.players - 1)
        for turns in range(TURNS):
            ahead = others + draws * float(self.players * turns)
            self.lasts = append(self.lasts, 1.0 - self.odds(ahead))
            self.lasts_after_draw = append(self.lasts_after_draw, 1.0 - self.odds(ahead + 1.0))
        cards: i64 = -3 * self.players  # ET-2.2, ET-2.3: dealt and laid out
        for kind in state.kinds:
            cards += CARDS[kind]
        whole = draws_to_come(cards // 2, cards - cards // 2, et.DRAGONS)
        self.age_left = draws_to_come(state.top, state.deck_size - state.top, et.DRAGONS - state.dragons) / whole
        for other in range(self.players):
            if other != self.seat:
                size = float(state.hand_size[other])
                self.ruined += self.taste.ruined * (0.5 * size + 0.12 * size * size) / float(self.players - 1)

    # Markers

    def rate_markers(self) -> None:
        """Work out what one more marker in each kingdom is worth, in this age and the later ones (13.2)."""
        state = self.state
        for kingdom in range(et.KINGDOMS):
            own = state.markers[self.seat * et.KINGDOMS + kingdom]
            self.needed[kingdom] = law.markers_there(state, self.seat, kingdom)
            total = 0.0
            weight = self.taste.marker * (self.taste.marker_last if self.ages_left == 0 else 1.0)
            for age in range(state.age, state.rules.ages + 1):
                total += weight * (self.payout(kingdom, age, own + 1, self.troll) - self.payout(kingdom, age, own, self.troll))
                weight *= self.taste.later
            self.marker[kingdom] = max(total, 0.0)
            self.best_marker = max(self.best_marker, total)

    def payout(self, kingdom: i64, age: i64, own: i64, troll: i64) -> float:
        """Return what a kingdom is expected to pay in an age, to somebody who has so many markers now."""
        state = self.state
        if self.taste.experienced:
            theirs = state.markers[(1 - self.seat) * et.KINGDOMS + kingdom]
            trolls = troll - self.trolls[1 - self.seat]
            mine = payout_of_two(state, kingdom, age, own, theirs, trolls, self.age_left)
            return mine - self.taste.theirs * payout_of_two(state, kingdom, age, theirs, own, -trolls, self.age_left)
        spread = SPREAD + SPREAD_AGE * self.age_left + SPREAD_LATER * float(age - state.age)
        arrive = ARRIVE * self.age_left if age == state.age else 1.0
        if age > state.age:
            troll = et.EMPTY  # the tokens are given back (ET-18.5)
        at = kingdom * et.AGES + age - 1
        top = float(state.tokens[at])
        if state.rules.pair and age == state.rules.ages:  # ET-23: the leader gets one token, who is alone both
            both = top + float(state.tokens[at - 1])
            there = arrive if state.markers[(1 - self.seat) * et.KINGDOMS + kingdom] == 0 else 1.0
            here = arrive if own == 0 else 1.0
            behind = self.falls_behind(1 - self.seat, kingdom, own, troll, spread)
            mine = here * (there * (1.0 - behind) * top + (1.0 - there) * both)
            return mine - self.taste.rivals * there * (here * behind * top + (1.0 - here) * both)
        first = 1.0  # chance of the rank
        second = 0.0
        third = 0.0
        for other in range(self.players):
            if other != self.seat:
                behind = self.falls_behind(other, kingdom, own, troll, spread)
                if state.markers[other * et.KINGDOMS + kingdom] == 0:
                    behind *= arrive
                third += (second - third) * behind
                second += (first - second) * behind
                first -= first * behind
        total = first * top
        if age > 1:
            total += second * float(state.tokens[at - 1])
        if age > 2:
            total += third * float(state.tokens[at - 2])
        if self.players == 2:
            total *= 1.0 + self.taste.rivals
        return total * arrive if own == 0 else total

    def falls_behind(self, other: i64, kingdom: i64, own: i64, troll: i64, spread: float) -> float:
        """Return the chance that a rival is ahead in a kingdom when it counts."""
        lead = float(self.state.markers[other * et.KINGDOMS + kingdom] - own)
        if troll != et.EMPTY:
            theirs = self.trolls[other]
            if troll != theirs:
                lead += TIE if theirs > troll else -TIE
        return logistic(lead / spread)

    def turn_value(self) -> float:
        """Return what a turn brings, by the best plan for an empty hand."""
        best = 0.0
        for size in range(1, 7):
            value = 0.0
            for kingdom in range(et.KINGDOMS):
                if size > self.needed[kingdom]:
                    value += self.marker[kingdom]
            value = value / float(et.KINGDOMS) + band_glory(size)
            best = max(best, value / (float(size) * self.taste.card_turns + 1.0))
        return best * self.taste.rates[self.ages_left] * at_turn(self.lasts, self.taste.rate_turns)

    # Leaders

    def rate_leaders(self, any_leader: bool) -> None:
        """Work out what each leader brings with each size of band; Fairies last, as they take over what others led."""
        for tribe in self.state.tribes:
            if tribe != et.Tribe.SKELETON and tribe != et.Tribe.FAIRY and (any_leader or self.size[tribe] > 0):
                self.rate_tribe(tribe)
        if has_tribe(self.state, et.Tribe.FAIRY):
            self.rate_tribe(et.Tribe.FAIRY)

    def rate_tribe(self, tribe: i64) -> None:
        state = self.state
        supply = state.supply[self.seat]
        anywhere = 0.0
        ability = 0.0
        token: i64 = 0
        more = law.more_placing(tribe)
        horde = self.orc_gain() if tribe == et.Tribe.ORC and supply > 0 else 0.0
        for size in range(1, SIZES):
            if tribe == et.Tribe.TROLL:
                best = self.free_token(size)
                if best != token:  # to be worked out only once for each token
                    token = best
                    ability = self.troll_gain(token)
            else:
                ability = self.ability(tribe, size)
            if tribe == et.Tribe.WINGFOLK and supply > 0:
                for kingdom in range(et.KINGDOMS):
                    if size > self.needed[kingdom]:
                        anywhere = max(anywhere, self.marker[kingdom])
                ability += anywhere
            for kingdom in range(et.KINGDOMS):
                at = (tribe * et.KINGDOMS + kingdom) * SIZES + size
                self.lead[at] = ability
                if supply > 0:
                    if size + more > self.needed[kingdom] and tribe != et.Tribe.WINGFOLK and law.places_markers(tribe):
                        self.lead[at] += self.marker[kingdom]
                        self.places[at] = 1
                    if tribe == et.Tribe.ORC and law.can_join_horde(state, self.seat, kingdom):
                        self.lead[at] += horde

    def ability(self, tribe: i64, size: i64) -> float:
        """Return what a leader does for a band of that size, wherever it leads it."""
        if tribe == et.Tribe.GIANT:
            return self.giant_gain(size)
        if tribe == et.Tribe.MERFOLK:
            return self.merfolk_gain(size)
        if tribe == et.Tribe.WIZARD:
            return self.wizard_gain(size)
        if tribe == et.Tribe.FAIRY:
            return self.fairy_gain(size)
        return 0.0

    def free_token(self, size: i64) -> i64:
        """Return the highest Troll token that a band of that size can take, 0 if there is none."""
        for token in range(et.TROLL_TOKENS - 1, -1, -1):
            if law.no_token(self.state, token, size) == et.No.NOTHING:
                return token + 1
        return 0

    def orc_gain(self) -> float:
        """Return what one more colour on the Orc board is worth."""
        count = orc_count(self.state, self.seat)
        if count == et.KINGDOMS:
            return 0.0
        return float(et.ORC_GLORY[count + 1] - et.ORC_GLORY[count]) + self.taste.orc_later * float(self.ages_left)

    def giant_gain(self, size: i64) -> float:
        state = self.state
        if not law.beats_giants(state, size):
            return 0.0
        held = self.giant_holds(size)
        if state.giant >= 0:
            before = self.giant_holds(state.giant_record)
            held += -before if state.band_owner[state.giant] == self.seat else before * self.taste.rivals / float(self.players - 1)
        return float(et.GIANT_NOW) + self.giant_token() * held

    def giant_holds(self, size: i64) -> float:
        """Return the chance that the Giant token stays on a band of that size until the age ends."""
        return 1.0 - self.age_left * (1.0 - GIANT_HOLDS[size])

    def giant_token(self) -> float:
        return self.taste.giant * float(self.state.rules.giant_glory[self.state.age - 1])

    def merfolk_gain(self, size: i64) -> float:
        state = self.state
        before = state.merfolk[self.seat]
        after = min(before + size, et.MERFOLK_LAST)
        markers = self.taste.on_the_way * (to_symbol(after) - to_symbol(before))
        for symbol in et.MERFOLK_SYMBOLS:
            if before < symbol <= after:
                markers += 1.0
        prize = 0.0
        weight = 1.0
        for age in range(state.age, state.rules.ages + 1):
            prize += weight * float(state.rules.merfolk_glory[age - 1])
            weight *= self.taste.later
        return markers * self.best_marker + prize * (self.leads_at_sea(after) - self.leads_at_sea(before))

    def at_sea(self) -> float:
        """Return what the place on the Merfolk board is worth: the prizes, and the way to the next free marker."""
        state = self.state
        space = state.merfolk[self.seat]
        prize = 0.0
        for age in range(state.age, state.rules.ages + 1):
            prize += float(state.rules.merfolk_glory[age - 1])
        return prize * self.leads_at_sea(space) + self.taste.on_the_way * to_symbol(space) * self.best_marker

    def leads_at_sea(self, space: i64) -> float:
        """Return the chance of being the furthest on the Merfolk board from there."""
        chance = 1.0 if space > 0 else 0.0
        for other in range(self.players):
            if other != self.seat:
                chance *= logistic(float(space - self.state.merfolk[other]) / 3.0)
        return chance

    def troll_gain(self, value: i64) -> float:
        """Return what a Troll token changes in this age's kingdoms."""
        after = with_token(self.troll, value)
        gain = self.taste.high_troll * float(value)
        for kingdom in range(et.KINGDOMS):
            own = self.state.markers[self.seat * et.KINGDOMS + kingdom]
            gain += self.payout(kingdom, self.state.age, own, after) - self.payout(kingdom, self.state.age, own, self.troll)
        return gain

    def wizard_gain(self, size: i64) -> float:
        """Return what drawing is worth: cards, or the end of the age while the rivals still hold theirs."""
        return self.taste.wizard_card * float(size) * self.lasts_after_draw[1] + self.odds(float(size)) * self.ruined

    def fairy_gain(self, size: i64) -> float:
        state = self.state
        best = 0.0
        for band in range(len(state.band_owner)):
            if law.no_exchange(state, self.seat, size, band) == et.No.NOTHING:
                best = max(best, self.swap_gain(band, size))
        return best

    def swap_gain(self, band: i64, cards: i64) -> float:
        """Return what it brings to exchange a Fairy band that scores so many cards for this one (ET-27)."""
        state = self.state
        leader = state.band_leader[band]
        gain = band_glory(scoring_size(state, band)) - band_glory(cards)
        gain += gain * self.taste.rivals / float(self.players - 1)
        if state.giant == band:
            gain += self.giant_token() * self.giant_holds(state.giant_record)
        return gain + self.lead[leader * SIZES + state.band_size[band]]

    # Hands

    def hand_value(self, limit: i64) -> float:
        """Return what the hand is worth if up to `limit` cards of it can be kept."""
        best = NO_GROUP
        for group in self.groups:
            size = min(self.size[group], limit)
            if size > 0:
                best = max(best, self.group_value(group, size, min(self.hand[et.SKELETON], limit - size), self.in_row[group]))
        if best == NO_GROUP:
            return self.taste.wild * float(self.hand[et.SKELETON])
        return best if best > 0.0 else best * self.taste.junk

    def value_with(self, kind: i64, taken: i64, before: float) -> float:
        """Return what the hand is worth with one more card; `taken` is 1 if it comes from the row, `before` the value without it."""
        self.hand[kind] += 1
        if kind == et.SKELETON:
            value = self.hand_value(et.HAND_LIMIT)
        else:
            value = before if before > 0.0 else NO_GROUP
            tribe = kind // et.KINGDOMS
            colour = et.TRIBES + kind % et.KINGDOMS
            self.size[tribe] += 1
            self.size[colour] += 1
            value = max(value, self.group_value(tribe, self.size[tribe], self.hand[et.SKELETON], self.in_row[tribe] - taken))
            value = max(value, self.group_value(colour, self.size[colour], self.hand[et.SKELETON], self.in_row[colour] - taken))
            self.size[tribe] -= 1
            self.size[colour] -= 1
            if value < 0.0:
                value *= self.taste.junk
        self.hand[kind] -= 1
        return value

    def group_value(self, group: i64, cards: i64, wild: i64, in_row: i64) -> float:
        """Return the best that can be made of a group under the best leader in hand: played at the next turn, or after more cards."""
        self.plan(group, cards, wild, in_row)
        first = self.ahead_of(group)
        second = self.beside(group)
        leaders = self.leaders_of(group)
        best = NO_GROUP
        for more in range(self.goals):
            value = self.led(leaders, cards + more, wild, second) + first
            best = max(best, value * self.lasting[more] - self.costs[more])
        return best

    def value_led_by(self, leader: i64, group: i64, cards: i64, wild: i64) -> float:
        """Return the same under a leader that is not in hand yet, as just planned; not for one that uses a second group."""
        first = self.ahead_of(group)
        bonus: i64 = 1 if leader // et.KINGDOMS == et.Tribe.DWARF else 0
        best = NO_GROUP
        for more in range(self.goals):
            value = self.lead[leader * SIZES + cards + more + wild] + first
            value += band_glory(cards + more + bonus)
            best = max(best, value * self.lasting[more] - self.costs[more])
        return best

    def plan(self, group: i64, cards: i64, wild: i64, in_row: i64) -> None:
        """Work out how long it takes to get each number of cards more for a group: whether the age lasts, and what these turns cost."""
        card_turns = 1.0 / self.find[group]
        row_turns = 1.0
        turns = 0.0
        self.goals = max(min(min(cards + GOALS - 1, 7), et.HAND_LIMIT - wild) - cards, 0) + 1
        for more in range(self.goals):
            self.lasting[more] = at_turn(self.lasts, turns)
            self.costs[more] = self.rate * (turns + 1.0)
            if in_row > 0 and row_turns < card_turns:
                in_row -= 1
                turns += row_turns
                row_turns += self.taste.contest
            else:
                turns += card_turns

    def leaders_of(self, group: i64) -> vec[i64]:
        """Return the kinds of a group that are in hand."""
        leaders = vec[i64]()
        for i in range(self.members(group)):
            leader = self.member(group, i)
            if self.hand[leader] > 0:
                leaders = append(leaders, leader)
        return leaders

    def led(self, leaders: vec[i64], cards: i64, wild: i64, second: float) -> float:
        """Return what a band of so many cards and Skeletons brings under the best leader; Elves and Centaurs use a second group."""
        best = 0.0
        for leader in leaders:
            tribe = leader // et.KINGDOMS
            at = leader * SIZES + cards + wild
            value = self.lead[at] + band_glory(cards + 1 if tribe == et.Tribe.DWARF else cards)
            if tribe == et.Tribe.ELF or (tribe == et.Tribe.CENTAUR and self.places[at] > 0):
                value += second
            if value > best:
                best = value
        return best

    def beside(self, group: i64) -> float:
        """Return what a group is worth to an Elf or Centaur of this one: another tribe beside a tribe, another colour beside a colour."""
        if not self.followed:
            return 0.0
        useful = False
        for i in range(self.members(group)):
            kind = self.member(group, i)
            if self.hand[kind] > 0 and (kind // et.KINGDOMS == et.Tribe.ELF or kind // et.KINGDOMS == et.Tribe.CENTAUR):
                useful = True
        if not useful:
            return 0.0
        best = 0.0
        for other in self.groups:
            size = self.size[other]
            if size > 0 and other != group and (other >= et.TRIBES) == (group >= et.TRIBES):
                best = max(best, self.led(self.leaders_of(other), size, 0, 0.0))
        return best * self.taste.beside

    def ahead_of(self, group: i64) -> float:
        """Return what Centaurs bring that are played in the same turn before this group, together or one by one (ET-9.1, ET-9.3)."""
        if not self.centaurs or group == et.Tribe.CENTAUR:
            return 0.0
        size: i64 = 0
        one_by_one = 0.0
        for kingdom in range(et.KINGDOMS):
            kind: i64 = et.Tribe.CENTAUR * et.KINGDOMS + kingdom
            if self.hand[kind] > 0 and et.TRIBES + kingdom != group:
                size += self.hand[kind]
                if self.places[kind * SIZES + 1] > 0:
                    one_by_one += self.lead[kind * SIZES + 1]
        best = one_by_one
        if size > 1:
            for kingdom in range(et.KINGDOMS):
                kind = et.Tribe.CENTAUR * et.KINGDOMS + kingdom
                at = kind * SIZES + size
                if self.hand[kind] > 0 and self.places[at] > 0 and et.TRIBES + kingdom != group:
                    best = max(best, self.lead[at] + band_glory(size))
        return best

    def rate_wants(self) -> None:
        """Work out what is lost if the next players get a card, by what everybody knows of their hands (8.3)."""
        state = self.state
        weight = self.taste.leftover_wanted
        for offset in range(1, min(self.players - 1, NEXT_PLAYERS) + 1):
            rival = (self.seat + offset) % self.players
            sizes = NO_SIZES[:]
            collects = False
            for kind in state.kinds:
                count = state.known[rival * et.KINDS + kind]
                if count > 0 and kind != et.SKELETON:
                    collects = True
                    sizes[kind // et.KINGDOMS] += count
                    sizes[et.TRIBES + kind % et.KINGDOMS] += count
            if collects:
                for kind in state.kinds:
                    if kind != et.SKELETON:
                        size = max(sizes[kind // et.KINGDOMS], sizes[et.TRIBES + kind % et.KINGDOMS])
                        if size > 0:
                            self.want[kind] += weight * (band_glory(size + 1) - band_glory(size))
            weight *= WANTED_NEXT

    def leftovers(self) -> float:
        """Return what is lost if the hand goes into the row."""
        lost = 0.0
        for kind in self.state.kinds:
            if self.hand[kind] > 0:
                lost += float(self.hand[kind]) * self.want[kind]
        return lost

    # Plays

    def draw_value(self) -> float:
        """Return what a card from the deck is worth on average; it may also end the age."""
        lasts = self.lasts
        self.lasts = self.lasts_after_draw
        before = self.hand_value(et.HAND_LIMIT)
        wild = self.hand[et.SKELETON]
        larger: vec[float] = NO_GROUPS[:]  # [group]: its value with one more card, under the leaders there are
        led: vec[float] = NO_VALUES[:]  # [kind]: the best of its groups' values if it leads
        for group in self.groups:
            cards = self.size[group] + 1
            larger[group] = self.group_value(group, cards, wild, self.in_row[group])
            for i in range(self.members(group)):
                kind = self.member(group, i)
                if self.hand[kind] == 0 and self.unseen[kind] > 0:
                    led[kind] = max(led[kind], self.value_led_by(kind, group, cards, wild))
        total = 0.0
        for kind in self.state.kinds:
            if self.unseen[kind] == 0:
                continue
            tribe = kind // et.KINGDOMS
            colour = et.TRIBES + kind % et.KINGDOMS
            if kind == et.SKELETON or (self.hand[kind] == 0 and (tribe == et.Tribe.ELF or tribe == et.Tribe.CENTAUR)):
                value = self.value_with(kind, 0, before)
            else:
                value = max(before if before > 0.0 else NO_GROUP, max(larger[tribe], larger[colour]))
                if self.hand[kind] == 0:  # and it may lead
                    value = max(value, led[kind])
                if value < 0.0:
                    value *= self.taste.junk
            total += float(self.unseen[kind]) * value
        self.lasts = lasts
        return total / float(max(self.unseen_cards, 1)) + self.odds(1.0) * self.ruined

    def band_value(self, play: tuple[int, ...]) -> float:
        """Return what a band is worth with all that can follow it in this turn."""
        leader = leader_of(play)
        return self.band_worth(leader, band_of(self.state, self.seat, play))

    def band_worth(self, leader: i64, band: vec[i64]) -> float:
        """Return what a band of these cards under that leader is worth."""
        whole = self.hand
        self.hand = whole[:]
        size: i64 = 0
        for kind in self.state.kinds:
            size += band[kind]
            self.hand[kind] -= band[kind]
        cards = size - band[et.SKELETON]
        tribe = leader // et.KINGDOMS
        at = leader * SIZES + size
        value = self.lead[at] + band_glory(cards + 1 if tribe == et.Tribe.DWARF else cards)
        rest = self.state.hand_size[self.seat] - size
        lost = self.leftovers()
        if rest > 0 and tribe == et.Tribe.ELF:
            self.count_hand()
            kept = self.hand_value(size)
            if kept > 0.0:
                value += kept * self.taste.keep
                lost *= float(max(rest - size, 0)) / float(rest)
            self.hand = whole
            self.count_hand()
        elif rest > 0 and tribe == et.Tribe.CENTAUR and self.places[at] > 0:
            self.count_hand()
            value += self.next_band()
            lost *= 0.5
            self.hand = whole
            self.count_hand()
        else:
            self.hand = whole
        return value - lost

    def next_band(self) -> float:
        """Return what the rest of a chain brings: more Centaurs, then the best band."""
        best = 0.0
        for group in self.groups:
            size = self.size[group]
            if size > 0:
                best = max(best, self.led(self.leaders_of(group), size, self.hand[et.SKELETON], 0.0) + self.ahead_of(group))
        return best

    def keep_value(self, play: tuple[int, ...]) -> float:
        """Return what it is worth to keep these cards and leave the others to the rivals."""
        whole = self.hand
        self.hand = kept_by(self.state, self.seat, play)
        kept = 0.0
        for kind in self.state.kinds:
            kept += float(self.hand[kind]) * self.want[kind]
        self.count_hand()
        value = max(self.hand_value(et.HAND_LIMIT), 0.0)
        self.hand = whole
        self.count_hand()
        return value + kept


def draws_to_come(safe: i64, below: i64, dragons: i64) -> float:
    """Return how many ally cards are drawn on average until the last dragon comes."""
    return float(safe) + float(dragons * (below + dragons + 1)) / float(dragons + 1) - float(dragons)


def at_turn(lasts: vec[float], turns: float) -> float:
    """Read a table by turns between its entries."""
    low = i64(turns)
    if low >= TURNS - 1:
        return lasts[TURNS - 1]
    return lasts[low] + (turns - float(low)) * (lasts[low + 1] - lasts[low])


def to_symbol(space: i64) -> float:
    """Return how much of the way from one symbol of the Merfolk board to the next lies behind a space."""
    last: i64 = 0
    for symbol in et.MERFOLK_SYMBOLS:
        if space < symbol:
            return float(space - last) / float(symbol - last)
        last = symbol
    return 0.0
