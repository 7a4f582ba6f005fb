"""The chronicle of a campaign: report, ledger and export, made from a match as everybody may know it (ME-14.7, ME-14.15, ME-14.16)."""

from __future__ import annotations

import csv
import hashlib
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import zip_longest
from typing import Any, cast

import msgspec

from tafelrunde.games.mighty_empires import picture, view, words
from tafelrunde.games.mighty_empires.campaign import COUNTS, PHASES
from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.kernel.capabilities import Documents
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game, Told
from tafelrunde.kernel.match import Match, Position
from tafelrunde.kernel.record import MASTER, Entry, parse_record
from tafelrunde.kernel.retelling import Details
from tafelrunde.kernel.texts import event_text, text, word

FORMAT = "tafelrunde-me-campaign/1"
BATTLE_DETAILS = frozenset({"army", "first_turn", "assassin", "fortune", "battle_round", "hazard", "general", "broke", "dragon", "hill"})
QUIET = frozenset({"gold", "spent", "ranked", "phase", "score", "chose", "sealed", "settle", "wants_simulation", "passed"})
"""What the report shows in tables of its own, or not at all."""
SEALED = (("order",), ("capital",))
"""How sentences begin that are secret at first."""
WIDTH, HEIGHT = 640, 260  # of the chart
DASHES = ("", "6 3", "2 3", "9 3 2 3", "12 4", "1 3", "4 2 1 2", "8 2")


class Happening(msgspec.Struct):
    """One thing that happened, with where the record tells of it."""

    number: int
    told: Told
    comments: tuple[tuple[str, str], ...] = ()
    """Of the result of a battle: what each side said about it, by seat (ME-14.3)."""


class Chapter(msgspec.Struct):
    """A round, a winter or the setup."""

    kind: str
    """`setup`, `round` or `winter`."""
    round: int
    year: int
    season: str
    happenings: list[Happening]
    last: Position
    """How it ended."""


def chapters(match: Match) -> list[Chapter]:
    """Return the campaign round by round and winter by winter; what was taken back is not part of it."""
    found = [Chapter("setup", 0, 1, "spring", [], match.positions[0])]
    said: dict[tuple[str, str], str] = {}  # by who reported and against whom, since they last challenged each other
    for position in match.positions:
        number = position.entry.number if position.entry else 0
        if position.entry and position.entry.seat != MASTER and position.entry.words[:1] == ("result",):
            said[position.entry.seat, position.entry.words[1]] = position.entry.comment
        for event in position.events:
            told = words.tell(cast(MightyEmpires, position.state), event, SPECTATOR)
            f = Details(told)
            if told.kind == "round":
                found.append(Chapter("round", f.number("round"), f.number("year"), f.word("season"), [], position))
            elif told.kind == "winter":
                found.append(Chapter("winter", found[-1].round, f.number("year"), "winter", [], position))
            comments: tuple[tuple[str, str], ...] = ()
            if told.kind in ("challenge", "result"):
                a, b = f.word("seat"), f.word("other")
                last = [(seat, said.pop((seat, other), "")) for seat, other in ((a, b), (b, a))]
                comments = tuple((seat, comment) for seat, comment in last if comment)
            found[-1].happenings.append(Happening(number, told, comments))
        found[-1].last = position
    return found


# The ledger


class Booking(msgspec.Struct):
    """Gold that came or went."""

    entry: int
    round: int
    season: str
    seat: str
    change: int
    why: str
    balance: int


def bookings(match: Match) -> list[Booking]:
    """Return every change of every treasury, in order."""
    found = []
    for chapter in chapters(match):
        for happening in chapter.happenings:
            if happening.told.kind == "gold":
                f = Details(happening.told)
                where = happening.number, chapter.round, chapter.season
                found.append(Booking(*where, f.word("seat"), f.number("change"), f.word("why"), f.number("now")))
    return found


def ledger(match: Match, game: Game, lang: str) -> str:
    """Return the gold ledger as CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(titles(lang, "ledger", "entry", "round", "season", "seat", "why", "change", "balance"))
    for row in bookings(match):
        names = [word(game, lang, row.season), called(match, row.seat, lang), say(lang, f"why-{row.why}")]
        writer.writerow([row.entry, row.round, *names, row.change, row.balance])
    return out.getvalue()


def called(match: Match, seat: str, lang: str) -> str:
    """Return who sits on a seat; where nobody has a name, the seat."""
    name = match.record.names[seat]
    return str(word(match.game, lang, seat)) if name == seat else name


def say(lang: str, key: str, **fields: object) -> str:
    return text(lang, f"mighty_empires_chronicle-{key}", **fields)


def titles(lang: str, kind: str, *names: str) -> list[str]:
    """Return what the columns of a table are called."""
    return [say(lang, f"{kind}-{name}") for name in names]


# The log with its chain of hashes


def log_entries(match: Match, game: Game, times: Mapping[int, float] | None = None) -> list[dict[str, Any]]:
    """Return the record as a log: who did what when, in both languages, each entry with the hash of the one before (ME-14.7).

    What was sealed is hashed with a salt, so that its hash betrays nothing as long as the salt is not shown.
    """
    positions = {position.entry.number: (index, position) for index, position in enumerate(match.positions) if position.entry}
    undone = undone_entries(match)
    found: list[dict[str, Any]] = []
    before = hashlib.sha256(match.record.commitment.encode()).hexdigest()
    for entry in match.record.entries:
        index, position = positions.get(entry.number, (0, None))
        standing = cast(MightyEmpires, match.positions[index - 1].state) if position else None
        command = command_of(entry)
        sealed = entry.words[:1] in SEALED and entry.seat != MASTER
        item: dict[str, Any] = {
            "number": entry.number,
            "time": (times or {}).get(entry.number),
            "actor": entry.by or match.record.names.get(entry.seat, entry.seat),
            "role": "gm" if entry.seat == MASTER else "player",
            "round": int(standing.round) if standing else None,
            "phase": me.PHASE_NAMES[standing.phase] if standing else None,
            "command": command,
            "dice": list(entry.outcomes),
            "undone": undone.get(entry.number),
            "text": {lang: spoken(match, game, position, lang) for lang in ("de", "en")} if position else {},
        }
        if sealed:
            item["salt"] = hashlib.sha256(f"salt {match.secret} {entry.number}".encode()).hexdigest()[:32]
        item["hash"] = before = entry_hash(before, item)
        found.append(item)
    return found


def entry_hash(before: str, item: Mapping[str, Any]) -> str:
    """Return the hash of a log entry: of what it says, and of everything before it."""
    command = str(item["command"])
    if "salt" in item:
        command = hashlib.sha256(f"{item['salt']} {command}".encode()).hexdigest()
    core = [item[key] for key in ("number", "time", "actor", "role", "round", "phase", "dice", "text")]
    core.append(command)
    return hashlib.sha256(f"{before} {json.dumps(core, ensure_ascii=False)}".encode()).hexdigest()


def undone_entries(match: Match) -> dict[int, int]:
    """Return which entries do not count any more, with the undo that took them back; a redo brings them back."""
    found: dict[int, int] = {}
    live: list[int] = []
    taken: dict[int, list[int]] = {}
    for entry in match.record.entries:
        if entry.undo:
            gone = live[live.index(entry.undo) :]
            taken[entry.number] = gone
            live = live[: live.index(entry.undo)]
            found |= dict.fromkeys(gone, entry.number)
        elif entry.redo:
            live += taken[entry.redo]
            for number in taken[entry.redo]:
                del found[number]
        else:
            live.append(entry.number)
    return found


def spoken(match: Match, game: Game, position: Position, lang: str) -> list[str]:
    """Return what happened at an entry as sentences, with the comment on it."""
    told = [words.tell(cast(MightyEmpires, position.state), event, SPECTATOR) for event in position.events]
    comment = position.entry.comment if position.entry else ""
    return [event_text(game, one, lang) for one in told] + ([say(lang, "comment", text=comment)] if comment else [])


def broken_links(data: Mapping[str, Any]) -> list[int]:
    """Return the numbers of log entries whose hash does not fit; a broken chain is shown, not refused (ME-14.16)."""
    before = hashlib.sha256(str(data.get("commitment", "")).encode()).hexdigest()
    found = []
    for number, item in enumerate(data.get("log", []), 1):  # entries are numbered through
        try:
            right = entry_hash(before, item)
        except (KeyError, TypeError):
            right = ""
        if item.get("hash") != right:
            found.append(number)
        before = str(item.get("hash"))
    return found


# Exports


def export_map(state: MightyEmpires) -> dict[str, Any]:
    """Return the map as it stands, with owners, buildings and effects, as a campaign that can be begun in the middle (ME-14.17)."""
    land = state.land
    tiles: list[dict[str, Any]] = [
        {"q": int(land.q[tile]), "r": int(land.r[tile]), "terrain": me.TERRAIN_NAMES[land.terrain[tile]]}
        | ({"flow_to": int(land.flow[tile])} if land.flow[tile] else {})
        | ({"building": me.BUILDING_NAMES[state.building[tile]]} if state.building[tile] else {})
        for tile in range(land.tiles)
    ]
    homes: dict[int, list[tuple[int, list[int]]]] = {}
    for tile in range(land.tiles):
        if land.home[tile] != me.EMPTY:
            homes.setdefault(int(land.home[tile]), []).append((int(land.ring[tile]), [int(land.q[tile]), int(land.r[tile])]))
    listed = [{"center": min(held)[1], "tiles": [place for _, place in sorted(held)]} for _, held in sorted(homes.items())]
    players = int(state.rules.players)
    world: dict[str, Any] = {"format": "tafelrunde-me-map/1", "players": [players, players], "tiles": tiles}
    if listed:
        world["homes"] = listed
    if me.PHASE_NAMES[state.phase] in PHASES:
        world["campaign"] = campaign_block(state)
    return world


def campaign_block(state: MightyEmpires) -> dict[str, Any]:
    """Return how a campaign stands, as the block of a map that begins in the middle (ME-15.4)."""
    land = state.land
    tiles = range(land.tiles)

    def place(tile: int) -> list[int]:
        return [int(land.q[tile]), int(land.r[tile])]

    def at(tile: int) -> dict[str, int]:
        return {"q": int(land.q[tile]), "r": int(land.r[tile])}

    def place_where(row: Iterable[int], seat: int) -> list[int] | None:
        return next((place(tile) for tile, value in enumerate(row) if value == seat), None)

    def player(seat: int) -> dict[str, Any]:
        last = state.last_event[seat]
        return {
            "id": me.SEAT_NAMES[seat],
            "race": me.RACE_NAMES[state.race[seat]],
            **{name: int(getattr(state, name)[seat]) for name in COUNTS},
            "capital": place_where(state.capital, seat),
            "original_capital": place_where(state.original, seat),
            "special_built": bool(state.special_built[seat]),
            "special_tile": place_where(state.special, seat),
            "plague_year": int(state.plague[seat]) or None,
            "status": me.STATUS_NAMES[state.status[seat]],
            "city": any(state.capital[tile] == seat and state.building[tile] == me.Building.CITY for tile in tiles),
            "claimed": any(state.original[tile] == seat and bool(state.claimed[tile]) for tile in tiles),
            "last_event": None if last == me.EMPTY else me.EVENT_NAMES[last],
        }

    owned = [tile for tile in tiles if state.owner[tile] != me.EMPTY]
    weird = [(tile, kind, int(state.weird[tile * me.EFFECTS + kind])) for tile in tiles for kind in range(me.EFFECTS)]
    lying = [(tile, kind, caster) for tile, kind, caster in weird if caster]
    return {
        "round": int(state.round),
        "phase": me.PHASE_NAMES[state.phase],
        "players": [player(seat) for seat in range(state.rules.players)],
        "owners": [{**at(tile), "owner": me.SEAT_NAMES[state.owner[tile]]} for tile in owned],
        "raided": [place(tile) for tile in tiles if state.raided[tile] or state.dragons[tile]],
        "exhausted": [place(tile) for tile in tiles if state.exhausted[tile]],
        "dragons": [{**at(tile), "alive": bool(state.lair[tile])} for tile in map(int, land.volcanoes)],
        "effects": [
            {"kind": me.WEIRD_NAMES[kind], **at(tile), "caster": me.SEAT_NAMES[caster - 1], "expires": me.EXPIRY_NAMES[kind]}
            for tile, kind, caster in lying
        ],
    }


def export(match: Match, game: Game, times: Mapping[int, float] | None = None) -> dict[str, Any]:
    """Return a whole campaign: record, state as everybody sees it, and log (ME-14.16). Not while something is sealed."""
    if hides_something(match):
        raise OptionError("mighty_empires-export-sealed")
    seen = view.observe(cast(MightyEmpires, match.state), SPECTATOR)
    return {
        "format": FORMAT,
        "commitment": match.record.commitment,
        "record": match.save(),
        "state": msgspec.to_builtins(seen),
        "map": export_map(cast(MightyEmpires, match.state)),
        "log": log_entries(match, game, times),
    }


def hides_something(match: Match) -> bool:
    """Return whether somebody has sealed something that is not open yet."""
    state = cast(MightyEmpires, match.state)
    chosen = any(tile != me.EMPTY for tile in state.choice)
    seen = view.observe(state, SPECTATOR)
    sealed = any(army.sealed for battle in seen.battles for army in (battle.army_a, battle.army_b))
    open_secret = seen.phase == "setup_capital" or any(battle.stage == "orders" for battle in seen.battles)
    return chosen or sealed or (open_secret and took_back_a_secret(match))


def took_back_a_secret(match: Match) -> bool:
    """Return whether somebody took a sealed choice back since the last challenge: it never came out, and is still nobody's business."""
    undone = undone_entries(match)
    entries = match.record.entries
    begun = max((entry.number for entry in entries if entry.words[:1] == ("challenge",) and entry.number not in undone), default=0)
    return any(entry.number > begun and entry.words[:1] in SEALED and entry.seat != MASTER for entry in entries if entry.number in undone)


def read_export(text_given: str) -> tuple[str, list[int]]:
    """Return the record of an exported campaign and where its chain of hashes is broken; OptionError if it is none."""
    try:
        data = json.loads(text_given)
    except ValueError as error:
        raise OptionError("mighty_empires-export-json", problem=str(error)) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("record"), str):
        raise OptionError("mighty_empires-export-format", format=FORMAT)
    return data["record"], sorted({*broken_links(data), *different_entries(data["record"], data.get("log", []))})


def different_entries(record: str, log: Sequence[Mapping[str, Any]]) -> list[int]:
    """Return the numbers of entries that the record and the log of an export tell differently."""
    entries = parse_record(record)[0].entries
    written = [(command_of(entry), list(entry.outcomes)) for entry in entries]
    told = [(item.get("command"), item.get("dice")) for item in log]
    pairs = enumerate(zip_longest(written, told), 1)  # entries are numbered through
    return [number for number, (one, other) in pairs if one != other]


def command_of(entry: Entry) -> str:
    """Return an entry of a record as the log writes it."""
    return entry.line().partition(" ")[2].partition(" | ")[0]


# The report


def report(
    match: Match,
    game: Game,
    lang: str,
    *,
    title: str = "",
    date: str = "",
    round_number: int | None = None,
    year: int | None = None,
    corrections: bool = True,
) -> str:
    """Return the campaign report as one page that prints well, in black and white too (ME-14.15)."""
    parts = [chapter for chapter in chapters(match) if wanted(chapter, round_number, year)]
    if not parts:
        raise OptionError("mighty_empires-report-empty")
    last = view.observe(cast(MightyEmpires, parts[-1].last.state), SPECTATOR)
    body = [
        html("h1", title or say(lang, "title")),
        f'<p class="under">{escape(subtitle(match, last, lang, date))}</p>',
        f"<figure>{picture.svg(last, lang, plain=True)}{html('figcaption', say(lang, 'legend'))}</figure>",
        html("h2", say(lang, "ranking")),
        ranking(match, game, last, lang),
        html("h2", say(lang, "history")),
        chart(last, lang),
        history(match, last, lang),
        *(chapter_html(match, game, chapter, lang) for chapter in parts),
        html("h2", say(lang, "ledger")),
        ledger_html(match, game, parts, lang),
    ]
    if corrections:
        body += [html("h2", say(lang, "corrections")), corrections_html(match, game, parts, lang)]
    body += [html("h2", say(lang, "effects")), effects_html(game, last, lang)]
    return page(title or say(lang, "title"), body, lang)


def page(title: str, body: Sequence[str], lang: str) -> str:
    """Return a whole page that prints well."""
    content = "\n".join(body)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style>\n</head>\n'
        f"<body>\n<main>\n{content}\n</main>\n</body>\n</html>\n"
    )


STYLE = """
:root{color-scheme:light}
body{margin:0;background:#fff;color:#111;font:15px/1.45 Georgia,"Times New Roman",serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem}
h1{font-size:2rem;margin:0}h2{font-size:1.35rem;margin:2rem 0 .5rem;border-bottom:1px solid #111}
h3{font-size:1.1rem;margin:1.2rem 0 .3rem}.under{margin:.2rem 0 1rem;color:#333}
table{border-collapse:collapse;width:100%;margin:.4rem 0 1rem;font-size:.92em}
th,td{border:1px solid #777;padding:.2rem .45rem;text-align:left;vertical-align:top}
th{background:#eee}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
figure{margin:1rem 0;text-align:center}figure svg{max-width:100%;height:auto}figcaption{font-size:.85em;color:#333}
ul{margin:.3rem 0 .8rem;padding-left:1.2rem}li{margin:.1rem 0}.gone{text-decoration:line-through}
.sheet{margin-bottom:3rem}
@media print{.sheet{break-after:page}
main{max-width:none;padding:0}h2{break-after:avoid}table,figure{break-inside:avoid}section{break-inside:auto}
@page{size:A4;margin:15mm}}
"""


def wanted(chapter: Chapter, round_number: int | None, year: int | None) -> bool:
    if round_number is not None:
        return chapter.round == round_number and chapter.kind != "setup"
    return year is None or (chapter.year == year and chapter.kind != "setup")


def subtitle(match: Match, seen: view.View, lang: str, date: str) -> str:
    players = ", ".join(called(match, realm.seat, lang) for realm in seen.realms)
    parts = [players, say(lang, "until", round=seen.round, year=seen.year)]
    return " · ".join([*parts, date] if date else parts)


def html(tag: str, said: str) -> str:
    return f"<{tag}>{escape(said)}</{tag}>"


def bullets(lines: Iterable[str]) -> str:
    return f"<ul>{''.join(html('li', line) for line in lines)}</ul>"


def table(heads: Sequence[str], rows: Iterable[Sequence[object]], nothing: str = "") -> str:
    """Return a table, or what stands instead of an empty one; numbers stand at the right."""

    def cell(tag: str, value: object) -> str:
        kind = ' class="n"' if isinstance(value, int) else ""
        return f"<{tag}{kind}>{escape(str(value))}</{tag}>"

    listed = list(rows)
    if nothing and not listed:
        return html("p", nothing)
    head = "".join(cell("th", name) for name in heads)
    lines = "".join(f"<tr>{''.join(cell('td', value) for value in row)}</tr>" for row in listed)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>"


def ranking(match: Match, game: Game, seen: view.View, lang: str) -> str:
    counted = ("tiles", "cities", "castles", "mines", "hoards", "markers", "gold", "score")
    names = ("rank", "realm", "race", "fields", *counted[1:])
    realms = sorted(seen.realms, key=picture.final_key, reverse=True)
    rows = [
        [
            number,
            f"{picture.letter_of(realm.seat, lang)} · {called(match, realm.seat, lang)}",
            str(word(game, lang, realm.race)),
            *(getattr(realm, name) for name in counted),
        ]
        for number, realm in enumerate(realms, 1)
    ]
    return table(titles(lang, "column", *names), rows)


def history(match: Match, seen: view.View, lang: str) -> str:
    """Return the points of every round, split into their parts (ME-17.6)."""
    heads = [say(lang, "column-round"), *(called(match, realm.seat, lang) for realm in seen.realms)]
    parts = ([one.round, *(say(lang, "parts", **msgspec.structs.asdict(realm)) for realm in one.realms)] for one in seen.history)
    return table(heads, parts, say(lang, "no-round"))


def chart(seen: view.View, lang: str) -> str:
    """Return the points over the rounds as a picture; lines differ by dashes and letters, not only by colour."""
    if not seen.history:
        return ""
    points = [[one.score for one in standings.realms] for standings in seen.history]
    top = max([5, seen.target, *(value for row in points for value in row)])
    rounds = max(1, len(points) - 1)

    def place(index: int, value: int) -> str:
        return f"{40 + index * (WIDTH - 70) / rounds:.1f},{HEIGHT - 30 - value * (HEIGHT - 50) / top:.1f}"

    lines = []
    for seat in range(seen.players):
        path = " ".join(place(index, row[seat]) for index, row in enumerate(points))
        dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        lines.append(f'<polyline fill="none" stroke="#111" stroke-width="1.6"{dash} points="{path}"/>')
    for value in sorted(set(points[-1])):  # those who are equal share a label
        x, y = place(len(points) - 1, value).split(",")
        letters = [picture.letter_of(me.SEAT_NAMES[seat], lang) for seat in range(seen.players) if points[-1][seat] == value]
        lines.append(f'<text x="{float(x) + 4:.1f}" y="{float(y) + 4:.1f}" font-size="12">{escape("".join(letters))}</text>')
    heights = {value: HEIGHT - 30 - value * (HEIGHT - 50) / top for value in range(0, top + 1, 5)}
    axis = "".join(
        f'<text x="34" y="{y + 4:.1f}" font-size="11" text-anchor="end">{value}</text>'
        f'<line x1="40" x2="{WIDTH - 30}" y1="{y:.1f}" y2="{y:.1f}" stroke="#bbb" stroke-width=".6"/>'
        for value, y in heights.items()
    )
    below = "".join(
        f'<text x="{place(index, 0).split(",")[0]}" y="{HEIGHT - 12}" font-size="11" text-anchor="middle">{standings.round}</text>'
        for index, standings in enumerate(seen.history)
    )
    label = escape(say(lang, "chart"))
    return f'<figure><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{axis}{below}{"".join(lines)}</svg></figure>'


def chapter_html(match: Match, game: Game, chapter: Chapter, lang: str) -> str:
    """Return one round or winter: map, what happened, battles."""
    season = str(word(game, lang, chapter.season))
    heading = say(lang, f"chapter-{chapter.kind}", round=chapter.round, year=chapter.year, season=season)
    shown = view.observe(cast(MightyEmpires, chapter.last.state), SPECTATOR)
    told = [happening.told for happening in chapter.happenings]
    lines = [event_text(game, one, lang) for one in told if one.kind not in QUIET | BATTLE_DETAILS and one.kind != "corrected"]
    battles = battles_html(match, game, chapter.happenings, lang)
    map_picture = f"<figure>{picture.svg(shown, lang, plain=True, bare=True)}</figure>" if chapter.kind != "setup" or len(told) > 1 else ""
    return f"<section>{html('h2', heading)}{map_picture}{bullets(lines)}{battles}</section>"


def battles_html(match: Match, game: Game, happenings: Sequence[Happening], lang: str) -> str:
    """Return the results of a round as a table with the comments on them, and every die of simulated battles below it (ME-9.18)."""
    rows, details, pending = [], [], list[str]()
    commented = any(happening.comments for happening in happenings)
    for happening in happenings:
        one = happening.told
        if one.kind in BATTLE_DETAILS:
            pending.append(event_text(game, one, lang))
        elif one.kind == "result":
            f = one.fields
            sides = f"{called(match, str(f['seat']), lang)} – {called(match, str(f['other']), lang)}"
            classes = f"{word(game, lang, f['class_a'])} / {word(game, lang, f['class_b'])}"
            rows.append([sides, str(f["tile"]), f"{f['vp_a']} : {f['vp_b']}", classes])
            if commented:
                rows[-1].append(" · ".join(f"{called(match, seat, lang)}: {comment}" for seat, comment in happening.comments))
            details += [html("h3", sides), bullets(pending)] if pending else []
            pending = []
    if not rows:
        return ""
    heads = titles(lang, "column", "battle", "tile", "points", "class", *(["comment"] if commented else []))
    return f"{html('h3', say(lang, 'battles'))}{table(heads, rows)}{''.join(details)}"


def ledger_html(match: Match, game: Game, parts: Sequence[Chapter], lang: str) -> str:
    """Return a table of gold for every player."""
    rounds = {(chapter.kind == "winter", chapter.round) for chapter in parts}
    found = []
    for seat in match.seats:
        rows = [
            [row.round, str(word(game, lang, row.season)), say(lang, f"why-{row.why}"), row.change, row.balance]
            for row in bookings(match)
            if row.seat == seat and (row.season == "winter", row.round) in rounds
        ]
        if rows:
            heads = titles(lang, "ledger", "round", "season", "why", "change", "balance")
            found.append(html("h3", called(match, seat, lang)) + table(heads, rows))
    return "".join(found)


def corrections_html(match: Match, game: Game, parts: Sequence[Chapter], lang: str) -> str:
    """Return what game masters did in a time, with reasons; what was taken back again says so."""
    numbers = [happening.number for chapter in parts for happening in chapter.happenings]
    undone = undone_entries(match)
    rows = []
    done = [position for position in match.positions if position.entry and position.entry.seat == MASTER]
    lines = {position.entry.number: spoken(match, game, position, lang) for position in done if position.entry}
    for entry in match.record.entries:
        if entry.seat != MASTER or not min(numbers) <= entry.number <= max(numbers) + trailing(match, numbers):
            continue
        if entry.undo or entry.redo:
            what = say(lang, "undo", number=entry.undo) if entry.undo else say(lang, "redo", number=entry.redo)
        else:
            what = " ".join(lines.get(entry.number, [" ".join(entry.words)]))
        state = say(lang, "taken-back", number=undone[entry.number]) if entry.number in undone else ""
        rows.append([entry.number, entry.by, what, entry.because, state])
    return table(titles(lang, "column", "number", "who", "what", "why", "state"), rows, say(lang, "no-corrections"))


def trailing(match: Match, numbers: Sequence[int]) -> int:
    """Return how many entries behind these belong to them, too: those of an undo after the last thing that happened."""
    later = [p.entry.number for p in match.positions if p.entry and p.entry.number > max(numbers)]
    return (min(later) if later else len(match.record.entries) + 1) - max(numbers) - 1


def effects_html(game: Game, seen: view.View, lang: str) -> str:
    """Return the effects that lie on the land, with their expiry."""
    rows = [
        [tile.name, str(word(game, lang, effect.kind)), str(word(game, lang, effect.caster)), say(lang, f"expires-{effect.expires}")]
        for tile in seen.tiles
        for effect in tile.effects
    ]
    return table(titles(lang, "column", "tile", "effect", "caster", "expires"), rows, say(lang, "no-effects"))


# Battle sheets


REMINDED = ("scouts", "spies", "assassin", "reinforcements", "all_or_nothing")
"""Events that matter at the table."""
SUMMANDS = ("base", "largest", "plague", "free", "reinforced", "bought")
BLANK = "________"


def battle_sheets(match: Match, game: Game, lang: str) -> str:
    """Return the sheets of all battles that wait at the table, one on a page, as everybody may know them (ME-14.2)."""
    seen = view.observe(cast(MightyEmpires, match.state), SPECTATOR)
    waiting = [battle for battle in seen.battles if battle.stage == "to_be_played"]
    body = [sheet_html(match, game, seen, battle, lang) for battle in waiting]
    return page(say(lang, "sheets"), body or [html("p", say(lang, "no-sheets"))], lang)


def sheet_html(match: Match, game: Game, seen: view.View, battle: view.Battle, lang: str) -> str:
    """Return one sheet: round, armies with every summand, battlefield, reminders, and room for the result."""

    def print_text(key: str, **fields: object) -> str:
        return text(lang, f"mighty_empires_web-{key}", **fields)

    realms = {realm.seat: realm for realm in seen.realms}
    sides = ((battle.a, battle.army_a, "role-a"), (battle.b, battle.army_b, "role-b"))
    names = [called(match, seat, lang) for seat, _, _ in sides]
    season = str(word(game, lang, seen.season))
    when = print_text("when", year=seen.year, season=season, round=seen.round, rounds=seen.max_rounds)
    roles = [f"({word(game, lang, realms[seat].race)}, {print_text(role)})" for seat, _, role in sides]
    heads = [f"{name} {role}" for name, role in zip(names, roles, strict=True)]
    armies = [army_summands(army) for _, army, _ in sides]
    summands = [key for key in SUMMANDS if any(key in army for army in armies)]
    rows = [[print_text(f"army-{key}"), *(points_text(army, key) for army in armies)] for key in summands]
    totals = []
    for (seat, army, _), points in zip(sides, armies, strict=True):
        more = print_text("army-more", most=min(me.MOST_BOUGHT, realms[seat].gold)) if army.bought is None else ""
        totals.append(f"{sum(value or 0 for value in points.values())} {more}".strip())
    rows.append([print_text("army-total"), *totals])
    events = [(name, realms[seat].event) for name, (seat, _, _) in zip(names, sides, strict=True)]
    happens = [(name, event) for name, event in events if event in REMINDED]
    told = [f"{name}: {word(game, lang, event)}. {text(lang, f'mighty_empires-about-{event}')}" for name, event in happens]
    reminders = [print_text(f"paper-{key}") for key in reminders_of(seen, battle, [event for _, event in events])]
    free, assassin = any("free" in army for army in armies), "assassin" in dict(events).values()
    asked = {"vp": True, "gold": True, "reinforce": free, "assassin": assassin, "fallen": True}
    once = {"rounds": True, "hill": battle.ground == "mountain", "dragon": battle.dragon, "siege": battle.siege, "comment": True}
    blanks = [[print_text(f"result-{key}"), BLANK, BLANK] for key, needed in asked.items() if needed]
    blanks += [[print_text(f"result-{key}"), BLANK, ""] for key, needed in once.items() if needed]
    ground = f"{text(lang, f'mighty_empires_map-setup-{battle.ground}')} {print_text('paper-terrain')}"
    parts = [
        html("h1", print_text("paper-title", a=names[0], b=names[1])),
        f'<p class="under">{escape(when)} · {escape(print_text("paper-rounds", rounds=battle.rounds))}</p>',
        html("h2", f"{battle.tile}: {word(game, lang, battle.ground)}") + html("p", ground),
        table(["", *heads], rows),
    ]
    for heading, lines in (("events", told), ("paper-remember", reminders)):
        if lines:
            parts.append(html("h2", print_text(heading)) + bullets(lines))
    parts += [html("h2", print_text("paper-result")), table(["", *names], blanks), html("p", print_text("paper-classes"))]
    return f'<section class="sheet">{"".join(parts)}</section>'


def points_text(army: Mapping[str, int | None], key: str) -> str:
    """Return one summand of an army as it stands on a sheet; what is not known yet is filled in by hand."""
    if key not in army:
        return ""
    points = army[key]
    if points is None:
        return BLANK
    return str(points) if key == "base" else f"{'−' if points < 0 else '+'}{abs(points)}"


def army_summands(army: view.Army) -> dict[str, int | None]:
    """Return what an army consists of; None where that is still sealed or said at the table."""
    sometimes = {"largest": army.largest, "plague": -army.plague, "free": army.free}
    found: dict[str, int | None] = {"base": army.base, **{name: points for name, points in sometimes.items() if points}}
    return found | ({"reinforced": army.reinforced} if army.free else {}) | {"bought": army.bought}


def reminders_of(seen: view.View, battle: view.Battle, events: Sequence[str | None]) -> list[str]:
    """Return what both should not forget in a battle."""
    holds = {"siege": battle.siege, "dragon": battle.dragon, "hill": battle.ground == "mountain"}
    holds |= {"1500": battle.base == 1500, "2500": battle.base == 2500, "wounds": seen.assassin_wounds and "assassin" in events}
    return [key for key, needed in holds.items() if needed]


# What the house hands out

DOCUMENTS = {"report": "text/html", "battles": "text/html", "ledger": "text/csv", "campaign": "application/json", "map": "application/json"}


def document(match: Match, name: str, lang: str, asked: Mapping[str, str], times: Mapping[int, float] | None = None) -> str:
    """Return one of DOCUMENTS; of a report `asked` may name a round or a year, and leave out corrections."""
    game = match.game
    if name == "report":
        number, year, corrections = asked_number(asked, "round"), asked_number(asked, "year"), asked.get("corrections") != "no"
        title, date = asked.get("title", ""), asked.get("date", "")
        return report(match, game, lang, title=title, date=date, round_number=number, year=year, corrections=corrections)
    if name == "battles":
        return battle_sheets(match, game, lang)
    if name == "ledger":
        return ledger(match, game, lang)
    made = export(match, game, times) if name == "campaign" else export_map(cast(MightyEmpires, match.state))
    return json.dumps(made, ensure_ascii=False, indent=1) + "\n"


def asked_number(asked: Mapping[str, str], name: str) -> int | None:
    if not asked.get(name):
        return None
    if not asked[name].isdecimal() or len(asked[name]) > 3:
        raise OptionError("mighty_empires-report-number", name=name, found=asked[name])
    return int(asked[name])


PAPERS = Documents(kinds=DOCUMENTS, write=document, read=read_export)
