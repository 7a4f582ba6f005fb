"""Made of the grammar by kernel/written.py; not to be edited."""

from __future__ import annotations


from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine._grammar import EMPTY, ORDER
from tafelrunde.games.mighty_empires.engine.board import NO_LAND, Land
from tafelrunde.games.mighty_empires.engine.rules import Rules
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, State
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import vec


class Fields(State):
    rules: Rules; land: Land
    owner: vec[i64]  # [tile]: seat or EMPTY
    building: vec[i64]  # [tile]
    special: vec[i64]  # [tile]: seat whose special building stands there, or EMPTY
    capital: vec[i64]  # [tile]: seat whose capital it is, or EMPTY
    original: vec[i64]  # [tile]: seat that founded its first capital there, or EMPTY
    claimed: vec[i64]  # [tile]: the marker for this original capital is won (ME-13.1)
    exhausted: vec[i64]  # [tile]: no new mine (ME-6.2)
    weird: vec[i64]  # [tile * EFFECTS + effect]: caster + 1, 0 for none
    raided: vec[i64]  # [tile]: pays no tax this winter (ME-4.9)
    dragons: vec[i64]  # [tile]: dragons that lie there this winter (ME-4.7)
    lair: vec[i64]  # [tile]: whether the emperor dragon of this volcano lives
    gold: vec[i64]
    race: vec[i64]
    quality: vec[i64]  # percent (ME-9.17)
    home: vec[i64]  # number of the home, or EMPTY
    choice: vec[i64]  # tile chosen in secret for the capital, or EMPTY
    markers: vec[i64]  # capital markers
    special_built: vec[i64]  # once a campaign (ME-12.1)
    rp: vec[i64]  # empire points of this round
    winter_rp: vec[i64]  # pool of the undead (ME-11.15)
    plague: vec[i64]  # year in which it weakens the armies, or 0
    status: vec[i64]
    event: vec[i64]  # chosen this round, or EMPTY
    aim: vec[i64]  # the opponent that event is aimed at, or EMPTY
    last_event: vec[i64]  # of the round before, or EMPTY
    uprising: vec[i64]  # halvings of this winter's taxes
    famine: vec[i64]
    blight: vec[i64]
    revolted: vec[i64]  # hit by a revolution this winter (ME-4.11)
    occupied: vec[i64]  # how many free tiles it has taken in this spending
    conquered: vec[i64]  # how many enemy tiles it has taken in this spending
    won: vec[i64]  # [tile]: a prize if it was conquered this round
    lot: vec[i64]  # [position]: seat; the order drawn at the start (ME-0.3)
    order: vec[i64]  # [rank]: seat, largest realm first, fixed for the round or winter
    battles: vec[i64]  # rows of FIGHT numbers: the battles of this round, or of this winter
    reports: vec[i64]  # [(battle * 2 + side) * REPORT_ROW + ...]
    orders: vec[i64]  # [seat * ORDER + part]: sealed order, and how far it is written
    history: vec[i64]  # rows of 1 + 4 * players: round, then tiles, cities, hoards, markers of each seat (ME-17.6)
    pool: vec[i64]  # what the last draw was among; only while an action is carried out
    year: i64
    round: i64  # 0 during the setup
    winter: i64
    phase: i64
    lead: i64  # seat with the bonus of the largest realm, or EMPTY (ME-2.5)
    agent: i64  # seat that an agent makes challenge, or EMPTY
    victim: i64  # whom it has to challenge
    raged: i64  # dragon rage came this winter already
    stream: i64  # where dice come from, see `draw`
    drawn: i64
    fresh: i64  # how often a game master ordered fresh dice
    reason: i64
    def __init__(self, chance: Chance, rules: Rules) -> None:
        super().__init__(chance, [], NOBODY, 0); self.rules = rules; self.land = NO_LAND
    def clear(self) -> None:
        rules = self.rules; self.owner = vec[i64](); self.building = vec[i64](); self.special = vec[i64](); self.capital = vec[i64]()
        self.original = vec[i64](); self.claimed = vec[i64](); self.exhausted = vec[i64](); self.weird = vec[i64]()
        self.raided = vec[i64](); self.dragons = vec[i64](); self.lair = vec[i64](); self.gold = filled(rules.players, 0)
        self.race = filled(rules.players, EMPTY); self.quality = filled(rules.players, 100); self.home = filled(rules.players, EMPTY)
        self.choice = filled(rules.players, EMPTY); self.markers = filled(rules.players, 0); self.special_built = filled(rules.players, 0)
        self.rp = filled(rules.players, 0); self.winter_rp = filled(rules.players, 0); self.plague = filled(rules.players, 0)
        self.status = filled(rules.players, 0); self.event = filled(rules.players, EMPTY); self.aim = filled(rules.players, EMPTY)
        self.last_event = filled(rules.players, EMPTY); self.uprising = filled(rules.players, 0); self.famine = filled(rules.players, 0)
        self.blight = filled(rules.players, 0); self.revolted = filled(rules.players, 0); self.occupied = filled(rules.players, 0)
        self.conquered = filled(rules.players, 0); self.won = vec[i64](); self.lot = vec[i64]()
        self.order = row_of(list(range(rules.players))); self.battles = vec[i64](); self.reports = vec[i64]()
        self.orders = filled(rules.players * ORDER, 0); self.history = vec[i64](); self.pool = vec[i64](); self.year = 0; self.round = 0
        self.winter = 0; self.phase = 0; self.lead = EMPTY; self.agent = EMPTY; self.victim = EMPTY; self.raged = 0; self.stream = 0
        self.drawn = 0; self.fresh = 0; self.reason = 0
    def take(self, other: Fields) -> None:
        self.to_move = other.to_move; self.revealed = other.revealed; self.steps = other.steps[:]; self.land = other.land
        self.owner = other.owner[:]; self.building = other.building[:]; self.special = other.special[:]; self.capital = other.capital[:]
        self.original = other.original[:]; self.claimed = other.claimed[:]; self.exhausted = other.exhausted[:]; self.weird = other.weird[:]
        self.raided = other.raided[:]; self.dragons = other.dragons[:]; self.lair = other.lair[:]; self.gold = other.gold[:]
        self.race = other.race[:]; self.quality = other.quality[:]; self.home = other.home[:]; self.choice = other.choice[:]
        self.markers = other.markers[:]; self.special_built = other.special_built[:]; self.rp = other.rp[:]
        self.winter_rp = other.winter_rp[:]; self.plague = other.plague[:]; self.status = other.status[:]; self.event = other.event[:]
        self.aim = other.aim[:]; self.last_event = other.last_event[:]; self.uprising = other.uprising[:]; self.famine = other.famine[:]
        self.blight = other.blight[:]; self.revolted = other.revolted[:]; self.occupied = other.occupied[:]
        self.conquered = other.conquered[:]; self.won = other.won[:]; self.lot = other.lot[:]; self.order = other.order[:]
        self.battles = other.battles[:]; self.reports = other.reports[:]; self.orders = other.orders[:]; self.history = other.history[:]
        self.pool = other.pool; self.year = other.year; self.round = other.round; self.winter = other.winter; self.phase = other.phase
        self.lead = other.lead; self.agent = other.agent; self.victim = other.victim; self.raged = other.raged; self.stream = other.stream
        self.drawn = other.drawn; self.fresh = other.fresh; self.reason = other.reason
    def read(self, dump: list[list[int]]) -> None:
        self.steps = [i64(v) for v in dump[1]]; self.owner = row_of(dump[2]); self.building = row_of(dump[3])
        self.special = row_of(dump[4]); self.capital = row_of(dump[5]); self.original = row_of(dump[6]); self.claimed = row_of(dump[7])
        self.exhausted = row_of(dump[8]); self.weird = row_of(dump[9]); self.raided = row_of(dump[10]); self.dragons = row_of(dump[11])
        self.lair = row_of(dump[12]); self.gold = row_of(dump[13]); self.race = row_of(dump[14]); self.quality = row_of(dump[15])
        self.home = row_of(dump[16]); self.choice = row_of(dump[17]); self.markers = row_of(dump[18]); self.special_built = row_of(dump[19])
        self.rp = row_of(dump[20]); self.winter_rp = row_of(dump[21]); self.plague = row_of(dump[22]); self.status = row_of(dump[23])
        self.event = row_of(dump[24]); self.aim = row_of(dump[25]); self.last_event = row_of(dump[26]); self.uprising = row_of(dump[27])
        self.famine = row_of(dump[28]); self.blight = row_of(dump[29]); self.revolted = row_of(dump[30]); self.occupied = row_of(dump[31])
        self.conquered = row_of(dump[32]); self.won = row_of(dump[33]); self.lot = row_of(dump[34]); self.order = row_of(dump[35])
        self.battles = row_of(dump[36]); self.reports = row_of(dump[37]); self.orders = row_of(dump[38]); self.history = row_of(dump[39])
        counts = dump[40]; self.to_move = counts[0]; self.revealed = counts[1]; self.year = counts[2]; self.round = counts[3]
        self.winter = counts[4]; self.phase = counts[5]; self.lead = counts[6]; self.agent = counts[7]; self.victim = counts[8]
        self.raged = counts[9]; self.stream = counts[10]; self.drawn = counts[11]; self.fresh = counts[12]; self.reason = counts[13]
    def dump(self) -> list[list[int]]:
        return [
            list(self.rules.values), list(self.steps), ints(self.owner), ints(self.building), ints(self.special),
            ints(self.capital), ints(self.original), ints(self.claimed), ints(self.exhausted), ints(self.weird),
            ints(self.raided), ints(self.dragons), ints(self.lair), ints(self.gold), ints(self.race), ints(self.quality),
            ints(self.home), ints(self.choice), ints(self.markers), ints(self.special_built), ints(self.rp),
            ints(self.winter_rp), ints(self.plague), ints(self.status), ints(self.event), ints(self.aim), ints(self.last_event),
            ints(self.uprising), ints(self.famine), ints(self.blight), ints(self.revolted), ints(self.occupied),
            ints(self.conquered), ints(self.won), ints(self.lot), ints(self.order), ints(self.battles), ints(self.reports),
            ints(self.orders), ints(self.history), [self.to_move, self.revealed, self.year, self.round, self.winter, self.phase,
            self.lead, self.agent, self.victim, self.raged, self.stream, self.drawn, self.fresh, self.reason]
        ]
