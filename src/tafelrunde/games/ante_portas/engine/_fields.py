"""Made of the grammar by kernel/written.py; not to be edited."""

from __future__ import annotations


from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine._grammar import CARDS, EMPTY, GOODS, HEXES, KINDS, SPOTS
from tafelrunde.games.ante_portas.engine.board import HEARTLAND, M1, WIDTH
from tafelrunde.games.ante_portas.engine.cards import CARDS_A_DECK
from tafelrunde.games.ante_portas.engine.rules import Rules
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, State
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import vec


class Fields(State):
    rules: Rules
    heart: vec[i64]  # [cell of the heartland]: place
    centre: vec[i64]  # [cell of the command centre]: place
    stack: vec[i64]  # command places still to come, in no order
    rest: vec[i64]  # heartland places still to come
    deck: vec[i64]  # [card of the movement deck in use]: 1 while it is in the pile
    improvement: vec[i64]  # [improvement]: see `At`
    steward: vec[i64]  # [seat]: site
    stock: vec[i64]  # [seat * GOODS + good]
    spot: vec[i64]  # [seat * SPOTS + i]: building
    crew: vec[i64]  # [seat * SPOTS + i]: workers, see `staff`
    buffer: vec[i64]  # [seat * SPOTS + i]: goods that wait in a building
    idle: vec[i64]  # [seat * 2 + colonist]: unemployed
    spent: vec[i64]  # [seat]: storable goods spent in this turn
    tickets: vec[i64]  # [seat]: uses left of the Ticket
    base: vec[i64]  # [hex]: attackers that do not move at the moment
    elite: vec[i64]  # [hex]
    snared_base: vec[i64]  # [hex]: of these, how many a trap holds
    snared_elite: vec[i64]  # [hex]
    soldiers: vec[i64]  # [(team * HEXES + hex) * KINDS + kind]
    snared: vec[i64]  # [(team * HEXES + hex) * 2 + colonist]: held by an enemy trap
    tile: vec[i64]  # [hex]
    owner: vec[i64]  # [hex]: team of the tile
    facing: vec[i64]  # [hex]: where its middle arrow points
    patients: vec[i64]  # [team * 2 + colonist]: in the hospital
    gone: vec[i64]  # base and elite attackers that left the game (variant all_dead)
    parts: vec[i64]  # of the troop that moves, PART numbers each
    carried: vec[i64]  # [hex]: damage that was not taken there while this card lasts
    lost_mines: vec[i64]  # mines that may be replaced now, see `lost_mine`
    bombs: vec[i64]  # bombs about to explode, in order
    walked: vec[i64]  # [hex * 2 + colonist]: soldiers that have moved in this action
    half: vec[i64]  # [hex * 2 + colonist]: of these, with a step left
    unmoved: vec[i64]  # [hex * 2 + colonist]: of these, who has not moved but lost a step in a trap
    landed: vec[i64]  # figures flung back by this action, see `landing`
    wheels: vec[i64]  # [hex]: steps left of a mobile building
    batch: vec[i64]  # units of the batch, see `member`
    volley: vec[i64]  # hexes of the shooters
    reaction: vec[i64]  # [seat]: see `Reaction`
    muted: vec[i64]  # [seat]: bit set of windows it does not want
    muted_hexes: vec[i64]  # [seat]: bit set of hexes where it does not want the window before a combat
    dues: vec[i64]  # [seat]: what is still owed to it as fees, see `fee`
    epoch: i64
    year: i64
    season: i64
    phase: i64
    first: i64  # start player, also the speaker
    claimant: i64  # seat that becomes start player at the end of the year, or EMPTY
    active: i64  # seat whose turn it is, or EMPTY
    turns_left: i64  # of the active seat in this half-year
    market: i64  # market card in force, or EMPTY
    markets_left: i64  # bit set of the market cards still to come
    origin: i64  # site where the active steward stood before this turn
    wave: i64  # round of the Last Wave, 0 before it
    arrived: i64  # whether no more attackers will come in the Last Wave
    pointer: i64  # hex that is being visited in a combat phase
    card: i64  # movement card being carried out, or EMPTY
    arrow: i64  # arrow of it that is being carried out
    rush: i64  # steps of a rush
    shots_low: i64  # damage of trenches and bunkers in the combat that is going on
    shots_high: i64  # of catapults and howitzers
    bonus: i64  # of the move action that is going on
    fight: i64  # hex of the combat that is going on, or 0
    combat_mover: i64  # team that entered that hex, EMPTY for attackers
    rider: i64  # mobile building that passes over a tile, see `crossing`, or 0
    marched: i64  # units moved by this action
    turned: i64  # bit set of hexes whose building was rotated by this action
    unfed: i64  # citizens that got no food, see `hunger`
    defeated: i64  # attackers defeated so far
    winner: i64  # team that won, EMPTY for none
    reason: i64
    resigned: i64
    def __init__(self, chance: Chance, rules: Rules) -> None:
        super().__init__(chance, [], NOBODY, 0); self.rules = rules
    def clear(self) -> None:
        rules = self.rules; self.heart = filled(HEARTLAND, 0); self.centre = filled(WIDTH * WIDTH, 0); self.stack = vec[i64]()
        self.rest = vec[i64](); self.deck = filled(CARDS_A_DECK, 0); self.improvement = filled(CARDS, 0)
        self.steward = filled(rules.players, M1); self.stock = filled(rules.players * GOODS, 0)
        self.spot = filled(rules.players * SPOTS, 0); self.crew = filled(rules.players * SPOTS, 0)
        self.buffer = filled(rules.players * SPOTS, 0); self.idle = filled(rules.players * 2, 0); self.spent = filled(rules.players, 0)
        self.tickets = filled(rules.players, 0); self.base = filled(HEXES, 0); self.elite = filled(HEXES, 0)
        self.snared_base = filled(HEXES, 0); self.snared_elite = filled(HEXES, 0); self.soldiers = filled(rules.teams * HEXES * KINDS, 0)
        self.snared = filled(rules.teams * HEXES * 2, 0); self.tile = filled(HEXES, 0); self.owner = filled(HEXES, 0)
        self.facing = filled(HEXES, 0); self.patients = filled(rules.teams * 2, 0); self.gone = filled(2, 0); self.parts = vec[i64]()
        self.carried = filled(HEXES, 0); self.lost_mines = vec[i64](); self.bombs = vec[i64](); self.walked = filled(HEXES * 2, 0)
        self.half = filled(HEXES * 2, 0); self.unmoved = filled(HEXES * 2, 0); self.landed = vec[i64](); self.wheels = filled(HEXES, 0)
        self.batch = vec[i64](); self.volley = vec[i64](); self.reaction = filled(rules.players, rules.reaction)
        self.muted = filled(rules.players, 0); self.muted_hexes = filled(rules.players, 0); self.dues = filled(rules.players, 0)
        self.epoch = 1; self.year = 1; self.season = 0; self.phase = 0; self.first = 0; self.claimant = EMPTY; self.active = EMPTY
        self.turns_left = 0; self.market = EMPTY; self.markets_left = 0; self.origin = EMPTY; self.wave = 0; self.arrived = 0
        self.pointer = 0; self.card = EMPTY; self.arrow = 0; self.rush = 0; self.shots_low = 0; self.shots_high = 0; self.bonus = 0
        self.fight = 0; self.combat_mover = EMPTY; self.rider = 0; self.marched = 0; self.turned = 0; self.unfed = 0; self.defeated = 0
        self.winner = EMPTY; self.reason = 0; self.resigned = EMPTY
    def take(self, other: Fields) -> None:
        self.to_move = other.to_move; self.revealed = other.revealed; self.steps = other.steps[:]; self.heart = other.heart[:]
        self.centre = other.centre[:]; self.stack = other.stack[:]; self.rest = other.rest[:]; self.deck = other.deck[:]
        self.improvement = other.improvement[:]; self.steward = other.steward[:]; self.stock = other.stock[:]; self.spot = other.spot[:]
        self.crew = other.crew[:]; self.buffer = other.buffer[:]; self.idle = other.idle[:]; self.spent = other.spent[:]
        self.tickets = other.tickets[:]; self.base = other.base[:]; self.elite = other.elite[:]; self.snared_base = other.snared_base[:]
        self.snared_elite = other.snared_elite[:]; self.soldiers = other.soldiers[:]; self.snared = other.snared[:]
        self.tile = other.tile[:]; self.owner = other.owner[:]; self.facing = other.facing[:]; self.patients = other.patients[:]
        self.gone = other.gone[:]; self.parts = other.parts[:]; self.carried = other.carried[:]; self.lost_mines = other.lost_mines[:]
        self.bombs = other.bombs[:]; self.walked = other.walked[:]; self.half = other.half[:]; self.unmoved = other.unmoved[:]
        self.landed = other.landed[:]; self.wheels = other.wheels[:]; self.batch = other.batch[:]; self.volley = other.volley[:]
        self.reaction = other.reaction[:]; self.muted = other.muted[:]; self.muted_hexes = other.muted_hexes[:]; self.dues = other.dues[:]
        self.epoch = other.epoch; self.year = other.year; self.season = other.season; self.phase = other.phase; self.first = other.first
        self.claimant = other.claimant; self.active = other.active; self.turns_left = other.turns_left; self.market = other.market
        self.markets_left = other.markets_left; self.origin = other.origin; self.wave = other.wave; self.arrived = other.arrived
        self.pointer = other.pointer; self.card = other.card; self.arrow = other.arrow; self.rush = other.rush
        self.shots_low = other.shots_low; self.shots_high = other.shots_high; self.bonus = other.bonus; self.fight = other.fight
        self.combat_mover = other.combat_mover; self.rider = other.rider; self.marched = other.marched; self.turned = other.turned
        self.unfed = other.unfed; self.defeated = other.defeated; self.winner = other.winner; self.reason = other.reason
        self.resigned = other.resigned
    def read(self, dump: list[list[int]]) -> None:
        self.steps = [i64(v) for v in dump[1]]; self.heart = row_of(dump[2]); self.centre = row_of(dump[3]); self.stack = row_of(dump[4])
        self.rest = row_of(dump[5]); self.deck = row_of(dump[6]); self.improvement = row_of(dump[7]); self.steward = row_of(dump[8])
        self.stock = row_of(dump[9]); self.spot = row_of(dump[10]); self.crew = row_of(dump[11]); self.buffer = row_of(dump[12])
        self.idle = row_of(dump[13]); self.spent = row_of(dump[14]); self.tickets = row_of(dump[15]); self.base = row_of(dump[16])
        self.elite = row_of(dump[17]); self.snared_base = row_of(dump[18]); self.snared_elite = row_of(dump[19])
        self.soldiers = row_of(dump[20]); self.snared = row_of(dump[21]); self.tile = row_of(dump[22]); self.owner = row_of(dump[23])
        self.facing = row_of(dump[24]); self.patients = row_of(dump[25]); self.gone = row_of(dump[26]); self.parts = row_of(dump[27])
        self.carried = row_of(dump[28]); self.lost_mines = row_of(dump[29]); self.bombs = row_of(dump[30]); self.walked = row_of(dump[31])
        self.half = row_of(dump[32]); self.unmoved = row_of(dump[33]); self.landed = row_of(dump[34]); self.wheels = row_of(dump[35])
        self.batch = row_of(dump[36]); self.volley = row_of(dump[37]); self.reaction = row_of(dump[38]); self.muted = row_of(dump[39])
        self.muted_hexes = row_of(dump[40]); self.dues = row_of(dump[41]); counts = dump[42]; self.to_move = counts[0]
        self.revealed = counts[1]; self.epoch = counts[2]; self.year = counts[3]; self.season = counts[4]; self.phase = counts[5]
        self.first = counts[6]; self.claimant = counts[7]; self.active = counts[8]; self.turns_left = counts[9]; self.market = counts[10]
        self.markets_left = counts[11]; self.origin = counts[12]; self.wave = counts[13]; self.arrived = counts[14]
        self.pointer = counts[15]; self.card = counts[16]; self.arrow = counts[17]; self.rush = counts[18]; self.shots_low = counts[19]
        self.shots_high = counts[20]; self.bonus = counts[21]; self.fight = counts[22]; self.combat_mover = counts[23]
        self.rider = counts[24]; self.marched = counts[25]; self.turned = counts[26]; self.unfed = counts[27]; self.defeated = counts[28]
        self.winner = counts[29]; self.reason = counts[30]; self.resigned = counts[31]
    def dump(self) -> list[list[int]]:
        return [
            list(self.rules.values), list(self.steps), ints(self.heart), ints(self.centre), ints(self.stack), ints(self.rest),
            ints(self.deck), ints(self.improvement), ints(self.steward), ints(self.stock), ints(self.spot), ints(self.crew),
            ints(self.buffer), ints(self.idle), ints(self.spent), ints(self.tickets), ints(self.base), ints(self.elite),
            ints(self.snared_base), ints(self.snared_elite), ints(self.soldiers), ints(self.snared), ints(self.tile),
            ints(self.owner), ints(self.facing), ints(self.patients), ints(self.gone), ints(self.parts), ints(self.carried),
            ints(self.lost_mines), ints(self.bombs), ints(self.walked), ints(self.half), ints(self.unmoved), ints(self.landed),
            ints(self.wheels), ints(self.batch), ints(self.volley), ints(self.reaction), ints(self.muted),
            ints(self.muted_hexes), ints(self.dues), [self.to_move, self.revealed, self.epoch, self.year, self.season,
            self.phase, self.first, self.claimant, self.active, self.turns_left, self.market, self.markets_left, self.origin,
            self.wave, self.arrived, self.pointer, self.card, self.arrow, self.rush, self.shots_low, self.shots_high,
            self.bonus, self.fight, self.combat_mover, self.rider, self.marched, self.turned, self.unfed, self.defeated,
            self.winner, self.reason, self.resigned]
        ]
