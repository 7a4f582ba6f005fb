"""Texts of the table that are put together from what is to be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tafelrunde.bots.advice import Advice, hope_text, term_text
from tafelrunde.cli.table.dialogs import Reader
from tafelrunde.cli.table.look import CHOSEN, FREE, HELD, LATEST, POSSIBLE, shield
from tafelrunde.cli.table.panels import short_name
from tafelrunde.cli.table.session import Session, said
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.scene import Group, Scene, stacks_text

if TYPE_CHECKING:
    from tafelrunde.cli.table.tableau import Tableau


def place_text(screen: Tableau) -> str:
    """Return where in the match one is: reviewing, whose view, saved or not."""
    session = screen.session
    parts = []
    if screen.looking == SPECTATOR:
        parts.append(session.t("as-spectator"))
    elif session.hot_seat or session.match.over:
        parts.append(session.t("as-seat", seat=session.seat_name(screen.looking)))
    if screen.steward.paused:
        parts.append(session.t("paused-short"))
    return " · ".join(parts)


def idle_text(screen: Tableau) -> str:
    """Return what stands in the input line while nothing can be entered."""
    session = screen.session
    if screen.review is not None:
        return session.t("review-keys", at=screen.index, last=len(session.match.positions) - 1)
    if session.match.over:
        return session.t("over-keys")
    if screen.steward.paused:
        return session.t("paused-keys")
    return session.t("waiting", seat=session.full_name(session.next_actor()))


def help_text(screen: Tableau, scene: Scene, mine: bool) -> str:
    """Return the line below the prompt: about what was chosen last, or how to choose."""
    turn = screen.turn
    if screen.review is not None or turn is None or not mine:
        return ""
    groups = turn.groups
    here = groups[turn.cursor] if turn.cursor is not None and turn.cursor < len(groups) else None
    chosen = {*turn.choices.tokens, *(here.adds if here else ())}
    for thing in scene.hand:
        if thing.token in chosen and thing.about:
            return f"{thing.name}: {thing.about}"
    words = (*turn.choices.tokens, *(here.adds if here else ()))
    if screen.session.game.lists.get(next(iter(words), ""), 2) > 1:  # where things are listed the first one counts, if it has its place
        for word in words:
            for thing in scene.things:
                if word == thing.word and thing.token in turn.choices.clicks:
                    return f"{short_name(thing)}: {thing.about}"
    if turn.choices.tokens and turn.choices.tokens[-1] in turn.choices.cells:
        return thing_text(screen, turn.choices.tokens[-1])
    return screen.session.t("how" if turn.choices.read is None else "how-free")


def thing_text(screen: Tableau, token: str) -> str:
    """Return what there is to say about a field or a thing."""
    session = screen.session
    scene = session.scene(screen.index, screen.looking)
    for thing in scene.things:
        if thing.token == token:
            return f"{thing.name}: {thing.about}" if thing.about else thing.name
    for cell in scene.cells:
        if cell.token == token and cell.about:
            return f"{cell.name or token}: {cell.about}"
        if cell.token == token:
            parts = [cell.name or token, *filter(None, [*cell.lines[:1], stacks_text(scene, cell.stacks), *cell.lines[1:]])]
            if cell.place:
                holder = session.seat_name(cell.owner) if cell.owner >= 0 else ""
                parts.append(session.t("held-by", seat=holder) if holder else session.t("held-by-nobody"))
            if cell.piece:
                owner = session.seat_name(cell.piece.seat) if cell.piece.seat >= 0 else "–"
                parts.append(session.t("piece", seat=owner, name=cell.piece.name, strength=cell.piece.strength))
            return " · ".join(parts)
    return ""


def only_to_look_at(screen: Tableau, token: str) -> bool:
    """Whether a click asks for what is said about a field: none of the fields is part of a sentence now."""
    choices = screen.turn.choices if screen.turn else None
    if choices is None or token not in choices.cells or any(choices.cells.intersection(one) for one in choices.legal):
        return False
    return any(cell.lines or cell.about for cell in screen.session.scene().cells)


def end_text(session: Session) -> str:
    """Return result and reason, and everybody's place with the facts that mattered."""
    scene = session.scene(-1, SPECTATOR)
    lines = [scene.headline, ""]
    for place, seat in session.result():
        facts = " · ".join(scene.panels[seat].facts) if seat < len(scene.panels) else ""
        lines.append(f"{place}. {shield(scene.coats[seat]).strip()} {session.full_name(seat)}: {facts}")
    return "\n".join(lines)


def advice_text(session: Session, advice: Advice, say: Callable[[Sentence], str]) -> str:
    """Return what a strong player would play, what it hopes for and why."""
    lines = []
    for number, suggestion in enumerate(advice.suggestions):
        sentence, raw = say(suggestion.words), " ".join(suggestion.words)
        hope = hope_text(session.lang, suggestion.value, advice.winning)
        lines.append(session.t("hint-next" if number else "hint-first", sentence=sentence, raw=raw, hope=hope))
        if number == 0:  # a small screen has no room for the reasons of all
            lines += [f"  {term_text(session.lang, session.game.name, term)}" for term in suggestion.terms]
            lines.append("")
    return "\n".join(lines).rstrip()


def details(screen: Tableau) -> str:
    """Return everything about all players, the hand and the signs, as Markdown."""
    session = screen.session
    scene = session.scene(screen.index, screen.looking)
    lines = [scene.headline, ""]
    lines += [f"- {note.label}: {note.text}" for note in scene.notes] + [""] * bool(scene.notes)
    for group in (Group(scene.hand_title, scene.hand), *scene.groups):
        if group.things:
            lines += [f"### {group.title}", ""]
            for thing in group.things:
                count = f" ×{thing.count}" if thing.count > 1 else ""
                about = f": {thing.about}" if thing.about and not scene.legend else ""
                lines.append(f"- **{thing.code}** {thing.name}{count}{about}")
            lines.append("")
    for panel in scene.panels:
        coat = scene.coats[panel.seat]
        lines += [f"### {shield(coat).strip()} {session.full_name(panel.seat)}", "", " · ".join(panel.facts), ""]
        lines += [f"- {row.label}: {row.text}" for row in panel.rows]
        lines.append("")
    if sheets := [cell for cell in scene.cells if cell.lines or cell.about]:
        lines += [f"### {session.t('board-title')}", ""]
        lines += [f"- {thing_text(screen, cell.token)}" for cell in sheets]
        lines.append("")
    if scene.legend:
        lines += [f"### {session.t('legend-title')}", ""]
        lines += [f"- **{row.label}**: {row.text}" for row in scene.legend]
        lines.append("")
    if any(cell.signs for cell in scene.cells):
        signs = session.t("signs-tiles", possible=POSSIBLE, chosen=CHOSEN, latest=LATEST)
    elif sheets:
        signs = session.t("signs-sheets", possible=POSSIBLE, chosen=CHOSEN, latest=LATEST)
    else:
        signs = session.t("signs", possible=POSSIBLE, chosen=CHOSEN, latest=LATEST, free=FREE, held=HELD)
    return "\n".join([*lines, f"### {session.t('signs-title')}", "", signs])


def open_rule(screen: Tableau, rule: str) -> None:
    """Open the paragraph of the rulebook."""
    from tafelrunde.rulebook import paragraph

    session = screen.session
    try:
        source = paragraph(session.game.name, rule, session.lang)
    except (TafelrundeError, OSError) as error:
        screen.tell(said(error, session.lang))
        return
    screen.app.push_screen(Reader(session.t("rule-title", rule=rule), source))
