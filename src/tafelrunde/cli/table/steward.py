"""Keeps the game going at the table: bots, hand-over, undo, saving, the end."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual.worker import Worker

from tafelrunde.cli.table import reading
from tafelrunde.cli.table.dialogs import Dialog, HandOver, NameDialog
from tafelrunde.cli.table.session import FileTrouble, said
from tafelrunde.cli.table.speech import merged
from tafelrunde.cli.table.turn import Turn
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.texts import wait_text

if TYPE_CHECKING:
    from tafelrunde.cli.table.play import PlayScreen

PACES = (0.0, 0.4, 1.0, 2.5)
"""Seconds that a bot's play takes at least, so that people can follow."""
USUAL_PACE = 2
NEWS = 6  # lines that the hand-over shows


class Steward:
    """Everything that happens around a decision of the person at the screen."""

    def __init__(self, screen: PlayScreen, pace: int) -> None:
        self.screen = screen
        self.session = screen.session
        self.pace = pace
        self.paused = False
        self.thinking = False
        self.announced = False
        self.handing_over = False
        self.bots: dict[int, Any] = {}
        self.work: Worker[None] | None = None

    # Going on

    def advance(self) -> None:
        """Go on from the present position: ask the person, let a bot play, change places, or announce the end."""
        session, screen = self.session, self.screen
        screen.turn = None
        self.autosave()
        if session.match.over:
            self.announce_end()
        elif screen.review is not None or self.handing_over:
            pass
        elif session.must_hand_over():
            if session.game.secrets:
                self.hand_over()
            else:
                session.viewer = session.next_actor()
                self.advance()
                return
        elif session.my_decision():
            screen.turn = Turn(session, session.scene())
        elif not self.paused:
            self.let_bot_play()
        screen.show_table()

    def announce_end(self) -> None:
        screen, session = self.screen, self.session
        if self.announced:
            return
        self.announced = True
        screen.perspective = session.viewer
        answers = [("review", session.t("end-look"))]
        if session.unsaved:
            answers.append(("save", session.t("end-save")))
        answers.append(("quit", session.t("end-quit")))
        answers.append(("", session.t("end-close")))
        screen.app.push_screen(Dialog(session.t("over"), reading.end_text(session), answers), self.after_end)

    def after_end(self, answer: str | None) -> None:
        if answer == "review":
            self.screen.action_earlier()
        elif answer == "save":
            self.save()
        elif answer == "quit":
            self.quit()

    # People

    def hand_over(self) -> None:
        """Hide everything private, then wait until the next person sits at the screen."""
        session = self.session
        actor = session.next_actor()
        session.viewer = SPECTATOR
        self.handing_over = True
        self.screen.notice = ""  # it may have been a hint
        prompt = session.prompt(session.match.state, actor)
        why = wait_text(session.game, prompt, session.lang) if prompt else ""
        last = len(session.match.positions) - 1
        news = [told.text for told in merged(session.log(last, SPECTATOR)) if told.entry.position == last][-NEWS:]

        def seated(answer: str | None) -> None:
            self.handing_over = False
            if answer == "go":
                session.viewer = actor
            self.after_hand_over(answer)

        self.screen.app.push_screen(HandOver(session.full_name(actor), why, news), seated)

    def after_hand_over(self, answer: str | None) -> None:
        """After the hand-over screen: go on, or do first what was asked for there."""
        if answer == "undo":
            self.undo(self.advance)
        elif answer == "save":
            self.save(lambda _: self.advance())
        elif answer == "quit":
            self.quit(self.advance)
        else:
            if answer == "language":
                self.screen.action_language()
            self.advance()

    # Bots

    def bot(self, seat: int) -> Any:
        """Return the bot of a seat, up to date; it keeps its own dice and thoughts through the match."""
        from tafelrunde.bots.memory import Listener, heard_by

        if seat not in self.bots:
            from tafelrunde.bots import make_bot

            seed = zlib.crc32(f"{self.session.match.record.commitment} {seat}".encode())
            self.bots[seat] = Listener(make_bot(self.session.plans[seat].bot, self.session.game, seed))
        self.bots[seat].hear(heard_by(self.session.match, seat))
        return self.bots[seat].bot

    def let_bot_play(self, once: bool = False) -> None:
        if not self.thinking:
            self.thinking = True
            turn = self.bot_turn(self.session.next_actor(), self.session.plays, once)
            self.work = self.screen.run_worker(turn, group="bots")

    async def bot_turn(self, seat: int, ticket: int, once: bool) -> None:
        """Let a bot think beside the screen, wait a little, and play what it chose unless things have changed.

        `once`: also while the bots are paused.
        """
        session = self.session
        started = time.monotonic()
        try:
            from tafelrunde.bots import Seen

            bot = self.bot(seat)
            play = await asyncio.to_thread(bot.choose, Seen(session.game, session.match.state, seat))
            if not once:
                await asyncio.sleep(max(PACES[self.pace] - (time.monotonic() - started), 0))
            if ticket == session.plays and (once or not self.paused) and self.screen.review is None:
                session.play_actions(seat, play)
        except Exception as error:  # a bot must not bring the table down
            self.thinking, self.paused = False, True
            self.screen.tell(session.t("bot-failed", name=session.full_name(seat), reason=said(error, session.lang)))
            return
        self.thinking = False
        self.advance_quietly()

    def hint(self) -> None:
        """Say what a strong player would play, and why; it is not played."""
        if self.screen.turn and self.screen.review is None:
            self.screen.tell(self.session.t("hint-thinking"))
            self.screen.run_worker(self.think_of_hint(self.session.viewer, self.session.plays), group="hint", exclusive=True)
        else:
            self.screen.tell(self.session.t("hint-not-now"))

    async def think_of_hint(self, seat: int, ticket: int) -> None:
        session, screen = self.session, self.screen
        try:
            from tafelrunde.bots import Seen
            from tafelrunde.bots.advice import suggest

            advice = await asyncio.to_thread(suggest, Seen(session.game, session.match.state, seat), ticket)
        except Exception as error:  # a bot must not bring the table down
            screen.tell(session.t("hint-failed", reason=said(error, session.lang)))
            return
        if ticket == session.plays and screen.turn and session.viewer == seat:
            screen.notice = ""
            text = reading.advice_text(session, advice, screen.turn.choices.say)
            screen.app.push_screen(Dialog(session.t("hint-title"), text, [("", session.t("end-close"))]))
            screen.show_table()

    def pause(self) -> None:
        """Stop or restart the bots."""
        self.paused = not self.paused
        if self.paused and self.work:
            self.work.cancel()
            self.thinking = False
        self.screen.notice = self.session.t("paused" if self.paused else "running")
        self.advance_quietly()

    def step(self) -> None:
        """Let a paused bot make one play."""
        session = self.session
        if self.paused and not session.match.over and not session.my_decision() and self.screen.review is None:
            self.let_bot_play(once=True)

    def change_pace(self, count: int) -> None:
        self.pace = (self.pace + count) % len(PACES)
        seconds = f"{PACES[self.pace]:g}"
        self.screen.tell(self.session.t("pace", seconds=seconds) if PACES[self.pace] else self.session.t("pace-off"))

    def advance_quietly(self) -> None:
        """Go on, but leave a decision that is being made alone."""
        if self.screen.turn:
            self.screen.show_table()
        else:
            self.advance()

    # Undo, resign

    def undo(self, after: Callable[[], object] | None = None) -> None:
        """Take back the last play of a person; the other people are asked where that is not free."""
        session, screen = self.session, self.screen
        seat = session.undo_seat()
        done = after or self.advance_quietly
        if seat is None or session.match.over:
            screen.tell(session.t("undo-over" if session.match.over else "undo-nothing"))
            done()
            return
        asked = session.undo_asks(seat)
        if not asked:
            self.take_back(seat)
            return
        names = ", ".join(session.full_name(other) for other in asked)
        question = session.t("undo-ask", seat=session.full_name(seat), names=names)

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self.take_back(seat)
            else:
                screen.notice = session.t("undo-no")
                done()

        answers = [("yes", session.t("agree")), ("", session.t("refuse"))]
        screen.app.push_screen(Dialog(session.t("undo-title"), question, answers), answered)

    def take_back(self, seat: int) -> None:
        session = self.session
        try:
            session.undo(seat)
            self.screen.notice = session.t("undone", seat=session.seat_name(seat))
        except TafelrundeError as error:
            self.screen.notice = said(error, session.lang)
        self.screen.review = None
        self.advance()

    def resign(self) -> None:
        session, screen = self.session, self.screen
        if not screen.turn or screen.review is not None:
            screen.tell(session.t("resign-not-now"))
            return

        def answered(answer: str | None) -> None:
            if answer == "yes":
                try:
                    session.resign()
                except TafelrundeError as error:
                    screen.tell(said(error, session.lang))
                    return
                self.advance()

        answers = [("yes", session.t("resign-yes")), ("", session.t("resign-no"))]
        screen.app.push_screen(Dialog(session.t("resign-title"), session.t("resign-ask"), answers, 1), answered)

    # Saving, leaving

    def autosave(self) -> None:
        if self.session.autosave and self.session.unsaved:
            try:
                self.session.save()
            except FileTrouble as error:
                self.screen.notice = str(error)

    def save(self, done: Callable[[bool], object] | None = None) -> None:
        """Save, the first time under a name that is asked for; then say whether it worked."""
        session, screen = self.session, self.screen
        finish = done or (lambda saved: None)
        if session.save_path is not None:
            finish(self.save_to(session.save_path))
            return

        def named(name: str | None) -> None:
            path = Path(name or "").expanduser()
            if not name:
                finish(False)
            elif path.exists():
                self.ask_overwrite(path, finish)
            else:
                finish(self.save_to(path))

        screen.app.push_screen(NameDialog(session.t("save-title"), session.free_name(), session.t("save-help")), named)

    def ask_overwrite(self, path: Path, finish: Callable[[bool], object]) -> None:
        session = self.session

        def answered(answer: str | None) -> None:
            finish(answer == "yes" and self.save_to(path))

        answers = [("yes", session.t("overwrite-yes")), ("", session.t("overwrite-no"))]
        question = session.t("overwrite-ask", path=str(path))
        self.screen.app.push_screen(Dialog(session.t("overwrite-title"), question, answers, 1), answered)

    def save_to(self, path: Path) -> bool:
        """Save to a file and say so; from then on every play is saved there."""
        session, screen = self.session, self.screen
        try:
            session.save(path)
        except FileTrouble as error:
            screen.tell(str(error))
            return False
        session.autosave = True
        screen.tell(session.t("saved", path=str(path)))
        return True

    def quit(self, otherwise: Callable[[], object] | None = None) -> None:
        """Leave the table; asks first if something would be lost."""
        session, screen = self.session, self.screen
        if not session.unsaved:
            screen.app.exit()
            return

        def leave(really: bool) -> None:
            if really:
                screen.app.exit()
            elif otherwise:
                otherwise()

        def answered(answer: str | None) -> None:
            if answer == "save":
                self.save(leave)
            else:
                leave(answer == "leave")

        answers = [("save", session.t("quit-save")), ("leave", session.t("quit-leave")), ("", session.t("quit-stay"))]
        screen.app.push_screen(Dialog(session.t("quit-title"), session.t("quit-ask"), answers), answered)
