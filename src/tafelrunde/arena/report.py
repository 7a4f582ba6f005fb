"""A contest as a page: one file without anything from elsewhere, light and dark, to be read on a screen or printed."""

from __future__ import annotations

import importlib.util
import shlex
from collections.abc import Sequence
from html import escape

from tafelrunde.arena.plan import Plan, Played
from tafelrunde.arena.sprt import LOWER, UPPER
from tafelrunde.arena.statistics import CONFIDENCE, Duel
from tafelrunde.arena.summary import Summary
from tafelrunde.games import find_game
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.texts import has_text, text, word

LABEL = 40  # characters of a sentence beside a plot

STYLE = """
:root { color-scheme: light dark; --table: #f4efe6; --surface: #fff; --ink: #1f2430; --muted: #5a6072; --hair: #ddd6c8;
  --first: #0b5fa5; --second: #c4430e; --good: 0, 120, 90; --bad: 196, 67, 14; }
@media (prefers-color-scheme: dark) { :root { --table: #16211c; --surface: #1f2b26; --ink: #f2eee4; --muted: #b4bbb0; --hair: #35433c;
  --first: #6db9ee; --second: #ff9a66; --good: 110, 210, 170; --bad: 255, 140, 90; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--table); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { display: grid; gap: 1.25rem; grid-template-columns: repeat(2, minmax(0, 1fr)); max-width: 60rem; margin: 0 auto;
  padding: 2rem 1rem 3rem; }
header, section.wide, footer { grid-column: 1 / -1; }
h1 { margin: 0; font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 0 0 .25rem; font-size: 1.15rem; }
p { margin: .25rem 0 .75rem; }
header p, .note, footer { color: var(--muted); }
.note { font-size: .9rem; }
section { background: var(--surface); border: 1px solid var(--hair); border-radius: 14px; padding: 1.1rem 1.25rem; min-width: 0; }
svg { display: block; width: 100%; height: auto; }
.scroll { overflow-x: auto; }
section.wide .scroll > svg { min-width: 34rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .35rem .6rem; text-align: right; border-bottom: 1px solid var(--hair); white-space: nowrap; }
th { color: var(--muted); font-weight: 600; font-size: .85rem; }
th:first-child, td:first-child, .left { text-align: left; }
tbody th { color: var(--ink); font-size: 1rem; }
tr:last-child > * { border-bottom: 0; }
td small { display: block; color: var(--muted); }
.matrix td small { color: inherit; }
td.words { white-space: normal; }
.matrix td { text-align: center; }
.matrix thead th + th { text-align: center; }
.verdict { font-size: 1.1rem; }
code { display: block; overflow-x: auto; padding: .6rem .8rem; border: 1px solid var(--hair); border-radius: 9px;
  background: var(--surface); color: var(--ink); font: .9rem/1.4 ui-monospace, monospace; white-space: pre-wrap; }
@media (max-width: 44rem) { main { grid-template-columns: minmax(0, 1fr); } }
@media print { :root { --table: #fff; --surface: #fff; --ink: #000; --muted: #444; --hair: #bbb; --first: #0b5fa5; --second: #c4430e;
  --good: 0, 120, 90; --bad: 196, 67, 14; } main { padding: 0; max-width: none; } section { break-inside: avoid; border-radius: 0; }
  body { font-size: 11pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
"""


def check_plotting() -> None:
    """Raise OptionError if what draws plots is not installed."""
    if importlib.util.find_spec("matplotlib") is None:
        raise OptionError("extra-missing", what="--html", extra="tafelrunde[arena]")


class Page:
    """The report of one contest in one language."""

    def __init__(self, lang: str, plan: Plan, games: Sequence[Played], summary: Summary) -> None:
        self.lang = lang
        self.plan = plan
        self.games = games
        self.summary = summary
        self.game = find_game(plan.game)

    def t(self, key: str, **fields: object) -> str:
        return text(self.lang, f"arena-{key}", **fields)

    def share(self, value: float) -> str:
        return text(self.lang, "cli-share", share=value)

    def between(self, interval: Sequence[float]) -> str:
        return f"{self.share(interval[0])} – {self.share(interval[1])}"

    def count(self, value: float) -> str:
        return text(self.lang, "cli-figure", value=round(value, 1))

    def figure(self, value: float) -> str:
        return self.t("figure", value=round(value, 1))

    def bot(self, name: str) -> str:
        """Return the name of a bot, as people call it."""
        return self.t(f"name-{name}") if has_text(self.lang, f"arena-name-{name}") else name

    def seat(self, name: str) -> str:
        return str(word(self.game, self.lang, name))

    def html(self) -> str:
        """Return the whole page."""
        title = self.t("title", game=text(self.lang, f"{self.plan.game}-title"))
        parts = [self.header(title), self.ladder(), self.test(), self.matrix(), self.lengths(), self.seats() or self.ends()]
        parts += [self.openings(), self.ends() if self.summary.seats else ""]
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n'
            + "\n".join(filter(None, parts))
            + f"\n{self.footer()}\n</main>\n</body>\n</html>\n"
        )

    def section(self, key: str, body: str, wide: bool = False) -> str:
        """Return a part of the page, with a line that says how to read it."""
        kind = ' class="wide"' if wide else ""
        return f'<section{kind}>\n<h2>{escape(self.t(key))}</h2>\n<p class="note">{escape(self.t(f"{key}-note"))}</p>\n{body}\n</section>'

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "") -> str:
        """Return a table; cells are HTML already."""
        head = "".join(f"<th>{column}</th>" for column in columns)
        body = "".join(f"<tr>{''.join(row)}</tr>\n" for row in rows)
        return f'<div class="scroll"><table{kind}><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>'

    def header(self, title: str) -> str:
        bots = ", ".join(self.bot(name) for name in self.plan.bots)
        facts = self.t("facts", games=len(self.games), players=self.plan.players, bots=bots)
        kind = self.t(f"kind-{self.plan.kind}")
        return f"<header>\n<h1>{escape(title)}</h1>\n<p>{escape(facts)}<br>{escape(kind)}</p>\n</header>"

    def ladder(self) -> str:
        from tafelrunde.arena.plots import WIDE, intervals  # an extra

        rows, cells = [], []
        for rank, one in enumerate(self.summary.standings, 1):
            half = CONFIDENCE * one.deviation
            rows.append((self.bot(one.bot), one.rating, (one.rating - half, one.rating + half)))
            values = (
                f"{self.figure(one.rating)} ± {self.figure(half)}",
                self.share(one.score),
                self.between(one.interval),
                self.count(one.games),
                f"{one.wins} – {one.draws} – {one.losses}",
            )
            cells.append([f"<td>{rank}. {escape(self.bot(one.bot))}</td>", *(f"<td>{value}</td>" for value in values)])
        columns = [self.t(key) for key in ("bot", "rating", "score", "between", "games", "record")]
        plot = intervals("ladder", self.t("ladder"), WIDE, rows, self.figure, self.count, self.t("rating"))
        return self.section("ladder", f'<div class="scroll">{plot}</div>{self.table(columns, cells)}', wide=True)

    def test(self) -> str:
        """Return what the test says, if there was one."""
        verdict = self.summary.sprt
        if verdict is None:
            return ""
        limits = {"low": LOWER, "high": UPPER, "ratio": verdict.ratio}
        fields: dict[str, object] = {name: self.t("figure", value=round(value, 2)) for name, value in limits.items()}
        fields |= {"elo0": self.figure(verdict.elo0), "elo1": self.figure(verdict.elo1), "games": verdict.games}
        first, second = (self.bot(name) for name in self.plan.bots[:2])
        said = self.t(f"sprt-{verdict.answer}", first=first, second=second, **fields)
        return self.section("sprt", f'<p class="verdict">{escape(said)}</p>', wide=True)

    def matrix(self) -> str:
        """Return who did how against whom, the strongest first."""
        names = [one.bot for one in self.summary.standings]
        known = {duel.bots: duel for duel in self.summary.duels}
        rows = []
        for one in names:
            row = [f'<th scope="row">{escape(self.bot(one))}</th>']
            for other in names:
                straight, turned = known.get((one, other)), known.get((other, one))
                row.append(self.matrix_cell(straight or turned, straight is None) if straight or turned else "<td>–</td>")
            rows.append(row)
        columns = ["", *(escape(self.bot(name)) for name in names)]
        key = "together" if self.plan.kind == "together" else "matrix"
        return self.section(key, self.table(columns, rows, ' class="matrix"'), wide=True)

    def matrix_cell(self, duel: Duel | None, turned: bool) -> str:
        """Return one comparison, tinted by how clear it is; `turned` where it was made the other way round."""
        assert duel
        value, interval, scale = 2 * duel.score - 1, duel.interval, (0.5, 0.5)
        if duel.difference is not None and duel.difference_interval:
            value, interval, scale = duel.difference, duel.difference_interval, (0.0, 1.0)
        sign, shown = (-1, (-interval[1], -interval[0])) if turned else (1, interval)
        if turned and scale[0]:
            shown = (1 - interval[1], 1 - interval[0])
        value *= sign
        tint = f"rgba(var({'--good' if value > 0 else '--bad'}), {abs(value) * 0.4:.2f})"
        main, small = self.share(scale[0] + scale[1] * value), self.between(shown)
        return f'<td style="background: {tint}">{main}<small>{small}</small></td>'

    def lengths(self) -> str:
        from tafelrunde.arena.plots import HALF, histogram

        decisions = [played.decisions for played in self.games]
        plot = histogram("lengths", self.t("lengths"), HALF, decisions, self.count, self.t("decisions"), self.t("games"))
        found = self.summary.length
        said = self.t("lengths-said", **{name: self.count(found[name]) for name in ("median", "p10", "p90", "shortest", "longest")})
        return self.section("lengths", f"{plot}<p>{escape(said)}</p>")

    def seats(self) -> str:
        from tafelrunde.arena.plots import HALF, intervals

        if not self.summary.seats:
            return ""
        rows = [(self.seat(one.seat), one.score, one.interval) for one in self.summary.seats]
        plot = intervals("seats", self.t("seats"), HALF, rows, self.share, self.share, self.t("score"), 0.5)
        return self.section("seats", plot)

    def openings(self) -> str:
        from tafelrunde.arena.plots import WIDE, intervals

        found = self.summary.openings
        if not found:
            return ""
        rows = [(f"{shortened(one.sentence)} × {one.games}", one.score, one.interval) for one in found]
        plot = intervals("openings", self.t("openings"), WIDE, rows, self.share, self.share, self.t("score"))
        return self.section("openings", f'<div class="scroll">{plot}</div>', wide=True)

    def ends(self) -> str:
        """Return why the games ended."""
        rows = []
        for reason, count in sorted(self.summary.reasons.items(), key=lambda item: -item[1]):
            said = escape(text(self.lang, f"{self.plan.game}-word-{reason}"))
            rows.append([f'<td class="words">{said}</td>', f"<td>{self.count(count)}</td><td>{self.share(count / len(self.games))}</td>"])
        return self.section("ends", self.table([self.t("end"), self.t("games"), ""], rows))

    def footer(self) -> str:
        again = self.t("again", version=self.summary.version, strength=self.summary.strength)
        return f"<footer>\n<p>{escape(again)}</p>\n<code>{escape(command_of(self.plan))}</code>\n</footer>"


def shortened(sentence: str) -> str:
    """Return a sentence as a label."""
    return sentence if len(sentence) <= LABEL else f"{sentence[: LABEL - 1]}…"


def command_of(plan: Plan) -> str:
    """Return the command that plays a contest again."""
    game = find_game(plan.game)
    usual = game.read_options(plan.players, {}, bots=plan.players)
    words = ["tafelrunde", "arena", plan.game, "--bots", ",".join(plan.bots), "--games", str(plan.games), "--players", str(plan.players)]
    words += [part for name, value in plan.options.items() if usual.get(name) != value for part in ("-o", f"{name}={value}")]
    return shlex.join([*words, "--seed", str(plan.seed)])


def report_page(lang: str, plan: Plan, games: Sequence[Played], summary: Summary) -> str:
    """Return a contest as HTML."""
    check_plotting()
    return Page(lang, plan, games, summary).html()
