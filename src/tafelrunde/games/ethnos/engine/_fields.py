"""Made of the grammar by kernel/written.py; not to be edited."""

from __future__ import annotations


from mypy_extensions import i64

from tafelrunde.games.ethnos.engine._grammar import AGES, COLUMNS, EMPTY, KINDS, KINGDOMS, TROLL_TOKENS
from tafelrunde.games.ethnos.engine.rules import Rules
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, State
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import vec


class Fields(State):
    rules: Rules
    tribes: list[i64]  # in the game, ascending; while tribes are banned, those that are not
    kinds: vec[i64]  # of the tribes in the game, ascending
    tokens: vec[i64]  # [kingdom * AGES + space]: glory token
    hand: vec[i64]  # [seat * KINDS + kind]
    hand_size: vec[i64]
    known: vec[i64]  # [seat * KINDS + kind]: cards that everybody knows to be in the hand (8.3)
    picked: vec[i64]  # [kind]: cards chosen so far for a band, or to be kept
    row: vec[i64]
    deck: vec[i64]  # ally cards left in the deck, dragons apart
    discard: vec[i64]  # [seat * KINDS + kind]: hands scattered at the end of an age
    markers: vec[i64]  # [seat * KINGDOMS + kingdom]
    supply: vec[i64]
    merfolk: vec[i64]  # space on the Merfolk board
    orcs: vec[i64]  # bit set of spaces on the Orc board
    trolls: vec[i64]  # [value - 1]: seat that holds the token, or EMPTY
    glory: vec[i64]
    sheet: vec[i64]  # [(seat * AGES + age - 1) * COLUMNS + column]
    band_owner: vec[i64]  # bands lie in the order in which they were played this age
    band_leader: vec[i64]
    band_size: vec[i64]  # as played, with Skeletons
    band_cards: vec[i64]  # [band * HAND_LIMIT + i]: kind, ascending, or EMPTY
    row_size: i64
    deck_size: i64  # ally cards
    top: i64  # cards above the part with the dragons
    dragons: i64  # revealed
    gone: i64  # Skeletons removed from bands and row at the end of an age
    giant: i64  # the band the Giant token lies on, or EMPTY
    giant_record: i64
    age: i64  # 0 until the first one begins
    turn: i64
    first: i64
    drawer: i64  # of the third dragon
    band: i64  # the last one of this turn, or EMPTY
    placed: i64  # whether it placed a marker in its kingdom
    reason: i64
    resigned: i64  # the seat that gave up, or EMPTY
    banned: i64  # bit set of tribes
    def __init__(self, chance: Chance, rules: Rules) -> None:
        super().__init__(chance, [], NOBODY, 0); self.rules = rules
    def clear(self) -> None:
        rules = self.rules; self.tribes = []; self.kinds = vec[i64](); self.tokens = filled(KINGDOMS * AGES, EMPTY)
        self.hand = filled(rules.players * KINDS, 0); self.hand_size = filled(rules.players, 0)
        self.known = filled(rules.players * KINDS, 0); self.picked = filled(KINDS, 0); self.row = filled(KINDS, 0)
        self.deck = filled(KINDS, 0); self.discard = filled(rules.players * KINDS, 0); self.markers = filled(rules.players * KINGDOMS, 0)
        self.supply = filled(rules.players, 0); self.merfolk = filled(rules.players, 0); self.orcs = filled(rules.players, 0)
        self.trolls = filled(TROLL_TOKENS, EMPTY); self.glory = filled(rules.players, 0)
        self.sheet = filled(rules.players * AGES * COLUMNS, 0); self.band_owner = vec[i64](); self.band_leader = vec[i64]()
        self.band_size = vec[i64](); self.band_cards = vec[i64](); self.row_size = 0; self.deck_size = 0; self.top = 0; self.dragons = 0
        self.gone = 0; self.giant = EMPTY; self.giant_record = 0; self.age = 0; self.turn = 0; self.first = 0; self.drawer = EMPTY
        self.band = EMPTY; self.placed = 0; self.reason = 0; self.resigned = EMPTY; self.banned = 0
    def take(self, other: Fields) -> None:
        self.to_move = other.to_move; self.revealed = other.revealed; self.steps = other.steps[:]
        self.tribes = other.tribes if other.age else other.tribes[:]; self.kinds = other.kinds
        self.tokens = other.tokens if other.age else other.tokens[:]; self.hand = other.hand[:]; self.hand_size = other.hand_size[:]
        self.known = other.known[:]; self.picked = other.picked[:]; self.row = other.row[:]; self.deck = other.deck[:]
        self.discard = other.discard[:]; self.markers = other.markers[:]; self.supply = other.supply[:]; self.merfolk = other.merfolk[:]
        self.orcs = other.orcs[:]; self.trolls = other.trolls[:]; self.glory = other.glory[:]; self.sheet = other.sheet[:]
        self.band_owner = other.band_owner[:]; self.band_leader = other.band_leader[:]; self.band_size = other.band_size[:]
        self.band_cards = other.band_cards[:]; self.row_size = other.row_size; self.deck_size = other.deck_size; self.top = other.top
        self.dragons = other.dragons; self.gone = other.gone; self.giant = other.giant; self.giant_record = other.giant_record
        self.age = other.age; self.turn = other.turn; self.first = other.first; self.drawer = other.drawer; self.band = other.band
        self.placed = other.placed; self.reason = other.reason; self.resigned = other.resigned; self.banned = other.banned
    def read(self, dump: list[list[int]]) -> None:
        self.steps = [i64(v) for v in dump[1]]; self.tribes = [i64(v) for v in dump[2]]; self.tokens = row_of(dump[3])
        self.hand = row_of(dump[4]); self.known = row_of(dump[5]); self.picked = row_of(dump[6]); self.row = row_of(dump[7])
        self.deck = row_of(dump[8]); self.discard = row_of(dump[9]); self.markers = row_of(dump[10]); self.supply = row_of(dump[11])
        self.merfolk = row_of(dump[12]); self.orcs = row_of(dump[13]); self.trolls = row_of(dump[14]); self.glory = row_of(dump[15])
        self.sheet = row_of(dump[16]); self.band_owner = row_of(dump[17]); self.band_leader = row_of(dump[18])
        self.band_size = row_of(dump[19]); self.band_cards = row_of(dump[20]); counts = dump[21]; self.to_move = counts[0]
        self.revealed = counts[1]; self.top = counts[2]; self.dragons = counts[3]; self.gone = counts[4]; self.giant = counts[5]
        self.giant_record = counts[6]; self.age = counts[7]; self.turn = counts[8]; self.first = counts[9]; self.drawer = counts[10]
        self.band = counts[11]; self.placed = counts[12]; self.reason = counts[13]; self.resigned = counts[14]; self.banned = counts[15]
    def dump(self) -> list[list[int]]:
        return [
            list(self.rules.values), list(self.steps), list(self.tribes), ints(self.tokens), ints(self.hand), ints(self.known),
            ints(self.picked), ints(self.row), ints(self.deck), ints(self.discard), ints(self.markers), ints(self.supply),
            ints(self.merfolk), ints(self.orcs), ints(self.trolls), ints(self.glory), ints(self.sheet), ints(self.band_owner),
            ints(self.band_leader), ints(self.band_size), ints(self.band_cards), [self.to_move, self.revealed, self.top,
            self.dragons, self.gone, self.giant, self.giant_record, self.age, self.turn, self.first, self.drawer, self.band,
            self.placed, self.reason, self.resigned, self.banned]
        ]
